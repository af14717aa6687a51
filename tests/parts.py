"""A large sample in parts: the first is tried every time, the others with the slow tests."""

from typing import Any

import pytest

from yurt.engine import jit


def parts(count: int) -> list[Any]:
    """The numbers of the parts. Plain Python only has to do the same as compiled code, for which
    the first is enough."""
    others = range(1, 1 if jit.is_plain_wanted() else count)
    return [0, *(pytest.param(part, marks=pytest.mark.slow) for part in others)]
