"""YAK's advice says what is true."""

import pytest

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.games.yak.advice import verdict
from yurt.games.yak.claims import Pile
from yurt.games.yak.tables import CLAIM, SPECIES
from yurt.games.yak.tests.table import SPECIES as TABLE_SPECIES
from yurt.games.yak.tests.table import deal, play_the_last_card
from yurt.testing import advised

GAMES = 10 if is_plain_wanted() else 20


def test_what_is_true_for_sure_is_said_so() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    assert advised(match, "play yak-3") == (
        "Play the yak 3 and claim 1 yak: certainly true",
        "1 yak is true for sure: anyone who doubts it takes the pile.",
    )
    match.play("0 play yak-3")
    assert advised(match, "claim 1 yak") == (
        "Claim 1 yak: certainly true",
        "1 yak is true for sure: anyone who doubts it takes the pile.",
    )
    assert advised(match, "claim 1 yeti") == (
        "Claim 1 yeti: a pure bluff",
        "1 yeti can’t be true, so they have to believe you.",
    )


def test_a_doubt_is_told_its_chance() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 yak; * draw yak-1")
    name, why = advised(match, "challenge")
    # Of 102 cards that Bob cannot see, the card is one of 15 yaks or 12 wild cards: 27 of 102.
    assert (name, why) == (
        "Doubt the 1 yak: unlikely to be true",
        "Judging by what you know, the chance of 1 yak is 26%.",
    )
    match.play("1 play one; 1 claim 168 yak; * draw yak-1")
    assert advised(match, "challenge")[1] == "168 yaks can’t be true."


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (1.0, "certainly true"),
        (0.999, "very likely true"),
        (0.7, "probably true"),
        (0.5, "could go either way"),
        (0.001, "unlikely to be true"),
        (0.0, "a pure bluff"),
    ],
)
def test_a_chance_in_plain_words(chance: float, words: str) -> None:
    assert load("yak").words("en").put(verdict(chance)) == words


def test_a_hint_never_proposes_what_is_above_the_highest_claim() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play yak-3; 0 claim 1 yak; * draw yak-1; 1 play one; 1 claim 168 ibex")
    match.play("* draw yak-1")
    assert advised(match, "play yak-2")[0] == "Play the yak 2 and claim 168 yaks: a pure bluff"


def test_the_last_word() -> None:
    match = play_the_last_card(deal("stop " * 5, "one " * 5, final_challenge="yes"))
    name, why = advised(match, "pass")
    assert name == "Pass"
    assert why.startswith("The game ends, and nobody takes the 107 cards. Judging by ")


def test_of_a_species_the_lowest_claim_is_the_likeliest() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play yak-3; 0 claim 1 yak; * draw yak-1; 1 play one")
    pile = Pile.of(match.view(1))
    for move in match.state.moves.tolist()[:40]:
        assert pile.chance(move - CLAIM + SPECIES) <= pile.chance(move - CLAIM)


def claims(match: Match) -> list[str]:
    """The claims that are offered as a range, checked against the codes they stand for."""
    assert isinstance(match.to_move, int)
    ranges = match.game.advice.ranges(match.view(match.to_move))
    for each in ranges:
        assert list(each.texts()) == [match.game.write(code) for code in each.codes]
    return [text for each in ranges for text in each.texts()]


def test_yak_8_claims_are_offered_as_a_range_with_the_card_or_after_it() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    offered = match.game.advice.ranges(match.view(0))
    assert [each.after for each in offered] == ["play"]
    with_card = claims(match)
    match.play("0 play yak-3")
    assert [each.after for each in match.game.advice.ranges(match.view(0))] == [""]
    assert with_card == claims(match) == [f"claim 1 {name}" for name in TABLE_SPECIES]
    match.play("0 claim 1 ibex; * draw yak-1")
    with_card = claims(match)
    match.play("1 play one")
    assert with_card == claims(match)
    assert sorted(with_card) == match.state.legal()
    assert with_card[0] == "claim 1 yak" and with_card[-1] == "claim 168 yak"


def test_yak_9_nothing_is_offered_that_cannot_be_claimed() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 yak; * draw yak-1; 1 play one; 1 claim 168 yak")
    match.play("* draw yak-1")
    assert claims(match) == []
    assert match.game.advice.ranges(match.view(1)) == []
    last = play_the_last_card(deal("stop " * 5, "one " * 5, final_challenge="yes"))
    assert claims(last) == []


def test_yak_5_a_card_is_half_a_turn() -> None:
    advice, read = load("yak").advice, load("yak").read
    halves = [advice.is_half(read(text, 2) or 0) for text in ("play yak-2", "claim 4 yak", "pass")]
    assert halves == [True, False, False]


def test_the_reduced_game_has_its_own_highest_claim() -> None:
    for trial in trials(load("yak", mode="plain", reduced="small"), 3, seed=2):
        while not trial.state.is_over:
            view = trial.view(trial.actor if trial.actor >= 0 else None)
            offered = [text for each in view.game.advice.ranges(view) for text in each.texts()]
            legal = [text for text in view.legal() if text.startswith("claim")]
            assert sorted(offered) == legal or legal == []
            trial.apply(trial.choose())
