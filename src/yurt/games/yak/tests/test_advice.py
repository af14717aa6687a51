"""YAK's advice says what is true."""

from yurt.engine.chance import seeded
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.games.yak.claims import Pile
from yurt.games.yak.tables import CLAIM, SPECIES
from yurt.games.yak.tests.table import NAMES, deal, play_the_last_card

GAMES = 10 if is_plain_wanted() else 20


def advised(match: Match, text: str) -> tuple[str, str]:
    """What a move of whoever is to move is called, and why it can be good."""
    seat = match.to_move
    assert isinstance(seat, int)
    view, words = match.view(seat), match.game.words("en")
    move = match.state.number(text)
    name = match.game.name_move(move, view.record, seat)
    return words.put(name, NAMES), words.put(match.game.explain(view, move, seeded(1)), NAMES)


def test_what_is_true_for_sure_is_said_so() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    assert advised(match, "play yak-3") == (
        "Play a yak 3",
        "Then you can claim 1 yak, and that is certainly true.",
    )
    match.play("0 play yak-3")
    assert advised(match, "claim 1 yak") == (
        "Claim 1 yak",
        "The pile certainly holds 1 yak: whoever doubts it takes the pile.",
    )
    assert advised(match, "claim 1 yeti")[1].startswith("It is a pure bluff")


def test_a_doubt_is_told_its_chance() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play stop; 0 claim 1 yak; * draw yak-1")
    name, why = advised(match, "challenge")
    # Of 102 cards that Bob cannot see, the card is one of 15 yaks or 12 wild cards: 27 of 102.
    assert (name, why) == (
        "Doubt the claim",
        "Going by the cards you cannot see, the chance of 1 yak is 26\u00a0%.",
    )
    match.play("1 play one; 1 claim 168 yak; * draw yak-1")
    assert advised(match, "challenge")[1] == "The claim is false: the pile cannot hold 168 yaks."


def test_the_last_word() -> None:
    match = play_the_last_card(deal("stop " * 5, "one " * 5, final_challenge="yes"))
    name, why = advised(match, "pass")
    assert name == "Let the claim stand"
    assert why.startswith("The game ends, and nobody takes the 107 cards;")


def test_of_a_species_the_lowest_claim_is_the_likeliest() -> None:
    match = deal("yak-3 yak-2 stop stop wild-2", "yeti-1 yeti-2 yeti-3 one bang")
    match.play("0 play yak-3; 0 claim 1 yak; * draw yak-1; 1 play one")
    pile = Pile.of(match.view(1))
    for move in match.state.moves.tolist()[:40]:
        assert pile.chance(move - CLAIM + SPECIES) <= pile.chance(move - CLAIM)
