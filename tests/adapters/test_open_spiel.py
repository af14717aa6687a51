"""OpenSpiel's own test of the games, and its algorithms at work on them."""

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # noqa: E402

from tests.adapters.tables import ALL, ENDS, HIDDEN, short  # noqa: E402
from yurt.adapters.open_spiel import short_name  # noqa: E402
from yurt.engine import registry  # noqa: E402
from yurt.engine.spec import OptionError  # noqa: E402

CHANCE = pyspiel.PlayerId.CHANCE


def load(name: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(name), {"players": players, **parameters})


@pytest.mark.parametrize(("name", "players"), ALL)
def test_random_games_with_serialization(name: str, players: int) -> None:
    game = load(name, players, **short(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), ENDS)
def test_long_random_games_with_serialization(name: str, players: int) -> None:
    """Every state of a game is written and read, so that one has hundreds of them."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", HIDDEN)
def test_reduced_games_too(name: str) -> None:
    for reduced in registry.spec_of(name).reduced:
        game = load(name, 2, reduced=reduced, **short(name))
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def step(state: Any, random: Random) -> None:
    """A random event; low moves are likelier."""
    actions = state.legal_actions()
    state.apply_action(actions[min(random.randrange(len(actions)) for _ in range(2))])


@pytest.mark.parametrize(("name", "players"), ALL)
def test_chance_is_explicit_and_has_the_odds_of_the_engine(name: str, players: int) -> None:
    state, random = load(name, players).new_initial_state(), Random(players)
    checked = 0
    while not state.is_terminal() and checked < 20:
        if state.is_chance_node():
            odds = state.play.state.odds()
            outcomes = {
                state.action_to_string(CHANCE, action): chance
                for action, chance in state.chance_outcomes()
            }
            assert outcomes == pytest.approx({text: float(odds[text]) for text in odds})
            checked += 1
        step(state, random)


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("yurt_yaki(players=3,trophies=1,may_stop=yes,first=2)")
    terms = game.new_initial_state().play.state.terms
    assert (terms.players, terms.first) == (3, 2)
    assert terms.options["trophies"] == 1
    assert terms.options["may_stop"] == "yes"
    paths = "/".join(["S..T"] * 6)
    game = pyspiel.load_game(f"yurt_yaki(paths={paths})")
    assert game.new_initial_state().play.state.terms.options["paths"] == paths.replace("/", ",")
    assert pyspiel.load_game(str(game)).get_parameters()["paths"] == paths
    with pytest.raises(OptionError):
        pyspiel.load_game("yurt_yak(final_challenge=perhaps)")


@pytest.mark.parametrize("name", HIDDEN)
def test_resampled_worlds_look_the_same_to_the_seat_and_play_on(name: str) -> None:
    game = load(name, 3, **short(name))
    state, random = game.new_initial_state(), Random(9)
    differing = 0
    for _ in range(40):
        for _ in range(3):
            if not state.is_terminal():
                step(state, random)
        for seat in range(3):
            world = state.resample_from_infostate(seat, random.random)
            for of in ("information_state_string", "observation_string"):
                assert getattr(world, of)(seat) == getattr(state, of)(seat)
            for of in ("information_state_tensor", "observation_tensor"):
                assert getattr(world, of)(seat) == getattr(state, of)(seat)
            assert world.current_player() == state.current_player()
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            differing += str(world) != str(state)
            restored = game.deserialize_state(world.serialize())
            assert restored.information_state_string(seat) == world.information_state_string(seat)
            for _ in range(6):
                if not world.is_terminal():
                    step(world, random)
    assert differing > 40


def test_observers_show_one_seat_or_everyone() -> None:
    game = load("yak", 2)
    state, random = game.new_initial_state(), Random(4)
    for _ in range(20):
        step(state, random)
    none = pyspiel.PrivateInfoType.NONE
    for recall in (False, True):
        public = make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=recall, private_info=none)
        )
        own = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        texts = {public.string_from(state, player) for player in (0, 1)}
        assert len(texts) == 1
        public.set_from(state, 0)
        own.set_from(state, 0)
        assert not public.dict["hands"].any()
        assert own.dict["hands"][0].sum() == state.play.state.record.held[0]
        assert not own.dict["hands"][1:].any()
        assert ("events" in own.dict) == recall
    everything = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(ValueError, match="what one seat knows"):
        make_observation(
            game, pyspiel.IIGObservationType(perfect_recall=False, private_info=everything)
        )


def test_an_information_state_reads_like_the_table() -> None:
    state = load("yak", 2, reduced="tiny").new_initial_state()
    for text in ("draw ibex-1", "draw yak-1", "play ibex-1", "claim 1 yak", "draw ibex-1"):
        player = state.current_player()
        texts = {state.action_to_string(player, action): action for action in state.legal_actions()}
        state.apply_action(texts[text])
    lines = state.information_state_string(1).splitlines()
    log = ["* draw ?", "* draw yak-1", "0 play ?", "0 claim 1 yak", "* draw ?"]
    assert lines == ["seat 1", *log, state.play.state.view(1).to_bytes().hex()]


# ---- Algorithms


@pytest.mark.parametrize("name", registry.names())
def test_bots_of_open_spiel_play_each_other(name: str) -> None:
    game = load(name, 2, **short(name))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in (0, 1)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("name", HIDDEN)
def test_information_set_search(name: str) -> None:
    """Python's ISMCTS; that of C++ ends the process with every game that is written in Python."""
    game = load(name, 3, **short(name))
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, numbers), 1.4, 6, random_state=numbers
    )
    state, random = game.new_initial_state(), Random(2)
    while state.is_chance_node():
        step(state, random)
    for _ in range(3):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        while state.is_chance_node():
            step(state, random)


def test_tree_search_in_an_open_game() -> None:
    game = load("yaki", 2, trophies=1)
    numbers = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, numbers), random_state=numbers)
    state = game.new_initial_state()
    assert bot.step(state) in state.legal_actions()


def test_regret_minimisation_solves_a_tiny_yak() -> None:
    """Random play can be exploited for 0.665; a few rounds of CFR+ leave little of that."""
    game = load("yak", 2, reduced="tiny")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.3


@pytest.mark.slow
def test_the_tiny_yak_is_a_fair_game() -> None:
    game = load("yak", 2, reduced="tiny")
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(0.665)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.001
    values = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert values == pytest.approx([0, 0], abs=0.001)


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered until after the end of Python."""
    code = "import yurt.adapters.open_spiel, pyspiel; pyspiel.load_game('yurt_yak')"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
