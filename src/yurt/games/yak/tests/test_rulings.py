"""YAK's rulings at the table: cards dealt and moves as text, and what follows."""

import pytest

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import IllegalEvent


def deal(*hands: str, **options: str | int) -> Match:
    """A match after the deal; each hand is five cards."""
    match = Match(load("yak"), len(hands), 0, **options)
    for hand in hands:
        for card in hand.split():
            match.play(f"* draw {card}")
    return match


def refused(match: Match, line: str) -> str | None:
    """The ruling that forbids a line."""
    actor, _, text = line.partition(" ")
    refusal = match.state.judge(actor, text)
    assert refusal is not None
    return refusal.rule


def test_yak_7_the_opening_claim_is_one_of_any_species() -> None:
    match = deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-2 yeti-3 one bang")
    assert refused(match, "0 challenge") == "YAK-7"
    match.play("0 play stop")
    assert match.state.legal() == [
        "claim 1 groundhog",
        "claim 1 ibex",
        "claim 1 vulture",
        "claim 1 yak",
        "claim 1 yeti",
    ]
    for text in ("0 claim 0 yak", "0 claim 2 yak", "0 claim 169 yak"):
        assert refused(match, text) == "YAK-7"


def test_yak_8_outranking() -> None:
    match = deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 vulture; * draw stop; 1 play one")
    refusal = match.why_not("claim 1 yeti")
    assert refusal is not None
    assert refusal.rule == "YAK-8"
    assert refusal.message == (
        "Your claim must beat 1 vulture: say a higher number, or 1 ibex or 1 yak."
    )
    with pytest.raises(IllegalEvent):
        match.play("1 claim 1 vulture")
