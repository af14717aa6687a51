"""The reference games against the worked examples, the samples and their own invariants."""

from __future__ import annotations

import importlib
import itertools
import json
import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.reference import yak, yaki, yam_master
from tests.reference.common import (
    TOO_BIG,
    Options,
    exact_returns,
    plain_number,
    ranks_from_keys,
    returns_from_ranks,
)
from tests.reference.referee import report

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
SAMPLE_NAMES = sorted(path.stem for path in SAMPLES.glob("*.yurt"))


def error_of(text: str | bytes) -> tuple[int, str | None, str | None] | None:
    """Line, event and rule of the error that the referee reports, None if there is none."""
    data = text.encode() if isinstance(text, str) else text
    last = report(data)[-1]
    if "error" not in last:
        return None
    error = last["error"]
    return error["line"], error["event"], error["rule"]


# Common


def test_plain_numbers() -> None:
    assert plain_number("0") == 0
    assert plain_number("168") == 168
    assert plain_number("9" * 5000) == TOO_BIG
    for text in ("", "01", "00", "+1", "-1", " 1", "1 ", "1.0", "\u00b2", "\u0663", "1_0", "x"):
        assert plain_number(text) is None


def test_ranks_and_returns() -> None:
    assert ranks_from_keys([5, 3, 3, 1]) == [1, 2, 2, 4]
    assert returns_from_ranks([1, 2]) == [1.0, -1.0]
    assert returns_from_ranks([1, 1]) == [0.0, 0.0]
    assert exact_returns([1, 1, 3]) == [Fraction(1, 4), Fraction(1, 4), Fraction(-1, 2)]
    for ranks in ([1, 2, 3, 4], [1, 1, 1, 4], [1, 1, 1], [1, 2, 2, 2, 2, 6]):
        assert sum(exact_returns(ranks)) == 0


# Samples


@pytest.mark.parametrize("name", SAMPLE_NAMES)
def test_sample(name: str) -> None:
    expected = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    last = report((SAMPLES / f"{name}.yurt").read_bytes())[-1]
    if expected["expect"] == "ok":
        assert {key: last.get(key) for key in expected["final"]} == expected["final"]
    else:
        found = {key: last["error"][key] for key in ("line", "event", "rule")}
        assert found == {key: expected[key] for key in ("line", "event", "rule")}


def test_trace_sample() -> None:
    name = "yam-master-example-defi-carre"
    text = (SAMPLES / f"{name}.trace.jsonl").read_text(encoding="utf-8")
    expected = [json.loads(line) for line in text.splitlines()]
    assert report((SAMPLES / f"{name}.yurt").read_bytes(), trace=True) == expected


# Records

HEAD = "yurt: 1\ngame: yam-master\nplayers: 2\n"


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


# YAK

VULTURES = ["yak-2", "vulture-2", "vulture-3"]


@pytest.mark.parametrize(
    ("more", "count"),
    [
        ([], 5),
        (["wild-2"], 7),
        (["wild-2", "bang"], 9),
        (["wild-2", "bang", "one"], 4),
        (["wild-2", "bang", "one", "stop"], 7),
        (["wild-2", "bang", "one", "stop", "stop"], 4),
        (["wild-2", "one"], 3),
        (["wild-2", "one", "one", "stop", "bang", "stop", "stop"], 7),
    ],
)
def test_yak_pile_table(more: list[str], count: int) -> None:
    assert yak.count(VULTURES + more, "vulture") == count


def test_yak_outranking_chain() -> None:
    chain = [(3, "vulture"), (4, "vulture"), (4, "yak"), (5, "groundhog"), (7, "vulture")]
    for old, new in itertools.pairwise(chain):
        assert yak.outranks(new, old)
        assert not yak.outranks(old, new)
        assert not yak.outranks(new, new)


def test_yak_material() -> None:
    cards = yak.all_cards()
    assert len(cards) == 107
    assert len(set(cards)) == 20
    assert yak.count(cards, "yak") == 75 + 12  # "!" and "1" both work: eight stop cards
    assert yak.count([card for card in cards if card != "one"], "yak") == yak.HIGHEST


def dealt_yak(options: Options | None = None) -> yak.Reference:
    """Two players; seat 0 holds one of each yak and two stops, seat 1 five yeti-1."""
    game = yak.Reference(2, options or {})
    for card in ["yak-1", "yak-2", "yak-3", "stop", "stop"] + ["yeti-1"] * 5:
        game.apply("draw " + card)
    return game


def test_yak_deal() -> None:
    game = yak.Reference(2, {"first": 1})
    assert game.odds()["draw stop"] == Fraction(8, 107)
    for _ in range(5):
        game.apply("draw yak-1")
    assert game.judge("*", "draw yak-1") == "YAK-1"
    assert game.judge("*", "draw yak-4") == "-"
    assert game.judge("0", "draw yak-2") == "-"
    assert game.judge("*", "challenge") == "-"
    for _ in range(5):
        game.apply("draw yeti-1")
    assert game.to_move() == 1
    assert game.legal() == ["play yeti-1"]


def test_yak_refusals_of_a_turn() -> None:
    game = dealt_yak()
    for text, answer in {
        "play yak-1": "ok",
        "play yeti-1": "YAK-5",
        "play yeti-4": "-",
        "play  yak-1": "-",
        "Play yak-1": "-",
        "play": "-",
        "draw yak-1": "-",
        "claim 1 yak": "YAK-5",
        "claim 01 yak": "-",
        "challenge": "YAK-7",
        "challenge ": "-",
        "pass": "YAK-5",
        "": "-",
    }.items():
        assert game.judge("0", text) == answer, text
        assert game.judge("1", text) == "-"
        assert game.judge("*", text) == "-"


def test_yak_refusals_of_a_claim() -> None:
    game = dealt_yak()
    game.apply("play stop")
    for text, answer in {
        "claim 1 yeti": "ok",
        "claim 0 yeti": "YAK-7",
        "claim 2 yeti": "YAK-7",
        "claim 169 yak": "YAK-7",
        "claim 1 wild": "-",
        "claim 1": "-",
        "claim \u0661 yak": "-",
        "play stop": "YAK-5",
        "challenge": "YAK-5",
        "pass": "YAK-5",
    }.items():
        assert game.judge("0", text) == answer, text


def test_yak_refusals_of_a_later_claim() -> None:
    game = dealt_yak()
    for text in ["play stop", "claim 1 vulture", "draw one", "play yeti-1"]:
        game.apply(text)
    for text, answer in {
        "claim 1 ibex": "ok",
        "claim 168 yak": "ok",
        "claim 1 vulture": "YAK-8",
        "claim 1 yeti": "YAK-8",
        "claim 0 yak": "YAK-8",
        "claim 169 yeti": "YAK-9",
        "claim 99999999999999999999 yak": "YAK-9",
        f"claim {'9' * 5000} yak": "YAK-9",
        "claim 002 yak": "-",
        "claim +2 yak": "-",
    }.items():
        assert game.judge("1", text) == answer, text


def test_yak_after_the_highest_claim() -> None:
    game = dealt_yak()
    for text in ["play stop", "claim 1 yak", "draw one", "play yeti-1", "claim 168 yak"]:
        game.apply(text)
    game.apply("draw one")
    assert game.legal() == ["challenge"]
    assert game.judge("0", "play stop") == "YAK-9"
    assert game.judge("0", "play yeti-1") == "YAK-5"
    game.apply("challenge")
    assert game.to_move() == 1
    assert game.scores() == [0, 2]


def last_card_played(options: Options) -> yak.Reference:
    """A game in which nobody ever challenges, after the claim with the last card."""
    game = yak.Reference(2, options)
    while any(event != "challenge" for event in game.legal()) and game.phase != "last word":
        events = [event for event in game.legal() if event != "challenge"]
        if game.phase == "claim":
            events.sort(key=lambda text: (int(text.split()[1]), yak.SIZES.index(text.split()[2])))
        game.apply(events[0])
    return game


def test_yak_nobody_challenges() -> None:
    game = last_card_played({})
    assert game.to_move() is None
    assert len(game.pile) == 107
    assert game.ranks() == [1, 1]
    assert game.judge("0", "pass") == "-"


def test_yak_final_challenge() -> None:
    game = last_card_played({"final_challenge": "yes"})
    assert game.legal() == ["challenge", "pass"]
    seat = str(game.to_move())
    assert game.judge(seat, "play yak-1") == "YAK-5"
    assert game.judge(seat, "claim 168 yak") == "YAK-5"
    game.apply("pass")
    assert game.to_move() is None
    game = last_card_played({"final_challenge": "yes"})
    game.apply("challenge")
    assert game.to_move() is None
    assert sum(game.scores()) == 107


# Yam Master


def yam_after(*texts: str, options: Options | None = None) -> yam_master.Reference:
    game = yam_master.Reference(2, options or {})
    for text in texts:
        game.apply(text)
    return game


def places(game: yam_master.Reference) -> list[str]:
    return [text[6:] for text in game.legal() if text.startswith("place ")]


def test_yam_first_example() -> None:
    assert places(yam_after("roll 2 2 2 5 5")) == ["a2", "b3", "b4", "b5", "c2", "d2"]


def test_yam_second_example() -> None:
    game = yam_after("roll 6 6 5 4 3", "keep", "roll 6 6 5 4 3", "keep", "roll 1 1 1 1 2")
    assert places(game) == ["a1", "a3", "b2", "c5", "d4", "e4"]
    assert game.judge("0", "keep 1") == "YAM-7"
    assert game.judge("0", "keep 1 1 1 1 2") == "YAM-7"
    assert game.judge("0", "defi keep 1") == "YAM-9"
    assert game.judge("0", "place b4") == "YAM-11"
    assert game.judge("0", "place c1") == "YAM-5"


def test_yam_third_example() -> None:
    game = yam_after("roll 4 4 4 4 6", "defi keep 4 4 4 4", "roll 1")
    assert places(game) == ["b2", "c1", "c5", "d3"]
    for text, answer in {
        "place d1": "YAM-10",
        "place e5": "YAM-10",
        "place c3": "YAM-7",
        "place c2": "YAM-11",
        "defi keep 4": "YAM-9",
        "keep 4 4 4 1": "ok",
        "keep 6": "YAM-7",
        "keep 1 4 4 4 4": "YAM-8",
        "remove a1": "YAM-12",
    }.items():
        assert game.judge("0", text) == answer, text


def test_yam_defi_only_and_strict_full() -> None:
    start = ["roll 4 4 4 4 6", "defi keep 4 4 4 4", "roll 4"]
    game = yam_after(*start, options={"defi_only": "yes", "strict_full": "yes"})
    assert places(game) == ["c1", "d3"]
    assert game.judge("0", "place d2") == "YAM-10"
    game = yam_after(*start, options={"strict_full": "yes"})
    assert places(game) == ["b2", "c1", "c3", "c5", "d3"]
    assert game.judge("0", "place d2") == "YAM-3"
    assert places(yam_after(*start)) == ["b2", "b3", "c1", "c3", "c5", "d2", "d3"]


def test_yam_refusals_of_a_throw() -> None:
    game = yam_after()
    for text, answer in {
        "roll 5 4 3 2 1": "ok",
        "roll": "YAM-6",
        "roll 1": "YAM-6",
        "roll 1 2 3 4 5 6": "YAM-6",
        "roll 7": "-",
        "roll 1 2 3 4 0": "-",
        "roll 1 2 3 4  5": "-",
        "roll 1 2 3 4 \u0665": "-",
        "Roll 1 2 3 4 5": "-",
        "roll 1 2 3 4 5 ": "-",
        "roll ": "-",
        "pass": "-",
    }.items():
        assert game.judge("*", text) == answer, text
    game = yam_after("roll 1 2 3 4 5", "keep 2")
    assert game.judge("*", "roll") == "YAM-7"
    assert game.judge("*", "roll 1 2 3 4 5") == "YAM-7"
    assert game.judge("*", "roll 6 6 6 6") == "ok"
    assert game.canonical("roll 6 1 3 2") == "roll 1 2 3 6"


def test_yam_refusals_of_a_choice() -> None:
    game = yam_after("roll 1 2 3 4 6")
    for text, answer in {
        "keep": "ok",
        "keep 6 1": "ok",
        "keep 1 1": "YAM-7",
        "keep 1 2 3 4 6": "YAM-8",
        "keep 1 2 3 4 5": "YAM-7",
        "keep 1 2 3 4 6 6": "YAM-7",
        "keep 7": "-",
        "defi": "-",
        "defi keep": "ok",
        "defi keep 6 4 2": "ok",
        "defi keep 5": "YAM-7",
        "defi keep 1 2 3 4 6": "YAM-8",
        "defi pass": "-",
        "place a1": "YAM-7",
        "place f1": "-",
        "place a6": "-",
        "place A1": "-",
        "place a1 a2": "-",
        "place c2": "YAM-11",
        "place d3": "YAM-5",
        "remove a1": "YAM-12",
        "remove z9": "-",
        "roll 1": "-",
        "pass": "ok",
    }.items():
        assert game.judge("0", text) == answer, text
    assert game.canonical("defi keep 6 4 2") == "defi keep 2 4 6"


def test_yam_five_in_a_row_wins_with_fewer_points() -> None:
    game = yam_after()
    game.board = dict.fromkeys(["a1", "b1", "c1", "d1"], 0)
    game.board |= dict.fromkeys(["a3", "b3", "c3", "a4", "b4", "c4", "a5", "b5", "c5"], 1)
    game.apply("roll 6 6 6 1 2")
    game.apply("place e1")
    assert game.to_move() is None
    assert game.scores() == [3, 8]
    assert game.ranks() == [1, 2]
    assert game.exercised["YAM-14"] == 1


def test_yam_points() -> None:
    square_of_nine = {column + row: 0 for column in "abc" for row in "123"}
    assert yam_master.points(square_of_nine, 0) == 8
    assert yam_master.points({"a4": 1, "b3": 1, "c2": 1, "d1": 1}, 1) == 2
    assert yam_master.points({"a1": 1, "b1": 1, "c1": 0, "d1": 1, "e1": 1}, 1) == 0


def test_yam_turn_limit() -> None:
    game = yam_after(options={"max_turns": 20, "first": 1})
    for _ in range(20):
        game.apply("roll 1 2 3 4 6")
        game.apply("pass")
    assert game.to_move() is None
    assert game.ranks() == [1, 1]


# YAKI


@pytest.mark.parametrize(
    ("most_advanced", "square", "fitting", "not_fitting"),
    [
        ("red-3", ".", "red-1 red-5 green-2 violet-3 yellow-4", "green-1 violet-5"),
        ("red-3", "T", "red-1 red-5 green-2 violet-3 yellow-4", "green-1 violet-5"),
        ("red-3", "V", "violet-2 violet-3 violet-4", "violet-1 violet-5 red-3 green-3"),
        ("violet-1", "V", "violet-2 violet-3 violet-4 violet-5", "red-1"),
        ("red-5", ".", "green-4 green-5", "green-1"),
    ],
)
def test_yaki_fits(most_advanced: str, square: str, fitting: str, not_fitting: str) -> None:
    for token in fitting.split():
        assert yaki.fits(token, most_advanced, square)
    for token in not_fitting.split():
        assert not yaki.fits(token, most_advanced, square)


def test_yaki_paths_option() -> None:
    fine = yaki.DEFAULT_PATHS
    assert yaki.is_paths(fine)
    assert yaki.is_paths(",".join(["S..T"] * 5 + ["S" + "." * 14 + "T"]))
    for bad in [
        fine.lower(),
        fine + ",S..T",
        ",".join(["S..T"] * 5),
        ",".join(["S..T"] * 5 + ["S.T"]),
        ",".join(["S..T"] * 5 + ["S" + "." * 15 + "T"]),
        ",".join(["S..T"] * 5 + ["S.STT"]),
        ",".join(["S..T"] * 5 + ["S.BT"]),
        fine.replace(",", ", "),
    ]:
        assert not yaki.is_paths(bad), bad


def yaki_after(*texts: str, players: int = 2, options: Options | None = None) -> yaki.Reference:
    game = yaki.Reference(players, options or {})
    for text in texts:
        game.apply(text)
    return game


def test_yaki_refusals() -> None:
    game = yaki_after("flip 1", "reveal red-3", "flip 2", "reveal red-4", "flip 3")
    assert game.judge("*", "reveal red-3") == "YAKI-7"
    assert game.judge("*", "reveal blue-3") == "-"
    assert game.judge("*", "reveal red-6") == "-"
    assert game.judge("0", "reveal red-5") == "-"
    game.apply("reveal green-1")
    for text, answer in {
        "flip 2": "YAKI-7",
        "flip 1": "ok",
        "flip 3": "ok",
        "flip 0": "-",
        "flip 21": "-",
        "flip 01": "-",
        "flip " + "9" * 5000: "-",
        "flip": "-",
        "stop": "YAKI-11",
        "reveal red-1": "-",
    }.items():
        assert game.judge("1", text) == answer, text
    game.apply("flip 1")
    assert game.to_move() == 1


def test_yaki_stop() -> None:
    game = yaki_after(options={"may_stop": "yes"})
    assert game.judge("0", "stop") == "YAKI-11"
    game.apply("flip 7")
    game.apply("reveal red-3")
    assert "stop" in game.legal()
    game.apply("stop")
    assert game.to_move() == 1
    assert "flip 7" not in game.legal()


def test_yaki_two_hundred_turns_void_a_round() -> None:
    game = yaki_after(
        *["flip 1", "reveal red-1", "flip 3", "reveal green-5"],
        *["flip 2", "reveal green-1", "flip 3"],
        players=2,
    )
    for round_number in range(3):
        while not game.over and game.void_rounds_in_a_row == round_number:
            miss = next((p for p, token in game.seen.items() if not fits_now(game, token)), None)
            if miss in game.face_down():
                game.apply(f"flip {miss}")
                continue
            game.apply(game.legal()[0])
            if game.to_move() == "*":
                game.apply(sorted(game.legal(), key=lambda text: not fits_now(game, text[7:]))[-1])
    assert game.over
    assert game.exercised["YAKI-16 end"] == 1
    assert game.scores() == [0, 0]
    assert game.ranks() == [1, 1]


def fits_now(game: yaki.Reference, token: str) -> bool:
    return game.may_be_placed(game.seat, token)


def test_yaki_nobody_can_go_on() -> None:
    """Five seats hold the five red tokens before red squares: void once all were seen."""
    game = yaki_after(players=5, options={"paths": ",".join(["SR.T"] * 6), "first": 3})
    others = [token for token in yaki.all_tokens() if not token.startswith("red")]
    for round_number in range(3):
        assert game.to_move() == 3
        assert game.void_rounds_in_a_row == round_number
        for turn in range(15):
            if turn < 5:
                game.apply(f"flip {turn + 1}")
                game.apply(f"reveal red-{turn + 1}")
            game.apply(f"flip {turn + 6}")
            game.apply(f"reveal {others[turn]}")
    assert game.to_move() is None
    assert game.exercised["YAKI-16 stuck"] == 3
    assert game.ranks() == [1] * 5


def test_yaki_no_face_down_token_left() -> None:
    """Six players, 16 squares: five tokens wait, the fifteenth of seat 5 is the last one."""
    paths = ",".join(["S" + "." * 14 + "T"] * 6)
    game = yaki_after(players=6, options={"paths": paths, "may_stop": "yes"})
    snake = [f"{colour}-{number}" for colour in ("red", "green", "yellow") for number in "12345"]
    for seat, token in enumerate(f"violet-{number}" for number in range(1, 6)):
        game.apply(f"flip {seat + 1}")
        game.apply(f"reveal {token}")
        game.apply("stop")
    order = snake[:5] + snake[9:4:-1] + snake[10:]  # red up, green down, yellow up
    for place, token in enumerate(order, start=6):
        assert game.seat == 5
        game.apply(f"flip {place}")
        game.apply(f"reveal {token}")
    assert game.exercised["YAKI-13"] == 1
    assert game.to_move() == 0
    assert len(game.face_down()) == 14


# Random games


def check_yak(game: yak.Reference) -> None:
    cards = list(game.draw_pile) + list(game.pile)
    for seat in range(game.players):
        cards += game.hands[seat] + game.taken[seat]
    assert Counter(cards) == Counter(yak.all_cards())
    if game.phase == "turn" and game.draw_pile:
        assert all(len(hand) == 5 for hand in game.hands)
    if game.phase == "turn":
        assert len(game.hands[game.seat]) > 0


def check_yam(game: yam_master.Reference) -> None:
    for seat in (0, 1):
        assert 0 <= game.supply(seat) <= 12
        assert game.supply(seat) > 0 or game.phase == "over"
    if game.phase == "choose":
        assert len(game.dice) == 5
        assert 1 <= game.throws <= 3


def check_yaki(game: yaki.Reference) -> None:
    assert len(set(game.seen.values())) == len(game.seen)
    on_boards = [place for places_of_seat in game.tokens for place in places_of_seat]
    assert len(set(on_boards)) == len(on_boards)
    assert all(place in game.seen for place in on_boards)
    assert game.over or len(game.face_down()) > 0
    for seat in range(game.players):
        if seat != game.seat and not game.over:
            assert len(game.tokens[seat]) <= 1


CHECKS: dict[str, Any] = {"yak": check_yak, "yam_master": check_yam, "yaki": check_yaki}

# Texts that are tried at every position: `judge` and `legal` must agree on them.
TRIED: dict[str, list[str]] = {
    "yak": ["challenge", "pass"]
    + [f"{verb} {card}" for verb in ("play", "draw") for card in sorted(set(yak.all_cards()))]
    + [f"claim {n} {species}" for n in (0, 1, 2, 5, 168, 169) for species in yak.SIZES],
    "yam_master": ["pass", "keep", "defi keep", "roll", "roll 1 2 3 4 6", "keep 1 1 1", "roll 3"]
    + [f"{verb} {square}" for verb in ("place", "remove") for square in yam_master.all_squares()],
    "yaki": ["stop"]
    + [f"flip {place}" for place in range(23)]
    + [f"reveal {token}" for token in yaki.all_tokens()],
}


def check_judge(name: str, game: Any) -> None:
    legal = game.legal()
    assert legal == sorted(set(legal))
    assert (legal == []) == (game.to_move() is None)
    for text in TRIED[name]:
        assert (game.judge(str(game.to_move()), text) == "ok") == (text in legal), text
    if game.to_move() == "*":
        odds = game.odds()
        assert sum(odds.values()) == 1
        assert sorted(odds) == legal
        assert min(odds.values()) > 0
    for text in legal[:20]:
        assert game.judge(str(game.to_move()), text) == "ok"
        assert game.canonical(text) == text


def choose(name: str, game: Any, dice: random.Random) -> str:
    """A random legal event, so that games go on; chance is uniform: rare things come often."""
    legal: list[str] = game.legal()
    if game.to_move() == "*":
        return dice.choice(legal)
    if name == "yak" and game.phase == "claim" and dice.random() < 0.98:
        low = int(game.claim[0]) if game.claim else 1
        return dice.choice([text for text in legal if int(text.split()[1]) <= low + 1] or legal)
    if name == "yak" and dice.random() < 0.8:
        return dice.choice([text for text in legal if text != "challenge"] or legal)
    if name == "yam_master" and dice.random() < 0.7:
        return dice.choice([text for text in legal if text.startswith(("place", "rem"))] or legal)
    return dice.choice(legal)


def random_game(name: str, players: int, options: Options, seed: int) -> Any:
    dice = random.Random(seed)
    game = importlib.import_module("tests.reference." + name).Reference(players, options)
    events = 0
    while game.to_move() is not None:
        CHECKS[name](game)
        if events % 7 == 0:
            check_judge(name, game)
        game.apply(choose(name, game, dice))
        events += 1
    check_judge(name, game)
    assert sum(exact_returns(game.ranks())) == 0
    return game


def some_options(name: str, players: int, dice: random.Random) -> Options:
    options: Options = {"first": dice.randrange(players)}
    yes_or_no = {"yak": ["final_challenge"], "yam_master": ["strict_full", "defi_only"]}
    for option in yes_or_no.get(name, ["may_stop"]):
        options[option] = dice.choice(["yes", "no"])
    if name == "yam_master":
        options["max_turns"] = dice.choice([20, 50, 200])
    if name == "yaki":
        options["trophies"] = dice.randint(1, 5)
        letters = "....GRYV"
        lengths = [dice.randint(2, 14) for _ in range(6)]
        paths = ["S" + "".join(dice.choices(letters, k=length)) + "T" for length in lengths]
        options["paths"] = dice.choice([yaki.DEFAULT_PATHS, ",".join(paths)])
    return options


def games_to_play(name: str) -> list[tuple[int, int]]:
    low, high = {"yak": yak, "yam_master": yam_master, "yaki": yaki}[name].PLAYERS
    each = 100 // (high - low + 1)
    return [(players, seed) for players in range(low, high + 1) for seed in range(each)]


@pytest.mark.parametrize("name", ["yak", "yam_master", "yaki"])
def test_random_games(name: str) -> None:
    exercised: Counter[str] = Counter()
    for players, seed in games_to_play(name):
        options = some_options(name, players, random.Random(f"{name} {players} {seed}"))
        game = random_game(name, players, options, seed)
        exercised += game.exercised
        if name == "yak" and (game.exercised["YAK-18"] == 0 or game.pile == []):
            assert sum(game.scores()) + sum(len(hand) for hand in game.hands) == 107
    wanted = {
        "yak": ["YAK-11 equal", "YAK-13", "YAK-14", "YAK-15", "YAK-15 even", "YAK-17"],
        "yam_master": ["YAM-5", "YAM-9", "YAM-10", "YAM-11", "YAM-12", "YAM-13", "YAM-16"],
        "yaki": ["YAKI-7 seen", "YAKI-10", "YAKI-11", "YAKI-12", "YAKI-14", "YAKI-15"],
    }
    for rule in wanted[name]:
        assert exercised[rule] > 0, rule
