"""The engine and the adapters agree, event by event, and show a seat nothing that is hidden."""

import copy
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")
from tests.adapters.tables import ALL, HIDDEN, choose, short  # noqa: E402
from yurt.adapters.open_spiel import short_name  # noqa: E402
from yurt.adapters.pettingzoo import YurtEnv, raw_env  # noqa: E402
from yurt.adapters.play import Play  # noqa: E402
from yurt.adapters.spaces import Spaces  # noqa: E402
from yurt.engine.chance import seeded  # noqa: E402
from yurt.engine.layout import CHANCE, PUBLIC  # noqa: E402
from yurt.engine.match import Match  # noqa: E402
from yurt.engine.registry import load  # noqa: E402

# How many events of a game are looked at; the rest is played on to its end.
LOOKED_AT = 60


class Three:
    """The same game three times: a match, an environment of PettingZoo, a state of OpenSpiel."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        options = short(name)
        self.spaces = Spaces(name, players)
        self.match = Match(self.spaces.game, players, **options)
        self.rng = seeded(seed)
        self.env: YurtEnv = raw_env(name, players, **options)
        self.env.reset(seed=seed)
        parameters = {"players": players, **options}
        self.spiel: Any = pyspiel.load_game(short_name(name), parameters).new_initial_state()
        self.let_chance_play()

    def let_chance_play(self) -> None:
        while self.match.to_move == "*":
            assert self.spiel.is_chance_node()
            event = self.match.draw(self.rng)
            action = event - self.spaces.actions
            assert self.spiel.action_to_string(action) == self.spaces.game.write(event)
            self.spiel.apply_action(action)

    def act(self, action: int) -> None:
        self.match.apply(action)
        self.env.step(action)
        self.spiel.apply_action(action)
        self.let_chance_play()

    def compare_moves(self) -> None:
        seat = self.match.to_move
        assert isinstance(seat, int)
        assert self.spiel.current_player() == seat
        assert self.env.agent_selection == f"player_{seat}"
        legal = sorted(self.match.state.moves.tolist())
        assert self.spiel.legal_actions() == legal
        mask = self.env.observe(f"player_{seat}")["action_mask"]
        assert np.flatnonzero(mask).tolist() == legal
        assert self.spiel.legal_actions_mask() == mask.tolist()
        assert [self.spiel.action_to_string(action) for action in legal] == [
            self.spaces.game.write(action) for action in legal
        ]

    def compare_sights(self) -> None:
        for seat in range(self.spaces.players):
            view = self.match.view(seat)
            observation = self.spaces.observe(view)
            own = self.env.observe(f"player_{seat}")["observation"]
            assert own.tobytes() == observation.tobytes()
            assert self.spiel.observation_tensor(seat) == observation.tolist()
            assert self.spiel.play.log(seat) == view.log
            log = [
                f"{'*' if actor == CHANCE else actor} {self.spaces.game.write(event)}"
                for actor, event in view.log
            ]
            lines = self.spiel.information_state_string(seat).splitlines()
            assert lines[: 1 + len(log)] == [f"seat {seat}", *log]

    def compare_ends(self) -> None:
        returns = self.match.state.returns()
        assert self.spiel.is_terminal()
        assert self.spiel.returns() == returns
        assert list(self.env.rewards.values()) == returns
        assert all(self.env.terminations.values())


@pytest.mark.parametrize(("name", "players"), ALL)
def test_engine_and_adapters_agree_event_by_event(name: str, players: int) -> None:
    three, random = Three(name, players, seed=players), Random(f"{name} {players}")
    count = 0
    while not three.match.state.is_over:
        if count < LOOKED_AT:
            three.compare_moves()
            if random.random() < 0.2:
                three.compare_sights()
        count += 1
        three.act(choose(three.match.state, random))
    three.compare_sights()
    three.compare_ends()


@pytest.mark.parametrize(("name", "players"), ALL)
def test_what_a_seat_cannot_see_changes_no_observation(name: str, players: int) -> None:
    """In the true game and in worlds that the seat holds possible, it is shown the same."""
    environment, random = raw_env(name, players, **short(name)), Random(players)
    environment.reset(seed=players)
    spaces, rng, differing = Spaces(name, players), seeded(1), 0
    for _ in range(25):
        state = environment.game_state
        if state.is_over:
            break
        for seat in range(players):
            agent = f"player_{seat}"
            shown = environment.observe(agent)
            world = state.view(seat).guess(rng)
            environment._state = world
            differing += world != state
            for key, values in environment.observe(agent).items():
                assert values.tobytes() == shown[key].tobytes()
            environment._state = state
        environment.step(choose(state, random))
    assert (differing > 10) == (not spaces.game.spec.is_open)


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_seat_could_once_tell_apart_it_always_can(name: str) -> None:
    """Perfect recall: two games that differ in what the seat has seen never look the same to it
    again."""
    parted = 0
    for number in range(12):
        random, rng = Random(number), seeded(number)
        play = Play(load(name).start(3, **short(name)))
        while not play.state.is_over and parted <= number:
            event, seat = random.choice(events(play)), random.randrange(3)
            true, world = copy.deepcopy(play), play.guess(seat, rng)
            play.apply(event)
            if event in events(world) and true.state.to_move != "*":
                true.apply(event)
                world.apply(event)
                if knowledge(true, seat) != knowledge(world, seat):
                    stay_apart(true, world, seat, random)
                    parted += 1
    assert parted > 4


def stay_apart(true: Play, world: Play, seat: int, random: Random) -> None:
    """Plays both on as long as there are events that look alike to the seat."""
    for _ in range(60):
        assert knowledge(true, seat) != knowledge(world, seat)
        pair = alike(true, world, seat, random)
        if pair is None:
            break
        true.apply(pair[0])
        world.apply(pair[1])


def alike(true: Play, world: Play, seat: int, random: Random) -> tuple[int, int] | None:
    """Events that can happen in these games and look the same to the seat."""
    possible, others = events(true), events(world)
    if true.state.to_move != world.state.to_move:
        return None
    for event in random.sample(possible, min(len(possible), 6)):
        if event in others:
            return event, event
        look = true.state.seen(event, seat)
        for other in others if look != event else ():
            if world.state.seen(other, seat) == look:
                return event, other
    return None


def events(play: Play) -> list[int]:
    state = play.state
    found: list[int] = (state.outcomes()[0] if state.to_move == "*" else state.moves).tolist()
    return found


def knowledge(play: Play, seat: int) -> tuple[str, bytes]:
    return play.text(seat), play.state.view(seat).to_bytes()


def test_the_public_sees_less_than_any_seat() -> None:
    play, random = Play(load("zayo").start(3)), Random(1)
    for _ in range(80):
        play.apply(choose(play.state, random))
    hidden = [play.text(seat).count("?") for seat in (0, 1, 2, PUBLIC)]
    assert hidden[-1] > max(hidden[:-1])
