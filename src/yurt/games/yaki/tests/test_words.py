"""YAKI's texts: what is asked, told and written."""

import re

import pytest

from yurt.engine.odds import odds
from yurt.engine.registry import load
from yurt.engine.words import LANGUAGES, Say, Seat, say
from yurt.games.yaki.notation import TOKEN_NAMES
from yurt.games.yaki.tests.table import find, same, table
from yurt.testing import NAMES, asked, refused, told

RED_3 = say("token", colour="red", number=3)
# Every sentence about a seat, with all that any of them mentions.
OF_A_SEAT = [
    "turns-up",
    "lays-start",
    "lays",
    "stops",
    "none-left",
    "goes-back",
    "wins-trophy",
    "has-trophies",
    "wins",
    "begins",
]
DETAILS: dict[str, int | Say] = {"place": 7, "token": RED_3, "square": 2, "count": 1, "goal": 3}
COUNTED = ("why-hidden", "why-seen", "why-trophy", "why-stop")


def test_what_is_asked() -> None:
    match = table(2, paths=same("S..VVT"), may_stop="yes")
    assert asked(match) == "Turn up a token: any one can go on your start square."
    find(match, "1 red-3")
    stop = " Or stop here: your tokens stay on the path."
    assert asked(match) == "Turn up a red token or a 2, 3 or 4 to follow the red 3." + stop
    find(match, "2 red-1", "3 red-5", "4 violet-5")
    assert asked(match) == (
        "Turn up a violet token, whatever its number: your next square has that colour." + stop
    )
    find(match, "5 violet-1")
    assert asked(match) == (
        "Turn up a violet token or a 1 or 2 to follow the violet 1, and the trophy is yours!" + stop
    )
    match.play("0 stop")
    find(match, "6 green-3", "7 green-4", "8 green-5")
    assert asked(match) == (
        "Turn up the violet 4 or the violet 5: your next square has that colour." + stop
    )


def test_what_is_told() -> None:
    match = table(2, paths=same("S..T"), trophies=2)
    find(match, "1 red-3")
    assert told(match) == ["Ann puts the red 3 on the start square."]
    find(match, "2 red-4")
    assert told(match) == ["Ann puts the red 4 on square 2."]
    find(match, "3 green-1")
    assert told(match) == [
        "It’s the green 1. It doesn’t fit and goes back face down.",
        "Ann keeps the front token. The other one goes back face down.",
    ]
    find(match, "1", "3")
    assert told(match) == [
        "Bob turns up the token at place 3.",
        "It’s the green 1. It doesn’t fit and goes back face down.",
    ]
    find(match, "4 red-5", "5 red-1")
    assert told(match) == [
        "Ann puts the red 1 on the trophy square and wins a trophy!",
        "Ann now has 1 trophy. It takes 2 to win.",
        "The tokens are shuffled, and everyone passes their board to the left.",
        "Bob begins the new round.",
    ]
    find(match, "1 red-3", "2 green-1", "3 red-1")
    find(match, "4 red-2", "5 red-4", "6 red-5")
    assert told(match)[-1] == "Ann wins the game with 2 trophies!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", OF_A_SEAT)
def test_readers_are_spoken_to_and_others_named(key: str, language: str) -> None:
    words = load("yaki").words(language)
    saying = say(key, seat=Seat(0), **DETAILS)
    assert NAMES[0] in words.put(saying, NAMES, you=1)
    assert NAMES[0] not in words.put(saying, NAMES, you=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("fitting", [0, 1])
def test_a_single_token_is_not_counted_as_one_of_the_1_tokens(
    key: str, fitting: int, language: str
) -> None:
    saying = say(key, fitting=fitting, count=1, odds=odds(fitting))
    said = load("yaki").words(language).put(saying)
    assert not re.search(r"(?<!\d)1(?!\d)", said)


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
