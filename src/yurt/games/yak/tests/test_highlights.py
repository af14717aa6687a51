"""What is told of a finished game of YAK: cases counted by hand, and the words."""

from yurt.games.yak.tests.table import deal, play_the_last_card
from yurt.testing import counted, remarked

HANDS = (
    "yak-1 yak-2 yeti-1 ibex-2 ibex-3",
    "groundhog-1 vulture-2 yeti-2 vulture-1 vulture-3",
)


def test_a_bluff_holds_when_the_next_one_plays_on() -> None:
    match = deal(*HANDS).play("0 play yak-1; 0 claim 1 yak; * draw ibex-1")
    match.play("1 play groundhog-1; 1 claim 4 yak; * draw ibex-1")
    assert counted(match, 1) == {}
    match.play("0 play yak-2")
    assert counted(match, 1) == {"bluffs-held": 1, "boldest-bluff": 3}
    # A true claim is no bluff: 1 yak lay there when 1 yak was claimed. But Ann could have doubted.
    assert counted(match, 0) == {"bluffs-believed": 1}


def test_a_doubt_is_won_or_lost() -> None:
    match = deal(*HANDS).play("0 play yak-1; 0 claim 1 yak; * draw ibex-1")
    match.play("1 play groundhog-1; 1 claim 4 yak; * draw ibex-1", "0 challenge")
    assert counted(match, 0) == {"doubts-won": 1}
    assert counted(match, 1) == {"bluffs-caught": 1, "largest-pile": 2}
    match.play("1 play vulture-2; 1 claim 1 vulture; * draw ibex-1", "0 challenge")
    assert counted(match, 0) == {"doubts-won": 1, "doubts-lost": 1, "largest-pile": 1}
    assert remarked(match, 0) == "Ann caught 1 bluff and doubted 1 true claim."
    assert remarked(match, 1, "de") == (
        "Bob hat einmal vergeblich geblufft und einen Stapel mit 2 Karten kassiert."
    )


def test_the_last_claim_holds_if_the_game_ends_with_it() -> None:
    match = play_the_last_card(deal(*HANDS), "168 yak")
    assert match.state.is_over
    last = match.log[-1][0]
    assert match.tally().seats[last]["boldest-bluff"] > 20
    match = play_the_last_card(deal(*HANDS, final_challenge="yes"), "168 yak")
    claimer = match.log[-1][0]
    before = match.tally().seats
    match.apply("pass")
    after = match.tally().seats
    assert after[claimer]["bluffs-held"] == before[claimer]["bluffs-held"] + 1
    assert after[1 - claimer]["bluffs-believed"] == before[1 - claimer]["bluffs-believed"] + 1


def test_whoever_has_done_nothing_has_a_quiet_game() -> None:
    match = deal(*HANDS)
    assert remarked(match, 0) == "Ann had a quiet game."
    assert remarked(match, 0, "fr") == "Ann a joué une partie tranquille."
