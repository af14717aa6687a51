"""The second opinion on the samples."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from tests.reference.referee import MODULES, report

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
SAMPLE_NAMES = sorted(path.stem for path in SAMPLES.glob("*.yurt"))


@pytest.mark.parametrize("name", SAMPLE_NAMES)
def test_sample(name: str) -> None:
    expected = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    last = report((SAMPLES / f"{name}.yurt").read_bytes())[-1]
    if expected["expect"] == "ok":
        assert {key: last.get(key) for key in expected["final"]} == expected["final"]
    else:
        found = {key: last["error"][key] for key in ("line", "event", "rule")}
        assert found == {key: expected[key] for key in ("line", "event", "rule")}


def test_odds_of_samples() -> None:
    said = 0
    for name in SAMPLE_NAMES:
        expected = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
        trace = report((SAMPLES / f"{name}.yurt").read_bytes(), trace=True)
        for number, odds in expected.get("odds", {}).items():
            for text, chance in odds.items():
                assert trace[int(number)]["odds"][text] == float(Fraction(chance)), text
                said += 1
    assert said == 10


def test_trace_sample() -> None:
    name = "yam-master-example-defi-carre"
    text = (SAMPLES / f"{name}.trace.jsonl").read_text(encoding="utf-8")
    expected = [json.loads(line) for line in text.splitlines()]
    assert report((SAMPLES / f"{name}.yurt").read_bytes(), trace=True) == expected


def test_there_are_samples() -> None:
    for game in MODULES:
        assert len([name for name in SAMPLE_NAMES if name.startswith(f"{game}-")]) >= 3, game
