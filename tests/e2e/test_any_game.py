"""Every game that is there, played in the browser by the names of its moves: on the plain table and
on its own. What is particular to a game has a test file of its own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.adapters.tables import short
from tests.e2e.anygame import AnyGame, AnyOwnTable
from tests.e2e.browser import BRISK, axe
from tests.e2e.conftest import MakeVisitor
from tests.e2e.drive import bold, drive
from tests.e2e.measure import is_overflowing
from tests.e2e.studio import resize
from tests.e2e.table import Opened, open_table
from tests.server.processes import ServerProcess
from yurt.engine import registry

PLAIN = {**BRISK, "plain": True}
SIZES = ("phone", "sideways", "tablet", "laptop")
# A game of YAK is long: only its end is played in the browser, from so many cards on.
FEW_CARDS = 6
# Moves that are made on a game's own table: enough to see that it follows.
SOME = 6


def games(first: str = "yaki") -> Iterator[Any]:
    """All games; one of them at every check."""
    for name in registry.names():
        yield pytest.param(name, marks=[] if name == first else [pytest.mark.slow])


def against_a_bot(house: ServerProcess, game: str) -> Opened:
    terms = {"names": ["Ada"], "first": 0, "options": short(game)}
    return open_table(house.address, game, ["host", "bot"], **terms)


def nearly_over(house: ServerProcess, game: str) -> Opened:
    opened = against_a_bot(house, game)
    if game == "yak":
        drive(house.address, opened, bold, lambda _, show: show["facts"]["deck_size"] <= FEW_CARDS)
    return opened


def fits_on_every_screen(ada: AnyGame) -> bool:
    for size in SIZES:
        resize(ada.page, size)
        assert not is_overflowing(ada.page), size
    return True


@pytest.mark.parametrize("game", list(games()))
def test_a_whole_game_on_the_plain_table(
    game: str, visitor: MakeVisitor, house: ServerProcess
) -> None:
    ada = AnyGame(visitor(settings=PLAIN), nearly_over(house, game), 0).sit()
    assert not ada.question().is_over
    assert fits_on_every_screen(ada)
    assert ada.play().is_over
    expect(ada.result).to_be_visible()
    expect(ada.page.get_by_role("heading", name=re.compile("."), level=2).first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.names())
def test_some_moves_on_its_own_table(game: str, visitor: MakeVisitor, house: ServerProcess) -> None:
    ada = AnyOwnTable(visitor(settings=BRISK), against_a_bot(house, game), 0).sit()
    ada.question()
    assert fits_on_every_screen(ada)
    question = ada.play(SOME)
    assert question.is_over or question.sentence
    assert not axe(ada.page)
