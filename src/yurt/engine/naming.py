"""The questions of the conformance suite about moves in words: what each is called, what speaks for
it, and whether the ranges hold what they say."""

from collections.abc import Sequence

from yurt.engine.actor import CHANCE
from yurt.engine.chance import seeded
from yurt.engine.contract import Range
from yurt.engine.state import State, View
from yurt.engine.trial import Trial
from yurt.engine.words import Say

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
# Moves of a position that are explained, that are tried out, and moves of a range that are named.
EXPLAINED = 2
TRIED = 4
RANGED = 30
# Worlds that the seat holds possible, in which half a turn is made too.
WORLDS = 3


def check_moves(trial: Trial, view: View, languages: Sequence[str]) -> None:
    """All that is said of the legal moves of the seat to move."""
    legal = set(view.moves.tolist())
    ranges = view.game.advice.ranges(view)
    ranged: set[int] = set()
    for each in ranges:
        _check_range(trial, each)
        ranged |= set() if each.after else _check_present(trial, each, legal, ranged)
    some = trial.random.sample(sorted(ranged), min(RANGED, len(ranged)))
    _check_names(trial, view, [*sorted(legal - ranged), *some], languages)
    _check_reasons(trial, view, sorted(legal), languages)
    for move in trial.random.sample(sorted(legal), min(TRIED, len(legal))):
        _check_turn(trial, trial.state.after(move), move, ranges)


def _check_range(trial: Trial, each: Range) -> None:
    """Its form gives the texts of its codes, in ascending order."""
    write = trial.game.write
    same = list(each.texts()) == [write(code) for code in each.codes]
    trial.expect("ranges", same, f"“{each.form}” does not write the moves of its codes")


def _check_present(trial: Trial, each: Range, legal: set[int], others: set[int]) -> set[int]:
    codes = set(each.codes)
    strange = sorted(codes - legal)
    text = trial.game.write(strange[0]) if strange else ""
    trial.expect("ranges", not strange, f"“{each.form}” holds “{text}”, which is not legal")
    trial.expect("ranges", not codes & others, f"“{each.form}” holds moves of another range")
    return codes


def _check_turn(trial: Trial, after: State, move: int, ranges: Sequence[Range]) -> None:
    """What is said to follow in the same turn follows."""
    text = trial.game.write(move)
    verb = text.partition(" ")[0]
    if trial.game.advice.is_half(move):
        _check_half(trial, after, move)
    for each in ranges:
        if each.after == verb:
            missing = set(each.codes) - set(after.moves.tolist())
            trial.expect(
                "ranges", not missing, f"“{each.form}” holds what is not legal after “{text}”"
            )


def _check_half(trial: Trial, after: State, move: int) -> None:
    """Half a turn is tried out before anyone has committed to it (``why``), so that it must leave
    its seat to go on at once, and with nothing to learn from it."""
    game, seat, text = trial.game, trial.actor, trial.game.write(move)
    half = f"“{text}” is half a turn, and"
    trial.expect("half turns", after.actor != CHANCE, f"{half} chance comes before the other half")
    trial.expect("half turns", after.actor == seat, f"{half} another goes on")
    trial.expect("half turns", not game.reveals(move), f"{half} the game says that it reveals")
    known = after.view(seat).to_bytes()
    rng = seeded(f"half {trial.seed} {len(trial.log)}")
    for _ in range(WORLDS):
        world = trial.state.view(seat).guess(rng)
        same = world.after(move).view(seat).to_bytes() == known
        trial.expect("half turns", same, f"{half} tells its seat what it did not know")


def _check_names(trial: Trial, view: View, moves: list[int], languages: Sequence[str]) -> None:
    """Names are sentences, no two legal moves share one, and fixed ones are fixed."""
    game, seat = trial.game, trial.actor
    names = {move: game.advice.name(move, view.record, seat) for move in moves}
    if game.advice.FIXED_NAMES:
        for move, name in names.items():
            same = trial.names.setdefault((seat, move), name) == name
            trial.expect("names", same, f"the name of “{game.write(move)}” is not fixed")
    for language in languages:
        known: dict[str, int] = {}
        for move, name in names.items():
            text = _put(trial, name, language)
            other = known.setdefault(text, move)
            pair = f"“{game.write(other)}” and “{game.write(move)}”"
            trial.expect("names", other == move, f"{pair} are both called “{text}” in {language}")


def _check_reasons(trial: Trial, view: View, legal: list[int], languages: Sequence[str]) -> None:
    rng = seeded(f"why {trial.seed} {len(trial.log)}")
    for move in trial.random.sample(legal, min(EXPLAINED, len(legal))):
        sayings = (
            trial.game.explain(view, move, rng),
            trial.game.advice.headline(move, view.record, trial.actor),
            trial.game.advice.proposal(view, move),
        )
        for saying in sayings:
            for language in languages:
                _put(trial, saying, language)


def _put(trial: Trial, saying: Say, language: str) -> str:
    """A saying in words, which must be there."""
    try:
        text = trial.game.words(language).put(saying, NAMES)
    except LookupError as error:
        trial.expect("words", False, f"a sentence cannot be said: {error}")
        raise
    sound = text.strip() == text != "" and "None" not in text
    trial.expect("words", sound, f"“{text}” is no good sentence in {language}")
    return text
