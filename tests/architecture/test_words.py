"""Fluent files: no key is missing or unused, languages agree, and each says it in its own words."""

from pathlib import Path

import pytest

from tests.architecture.fluent import (
    SOURCE,
    WEB,
    Home,
    attributes,
    homes,
    messages,
    named,
    placeholders,
    references,
    scripts,
    spoken,
    template,
    web_homes,
    wording,
)
from yurt.engine import registry
from yurt.engine.words import HOME, LANGUAGES, speaks

HOMES = [*homes(), *web_homes()]
# Games that are shipped have all languages; others may get one after the other.
COMPLETE = ("yak", "yaki", "yam-master", "yay", "zayo")
REVIEWED = [
    Path(__file__).with_name("same_in_english.txt"),
    *sorted(SOURCE.glob("games/*/text/same-in-english.txt")),
]
CASES = [
    pytest.param(home, language, id=f"{home.name}-{language}")
    for home in HOMES
    for language in home.languages()
    if language != HOME
]


def reviewed() -> set[tuple[str, str, str]]:
    """Language, home and key of each text that is rightly the same as in English."""
    lines = [line for path in REVIEWED for line in path.read_text("utf-8").splitlines()]
    entries = [line.partition("#")[0].split() for line in lines]
    return {(entry[0], entry[1], entry[2]) for entry in entries if entry}


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_every_word_is_used(home: Home) -> None:
    constants, patterns = spoken(home)
    english = messages(home.text / f"{HOME}.ftl")
    mentioned = {key for message in english.values() for key in references(message)}
    unused = [
        key
        for key in english
        if key not in constants | mentioned and not any(p.fullmatch(key) for p in patterns)
    ]
    assert not unused


@pytest.mark.parametrize(("home", "language"), CASES)
def test_languages_have_the_same_keys_and_placeholders(home: Home, language: str) -> None:
    english = messages(home.text / f"{HOME}.ftl")
    other = messages(home.text / f"{language}.ftl")
    assert set(other) == set(english)
    for key, message in other.items():
        assert placeholders(message) == placeholders(english[key]), key
        assert attributes(message) == attributes(english[key]), key


@pytest.mark.parametrize("home", HOMES, ids=lambda home: home.name)
def test_sentences_to_a_seat_are_named_like_one_of_their_details(home: Home) -> None:
    for key, message in messages(home.text / f"{HOME}.ftl").items():
        assert attributes(message) <= placeholders(message), key


@pytest.mark.parametrize(("home", "language"), CASES)
def test_no_text_is_left_in_english(home: Home, language: str) -> None:
    english = messages(home.text / f"{HOME}.ftl")
    allowed = reviewed()
    same = [
        key
        for key, message in messages(home.text / f"{language}.ftl").items()
        if wording(message) == wording(english[key])
        and any(letter.isalpha() for letter in wording(message))
        and (language, home.name, key) not in allowed
    ]
    assert not same


def test_the_reviewed_list_holds_nothing_else() -> None:
    stale = []
    texts = {home.name: home for home in HOMES}
    for language, name, key in sorted(reviewed()):
        home = texts[name]
        pair = [messages(home.text / f"{each}.ftl")[key] for each in (HOME, language)]
        if wording(pair[0]) != wording(pair[1]):
            stale.append((language, name, key))
    assert not stale


def languages_of(game: str) -> list[str]:
    return [language for language in LANGUAGES if speaks(registry.folder_of(game), language)]


def test_every_language_speaks_of_everything() -> None:
    """What is no game speaks all languages. A game that speaks one speaks it everywhere."""
    for home in HOMES:
        languages = languages_of(home.game) if home.game else list(LANGUAGES)
        assert home.languages() == languages, home.name
    for game in registry.names():
        pages = sorted(path.name for path in registry.folder_of(game).glob("text/rules.*.md"))
        assert pages == sorted(f"rules.{language}.md" for language in languages_of(game))


def test_games_that_are_shipped_speak_every_language() -> None:
    incomplete = {name: languages_of(name) for name in registry.names() if name in COMPLETE}
    assert incomplete == {key: list(LANGUAGES) for key in COMPLETE}


# The browser speaks the words of the engine, of the server and of its pages; at a table also those
# of the game. A name is written out, or put together in place: t(`theme-${value}`).
SHARED = [home for home in HOMES if home.name in ("engine", "server") or home.name[:4] == "web-"]


def keys(*wanted: Home) -> list[str]:
    return [key for home in wanted for key in messages(home.text / f"{HOME}.ftl")]


def test_no_two_homes_of_the_browser_have_the_same_key() -> None:
    every = keys(*SHARED)
    assert sorted({key for key in every if every.count(key) > 1}) == []
    for home in HOMES:
        if home not in SHARED and home.name.endswith(("-web", "-lesson")):
            game = next(each for each in HOMES if each.name == home.name.rpartition("-")[0])
            own = keys(*SHARED, game)
            assert [key for key in keys(home) if key in own] == [], home.name


@pytest.mark.parametrize("folder", [WEB, *sorted(SOURCE.glob("games/*/web"))], ids=str)
def test_the_browser_names_only_texts_that_exist(folder: Path) -> None:
    game = folder.parent.name.replace("_", "-")
    own = [home for home in HOMES if home.name in (game, f"{game}-web")]
    known = set(keys(*SHARED, *(HOMES if folder == WEB else own)))
    missing = {
        key
        for path in scripts(folder)
        for key in named(path)
        if not any(template(key).fullmatch(each) for each in known)
    }
    assert sorted(missing) == []
