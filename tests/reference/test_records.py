"""The second opinion on records: their header, their lines, and any bytes."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.reference import yay, zayo
from tests.reference.referee import report

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
HEAD = "yurt: 1\ngame: yam-master\nplayers: 2\n"


def error_of(text: str | bytes) -> tuple[int, str | None, str | None] | None:
    """Line, event and rule of the error that the referee reports, None if there is none."""
    data = text.encode() if isinstance(text, str) else text
    last = report(data)[-1]
    if "error" not in last:
        return None
    error = last["error"]
    return error["line"], error["event"], error["rule"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (HEAD, None),
        (HEAD + "\n", None),
        (HEAD.rstrip("\n"), None),
        (HEAD.replace("\n", "\r\n") + "\r\n* roll 1 2 3 4 5\r\n", None),
        ("\ufeff# first\n" + HEAD + "\n* roll 5 4 3 2 1 \t\n", None),
        ("\ufeff\ufeff" + HEAD, (1, None, None)),
        ("", (1, None, None)),
        ("\n" + HEAD, (1, None, None)),
        ("# only\n", (1, None, None)),
        ("# c\n" + HEAD + "date:\nevent: \nseat0:\nseat1: A: b\n\n#\n", None),
        (HEAD + "seed-commitment: x\nDate: x\n", (5, None, None)),
        (HEAD + "final_challenge: yes\n", (4, None, None)),
        (HEAD + "strict_full: maybe\n", (4, None, "YAM-3")),
        (HEAD + "defi_only:\n", (4, None, "YAM-10")),
        (HEAD + "predator: away\n", (4, None, "YAM-12")),
        (HEAD + "predator: out\n", None),
        (HEAD + "tray: rim\n", (4, None, None)),
        ("yurt: 1\ngame: yay\nplayers: 2\ntray: rim\n", None),
        ("yurt: 1\ngame: yay\nplayers: 2\ntray: Open\n", (4, None, "YAY-5")),
        ("yurt: 1\ngame: zayo\nplayers: 2\nchief_counter: never\n", (4, None, "ZAYO-42")),
        ("chief_counter: no\nyurt: 1\ngame: zayo\nplayers: 2\n", None),
        ("max_turns: 18\n" + HEAD, (1, None, "YAM-16")),
        ("max_turns: 20\n" + HEAD, None),
        (HEAD + "max_turns: 1002\n", (4, None, "YAM-16")),
        (HEAD + "max_turns: 0100\n", (4, None, "YAM-16")),
        (HEAD + "max_turns: " + "2" * 5000 + "\n", (4, None, "YAM-16")),
        (HEAD + "strict_full: no\nstrict_full: no\n", (5, None, None)),
        (HEAD + "first: 1\n", None),
        (HEAD + "first: 2\n", (4, None, None)),
        (HEAD + "first: 01\n", (4, None, None)),
        ("first: 2\nyurt: 1\ngame: yam-master\nplayers: 3\n", (4, None, None)),
        ("first: 2\nyurt: 1\ngame: yam-master\n", (1, None, None)),
        ("seat2: x\n" + HEAD + "nonsense\n", (5, None, None)),
        ("seat2: x\nseat1: y\n" + HEAD, (1, None, None)),
        (HEAD + "seat01: x\n", (4, None, None)),
        ("# c\nyurt: 2\n", (2, None, None)),
        ("yurt: 1\ngame: chess\nplayers: 2\n", (2, None, None)),
        ("yurt: 1\ngame: yak\nplayers: 7\n", (3, None, None)),
        ("yurt: 1\ngame: yak\nplayers: 1\n", (3, None, None)),
        (HEAD + "* roll 1 2 3 4 5\n", (4, None, None)),
        (HEAD + "\n*\n", (5, "", None)),
        (HEAD + "\n\n* \n", (6, "", None)),
        (HEAD + "\n# x\n x\n", (6, " x", None)),
        (HEAD + "\n*  roll 1 2 3 4 5\n", (5, " roll 1 2 3 4 5", None)),
        (HEAD + "\n*\troll 1 2 3 4 5\n", (5, "*\troll 1 2 3 4 5", None)),
        (HEAD + "\n2 pass\n", (5, "2 pass", None)),
        (HEAD + "\n01 pass\n", (5, "01 pass", None)),
        (HEAD + "\n1 pass\n", (5, "pass", None)),
        (HEAD + "\n0 pass\n", (5, "pass", None)),
        (HEAD + "\nroll 1 2 3 4 5\n", (5, "roll 1 2 3 4 5", None)),
        (HEAD + "\n* roll 1 2 3 4 5\n0 Pass\n", (6, "Pass", None)),
        (HEAD + "\n* roll 1 2 3 4 5\n0 pass\n* roll\n", (7, "roll", "YAM-6")),
    ],
)
def test_record(text: str, expected: tuple[int, str | None, str | None] | None) -> None:
    assert error_of(text) == expected


def test_not_utf_8() -> None:
    head = HEAD.encode()
    assert error_of(b"# \xff\n" + head) == (1, None, None)
    assert error_of(head + b"date: \xe9\n") == (4, None, None)
    assert error_of(head + b"strict_full: x\ndate: \xe9\n") == (4, None, "YAM-3")
    assert error_of(b"first: 2\n" + head + b"date: \xe9\n") == (5, None, None)
    assert error_of(b"yurt: 1\n\n\xff") == (1, None, None)
    assert error_of(head + b"\n0 pass\n# \xff") == (5, "pass", None)
    assert error_of(head + b"\n* roll 1 1 1 1 1\n# \xed\xa0\x80") == (6, None, None)
    assert error_of(b"\x00" * 100) == (1, None, None)


def test_any_bytes_are_answered() -> None:
    dice = random.Random(1)
    sound = (SAMPLES / "yaki-boards-go-left.yurt").read_bytes()
    for _ in range(200):
        broken = bytearray(sound)
        for _ in range(dice.randint(1, 5)):
            broken[dice.randrange(len(broken))] = dice.randrange(256)
        answers = report(bytes(broken))
        assert len(answers) == 1
        json.dumps(answers)


def check_options(
    options: dict[str, tuple[str, Callable[[str], bool]]], good: list[str], bad: list[str]
) -> None:
    for pair in good:
        name, value = pair.split("=")
        assert options[name][1](value), pair
    for pair in bad:
        name, value = pair.split("=")
        assert not options[name][1](value), pair


def test_options() -> None:
    good = [
        "tray=rim",
        "tray=open",
        "scatter=sure",
        "scatter=normal",
        "scatter=wild",
        "end=row-or-column",
    ]
    check_options(yay.OPTIONS, good, ["tray=wall", "tray=", "scatter=Sure", "end=row"])
    good = [
        "following=strict",
        "chief_takes=one-kind",
        "chief_counter=no",
        "max_tours=5",
        "max_tours=200",
    ]
    bad = ["max_tours=4", "max_tours=201", "max_tours=05", "max_tours=+5", "max_tours=\u0665"]
    check_options(zayo.OPTIONS, good, [*bad, "following=", "chief_takes=one", "chief_counter="])
    assert zayo.parse_options({"first": "1", "max_tours": "7", "following": "suit"}) == {
        "first": 1,
        "max_tours": 7,
        "following": "suit",
    }
