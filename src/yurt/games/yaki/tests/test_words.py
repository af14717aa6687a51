"""YAKI's texts: what is asked, told and written."""

import pytest

from yurt.engine.registry import load
from yurt.games.yaki.notation import TOKEN_NAMES
from yurt.games.yaki.tests.table import find, same, table
from yurt.testing import asked, refused, told


def test_what_is_asked() -> None:
    match = table(2, paths=same("S..VVT"), may_stop="yes")
    assert asked(match) == "Turn up a token: any one goes on your start square."
    find(match, "1 red-3")
    stop = " Or stop: your tokens stay where they are."
    assert asked(match) == "Turn up a red token or a 2, 3 or 4, to follow your red 3." + stop
    find(match, "2 red-1", "3 red-5", "4 violet-5")
    assert asked(match) == (
        "Turn up a violet token: the next square wants this colour, and any number fits." + stop
    )
    find(match, "5 violet-1")
    assert asked(match) == (
        "Turn up a violet token or a 1 or 2, to follow your violet 1 and win the trophy." + stop
    )
    match.play("0 stop")
    find(match, "6 green-3", "7 green-4", "8 green-5")
    assert asked(match) == "Turn up violet 4 or violet 5: the next square wants this colour." + stop


def test_what_is_told() -> None:
    match = table(2, paths=same("S..T"), trophies=2)
    find(match, "1 red-3")
    assert told(match) == ["Ann lays red 3 on the start square."]
    find(match, "2 red-4")
    assert told(match) == ["Ann lays red 4 on square 2."]
    find(match, "3 green-1")
    assert told(match) == [
        "It is green 1 and does not fit: it goes back face down.",
        "Ann keeps the most advanced token; 1 other goes back face down.",
    ]
    find(match, "1", "3")
    assert told(match) == [
        "Bob turns up the token at place 3.",
        "It is green 1 and does not fit: it goes back face down.",
    ]
    find(match, "4 red-5", "5 red-1")
    assert told(match) == [
        "Ann lays red 1 on the trophy square and wins a trophy.",
        "Ann has 1 trophy; 2 win the game.",
        "All tokens are shuffled, and every board goes to the player on the left.",
        "Bob begins the new round.",
    ]
    find(match, "1 red-3", "2 green-1", "3 red-1")
    find(match, "4 red-2", "5 red-4", "6 red-5")
    assert told(match)[-1] == "Ann wins the game with 2 trophies."


@pytest.mark.parametrize(
    "text",
    [
        "",
        "flip",
        "flip ",
        "flip 0",
        "flip 21",
        "flip 01",
        "flip +1",
        "flip 1 ",
        " flip 1",
        "flip  1",
        "Flip 1",
        "flip 1\n",
        "flip ١",
        "flip ²",
        "flip 1\0",
        "flip " + "9" * 5000,
        "flip ?",
        "flip red-3",
        "stop ",
        "stop 1",
        "reveal",
        "reveal red",
        "reveal red-0",
        "reveal red-6",
        "reveal blue-1",
        "reveal ?",
        "reveal 3",
    ],
)
def test_texts_that_are_no_event(text: str) -> None:
    game = load("yaki")
    assert game.read(text, 2) is None
    assert refused(table(2), f"0 {text}") is None


def test_texts_of_all_events() -> None:
    game = load("yaki")
    texts = [game.write(event) for event in range(game.event_count)]
    assert texts[:2] == ["flip 1", "flip 2"]
    assert texts[20] == "stop"
    assert texts[21:] == [f"reveal {token}" for token in TOKEN_NAMES]
    assert [game.read(text, 2) for text in texts] == list(range(game.event_count))
    # Chance does not flip, and seats do not reveal.
    assert refused(table(2), "0 reveal red-3") is None
    assert refused(table(2, "0 flip 1"), "* flip 2") is None
