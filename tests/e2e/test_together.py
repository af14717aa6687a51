"""Two people, each with a browser of their own, and a network that is not always there."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.browser import BRISK, PATIENCE
from tests.e2e.conftest import MakeVisitor
from tests.e2e.line import cut, line
from tests.e2e.table import open_table
from tests.e2e.yak import Yak
from tests.server.processes import ServerProcess

HIDDEN = [
    (re.compile(r"(\w+) plays .* face down\."), r"\1 plays a card face down."),
    (re.compile(r"(\w+) draws .*\."), r"\1 draws a card."),
]


@pytest.mark.parametrize(
    "to_the_end", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["begin", "to-the-end"]
)
def test_two_browsers_with_a_reload_and_a_lost_connection(
    visitor: MakeVisitor, house: ServerProcess, to_the_end: bool
) -> None:
    opened = open_table(house.address, "yak", ["host", "open"], names=["Ada"], first=0)
    with line(house.port) as wire:
        ada = Yak(visitor(settings=BRISK), opened, 0).sit()
        bea = Yak(visitor(address=wire.address, settings=BRISK), opened, 1)
        bea.join("Bea")
        take_turns(ada, bea, rounds=2)
        ada.reload()
        take_turns(ada, bea, rounds=1)

        # One comes back to a table that has moved on.
        ada_asked = ada.question()
        with cut(wire, bea):
            ada.turn(ada_asked)
        # What is done without a line is done when there is one again, and once.
        bea_asked = bea.question()
        with cut(wire, bea):
            bea.turn(bea_asked)
        take_turns(ada, bea, rounds=1)

        if to_the_end:
            for player in (ada, bea):
                player.menu("Let a bot play for me")
            # The rest of the game is shown move by move, and may be all of it.
            for player in (ada, bea):
                expect(player.result).to_be_visible(timeout=2 * PATIENCE)
        else:
            ada.question()
        assert public(ada) == public(bea)
        assert ada.told() != bea.told(), "each has seen their own cards"


def take_turns(ada: Yak, bea: Yak, rounds: int) -> None:
    for _ in range(rounds):
        ada.turn(ada.question())
        bea.turn(bea.question())


def public(player: Yak) -> list[str]:
    """What the log tells, as someone who watches has seen it."""
    lines = player.told()
    for private, told in HIDDEN:
        lines = [private.sub(told, line) for line in lines]
    return lines
