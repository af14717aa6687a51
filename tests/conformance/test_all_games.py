"""Every game of the registry passes the conformance suite."""

import pytest

from yurt.conformance import check
from yurt.engine import registry


@pytest.mark.parametrize("name", registry.names())
def test_conformance(name: str) -> None:
    check(name)
