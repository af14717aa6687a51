"""A game being played in the terminal by people and bots.

Everything people see comes from the view of their seat. The state itself is asked only who is to
move, and written down as the record.
"""

import signal
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from types import FrameType

from yurt.bots.bot import Clock
from yurt.cli import opponents
from yurt.cli.choices import list_moves, number_moves
from yurt.cli.complaint import Complaint
from yurt.cli.rules import show_rules
from yurt.cli.screen import Screen
from yurt.cli.speech import own_words
from yurt.cli.table import Table, Viewer
from yurt.cli.waiting import compile_aside
from yurt.engine.chance import seeded
from yurt.engine.layout import CHANCE
from yurt.engine.match import Match
from yurt.engine.record import write
from yurt.engine.spec import LEVEL_COUNT, decimal
from yurt.engine.state import View
from yurt.engine.words import Say, Seat, say
from yurt.server.pace import patience, time_of

# A bot takes this long at least, so that its pace does not tell whether it had a choice (ZAYO-43).
BOT_SECONDS = 0.1


class Leave(Exception):
    """Someone wants to stop playing."""


@dataclass(frozen=True)
class Seating:
    """The names of all seats, and which bots (``level-3``) have some of them; the others are
    people."""

    names: tuple[str, ...]
    bots: Mapping[int, str]


class Session:
    """One game from the first event to the last, or to the moment somebody leaves."""

    def __init__(
        self, match: Match, seating: Seating, screen: Screen, language: str, seed: int, path: Path
    ) -> None:
        self.match = match
        self.game = match.game
        self.names = seating.names
        self.kinds = seating.bots
        self.humans = [seat for seat in range(len(self.names)) if seat not in self.kinds]
        self.bots = {seat: opponents.make(kind) for seat, kind in self.kinds.items()}
        self.screen = screen
        self.language = language
        self.path = path
        self.table = Table(match, self.humans or [None])
        self.chance = seeded(f"{seed} chance")
        self.seed = seed
        # The seat that decided last, and the person who sits before the screen.
        self.last: int | None = None
        self.holder: int | None = None
        # What is told in this game must not stay on the screen: remembering is the game.
        self.is_fleeting = bool(self.game.momentary)

    def run(self) -> int:
        """Plays, saves the record whatever happens, and answers the exit status."""
        status = 0
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), leave)
        try:
            self.greet()
            self.play()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            if not isinstance(reason, Leave):
                self.screen.line()
            self.put("left-early")
            status = 130 if isinstance(reason, KeyboardInterrupt) else 0
        finally:
            saved = self.save()
        return status if saved else 1

    def put(self, key: str, style: str = "", **details: str | int | Seat | list[Say]) -> None:
        """Prints one of the command line's own sentences."""
        saying = say(key, **details)
        self.screen.paragraph(own_words(self.language).put(saying, self.names), style)

    def greet(self) -> None:
        self.screen.line(self.game.spec.title, "bold")
        if self.humans:
            self.put("people-play", count=len(self.humans), names=named(self.humans))
        if self.bots:
            self.put("bots-play", count=len(self.bots), names=self.introduced())
        self.put("begins", seat=Seat(self.match.start.terms.first))
        if self.humans:
            self.put("how-to", "dim")

    def introduced(self) -> list[Say]:
        """The bots by their names, with the titles of those that have one."""
        titles = {seat: opponents.title(kind, self.language) for seat, kind in self.kinds.items()}
        return [
            say("bot-name", seat=Seat(seat), title=title) if title else named([seat])[0]
            for seat, title in sorted(titles.items())
        ]

    def play(self) -> None:
        for bot in self.bots.values():
            bot.begin(self.game)
        while not self.match.state.is_over:
            actor = self.match.state.actor
            if actor == CHANCE:
                self.table.draw(self.chance)
                continue
            if actor != self.last:
                self.pass_turn(actor)
            if actor in self.humans:
                self.decide(actor)
            else:
                self.let_bot(actor)
            self.last = actor

    def pass_turn(self, upcoming: int) -> None:
        """Tells those who share the screen what happened in the turn that is over."""
        if not self.is_shared:
            return
        told = self.tell(self.humans[0] if self.humans else None, upcoming)
        if told and self.is_fleeting and self.humans and self.last is not None:
            self.wait("seen-it")
            self.screen.wipe()

    @property
    def is_shared(self) -> bool:
        """Whether everybody before the screen may see all that is on it."""
        return len(self.humans) < 2 or self.table.is_open

    def let_bot(self, seat: int) -> None:
        begun, level = time.monotonic(), opponents.level_of(self.kinds[seat])
        # Anew for each move: how much a search draws may depend on the clock.
        rng = seeded(f"{self.seed} bot {len(self.match.log)}")
        # A bot that is no level thinks as long as the best of them, if it thinks.
        clock = Clock(time_of(level or LEVEL_COUNT))
        move = int(self.bots[seat].choose(self.table.view(seat), clock, rng))
        if self.screen.is_live:
            least = BOT_SECONDS if self.game.spec.is_open else max(BOT_SECONDS, patience(level))
            time.sleep(max(0.0, least - (time.monotonic() - begun)))
        self.table.apply(move)

    def decide(self, seat: int) -> None:
        """Shows a person the table and carries out the decision."""
        if not self.is_shared and seat != self.holder:
            if self.holder is not None:
                self.screen.wipe()
            self.wait("curtain", seat=Seat(seat))
        self.holder = seat
        self.tell(seat)
        view = self.table.view(seat)
        self.show(view)
        while not self.obey(view, self.ask(view)):
            pass

    def wait(self, key: str, **details: Seat) -> None:
        self.screen.wait(own_words(self.language).put(say(key, **details), self.names))

    def ask(self, view: View) -> str:
        seat = Seat(view.holder)
        question = own_words(self.language).put(say("your-move", seat=seat), self.names)
        return " ".join(self.screen.ask(question, self.texts(view)).split())

    def texts(self, view: View) -> list[str]:
        """The legal moves in the order of the rules."""
        return [self.game.write(move) for move in view.moves.tolist()]

    def tell(self, viewer: Viewer, upcoming: int | None = None) -> bool:
        """Prints what this viewer has not been told yet, a paragraph for each turn."""
        words, own = self.game.words(self.language), own_words(self.language)
        news = self.table.news(viewer, upcoming)
        for paragraph in news:
            sentences = []
            for saying, times in paragraph.sentences:
                sentences.append(words.put(saying, self.names))
                if times > 1:
                    sentences.append(own.put(say("times", count=times)))
            self.screen.paragraph(" ".join(sentences))
        return bool(news)

    def show(self, view: View) -> None:
        """The table, what is expected, and what can be done."""
        self.screen.line()
        self.show_table(view)
        self.screen.line()
        if view.is_to_move:
            words = self.game.words(self.language)
            expected = self.game.expect(view.record, view.holder)
            self.screen.paragraph(words.put(expected, self.names), "bold")
            self.show_moves(view, everything=False)

    def show_table(self, view: View) -> None:
        drawn = self.game.draw(view.record, view.seat, self.language, self.names)
        self.screen.line(drawn)

    def show_moves(self, view: View, everything: bool) -> None:
        words = own_words(self.language)
        moves = number_moves(self.texts(view))
        for line in list_moves(moves, words, self.screen.width, everything):
            self.screen.line(line)

    def obey(self, view: View, text: str) -> bool:
        """Does what was typed; True when the decision is made."""
        match text.lower():
            case "":
                pass
            case "?":
                self.show_moves(view, everything=True)
            case "help":
                self.screen.line(own_words(self.language).put(say("help")))
            case "hint":
                self.show_hint(view)
            case "table":
                self.show_table(view)
            case "rules":
                self.show_rules()
            case "quit":
                raise Leave
            case "undo":
                return self.undo(view.holder)
            case move:
                return self.move(view, move)
        return False

    def show_hint(self, view: View) -> None:
        """The best moves, from this view only. What thinks is loaded when somebody asks for it; a
        search that lacks is compiled meanwhile, and a quick look is given at once."""
        from yurt.cli.hint import glanced, is_search_lacking, told

        is_quick = is_search_lacking(view)
        if is_quick:
            compile_aside(self.game.name)
        else:
            self.put("hint-thinking", "dim")
        lines = (glanced if is_quick else told)(view, self.language, self.names)
        for line in lines:
            self.screen.line(line)
        if is_quick and len(view.moves) > 1:
            self.put("hint-later", "dim", game=self.game.spec.title)

    def show_rules(self) -> None:
        try:
            show_rules(self.screen.console, self.game.spec, self.language)
        except Complaint as complaint:
            self.screen.paragraph(str(complaint))

    def move(self, view: View, text: str) -> bool:
        """Carries out a move given by its number or its notation, or says why that cannot be."""
        texts = self.texts(view)
        if text.isdecimal():
            number = decimal(text)
            numbered = None if number is None else number_moves(texts).get(number)
            if numbered is None:
                self.put("wrong-number", "red", number=text)
                return False
            text = numbered
        if self.game.read(text, view.players) is None:
            self.put("not-a-move", "red", text=text, example=texts[0])
            return False
        refusal = view.why_not(text, self.language, self.names)
        if refusal is not None:
            self.screen.paragraph(str(refusal), "red")
            return False
        self.table.apply(self.match.state.number(text))
        return True

    def undo(self, seat: int) -> bool:
        """Back to the last decision of this seat, if nothing has come to light since."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            self.screen.paragraph(own_words(self.language).put(reason, self.names), "red")
            return False
        taken_back = self.game.write(self.match.log[-1][1])
        self.table.undo()
        self.put("taken-back", move=taken_back)
        return True

    def why_no_undo(self, seat: int) -> Say | None:
        actors: list[int] = [actor for actor, _ in self.match.log]
        if seat not in actors:
            return say("undo-nothing")
        since = actors[len(actors) - actors[::-1].index(seat) :]
        others = [actor for actor in since if actor != CHANCE]
        if others:
            return say("undo-others", seat=Seat(others[-1]))
        if since:
            return say("undo-chance")
        return say("undo-shown") if self.game.reveals(self.match.log[-1][1]) else None

    def finish(self) -> None:
        """The last table, the scores and who has won."""
        viewer = self.holder if self.humans else None
        self.tell(self.humans[0] if viewer is None and self.humans else viewer)
        view = self.table.view(viewer)
        self.show(view)
        ranks = view.ranks() or []
        scores = view.scores()
        width = max(map(len, self.names))
        self.put("game-ends", "bold")
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            self.screen.line(f"{ranks[seat]:>3}. {self.names[seat]:<{width}}  {scores[seat]:>3}")
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        self.put("winners", "bold", count=len(winners), names=named(winners))

    def save(self) -> bool:
        """Writes the record and says where; False if that did not work."""
        if not self.match.log:
            return True
        free = {f"seat{seat}": name for seat, name in enumerate(self.names)}
        text = write(self.match, free | {"date": date.today().isoformat()})
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            # Nothing is lost: the record goes to the screen instead.
            reason = error.strerror or type(error).__name__
            self.put("not-saved", "red", reason=reason)
            self.screen.line(text)
            return False
        # The reader of the screen may be gone; the record is safe.
        with suppress(OSError):
            self.put("saved")
            self.screen.line(f"  {self.path}")
        return True


def named(seats: list[int]) -> list[Say]:
    """Seats to be listed by their names."""
    return [say("seat-name", seat=Seat(seat)) for seat in seats]


def leave(number: int, frame: FrameType | None) -> None:
    """What a closed terminal and a polite kill do: the record is still saved."""
    raise Leave
