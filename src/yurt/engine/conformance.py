"""What every game must pass: ``check("yak")`` plays random games and asks every question there is.

The first thing that is wrong ends it with a ConformanceError: one sentence, and the game so far as
a record writes it, so that it can be replayed. The questions about one position are in
``examination.py``; here are the game's facts, its notation, and whole games.
"""

import random
import re
from collections.abc import Iterator

import numpy as np

from yurt.engine import registry
from yurt.engine.chance import seeded
from yurt.engine.examination import Examiner
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, Actor
from yurt.engine.match import Match
from yurt.engine.recall import check_recall
from yurt.engine.spec import Choice, Option, OptionError, Value
from yurt.engine.state import IllegalEvent
from yurt.engine.trial import ConformanceError, Trial, junk, languages

__all__ = ["ConformanceError", "check", "touch"]

# How many games are played compiled and plain, and how many with both beside each other.
COMPILED_GAMES = 15
PLAIN_GAMES = 4
GAMES_SIDE_BY_SIDE = 1
# How many games are played beside others that a seat holds possible, compiled and plain.
RECALLED_GAMES = 8
PLAIN_RECALLED_GAMES = 3
# About so many positions of each game are looked at, and examined closely.
LOOKED_AT = 150
EXAMINED = 5
# Codes tried for the notation; a game with more has them sampled.
MOST_CODES = 4_000
CANONICAL = re.compile(r"[a-z0-9-]+( [a-z0-9-]+)*")
FIRST_RULES = ("setup", "to_move", "legal", "why_not", "apply", "odds")
LAST_RULES = ("draw", "is_over", "score", "hide", "seen", "guess")


def check(game: str | Game, games: int | None = None, seed: int = 0) -> None:
    """Raises a ConformanceError if the game breaks what the engine promises of every game.

    >>> import yurt
    >>> yurt.conformance.check("yaki", games=2)
    """
    if isinstance(game, str):
        game = registry.load(game)
    compiled = game.kernels.compiled
    check_defaults(game)
    check_facts(game)
    check_words(game)
    for players in game.spec.players:
        check_notation(game, players, seed)
    examiner = Examiner(game)
    count = games or (COMPILED_GAMES if compiled else PLAIN_GAMES)
    for trial in trials(game, count, seed):
        play(trial, examiner, EXAMINED if compiled else 1)
    examiner.check_fields()
    examiner.check_open()
    if not game.spec.is_open:
        for trial in trials(game, RECALLED_GAMES if compiled else PLAIN_RECALLED_GAMES, seed + 2):
            check_recall(trial)
    if compiled and registry.load(game.name) is game:
        for trial in trials(game, GAMES_SIDE_BY_SIDE, seed + 1):
            check_plain(trial)


def check_defaults(game: Game) -> None:
    """Without them no game can begin."""
    for option in game.spec.options:
        try:
            option.check(option.default)
        except OptionError:
            raise ConformanceError(
                f"{game.name} fails the check “options”: {option.name} cannot have its default."
            ) from None


def check_facts(game: Game) -> None:
    """The spec, and the tables that Python reads."""
    spec, tables = game.spec, game.kernels.namespace
    before = Trial(game, 0, game.spec.least_players, 0, {})
    before.expect(
        "facts", spec.title != "" and spec.age > 0 and spec.minutes > 0, "a fact is missing"
    )
    before.expect(
        "facts", 2 <= spec.least_players <= spec.most_players, "the player counts are odd"
    )
    missing = [name for name in FIRST_RULES + LAST_RULES if name not in tables]
    before.expect("facts", not missing, f"rules.py lacks {', '.join(missing)}")
    ordered = 0 < game.move_count <= game.event_count <= game.code_count < 1 << 15
    before.expect("facts", ordered, "MOVES, EVENTS and CODES must ascend and fit 15 bits")
    layout = game.kernels.dtype
    unsigned = [name for name in layout.names or () if layout[name].base.kind != "i"]
    before.expect("facts", not unsigned, f"fields must be signed numbers: {', '.join(unsigned)}")
    shadowed = [name for name in layout.names or () if name in dir(np.record)]
    named = f"NumPy's records have a name already that a field has: {', '.join(shadowed)}"
    before.expect("facts", not shadowed, named)
    names = [option.name for option in spec.options]
    before.expect("options", len(set(names)) == len(names), "two options have the same name")
    for option in spec.options:
        check_option(before, option)
    feats = [feat.name for feat in game.feats]
    before.expect("feats", len(set(feats)) == len(feats) > 0, "its feats are none, or not distinct")
    sound = all(feat.usual > 0 for feat in game.feats)
    before.expect("feats", sound, "a feat does not say how much of it is usual")


def check_option(before: Trial, option: Option) -> None:
    name, spec = option.name, before.game.spec
    known = re.fullmatch(rf"{spec.rulings}-[1-9][0-9]*", option.ruling) is not None
    before.expect("options", known, f"{name} names no ruling of this game")
    before.expect("options", option.allowed() != "", f"{name} does not say what it allows")
    for value in option.samples(random.Random(0)):
        sound = option.check(value) == value == option.read(str(value))
        before.expect("options", sound, f"{name} does not read its own value {value}")
        shape = np.shape(option.numbers(value))
        before.expect("options", shape == option.shape, f"{name} has not the shape {option.shape}")
    for text in ("", " ", "Yes", "-1", "01", "٣", "9" * 50, "no,yes", "\x00"):
        try:
            option.read(text)
        except OptionError as error:
            before.expect(
                "options", error.ruling == option.ruling, f"{name} errs without its ruling"
            )
        else:
            before.expect("options", False, f"{name} takes {text!r} for a value")


def check_words(game: Game) -> None:
    """Every option, refusal and feat has its words, in every language there is."""
    before = Trial(game, 0, game.spec.least_players, 0, {})
    refusals = game.kernels.namespace["REFUSALS"]
    before.expect("refusals", refusals[0] == "", "the first of the REFUSALS stands for legal")
    for language in languages(game):
        words = game.words(language)
        for key in documentation(game):
            before.expect("words", key in words, f"{language} has no message {key}")
        for line in refusals[1:]:
            ruling, key = line.split()
            known = re.fullmatch(rf"{game.spec.rulings}-[1-9][0-9]*", ruling) is not None
            before.expect("refusals", known, f"“{line}” names no ruling of this game")
            before.expect("words", key in words, f"{language} has no message {key}")


def documentation(game: Game) -> Iterator[str]:
    """The messages that explain the options and name the feats."""
    for option in game.spec.options:
        yield f"option-{option.name}"
        yield f"option-{option.name}-help"
        if isinstance(option, Choice):
            yield from (f"option-{option.name}-{value}" for value in option.values)
    for feat in game.feats:
        yield f"feat-{feat.name}"
        yield f"feat-{feat.name}-label"


def check_notation(game: Game, players: int, seed: int) -> None:
    """Texts are canonical, unique, and read back to what was written; nothing read crashes."""
    before = Trial(game, seed, players, 0, {})
    codes = list(range(game.event_count))
    if len(codes) > MOST_CODES:
        codes = before.random.sample(codes, MOST_CODES)
    texts: dict[str, int] = {}
    for code in codes:
        text = game.write(code)
        if game.read(text, players) is None:
            continue  # such as a seat that this many players do not have
        before.expect(
            "notation", CANONICAL.fullmatch(text) is not None, f"{text!r} is not canonical"
        )
        before.expect(
            "notation", game.read(text, players) == code, f"“{text}” reads as another event"
        )
        before.expect(
            "notation", texts.setdefault(text, code) == code, f"“{text}” stands for two events"
        )
        chance = game.is_chance(code) == (code >= game.move_count)
        before.expect("notation", chance, f"“{text}” is on the wrong side of MOVES")
    for actor in (CHANCE, Actor(0)):
        event = game.read(game.example(actor), players)
        sound = event is not None and game.is_chance(event) == (actor == CHANCE)
        before.expect("notation", sound, f"“{game.example(actor)}” is no example")
    for text in junk(before.random, list(texts), 500):
        found = game.read(text, players)
        sound = found is None or 0 <= found < game.code_count
        before.expect("notation", sound, f"{text!r} reads as {found}, which is no code")


def trials(game: Game, count: int, seed: int) -> Iterator[Trial]:
    """Games yet to be played, over all player counts and option values.

    >>> import yurt
    >>> [trial.players for trial in trials(yurt.load("yaki"), count=6, seed=1)]
    [2, 3, 4, 5, 6, 2]
    """
    dice = random.Random(f"{game.name} {seed}")
    for number in range(count):
        players = game.spec.players[number % len(game.spec.players)]
        options: dict[str, Value] = {}
        if number % 2 or number >= len(game.spec.players):
            options = {
                option.name: dice.choice(option.samples(dice)) for option in game.spec.options
            }
        yield Trial(game, dice.getrandbits(60), players, dice.randrange(players), options)


def play(trial: Trial, examiner: Examiner, examined: int) -> None:
    """One game to its end; some positions are examined closely."""
    length = max(expected_length(trial), 1)
    while not trial.state.is_over:
        trial.expect("end", len(trial.log) < trial.game.spec.longest, "the game does not end")
        if trial.random.random() < examined / length or not trial.log:
            examiner.examine(trial)
        if trial.random.random() >= LOOKED_AT / length:
            trial.apply(trial.choose())
            continue
        examiner.glance(trial)
        event = trial.choose()
        before = trial.state.copy()
        trial.apply(event)
        examiner.witness(trial, before, event)
    examiner.judge_the_end(trial)
    examiner.hear_the_story(trial)
    check_replay(trial)


def expected_length(trial: Trial) -> int:
    """How long a random game with these terms is, so that the examined positions spread over it."""
    states, game = trial.array(trial.state), trial.game
    moves, longest = trial.moves_buffer(), game.spec.longest
    return int(game.kernels.call_playout(states, seeded(trial.seed), moves, longest))


def check_replay(trial: Trial) -> None:
    """The same events give the same state, from the record's lines too; taking back is exact."""
    match = Match(trial.game, trial.players, trial.first, **trial.options)
    try:
        match.play(*trial.lines())
    except IllegalEvent as refusal:
        trial.expect("replay", False, f"the game does not replay: {refusal}")
    trial.expect("replay", match.state == trial.state, "the game replays to another state")
    trial.expect("replay", match.log == trial.log, "the game replays with another log")
    kept = trial.random.randrange(len(trial.log))
    match.undo(len(trial.log) - kept)
    again = trial.restart()
    for _, event in trial.log[:kept]:
        again.apply(event)
    trial.expect("undo", match.state == again, f"taking back to event {kept} gives another state")
    for _, event in trial.log[kept:]:
        match.apply(event)
    trial.expect(
        "undo", match.state == trial.state, "playing on after taking back gives another end"
    )


def check_plain(trial: Trial) -> None:
    """The same game uncompiled gives the same bytes at each step."""
    plain = registry.load(trial.game.name, mode="plain")
    other = plain.start(trial.players, trial.first, **trial.options)
    numbers = seeded(trial.seed)
    while not trial.state.is_over:
        same = other.to_bytes() == trial.state.to_bytes() and other.actor == trial.state.actor
        trial.expect("plain", same, "the rules give another state compiled than plain")
        trial.expect("plain", other.scores() == trial.state.scores(), "scores differ plain")
        if trial.state.actor == CHANCE:
            trial.expect("plain", other.odds() == trial.state.odds(), "odds differ plain")
            copy = numbers.copy()
            same = other.draw(copy) == trial.state.draw(numbers) and copy[0] == numbers[0]
            trial.expect("plain", same, "the same random number draws another event plain")
        else:
            same = other.moves.tolist() == trial.state.moves.tolist()
            trial.expect("plain", same, "the legal moves differ plain")
        for seat in (*range(trial.players), None):
            same = other.view(seat).to_bytes() == trial.state.view(seat).to_bytes()
            trial.expect("plain", same, f"the view of {seat} differs plain")
        event = trial.choose()
        trial.apply(event)
        other.apply(event)
    trial.expect("plain", other.ranks() == trial.state.ranks(), "the ranks differ plain")


def touch(game: Game) -> None:
    """Calls every function of the border that a table needs, with the types that the engine passes,
    so that all of them are compiled. Whole random games are compiled when one is first played."""
    kernels, rng = game.kernels, seeded(0)
    trial = Trial(game, 0, game.spec.least_players, 0, {})
    asked: set[bool] = set()
    while len(asked) < 2 and not trial.state.is_over:
        state = trial.state
        asked.add(state.actor == CHANCE)
        _ = state.odds(), state.moves, state.scores(), state.seen(trial.choose(), 0)
        state.view(0).guess(rng)
        kernels.call_why_not(trial.array(state), trial.choose())
        game.restore(state.terms, state.to_bytes())
        if state.actor != CHANCE:
            game.bot().choose(state.view(state.actor), rng)
        trial.apply(trial.choose() if state.actor != CHANCE else state.draw(rng))
