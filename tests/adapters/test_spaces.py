"""Actions and observations as numbers: numbered for good, laid out as documented, from the view."""

import copy
import pickle
from random import Random

import numpy as np
import pytest

from tests.adapters.tables import ALL, choose, short
from yurt.adapters.spaces import Spaces
from yurt.engine import registry
from yurt.engine.chance import seeded
from yurt.engine.layout import Actor


@pytest.mark.parametrize(("name", "players"), ALL)
def test_every_action_has_its_text(name: str, players: int) -> None:
    spaces = Spaces(name, players)
    texts = [spaces.write(action) for action in range(spaces.actions)]
    assert len(set(texts)) == spaces.actions
    readable = [a for a in range(spaces.actions) if spaces.game.read(texts[a], players) is not None]
    assert [spaces.read(texts[action]) for action in readable] == readable
    # What this many players cannot do, such as asking a seat that is not there, more players can.
    most = spaces.game.spec.most_players
    assert [spaces.game.read(text, most) for text in texts] == list(range(spaces.actions))


def test_what_is_no_move_is_refused() -> None:
    spaces = Spaces("yak", 2)
    for text in ("", "draw yak-2", "claim 169 yak", "Play yak-2"):
        with pytest.raises(ValueError, match="is no move; “play yak-2” is one"):
            spaces.read(text)


# What trained players rely on: a change here makes a new version of the environments.
@pytest.mark.parametrize(
    ("name", "size", "actions", "chances", "numbered"),
    [
        (
            "yak",
            387,
            862,
            20,
            {"play yeti-1": 0, "claim 1 yeti": 20, "challenge": 860},
        ),
        ("yaki", 293, 21, 20, {"flip 1": 0, "flip 20": 19, "stop": 20}),
        ("yam-master", 43, 975, 462, {"place a1": 0, "remove a1": 25, "pass": 50, "keep": 51}),
        ("yay", 151, 256, 385, {"aim a1": 0, "write a1": 64, "block a1": 128, "cross a1": 192}),
        ("zayo", 291, 437, 44, {"bid sh-1": 0, "lay steppe": 408, "pass": 432, "accept": 436}),
    ],
)
def test_numbers_stay(
    name: str, size: int, actions: int, chances: int, numbered: dict[str, int]
) -> None:
    spaces = Spaces(name, 2)
    assert (spaces.size, spaces.actions, spaces.chances) == (size, actions, chances)
    assert {text: spaces.read(text) for text in numbered} == numbered


@pytest.mark.parametrize("name", registry.names())
def test_an_observation_holds_the_view_field_by_field(name: str) -> None:
    for players in registry.spec_of(name).players:
        spaces, random = Spaces(name, players), Random(players)
        state = spaces.game.start(players, **short(name))
        least, most = spaces.bounds
        for _ in range(60):
            for seat in (*range(players), None):
                view = state.view(seat)
                observation = spaces.observe(view)
                for field, value in view.facts().items():
                    assert spaces.part(observation, field).tolist() == value
                own = [int(seat == other) for other in range(players)]
                assert spaces.part(observation, "seat").tolist() == own
                actors = [*range(players), "*", None]
                to_move = [int(state.to_move == actor) for actor in actors]
                assert spaces.part(observation, "to_move").tolist() == to_move
                assert (least <= observation).all()
                assert (observation <= most).all()
                assert np.flatnonzero(spaces.mask(view)).tolist() == sorted(view.moves.tolist())
            if state.is_over:
                break
            state.apply(choose(state, random))


def test_a_text_tells_observations_apart() -> None:
    """As many texts as observations, over many positions of a game with everything in it."""
    spaces, random = Spaces("zayo", 3), Random(5)
    state = spaces.game.start(3, max_tours=5)
    seen: dict[str, bytes] = {}
    while not state.is_over:
        for seat in (0, 1, None):
            observation = spaces.observe(state.view(seat))
            data = observation.tobytes()
            assert seen.setdefault(spaces.describe(observation), data) == data
        state.apply(choose(state, random))
    assert len(set(seen.values())) == len(seen)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("mode", ["compiled", "plain"])
def test_states_are_copied_and_pickled_with_their_game(name: str, mode: str) -> None:
    game = registry.load(name, mode=mode)
    state, rng = game.start(2), seeded(3)
    while state.to_move == "*":
        state.apply(state.draw(rng))
    copied, restored = copy.deepcopy(state), pickle.loads(pickle.dumps(state))
    for other in (copied, restored):
        assert other == state
        assert other.game is game
        move = int(other.moves[0])
        other.apply(move)
        assert other != state
    assert copied == restored
    view = state.view(0, [(Actor(0), 1)])
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view == copy.deepcopy(view)
    assert sent.moves.tolist() == view.moves.tolist()
    assert sent.facts() == view.facts()


def test_reduced_games_are_pickled_as_such() -> None:
    game = registry.load("yak", reduced="tiny")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy([game])[0] is game
