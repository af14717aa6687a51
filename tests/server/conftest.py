"""Databases: every test that asks for ``url`` runs on both kinds."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.store.databases import postgres


@pytest.fixture(scope="session")
def new_postgres() -> Iterator[Callable[[], str]]:
    with postgres() as database:
        yield database


@pytest.fixture
def postgres_url(new_postgres: Callable[[], str]) -> str:
    return new_postgres()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'yurt.db'}"
    address: str = request.getfixturevalue("postgres_url")
    return address
