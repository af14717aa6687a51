"""YAK in words: every refusal with what would be right, and what is asked of a seat."""

from collections.abc import Callable

import pytest

from yurt.engine.match import Match
from yurt.games.yak.tables import REFUSALS
from yurt.games.yak.tests.table import deal, play_the_last_card
from yurt.testing import NAMES, told, why_not

Table = Callable[[], Match]


def opening() -> Match:
    return deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-2 yeti-3 one bang")


def opening_claim() -> Match:
    return opening().play("0 play stop")


def turn() -> Match:
    return opening_claim().play("0 claim 1 vulture; * draw stop")


def claim_due() -> Match:
    return turn().play("1 play one")


def nothing_beats_it() -> Match:
    return claim_due().play("1 claim 168 yak; * draw wild-1")


def last_word() -> Match:
    hands = ("stop stop stop stop stop", "one one one one one")
    return play_the_last_card(deal(*hands, final_challenge="yes"))


def no_stop_left() -> Match:
    return deal("stop stop stop stop stop", "stop stop stop yak-1 yak-2").play(
        "0 play stop; 0 claim 1 yak"
    )


SENTENCES = [
    (opening, "play yeti-1", "You don’t have yeti 1. Play a card from your hand. (YAK-5)"),
    (opening, "claim 1 yak", "A claim needs a card. Play one first. (YAK-5)"),
    (
        opening,
        "challenge",
        "There’s no claim to doubt yet. Start the pile with a card. (YAK-7)",
    ),
    (
        opening,
        "pass",
        "You can’t pass here. Play a card and go higher, or doubt the last claim. (YAK-5)",
    ),
    (
        opening_claim,
        "claim 2 yak",
        "The first claim on a pile is always 1. Claim 1 of any animal. (YAK-7)",
    ),
    (opening_claim, "play yak-1", "Your card is down. Now make your claim. (YAK-5)"),
    (
        claim_due,
        "claim 1 yeti",
        "Your claim must beat 1 vulture: say a higher number, or 1 ibex or 1 yak. (YAK-8)",
    ),
    (
        claim_due,
        "claim 169 yak",
        "No claim can go above 168. That’s the most the cards can ever show. (YAK-9)",
    ),
    (nothing_beats_it, "play yak-1", "Nothing beats 168 yaks. You can only doubt it. (YAK-9)"),
    (no_stop_left, "draw stop", "The draw pile has no stop left. (YAK-1)"),
]


@pytest.mark.parametrize(("table", "text", "sentence"), SENTENCES)
def test_refusals_say_what_would_be_right(table: Table, text: str, sentence: str) -> None:
    assert why_not(table(), text) == sentence


def test_every_refusal_is_shown() -> None:
    keys = set()
    for table, text, _ in SENTENCES:
        refusal = table().why_not(text)
        assert refusal is not None
        keys.add(f"{refusal.rule} {refusal.saying.key}")
    assert keys == set(REFUSALS) - {""}


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (opening, "Play a card to start a new pile."),
        (opening_claim, "Now claim 1 of any animal."),
        (turn, "Play a card and go higher, or doubt the 1 vulture."),
        (claim_due, "Now say how many! You must beat 1 vulture."),
        (nothing_beats_it, "Nothing beats 168 yaks. Doubt the claim!"),
    ],
)
def test_what_is_asked_of_a_seat(table: Table, sentence: str) -> None:
    match = table()
    seat = match.to_move
    assert isinstance(seat, int)
    saying = match.game.expect(match.view(seat).record, seat)
    assert match.game.words("en").put(saying, NAMES) == sentence


def test_the_end_is_told() -> None:
    match = last_word()
    match.apply("pass")
    first, last = told(match, None)
    assert first.endswith(" passes: the last claim stands.")
    assert last.startswith("The last card is played, and nobody doubts: the claim of ")
    match = last_word()
    match.apply("challenge")
    assert told(match, None)[-1].startswith("The draw pile is empty, so that was the last doubt.")


@pytest.mark.parametrize(
    ("you", "doubt", "count", "taker"),
    [
        (None, "Bob doubts Ann", "Caught!", "Ann takes 1 card."),
        (0, "Bob doubts you", "Caught!", "You take 1 card."),
        (1, "You doubt Ann", "Caught!", "Ann takes 1 card."),
    ],
)
def test_whoever_reads_is_spoken_to(you: int | None, doubt: str, count: str, taker: str) -> None:
    match = turn()
    match.apply("challenge")
    words = match.game.words("en")
    says = [words.put(each, NAMES, you) for each in match.story(None)[-1]]
    assert says[0] == f"{doubt}: 1 vulture?"
    assert says[2].endswith(count)
    assert says[3] == taker


def test_a_true_claim_is_told_as_true() -> None:
    match = deal("vulture-2 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play vulture-2; 0 claim 1 vulture; * draw stop; 1 challenge")
    assert "That makes 2 vultures. It was true!" in told(match, None)
