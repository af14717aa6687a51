"""The examples in the docstrings of what is public run as they stand there."""

import doctest
from importlib import import_module

import pytest

MODULES = ("registry", "state", "match", "record")


@pytest.mark.parametrize("module", MODULES)
def test_examples_run(module: str) -> None:
    results = doctest.testmod(import_module(f"yurt.engine.{module}"), optionflags=doctest.ELLIPSIS)
    assert results.attempted > 0
    assert results.failed == 0
