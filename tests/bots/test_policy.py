"""What docs/policy.md tells of bot.py and policy.py is so."""

import doctest
import re
from pathlib import Path

import pytest

from yurt.engine.contract import Bot, Hooks, Policy, members

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "policy.md"
TEMPLATE = ROOT / "scripts" / "templates" / "hidden" / "policy.py"


@pytest.mark.slow_plain
def test_the_examples_run() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False)
    assert found.failed == 0 and found.attempted > 10


def test_the_quoted_kernels_are_those_of_the_template() -> None:
    quoted = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(quoted) == 2
    for block in quoted:
        assert block in TEMPLATE.read_text("utf-8")


@pytest.mark.parametrize("contract", [Bot, Policy], ids=lambda contract: contract.__name__)
def test_every_hook_is_told(contract: type[Hooks]) -> None:
    told = GUIDE.read_text("utf-8")
    for hook in members(contract):
        assert re.search(rf"`{hook}\b", told), f"{hook} is not told in docs/policy.md"


def test_the_defaults_that_are_told_are_the_defaults() -> None:
    told = GUIDE.read_text("utf-8")
    for name, default in (("HORIZON", Policy.HORIZON), ("RATE", Policy.RATE)):
        assert re.search(rf"\| `{name}` \|.*\| {default:,} \|", told)
