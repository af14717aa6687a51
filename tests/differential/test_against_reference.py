"""Steered random games through the kernels and through the second opinion, compared at every event:
who is to move, the legal events, the odds, the scores, the ranks, and why others are refused."""

import random
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from tests.differential.course import Course
from tests.differential.steering import STEERING
from tests.reference.referee import Game as ReferenceGame
from tests.reference.referee import module_of
from yurt.engine import jit, registry
from yurt.engine.match import Match
from yurt.engine.trial import junk

# Positions at which refusals are compared, and how many texts there.
JUDGED = 0.06
TEXTS = 30


@pytest.mark.parametrize("name", STEERING)
def test_same_answers(name: str, record_property: Callable[[str, object], None]) -> None:
    """In a few of the games, which meet every ruling all the same."""
    steering = STEERING[name]
    exercised = compare_games(name, steering.few)
    record_property("exercised", [name, dict(exercised)])
    missing = {*steering.rare, *steering.at_least} - set(exercised)
    assert not missing, "rulings that the few games do not meet"


@pytest.mark.slow
@pytest.mark.skipif(jit.is_plain_wanted(), reason="the few games meet every ruling plain too")
@pytest.mark.parametrize("name", STEERING)
def test_same_answers_in_all_games(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    steering = STEERING[name]
    exercised = compare_games(name, range(len(steering.courses)))
    record_property("exercised", [name, dict(exercised)])
    wanted = {**dict.fromkeys(steering.rare, 1), **steering.at_least}
    missing = {ruling: exercised[ruling] for ruling in wanted if exercised[ruling] < wanted[ruling]}
    assert not missing, "rulings that the steered games met too seldom"


def compare_games(name: str, numbers: Iterable[int]) -> Counter[str]:
    """How often each ruling was met in these games."""
    exercised: Counter[str] = Counter()
    for number in numbers:
        dice = random.Random(f"differential {name} {number}")
        exercised += compare(name, STEERING[name].courses[number](dice), dice)
    return exercised


def compare(name: str, course: Course, dice: random.Random) -> Counter[str]:
    """Plays one game; answers how often the second opinion met each ruling."""
    first = dice.randrange(course.players) if course.first is None else course.first
    match = Match(registry.load(name), course.players, first, **course.options)
    # Apart, so that the games do not depend on which texts are tried.
    judging = random.Random(dice.random())
    reference = module_of(name).Reference(course.players, {"first": first, **course.options})
    texts = [match.game.write(code) for code in range(match.game.event_count)]
    while not match.state.is_over and len(match.log) < course.most_events:
        compare_positions(match, reference)
        if judging.random() < JUDGED:
            compare_refusals(match, reference, texts, judging)
        event = course.pick(match.state, match.state.legal())
        match.apply(event)
        reference.apply(event)
    compare_positions(match, reference)
    if match.state.is_over:
        assert match.state.ranks() == reference.ranks(), at(match)
    exercised: Counter[str] = getattr(reference, "exercised")  # noqa: B009
    return exercised


def compare_positions(match: Match, reference: ReferenceGame) -> None:
    state = match.state
    assert state.to_move == reference.to_move(), at(match)
    assert state.legal() == reference.legal(), at(match)
    assert state.scores() == reference.scores(), at(match)
    if state.to_move == "*":
        assert state.odds() == reference.odds(), at(match)


def compare_refusals(
    match: Match, reference: ReferenceGame, texts: list[str], dice: random.Random
) -> None:
    """The same ruling forbids what is not legal, and what is no event is none for both."""
    state = match.state
    near = [*STEERING[match.game.name].tried, *dice.sample(texts, min(len(texts), TEXTS))]
    for text in near + list(junk(dice, near + state.legal()[:10], TEXTS)):
        others = ["*", *map(str, range(state.players))]
        actor = str(state.to_move) if dice.random() < 0.9 else dice.choice(others)
        refusal = state.judge(actor, text)
        verdict = "ok" if refusal is None else refusal.rule or "-"
        assert verdict == reference.judge(actor, text), f"{actor} {text!r}\n{at(match)}"


def at(match: Match) -> str:
    """Where the two disagree, to be replayed."""
    return "\n".join([str(match.start.terms), *match.lines()])
