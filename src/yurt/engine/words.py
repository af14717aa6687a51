"""Sentences in every language there is, from Fluent files: the engine's own and each game's.

Code says *what* is said and a ``Words`` says it in one language:

    say("claims", seat=Seat(0), claim=say("claim", count=4, species="yak"))

Nested sayings are put into words first, so that each noun stands in one place of the file, with its
plurals. A message may have an attribute named like one of its details, for the reader whose seat
stands there:

    claims = { $seat } claims { $claim }.
        .seat = You claim { $claim }.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from numbers import Integral
from pathlib import Path
from typing import Any, NamedTuple

LANGUAGES = ("en", "de", "fr", "it", "nl")
HOME = "en"
# Fluent refuses longer ones; what people type or a record holds may be of any length.
LONGEST_DETAIL = 2_000
# A picture of a rules page, drawn by the game in the browser: ![what it shows](name).
PICTURE = re.compile(r"^!\[[^\]]*\]\([a-z0-9-]+\)\n\n|!\[[^\]]*\]\([a-z0-9-]+\) ?", re.MULTILINE)
ENGINE_TEXT = Path(__file__).parent / "text"


class Seat(int):
    """A seat, to be replaced by its player's name."""


class Slot(str):
    """A place in the name of a range of moves: the value of this part of a move goes there."""


class Either(tuple["Say", ...]):
    """Several things of which one will do: "a, b or c"."""


class Say(NamedTuple):
    """A message of the Fluent files with its arguments, not yet in any language."""

    key: str
    details: Mapping[str, "str | int | Say | Sequence[Say]"]


def say(key: str, /, **details: "str | int | Say | Sequence[Say]") -> Say:
    return Say(key, details)


class Words:
    """One language of one game (or of the engine alone)."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            text = spoken_file(folder, language).read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def put(self, saying: Say, names: Sequence[str] = (), you: int | None = None) -> str:
        """The sentence, with ``names`` for the seats, as it is said to whoever has the seat
        ``you``. A missing word is an error, never a blank."""
        details: dict[str, Any] = {
            name: self._detail(value, names, you) for name, value in saying.details.items()
        }
        message = self._bundle.get_message(saying.key)
        if message.value is None:
            raise LookupError(f"{saying.key} has no text in {self.language}")
        personal = [
            message.attributes[name]
            for name, value in saying.details.items()
            if isinstance(value, Seat) and value == you and name in message.attributes
        ]
        text, errors = self._bundle.format_pattern((personal or [message.value])[0], details)
        if errors:
            raise LookupError(f"{saying.key} in {self.language}: {errors[0]}")
        return str(text)

    def _detail(self, value: object, names: Sequence[str], you: int | None) -> object:
        if isinstance(value, Say):
            return self.put(value, names, you)
        if isinstance(value, Seat):
            return names[value] if value < len(names) else self.put(say("seat", number=int(value)))
        if isinstance(value, Integral):
            return int(value)
        if isinstance(value, list | tuple):
            key = "listing-or" if isinstance(value, Either) else "listing"
            return self._listing(key, [str(self._detail(part, names, you)) for part in value])
        if isinstance(value, str) and len(value) > LONGEST_DETAIL:
            return value[:LONGEST_DETAIL] + "…"
        return value

    def _listing(self, key: str, parts: Sequence[str]) -> str:
        """Several things in one sentence: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.put(say(key, most=", ".join(parts[:-1]), last=parts[-1]))


def spoken_file(folder: Path, language: str, form: str = "{}.ftl") -> Path:
    """The file of a language; where it is not there yet, the English one. Languages are added one
    game at a time; ``speaks`` tells whether one is there."""
    own = folder / form.format(language)
    return own if own.exists() else folder / form.format(HOME)


def without_pictures(page: str) -> str:
    """A rules page where nobody draws its pictures: they show only what the page tells as well."""
    return PICTURE.sub("", page)


def speaks(folder: Path, language: str) -> bool:
    """Whether a game has its texts in a language."""
    return (folder / "text" / f"{language}.ftl").exists()


@cache
def words(language: str, folder: Path | None = None) -> Words:
    """The words of a language, with those of the game in ``folder``."""
    folders = [ENGINE_TEXT] if folder is None else [ENGINE_TEXT, folder]
    return Words(language, folders)
