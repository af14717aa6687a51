"""Chance that anyone can check: every card and die follows from a seed promised beforehand.

The SHA-256 of the secret seed is shown when the table opens. Each seat may add a number of its own
before the start. Draw number n is the HMAC-SHA-256 of n under a key made of seed and numbers, read
as a fraction of the total weight of the outcomes in the order of their texts. A number n is never
used twice, not even after an undo. The finished record carries seed and numbers in ``# proof``
lines, says whether who begins was drawn or named and which draws were taken back; ``check`` derives
everything again.
"""

import hashlib
import hmac
import re
import secrets
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from yurt.engine.actor import CHANCE
from yurt.engine.game import Game
from yurt.engine.record import Header, Reader, RecordError
from yurt.engine.registry import load, spec_of
from yurt.engine.state import State
from yurt.engine.words import HOME, Say, say
from yurt.server.speech import server_words

SEED_BYTES = 32
PROOF = re.compile(r"# proof (seed|number|skipped|first) (.*)")
DRAWN, NAMED = "drawn", "named"
# What marks a game that does not count in statistics.
PRACTICE, TAKEN_BACK = MARKS = "practice", "taken-back"


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the game: nobody can find another seed that gives it."""
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """The draws of one table."""

    def __init__(self, seed: bytes, numbers: Mapping[int, str]) -> None:
        added = "".join(f"\n{seat} {numbers[seat]}" for seat in sorted(numbers))
        self._key = hmac.digest(seed, f"yurt 1{added}".encode(), "sha256")

    def below(self, name: str, bound: int) -> int:
        """A whole number below ``bound``; the same for the same name."""
        drawn = hmac.digest(self._key, name.encode(), "sha256")
        return int.from_bytes(drawn, "big") * bound >> 256

    def first(self, players: int) -> int:
        return self.below("first", players)

    def draw(self, number: int, state: State) -> int:
        """The chance event that draw number ``number`` gives here."""
        events, weights = state.outcomes()
        ordered, sums = _ladder(state.game, events.tobytes(), weights.tobytes())
        return ordered[bisect_right(sums, self.below(f"draw {number}", sums[-1]))]


@lru_cache(maxsize=1024)
def _ladder(game: Game, events: bytes, weights: bytes) -> tuple[list[int], list[int]]:
    """Events in the order of their texts, and the sums of their weights so far. Dice fall among the
    same ones again and again."""
    numbers = np.frombuffer(events, dtype=np.int16).tolist()
    weight = dict(zip(numbers, np.frombuffer(weights, dtype=np.int64).tolist(), strict=True))
    ordered = sorted(numbers, key=game.write)
    return ordered, [*accumulate(weight[event] for event in ordered)]


# Where the chance of a table comes from, given its seed and the numbers of the seats.
ChanceSource = Callable[[bytes, Mapping[int, str]], Chance]


@dataclass(frozen=True)
class Proof:
    """What the ``# proof`` lines of a record say."""

    seed: bytes
    numbers: Mapping[int, str] = field(default_factory=dict)
    # Draws that an undo took back; their numbers are spent.
    skipped: frozenset[int] = frozenset()
    # Whether the seat that begins was drawn or named; empty in records from before this was said.
    first: str = ""

    def lines(self) -> list[str]:
        spent = " ".join(map(str, sorted(self.skipped)))
        return [
            f"# proof seed {self.seed.hex()}",
            *(f"# proof number {seat} {text}" for seat, text in sorted(self.numbers.items())),
            *([f"# proof first {self.first}"] if self.first else []),
            *([f"# proof skipped {spent}"] if spent else []),
        ]


def find(data: bytes) -> Proof | None:
    """The proof that a record carries, if it does and is well-formed."""
    seed, skipped, first = None, frozenset[int](), ""
    numbers: dict[int, str] = {}
    for line in data.decode("utf-8", errors="replace").splitlines():
        match = PROOF.fullmatch(line.rstrip())
        if match is None:
            continue
        words = match[2].split()
        try:
            if match[1] == "seed":
                seed = bytes.fromhex(match[2])
            elif match[1] == "number":
                numbers[int(words[0])] = words[1]
            elif match[1] == "first":
                first = (DRAWN, NAMED)[(DRAWN, NAMED).index(match[2])]
            else:
                skipped = frozenset(map(int, words))
        except (ValueError, IndexError):
            return None
    return None if seed is None else Proof(seed, numbers, skipped, first)


class Checked(NamedTuple):
    """So many draws follow from the seed that was promised by this commitment. ``first``: who
    begins follows from it too (drawn), or was named; empty if the record does not say so. So many
    draws were ``taken_back``."""

    draws: int
    commitment: str
    first: str
    taken_back: int


def check(data: bytes) -> Checked:
    """Derives every draw of a record again. A RecordError names the first line that chance did not
    give."""
    proof = find(data)
    if proof is None:
        raise _broken(1, say("proof-missing"))
    reader = Reader(data)
    header = as_now(reader.header, proof)
    promised = commitment(proof.seed)
    if header.free.get("seed-commitment") != promised:
        raise _broken(1, say("proof-commitment"))
    chance = Chance(proof.seed, proof.numbers)
    _check_first(proof, chance, header)
    # Records that do not say who drew the beginner are from before games were marked.
    if proof.first and proof.skipped and not mark_of(data):
        raise _broken(1, say("proof-unmarked"))
    state = load(header.game, mode="ready").start(header.players, header.first, **header.options)
    numbers = _numbers(proof.skipped)
    count = 0
    for line in reader.events():
        line.check(state)
        if line.actor == CHANCE:
            count += 1
            drawn = chance.draw(next(numbers), state)
            if drawn != state.number(line.event):
                differs = say("proof-differs", text=line.event, drawn=state.game.write(drawn))
                raise _broken(line.number, differs, line.event)
        state.apply(line.event)
    return Checked(count, promised, proof.first, len(proof.skipped))


def as_now(header: Header, proof: Proof | None) -> Header:
    """The header of a record with its options as the rulings call them now. A proof that does not
    say how it was found who begins is from before the second edition."""
    if proof is None or proof.first:
        return header
    return replace(header, options=spec_of(header.game).former(header.options))


def _check_first(proof: Proof, chance: Chance, header: Header) -> None:
    drawn = chance.first(header.players)
    if proof.first == DRAWN and drawn != header.first:
        raise _broken(1, say("proof-first", drawn=str(drawn), named=str(header.first)))


def _broken(line: int, saying: Say, event: str | None = None) -> RecordError:
    return RecordError(line, saying, event, spoken=server_words(HOME, None))


def _numbers(skipped: Iterable[int]) -> Iterator[int]:
    spent = set(skipped)
    number = 0
    while True:
        number += 1
        if number not in spent:
            yield number


def with_lines(text: str, lines: Sequence[str]) -> str:
    """A record with these lines between header and events."""
    head, _, body = text.partition("\n\n")
    return "\n".join([head, "", *lines, body])


def how_begun(first: int) -> str:
    """Whether the terms of a table name the seat that begins."""
    return DRAWN if first < 0 else NAMED


def mark(taking_back: str, has_taken_back: bool) -> str:
    """Why a game does not count, if it does not."""
    if taking_back == PRACTICE:
        return PRACTICE
    return TAKEN_BACK if has_taken_back else ""


def mark_of(data: bytes) -> str:
    """Why the game of a record does not count, if it does not."""
    found = {line.rstrip() for line in data.decode("utf-8", errors="replace").splitlines()}
    return next((mark for mark in MARKS if f"# {mark}" in found), "")


def spent(draws: Sequence[int], kept: Sequence[int]) -> frozenset[int]:
    """The numbers that were drawn and then taken back."""
    return frozenset(draws) - frozenset(kept)
