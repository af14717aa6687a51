"""``yurt play``: a game in the terminal. What is wished for is read here; ``session.py`` plays."""

import getpass
import os
import secrets
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from yurt.bots.levels import LEVELS
from yurt.bots.names import called
from yurt.cli import opponents
from yurt.cli.complaint import Complaint
from yurt.cli.games import list_games
from yurt.cli.opponents import BOT
from yurt.cli.screen import Screen
from yurt.cli.session import Seating, Session
from yurt.cli.speech import (
    choose_language,
    complain,
    find_game,
    own_words,
    players_complaint,
    read_options,
    text_folder,
)
from yurt.engine import registry
from yurt.engine.chance import below, seeded
from yurt.engine.match import Match
from yurt.engine.spec import GameSpec, decimal
from yurt.engine.words import say

HUMAN = "human"


@dataclass
class Wishes:
    """The command line as it was typed."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    names: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    first: str = "random"
    seed: int | None = None
    language: str | None = None
    record: str | None = None


def play(wishes: Wishes) -> int:
    """Plays a game and answers the exit status."""
    screen = Screen()
    try:
        session = prepare(wishes, screen)
    except EOFError:
        screen.line()
        return 0
    return session.run()


def prepare(wishes: Wishes, screen: Screen) -> Session:
    language = choose_language(wishes.language)
    asked = wishes.game is None
    spec = ask_game(screen, language) if asked else find_game(wishes.game or "", language)
    own, language = language, choose_language(wishes.language, text_folder(spec.name))
    if language != own:
        screen.paragraph(own_words(own).put(say("in-english", game=spec.title)))
    kinds = read_seats(wishes.seats, language)
    players = wishes.players
    if players is None:
        players = len(kinds) or (ask_players(screen, spec, language) if asked else None)
    players = spec.least_players if players is None else players
    if asked and not kinds:
        kinds = [HUMAN, ask_bot(screen, language)]
    seating = seat_people(spec, players, kinds, wishes.names, language)
    seed = secrets.randbits(64) if wishes.seed is None else wishes.seed
    first = read_first(wishes.first, players, seed, language)
    options = read_options(spec, wishes.options, language)
    path = record_path(spec, wishes.record, language)
    game = opponents.load(spec, list(seating.bots.values()), screen, language)
    match = Match(game, players, first, **options)
    return Session(match, seating, screen, language, seed, path)


def ask_game(screen: Screen, language: str) -> GameSpec:
    """The menu: every game with its number."""
    words = own_words(language)
    screen.line(words.put(say("welcome")), "bold")
    list_games(screen.console, language, numbered=True)
    while True:
        answer = screen.ask(words.put(say("ask-game")), registry.names())
        names = registry.names()
        number = decimal(answer)
        if number is not None and 1 <= number <= len(names):
            return registry.spec_of(names[number - 1])
        if answer in ("q", "quit"):
            raise EOFError
        try:
            return find_game(answer, language)
        except Complaint as complaint:
            screen.paragraph(str(complaint))


def ask_players(screen: Screen, spec: GameSpec, language: str) -> int:
    words = own_words(language)
    if spec.least_players == spec.most_players:
        return spec.least_players
    limits = {"least": spec.least_players, "most": spec.most_players}
    while True:
        answer = screen.ask(words.put(say("ask-players", game=spec.title, **limits)))
        if not answer:
            return spec.least_players
        if answer in ("q", "quit"):
            raise EOFError
        number = decimal(answer)
        if number is not None and number in spec.players:
            return number
        screen.paragraph(str(players_complaint(spec, language)))


def ask_bot(screen: Screen, language: str) -> str:
    """Which bots play along: a level by its number, or just Enter."""
    words = own_words(language)
    while True:
        answer = screen.ask(words.put(say("ask-bots", levels=opponents.listed(language))))
        if not answer:
            return BOT
        if answer in ("q", "quit"):
            raise EOFError
        number = decimal(answer)
        if number is not None and 1 <= number <= len(LEVELS):
            return LEVELS[number - 1].name
        screen.paragraph(words.put(say("wrong-level", most=len(LEVELS))))


def read_seats(text: str | None, language: str) -> list[str]:
    kinds = [] if text is None else [kind.strip().lower() for kind in text.split(",")]
    known = (HUMAN, *opponents.KINDS)
    for kind in kinds:
        if kind not in known:
            raise complain(language, "wrong-seat", seat=kind, known=", ".join(known))
    return kinds


def seat_people(
    spec: GameSpec, players: int, kinds: list[str], names: list[str], language: str
) -> Seating:
    """Who sits where and what they are called. Without a wish: one person, the others bots. The
    last bot that is named takes the seats that are not."""
    if players not in spec.players:
        raise players_complaint(spec, language)
    if len(kinds) > players:
        raise complain(language, "too-many-seats", seats=len(kinds), players=players)
    kinds = kinds or [HUMAN]
    rest = BOT if kinds[-1] == HUMAN else kinds[-1]
    kinds = [*kinds, *[rest] * (players - len(kinds))]
    humans = [seat for seat in range(players) if kinds[seat] == HUMAN]
    if len(names) > len(humans):
        raise complain(language, "too-many-names", names=len(names), people=len(humans))
    wished = {seat: clean_name(name, language) for seat, name in zip(humans, names, strict=False)}
    for seat in humans:
        wished.setdefault(seat, default_name(humans, seat, language))
    bots = {seat: kind for seat, kind in enumerate(kinds) if kind != HUMAN}
    return Seating(called(tuple(wished.get(seat, "") for seat in range(players))), bots)


def clean_name(name: str, language: str) -> str:
    if not name.strip() or not name.isprintable():
        raise complain(language, "wrong-name")
    return name.strip()


def default_name(humans: list[int], seat: int, language: str) -> str:
    """One person alone is called as on this computer, several are told apart by letters."""
    letter = "ABCDEF"[humans.index(seat)]
    if len(humans) == 1:
        try:
            return getpass.getuser().capitalize()
        except (OSError, KeyError, ImportError):
            pass
    return own_words(language).put(say("player-name", letter=letter))


def read_first(text: str, players: int, seed: int, language: str) -> int:
    if text == "random":
        return int(below(seeded(f"{seed} first"), players))
    seat = decimal(text)
    if seat is not None and seat < players:
        return seat
    raise complain(language, "wrong-first", value=text, last=players - 1)


def record_path(spec: GameSpec, wished: str | None, language: str) -> Path:
    """Where the record will be saved; a place where that cannot work is refused before the game."""
    if wished is None:
        import platformdirs

        folder = Path(platformdirs.user_data_dir("yurt", appauthor=False)) / "records"
        # The process number keeps two games apart that begin in the same second.
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        return folder / f"{spec.name}-{stamp}-{os.getpid()}.yurt"
    path = Path(wished)
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise complain(language, "cannot-save-there", path=wished)
    return path
