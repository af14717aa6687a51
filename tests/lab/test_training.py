"""``scripts/train``: what the games that learn share."""

import json
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

import pytest

from yurt.engine import registry
from yurt.lab import training


@pytest.mark.parametrize("name", training.trainers())
def test_the_manifest_tells_how(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module(training.trainers()[name])
    monkeypatch.setattr(module, "learn", lambda course, folder: {"learned": course.seed})
    training.train(name, ["--seed", "7", "--into", str(tmp_path)])
    told = json.loads((tmp_path / module.MANIFEST).read_text("utf-8"))
    kept = json.loads((registry.folder_of(name) / module.MANIFEST).read_text("utf-8"))
    assert told["seed"] == told["learned"] == 7
    assert kept == kept | asdict(module.Course())
    assert told == {key: kept[key] for key in told if key in kept} | {"seed": 7, "learned": 7}


def test_a_game_that_learns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["train", "yaki"])
    with pytest.raises(SystemExit, match="Name a game that learns: yak, yam-master, zayo"):
        training.main()
