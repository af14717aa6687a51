"""What a game says of itself: facts and options, each option typed, documented and validated."""

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from yurt.engine.words import Say, say

Value = str | int
# How many levels of play the bots have, from 1; the games and the client are told here.
LEVEL_COUNT = 5


class OptionError(ValueError):
    """An option that does not exist or a value it cannot have; ``ruling`` defines the option.

    >>> import yurt
    >>> try:
    ...     yurt.load("yaki").start(players=2, trophies=9)
    ... except yurt.OptionError as error:
    ...     print(error.option, error.ruling)
    trophies YAKI-15
    """

    def __init__(
        self, option: str, key: str, ruling: str | None = None, **details: str | Say
    ) -> None:
        super().__init__(f"{option}: {key} {details}")
        self.option = option
        self.key = key
        self.ruling = ruling
        self.details = details


@dataclass(frozen=True, kw_only=True)
class Option:
    """One option of a game. Its words are the messages ``option-NAME`` and ``option-NAME-help``.

    ``shape`` is that of the numbers that the rules get for it: one, or a table of them.
    ``former``: a value (the default stands for none) and what it meant before the rulings changed.
    """

    name: str
    default: Value
    ruling: str
    shape: tuple[int, ...] = ()
    former: tuple[Value, Value] | None = None

    def read(self, text: str) -> Value:
        """The value that a text in a record stands for."""
        raise OptionError(self.name, "option-value", self.ruling, value=text, allowed=self.offer())

    def check(self, value: Value) -> Value:
        """The same value if it is one the option can have."""
        return self.read(str(value))

    def allowed(self) -> str:
        """The possible values, in notation."""
        return ""

    def offer(self) -> str | Say:
        """The possible values, for people."""
        return self.allowed()

    def numbers(self, value: Value) -> npt.ArrayLike:
        """What the rules get."""
        return int(value)

    def renewed(self, value: Value) -> Value:
        """The value for a new game: one that is kept for games from before has a successor."""
        return value

    def samples(self, dice: random.Random) -> list[Value]:
        """Values that are worth trying: all of a few, the ends and some of many."""
        return [self.default]


@dataclass(frozen=True, kw_only=True)
class Choice(Option):
    """One of a few words; the kernels get its place among them. What a value means is the message
    ``option-NAME-VALUE``. ``kept``: more words, for games from before; nobody is offered them."""

    values: tuple[str, ...] = ("no", "yes")
    default: Value = "no"
    kept: tuple[str, ...] = ()

    def read(self, text: str) -> Value:
        return text if text in self.values + self.kept else super().read(text)

    def allowed(self) -> str:
        return ", ".join(self.values)

    def numbers(self, value: Value) -> npt.ArrayLike:
        return (self.values + self.kept).index(str(value))

    def renewed(self, value: Value) -> Value:
        return self.former[0] if self.former and value in self.kept else value

    def samples(self, dice: random.Random) -> list[Value]:
        return list(self.values)


@dataclass(frozen=True, kw_only=True)
class Number(Option):
    """A whole number within bounds."""

    least: int = 0
    most: int = 0
    step: int = 1

    def read(self, text: str) -> Value:
        number = decimal(text)
        allowed = range(self.least, self.most + 1, self.step)
        return number if number is not None and number in allowed else super().read(text)

    def allowed(self) -> str:
        if self.step == 1:
            return f"{self.least} … {self.most}"
        return f"{self.least}, {self.least + self.step} … {self.most}"

    def offer(self) -> Say:
        return numbers_between(self.least, self.most, self.step)

    def samples(self, dice: random.Random) -> list[Value]:
        some = dice.randrange(self.least, self.most + 1, self.step)
        return list(dict.fromkeys([self.default, self.least, self.most, some]))


def numbers_between(least: int, most: int, step: int = 1) -> Say:
    """As texts, because they are to be typed: without the commas or blanks of large numbers."""
    if step == 1:
        return say("numbers-between", least=str(least), most=str(most))
    return say("numbers-in-steps", least=str(least), most=str(most), step=str(step))


def is_decimal(text: str) -> bool:
    """Plain decimal: ASCII digits, no sign, no leading zero."""
    return re.fullmatch(r"0|[1-9][0-9]*", text) is not None


def decimal(text: str) -> int | None:
    """The number that a plain decimal stands for; None if it is none, or larger than anything that
    is counted here (reading a number of a million digits would only cost time)."""
    return int(text) if is_decimal(text) and len(text) < 10 else None


@dataclass(frozen=True, kw_only=True)
class GameSpec:
    """A game's facts. Its rules, notation and words are the modules in the same folder.

    >>> import yurt
    >>> spec = yurt.load("yaki").spec
    >>> spec.title, spec.sizes, spec.is_open
    ('YAKI', '2, 3, 4, 5, 6', True)
    >>> spec.option("trophies").default, spec.option("trophies").allowed()
    (3, '1 … 5')
    """

    name: str
    title: str
    least_players: int
    most_players: int
    age: int
    minutes: int
    rulings: str
    options: tuple[Option, ...] = ()
    # Nothing is ever hidden: every seat and the public see the same (conformance checks it).
    is_open: bool = False
    # No game has more events, chance included, whatever is agreed.
    longest: int = 200_000
    # Table replacements that make small games of the same rules, for exact checks.
    reduced: Mapping[str, Mapping[str, object]] = field(default_factory=dict)

    @property
    def players(self) -> range:
        return range(self.least_players, self.most_players + 1)

    @property
    def sizes(self) -> str:
        """The possible numbers of players, for people."""
        return ", ".join(map(str, self.players))

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise OptionError(name, "option-unknown", None)

    def check(self, players: int, first: int, options: Mapping[str, Value]) -> dict[str, Value]:
        """All options, in the order of the rulings; an OptionError if one is wrong."""
        if players not in self.players:
            value = str(players)
            raise OptionError("players", "option-value", value=value, allowed=self.sizes)
        if first not in range(players):
            allowed = numbers_between(0, players - 1)
            raise OptionError("first", "option-value", value=str(first), allowed=allowed)
        for name in options:
            self.option(name)
        return {
            option.name: option.check(options.get(option.name, option.default))
            for option in self.options
        }

    def former(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options of a game from before the rulings changed, as they are called now."""
        changed = {
            option.name: option.former[1]
            for option in self.options
            if option.former and options.get(option.name, option.default) == option.former[0]
        }
        return {**options, **changed}

    def renewed(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options of a game for the one that is played after it."""
        return {name: self.option(name).renewed(value) for name, value in options.items()}

    def settings(self, options: Mapping[str, Value]) -> npt.NDArray[Any]:
        """All options as the rules get them: one record with a field for each, in an array."""
        fields = [(option.name, np.int16, option.shape) for option in self.options]
        # Compiled code knows no record without fields.
        settings = np.zeros(1, dtype=fields or [("none", np.int16, ())])
        for option in self.options:
            settings[0][option.name] = option.numbers(options[option.name])
        return settings
