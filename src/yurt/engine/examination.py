"""The questions of the conformance suite about one position, and about one event between two."""

import json
import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, TypeVar

import numpy as np

from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, NOBODY
from yurt.engine.naming import check_moves
from yurt.engine.state import Position, Refusal, State, View
from yurt.engine.trial import ConformanceError, Trial, junk, languages
from yurt.engine.words import HOME, Say

T = TypeVar("T")

# Codes asked about at one position, and texts; a game with more events has them sampled.
MOST_CODES = 1_500
TEXTS = 25
# Codes whose sentences are compared, legal texts that are asked about, witnesses of an event.
SENTENCES = 12
LEGAL_TEXTS = 4
WITNESSES = 2
# Draws for the comparison with the odds, and how far beyond chance their chi-square may be.
DRAWS = 300
DEVIATIONS = 7
# How far a guessed state is played on one event at a time.
STEPS = 10
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]


class Examiner:
    """Asks, and remembers which sentences it has already put into words."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kernels = game.kernels
        self.languages = languages(game)
        self._put: set[str] = set()
        self._drawn = 0
        # The lowest number of each field: in true games, and in guessed ones with the trial.
        self._lowest: dict[str, int] = {}
        self._guessed: dict[str, tuple[int, str]] = {}
        self._hides = False

    def glance(self, trial: Trial) -> None:
        """What must hold at every position of every game."""
        state = trial.state
        moves = state.moves.tolist()
        if state.actor == CHANCE:
            trial.expect("one to move", not moves, "chance is to move and so is a seat")
            events, weights = state.outcomes()
            trial.expect("odds", len(events) > 0, "chance is to move and nothing can happen")
            trial.expect("odds", bool((weights > 0).all()), "an outcome has no weight")
            distinct = len(set(events.tolist())) == len(events)
            trial.expect("odds", distinct, "an outcome is listed twice")
        else:
            seat = state.actor
            trial.expect("one to move", seat in range(trial.players), f"{seat} is no seat")
            trial.expect("legal", len(moves) > 0, "a seat is to move and has no legal move")
            trial.expect("legal", len(set(moves)) == len(moves), "a legal move is listed twice")
            sound = all(0 <= move < self.game.move_count for move in moves)
            trial.expect("legal", sound, "a legal move is a number outside of the moves")
        texts = state.legal()
        trial.expect("notation", len(set(texts)) == len(texts), "two legal events share a text")
        for text in some(trial, texts, LEGAL_TEXTS):
            trial.expect("legal", state.why_not(text) is None, f"“{text}” is legal and refused")
        scores = state.scores()
        trial.expect("scores", len(scores) == trial.players, "there is not one score for each seat")
        trial.expect(
            "ranks", state.ranks() is None and state.returns() is None, "ranks before the end"
        )

    def examine(self, trial: Trial) -> None:
        """One position closely; no question may change the state."""
        bytes_before = trial.state.to_bytes()
        self._note_fields(trial.state.record, self._lowest)
        codes = self._codes(trial)
        self._check_refusals(trial, codes)
        self._check_texts(trial)
        self._check_copies(trial)
        if trial.state.actor == CHANCE:
            self._check_draw(trial)
        else:
            self._check_bot(trial)
            check_moves(trial, trial.view(trial.actor), self.languages)
        for seat in trial.seats:
            view = trial.view(seat)
            self._check_view(trial, view, codes)
            self._check_guess(trial, view, codes)
        trial.expect(
            "questions", trial.state.to_bytes() == bytes_before, "a question changed the state"
        )

    def witness(self, trial: Trial, before: State, event: int) -> None:
        """What each seat sees of an event, and is told."""
        actor, after = trial.log[-1][0], trial.state
        words = self.game.write(event).split(" ")
        for seat in some(trial, trial.seats, WITNESSES):
            seen = before.seen(event, seat)
            shown = self.game.write(seen).split(" ")
            pairs = zip(words, shown, strict=True) if len(words) == len(shown) else [("", "")]
            alike = all(word in (own, "?") for own, word in pairs)
            trial.expect("seen", alike and shown[0] == words[0], f"{seat} sees {shown}")
            trial.expect("seen", seat != actor or seen == event, "a seat does not see its own move")
            is_open = self.game.spec.is_open
            trial.expect("open", not is_open or seen == event, f"an open game hides from {seat}")
            self._hides |= seen != event
            told = self.game.tell(actor, seen, before.view(seat).record, after.view(seat).record)
            for saying in told:
                self._put_into_words(trial, saying)
            same = self.game.tell(actor, seen, before.record, after.record) == told
            trial.expect("narration", same, f"{seat} would be told otherwise from the state")
            trial.expect("narration", len(told) > 0, f"{seat} is told nothing")

    def judge_the_end(self, trial: Trial) -> None:
        state = trial.state
        trial.expect(
            "end", state.legal() == [] and state.odds() == {}, "events go on after the end"
        )
        ranks, returns = state.ranks() or [], state.returns() or []
        trial.expect("ranks", len(ranks) == trial.players, "there is not one rank for each seat")
        shared = [1 + sum(other < rank for other in ranks) for rank in ranks]
        trial.expect("ranks", ranks == shared, f"the ranks {ranks} are not shared rightly")
        trial.expect("returns", abs(math.fsum(returns)) < 1e-9, f"{returns} do not add up to 0")
        trial.expect(
            "end", self._next(state) == NOBODY, "to_move does not say that the game is over"
        )
        for seat in trial.seats:
            view = state.view(seat)
            open_view = view.to_bytes() == state.to_bytes()
            trial.expect("views", open_view, "after the end not everything is shown")
            self._check_show(trial, view, state)
        capped = self.game.is_capped(state.record)
        trial.expect("end", isinstance(capped, bool), "is_capped does not answer yes or no")
        refusal = state.judge(CHANCE, trial.game.example(CHANCE))
        trial.expect("end", refusal is not None and refusal.rule is None, "an event after the end")

    def hear_the_story(self, trial: Trial) -> None:
        """What is told of each seat of a finished game can be said, and is whole numbers."""
        moments = trial.restart().moments(trial.log)
        tally = self.game.count(moments, trial.players)
        trial.expect("feats", len(tally.seats) == trial.players, "not every seat has its feats")
        names = [feat.name for feat in self.game.feats]
        for seat, counts in enumerate(tally.seats):
            trial.expect("feats", list(counts) == names, f"{seat} has other feats than the game")
            sound = all(type(number) is int and number >= 0 for number in counts.values())
            trial.expect("feats", sound, f"the feats of {seat} are no counts: {counts}")
            self._put_into_words(trial, self.game.tell_story(seat, tally))

    def check_fields(self) -> None:
        """Guessed games count with what true games have: no field of counts runs below zero."""
        for name, (lowest, trial) in self._guessed.items():
            if lowest < 0 <= self._lowest.get(name, 0):
                raise ConformanceError(
                    f"{self.game.name} fails the check “guess”: {name} falls to {lowest} when a "
                    f"guessed state is played on.\n{trial}"
                )

    def check_open(self) -> None:
        """A game in which nothing is hidden says so: server and browser ask its spec."""
        if not self._hides and not self.game.spec.is_open:
            raise ConformanceError(
                f"{self.game.name} fails the check “open”: every seat saw the same in every "
                "position, so its facts in __init__.py need is_open=True."
            )

    def _codes(self, trial: Trial) -> list[int]:
        """The codes of whoever is to move that can be written with this many players."""
        game = self.game
        chance = trial.state.actor == CHANCE
        codes = list(range(game.move_count, game.event_count) if chance else range(game.move_count))
        if len(codes) > MOST_CODES:
            codes = trial.random.sample(codes, MOST_CODES)
        return [code for code in codes if game.read(game.write(code), trial.players) == code]

    def _check_refusals(self, trial: Trial, codes: list[int]) -> None:
        """Every event that is not legal is refused, with a ruling and a sentence."""
        state = trial.state
        legal = set((state.outcomes()[0] if state.actor == CHANCE else state.moves).tolist())
        refusals = self.kernels.namespace["REFUSALS"]
        array = trial.array(state)
        refused = []
        for code in codes:
            text = self.game.write(code)
            reason = int(self.kernels.call_why_not(array, code))
            sound = 0 <= reason < len(refusals)
            trial.expect("refusals", sound, f"why_not answers {reason} to “{text}”")
            verdict = "is refused though legal" if reason else "is not legal and not refused"
            trial.expect("refusals", (reason == 0) == (code in legal), f"“{text}” {verdict}")
            if reason:
                refused.append((code, reason))
        for code, reason in some(trial, refused, SENTENCES):
            saying = self.game.refusal(state.record, code, reason, HOME, ()).saying
            self._put_into_words(trial, saying)
        trial.expect("questions", array.tobytes() == state.to_bytes(), "why_not changed the state")

    def _check_texts(self, trial: Trial) -> None:
        """Any text by any actor gets an answer; a ruling is one of this game's."""
        state, game = trial.state, self.game
        known = [game.write(code) for code in some(trial, range(game.event_count), 20)]
        legal = state.legal()
        for text in junk(trial.random, known + legal[:20], TEXTS):
            actor = trial.random.choice((CHANCE, *range(trial.players), trial.actor, trial.actor))
            refusal = state.judge(actor, text)
            if refusal is None:
                event = game.read(text, trial.players)
                sound = event is not None and game.write(event) in legal
                trial.expect("refusals", sound, f"{text!r} is not legal and not refused")
                continue
            ours = refusal.rule is None or refusal.rule.startswith(game.spec.rulings + "-")
            trial.expect("refusals", ours, f"{text!r} is refused by {refusal.rule}")
            self._put_into_words(trial, refusal.saying)

    def _check_copies(self, trial: Trial) -> None:
        """Applying is deterministic and touches no other state."""
        state = trial.state
        event = trial.random.choice(state.legal())
        before = state.to_bytes()
        first, second = state.copy(), self.game.restore(state.terms, before)
        trial.expect("bytes", second == state and second.actor == state.actor, "restored otherwise")
        first.apply(event)
        second.apply(event)
        trial.expect("apply", first == second, f"“{event}” leads to two different states")
        trial.expect("apply", first.actor == second.actor, f"after “{event}” two are to move")
        trial.expect(
            "apply", state.to_bytes() == before, f"“{event}” on a copy changes the original"
        )
        trial.expect("apply", first.to_bytes() != before, f"“{event}” changes nothing")

    def _check_draw(self, trial: Trial) -> None:
        """Draws come by the odds (chi-square, with a loose bound)."""
        sound = sum(trial.state.odds().values()) == 1
        trial.expect("odds", sound, "the odds do not add up to 1")
        events, weights = trial.state.outcomes()
        rng = seeded(f"{trial.seed} {len(trial.log)}")
        drawn = Counter(trial.state.draw(rng) for _ in range(DRAWS))
        strange = set(drawn) - set(events.tolist())
        trial.expect("draw", not strange, f"draws {strange}, which the odds exclude")
        expected = weights * (DRAWS / weights.sum())
        counts = np.array([drawn[event] for event in events.tolist()])
        square = float(((counts - expected) ** 2 / expected).sum())
        freedom = len(events) - 1
        # Rare outcomes give chi-square a long tail; its variance is 2 * freedom plus their share.
        variance = 2 * freedom + float((1 / expected).sum())
        bound = freedom + DEVIATIONS * math.sqrt(variance) + 1
        trial.expect(
            "draw", square <= bound, f"draws do not follow the odds (chi-square {square:.0f})"
        )

    def _check_bot(self, trial: Trial) -> None:
        """The bot's move is legal, and depends on its view and its random numbers alone."""
        view = trial.view(trial.actor)
        before = view.to_bytes()
        seed = f"bot {trial.seed} {len(trial.log)}"
        move = self.game.bot().choose(view, seeded(seed))
        trial.expect("bot", isinstance(move, int), f"the bot answers {move!r}, not a number")
        trial.expect(
            "bot", move in view.moves.tolist(), f"the bot chooses {move}, which is not legal"
        )
        again = self.game.bot().choose(trial.view(trial.actor), seeded(seed))
        trial.expect("bot", again == move, "the bot chooses otherwise from the same view")
        self._check_rank(trial, view)
        trial.expect("bot", view.to_bytes() == before, "the bot changed its view")

    def _check_rank(self, trial: Trial, view: View) -> None:
        """Every legal move has a worth at first sight, which depends on the view alone."""
        worths = np.asarray(self.game.bot().rank(view))
        sound = worths.shape == view.moves.shape and bool(np.isfinite(worths).all())
        trial.expect("bot", sound, "the bot does not rank each legal move by a number")
        again = np.asarray(self.game.bot().rank(trial.view(trial.actor)))
        trial.expect("bot", np.array_equal(worths, again), "the bot ranks otherwise the same view")

    def _check_view(self, trial: Trial, view: View, codes: list[int]) -> None:
        """What is computed from the view equals what is computed from the state."""
        trial.expect(
            "views", self._next(view) == self._next(trial.state), "a view has another to move"
        )
        sound = view.is_to_move or not view.legal()
        trial.expect("views", sound, f"{view.seat} is shown legal moves out of turn")
        if view.is_to_move:
            self._compare(trial, "views", trial.state, view, codes)
        own, public = (trial.state.hidden(seat).tobytes() for seat in (view.seat, None))
        sound = own == public or not self.game.spec.is_open
        trial.expect("open", sound, f"an open game shows {view.seat} what others miss")
        self._hides |= own != public
        self._check_drawing(trial, view)

    def _check_drawing(self, trial: Trial, view: View) -> None:
        """The table can be drawn, in one language after the other."""
        self._drawn += 1
        language = self.languages[self._drawn % len(self.languages)]
        names = [f"P{number}" for number in range(trial.players)]
        try:
            drawn = self.game.draw(view.record, view.seat, language, names)
        except LookupError as error:
            trial.expect("words", False, f"the table cannot be drawn in {language}: {error}")
        else:
            trial.expect("views", drawn.strip() != "", "the drawn table is empty")

    def _check_guess(self, trial: Trial, view: View, codes: list[int]) -> None:
        """A guessed state looks the same to the seat, and plays on to an end."""
        before = view.to_bytes()
        world = view.guess(trial.rng)
        trial.expect("guess", view.to_bytes() == before, "guess changed the view")
        same = world.view(view.seat, view.log) == view
        trial.expect("guess", same, f"{view.seat} can tell the guessed state from its view")
        trial.expect("guess", world.actor == trial.state.actor, "another is to move")
        public = world.view(None).to_bytes() == trial.state.view(None).to_bytes()
        trial.expect("guess", public, f"the public sees other things than {view.seat} knows")
        if view.is_to_move:
            self._compare(trial, "guess", world, view, codes)
        self._check_show(trial, view, world)
        lowest: dict[str, int] = {}
        for _ in range(STEPS):
            self._note_fields(world.record, lowest)
            if world.is_over:
                break
            world.apply(trial.random.choice(world.legal()))
        array = trial.array(world)
        self.kernels.call_playout(array, seeded(trial.seed), trial.moves_buffer(), 200_000)
        trial.expect(
            "guess", self._next(array) == NOBODY, "a guessed state does not play to an end"
        )
        self._note_fields(array.view(np.recarray)[0], lowest)
        for name, low in lowest.items():
            if low < self._guessed.get(name, (0, ""))[0]:
                self._guessed[name] = low, str(trial)

    def _check_show(self, trial: Trial, view: View, world: State) -> None:
        """What the browser gets follows from the view alone, and travels as JSON."""
        shown = self.game.show(view)
        fields = asdict(shown)
        try:
            is_plain = json.loads(json.dumps(fields)) == fields
        except TypeError:
            is_plain = False
        trial.expect("show", is_plain, "what is shown has more than words, numbers and lists")
        same = self.game.show(world.view(view.seat, view.log)) == shown
        trial.expect("show", same, f"{view.seat} is shown other things of a guessed state")

    def _compare(
        self, trial: Trial, check: str, state: State, view: View, codes: list[int]
    ) -> None:
        """Non-interference: moves, refusals and what is asked of the seat to move."""
        same = state.moves.tolist() == view.moves.tolist()
        trial.expect(check, same, "the legal moves differ between the state and the view")
        arrays = trial.array(state), trial.array(view)
        for code in codes:
            reasons = [int(self.kernels.call_why_not(array, code)) for array in arrays]
            text = self.game.write(code)
            trial.expect(
                check, reasons[0] == reasons[1], f"“{text}” is refused otherwise from the view"
            )
        for code in some(trial, codes, SENTENCES):
            text = self.game.write(code)
            same = saying_of(state.why_not(text)) == saying_of(view.why_not(text))
            trial.expect(
                check, same, f"the refusal of “{text}” differs between the state and the view"
            )
        asked = [self.game.expect(position.record, trial.actor) for position in (state, view)]
        trial.expect(check, asked[0] == asked[1], "the seat is asked otherwise from the view")
        self._put_into_words(trial, asked[0])

    def _put_into_words(self, trial: Trial, saying: Say) -> None:
        """Every sentence in every language, with seats by number and by name in turn, as it is said
        to the seat that is to move and to others."""
        key = repr(saying)
        if key in self._put:
            return
        self._put.add(key)
        for number, language in enumerate(self.languages, start=len(self._put)):
            try:
                you = max(trial.actor, 0) if number % 3 else None
                text = self.game.words(language).put(saying, NAMES if number % 2 else [], you)
            except LookupError as error:
                trial.expect("words", False, f"a sentence cannot be said: {error}")
                raise
            sound = text.strip() == text != "" and "None" not in text
            trial.expect("words", sound, f"“{text}” is no good sentence in {language}")

    def _next(self, position: Position | Any) -> int:
        """``to_move`` as the rules answer it."""
        array = position
        if isinstance(position, Position):
            array = self.kernels.blank()
            array[:] = np.frombuffer(position.to_bytes(), dtype=self.kernels.dtype)
        return int(self.kernels.call_to_move(array))

    def _note_fields(self, record: Any, lowest: dict[str, int]) -> None:
        for name in self.kernels.dtype.names or ():
            field = record[name]
            if np.ndim(field):
                lowest[name] = min(lowest.get(name, 0), int(field.min()))


def some(trial: Trial, things: Sequence[T], most: int) -> Sequence[T]:
    """The things, or so many of them at random."""
    return things if len(things) <= most else trial.random.sample(things, most)


def saying_of(refusal: Refusal | None) -> tuple[str | None, Say] | None:
    return None if refusal is None else (refusal.rule, refusal.saying)
