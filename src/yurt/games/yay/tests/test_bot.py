"""YAY!'s rule-of-thumb player: always legal, and clearly better than chance."""

import pytest

from yurt.bots import roster, thinking
from yurt.engine import jit
from yurt.engine.chance import below, seeded
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.games.yay import bot as thumb
from yurt.games.yay.policy import ENDING
from yurt.games.yay.tables import WRITE
from yurt.games.yay.tests.table import lose, put, sit, throw_total
from yurt.testing import bots_win, play_bots

PLAYERS = [2, *(pytest.param(players, marks=pytest.mark.slow_plain) for players in (3, 4))]


@pytest.mark.parametrize("players", PLAYERS)
def test_beats_random_players(players: int) -> None:
    assert bots_win("yay", 4 if jit.is_plain_wanted() else 20, players) >= 0.9


@pytest.mark.parametrize("tray", ["rim", "open"])
@pytest.mark.parametrize("scatter", ["sure", "normal", "wild"])
@pytest.mark.parametrize("end", ["row-and-column", "row-or-column"])
def test_games_among_bots_come_to_their_end(tray: str, scatter: str, end: str) -> None:
    terms = {"tray": tray, "scatter": scatter, "end": end}
    for players in (2, 4):
        state = play_bots("yay", players, set(range(players)), 7, **terms)
        assert state.record.turns < 200
        assert state.record.idle < 5 * players


def test_same_view_and_seed_same_move() -> None:
    bot = load("yay").bot()
    view = put(sit(), "d4", 12).view(1)
    assert bot.choose(view, seeded(3)) == bot.choose(view, seeded(3))


def test_yay_13_gives_up_the_number_most_in_danger() -> None:
    match = put(put(sit(), "a1", 18), "h8", 3)
    lose(put(match, "d4", 4))
    throw_total(throw_total(match, "f2", 9), "f2", 9)
    move = load("yay").bot().choose(match.view(0), seeded(1))
    assert load("yay").write(move) == "cross d4"


def test_yay_15_ends_the_game_when_that_wins() -> None:
    match = sit(end="row-or-column")
    for place, square in enumerate(("a1", "a5", "b1", "a7", "c1", "c7", "d1", "e7", "e1", "e5")):
        put(match, square, 12 if place % 2 == 0 else 3)
    for square, other in (("f1", "g7"), ("g1", "g5")):
        put(put(match, square, 12), other, 3)
    throw_total(match, "g1", 12)
    move = load("yay").bot().choose(match.view(0), seeded(1))
    assert load("yay").write(move) == "write h1"


def nearly_full(more: int = 0) -> Match:
    """Only a1 is free in row 1. Seat 0 has 12 on f1 and twice 5 elsewhere; seat 1 has 8 on b1, c1,
    d1 and h1, and one number more unless that is 0. Seat 0 may write 12 on a1, a2 and b2."""
    match = sit(end="row-or-column")
    put(put(match, "b7", 5), "e1", 8)
    put(put(match, "e7", 5), "g1", 8)
    put(put(match, "f1", 12), "b1", 8)
    for square in ("c1", "d1", "h1"):
        put(lose(match), square, 8)
    if more > 0:
        put(lose(match), "g4", more)
    return throw_total(match, "a1", 12)


def proposals(match: Match, move: str, count: int) -> int:
    """How often the policy proposes a move."""
    kernels, view, rng = thinking.kernels(load("yay")), match.view(0), seeded(move)
    record = kernels.restored(match.state.to_bytes())[0]
    moves = [kernels.prefer(record, view.moves, len(view.moves), rng) for _ in range(count)]
    return [load("yay").write(view.moves[each]) for each in moves].count(move)


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(0, id="4 numbers to 3"),
        pytest.param(9, id="4 to 4, sum 34 to 33"),
    ],
)
def test_yay_15_ends_the_game_when_that_wins_by_what_it_crosses_out(more: int) -> None:
    match = nearly_full(more)
    for seed in range(20):
        move = load("yay").bot().choose(match.view(0), seeded(seed))
        assert load("yay").write(move) == "write a1"
    # One proposal of 24 is any move.
    assert proposals(match, "write a1", 200) >= 180
    assert match.play("0 write a1").state.ranks() == [1, 2]


@pytest.mark.parametrize(
    ("more", "ranks"),
    [
        pytest.param(10, [1, 1], id="4 to 4, sum 34 to 34"),
        pytest.param(11, [2, 1], id="4 to 4, sum 34 to 35"),
    ],
)
def test_yay_16_an_end_that_does_not_win_is_left(more: int, ranks: list[int]) -> None:
    match = nearly_full(more)
    for seed in range(20):
        move = load("yay").bot().choose(match.view(0), seeded(seed))
        assert load("yay").write(move) != "write a1"
    assert proposals(match, "write a1", 200) <= 10
    assert match.play("0 write a1").state.ranks() == ranks


@pytest.mark.parametrize("level", ["level-3", "level-5"])
def test_yay_15_levels_find_the_last_write_that_wins(level: str) -> None:
    bot, match = roster.make(level), nearly_full()
    bot.begin(match.game)
    for seed in range(5):
        move = bot.choose(match.view(0), bot.clock(0.1), seeded(seed))
        assert match.game.write(move) == "write a1"


@pytest.mark.parametrize("players", PLAYERS)
def test_yay_16_the_worth_of_an_end_is_what_the_ranks_say(players: int) -> None:
    """Games by players who seldom throw again; whoever could end one is told rightly for what."""
    kernels, rng = thinking.kernels(load("yay")), seeded(f"ends {players}")
    found = set()
    for _ in range(6 if jit.is_plain_wanted() else 30):
        state = load("yay").start(players)
        while not state.is_over:
            if state.to_move == "*":
                state.apply(state.draw(rng))
                continue
            fills = [move for move in state.moves.tolist() if move >= WRITE]
            for move in fills:
                after = state.copy()
                after.apply(move)
                # A full sheet ends the game in the middle of a turn.
                if after.is_over and after.record.turns == state.record.turns:
                    record = kernels.restored(state.to_bytes())[0]
                    ranks, turn = after.ranks() or [], state.record.turn
                    won = ranks[turn] == 1
                    worth = 0.0 if won and ranks.count(1) > 1 else ENDING if won else -ENDING
                    assert kernels.worth_of_fill(record, move) == worth
                    assert thumb.worth(state.view(turn).record, move) == worth
                    found.add(worth)
            chosen = fills if fills and below(rng, 5) > 0 else state.moves
            state.apply(int(chosen[below(rng, len(chosen))]))
    assert found >= {ENDING, -ENDING}
