"""ZAYO in words: the notation, the story, what is expected, and the table as text."""

import pytest

from yurt import testing
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.words import LANGUAGES
from yurt.games.zayo.notation import read, write
from yurt.games.zayo.tables import DEAL_HIDDEN, EVENTS
from yurt.games.zayo.tests.table import tour
from yurt.testing import NAMES, asked, reason


def test_every_event_reads_back() -> None:
    for event in range(EVENTS):
        assert read(write(event), 6) == event
    assert write(DEAL_HIDDEN) == "deal ?"
    assert read("deal ?", 6) is None


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("lay fiddle goat sheep goat", "lay fiddle sheep goat goat"),
        ("lay trap goat sheep", "lay trap sheep goat"),
        ("lay thief 2 yurt 0 horse", "lay thief 0 horse 2 yurt"),
        ("lay thief 1 trap 1 horse", "lay thief 1 horse 1 trap"),
        ("lay thief 1 horse 1 horse", "lay thief 1 horse 1 horse"),
    ],
)
def test_interchangeable_things_in_any_order(text: str, canonical: str) -> None:
    event = read(text, 3)
    assert event is not None
    assert write(event) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Bid sh-1",
        "bid  sh-1",
        "bid sh-1 ",
        "bid sh-01",
        "bid sh-10",
        "bid horse",
        "deal",
        "lay",
        "lay horse",
        "lay trap",
        "lay trap sheep",
        "lay trap sheep camel",
        "lay trap sheep sheep sheep",
        "lay fiddle sheep goat",
        "lay thief",
        "lay thief 3 horse",
        "lay thief 0 wolf",
        "lay thief 0 horse 3 cart",
        "lay thief 0 horse 1",
        "lay thief 0 horse 1 cart 2 yurt",
        "lay thief horse 0",
        "lay thief 0 horse 1 cart ",
        "lay wolf 1",
        "lay wolf 1 camels",
        "lay wolf 01 sheep",
        "lay chief",
        "lay chief 1 camel",
        "lay chief 1 horse",
        "lay zayo 1",
        "take camel",
        "place trap",
        "ask 1 trap",
        "ask 3 horse",
        "ask ١ horse",
        "ask 1 horse\x00",
        "ask 99999999999999999999999 horse",
        "counter wolf",
        "counter zayo",
        "counter Shaman",
        "counter friendship shaman",
        "counter ",
    ],
)
def test_texts_that_are_no_events(text: str) -> None:
    assert read(text, 3) is None


def told(match: Match, seat: int | None = None) -> str:
    """The last event in one line."""
    return " ".join(testing.told(match, seat))


def test_the_story_of_an_attack() -> None:
    match = tour(["wolf", "shaman", ""], herds=["", "1 sheep"])
    assert asked(match) == "Play a card first, if you like. You lead: bid any card."
    match.play("0 lay wolf 1 sheep")
    assert told(match) == "Ann sends the wolf to Bob for a sheep."
    assert asked(match) == (
        "Beware of the wolf! Ann wants a sheep from you. Answer with the shaman, or let it happen."
    )
    match.play("1 accept")
    assert told(match) == "Bob lets it happen. The wolf takes a sheep from Bob."
    match.undo()
    match.play("1 counter")
    assert told(match) == "Bob answers with the shaman: the wolf leaves hungry!"


def test_the_story_of_a_chief() -> None:
    camps, herds = ["horse cart yurt trap"], ["", "2 sheep 1 goat"]
    match = tour(["chief chief", "friendship shaman", ""], camps=camps, herds=herds)
    match.play("0 lay chief 1")
    assert told(match) == "Ann sends the clan chief to Bob for 2 sheep and 1 goat."
    assert asked(match) == (
        "Beware of the clan chief! Ann wants 2 sheep and 1 goat from you. Answer, or let it happen."
    )
    match.play("1 accept")
    assert told(match) == ("Bob lets it happen. The clan chief takes 2 sheep and 1 goat from Bob.")
    match.undo()
    match.play("1 counter friendship")
    assert told(match) == ("Bob answers with friendship: the clan chief rides home with nothing!")
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass; 0 lay chief 1")
    # Friendship is spent.
    assert asked(match).endswith("Answer with the shaman, or let it happen.")
    match.play("1 counter shaman")
    assert told(match) == ("Bob answers with the shaman: the clan chief rides home with nothing!")


def test_a_chief_without_an_answer_tells_all_at_once() -> None:
    camps, herds = ["horse cart yurt trap"], ["", "1 goat"]
    for cards in (["chief", "friendship", ""], ["chief", "", "friendship shaman"]):
        match = tour(cards, camps=camps, herds=herds, chief_counter="no").play("0 lay chief 1")
        assert told(match) == (
            "Ann sends the clan chief to Bob for 1 goat. The clan chief takes 1 goat from Bob."
        )
    match = tour(["chief", "", "friendship shaman"], camps=camps, herds=herds)
    assert asked(match.play("0 lay chief 1")).endswith(
        "You have neither friendship nor the shaman: let it happen."
    )


def test_the_story_of_a_trick() -> None:
    match = tour(["yurt", "", ""], camps=["horse cart"]).play("0 bid sh-8; 1 bid sh-1")
    assert told(match) == "Bob bids the 1 of herder’s sheep."
    assert asked(match) == ("Play a card first, if you like. Bid any card.")
    match.play("2 bid gh-2")
    assert told(match) == "Cleo bids the 2 of herder’s goats. Ann wins the trick."
    assert asked(match) == "The trick is yours! Place a yurt, or pass."
    match.play("0 place yurt")
    assert told(match) == "Ann places a yurt."
    match.play("0 bid sc-8; 1 bid sc-1; 2 bid sc-2")
    assert asked(match) == ("The trick is yours! Take a sheep or a goat from the centre, or pass.")
    match.play("0 take sheep")
    assert told(match) == "Ann takes a sheep from the centre."


def test_a_dealt_card_is_told_to_its_owner_alone() -> None:
    match = Match(load("zayo"), 2).play("* deal gc-3")
    assert told(match, 0) == "Ann is dealt the 3 of clan goats."
    assert told(match, 1) == "Ann is dealt a card."


def test_the_table_as_text() -> None:
    match = tour(
        ["zayo horse wolf", "thief", "friendship"],
        camps=["", "horse cart", "yurt"],
        herds=["", "2 sheep 1 camel"],
    )
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1")
    lines = match.game.draw(match.view(0).record, 0, "en", NAMES[:3]).split("\n")
    assert lines[:11] == [
        "Round 1 of 60, trick 1",
        "          bid    horse  cart  yurt  trap  sheep  goats  camels  hand",
        "  0 Ann   sh-8*  .      .     .     .     .      .      .       4+8",
        "  1 Bob   sh-1   1      1     .     .     2      .      1       4+9",
        "> 2 Cleo  .      .      .     1     .     .      .      .       5+9",
        "Played by Ann: Zayo",
        "Centre: 6 sheep, 8 goats and 7 camels",
        "To the steppe: 2 camels",
        "Your bid cards: the 7 of herder’s sheep (sh-7), the 8 of clan sheep (sc-8),",
        "  the 8 of herder’s goats (gh-8), the 8 of clan goats (gc-8)",
        "Your play cards: horse, cart, yurt, yurt, wolf trap (trap), wolf,",
    ]
    public = match.game.draw(match.view(None).record, None, "en", NAMES[:3])
    assert public.split("\n") == lines[:8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_a_terminal(language: str) -> None:
    names = ["Mariette", "Benjamin", "Caroline", "Dorothea", "Emmanuel", "Florence"]
    cards = ["zayo friendship shaman chief steppe", *[""] * 5]
    match = tour(cards, camps=["horse cart yurt trap"], herds=["7 sheep 8 goat 8 camel"])
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1")
    text = match.game.draw(match.view(0).record, 0, language, names)
    assert max(map(len, text.split("\n"))) <= 80


def test_a_thief_with_zayo_names_one_victim_once() -> None:
    match = tour(["zayo thief", "", "friendship"], camps=["", "horse horse cart", "yurt"])
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass; 0 lay thief 1 horse 1 cart")
    assert told(match) == "With Zayo, Ann sends the thief to Bob for a horse and a cart."
    assert asked(match) == (
        "Beware of the thief! Ann wants a horse and a cart from you. "
        "You don’t have friendship: let it happen."
    )
    match.play("1 accept")
    assert told(match) == "Bob lets it happen. The thief takes a horse and a cart from Bob."
    match.undo(2)
    match.play("0 lay thief 1 horse 1 horse")
    assert told(match) == "With Zayo, Ann sends the thief to Bob for two horses."
    match.undo()
    match.play("0 lay thief 1 horse 2 yurt")
    assert told(match) == (
        "With Zayo, Ann sends the thief to Bob for a horse and to Cleo for a yurt."
    )
    match.play("1 accept")
    assert asked(match) == (
        "Beware of the thief! Ann wants a yurt from you. Answer with friendship, or let it happen."
    )


def test_only_animals_that_are_left_are_offered() -> None:
    match = tour(["", "", ""], camps=["horse cart yurt"], herds=["", "8 sheep"])
    match.play("0 bid sh-8; 1 bid sh-1; 2 bid sh-3")
    assert asked(match) == "The trick is yours! Take a goat from the centre, or pass."


def test_equipment_waits_for_a_trick() -> None:
    match = tour(["horse", "", ""])
    assert reason(match, "0 place horse").startswith("Horse, cart and yurt are the reward")
    assert reason(match, "0 pass").startswith("It’s your turn")


@pytest.mark.parametrize(
    ("you", "said"),
    [
        (0, "You send the wolf to Bob for a sheep."),
        (1, "Beware of the wolf! Ann sends it to you for a sheep."),
        (2, "Ann sends the wolf to Bob for a sheep."),
        (None, "Ann sends the wolf to Bob for a sheep."),
    ],
)
def test_whoever_is_in_it_is_spoken_to(you: int | None, said: str) -> None:
    match = tour(["wolf", "shaman", ""], herds=["", "1 sheep"]).play("0 lay wolf 1 sheep")
    saying, *_ = match.story(None)[-1]
    assert match.game.words("en").put(saying, NAMES, you) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_theft_from_two_speaks_to_each(language: str) -> None:
    match = tour(["zayo thief", "", "friendship"], camps=["", "horse", "yurt"])
    match.play("0 lay zayo; 0 bid sh-8; 1 bid sh-1; 2 bid sh-3; 0 pass")
    match.play("0 lay thief 1 horse 2 yurt")
    saying, *_ = match.story(None)[-1]
    words = match.game.words(language)
    said = [words.put(saying, NAMES, you) for you in range(3)]
    assert len({words.put(saying, NAMES), *said}) == 4
    for you, sentence in enumerate(said):
        assert [name in sentence for name in NAMES[:3]] == [seat != you for seat in range(3)]
