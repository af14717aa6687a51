# mypy: disable-error-code="type-abstract"
"""The contract of a game: what it need not have has a default, and what it must have is named."""

import ast
import dataclasses
from pathlib import Path
from typing import Any

import pytest

import yurt
from yurt.engine import contract, playouts, registry
from yurt.engine.chance import seeded
from yurt.engine.contract import Hooks, IncompleteGame, bind, members
from yurt.engine.game import Game
from yurt.engine.match import Match
from yurt.engine.spec import LEVEL_COUNT
from yurt.engine.trial import play_out
from yurt.engine.words import LANGUAGES

NEEDED = ("notation", "narrate", "rules", "tables")


def bare(name: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of which only what is needed is there."""
    whole = registry.load(name, mode="plain")
    game = Game(whole.spec, registry.packages()[name], whole.kernels)
    had = game.modules
    monkeypatch.setattr(game, "modules", lambda *names: had(*set(names) & set(NEEDED)))
    return game


@pytest.mark.parametrize("name", registry.names())
def test_a_game_of_four_modules_is_played_told_and_shown(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bare(name, monkeypatch)
    match = Match(game, game.spec.least_players)
    rng = seeded(name)
    while match.to_move == "*":
        match.draw(rng)
    view = match.view(match.state.actor)
    names = [game.advice.name(move, view.record, 0) for move in view.moves.tolist()]
    for language in LANGUAGES:
        words = game.words(language)
        assert len({words.put(each) for each in names}) == len(names)
        assert words.put(game.explain(view, int(view.moves[0]), rng))
    assert game.advice.headline(0, view.record, 0) == game.advice.name(0, view.record, 0)
    assert game.for_people(view) is view and not game.advice.ranges(view)
    assert dataclasses.asdict(game.show(view)) == {"facts": view.facts()}
    assert game.draw(view.record, 0, "en", ["Ann", "Bob"]).startswith(
        f"{next(iter(view.facts()))}: "
    )
    assert game.policy.forget(view, 1, rng).tobytes() == view.to_bytes()
    assert len(game.policy.HAZE) == LEVEL_COUNT
    assert game.bot().weigh is None and game.bot().promise is None and not game.bot().reckon(view)
    tally = Match(game, game.spec.least_players).tally()
    assert tally.seats == [{}] * game.spec.least_players
    assert game.words("en").put(game.tell_story(0, tally), ["Ann"]) == "Ann had a quiet game."


def test_without_a_bot_any_legal_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "TRIES", 16)
    state = play_out(bare("yaki", monkeypatch).start(2, trophies=1), {0, 1}, seeded(1))
    assert state.is_over


def test_what_notation_and_narration_need_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("yak", "yay"):
        game = registry.load(name, mode="plain")
        notation = bind(
            contract.Notation, game, {"read": game.read, "write": game.write}, "notation.py"
        )
        assert notation.EXAMPLES == (game.write(game.move_count), game.write(0))
        assert [notation.is_chance(code) for code in range(game.event_count)] == [
            game.is_chance(code) for code in range(game.event_count)
        ]
        own: dict[str, Any] = dict.fromkeys(("tell", "refuse", "expect"))
        narrate = bind(contract.Narrate, game, own, "narrate.py")
        assert narrate.reveals(0) != game.spec.is_open
        assert not narrate.is_capped(game.start(2).record) and not narrate.MOMENTARY


@pytest.mark.parametrize(
    ("kind", "lacking"),
    [(contract.Notation, "read, write"), (contract.Narrate, "tell, refuse, expect")],
)
def test_what_is_missing_is_named_when_the_game_is_loaded(kind: type[Hooks], lacking: str) -> None:
    sentence = rf"The game yak lacks {lacking}: add it to some\.py"
    with pytest.raises(IncompleteGame, match=sentence):
        bind(kind, registry.load("yak", mode="plain"), {}, "some.py")


def test_a_rule_that_is_missing_is_named_when_the_game_is_loaded() -> None:
    whole = registry.load("yak", mode="plain")
    namespace = {name: each for name, each in whole.kernels.namespace.items() if name != "legal"}
    kernels = type(whole.kernels)(namespace, compiled=False)
    with pytest.raises(IncompleteGame, match=r"lacks legal: add it to tables\.py or rules\.py"):
        Game(whole.spec, registry.packages()["yak"], kernels)


CONTRACTS = (
    contract.Rules,
    contract.Notation,
    contract.Narrate,
    contract.Advice,
    contract.Show,
    contract.Draw,
    contract.Highlights,
    contract.Bot,
    contract.Policy,
)


def asked_for(tree: ast.AST) -> set[str]:
    """The names that a module looks up by ``getattr`` or ``hasattr``."""
    return {
        str(node.args[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
        and isinstance(node.args[1], ast.Constant)
    }


def test_nobody_asks_whether_a_game_has_a_hook() -> None:
    hooks = {name for kind in CONTRACTS for name in members(kind)}
    assert hooks > {"weigh", "reckon", "promise", "forget", "for_people", "MOMENTARY", "HAZE"}
    for path in Path(yurt.__path__[0]).rglob("*.py"):
        asked = asked_for(ast.parse(path.read_text("utf-8")))
        assert not asked & hooks, path
