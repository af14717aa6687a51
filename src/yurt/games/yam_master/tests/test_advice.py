"""Yam Master's advice: its odds against all dice, and what it says against what follows."""

from functools import cache
from itertools import combinations, product

import pytest

from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.engine.words import LANGUAGES, Seat, say
from yurt.games.yam_master.advice import amount, chance_of, likely
from yurt.games.yam_master.tables import (
    CARRE,
    FIGURES,
    FULL,
    LOW,
    NUMBER_OF,
    PASS,
    REMOVE,
    SUITE,
)
from yurt.games.yam_master.tests.table import begin, turns
from yurt.testing import advised

GAMES = 3 if is_plain_wanted() else 8


def is_made(kind: int, dice: tuple[int, ...]) -> bool:
    alike = sorted(dice.count(value) for value in set(dice))
    if kind == FULL:
        return alike in ([2, 3], [5])
    if kind == CARRE:
        return alike[-1] >= 4
    if kind == LOW:
        return sum(dice) <= 8
    if kind == SUITE:
        return dice in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6))
    return dice.count(kind + 1) >= 3


@cache
def brute_force(kind: int, kept: tuple[int, ...], left: int) -> float:
    """Every throw of the dice that are not kept, and then everything that can be kept of it."""
    total = 0.0
    for thrown in product(range(1, 7), repeat=5 - len(kept)):
        dice = tuple(sorted((*kept, *thrown)))
        if is_made(kind, dice):
            total += 1
        elif left > 1:
            keeps = {one for size in range(5) for one in combinations(dice, size)}
            total += max(brute_force(kind, one, left - 1) for one in keeps)
    return total / float(6 ** (5 - len(kept)))


@pytest.mark.parametrize("kind", [0, 4, FULL, CARRE, LOW, SUITE])
def test_the_odds_of_a_figure(kind: int) -> None:
    made = (FIGURES[0] >> kind & 1) == 1
    for kept in ((), (5, 5), (1, 1, 2), (2, 3, 4, 5)):
        assert chance_of(made, NUMBER_OF[kept], 1) == pytest.approx(brute_force(kind, kept, 1))
    for kept in ((5, 5, 5), (1, 2, 2), (2, 3, 4, 5)):
        assert chance_of(made, NUMBER_OF[kept], 2) == pytest.approx(brute_force(kind, kept, 2))


@pytest.mark.slow
def test_what_is_said_is_what_follows() -> None:
    seen: set[str] = set()
    for trial in trials(load("yam-master"), GAMES, seed=6):
        while not trial.state.is_over:
            state, seat = trial.state, trial.state.to_move
            if isinstance(seat, int):
                for move in [move for move in state.moves.tolist() if move < PASS][:5]:
                    seen.add(check(state, seat, move))
            trial.apply(trial.choose())
    assert {"why-makes", "why-stops", "why-lines"} <= seen


def check(state: State, seat: int, move: int) -> str:
    saying = state.game.explain(state.view(seat), move, seeded(1))
    after, key = state.after(move), saying.key
    made = after.scores()[seat] - state.scores()[seat]
    lost = state.scores()[1 - seat] - after.scores()[1 - seat]
    if move < REMOVE:
        assert (key in ("why-five", "why-last-token")) == after.is_over or (
            after.record.turns == after.record.max_turns
        )
        if key not in ("why-five", "why-last-token", "why-stops-five"):
            assert (made > 0) == key.startswith("why-makes")
        if key == "why-five":
            assert (after.ranks() or [])[seat] == 1
        if key == "why-last-token":
            assert [saying.details["own"], saying.details["most"]] == [
                amount(after.scores()[seat]),
                amount(after.scores()[1 - seat]),
            ]
    elif lost:
        assert key == "why-remove-points"
    else:
        standing = int((after.record.board == 1 - seat).sum())
        assert (key, saying.details["count"]) == ("why-remove", standing)
    return key


def test_the_words() -> None:
    match = begin().play("* roll 2 2 5 5 6")
    assert advised(match, "keep 2 2 5 5")[0] == "Keep 2 2 5 5 and throw 1 die"
    assert advised(match, "keep")[0] == "Throw 5 dice"
    assert advised(match, "defi keep 5 5")[0] == "Turn on the Défi, keep 5 5 and throw 3 dice"
    assert advised(match, "pass")[0] == "Pass"
    match.play("0 keep 2 2 5 5; * roll 1")
    # Four of the six values leave two pairs: two of six make the Full.
    assert advised(match, "keep 2 2 5 5")[1] == (
        "This throw is for b3: Full (full house). It’s unlikely, but possible: 33%."
    )


def test_a_square_that_makes_or_stops_a_line() -> None:
    match = turns(begin(), "a1 a2 b1 b2")
    match.play("* roll 2 3 4 5 6")
    assert advised(match, "place c2") == (
        "Place a token on c2: Sec (one shot)",
        "Now Bob can’t make 1 point there any more.",
    )
    match = turns(begin(), "a2 a1 b2 b1 e5")
    match.play("* roll 2 3 4 5 6")
    assert advised(match, "place c2")[1] == "Now Ann can’t make 1 point there any more."


@pytest.mark.parametrize(
    ("chance", "how"),
    [
        (1.0, "sure"),
        (0.999, "very"),
        (0.85, "very"),
        (0.84, "probably"),
        (0.5, "even"),
        (0.39, "unlikely"),
        (0.09, "hardly"),
        (0.0, "hardly"),
    ],
)
def test_a_chance_in_plain_words(chance: float, how: str) -> None:
    assert likely(chance).details["how"] == how


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_last_token_with_one_point(language: str) -> None:
    """One point is no "1 points", in any language."""
    words = load("yam-master").words(language)
    one, none = amount(1), amount(0)
    said = words.put(say("why-last-token", own=one, other=Seat(1), most=none), ["Ann", "Bob"])
    assert words.put(one) in said
    assert words.put(none) in said
