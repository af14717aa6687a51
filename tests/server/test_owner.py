"""A SQLite file belongs to one server."""

from pathlib import Path

import pytest

from yurt.server.serve import ServeError, sole_owner


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with sole_owner(database):
        with (
            pytest.raises(ServeError, match=r"Another server .*tables\.db"),
            sole_owner(f"sqlite:///{database}"),
        ):
            pass
        with sole_owner(str(tmp_path / "others.db")):
            pass
    with sole_owner(database):
        pass


@pytest.mark.parametrize("address", [":memory:", "sqlite://tables.db"])
def test_what_is_no_file(address: str) -> None:
    with pytest.raises(ServeError), sole_owner(address):
        pass


def test_where_no_file_can_be_nothing_is_left_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with sole_owner(str(folder)), sole_owner(str(folder / "nowhere" / "tables.db")):
        pass
    assert [*tmp_path.rglob("*")] == [folder]
