"""The search: finds what is plain, comes again, and knows only what its seat may know."""

import doctest
from itertools import islice
from typing import Any, cast

import numpy as np
import pytest

from tests.bots.test_bots import positions
from yurt.bots import thinking
from yurt.bots.bot import Clock
from yurt.bots.thinking import Reach, Search, Weighed, weigh
from yurt.engine import jit, playouts, registry
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.match import Match
from yurt.engine.spec import Value
from yurt.engine.state import View

TRIES = 12 if jit.is_plain_wanted() else 400
SEARCHED = [name for name in registry.names() if name != "yam-master"]


def played(name: str, players: int, *lines: str, **options: Value) -> Match:
    return Match(registry.load(name), players, 0, **options).play(*lines)


def best(match: Match, tries: int = TRIES) -> str:
    assert isinstance(match.to_move, int)
    weighed = weigh(match.view(match.to_move), tries, seeded("search"))
    return match.game.write(weighed.best.move)


# What is plain


def test_yaki_lays_the_token_that_wins_the_trophy() -> None:
    """A path of four squares; the seat stands before the trophy and knows a token that fits."""
    paths = ",".join(["S..T"] * 6)
    match = played(
        "yaki",
        2,
        "0 flip 1; * reveal red-1; 0 flip 2; * reveal red-2; 0 flip 3; * reveal red-3",
        "0 flip 4; * reveal green-5",
        "1 flip 5; * reveal violet-1; 1 flip 6; * reveal green-4",
        "0 flip 1",
        paths=paths,
        trophies=1,
    )
    while match.to_move == 0 and not match.state.is_over:
        move = best(match)
        assert move in ("flip 1", "flip 2", "flip 3", "stop") or match.state.is_over
        match.apply(move)
    assert match.state.is_over and match.state.ranks() == [1, 2]


def test_yak_doubts_what_cannot_be_true() -> None:
    assert best(claimed("claim 40 yak")) == "challenge"


def test_zayo_lays_the_steppe_that_wins() -> None:
    match = Match(registry.load("zayo"), players=2)
    rng = seeded("zayo")
    while True:
        while match.to_move == "*":
            match.draw(rng)
        array = match.state._array
        if array["hands"][0, match.state.record.turn, 11]:
            break
        match.apply(int(match.state.moves[0]))
    seat = match.to_move
    assert isinstance(seat, int)
    array["herd"][0, seat, 2] = 2
    array["centre"][0, 2] -= 2
    weighed = weigh(match.state.copy().view(seat), TRIES, seeded(1))
    assert match.game.write(weighed.best.move) == "lay steppe"
    assert weighed.best.chance == 1.0


def test_yay_ends_the_game_that_it_wins() -> None:
    """One more square fills a row and a column, and the seat has most live numbers."""
    match = Match(registry.load("yay"), players=2)
    match.play("0 aim d4; * die 6 a1; * die 5 a1; * die 6 a1")
    array = match.state._array
    marks = np.zeros(64, dtype=np.int8)
    marks[1:8] = marks[8::8] = 2
    array["marks"][0] = marks
    array["numbers"][0] = 9 * (marks > 0)
    weighed = weigh(match.state.copy().view(0), TRIES, seeded(1))
    assert match.game.write(weighed.best.move) == "write a1"
    assert weighed.best.chance == 1.0


# How it is counted


@pytest.mark.parametrize("name", SEARCHED)
def test_estimates_are_those_of_the_view(name: str) -> None:
    """The same again under the same seed, in another world of the same view, and in parts."""
    for number, (_, view) in enumerate(positions(name)):
        other = view.guess(seeded(f"another {number}")).view(view.seat, view.log)
        found = [weigh(each, TRIES, seeded(number)) for each in (view, other)]
        clock = Clock(1000.0)
        found.append(weigh(view, TRIES, seeded(number), clock=clock))
        assert found[0] == found[1] == found[2]
        check(found[0], view, TRIES)


def check(weighed: Weighed, view: View, tries: int) -> None:
    moves = view.moves.tolist()
    exact = view.game.bot().reckon(view) if len(moves) > 1 else {}
    assert sorted(each.move for each in weighed.prospects) == sorted(moves)
    for each in weighed.prospects:
        assert 0 <= each.chance <= 1 and each.error >= 0
        assert (each.error == 0) == (each.move in exact)
        assert each.move not in exact or (each.chance == exact[each.move] and each.visits > 0)
    visits = sum(each.visits for each in weighed.prospects)
    # What is reckoned counts as tried, though it may never have been.
    assert visits - len(exact) <= (tries if len(moves) > 1 else 0) <= visits
    assert weighed.best.sure == max(each.sure for each in weighed.prospects)
    for each in weighed.prospects:
        assert weighed.of(each.move) is each


def test_a_single_move_is_not_thought_about() -> None:
    """Nothing outranks the highest claim: all that is left is to doubt it."""
    match = claimed("claim 168 yak")
    weighed = weigh(match.view(0), 1 << 40, seeded(1))
    assert [(match.game.write(each.move), each.visits) for each in weighed.prospects] == [
        ("challenge", 0)
    ]


def claimed(claim: str) -> Match:
    """Two cards lie there, and the second seat has claimed this."""
    match, rng = Match(registry.load("yak"), players=2), seeded("yak")
    for text in ("", "claim 1 yeti", "", claim, ""):
        while match.to_move == "*":
            match.draw(rng)
        if text or match.state.record.pile_size < 2:
            match.apply(text or int(match.state.moves[0]))
    return match


def test_moves_that_are_wanted_are_tried() -> None:
    view = played("yaki", 2).view(0)
    odd = int(view.moves[-1])
    assert weigh(view, TRIES, seeded(1)).of(odd).visits == 0
    assert weigh(view, TRIES, seeded(1), wanted=(odd,)).of(odd).visits > 0


def test_a_late_search_stops() -> None:
    view = played("yaki", 2).view(0)
    weighed = weigh(view, 1 << 16, seeded(1), reach=Reach(events=1 << 16), clock=Clock(0.0))
    assert 0 < sum(each.visits for each in weighed.prospects) < 1 << 11


def test_a_flat_search_has_no_tree() -> None:
    view = played("yaki", 2).view(0)
    flat, deep = (searched(view, Reach(depth=depth)) for depth in (0, 30))
    assert flat.count["nodes"] == 1 < deep.count["nodes"]
    assert flat.count["tries"] == deep.count["tries"] == TRIES


def searched(view: View, reach: Reach) -> Search:
    sought = Search(view, view.to_bytes(), TRIES, seeded(1), ())
    sought.run(reach, None)
    return sought


# What a game brings along


def unknown_game(name: str, mode: str | None = None) -> Game:
    """The game as it is found if its folder has neither ``bot.py`` nor ``policy.py``."""
    known = registry.load(name, mode=mode)
    game = Game(known.spec, registry.packages()[name], known.kernels)
    for module in ("bot", "policy"):
        assert game.modules(module)
    game.__dict__["modules"] = lambda *names: ()
    return game


def test_what_a_policy_lacks_is_taken_from_the_defaults() -> None:
    lacking = [name for name in thinking.modules(registry.load("zayo")) if "defaults" in name]
    assert lacking == ["yurt.bots.defaults.imagine"]
    joined = thinking.modules(unknown_game("yam-master"))
    assert "yurt.games.yam_master.policy" not in joined
    defaults = ("prefer", "imagine", "judge", "paused")
    assert joined[1:-1] == tuple(f"yurt.bots.defaults.{name}" for name in defaults)


def test_zayo_is_played_on_to_the_end_of_the_tour() -> None:
    game = registry.load("zayo")
    state = game.start(players=2)
    kernels, rng = thinking.kernels(game), seeded(1)
    moves = np.zeros(game.move_count, dtype=np.int16)
    while state.to_move == "*":
        state.apply(state.draw(rng))
    worlds = kernels.restored(state.to_bytes())
    events = kernels.play_on(worlds[0], rng, moves, thinking.horizon(game))
    assert 0 < events < thinking.horizon(game)
    assert (worlds[0]["tour"], worlds[0]["bids_held"].sum()) == (1, 0)
    assert kernels.play_on(worlds[0], rng, moves, 1) == 0
    worlds = kernels.restored(state.to_bytes())
    assert kernels.play_on(worlds[0], rng, moves, 2) == 2


def test_a_game_without_a_policy_is_searched() -> None:
    view = Match(unknown_game("yaki", mode="plain"), players=2).view(0)
    weighed = weigh(view, 4, seeded(1), reach=Reach(horizon=0.02))
    assert sum(each.visits for each in weighed.prospects) == 4


@pytest.mark.parametrize("name", registry.names())
def test_a_game_without_a_bot_is_played_by_random_games(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the view alone, the same again under the same seed, and never an illegal move."""
    # However few they are, of two moves at least: how well it plays is not asked here.
    monkeypatch.setattr(playouts, "TRIES", 8 if jit.is_plain_wanted() else 16)
    game = unknown_game(name)
    for number, (_, view) in enumerate(islice(positions(name), 2)):
        assert game.bot().weigh is None and game.bot().reckon(view) == {}
        other = view.guess(seeded(f"another {number}")).view(view.seat, view.log)
        chosen = [game.bot().choose(each, seeded(number)) for each in (view, other, view)]
        assert chosen[0] == chosen[1] == chosen[2]
        assert chosen[0] in view.moves


def test_who_tries_moves_in_random_games_takes_what_wins() -> None:
    """A path of three squares: of the tokens that are known, only the red 2 can follow."""
    paths = ",".join(["S..T"] * 6)
    match = played(
        "yaki",
        2,
        "0 flip 1; * reveal red-1; 0 flip 2; * reveal red-2; 0 flip 3; * reveal red-3",
        "0 flip 4; * reveal green-5; 1 flip 5; * reveal violet-1; 1 flip 6; * reveal green-4",
        paths=paths,
        trophies=1,
    )
    move = unknown_game("yaki").bot().choose(match.view(0), seeded(1))
    assert match.game.write(move) == "flip 1"


def test_the_first_choice_may_come_after_moves_that_are_forced() -> None:
    """As in a race whose turns begin with a roll; here the first token must be that of place 1."""
    kernels = jit.plain(registry.sources("yaki"))
    rules = cast(dict[str, Any], kernels.namespace)
    legal, start = rules["legal"], registry.load("yaki").start(2).record.unseen_count
    rules["legal"] = lambda s, moves: 1 if s.unseen_count == start else legal(s, moves)
    game = Game(registry.spec_of("yaki"), registry.packages()["yaki"], kernels)
    assert len(game.start(2).moves) == 1
    view = thinking.first_choice(game, seeded("yaki"))
    assert view.record.unseen_count == start - 1 and len(view.moves) > 1


def test_yaki_forgets_what_was_turned_up_long_ago() -> None:
    match = played(
        "yaki",
        2,
        "0 flip 1; * reveal red-1; 0 flip 2; * reveal green-5; 1 flip 3; * reveal violet-1",
        "1 flip 4; * reveal green-4; 0 flip 5; * reveal yellow-4; 1 flip 6; * reveal red-5",
    )
    view = match.view(0)
    known = [int((thinking_record(view, level)["token"] >= 0).sum()) for level in range(1, 6)]
    assert known == sorted(known) and known[0] < known[-1]
    record = thinking_record(view, 1)
    assert record["unseen"].sum() == record["unseen_count"]


def thinking_record(view: View, level: int) -> np.void:
    data = thinking.remembered(view, level, seeded(1))
    found: np.void = np.frombuffer(data, dtype=view.game.kernels.dtype)[0]
    return found


def test_the_example_runs() -> None:
    assert doctest.testmod(thinking).failed == 0
