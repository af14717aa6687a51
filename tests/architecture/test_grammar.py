"""Texts as they are read: with every small number and with names of all kinds (grammar.py)."""

from pathlib import Path

import pytest

from tests.architecture.fluent import SOURCE, WEB, Home, messages, scripts, template
from tests.architecture.grammar import buttons, faults, renderings, uncounted
from tests.architecture.test_words import HOMES
from yurt.engine.words import HOME, LANGUAGES

# Letters that a button on a phone has room for.
BUTTON_LETTERS = 24
HERE = Path(__file__).parent
# Signs are explained, and a full stop is one of them.
SIGNS = {"drawn-signs"}
CASES = [
    pytest.param(home, language, id=f"{home.name}-{language}")
    for home in HOMES
    for language in home.languages()
]
# One sentence that each check has to find, and one beside it that is right.
WRONG = [
    ("en", "Play  a card.", "Play a card."),
    ("en", "Play a card .", "Play a card."),
    ("en", "You won!.", "You won!"),
    ("en", "You take a apple.", "You take an apple."),
    ("de", "Du nimmst the Karte.", "Du nimmst die Karte."),
    ("fr", "Les dés de Anna", "Les dés\N{NO-BREAK SPACE}: Anna"),
    ("fr", "Les dés de Hugo", "Les dés d’Hugo"),
    ("fr", "Il ne manque plus que une charrette", "Il te manque encore une charrette"),
    ("fr", "Gagné!", "Gagné\N{NARROW NO-BREAK SPACE}!"),
    ("fr", "Gagné !", "Gagné\N{NARROW NO-BREAK SPACE}!"),
    ("it", "nel 84%", "probabilità: 84%"),
    ("it", "Tocca alla Anna con una altra carta", "Tocca ad Anna con un’altra carta"),
    ("nl", "Pak the kaart.", "Pak de kaart."),
]


@pytest.mark.parametrize(("language", "wrong", "right"), WRONG)
def test_each_check_finds_what_it_is_for(language: str, wrong: str, right: str) -> None:
    assert faults(wrong, language)
    assert not faults(right, language)


@pytest.mark.parametrize(("home", "language"), CASES)
def test_every_sentence_reads_well(home: Home, language: str) -> None:
    found = {
        f"{key}: {text}": faults(text, language)
        for key, text in renderings(home, language)
        if key not in SIGNS and faults(text, language)
    }
    assert not found


@pytest.mark.parametrize(("home", "language"), CASES)
def test_one_thing_is_not_told_as_many(home: Home, language: str) -> None:
    texts = messages(home.text / f"{language}.ftl")
    many = reviewed("never_one.txt")
    assert [key for key, text in texts.items() if uncounted(text) and key not in many] == []


def reviewed(name: str) -> set[str]:
    """Keys that somebody has looked at, each with the reason why it may be so."""
    lines = (HERE / name).read_text("utf-8").splitlines()
    return {line.partition("#")[0].strip() for line in lines} - {""}


def on_buttons() -> set[str]:
    """The texts of all buttons, of which no page makes a line of its own."""
    known = {key for home in HOMES for key in messages(home.text / f"{HOME}.ftl")}
    wanted = {
        key
        for folder in (WEB, *sorted(SOURCE.glob("games/*/web")))
        for path in scripts(folder)
        for key in buttons(path)
    }
    return {key for key in known if any(template(each).fullmatch(key) for each in wanted)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_short(language: str) -> None:
    wanted = on_buttons() - reviewed("long_buttons.txt")
    long = {
        f"{key}: {text}"
        for home in HOMES
        if language in home.languages()
        for key, text in renderings(home, language)
        if key in wanted and len(text) > BUTTON_LETTERS
    }
    assert sorted(long) == []
