"""Reviews a finished game: which decisions cost how much, and what was luck.

Every decision is weighed from the view of whoever made it, so nobody is blamed for what they could
not know: its loss is the chance to win with the best move less that with the move made.

A seat's result is its share of the win. It is the fair share (one over the number of seats) and all
changes of what the whole position, with everything in sight, promised this seat:

- **cards and dice**: the changes at events of chance, from the draw of who begins to the last die.
  Their mean over many games is 0, whoever plays (as in AIVAT, Burch 2018);
- **own decisions** and **the others' decisions**: of the change at a decision, what whoever made it
  could know of it: its mean over the worlds that fit their view;
- **the unknown**: the rest of the change at a decision, what hidden cards made of a guess. Its mean
  is 0 as far as the worlds are weighted as they really are. In open games there is none.

Luck is the first and the last together. The parts add up to the result exactly.

What a position promises is found by playing on from it (``yurt.bots.judging``), or the game judges
it itself (``promise`` in its ``bot.py``). How much is thought is counted, not timed: the same
record gets the same review.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from yurt.bots import thinking
from yurt.bots.playing import DECISION_TRIES, Playing
from yurt.bots.thinking import Prospect, Reach, weigh
from yurt.engine.chance import below, seeded
from yurt.engine.layout import CHANCE, Actor, Array
from yurt.engine.match import Match
from yurt.engine.state import State, View

__all__ = ["Balance", "Decision", "NotOver", "Part", "Review", "review"]

# Seconds of one core, at the rate at which a game is known to be searched: for decisions, and for
# what positions promise.
DECISION_SECONDS = 15.0
PROMISE_SECONDS = 15.0
# For what decisions change in all worlds that fit a view.
CHANGE_SECONDS = 15.0
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
    this seat knew. ``loss`` is the difference, ``error`` its standard error; ``blind``: what a move
    drawn by lot would have lost; ``fortune``: what hidden cards made of it for the seat; ``place``
    is that of the event in the log, from 0; ``choices``: how many the seat had in the game.

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
    blind: float = 0.0
    fortune: float = 0.0
    choices: int = CHOICES

    @property
    def grade(self) -> str:
        """``blunder``, ``mistake``, ``slip`` or nothing."""
        if self.loss <= Z95 * self.error:
            return ""
        stake = math.sqrt(CHOICES / max(CHOICES, self.choices))
        return next((name for name, least in GRADES if self.loss >= stake * least), "")


@dataclass(frozen=True)
class Part:
    """A part of a result, and its standard error.

    >>> Part(0.2, 0.03) + Part(-0.5, 0.04)
    Part(value=-0.3, error=0.05)
    """

    value: float
    error: float

    def __add__(self, other: "Part") -> "Part":
        return Part(self.value + other.value, math.hypot(self.error, other.error))


@dataclass(frozen=True)
class Balance:
    """A seat's result and what it is made of; ``accuracy``: 100 if every decision was the best one,
    0 if they were as far behind as moves drawn by lot.

    >>> cards, unknown, own, others = (
    ...     Part(0.3, 0.0),
    ...     Part(0.1, 0.0),
    ...     Part(-0.1, 0.0),
    ...     Part(0.2, 0.0),
    ... )
    >>> Balance(1.0, 0.5, cards, unknown, own, others, accuracy=80.0).luck
    Part(value=0.4, error=0.0)
    """

    result: float
    fair: float
    cards: Part
    unknown: Part
    own: Part
    others: Part
    accuracy: float = 100.0

    @property
    def luck(self) -> Part:
        return self.cards + self.unknown

    @property
    def skill(self) -> Part:
        """What was decided by everyone at the table."""
        return self.own + self.others


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
    >>> for balance in review(match, effort=0.001).balances:
    ...     parts = balance.luck.value + balance.skill.value
    ...     assert abs(balance.fair + parts - balance.result) < 1e-9
    """
    if not match.state.is_over:
        raise NotOver("The game is not over.")
    playing = Playing(match.game, match.state.players)
    choices = sum(1 for _ in _choices(match))
    total = choices + len(match.log) + (0 if match.game.spec.is_open else choices)
    decisions = _decisions(match, effort, playing, lambda done: tick(done, total))
    promises = _promises(match, effort, playing, lambda done: tick(choices + done, total))
    told = choices + len(match.log)
    changes = _changes(match, effort, promises, playing, lambda done: tick(told + done, total))
    moved = np.diff(promises.found, axis=0) - changes.found
    decisions = [replace(each, fortune=float(moved[each.place, each.seat])) for each in decisions]
    balances = [
        replace(balance, accuracy=accuracy(each for each in decisions if each.seat == seat))
        for seat, balance in enumerate(_balances(match, promises, changes))
    ]
    return Review(match, decisions, promises.found, balances)


def accuracies(match: Match, effort: float = 1.0) -> list[float]:
    """The accuracy of each seat alone."""
    playing = Playing(match.game, match.state.players)
    decisions = _decisions(match, effort, playing, lambda done: None)
    return [
        accuracy(each for each in decisions if each.seat == seat)
        for seat in range(match.state.players)
    ]


def balances(match: Match, effort: float = 1.0) -> list[Balance]:
    """What the result of each seat is made of, without its accuracy: it does not hang on how single
    decisions are judged."""
    playing = Playing(match.game, match.state.players)
    promises = _promises(match, effort, playing, lambda done: None)
    changes = _changes(match, effort, promises, playing, lambda done: None)
    return _balances(match, promises, changes)


def _decisions(
    match: Match, effort: float, playing: Playing, tick: Callable[[int], None]
) -> list[Decision]:
    choices = list(_choices(match))
    counts = Counter(view.seat for _, view in choices)
    events = int(effort * DECISION_SECONDS * thinking.rate(match.game) / max(1, len(choices)))
    decisions = []
    for place, view in choices:
        decision = _decided(match, place, view, events, playing)
        decisions.append(replace(decision, choices=counts[view.seat]))
        tick(len(decisions))
    return decisions


def accuracy(decisions: Iterable[Decision]) -> float:
    """How much of what moves drawn by lot would have lost was kept, in hundredths.

    >>> move = Prospect(7, 0.5, 0.01, 100)
    >>> losses = (0.0, 0.1), (0.05, 0.1), (0.0, 0.4)
    >>> accuracy(Decision(0, 0, move, move, loss, 0.01, blind) for loss, blind in losses)
    91.66666666666667
    """
    lost = blind = 0.0
    for decision in decisions:
        lost += decision.loss
        blind += decision.blind
    return 100.0 if lost == 0 else 100.0 * max(0.0, 1 - lost / max(lost, blind))


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


def _decided(match: Match, place: int, view: View, events: int, playing: Playing) -> Decision:
    """Half of the thinking finds the best move, the other half compares it with the one made, and
    with one drawn by lot: of many moves, the one that seems best has mostly had luck."""
    seat, move = match.log[place]
    rng = seeded(f"review {place}")
    reach = Reach(events=max(1, events // 2))
    weighed = weigh(view, DECISION_TRIES, rng, reach=reach, wanted=(move,))
    made, best = weighed.of(move), weighed.best
    if thinking.has_own_way(match.game):
        # What it gives is no sample that could have had luck.
        chances = [each.chance for each in weighed.prospects]
        blind = best.chance - sum(chances) / len(chances)
        if made == best:
            return Decision(place, seat, made, made, 0.0, 0.0, blind)
        error = math.hypot(made.error, best.error)
        loss = max(0.0, best.chance - made.chance)
        return Decision(place, seat, made, best, loss, error, blind)
    lot = int(view.moves[below(rng, len(view.moves))])
    blind = 0.0
    if lot != best.move:
        blind = max(0.0, playing.compare(view, lot, best.move, events // 4, rng)[2])
    if made == best:
        return Decision(place, seat, made, made, 0.0, 0.0, blind)
    made, best, loss, error = playing.compare(view, made.move, best.move, events // 4, rng)
    if loss <= 0:
        return Decision(place, seat, made, made, 0.0, error, blind)
    return Decision(place, seat, made, best, loss, error, blind)


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
    match: Match, effort: float, playing: Playing, tick: Callable[[int], None]
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


@dataclass
class Changes:
    """Of what each seat was promised (columns), what decisions changed as far as whoever made them
    could know (rows: events), and the variances of that."""

    found: Array
    variances: Array


def _changes(
    match: Match,
    effort: float,
    promises: Promises,
    playing: Playing,
    tick: Callable[[int], None],
) -> Changes:
    """In an open game everything is known. Where there was no choice, nothing was decided."""
    if match.game.spec.is_open:
        return Changes(np.diff(promises.found, axis=0), promises.changes)
    choices = list(_choices(match))
    found = np.zeros((len(match.log), match.state.players))
    variances = np.zeros_like(found)
    rate = effort * CHANGE_SECONDS * thinking.rate(match.game)
    for done, (place, view) in enumerate(choices, 1):
        rng, events = seeded(f"change {place}"), int(rate / len(choices))
        found[place], variances[place] = playing.change(view, match.log[place][1], events, rng)
        tick(done)
    return Changes(found, variances)


def _balances(match: Match, promises: Promises, changes: Changes) -> list[Balance]:
    """Chance begins with the draw of who begins; what nobody could know is what remains."""
    players = match.state.players
    fair, is_open = 1 / players, match.game.spec.is_open
    moved = np.diff(promises.found, axis=0)
    actors = np.array([actor for actor, _ in match.log])
    by_chance = actors == CHANCE
    cards = promises.found[0] - fair + moved[by_chance].sum(axis=0)
    cards_variance = promises.start + promises.changes[by_chance].sum(axis=0)
    unknown = (moved - changes.found)[~by_chance].sum(axis=0)
    unknown_variance = (promises.changes + changes.variances)[~by_chance].sum(axis=0)

    def part(values: Array, variances: Array, seat: int) -> Part:
        return Part(float(values[seat]), math.sqrt(variances[seat]))

    def decided(rows: Array, seat: int) -> Part:
        return part(changes.found[rows].sum(axis=0), changes.variances[rows].sum(axis=0), seat)

    return [
        Balance(
            float(promises.found[-1, seat]),
            fair,
            cards=part(cards, cards_variance, seat),
            unknown=Part(0.0, 0.0) if is_open else part(unknown, unknown_variance, seat),
            own=decided(actors == seat, seat),
            others=decided(~by_chance & (actors != seat), seat),
        )
        for seat in range(players)
    ]


def shares(state: State) -> Array:
    """The share of the win of each seat of a game that is over."""
    is_first = np.array(state.ranks()) == 1
    won: Array = is_first / is_first.sum()
    return won
