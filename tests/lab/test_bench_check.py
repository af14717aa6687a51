"""``scripts/bench --check``: a ratio that was published is not lost unnoticed. Made-up rows."""

import json
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from benchmarks import __main__ as bench
from benchmarks import check
from benchmarks.rows import Row
from yurt.engine import registry

PLAYOUTS: list[Row] = [
    {"game": "yak", "players": 2, "peer": "liars_dice", "peer_players": 2, "ratio": 6.0},
    {"game": "yak", "players": 6, "peer": "liars_dice", "peer_players": 2, "ratio": 8.0},
    {"game": "zayo", "players": 2, "peer": "oh_hell", "peer_players": 3, "ratio": 3.0},
]


def measured(*ratios: float | None) -> list[Row]:
    """The same measurements once more, as a run answers them."""
    return [
        {**row, "ratio": ratio, "events_per_s": 1_000_000, "peer": row["peer"] if ratio else None}
        for row, ratio in zip(PLAYOUTS, ratios, strict=True)
    ]


def test_what_is_as_fast_or_faster_is_no_loss() -> None:
    assert check.losses("playouts", PLAYOUTS, measured(6.0, 9.5, 3.1)) == []


def test_a_quarter_less_is_borne_and_no_more() -> None:
    assert check.losses("playouts", PLAYOUTS, measured(4.5, 6.0, 2.25)) == []
    assert check.losses("playouts", PLAYOUTS, measured(4.49, 6.0, 2.0)) == [
        "playouts, yak, 2 players, peer liars_dice with 2:"
        " the ratio was 6.00 and is 4.49, lower by 25%.",
        "playouts, zayo, 2 players, peer oh_hell with 3:"
        " the ratio was 3.00 and is 2.00, lower by 33%.",
    ]


def test_seconds_do_not_count() -> None:
    before: list[Row] = [{"what": "yak", "first_s": 1.0}]
    now: list[Row] = [{"what": "yak", "first_s": 100.0}]
    assert check.losses("start", before, now) == [] and not check.ratios(before)


def test_rows_are_told_apart_by_cores_tables_and_peers() -> None:
    before: list[Row] = [
        {"game": "yak", "players": 2, "cores": 1, "peer": "pgx leduc_holdem", "ratio": 2.0},
        {"game": "yak", "players": 2, "cores": 2, "peer": "pgx leduc_holdem", "ratio": 4.0},
        {"game": "yak", "players": 2, "cores": 1, "peer": "pgx backgammon", "ratio": 90.0},
    ]
    assert check.losses("vector", before, before) == []
    slower = [{**before[0], "ratio": 4.0}, {**before[1], "ratio": 2.0}, before[2]]
    (lost,) = check.losses("vector", before, slower)
    assert lost.startswith("vector, yak, 2 players, 2 cores, peer pgx leduc_holdem:")


def test_what_was_not_measured_is_said_and_not_lost() -> None:
    fresh = measured(6.0, 8.0, None)
    assert check.losses("playouts", PLAYOUTS, fresh) == []
    everything = registry.names()
    assert check.unmatched("playouts", PLAYOUTS, fresh, everything) == [
        "playouts, zayo, 2 players, peer oh_hell with 3: was not measured."
    ]
    assert check.unmatched("playouts", PLAYOUTS, fresh, ["yak"]) == []
    assert check.unmatched("playouts", PLAYOUTS[:2], measured(6.0, 8.0, 3.0), everything) == [
        "playouts, zayo, 2 players, peer oh_hell with 3: is not published."
    ]


def test_what_is_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "PUBLISHED", tmp_path / "published.json")
    assert check.read() == {}
    check.publish("playouts", PLAYOUTS)
    check.publish("start", [{"what": "yak", "first_s": 1.0}])
    assert check.read() == {"playouts": PLAYOUTS}
    # A run of one game leaves the others as they were.
    check.publish("playouts", [{**PLAYOUTS[0], "ratio": 7.0, "events_per_s": 5}])
    assert [row["ratio"] for row in check.read()["playouts"]] == [7.0, 8.0, 3.0]


@pytest.mark.parametrize(
    ("ratios", "status", "said"),
    [
        ((6.0, 8.0, 3.0), 0, "No loss in 3 ratios."),
        ((6.0, 5.0, 3.0), 1, "the ratio was 8.00 and is 5.00, lower by 38%."),
        ((None, None, None), 1, "Nothing was compared"),
    ],
)
def test_the_command_fails_on_a_loss(
    ratios: tuple[float | None, ...],
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(check, "PUBLISHED", tmp_path / "published.json")
    check.publish("playouts", PLAYOUTS)
    made_up: Any = SimpleNamespace(
        TITLE="Playouts", COLUMNS={"game": "game"}, measure=lambda games: measured(*ratios)
    )
    monkeypatch.setitem(bench.BENCHMARKS, "playouts", cast(ModuleType, made_up))
    assert bench.compare(["playouts"], registry.names(), as_json=True) == status
    assert said in capsys.readouterr().err


def test_what_is_published_has_every_game() -> None:
    published = json.loads(check.PUBLISHED.read_text("utf-8"))
    for name in check.QUICK:
        games = {dict(key)["game"] for key in check.ratios(published[name])}
        assert games == set(registry.names())


def test_results_and_ratios_are_published_together() -> None:
    """Each ratio stands in the tables, too."""
    text = (check.PUBLISHED.with_name("results.md")).read_text("utf-8")
    for name, rows in check.read().items():
        missing = [row for row in rows if f"| {row['ratio']:.2f} |" not in text]
        assert not missing, name
