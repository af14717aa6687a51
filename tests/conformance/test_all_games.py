"""Every game of the registry passes the conformance suite."""

import pytest

from yurt.conformance import check
from yurt.engine import jit, registry

# No game has more numbers of players than five.
FEW, MORE = 2 if jit.is_plain_wanted() else 5, 10


@pytest.mark.parametrize("name", registry.names())
def test_conformance(name: str) -> None:
    check(name, games=FEW)


@pytest.mark.slow
@pytest.mark.skipif(jit.is_plain_wanted(), reason="rules are looked at in more games compiled")
@pytest.mark.parametrize("name", registry.names())
def test_conformance_in_more_games(name: str) -> None:
    check(name, games=MORE, seed=1)
