"""Every game that is there, played in the browser by the names of its moves: on the plain table and
on its own. What is particular to a game has a test file of its own."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.adapters.tables import short
from tests.e2e.anygame import AnyGame, AnyOwnTable
from tests.e2e.browser import BRISK, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.measure import is_overflowing
from tests.e2e.studio import dress
from tests.e2e.table import Opened, open_table
from tests.server.processes import ServerProcess
from yurt.engine import registry

PLAIN = {**BRISK, "plain": True}
# Moves that are made on a game's own table: enough to see that it follows.
SOME = 6


def games(first: str = "yak") -> Iterator[Any]:
    """All games; one of them at every check."""
    for name in registry.names():
        yield pytest.param(name, marks=[] if name == first else [pytest.mark.slow])


def with_a_table() -> list[str]:
    return [name for name in registry.names() if (registry.folder_of(name) / "web").is_dir()]


def against_a_bot(house: ServerProcess, game: str) -> Opened:
    terms = {"names": ["Ada"], "first": 0, "options": short(game)}
    return open_table(house.address, game, ["host", "bot"], **terms)


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_on_the_plain_table(
    game: str, visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = AnyGame(visitor(settings=PLAIN), against_a_bot(house, game), 0).sit()
    assert ada.play().is_over
    expect(ada.result).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", with_a_table())
def test_some_moves_on_its_own_table(game: str, visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = AnyOwnTable(visitor(settings=BRISK), against_a_bot(house, game), 0).sit()
    question = ada.play(SOME)
    assert question.is_over or question.sentence
    assert not axe(ada.page)


@pytest.mark.slow
@pytest.mark.parametrize("settings", [BRISK, PLAIN], ids=["own", "plain"])
@pytest.mark.parametrize("game", registry.names())
def test_it_fits_on_every_screen(
    game: str, settings: dict[str, Any], visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = AnyGame(visitor(settings=settings), against_a_bot(house, game), 0).sit()
    ada.question()
    for size in ("phone", "sideways", "tablet", "laptop"):
        dress(ada.page, size, "light")
        assert not is_overflowing(ada.page), size
