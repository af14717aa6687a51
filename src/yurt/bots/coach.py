"""Reviews a finished game: which decisions cost how much, and what was luck.

Every decision is weighed from the view of whoever made it, so nobody is blamed for what they could
not know: its loss is the chance to win with the best move less that with the move made.

A seat's result is its share of the win, and it is taken apart:

    result = fair share + luck + skill

- the fair share is one over the number of seats;
- **luck** is how much cards and dice moved what the whole position promised the seat: all changes
  at events of chance, from the draw of who begins to the last die. Its mean over many games is 0,
  whoever plays, because chance neither helps nor harms on the average (as in AIVAT, Burch 2018);
- **skill** is all other changes: those at decisions, the seat's own and those of others. Between
  equal players its mean over many games is 0 too.

A decision of a single game can turn out well for a bad reason. So decisions are judged by their
loss, and luck and skill are for the whole.

What a position promises is found by playing on from it (``yurt.bots.judging``), or the game judges
it itself (``promise`` in its ``bot.py``). How much is thought is counted, not timed: the same
record gets the same review.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from yurt.bots import judging, search, thinking
from yurt.bots.thinking import Prospect, Reach, weigh
from yurt.engine.chance import seeded
from yurt.engine.game import Game
from yurt.engine.layout import CHANCE, Actor, Array
from yurt.engine.match import Match
from yurt.engine.state import State, View

__all__ = ["Balance", "Decision", "NotOver", "Review", "review"]

# Seconds of one core, at the rate at which a game is known to be searched: for decisions, and for
# what positions promise.
DECISION_SECONDS = 15.0
PROMISE_SECONDS = 15.0
# Most tries for one decision, and for what one position promises.
DECISION_TRIES = 4_096
PROMISE_TRIES = 4_096
# Tries between two looks at how much was played.
ROUND_TRIES = 16
# Positions between two decisions only make the line smoother: they get this part of the thinking.
BETWEEN_SHARE = 0.1
# A loss of so much of the win is called so, unless it could well be none. That is for a seat with
# so many choices in a game: of more, each decides less.
GRADES = (("blunder", 0.2), ("mistake", 0.1), ("slip", 0.05))
CHOICES = 20
# An estimate lies within so many standard errors of the truth in 95 of 100 cases.
Z95 = 1.96

Tick = Callable[[int, int], None]


class NotOver(ValueError):
    """The game has not ended: its hidden cards are nobody's business yet.

    >>> import yurt
    >>> try:
    ...     review(yurt.Match(yurt.load("yaki"), players=2))
    ... except NotOver as error:
    ...     print(error)
    The game is not over.
    """


@dataclass(frozen=True)
class Decision:
    """A choice somebody had: the chance to win with the move made and with the best one, from what
    this seat knew. ``loss`` is the difference, ``error`` its standard error; ``place`` is that of
    the event in the log, from 0; ``choices``: how many the seat had in the game.

    >>> made, best = Prospect(7, 0.35, 0.01, 100), Prospect(8, 0.6, 0.01, 100)
    >>> Decision(place=12, seat=0, made=made, best=best, loss=0.25, error=0.02).grade
    'blunder'
    """

    place: int
    seat: int
    made: Prospect
    best: Prospect
    loss: float
    error: float
    choices: int = CHOICES

    @property
    def grade(self) -> str:
        """``blunder``, ``mistake``, ``slip`` or nothing."""
        if self.loss <= Z95 * self.error:
            return ""
        stake = math.sqrt(CHOICES / max(CHOICES, self.choices))
        return next((name for name, least in GRADES if self.loss >= stake * least), "")


@dataclass(frozen=True)
class Balance:
    """A seat's result and what it is made of. ``error``: that of luck, and so that of skill.

    >>> Balance(result=1.0, fair=0.5, luck=0.25, error=0.02).skill
    0.25
    """

    result: float
    fair: float
    luck: float
    error: float

    @property
    def skill(self) -> float:
        return self.result - self.fair - self.luck


@dataclass(frozen=True)
class Review:
    """``promises``: the seats' chances to win, before the first event and after each.

    >>> import yurt
    >>> match, chance = yurt.Match(yurt.load("yaki"), players=2), yurt.seeded("my game")
    >>> while not match.state.is_over:
    ...     view = match.view(match.to_move) if match.to_move != "*" else None
    ...     match.apply(view.game.bot().choose(view, chance) if view else match.state.draw(chance))
    >>> found = review(match, effort=0.001)
    >>> len(found.promises) == len(match.log) + 1
    True
    """

    match: Match
    decisions: list[Decision]
    promises: Array
    balances: list[Balance]


def review(match: Match, tick: Tick = lambda done, total: None, effort: float = 1.0) -> Review:
    """Goes through a finished game. ``effort``: how much of the usual thinking.

    >>> import yurt
    >>> match, chance = yurt.Match(yurt.load("yaki"), players=2), yurt.seeded("my game")
    >>> while not match.state.is_over:
    ...     view = match.view(match.to_move) if match.to_move != "*" else None
    ...     match.apply(view.game.bot().choose(view, chance) if view else match.state.draw(chance))
    >>> for seat, balance in enumerate(review(match, effort=0.001).balances):
    ...     assert abs(balance.fair + balance.luck + balance.skill - balance.result) < 1e-9
    """
    if not match.state.is_over:
        raise NotOver("The game is not over.")
    choices = list(_choices(match))
    counts = Counter(view.seat for _, view in choices)
    total = len(choices) + len(match.log)
    playing = Playing(match.game, match.state.players)
    decisions = []
    events = int(effort * DECISION_SECONDS * thinking.rate(match.game) / max(1, len(choices)))
    for place, view in choices:
        decision = _decided(match, place, view, events, playing)
        decisions.append(replace(decision, choices=counts[view.seat]))
        tick(len(decisions), total)
    promises = _promises(match, effort, playing, lambda done: tick(len(choices) + done, total))
    return Review(match, decisions, promises.found, _balances(match, promises))


def balances(match: Match, effort: float = 1.0) -> list[Balance]:
    """Luck and skill of each seat alone: they do not hang on how single decisions are judged."""
    playing = Playing(match.game, match.state.players)
    return _balances(match, _promises(match, effort, playing, lambda done: None))


def _choices(match: Match) -> Iterator[tuple[int, View]]:
    """The moments at which a seat had more than one move, with what it knew then."""
    state = match.start.copy()
    seen: list[list[tuple[Actor, int]]] = [[] for _ in range(state.players)]
    for place, (actor, event) in enumerate(match.log):
        if actor != CHANCE and len(state.moves) > 1:
            yield place, state.copy().view(actor, tuple(seen[actor]))
        for seat, log in enumerate(seen):
            log.append((actor, state.seen(event, seat)))
        state.apply(event)


def _decided(match: Match, place: int, view: View, events: int, playing: "Playing") -> Decision:
    """Half of the thinking finds the best move, the other half compares it with the one made: of
    many moves, the one that seems best has mostly had luck."""
    seat, move = match.log[place]
    rng = seeded(f"review {place}")
    reach = Reach(events=max(1, events // 2))
    weighed = weigh(view, DECISION_TRIES, rng, reach=reach, wanted=(move,))
    made, best = weighed.of(move), weighed.best
    if made == best:
        return Decision(place, seat, made, made, 0.0, 0.0)
    if thinking.has_own_way(match.game):
        # What it gives is no sample that could have had luck.
        error = math.hypot(made.error, best.error)
        return Decision(place, seat, made, best, max(0.0, best.chance - made.chance), error)
    made, best, loss, error = playing.compare(view, made.move, best.move, events // 2, rng)
    if loss <= 0:
        return Decision(place, seat, made, made, 0.0, error)
    return Decision(place, seat, made, best, loss, error)


def views(found: Review, decisions: Iterable[Decision]) -> Iterator[tuple[Decision, View]]:
    """Decisions in the order of the game, each with the view of whoever made it, to put it into
    words: by ``Game.advice`` and ``Game.explain``."""
    by_place = {decision.place: decision for decision in decisions}
    for place, view in _choices(found.match):
        if place in by_place:
            yield by_place[place], view


@dataclass
class Promises:
    """What each moment promised each seat (rows: moments), how uncertain that was before the first
    event, and how uncertain each change is (rows: events): variances."""

    found: Array
    start: Array
    changes: Array


def _promises(
    match: Match, effort: float, playing: "Playing", tick: Callable[[int], None]
) -> Promises:
    """By the game's own judgement of positions if it has one, else by playing on."""
    judge = match.game.bot().promise
    if judge is not None:
        return _judged(match, judge, tick)
    log = match.log
    weights = [_weight(log, place) for place in range(len(log))]
    share = effort * PROMISE_SECONDS * thinking.rate(match.game) / sum(weights)
    found = np.zeros((len(log) + 1, match.state.players))
    errors = np.zeros_like(found)
    state = match.start.copy()
    for place, (_, event) in enumerate(log):
        if weights[place]:
            rng = seeded(f"promise {place}")
            found[place], errors[place] = playing.promise(state, int(share * weights[place]), rng)
        else:
            found[place] = found[place - 1] if place else 1 / match.state.players
        state.apply(event)
        tick(place + 1)
    found[-1] = shares(match.state)
    return Promises(found, errors[0] ** 2, errors[:-1] ** 2 + errors[1:] ** 2)


def _judged(match: Match, judge: Callable[[View], Array], tick: Callable[[int], None]) -> Promises:
    """The game judges positions itself, once as well as it can and again as some who are as far off
    as it may be: how much they differ about a change tells how sure it is."""
    log, players = match.log, match.state.players
    opinions = []
    state = match.start.copy()
    for place, (_, event) in enumerate(log):
        opinions.append(judge(state.view(0)))
        state.apply(event)
        tick(place + 1)
    opinions.append(np.broadcast_to(shares(match.state), (len(opinions[0]), players)))
    every = np.array(opinions)
    doubts = every[:, 1:] - every[:, :1]
    changes = np.square(np.diff(doubts, axis=0)).mean(axis=1)
    return Promises(every[:, 0], np.square(doubts[0]).mean(axis=0), changes)


def _weight(log: list[tuple[Actor, int]], place: int) -> float:
    """How much a position counts: all of it before and after chance; nothing amid a deal, which is
    one swing, nor before a game that begins with one: nobody is ahead there."""
    is_chance = log[place][0] == CHANCE
    was_chance = place == 0 or log[place - 1][0] == CHANCE
    if is_chance and was_chance:
        return 0.0
    return 1.0 if is_chance or was_chance else BETWEEN_SHARE


def _balances(match: Match, promises: Promises) -> list[Balance]:
    """Luck: how much chance moved what was promised, beginning with who begins."""
    fair = 1 / match.state.players
    luck = promises.found[0] - fair
    variance = promises.start
    for place, (actor, _) in enumerate(match.log):
        if actor == CHANCE:
            luck = luck + promises.found[place + 1] - promises.found[place]
            variance = variance + promises.changes[place]
    return [
        Balance(float(promises.found[-1, seat]), fair, float(luck[seat]), math.sqrt(variance[seat]))
        for seat in range(match.state.players)
    ]


def shares(state: State) -> Array:
    """The share of the win of each seat of a game that is over."""
    is_first = np.array(state.ranks()) == 1
    won: Array = is_first / is_first.sum()
    return won


class Playing:
    """Plays on from positions, with the arrays that this needs."""

    def __init__(self, game: Game, players: int) -> None:
        self._kernels = thinking.kernels(game, search.__name__, judging.__name__)
        self._room = judging.Room(
            tasks=self._kernels.records(search.Task),
            worlds=self._kernels.blank(2),
            moves=np.zeros(game.move_count, dtype=np.int16),
            points=np.zeros((2, players), dtype=np.int64),
            shares=np.zeros(players),
        )
        self._task = self._room.tasks[0]
        self._task["players"] = players
        self._task["tries"] = ROUND_TRIES
        self._task["horizon"] = thinking.horizon(game)

    def promise(self, state: State, events: int, rng: Array) -> tuple[Array, Array]:
        """The share of the win that each seat can expect, after about so many events, and the
        errors of that."""
        states = self._kernels.restored(state.to_bytes())
        sums = np.zeros((state.players, 2))

        def play() -> int:
            return int(self._kernels.call_promise(states, rng, self._room, sums))

        tries = _repeat(play, events, PROMISE_TRIES)
        return sums[:, 0] / tries, np.sqrt(_variances(sums, tries))

    def compare(
        self, view: View, made: int, best: int, events: int, rng: Array
    ) -> tuple[Prospect, Prospect, float, float]:
        """Two moves, by how much the second is better, and the error of that."""
        views = self._kernels.restored(view.to_bytes())
        pair = np.array([made, best], dtype=np.int64)
        sums = np.zeros((3, 2))
        self._task["seat"] = view.seat

        def play() -> int:
            return int(self._kernels.call_compare(views, pair, rng, self._room, sums))

        tries = _repeat(play, events, DECISION_TRIES)
        means = sums[:, 0] / tries
        errors = np.sqrt(_variances(sums, tries))
        prospects = [
            Prospect(move, float(means[place]), float(errors[place]), tries)
            for place, move in enumerate((made, best))
        ]
        return prospects[0], prospects[1], float(means[2]), float(errors[2])


def _repeat(play: Callable[[], int], events: int, most_tries: int) -> int:
    """One round of tries at least, then until so many events were played; answers how many tries
    there were."""
    played = 0
    for tries in range(ROUND_TRIES, most_tries, ROUND_TRIES):
        played += play()
        if played >= events:
            return tries
    play()
    return most_tries


def _variances(sums: Array, tries: int) -> Array:
    """Of the means; one try more, as uncertain as can be, so that few tries alike prove little."""
    spread = np.maximum(sums[:, 1] - sums[:, 0] ** 2 / tries, 0) + 0.25
    variances: Array = spread / (tries + 1) / tries
    return variances
