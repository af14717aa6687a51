"""Every public name has an example that runs as it stands there, and a place in the reference."""

import doctest
import re
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import yurt
from tests.server.processes import PATIENCE, serving

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
REFERENCE = {path.stem: path.read_text("utf-8") for path in (ROOT / "docs" / "api").glob("*.md")}
MODULES = re.findall(r"automodule:: (\S+)", "\n".join(REFERENCE.values()))
# The folders and modules whose names people may use.
PUBLIC = ("adapters/*", "bots/*", "lab/*", "lab/arena/*", "client", "conformance", "testing")
# Where the examples of the client find a server.
ADDRESS = "http://127.0.0.1:8642"
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def names(module: ModuleType) -> dict[str, Any]:
    """What is public there; constants cannot have an example."""
    found = {name: getattr(module, name) for name in module.__all__}
    return {name: each for name, each in found.items() if isclass(each) or isfunction(each)}


def example(home: ModuleType, name: str, text: str | None) -> doctest.DocTest:
    parser = doctest.DocTestParser()
    return parser.get_doctest(text or "", dict(vars(home)), name, home.__file__, 0)


def head(module: ModuleType) -> doctest.DocTest:
    return example(module, module.__name__, module.__doc__)


def examples(module: ModuleType) -> Iterator[doctest.DocTest]:
    for name, thing in names(module).items():
        yield example(sys.modules[thing.__module__], name, thing.__doc__)


def without_example(module: ModuleType) -> list[str]:
    return [each.name for each in examples(module) if not each.examples]


def run(test: doctest.DocTest, address: str = ADDRESS) -> str:
    """What is not as it stands in the example."""
    said: list[str] = []
    for each in test.examples:
        each.source = each.source.replace(ADDRESS, address)
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=said.append)
    return "".join(said)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder) as process:
        limit = time.monotonic() + PATIENCE
        while not process.answers():
            assert time.monotonic() < limit, process.said()
            time.sleep(0.05)
        yield process.address


@pytest.mark.parametrize("name", [each for each in MODULES if each != "yurt.client"])
def test_the_examples_run(name: str) -> None:
    module = import_module(name)
    assert without_example(module) == []
    said = [run(each) for each in [head(module), *examples(module)]]
    assert not "".join(said), "".join(said)


def test_the_examples_of_the_client_run(server: str) -> None:
    module = import_module("yurt.client")
    assert without_example(module) == []
    said = [run(each, server) for each in examples(module)]
    assert not "".join(said), "".join(said)


def test_a_name_without_an_example_is_noticed() -> None:
    module = ModuleType("sample")
    module.__dict__.update(__all__=["names", "NAMES"], names=names, NAMES=())
    assert without_example(module) == ["names"]


def test_the_reference_has_every_public_name() -> None:
    """A module that says what of it is public stands there whole; those of yurt one by one."""
    saying = {
        path.relative_to(SOURCE).with_suffix("").as_posix().replace("/", ".")
        for pattern in PUBLIC
        for path in SOURCE.glob(f"yurt/{pattern}.py")
        if re.search(r"^__all__\b", path.read_text("utf-8"), re.MULTILINE)
    }
    assert saying == set(MODULES) - {"yurt"}
    listed = re.findall(r"auto(?:class|function|exception):: (\w+)", REFERENCE["yurt"])
    assert sorted([*listed, "conformance"]) == sorted(yurt.__all__)
