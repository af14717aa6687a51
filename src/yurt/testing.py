"""What the tests of every game share: a table set with a few lines, what is said and drawn there,
and random games.

>>> match = table("yaki", "0 flip 7; * reveal red-3", players=2)
>>> told(match)
['Ann puts the red 3 on the start square.']
>>> refused(match, "flip 7"), refused(match, "1 flip 8")
('YAKI-7', None)

Sentences are in English, and the seats have the NAMES below, unless a test asks for others.
"""

from collections.abc import Collection, Iterator

from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.game import Game
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.spec import Value
from yurt.engine.state import Refusal, State
from yurt.engine.trial import Trial, play_out

__all__ = [
    "NAMES",
    "advised",
    "asked",
    "bots_win",
    "counted",
    "drawn",
    "play_bots",
    "positions",
    "reason",
    "refused",
    "remarked",
    "table",
    "told",
    "trials",
    "why_not",
]

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")


def table(game: str, *lines: str, players: int = 2, first: int = 0, **options: Value) -> Match:
    """A match in which these lines were played: ``table("yak", "* draw stop; * draw one")``.

    >>> table("yaki", "0 flip 7; * reveal red-3; 0 flip 8", players=3).to_move
    '*'
    """
    return Match(load(game), players, first, **options).play(*lines)


def refusal_of(match: Match, line: str) -> Refusal:
    """Why a line cannot be played; a line that names no actor is of whoever is to move."""
    actor, _, text = line.partition(" ")
    if actor == "*" or actor.isdecimal():
        refusal = match.state.judge(actor, text)
    else:
        refusal = match.why_not(line, "en", NAMES)
    assert refusal is not None, f"“{line}” is legal"
    return refusal


def refused(match: Match, line: str) -> str | None:
    """The ruling that forbids a line; None if it is no ruling that does.

    >>> refused(table("yaki", "0 flip 7; * reveal red-3"), "flip 7")
    'YAKI-7'
    """
    return refusal_of(match, line).rule


def reason(match: Match, line: str) -> str:
    """The sentence that refuses a line.

    >>> reason(table("yaki", "0 flip 7; * reveal red-3"), "flip 7")
    'There’s no face-down token at place 7. Pick a place that has one.'
    """
    return refusal_of(match, line).message


def why_not(match: Match, line: str) -> str:
    """The sentence that refuses a line, with its ruling.

    >>> why_not(table("yaki", "0 flip 7; * reveal red-3"), "flip 7")
    'There’s no face-down token at place 7. Pick a place that has one. (YAKI-7)'
    """
    return str(refusal_of(match, line))


def told(match: Match, seat: int | None = None, last: int = 1) -> list[str]:
    """The sentences for the last event, or the last few, as a seat (None: everyone) hears them.

    >>> told(table("yaki", "0 flip 7; * reveal red-3"))
    ['Ann puts the red 3 on the start square.']
    """
    words = match.game.words("en")
    return [words.put(saying, NAMES) for told in match.story(seat)[-last:] for saying in told]


def asked(match: Match) -> str:
    """What the seat to move is asked for.

    >>> asked(table("yaki"))
    'Turn up a token: any one can go on your start square.'
    """
    view = match.view(seat_to_move(match))
    saying = match.game.expect(view.record, seat_to_move(match))
    return match.game.words("en").put(saying, NAMES)


def advised(match: Match, text: str, is_person: bool = False) -> tuple[str, str]:
    """What a hint proposes, and why it can be good; for people, by what they are shown.

    >>> advised(table("yaki"), "flip 7")
    ('Turn up a token: any one will do', 'Any token can go on your start square.')
    """
    seat, game, words = seat_to_move(match), match.game, match.game.words("en")
    view = game.for_people(match.view(seat)) if is_person else match.view(seat)
    move = match.state.number(text)
    proposal = game.advice.proposal(view, move)
    return words.put(proposal, NAMES), words.put(game.explain(view, move, seeded(1)), NAMES)


def drawn(match: Match, seat: int | None = None) -> str:
    """The table as a seat (None: everyone) sees it.

    >>> print(drawn(table("yaki")).splitlines()[1])
    > 0 Ann  0/3   S   .   G   .   R   .   Y   .   V   T
    """
    view = match.state.view(seat)
    return match.game.draw(view.record, seat, "en", NAMES[: match.state.players])


def counted(match: Match, seat: int) -> dict[str, int]:
    """The feats of a seat, without those that it has none of.

    >>> counted(table("yaki", "0 flip 7; * reveal red-3"), seat=0)
    {'longest-run': 1, 'flips': 1}
    """
    return {name: number for name, number in match.tally().seats[seat].items() if number}


def remarked(match: Match, seat: int, language: str = "en") -> str:
    """What is told of a seat after the game.

    >>> remarked(table("yaki", "0 flip 7; * reveal red-3"), seat=0)
    'Ann put 1 token on the path in one turn and turned up 1 token.'
    """
    saying = match.game.tell_story(seat, match.tally())
    return match.game.words(language).put(saying, NAMES)


def seat_to_move(match: Match) -> int:
    seat = match.to_move
    assert isinstance(seat, int), "no seat is to move"
    return seat


def positions(game: str | Game, games: int, seed: int, every: int = 1) -> Iterator[Trial]:
    """Random games, stopped at every so many events: what is looked at must not change them.

    >>> [len(trial.log) for trial in positions("yaki", games=1, seed=1, every=10)][:3]
    [0, 10, 20]
    """
    for trial in trials(load(game) if isinstance(game, str) else game, games, seed):
        while not trial.state.is_over:
            if len(trial.log) % every == 0:
                yield trial
            trial.apply(trial.choose())


def play_bots(
    game: str, players: int, bots: Collection[int], seed: int | str, **options: Value
) -> State:
    """The end of a game of the rule-of-thumb player at some seats and random moves at the others;
    ``seed`` decides who begins and all that is random.

    >>> play_bots("yaki", players=2, bots={0}, seed=1).ranks()
    [1, 2]
    """
    first = seed % players if isinstance(seed, int) else 0
    return play_out(load(game).start(players, first, **options), bots, seeded(f"bot {seed}"))


def bots_win(game: str, games: int, players: int = 2, **options: Value) -> float:
    """The share of games that the rule-of-thumb player wins against random moves, by turns at each
    seat; a shared win counts as its part.

    >>> bots_win("yaki", games=4)
    1.0
    """
    won = 0.0
    for number in range(games):
        seat = number % players
        ranks = play_bots(game, players, {seat}, number // players, **options).ranks() or []
        won += (ranks[seat] == 1) / ranks.count(1)
    return won / games
