"""YAK as the browser gets it: it reads like the table."""

from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.registry import load
from yurt.games.yak.notation import SPECIES_NAMES
from yurt.games.yak.show import SPECIES_NAMES as SHOWN_SPECIES
from yurt.games.yak.show import (
    CountLine,
    PileCard,
    Player,
    Show,
    StandingClaim,
    TurnedCard,
    show,
)
from yurt.games.yak.tests.table import deal

GAMES = 3 if is_plain_wanted() else 6


def test_a_claim_stands_and_cards_lie_face_down() -> None:
    match = deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-1 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 vulture; * draw stop")
    shown = show(match.view(1))
    assert shown == Show(
        phase="turn",
        players=[Player(held=5, taken=0), Player(held=5, taken=0)],
        draw_pile=96,
        pile=[PileCard(seat=0, card=None)],
        claim=StandingClaim(1, "vulture", seat=0),
        hand=["yeti-1", "yeti-1", "yeti-3", "bang", "one"],
        last=None,
        species=["yeti", "groundhog", "vulture", "ibex", "yak"],
    )
    assert show(match.view(0)).pile == [PileCard(0, "stop")]


def test_the_claimer_is_known_while_another_claims_and_draws() -> None:
    match = deal("yak-1 yak-2 yak-3 ibex-1 stop", "yeti-1 yeti-1 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 vulture; * draw stop; 1 play one")
    assert show(match.view(0)).claim == StandingClaim(1, "vulture", 0)
    match.play("1 claim 1 yak")
    assert show(match.view(0)).claim == StandingClaim(1, "yak", 1)
    match.play("* draw stop")
    assert show(match.view(0)).claim == StandingClaim(1, "yak", 1)


def counted(cards: str, claims: str) -> Show:
    """Two seats play these cards in turn, with a claim each; then the last is doubted."""
    words = cards.split()
    filler = ["stop"] * 5
    hands = [" ".join((words[seat::2] + filler)[: 5 - seat] + filler[:seat]) for seat in (0, 1)]
    match = deal(*hands)
    for number, (card, claim) in enumerate(zip(words, claims.split(", "), strict=True)):
        match.play(f"{number % 2} play {card}; {number % 2} claim {claim}; * draw wild-1")
    match.play(f"{len(words) % 2} challenge")
    return show(match.view(None))


def test_the_count_is_told_line_by_line() -> None:
    shown = counted("yak-3 wild-2 ibex-2 bang", "1 yak, 2 yak, 3 yak, 4 yak")
    last = shown.last
    assert last is not None
    assert last.lines == [
        CountLine("species", cards=1, sum=3),
        CountLine("wild", cards=1, sum=5),
        CountLine("bang", cards=1, sum=7),
    ]
    assert (last.count, last.was_true, last.claimer, last.doubter, last.taker) == (7, True, 1, 0, 0)
    assert last.cards[0] == TurnedCard(seat=0, card="yak-3", counted=3)
    assert [card.counted for card in last.cards] == [3, 2, 2, 0]
    assert shown.players[0].taken == 4


def test_ones_and_stops_in_the_count() -> None:
    ones = counted("yak-3 one yak-2", "1 yak, 2 yak, 3 yak").last
    assert ones is not None
    assert ones.lines == [CountLine("species", 2, 5), CountLine("one", 2, 2)]
    assert (ones.count, ones.was_true, ones.claimer, ones.taker) == (2, False, 0, 0)
    # What is shown is one's own: nobody else's changes with it.
    ones.lines.clear()
    again = counted("yak-3 one yak-2", "1 yak, 2 yak, 3 yak").last
    assert again is not None and len(again.lines) == 2
    void = counted("yak-3 one stop", "1 yak, 2 yak, 3 yak").last
    assert void is not None
    assert void.lines == [CountLine("species", 1, 3), CountLine("stop", 1, 3)]
    assert void.count == 3


def test_the_lines_end_in_the_count_of_the_rules() -> None:
    found: set[str] = set()
    for trial in trials(load("yak"), GAMES, seed=22):
        while not trial.state.is_over:
            trial.apply(trial.choose())
            last = show(trial.view(None)).last
            if last is not None:
                assert last.count == sum(card.counted for card in last.cards)
                assert last.count == (last.lines[-1].sum if last.lines else 0)
                found.update(line.reason for line in last.lines)
    assert {"species", "wild", "stop"} <= found


def test_names_are_those_of_the_notation() -> None:
    assert SHOWN_SPECIES == SPECIES_NAMES
