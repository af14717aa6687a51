"""Every game plays as its golden playthroughs say; a game without them fails."""

import pytest

from tests.golden.playthrough import files, playthrough
from yurt.engine import registry

CASES = [
    (name, players)
    for name in registry.names()
    for players in files(registry.load(name, mode="plain"))
]


@pytest.mark.parametrize(("name", "players"), CASES)
def test_playthrough(name: str, players: int) -> None:
    game = registry.load(name)
    path = files(game)[players]
    assert path.exists(), f"{name} has no golden playthrough: run scripts/golden"
    assert playthrough(game, players) == path.read_text("utf-8"), (
        "the game plays otherwise than before; if that is meant, run scripts/golden and read on"
    )
