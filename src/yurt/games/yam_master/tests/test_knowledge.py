"""Odds against enumeration, open views, and what must hold at every event of any game."""

import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.parts import parts
from yurt.engine.chance import below, seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.layout import Array
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.games.yam_master.rules import has_five
from yurt.games.yam_master.tables import (
    ANNOUNCE_MORE,
    DICE,
    KEEP_MORE,
    MOVES,
    NUMBER_OF,
    PASS,
    ROLL,
    ROLL_MORE,
    SETS,
    TOKENS,
)
from yurt.games.yam_master.tests.table import begin, turns

# Of each part.
GAMES = 4 if is_plain_wanted() else 10
OPTIONS: list[dict[str, Any]] = [
    {},
    {"strict_full": "yes", "max_turns": 60},
    {"defi_only": "yes", "first": 1},
    {"strict_full": "yes", "defi_only": "yes", "max_turns": 20},
    {"predator": "out"},
]


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_yam_6_yam_7_odds_are_those_of_all_throws(size: int) -> None:
    kept = "64431"[size:]
    match = begin()
    if kept:
        match.play("* roll 1 3 4 4 6", " ".join(["0 keep", *kept]))
    throws = Counter(
        " ".join(["roll", *map(str, sorted(throw))])
        for throw in itertools.product(range(1, 7), repeat=size)
    )
    assert match.state.odds() == {text: Fraction(n, 6**size) for text, n in throws.items()}


def test_draws_follow_the_odds() -> None:
    state = begin().play("* roll 1 3 3 5 6; 0 keep 3 3 5").state
    odds = state.odds()
    rng = seeded("draws")
    count = 6000
    drawn = Counter(state.game.write(state.draw(rng)) for _ in range(count))
    assert set(drawn) == set(odds)
    # 20 degrees of freedom: a greater sum has odds of one in a thousand.
    expected = {text: float(chance) * count for text, chance in odds.items()}
    assert sum((drawn[text] - mean) ** 2 / mean for text, mean in expected.items()) < 45.3


def test_yam_2_yam_3_figures_of_all_dice() -> None:
    """Which squares are open after a third throw, by the words of the ruling, for all throws."""
    squares = {"c4": "suite", "b2": "carré", "c3": "yam", "d2": "full", "a3": "≤8"}
    numbers = {"a1": 1, "a2": 2, "b1": 3, "d1": 4, "e2": 5, "e1": 6}
    before = "* roll 1 2 3 4 6; 0 keep; * roll 1 2 3 4 6; 0 keep"
    state = begin().play(before).state
    for dice in itertools.combinations_with_replacement(range(1, 7), DICE):
        counts = sorted(Counter(dice).values())
        makes = {
            "suite": len(counts) == 5 and dice[-1] - dice[0] == 4,
            "carré": counts[-1] >= 4,
            "yam": counts == [5],
            "full": counts in ([2, 3], [5]),
            "≤8": sum(dice) <= 8,
        }
        expected = {square for square, figure in squares.items() if makes[figure]}
        expected |= {square for square, number in numbers.items() if dice.count(number) >= 3}
        after = state.copy()
        after.apply(" ".join(["roll", *map(str, dice)]))
        legal = set(after.legal())
        assert {square for square in [*squares, *numbers] if f"place {square}" in legal} == expected


def steer(state: State, rng: Array) -> int:
    """A random event, but Yams are frequent and every kind of move has its share."""
    if state.to_move == "*":
        event = state.draw(rng)
        dice = SETS[event - ROLL]
        return event if below(rng, 4) > 0 else ROLL + NUMBER_OF[dice[:1] * len(dice)]
    kinds: dict[str, list[int]] = {}
    for move in state.moves.tolist():
        kinds.setdefault(state.game.write(move).split()[0], []).append(move)
    if len(kinds) > 1 and below(rng, 8) > 0:
        kinds.pop("pass")
    moves = kinds[sorted(kinds)[below(rng, len(kinds))]]
    return moves[below(rng, len(moves))]


def positions(options: dict[str, Any], part: int) -> Iterator[State]:
    """Every position of some games; only to be looked at."""
    game = load("yam-master")
    rng = seeded(f"positions {options} {part}")
    for _ in range(GAMES):
        state = game.start(2, **options)
        while not state.is_over:
            yield state
            state.apply(steer(state, rng))
        yield state


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("options", OPTIONS)
def test_yam_12_to_yam_16_tokens_are_kept_and_every_end_has_its_reason(
    options: dict[str, Any], part: int
) -> None:
    most_gone = 0
    for state in positions(options, part):
        record = state.record
        for seat in (0, 1):
            gone = TOKENS - int((record.board == seat).sum()) - int(record.supply[seat])
            most_gone = max(most_gone, gone)
            assert gone >= 0
        is_empty = record.supply.min() == 0
        is_last = record.turns == record.max_turns
        is_won = has_five(record, 0) or has_five(record, 1)
        assert state.is_over == (is_empty or is_last or is_won)
    # YAM-12: tokens leave the game by the option alone.
    assert (most_gone > 0) == (options.get("predator") == "out")


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_legal_is_what_is_not_refused(options: dict[str, Any], part: int) -> None:
    game = load("yam-master")
    moves = [*range(MOVES), KEEP_MORE, ANNOUNCE_MORE]
    rolls = [*range(ROLL, ROLL + len(SETS)), ROLL_MORE]
    for number, state in enumerate(positions(options, part)):
        if number % 23 or state.is_over:
            continue
        array = game.kernels.blank()
        array[:] = state._array
        is_chance = state.to_move == "*"
        legal = (state.outcomes()[0] if is_chance else state.moves).tolist()
        assert len(set(legal)) == len(legal)
        codes = rolls if is_chance else moves
        assert sorted(legal) == [
            code for code in codes if game.kernels.call_why_not(array, code) == 0
        ]
        if not is_chance:
            assert PASS in legal


@pytest.mark.parametrize("part", parts(4))
@pytest.mark.parametrize("options", OPTIONS)
def test_yam_18_views_are_whole(options: dict[str, Any], part: int) -> None:
    rng = seeded("views")
    for number, state in enumerate(positions(options, part)):
        if number % 11:
            continue
        for seat in (0, 1, None):
            view = state.view(seat)
            assert view.to_bytes() == state.to_bytes()
            assert view.guess(rng) == state
            assert view.to_move == state.to_move
            if view.is_to_move:
                assert view.legal() == state.legal()


def test_yam_18_events_are_seen_by_all() -> None:
    match = turns(begin(), "a1 c1 - -a1")
    for state, (_, event) in zip(match.states(), match.log, strict=False):
        assert {state.seen(event, seat) for seat in (0, 1, None)} == {event}


def test_compiled_and_plain_agree() -> None:
    rng = seeded("both")
    for options in OPTIONS:
        one = load("yam-master").start(2, **options)
        two = load("yam-master", mode="plain").start(2, **options)
        while not one.is_over:
            assert one.legal() == two.legal()
            assert one.scores() == two.scores()
            event = steer(one, rng)
            one.apply(event)
            two.apply(event)
            assert one.to_bytes() == two.to_bytes()
        assert one.ranks() == two.ranks()
