"""ZAYO's rule-of-thumb player: always legal, and clearly better than chance."""

import pytest

from yurt.engine.chance import below, seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load

GAMES = 6 if is_plain_wanted() else 30


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_bot_beats_random_players(players: int) -> None:
    game = load("zayo")
    won = 0.0
    for number in range(GAMES):
        state, rng = game.start(players, number % players), seeded(f"{players} {number}")
        seat = number % players
        while not state.is_over:
            if state.to_move == "*":
                state.apply(state.draw(rng))
            elif state.to_move == seat:
                move = game.bot().choose(state.view(seat), rng)
                assert move in state.moves
                state.apply(move)
            else:
                moves = state.moves
                state.apply(int(moves[below(rng, len(moves))]))
        ranks = state.ranks() or []
        won += (ranks[seat] == 1) / ranks.count(1)
    assert won / GAMES > 0.75


@pytest.mark.parametrize(("following", "chief"), [("suit", "all"), ("overbid", "one-kind")])
def test_bots_among_themselves_play_to_an_end(following: str, chief: str) -> None:
    game, rng = load("zayo"), seeded(1)
    state = game.start(4, following=following, chief_takes=chief)
    while not state.is_over:
        if state.to_move == "*":
            state.apply(state.draw(rng))
        else:
            assert isinstance(state.to_move, int)
            state.apply(game.bot().choose(state.view(state.to_move), rng))
    assert state.record.tour < 60
