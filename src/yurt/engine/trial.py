"""Random games: of the conformance suite, with all that a message needs to find one again, and of
bots."""

import random
from collections.abc import Collection, Iterator, Mapping, Sequence

import numpy as np

from yurt.engine.actor import written
from yurt.engine.chance import below, seeded
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, Actor, Array
from yurt.engine.spec import Value
from yurt.engine.state import Position, State, View
from yurt.engine.words import ENGINE_TEXT, LANGUAGES, Say

# Ways to choose among the legal moves. Uniform play of a bluffing game is over in a few claims, and
# low moves alone never reach the end of others, so each trial has its own way.
UNIFORM, LOW, BOT = range(3)


class ConformanceError(AssertionError):
    """What a game breaks, in one sentence, and the game so far as a record writes it.

    >>> import yurt
    >>> try:
    ...     yurt.conformance.check("yaki", games=1)
    ... except yurt.conformance.ConformanceError as broken:
    ...     print(broken)  # nothing to see: YAKI keeps what it promises
    """


class Trial:
    """One game: ``state`` now, ``log`` of the events, and ``seen``: the log of each seat."""

    def __init__(
        self, game: Game, seed: int, players: int, first: int, options: Mapping[str, Value]
    ) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.first = first
        self.options = dict(options)
        self.random = random.Random(seed)
        self.rng = seeded(seed)
        self.way = self.random.choice((UNIFORM, LOW, LOW, BOT))
        self.state = self.restart()
        self.log: list[tuple[Actor, int]] = []
        # What a seat's moves were called first, in a game that says that their names are fixed.
        self.names: dict[tuple[int, int], Say] = {}
        self.seats: tuple[int | None, ...] = (*range(players), None)
        self.seen: dict[int | None, list[tuple[Actor, int]]] = {seat: [] for seat in self.seats}

    def restart(self) -> State:
        return self.game.start(self.players, self.first, **self.options)

    def expect(self, check: str, holds: bool, sentence: str) -> None:
        """Raises, with everything needed to replay, unless it holds."""
        if not holds:
            raise ConformanceError(
                f"{self.game.name} fails the check “{check}”: {sentence}.\n{self}"
            )

    def __str__(self) -> str:
        head = {
            "game": self.game.name,
            "players": self.players,
            "first": self.first,
            **self.options,
        }
        lines = [f"{key}: {value}" for key, value in head.items()]
        return "\n".join(["yurt: 1", *lines, "", *self.lines(), f"# seed {self.seed}"])

    def lines(self) -> list[str]:
        return [f"{written(actor)} {self.game.write(event)}" for actor, event in self.log]

    @property
    def actor(self) -> Actor:
        """Whoever is to move."""
        return self.state.actor

    def view(self, seat: int | None) -> View:
        return self.state.view(seat, self.seen[seat])

    def choose(self) -> int:
        """An event for whoever is to move (not yet applied)."""
        if self.actor == CHANCE:
            return self.state.draw(self.rng)
        moves = self.state.moves.tolist()
        if self.way == BOT:
            return int(self.game.bot().choose(self.view(self.actor), self.rng))
        tries = 3 if self.way == LOW else 1
        return int(moves[min(self.random.randrange(len(moves)) for _ in range(tries))])

    def apply(self, event: int) -> None:
        for seat in self.seats:
            self.seen[seat].append((self.actor, self.state.seen(event, seat)))
        actor = self.actor
        self.state.apply(event)
        self.log.append((actor, event))

    def array(self, position: Position) -> Array:
        """A copy of a position's record, for kernels."""
        array = self.game.kernels.blank()
        array[:] = np.frombuffer(position.to_bytes(), dtype=self.game.kernels.dtype)
        return array

    def moves_buffer(self) -> Array:
        return np.zeros(self.game.move_count, dtype=np.int16)


def play_out(state: State, bots: Collection[int], rng: Array) -> State:
    """Plays on to the end, with the game's bot at these seats and random moves at the others."""
    while not state.is_over:
        seat = state.actor
        if seat == CHANCE:
            state.apply(state.draw(rng))
        elif seat in bots:
            state.apply(state.game.bot().choose(state.view(seat), rng))
        else:
            state.apply(int(state.moves[below(rng, len(state.moves))]))
    return state


def languages(game: Game) -> list[str]:
    """The languages that the engine and the game have words in."""
    return [
        language
        for language in LANGUAGES
        if (ENGINE_TEXT / f"{language}.ftl").exists()
        and (game.folder / "text" / f"{language}.ftl").exists()
    ]


def junk(dice: random.Random, texts: Sequence[str], count: int) -> Iterator[str]:
    """Texts near the notation, most of which are no event: words swapped, numbers changed, letters
    broken."""
    numbers = [
        "0",
        "1",
        "7",
        "20",
        "21",
        "169",
        "999",
        "9" * 40,
        "-1",
        "01",
        "+1",
        "１",
        "٣",
        "?",
        "",
    ]
    vocabulary = sorted({word for text in texts for word in text.split(" ")}) + numbers
    yield from ("", " ", "?", "\x00", "é", "draw ?", "\n", "pass ", " pass", "a" * 5000, "🐂" * 3)
    for _ in range(count):
        words = dice.choice(texts).split(" ")
        place = dice.randrange(len(words))
        kind = dice.randrange(8)
        if kind < 3:
            words[place] = dice.choice(vocabulary)
        elif kind == 3:
            words.insert(place, dice.choice(vocabulary))
        elif kind == 4:
            del words[place]
        elif kind == 5:
            words[place] = words[place].upper()
        elif kind == 6:
            words[place] = words[place][:-1] + chr(dice.randrange(32, 127))
        else:
            dice.shuffle(words)
        yield " ".join(words)
