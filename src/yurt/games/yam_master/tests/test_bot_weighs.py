"""Yam Master's moves weighed: by all dice, over what was learned of boards."""

import json
from dataclasses import replace

import numpy as np
import pytest

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import State, View
from yurt.games.yam_master import bot, tables
from yurt.games.yam_master.rules import points
from yurt.games.yam_master.tests.table import begin, turns
from yurt.games.yam_master.train import Course, train
from yurt.games.yam_master.value import FEATURES, LEADS, ROWS, find_features

LEVELS = (1, 2, 3, 4, 5)
# Plans enough for the next turn too; plain code has to do with this one.
EFFORT = 1 if is_plain_wanted() else 60


def best(view: View, level: int = 5, effort: int = EFFORT, seed: str = "choice") -> str:
    moves, shares, _ = bot.weigh(view, effort, seeded(seed), level)
    return view.game.write(int(moves[shares.argmax()]))


@pytest.mark.parametrize("level", LEVELS)
def test_every_legal_move_gets_a_chance(level: int) -> None:
    match = turns(begin(), "a1 c3 b2 -").play("* roll 1 1 4 4 6")
    view = match.view(0)
    moves, shares, errors = bot.weigh(view, EFFORT, seeded("chance"), level)
    assert moves.tolist() == view.moves.tolist()
    assert len(shares) == len(errors) == len(moves)
    assert ((shares >= 0) & (shares <= 1)).all()
    assert (errors > 0).all()
    again = bot.weigh(view, EFFORT, seeded("chance"), level)
    assert shares.tolist() == again[1].tolist()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_five_in_a_row(level: int) -> None:
    match = turns(begin(), "a4 - b4 - c4 - d4 -").play("* roll 1 1 1 1 6")
    assert best(match.view(0), level) == "place e4"


@pytest.mark.parametrize(
    ("words", "line", "expected"),
    [
        # against five in a row, now and by the next throws
        (
            "- a4 - b4 - c4 - d4",
            "* roll 1 1 1 4 6; 0 keep 1; * roll 1 1 4 6; 0 keep 1; * roll 1 1 4 6",
            "place e4",
        ),
        ("- a4 - b4 - c4 - d4", "* roll 1 1 2 3 4", "keep 1 1"),
        # the Predator breaks four
        ("- a4 - b4 - c4 - d4", "* roll 4 4 4 4 4; 0 keep; * roll 4 4 4 4 4", "remove"),
    ],
)
def test_the_highest_levels_see_what_matters(words: str, line: str, expected: str) -> None:
    match = turns(begin(), words).play(line)
    for level in (4, 5):
        assert best(match.view(0), level).startswith(expected)


def test_the_second_level_does_not_look_at_the_other_seat() -> None:
    match = turns(begin(), "a5 a4 b5 b4 - c4 - d4").play("* roll 1 1 1 5 6; 0 keep 1 1 1")
    match.play("* roll 2 3; 0 keep 1 1 1; * roll 5 5")
    # e4 breaks four in a row; a Full on d2 lies better for lines of one's own.
    assert best(match.view(0), 2) == "place d2"
    assert best(match.view(0), 3) == "place e4"


def test_the_last_token_is_not_placed_to_lose() -> None:
    match = turns(begin(), "a1 a5 b1 b5 d1 c5 e1 - a2 - b2 - d2 - e2 - a4 - b4 - d4 -")
    match.play("* roll 1 1 1 3 6; 0 keep; * roll 1 1 1 3 6; 0 keep; * roll 1 1 1 3 6")
    moves, shares, _ = bot.weigh(match.view(0), EFFORT, seeded("choice"))
    chances = dict(zip(map(match.game.write, moves.tolist()), shares.tolist(), strict=True))
    assert chances["place e4"] == 0.0
    assert chances["pass"] > 0.0


def test_the_end_of_the_last_turn_is_judged_by_the_points() -> None:
    match = begin(max_turns=20)
    turns(match, "a1 e5 b1 e4 - e3 " + "- " * 13)
    assert match.state.record.turns == 19
    match.play("* roll 1 2 3 4 6")
    moves, shares, _ = bot.weigh(match.view(1), EFFORT, seeded("choice"))
    chances = dict(zip(map(match.game.write, moves.tolist()), shares.tolist(), strict=True))
    assert chances["pass"] == 1.0


def test_more_effort_reaches_further() -> None:
    match = begin().play("* roll 1 2 3 4 6")
    turn = bot.Turn(match.view(0))
    depths = [turn.depth_for(effort) for effort in (0, 1, 26, 27, 1000, 10**9)]
    assert depths == sorted(depths)
    assert depths[:4] == [1, 1, 1, 2]
    assert depths[-1] == bot.DEEPEST


def mirrored(state: State) -> State:
    """The same with the seats exchanged."""
    other = state.copy()
    record = other.record
    board = record.board.copy()
    record.board[board == 0], record.board[board == 1] = 1, 0
    record.supply[:] = record.supply[::-1].copy()
    record.turn = 1 - record.turn
    return other


def test_boards_are_judged_alike_from_both_seats() -> None:
    state = turns(begin(), "a1 a5 b1 b5 d1 c5 e1 - a2").state
    features, same = np.zeros((2, FEATURES), dtype=np.int64)
    find_features(state.record, features)
    find_features(mirrored(state).record, same)
    assert features.tolist() == same.tolist()
    assert len(set(features.tolist())) == FEATURES
    assert 0 <= features.min() <= features.max() < ROWS


def test_the_lead_is_that_of_the_points() -> None:
    match = turns(begin(), "a1 a5 b1 b5 d1 c5 e1 d5 a2")
    for seat in (1, 0):
        record = match.state.record
        assert record.turn == seat
        features = np.zeros(FEATURES, dtype=np.int64)
        find_features(record, features)
        lead = LEADS[features[: tables.LINE_COUNT]].sum()
        assert lead == points(record, seat) - points(record, 1 - seat)
        turns(match, "-")


def test_what_was_learned_tells_how() -> None:
    folder = load("yam-master").folder
    told = json.loads((folder / "value.json").read_text("utf-8"))
    table, output, error = bot.learned()
    assert table.shape == (ROWS, told["units"])
    assert output.shape == (told["units"],)
    assert error == pytest.approx(told["error"], rel=0.01)
    assert np.isfinite(table).all()
    assert (folder / "value.npz").stat().st_size < 2_000_000


def play(levels: tuple[int, int], first: int, seed: str) -> float:
    """A game of two levels; what the first of them gets of the win."""
    match, rng = Match(load("yam-master"), 2, first=first), seeded(seed)
    while not match.state.is_over:
        seat = match.to_move
        if isinstance(seat, int):
            moves, shares, _ = bot.weigh(match.state.view(seat), EFFORT, rng, levels[seat])
            match.apply(int(moves[shares.argmax()]))
        else:
            match.draw(rng)
    return float((match.state.returns() or [0.0])[0] / 2 + 0.5)


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="whole games take minutes in plain Python")
@pytest.mark.parametrize("levels", [(2, 1), (3, 2), (5, 3)])
def test_levels_that_see_more_win_more(levels: tuple[int, int]) -> None:
    games = 20
    won = sum(play(levels, game % 2, f"levels {levels} {game}") for game in range(games))
    assert won >= games * 6 // 10


@pytest.mark.slow
@pytest.mark.skipif(is_plain_wanted(), reason="whole games take minutes in plain Python")
def test_training_is_the_same_again_from_its_seed() -> None:
    course = Course(rounds=2, turns=160, units=3)
    learned, told = train(course)
    again, _ = train(course)
    assert told["boards"]
    assert all((learned[name] == again[name]).all() for name in learned)
    other, _ = train(replace(course, seed=2))
    assert (learned["table"] != other["table"]).any()
