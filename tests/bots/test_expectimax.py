"""Expectimax: what plain recursion finds, within its events, and for open games alone."""

import doctest
from functools import cache
from typing import get_type_hints

import numpy as np
import pytest

from tests.bots.test_bots import positions
from yurt.bots import expectimax, foresight, roster, search, thinking
from yurt.bots.bot import Bot, Clock
from yurt.bots.foresight import Expectimax, Hidden, Lookahead, expect
from yurt.bots.thinking import Reach, modules
from yurt.engine import jit, registry
from yurt.engine.chance import below, seeded
from yurt.engine.game import Game
from yurt.engine.state import State, View

NAMES = [name for name in registry.names() if registry.spec_of(name).is_open]
CLOSED = [name for name in registry.names() if name not in NAMES]
PLENTY = 1 << 24
FEW = 150 if jit.is_plain_wanted() else 3_000
PATHS = ",".join(["S..T"] * 6)


class Recursion:
    """The same by the letter: over states, one after the other."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.kernels = thinking.kernels(game, expectimax.__name__)
        self.shares = cache(self._shares)

    def _shares(self, state: State, depth: int) -> list[float]:
        if ranks := state.ranks():
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        array = self.kernels.restored(state.to_bytes())
        if self.kernels.paused(array[0]) or (depth == 0 and state.to_move != "*"):
            judged = np.zeros(self.players)
            points = np.zeros((2, self.players), dtype=np.int64)
            self.kernels.judge(array[0], self.players, points, judged)
            return list(judged.tolist())
        if state.to_move == "*":
            total = np.zeros(self.players)
            for event, odds in state.odds().items():
                total += float(odds) * np.array(self.shares(after(state, event), depth))
            return list(total.tolist())
        assert isinstance(state.to_move, int)
        seat = state.to_move
        found = [self.shares(after(state, move), depth - 1) for move in state.moves.tolist()]
        return max(found, key=lambda shares: shares[seat])


def after(state: State, event: str | int) -> State:
    copied = state.copy()
    copied.apply(event)
    return copied


def reached(game: Game, players: int, number: int, events: int, **options: str | int) -> State:
    """The first decision after so many events at random."""
    rng = seeded(f"{game.name} {number}")
    while True:
        state = game.start(players, number % players, **options)
        count = 0
        while not state.is_over and (count < events or not isinstance(state.to_move, int)):
            moves = state.moves
            chance = state.to_move == "*"
            state.apply(state.draw(rng) if chance else int(moves[below(rng, len(moves))]))
            count += 1
        if not state.is_over:
            return state


def compare(state: State, depth: int) -> None:
    seat = state.actor
    foreseen = expect(state.view(seat), Reach(PLENTY, depth))
    assert foreseen.depth == depth or foreseen.is_whole
    recursion = Recursion(state.game, state.players)
    assert sorted(each.move for each in foreseen.prospects) == sorted(state.moves.tolist())
    for each in foreseen.prospects:
        shares = recursion.shares(after(state, each.move), foreseen.depth - 1)
        assert each.chance == pytest.approx(shares[seat], abs=1e-12)
        assert each.error == 0 and each.visits >= 1


# What it finds


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("players", [2, 3])
def test_yaki_is_foreseen_as_by_recursion(players: int, number: int) -> None:
    """Three seats each look for their own good."""
    game = registry.load("yaki", reduced="small")
    options: dict[str, str | int] = {"paths": PATHS, "trophies": 1 + number % 2}
    if number % 2:
        options["may_stop"] = "yes"
    state = reached(game, players, number, 3 + 3 * number, **options)
    for depth in (1, 2):
        compare(state, depth)


@pytest.mark.slow_plain
@pytest.mark.parametrize("number", range(1 if jit.is_plain_wanted() else 3))
def test_a_turn_of_yam_master_is_foreseen_as_by_recursion(number: int) -> None:
    """From the second throw on; the first has ten times as many ways."""
    game = registry.load("yam-master")
    events = 30
    while (state := reached(game, 2, number, events)).record.throws != 2:
        events += 1
    compare(state, 1)
    compare(state, 2)


@pytest.mark.parametrize("number", range(3))
def test_a_square_of_yay_is_chosen_as_by_recursion(number: int) -> None:
    """In the first turn, which has one throw."""
    game = registry.load("yay")
    while (state := reached(game, 2, number, 4)).record.phase != game.kernels.namespace["CHOOSING"]:
        number += 10
    compare(state, 1)


@pytest.mark.slow
@pytest.mark.skipif(jit.is_plain_wanted(), reason="all throws take minutes in plain Python")
def test_an_aim_of_yay_is_foreseen_as_by_recursion() -> None:
    """On a small sheet, where three dice can come to rest in 15,625 ways."""
    compare(reached(registry.load("yay", reduced="small"), 2, 1, 0), 1)


@pytest.mark.slow
@pytest.mark.skipif(jit.is_plain_wanted(), reason="three decisions take minutes in plain Python")
@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_decisions_of_yaki_are_foreseen_as_by_recursion(players: int, number: int) -> None:
    game = registry.load("yaki", reduced="small")
    compare(reached(game, players, number, number, paths=PATHS, trophies=2), 3)


# What it takes


@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_gives_the_same_answer(name: str) -> None:
    """Whatever is hidden, in parts, and whatever the random numbers of the bot."""
    for number, (_, view) in enumerate(positions(name)):
        other = view.guess(seeded(f"another world {number}")).view(view.seat, view.log)
        reach = Reach(FEW)
        found = [expect(each, reach) for each in (view, other)]
        found.append(expect(view, reach, Clock(1000.0)))
        assert found[0] == found[1] == found[2]
        if found[0].depth > 0:
            # Time stands still, so that a busy machine does not shorten one of the two.
            clock = Clock(0.05, lambda: 0.0)
            moves = {Expectimax().choose(view, clock, seeded(seed)) for seed in range(2)}
            assert len(moves) == 1 and moves <= set(view.moves.tolist())


@pytest.mark.parametrize("name", NAMES)
def test_events_and_decisions_are_no_more_than_allowed(name: str) -> None:
    for _, view in positions(name):
        depths = []
        for events in (1, FEW // 10, FEW):
            sought = Lookahead(view, events)
            depth = 0
            while depth < 8 and sought.is_finished(depth + 1, None):
                depth += 1
            assert sought.events <= events
            depths.append(depth)
            foreseen = expect(view, Reach(events, 2))
            assert foreseen.depth <= min(2, depth)
            assert sum(each.visits for each in foreseen.prospects) <= events
        assert depths == sorted(depths)


def test_the_answer_is_that_of_the_last_depth_that_was_finished() -> None:
    view = begun()
    one, two = (expect(view, Reach(PLENTY, depth)) for depth in (1, 2))
    spent = sum(each.visits for each in (*one.prospects, *two.prospects))
    assert expect(view, Reach(spent)) == two
    assert expect(view, Reach(spent - 1)) == one
    assert (one.depth, two.depth) == (1, 2) and one != two


def test_without_time_or_events_no_move_is_better_than_another() -> None:
    view = begun()
    for foreseen in (expect(view, Reach(0)), expect(view, Reach(PLENTY), Clock(0.0))):
        assert foreseen.depth == 0 and not foreseen.is_whole
        assert {(each.chance, each.visits) for each in foreseen.prospects} == {(0.5, 0)}


def begun() -> View:
    return reached(registry.load("yaki", reduced="small"), 2, 1, 4, paths=PATHS).view(1)


def test_a_crowded_table_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    view = begun()
    usual = expect(view, Reach(PLENTY, 2))
    monkeypatch.setattr(foresight, "LEAST_PLACES", expectimax.NEAR_PLACES)
    monkeypatch.setattr(foresight, "MOST_PLACES", expectimax.NEAR_PLACES)
    crowded = expect(view, Reach(PLENTY, 2))
    chances = [{each.move: each.chance for each in found.prospects} for found in (usual, crowded)]
    assert chances[0] == chances[1]


def test_what_follows_for_too_long_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    view = begun()
    assert expect(view, Reach(PLENTY, 2)).depth == 2
    monkeypatch.setattr(foresight, "FRAMES", 4)
    assert expect(view, Reach(PLENTY, 2)).depth == 1


def test_one_bit_that_differs_makes_another_key() -> None:
    """In the position or in the decisions that are left; each half of a key tells them apart."""
    kernels = thinking.kernels(registry.load("yaki"), expectimax.__name__)
    words, frame = np.zeros(16, dtype=np.uint32), kernels.records(expectimax.Frame)[0]
    seen: dict[str, set[int]] = {"first": set(), "second": set()}
    for left in range(8):
        for bit in range(16 * 32):
            words[:] = 0
            words[bit // 32] = 1 << bit % 32
            frame["left"] = left
            kernels.mark(words, frame)
            for half, keys in seen.items():
                keys.add(int(frame[half]))
    assert [len(keys) for keys in seen.values()] == [8 * 16 * 32] * 2


@pytest.mark.parametrize("name", NAMES)
def test_positions_have_keys_of_their_own(name: str) -> None:
    game = registry.load(name)
    kernels = thinking.kernels(game, expectimax.__name__)
    frame = kernels.records(expectimax.Frame)[0]
    known: dict[str, dict[int, tuple[int, bytes]]] = {"first": {}, "second": {}}
    state, rng = game.start(2), seeded(name)
    for _ in range(FEW):
        moves = state.moves
        state.apply(int(moves[below(rng, len(moves))]) if len(moves) else state.draw(rng))
        state = game.start(2) if state.is_over else state
        words = np.frombuffer(state.to_bytes(), dtype=np.uint16)
        for left in range(3):
            frame["left"] = left
            kernels.mark(words, frame)
            for half, keys in known.items():
                position = left, state.to_bytes()
                assert keys.setdefault(int(frame[half]), position) == position


# The bot


def test_the_bot_has_no_room_for_a_state() -> None:
    assert get_type_hints(Expectimax.choose) == get_type_hints(Bot.choose)
    assert isinstance(roster.make("expectimax"), Expectimax)


@pytest.mark.parametrize("name", CLOSED)
def test_games_that_hide_cards_are_refused(name: str) -> None:
    game = registry.load(name)
    with pytest.raises(Hidden, match=f"{game.spec.title} hides"):
        roster.make("expectimax").begin(game)
    _, view = next(positions(name))
    with pytest.raises(ValueError, match="open games alone"):
        expect(view, Reach(PLENTY))


def test_what_cannot_be_foreseen_is_left_to_the_rule_of_thumb() -> None:
    """The first aim in YAY!: three dice, each with 295 ways to come to rest."""
    view = registry.load("yay").start(2).view(0)
    thumb, own = (roster.make(name) for name in ("thumb", "expectimax"))
    assert expect(view, Reach(FEW)).depth == 0
    assert own.choose(view, Clock(0.01), seeded(1)) == thumb.choose(view, Clock(1), seeded(1))


def test_it_is_compiled_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Apart from the search of the levels, and marked once it is."""
    game = registry.load("yaki")
    assert expectimax.__name__ not in modules(game)
    assert search.__name__ not in modules(game, expectimax.__name__)
    marked: list[str] = []

    def mark(name: str, sources: list[jit.Source]) -> None:
        assert sources[-1].module == expectimax.__name__
        marked.append(name)

    monkeypatch.setattr(jit, "is_ready", lambda name, sources: name in marked)
    monkeypatch.setattr(jit, "mark_ready", mark)
    foresight.warm("yaki")
    assert foresight.is_ready("yaki") == (not jit.is_plain_wanted())


def test_the_example_runs() -> None:
    assert doctest.testmod(foresight) == (0, 6)
