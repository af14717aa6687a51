"""Texts as they are read: with every small number and with names of all kinds (grammar.py)."""

from pathlib import Path

import pytest

from tests.architecture.fluent import SOURCE, WEB, Home, messages, scripts, template, wording
from tests.architecture.grammar import (
    buttons,
    checks,
    faults,
    misnamed,
    renderings,
    uncounted,
    unwanted,
)
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
NARROW = "\N{NARROW NO-BREAK SPACE}"
# A check, a sentence that it has to find, and one that is right.
WRONG = [
    ("en", "two blanks", "Play  a card.", "Play a card."),
    ("en", "a blank before a full stop or comma", "Play a card .", "Play a card."),
    ("en", "doubled punctuation", "You won!.", "You won!"),
    ("en", "an empty bracket or quotation", "You play “”.", "You play “draw”."),
    ("en", "a instead of an", "You take a apple.", "You take an apple."),
    ("en", "an instead of a", "You take an card.", "You take a card."),
    ("de", "English words", "Du nimmst the Karte.", "Du nimmst die Karte."),
    ("fr", "a missing elision", "Les dés de Anna", f"Les dés{NARROW}: Anna"),
    ("fr", "a missing elision", "Les dés de Hugo", "Les dés d’Hugo"),
    ("fr", "a missing elision", "Reprends le animal", "Reprends-le avec plaisir"),
    ("fr", "de or que before un", "Il ne manque que une carte", "Il te manque une carte"),
    ("fr", "a contraction", "Le tour de les autres", "Le tour des autres"),
    ("fr", "no narrow blank before a sign", "Gagné!", f"Gagné{NARROW}!"),
    ("fr", "a usual blank beside a sign", "Gagné !", f"Gagné{NARROW}!"),
    ("fr", "a usual blank beside a sign", "« oui »", f"«{NARROW}oui{NARROW}»"),
    ("fr", "English words", "Prends the carte", "Prends la carte"),
    ("it", "a missing elision", "Prendi una altra carta", "Prendi un’altra carta"),
    (
        "it",
        "an article before a number that begins with a vowel",
        "Vinci nel 84% dei casi",
        "Vinci: 84%",
    ),
    ("it", "English words", "Prendi the carta", "Prendi la carta"),
    ("nl", "English words", "Pak the kaart.", "Pak de kaart."),
]


@pytest.mark.parametrize(("language", "check", "wrong", "right"), WRONG)
def test_each_check_finds_what_it_is_for(language: str, check: str, wrong: str, right: str) -> None:
    assert check in faults(wrong, language)
    assert not faults(right, language)


def test_every_check_is_shown_to_fail() -> None:
    shown = {check for _, check, _, _ in WRONG}
    assert shown == {check for language in LANGUAGES for check in checks(language)}


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("You get { $count } cards.", ["count"]),
        ("And { $count } more.", []),
        ("{ $count ->\n    [one] One card\n   *[other] { $count } cards\n}", []),
    ],
)
def test_a_number_before_a_word_needs_its_forms(
    text: str, counted: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("key =\n" + "\n".join(f"    {line}" for line in text.splitlines()), "utf-8")
    assert uncounted(messages(path)["key"]) == counted


def test_the_words_of_a_button_are_found(tmp_path: Path) -> None:
    path = tmp_path / "Bar.svelte"
    path.write_text(
        '<p>{t("said")}</p><Button label={t("heard")} icon="dice">{t("throw")}</Button>'
        "<Button>{t(`level-${level}`)}</Button>",
        "utf-8",
    )
    assert list(buttons(path)) == ["throw", "level-${level}"]


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


UNWANTED = unwanted((SOURCE.parents[1] / "docs" / "words.md").read_text("utf-8"))


def test_another_name_is_found() -> None:
    table = "| en | table |\n## Not these\n| language | not | but |\n| de | Tafel | Tisch |"
    assert unwanted(table) == {"de": ["Tafel"]}
    assert misnamed("An der tafel.", ["Tafel"]) == ["Tafel"]
    assert not misnamed("Eine Tafelrunde.", ["Tafel"])
    assert set(UNWANTED) == set(LANGUAGES)


@pytest.mark.parametrize(("home", "language"), CASES)
def test_one_thing_has_one_name(home: Home, language: str) -> None:
    texts = messages(home.text / f"{language}.ftl")
    words = UNWANTED[language]
    found = {key: misnamed(wording(text), words) for key, text in texts.items()}
    assert {key: names for key, names in found.items() if names} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_pages_use_the_same_names(language: str) -> None:
    pages = sorted(SOURCE.glob(f"games/*/text/rules.{language}.md"))
    found = {
        path.parts[-3]: misnamed(path.read_text("utf-8"), UNWANTED[language]) for path in pages
    }
    assert {game: names for game, names in found.items() if names} == {}


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
