"""How Yam Master's events are written, told, refused and asked for."""

import pytest

from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import OptionError
from yurt.engine.words import LANGUAGES, say
from yurt.games.yam_master.notation import EXAMPLES, is_chance, read, write
from yurt.games.yam_master.tables import ANNOUNCE_MORE, EVENTS, KEEP_MORE, MOVES, ROLL_MORE
from yurt.games.yam_master.tests.table import begin, turns
from yurt.testing import told

NAMES = ("Ann", "Bob")


def test_every_event_is_read_as_written() -> None:
    texts = [write(event) for event in range(EVENTS)]
    assert len(set(texts)) == EVENTS
    assert [read(text, 2) for text in texts] == list(range(EVENTS))
    assert [is_chance(event) for event in range(EVENTS)] == [
        event >= MOVES for event in range(EVENTS)
    ]
    assert is_chance(ROLL_MORE)
    assert not is_chance(KEEP_MORE)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("roll 6 5 3 3 1", "roll 1 3 3 5 6"),
        ("keep 5 3", "keep 3 5"),
        ("defi keep 6 1 6", "defi keep 1 6 6"),
        ("keep", "keep"),
        ("defi keep", "defi keep"),
        (EXAMPLES[0], EXAMPLES[0]),
        (EXAMPLES[1], EXAMPLES[1]),
    ],
)
def test_dice_are_read_in_any_order(text: str, canonical: str) -> None:
    event = read(text, 2)
    assert event is not None
    assert write(event) == canonical


def test_too_many_dice_can_be_read() -> None:
    assert read("keep 1 1 1 1 1 1", 2) == KEEP_MORE
    assert read("defi keep 1 2 3 4 5 6", 2) == ANNOUNCE_MORE
    assert read("roll" + " 6" * 10_000, 2) == ROLL_MORE


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "roll ", "keep  3", "keep 3 ", " keep 3", "Keep 3", "keep 3\n", "keep\t3"),
        *("keep 0", "keep 7", "keep 03", "keep +3", "keep 33", "keep ٣", "keep ３", "keep 3,3"),
        *("defi", "defi 3 3", "défi keep 3", "defi  keep", "defi roll 1", "defi pass"),
        *("place", "place f1", "place a6", "place a0", "place A1", "place 1a", "place a1 a2"),
        *("remove", "remove z9", "pass 1", "passe", "pass\0", "roll 1 2 3 4 x", "roll ?"),
        "keep " + "9" * 5000,
    ],
)
def test_what_is_no_event(text: str) -> None:
    assert read(text, 2) is None


def test_a_story() -> None:
    match = turns(begin(), "a5 - b5 -").play("* roll 1 2 4 4 6; 0 defi keep 4 4; * roll 4 4 5")
    match.play("0 keep 4 4 4 4; * roll 4; 0 place c5; * roll 1 1 1 1 1; 1 remove b5")
    match.play("* roll 1 2 4 4 6; 0 keep; * roll 1 2 4 4 6; 0 keep 1; * roll 1 1 3 6; 0 place a1")
    assert told(match, 0, last=len(match.log))[8:] == [
        "Ann throws 1 2 4 4 6.",
        "Ann calls a Défi and keeps 4 4.",
        "Ann throws 4 4 5, which makes 4 4 4 4 5.",
        "Ann keeps 4 4 4 4.",
        "Ann throws 4, which makes 4 4 4 4 4.",
        "Ann places a token on c5: Carré (four of a kind).",
        "Ann now has 1 point.",
        "Bob throws 1 1 1 1 1.",
        "A Predator! Bob takes Ann’s token off b5.",
        "Ann now has 0 points.",
        "Ann throws 1 2 4 4 6.",
        "Ann keeps nothing.",
        "Ann throws 1 2 4 4 6, which makes 1 2 4 4 6.",
        "Ann keeps 1.",
        "Ann throws 1 1 3 6, which makes 1 1 1 3 6.",
        "Ann places a token on a1: three 1s.",
    ]


def test_a_token_that_leaves_the_game_is_told_and_drawn() -> None:
    match = turns(begin(predator="out"), "a1 - b1 -a1")
    assert told(match, 0, last=1) == [
        "A Predator! Bob takes Ann’s token off a1, and it’s out of the game."
    ]
    words = match.game.words("en")
    drawn = match.game.draw(match.view(0).record, 0, "en", ["Ann", "Bob"])
    assert drawn.splitlines()[:2] == [
        "> 0 Ann  10 tokens left, 0 points, 1 out of the game",
        "  1 Bob  12 tokens left, 0 points",
    ]
    # Nobody is offered prey that is gone.
    match = turns(begin(predator="out"), "a1 -a1 -").play("* roll 2 2 2 2 2")
    saying = match.game.expect(match.view(1).record, 1)
    assert "Yam" not in words.put(saying, ["Ann", "Bob"])


def heard(match: Match, you: int | None, language: str = "en") -> list[str]:
    """The sentences of the last event, as they are said to whoever has this seat."""
    words = match.game.words(language)
    return [words.put(saying, NAMES, you=you) for saying in match.story(you)[-1]]


def test_readers_are_spoken_to() -> None:
    match = turns(begin(), "a1 -a1")
    assert heard(match, 1) == ["A Predator! You take Ann’s token off a1."]
    assert heard(match, 0) == ["A Predator! Bob takes your token off a1."]
    assert heard(match, None) == ["A Predator! Bob takes Ann’s token off a1."]
    match = turns(begin(), "a1 - b1 - c1")
    assert heard(match, 0) == [
        "You place a token on c1: Défi (challenge).",
        "You now have 1 point.",
    ]
    match.play("* roll 1 2 3 4 6; 1 defi keep")
    assert heard(match, 1) == ["You call a Défi and keep nothing. Brave!"]


def test_the_end_is_told_to_both() -> None:
    match = turns(begin(), "a4 a5 b4 b5 c4 c5 d4 d5 - a2 - b2 - c2 - d2 e4")
    assert heard(match, 0) == [
        "You place a token on e4: three 1s.",
        "You now have 3 points.",
        "Five in a row! You win on the spot!",
        "Bob has more points (4 points), but five in a row beats them all.",
    ]
    assert heard(match, 1)[-2:] == [
        "Five in a row! Ann wins on the spot!",
        "You have more points (4 points), but five in a row beats them all.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_to_readers(language: str) -> None:
    """No sentence that names a reader is left."""
    match = turns(begin(), "a4 a5 b4 b5 c4 c5 d4 d5 - a2 - b2 - c2 - d2 e4")
    words = match.game.words(language)
    for you in (0, 1):
        for saying in [one for event in match.story(you) for one in event]:
            assert NAMES[you] not in words.put(saying, NAMES, you=you)


def test_the_end_of_a_long_game() -> None:
    match = turns(begin(max_turns=20), "- " * 20)
    assert told(match, 0, last=3)[-3:] == [
        "Bob passes.",
        "That was turn 20, the last one. Time to count!",
        "0 points each: it’s a draw!",
    ]


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("* roll 1 2 3 4 6", "Keep the dice you like and throw the others, or pass."),
        (
            "* roll 1 1 1 4 6",
            "Place a token (open: a1, e4), throw again, or pass.",
        ),
        (
            "* roll 4 4 4 4 6; 0 defi keep 4 4 4; * roll 1 2",
            "Your Défi is on! Keep the dice you like and throw the others one last time, or pass.",
        ),
        (
            "* roll 1 1 1 4 6; 0 keep; * roll 1 1 1 4 6",
            "Place a token (open: a1, e4), throw one last time, or pass.",
        ),
        (
            "* roll 1 1 1 4 6; 0 keep; * roll 1 1 1 4 6; 0 keep; * roll 2 3 4 5 6",
            "Place a token (open: e3, c4), or pass.",
        ),
        (
            "* roll 1 1 1 4 6; 0 keep; * roll 1 1 1 4 6; 0 keep; * roll 1 3 4 5 6",
            "No free square fits your dice. You can only pass.",
        ),
    ],
)
def test_what_is_expected(line: str, asked: str) -> None:
    match = begin().play(line)
    saying = match.game.expect(match.view(0).record, 0)
    assert match.game.words("en").put(saying) == asked


def test_the_predator_is_offered_when_there_is_prey() -> None:
    match = turns(begin(), "- a1").play("* roll 6 6 6 6 1; 0 defi keep 6 6 6 6; * roll 6")
    match.play("0 keep; * roll 6 6 6 6 6")
    saying = match.game.expect(match.view(0).record, 0)
    assert match.game.words("en").put(saying, ["Ann", "Bob"]) == (
        "A Yam! Place a token (open: c1, e1, b2, d2, b3, c3, d3, a4, c5), or take one of Bob’s."
    )


def test_the_predator_is_asked_for_when_there_is_nothing_else() -> None:
    match = turns(begin(), "a4 e1 d2 b3 b2 c5 c3")
    match.play("* roll 1 2 3 5 6; 1 keep; * roll 1 2 3 5 6; 1 keep; * roll 6 6 6 6 6")
    saying = match.game.expect(match.view(1).record, 1)
    assert match.game.words("en").put(saying, ["Ann", "Bob"]) == (
        "A Yam, but no free square takes it. Take one of Ann’s tokens, or pass."
    )


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        (
            "* roll 1 1 1 4 6",
            "place c2",
            "A Sec (one shot) needs a Full, a Carré, a Yam, a Suite or 8 or less: "
            "place a token (open: a1, e4), or pass.",
        ),
        (
            "* roll 1 1 1 4 6",
            "place c1",
            "c1 is for a Défi (challenge). "
            "Turn the Défi on after your first throw, keep some dice and throw.",
        ),
        (
            "* roll 1 2 2 4 6",
            "place a2",
            "1 2 2 4 6 doesn’t make this square’s figure, three 2s: throw again or pass.",
        ),
        (
            "* roll 1 2 2 4 6",
            "keep 1 2 2 4 6",
            "You need at least one die to throw. Keep four or fewer, or place a token.",
        ),
        (
            "* roll 1 2 2 4 6; 0 keep; * roll 1 2 2 4 6",
            "defi keep",
            "You can only call a Défi right after your first throw. Go on without it.",
        ),
        (
            "* roll 1 2 2 4 6; 0 keep 1 2 2 4",
            "roll 1 2",
            "Only the die you didn’t keep is thrown, so this throw needs 1 number.",
        ),
        (
            "* roll 1 2 2 4 6; 0 keep 1",
            "roll",
            "Only the dice you didn’t keep are thrown, so this throw needs 4 numbers.",
        ),
    ],
)
def test_refusals_say_what_would_be_right(line: str, text: str, message: str) -> None:
    refusal = begin().play(line).why_not(text)
    assert refusal is not None
    assert refusal.message == message


def test_refusals_about_taken_squares() -> None:
    match = turns(begin(), "c1 d3").play("* roll 1 2 2 4 6")
    assert str(match.why_not("defi keep 2 2")) == (
        "No Défi square is free. Keep your dice and throw without it. (YAM-9)"
    )
    assert str(match.why_not("place d3")) == (
        "There’s already a token on d3. Pick a free square. (YAM-7)"
    )
    match = begin(defi_only="yes").play("* roll 4 4 4 4 6; 0 defi keep 4 4 4 4; * roll 1")
    assert str(match.why_not("place b2")) == (
        "You called a Défi, so only the Défi squares are open: "
        "place a token (open: c1, d3), or pass. (YAM-10)"
    )


def test_every_option_has_words() -> None:
    game = load("yam-master")
    words = game.words("en")
    for option in game.spec.options:
        assert f"option-{option.name}" in words
        assert f"option-{option.name}-help" in words
        for value in getattr(option, "values", ()):
            assert f"option-{option.name}-{value}" in words


def test_the_rules_page_and_the_rulings_name_every_ruling() -> None:
    folder = load("yam-master").folder
    for name in ("RULES.md", "text/rules.en.md"):
        text = (folder / name).read_text(encoding="utf-8")
        for number in range(1, 19):
            assert f"(YAM-{number})" in text or f"YAM-{number}" in text.replace(",", " ").split()


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "“max_turns” can’t be “21”; it can be 20 to 1000 in steps of 2."),
        ("de", "Für „max_turns“ geht „21“ nicht; möglich ist: 20 bis 1000 in 2er-Schritten."),
        ("nl", "“max_turns” kan niet “21” zijn; wel kan: 20 tot en met 1000 in stappen van 2."),
    ],
)
def test_a_number_that_cannot_be_is_told_which_can(language: str, message: str) -> None:
    game = load("yam-master")
    with pytest.raises(OptionError) as caught:
        game.start(2, max_turns=21)
    error = caught.value
    saying = say(error.key, option=error.option, **error.details)
    assert game.words(language).put(saying) == message
