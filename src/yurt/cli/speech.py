"""Which language to speak, and the words of the command line itself."""

import os
from functools import cache
from importlib import import_module
from pathlib import Path

from yurt.cli.complaint import Complaint
from yurt.engine import registry
from yurt.engine.spec import GameSpec, OptionError, Value
from yurt.engine.words import ENGINE_TEXT, HOME, LANGUAGES, Words, say, words

OWN_TEXT = Path(__file__).parent / "text"


@cache
def own_words(language: str) -> Words:
    """The sentences of the command line."""
    return Words(language, [ENGINE_TEXT, OWN_TEXT])


def complain(language: str, key: str, /, **details: str | int) -> Complaint:
    return Complaint(own_words(language).put(say(key, **details)))


def choose_language(wanted: str | None, *folders: Path) -> str:
    """``--lang``, else the locale, else English; English too while a folder lacks the language."""
    if wanted is not None and wanted not in LANGUAGES:
        raise complain(HOME, "unknown-language", language=wanted, known=", ".join(LANGUAGES))
    language = wanted or locale_language()
    texts = (ENGINE_TEXT, OWN_TEXT, *folders)
    return language if all((text / f"{language}.ftl").exists() for text in texts) else HOME


def locale_language() -> str:
    """The language of the first locale variable that is set: ``de_CH.UTF-8`` is German."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = value.replace(".", "_").replace("-", "_").split("_")[0].lower()
            return language if language in LANGUAGES else HOME
    return HOME


def text_folder(name: str) -> Path:
    """Where a game keeps its words; looking there does not load its rules."""
    return Path(str(import_module(registry.packages()[name]).__file__)).parent / "text"


def game_words(name: str, language: str) -> Words:
    return words(language, text_folder(name))


def find_game(text: str, language: str) -> GameSpec:
    """A game by its name, or by its title written in any way: ``Yam Master``, ``YAY!``."""
    name = "-".join(text.lower().replace("_", " ").replace("-", " ").replace("!", "").split())
    if name not in registry.names():
        known = ", ".join(registry.names())
        raise complain(language, "unknown-game", name=text, names=known)
    return registry.spec_of(name)


def players_complaint(spec: GameSpec, language: str) -> Complaint:
    least, most = spec.least_players, spec.most_players
    key = "wrong-players" if least < most else "wrong-players-fixed"
    return complain(language, key, game=spec.title, least=least, most=most)


def read_options(spec: GameSpec, texts: list[str], language: str) -> dict[str, Value]:
    """Options as written on the command line, ``key=value`` each."""
    options: dict[str, Value] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise complain(language, "option-form", text=text)
        try:
            options[key] = spec.option(key).read(value)
        except OptionError as error:
            raise option_complaint(spec, error, language) from None
    return options


def option_complaint(spec: GameSpec, error: OptionError, language: str) -> Complaint:
    """The sentence for a wrong option; of an unknown one also which there are."""
    saying = say(error.key, option=error.option, **error.details)
    message = game_words(spec.name, language).put(saying)
    if error.key == "option-unknown":
        known = ", ".join(option.name for option in spec.options)
        hint = say("known-options" if known else "no-options", game=spec.title, options=known)
        message = f"{message} {own_words(language).put(hint)}"
    return Complaint(message)
