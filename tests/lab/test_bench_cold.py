"""``scripts/bench start --cold``: what its rows hold, and what counts as an answer. Nothing is
measured here."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as bench
from benchmarks import cold
from benchmarks.newcomer import has_bot_moved
from benchmarks.rows import cells

SECONDS = {cold.RULES: (2.0, 1.5), cold.SEARCH: (20.0, 18.5)}


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Seconds that nobody has waited; the trees that were asked for."""
    trees: list[Path] = []

    def compiling(code: str, game: str, place: Path, cache: str) -> tuple[float, float]:
        trees.append(place)
        return SECONDS[code]

    monkeypatch.setattr(cold, "compiling", compiling)
    monkeypatch.setattr(cold, "can_browse", lambda place: True)
    monkeypatch.setattr(cold, "browsed", lambda game, place: {"ready_s": 21.0, "table_s": 23.0})
    monkeypatch.setattr(cold, "served", lambda games, place: (30.0, 45.0))
    return trees


def test_a_row_for_each_game_and_one_for_all(made_up: list[Path]) -> None:
    *games, everything = cold.measure(["yak", "zayo"])
    assert [row["game"] for row in games] == ["yak", "zayo"] and everything["game"] == "all"
    for row in games:
        assert (row["rules_cpu_s"], row["search_cpu_s"], row["cpu_s"]) == (1.5, 18.5, 20.0)
        assert (row["wall_s"], row["ready_s"], row["table_s"]) == (22.0, 21.0, 23.0)
        assert "–" not in cells(row, cold.COLUMNS)
    assert (everything["rules_cpu_s"], everything["search_cpu_s"]) == (3.0, 37.0)
    assert (everything["wall_s"], everything["cpu_s"]) == (30.0, 45.0)
    assert set(made_up) == {cold.ROOT.resolve()}


def test_another_tree_is_measured(made_up: list[Path], tmp_path: Path) -> None:
    list(cold.measure(["yak"], tree=tmp_path))
    assert set(made_up) == {tmp_path.resolve()}
    environment = cold.environment(tmp_path, "cache")
    assert environment["PYTHONPATH"] == str(tmp_path / "src")
    assert environment["YURT_CACHE"] == "cache"


def test_the_command_asks_for_it(
    made_up: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["bench", "start", "--cold", "--json", "--game", "yaki"]
    monkeypatch.setattr("sys.argv", command)
    bench.main()
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["game"] for row in rows] == ["yaki", "all"]
    assert all({"rules_cpu_s", "search_cpu_s", "wall_s"} <= set(row) for row in rows)


def frame(kind: str, *actors: int) -> str:
    events: list[dict[str, Any]] = [{"number": 1, "actor": actor, "event": ""} for actor in actors]
    return json.dumps({"is": kind, "events": events})


def test_only_a_move_of_the_bot_is_an_answer() -> None:
    assert has_bot_moved(frame("news", 0, 1))
    assert has_bot_moved(frame("news", -1, 2).encode())
    assert not has_bot_moved(frame("news", 0, -1)) and not has_bot_moved(frame("news"))
    assert not has_bot_moved(json.dumps({"is": "presence"}))


def test_a_watcher_that_fails_says_so() -> None:
    assert cold.moment(io.StringIO("yak 12.5\n")) == 12.5
    with pytest.raises(SystemExit, match="could not be seen"):
        cold.moment(io.StringIO(""))
