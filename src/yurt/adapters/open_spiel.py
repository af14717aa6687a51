"""Yurt's games in OpenSpiel, with explicit chance.

>>> import pyspiel
>>> import yurt.adapters.open_spiel
>>> game = pyspiel.load_game("yurt_yak(players=3,final_challenge=yes)")
>>> state = game.new_initial_state()
>>> state.chance_outcomes()[0], state.action_to_string(0)
((0, 0.04672897196261682), 'draw yeti-1')

Importing this module registers ``yurt_yak``, ``yurt_yam_master`` and all the others. Parameters:
``players``, ``first`` (the seat that begins), ``reduced`` (a small game of the same rules, see the
game's ``__init__.py``) and the game's options, commas in them written ``/``.

- Actions are numbered as in ``yurt.adapters.spaces``; chance outcomes likewise, from 0.
- An observation is what the seat's view holds; an information state adds the events as the seat saw
  them. Both are strings and tensors, but for games in which nothing is hidden: of their information
  states there are strings alone, as with OpenSpiel's own.
- ``resample_from_infostate`` guesses what the seat cannot see, at the odds that it must expect. In
  the world that it gives, the other seats know what they hold; of the past, what everyone saw.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np

from yurt.adapters.play import Play
from yurt.adapters.spaces import Spaces
from yurt.engine.chance import seeded
from yurt.engine.extras import needing
from yurt.engine.layout import PUBLIC, Actor, Array
from yurt.engine.registry import load, names, spec_of
from yurt.engine.spec import GameSpec, Value
from yurt.engine.state import View

with needing("study", __name__):
    import pyspiel

# Games are loaded by OpenSpiel; importing this module is all there is to do.
__all__: list[str] = []

Params = Mapping[str, Any]


class YurtGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game for a number of players, with its options. Each game has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Params) -> None:
        game = load(self.name, reduced=params["reduced"] or None)
        options: dict[str, Value] = {
            option.name: _option(params[option.name]) for option in game.spec.options
        }
        self.spaces = Spaces(game, params["players"])
        self._start = game.start(params["players"], params["first"], **options)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions,
            max_chance_outcomes=self.spaces.chances,
            num_players=self.spaces.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.spec.longest,
        )
        given = {key: value for key, value in params.items() if value != _defaults(game.spec)[key]}
        super().__init__(game_type(game.spec), information, given)

    def new_initial_state(self) -> "YurtState":
        return YurtState(self, Play(self._start))

    def max_chance_nodes_in_history(self) -> int:
        return self.spaces.game.spec.longest

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: Params | None = None
    ) -> "Observer":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError(f"Yurt's observers take no parameters such as {params}.")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Yurt shows what one seat knows, or what everyone does.")
        is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        return Observer(self.spaces, is_public, kind.perfect_recall)


class YurtState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and stores it by its attributes: there is but one."""

    def __init__(self, game: YurtGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        state = self.play.state
        if state.actor >= 0:
            return state.actor
        return int(pyspiel.PlayerId.TERMINAL if state.is_over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.play.state.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.state.moves.tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        events, weights = self.play.state.outcomes()
        outcomes = (events - self._first_chance).tolist()
        return list(zip(outcomes, (weights / weights.sum()).tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        is_chance = self.play.state.to_move == "*"
        self.play.apply(action + self._first_chance if is_chance else action)

    def _action_to_string(self, player: int, action: int) -> str:
        event = action + self._first_chance if player == pyspiel.PlayerId.CHANCE else action
        return self.play.state.game.write(event)

    def returns(self) -> list[float]:
        return self.play.state.returns() or [0.0] * self.play.state.players

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "YurtState":
        """Another position that a seat cannot tell from this one."""
        rng = seeded(f"{probability_sampler()} {probability_sampler()}")
        return YurtState(self.get_game(), self.play.guess(player_id, rng))

    def __str__(self) -> str:
        return self.play.state.to_bytes().hex()

    @property
    def _first_chance(self) -> int:
        return self.play.state.game.move_count


class Observer:
    """What a seat (or the public) knows: now, or with all that it has seen."""

    def __init__(self, spaces: Spaces, is_public: bool, perfect_recall: bool) -> None:
        self._spaces = spaces
        self._is_public = is_public
        self._recalls = perfect_recall
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if perfect_recall and spaces.game.spec.is_open:
            return
        events = spaces.game.spec.longest if perfect_recall else 0
        self.tensor = np.zeros(spaces.size + 2 * events, dtype=np.float32)
        self._observation = self.tensor[: spaces.size]
        self._events = self.tensor[spaces.size :].reshape(events, 2)
        for part in spaces.layout:
            self.dict[part.name] = self.tensor[part.begin : part.end].reshape(part.shape)
        if perfect_recall:
            self.dict["events"] = self._events

    def set_from(self, state: YurtState, player: int) -> None:
        if self.tensor is None:
            return
        self._observation[:] = self._spaces.observe(self._view(state, player))
        if self._recalls:
            numbers = state.play.numbers(self._seat(player))
            self._events[: len(numbers)] = numbers
            self._events[len(numbers) :] = 0

    def string_from(self, state: YurtState, player: int) -> str:
        view = self._view(state, player)
        if not self._recalls:
            return self._spaces.describe(self._spaces.observe(view))
        who = "public" if self._is_public else f"seat {player}"
        text = f"{who}\n{state.play.text(self._seat(player))}"
        # What events have turned up is not in their texts. In digits because it is asked for often.
        return text if self._spaces.game.spec.is_open else text + view.to_bytes().hex()

    def _seat(self, player: int) -> Actor:
        return PUBLIC if self._is_public else Actor(player)

    def _view(self, state: YurtState, player: int) -> View:
        return state.play.state.view(None if self._is_public else player)


def game_type(spec: GameSpec) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded."""
    kind = pyspiel.GameType
    information = kind.Information
    return kind(
        short_name=short_name(spec.name),
        long_name=f"Yurt: {spec.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION
        if spec.is_open
        else information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=spec.most_players,
        min_num_players=spec.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=not spec.is_open,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(spec),
    )


def short_name(name: str) -> str:
    """``yam-master`` is ``yurt_yam_master`` in OpenSpiel."""
    return f"yurt_{name.replace('-', '_')}"


def _defaults(spec: GameSpec) -> dict[str, Value]:
    options = {option.name: _parameter(option.default) for option in spec.options}
    return {"players": spec.least_players, "first": 0, "reduced": "", **options}


def _parameter(value: Value) -> Value:
    """An option as a parameter: OpenSpiel keeps commas for itself."""
    return value.replace(",", "/") if isinstance(value, str) else value


def _option(value: Value) -> Value:
    return value.replace("/", ",") if isinstance(value, str) else value


def _register() -> None:
    registered = pyspiel.registered_names()
    for name in names():
        if short_name(name) not in registered:
            # OpenSpiel keeps what it is given until after the end of Python, which only classes
            # survive.
            made_by = type(short_name(name), (YurtGame,), {"name": name})
            pyspiel.register_game(game_type(spec_of(name)), made_by)


_register()
