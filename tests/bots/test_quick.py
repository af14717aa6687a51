"""The levels before their search is compiled: they differ already, and know only their view."""

import numpy as np
import pytest

from yurt.bots import quick, thinking
from yurt.bots.bot import Bot, Clock
from yurt.bots.levels import LEVELS
from yurt.bots.quick import Quick
from yurt.bots.roster import Thumb
from yurt.engine import playouts, registry
from yurt.engine.chance import seeded
from yurt.engine.layout import CHANCE
from yurt.engine.match import Match
from yurt.engine.state import View

# Games of each pair, in which each sits on both sides of the same chance; and short ones.
GAMES = {"yak": 4, "yaki": 12, "yam-master": 8, "yay": 8, "zayo": 20}
SHORT = {"yaki": {"trophies": 1}}
# Of the win, that of the stronger one at least.
CLEAR = 0.6


@pytest.fixture(autouse=True)
def _no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that would have to be compiled."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a search")

    monkeypatch.setattr(thinking, "kernels", refuse)
    monkeypatch.setattr(registry, "extended", refuse)


def opened(name: str, decisions: int = 6) -> View:
    """The view of whoever is to move after some moves of the rule-of-thumb player."""
    match, rng = Match(registry.load(name), registry.spec_of(name).least_players), seeded(name)
    while decisions or match.to_move == "*" or len(match.state.moves) < 2:
        if match.to_move == "*":
            match.draw(rng)
        else:
            match.apply(match.game.bot().choose(match.view(match.state.actor), rng))
            decisions = max(0, decisions - 1)
    return match.view(match.state.actor)


def share(name: str, bots: tuple[Bot, Bot], seed: str) -> float:
    """The first one's share of the win in one game of two."""
    match = Match(registry.load(name), players=2, **SHORT.get(name, {}))
    chance = seeded(seed)
    while not match.state.is_over:
        actor = match.state.actor
        if actor == CHANCE:
            match.draw(chance)
        else:
            rng = seeded(f"{seed} {len(match.log)}")
            match.apply(bots[actor].choose(match.view(actor), Clock(1.0), rng))
    ranks = match.state.ranks() or []
    return 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)


def won(name: str, better: int, worse: int) -> float:
    strong, weak = Quick(LEVELS[better - 1]), Quick(LEVELS[worse - 1])
    games = GAMES[name] // 2
    shares = [share(name, (strong, weak), f"{name} {each}") for each in range(games)]
    shares += [1 - share(name, (weak, strong), f"{name} {each}") for each in range(games)]
    return sum(shares) / len(shares)


@pytest.mark.slow_plain
@pytest.mark.parametrize(("better", "worse"), [(3, 1), pytest.param(5, 3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", GAMES)
def test_a_higher_level_wins_clearly_more(name: str, better: int, worse: int) -> None:
    assert won(name, better, worse) >= CLEAR


@pytest.mark.parametrize("name", registry.names())
def test_the_same_view_and_numbers_give_the_same_move(name: str) -> None:
    view = opened(name)
    for level in LEVELS:
        moves = {Quick(level).choose(view, Clock(1.0), seeded(7)) for _ in range(3)}
        assert len(moves) == 1 and moves <= set(view.moves.tolist())


@pytest.mark.parametrize("name", registry.names())
def test_the_best_level_plays_by_the_rule_of_thumb(name: str) -> None:
    view = opened(name)
    chosen = Quick(LEVELS[4]).choose(view, Clock(1.0), seeded(3))
    assert chosen == Thumb().choose(view, Clock(1.0), seeded(3))


@pytest.mark.parametrize("name", registry.names())
def test_the_first_level_plays_odd_moves(name: str) -> None:
    """And the fewer the higher it is."""
    view = opened(name)
    best = quick.ranked(view, seeded(1))[: max(1, len(view.moves) // 4)]
    odd = []
    for level in LEVELS:
        moves = [Quick(level).choose(view, Clock(1.0), seeded(each)) for each in range(60)]
        odd.append(sum(move not in best for move in moves))
    assert odd[0] > odd[2] >= odd[4]


@pytest.mark.parametrize("name", registry.names())
def test_what_is_hidden_changes_no_move(name: str) -> None:
    """Worlds that a seat cannot tell apart: the same order of moves."""
    view, rng = opened(name), seeded("worlds")
    assert view.seat is not None
    for _ in range(4):
        other = view.guess(rng).view(view.seat, view.log)
        assert quick.ranked(other, seeded(5)) == quick.ranked(view, seeded(5))


@pytest.mark.parametrize("name", registry.names())
def test_the_rank_agrees_with_the_rule_of_thumb(name: str) -> None:
    """What the bot chooses is among the best quarter of what it ranks, at every turn of a game."""
    match, rng = Match(registry.load(name), players=2), seeded(name)
    for _ in range(60):
        if match.state.is_over:
            break
        if match.state.actor == CHANCE:
            match.draw(rng)
            continue
        view = match.view(match.state.actor)
        worths = np.asarray(view.game.bot().rank(view))
        chosen = view.game.bot().choose(view, rng)
        above = int((worths > worths[view.moves.tolist().index(chosen)]).sum())
        assert above <= len(worths) // 4, (match.game.write(chosen), above, len(worths))
        match.apply(chosen)


def test_a_game_without_a_bot_is_ranked_by_random_games() -> None:
    view = opened("yaki")
    worths = playouts.rank(view)
    assert worths.shape == view.moves.shape and np.array_equal(worths, playouts.rank(view))
    assert worths.max() > worths.min() >= -1.0


def test_who_notices_nothing_plays_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "OVERLOOKED", (100,) * 5)
    view, rng = opened("yay"), seeded(1)
    moves = {Quick(LEVELS[0]).choose(view, Clock(1.0), rng) for _ in range(40)}
    assert len(moves) > 3
