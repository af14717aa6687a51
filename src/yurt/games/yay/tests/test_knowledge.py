"""The odds of YAY! against enumeration, on a small sheet of 3 × 3 squares; what seats know."""

from collections import Counter
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from yurt.engine import jit
from yurt.engine.chance import below, seeded
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.games.yay.tables import FREE, LEGAL, MOVES, WRITE
from yurt.games.yay.tests.table import put, sit, throw

SCATTERS = {
    "sure": (".020", ".060", ".220", ".400", ".220", ".060", ".020"),
    "normal": (".020", ".050", ".110", ".200", ".240", ".200", ".110", ".050", ".020"),
    "wild": (".060", ".090", ".120", ".150", ".160", ".150", ".120", ".090", ".060"),
}
TRAYS = ("rim", "open")
SMALL_BLOCKS = ("a1", "b1", "a2", "b2")


def offsets(scatter: str) -> list[tuple[int, Fraction]]:
    """Each offset of one axis with its odds, as the ruling prints them."""
    odds = SCATTERS[scatter]
    return [(place - len(odds) // 2, Fraction(text)) for place, text in enumerate(odds)]


def bounced(place: int, last: int) -> int:
    """YAY-5: blocks are counted from 1 to the last; as often as a die comes to a rim."""
    while not 1 <= place <= last:
        place = 1 - place if place < 1 else 2 * last + 1 - place
    return place


def enumerated(aim: str, scatter: str, tray: str, last: int) -> dict[str, Fraction]:
    """YAY-5: where one die comes to rest, by trying every pair of offsets and every face; ``last``:
    how many columns and rows of blocks there are."""
    has_rim = tray == "rim"
    odds = {"die off": Fraction(1, 20)} if has_rim else {}
    for (across, one), (down, other) in product(offsets(scatter), repeat=2):
        column, row = ord(aim[0]) - ord("a") + 1 + across, int(aim[1]) + down
        chance = one * other / 6
        if has_rim:
            column, row = bounced(column, last), bounced(row, last)
            chance *= Fraction(19, 20)
        is_inside = 1 <= column <= last and 1 <= row <= last
        for face in range(1, 7):
            event = f"die {face} {'abcdefg'[column - 1]}{row}" if is_inside else "die off"
            odds[event] = odds.get(event, Fraction(0)) + chance
    return odds


@pytest.mark.parametrize("tray", TRAYS)
@pytest.mark.parametrize("scatter", SCATTERS)
def test_yay_5_odds_of_the_small_sheet(scatter: str, tray: str) -> None:
    game = load("yay", reduced="small")
    for aim in SMALL_BLOCKS:
        state = game.start(2, scatter=scatter, tray=tray)
        state.apply(f"aim {aim}")
        assert state.odds() == enumerated(aim, scatter, tray, 2)
        assert sum(state.odds().values()) == 1


@pytest.mark.parametrize("tray", TRAYS)
@pytest.mark.parametrize("scatter", SCATTERS)
def test_yay_5_odds_of_the_whole_sheet(scatter: str, tray: str) -> None:
    for aim in ("a1", "d4", "g2", "c7"):
        match = sit(scatter=scatter, tray=tray).play(f"0 aim {aim}")
        assert match.state.odds() == enumerated(aim, scatter, tray, 7)


def test_yay_5_a_die_that_cannot_land_is_not_legal_and_all_others_are() -> None:
    game = load("yay")
    for scatter, tray in product(SCATTERS, TRAYS):
        state = game.start(2, scatter=scatter, tray=tray)
        state.apply("aim c6")
        possible = set(state.outcomes()[0].tolist())
        for event in range(game.move_count, game.event_count):
            assert (state.why_not(game.write(event)) is None) == (event in possible)


def landed(
    aim: str, scatter: str, tray: str, dice: int
) -> dict[tuple[int, frozenset[str]], Fraction]:
    """Total and touched squares of a throw on the small sheet, by trying all the dice."""
    corners = {
        block: frozenset(
            f"{chr(ord(block[0]) + across)}{int(block[1]) + down}"
            for across, down in product((0, 1), repeat=2)
        )
        for block in SMALL_BLOCKS
    }
    die = enumerated(aim, scatter, tray, 2)
    throws: dict[tuple[int, frozenset[str]], Fraction] = {(0, frozenset()): Fraction(1)}
    for _ in range(dice):
        longer: dict[tuple[int, frozenset[str]], Fraction] = {}
        for (total, touched), before in throws.items():
            for event, chance in die.items():
                key = (total, touched)
                if event != "die off":
                    _, face, block = event.split()
                    key = (total + int(face), touched | corners[block])
                longer[key] = longer.get(key, Fraction(0)) + before * chance
        throws = longer
    return throws


def walk(state: State, weight: int, found: Counter[tuple[int, frozenset[str]]]) -> None:
    """What a throw leaves its seat to write, over all chance events of the rules."""
    if state.to_move == "*":
        for event, chance in zip(*map(np.ndarray.tolist, state.outcomes()), strict=True):
            further = state.copy()
            further.apply(event)
            walk(further, weight * chance, found)
        return
    squares = [text.split()[1] for text in state.legal() if text.startswith("write")]
    found[int(state.record.faces.sum()), frozenset(squares)] += weight


@pytest.mark.slow
@pytest.mark.parametrize("tray", TRAYS)
def test_yay_6_a_whole_throw_on_the_small_sheet(tray: str) -> None:
    state = load("yay", reduced="small").start(2, scatter="wild", tray=tray)
    state.apply("aim b1")
    # Plain rules take long for three dice, so one of them leaves the tray beforehand.
    dice = 2 if jit.is_plain_wanted() else 3
    if dice == 2:
        state.apply("die off")
    found: Counter[tuple[int, frozenset[str]]] = Counter()
    walk(state, 1, found)
    total = found.total()
    odds = {throw: Fraction(weight, total) for throw, weight in found.items()}
    assert odds == landed("b1", "wild", tray, dice)


def test_yay_5_draws_follow_the_odds() -> None:
    count = 3_000 if jit.is_plain_wanted() else 60_000
    for (reduced, aim), tray in product(((None, "b6"), ("small", "b2")), TRAYS):
        state = load("yay", reduced=reduced).start(2, tray=tray)
        state.apply(f"aim {aim}")
        rng = seeded(f"draws {aim} {tray}")
        drawn = Counter(state.draw(rng) for _ in range(count))
        events, weights = state.outcomes()
        assert set(drawn) <= set(events.tolist())
        expected = weights / weights.sum() * count
        # Chi-squared over outcomes that are common enough, the rest taken together.
        often = expected >= 5
        seen = np.array([drawn[event] for event in events.tolist()])
        groups = [
            *zip(seen[often], expected[often], strict=True),
            (seen[~often].sum(), expected[~often].sum()),
        ]
        chi = sum((one - other) ** 2 / other for one, other in groups if other > 0)
        assert chi < len(groups) + 5 * (2 * len(groups)) ** 0.5


def test_yay_15_the_small_game_ends_on_its_own_lines() -> None:
    game = load("yay", reduced="small")
    state = game.start(2)
    rng = seeded("small")
    for _ in range(40):
        state = game.start(2)
        while not state.is_over:
            event = (
                state.draw(rng)
                if state.to_move == "*"
                else state.moves[below(rng, len(state.moves))]
            )
            state.apply(int(event))
        filled = (state.record.marks != FREE).reshape(8, 8)
        assert not filled[3:].any()
        assert not filled[:, 3:].any()
        both = filled[:3, :3].all(axis=1).any() and filled[:3, :3].all(axis=0).any()
        assert both or state.record.idle == 10


def test_yay_18_views_and_guesses_are_the_state_itself() -> None:
    match = throw(put(sit(3), "d4", 10), "a1", "6 a1, off, 3 b2")
    rng = seeded("guess")
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert view.guess(rng) == match.state
        assert view.log == tuple(match.log)
    assert match.view(1).legal() == match.state.legal()
    assert match.view(0).legal() == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_yay_15_full_sheets_by_players_who_seldom_throw_again(players: int) -> None:
    """Uniformly random players throw again until nothing is filled any more (YAY-17). These do not,
    so that their sheets fill up; compiled and plain rules must agree all the way."""
    games = (load("yay"), load("yay", mode="plain"))
    rng = seeded(f"fill {players}")
    state, plain = (game.start(players) for game in games)
    while not state.is_over:
        moves = state.moves
        fills = moves[moves >= WRITE]
        chosen = fills if len(fills) > 0 and below(rng, 5) > 0 else moves
        event = state.draw(rng) if state.to_move == "*" else int(chosen[below(rng, len(chosen))])
        if state.to_move != "*":
            reasons = [games[0].kernels.call_why_not(state._array, code) for code in range(MOVES)]
            assert np.flatnonzero(np.array(reasons) == LEGAL).tolist() == sorted(moves.tolist())
            assert plain.moves.tolist() == moves.tolist()
        state.apply(event)
        plain.apply(event)
        assert state.to_bytes() == plain.to_bytes()
    assert state.record.idle < 5 * players
    filled = (state.record.marks != FREE).reshape(8, 8)
    assert filled.all(axis=0).any() and filled.all(axis=1).any()
    assert plain.ranks() == state.ranks()
