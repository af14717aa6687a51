"""The twelve functions of every game's ``rules.py``, in this order, and what each must do.

They are compiled, so they use numbers and the fields of the record only. Events are numbers too
(``tables.py`` of each game): moves are 0 … MOVES-1, chance events MOVES … EVENTS-1; codes from
EVENTS on are texts that can be read but never be legal (``claim 169 yak``) and events as others see
them (``draw ?``). See ``games/yak/rules.py`` for a whole example.
"""

from yurt.engine.layout import Array, Record

# Constants of every game's tables.py: how many moves there are, and how many events in all.
MOVES: int
EVENTS: int

def setup(s: Record, players: int, first: int, options: Record) -> None:
    """Fills a blank state. ``options`` holds the options of the spec as numbers, each by its name:
    a choice as its place among the values, ``options.end``."""

def to_move(s: Record) -> int:
    """The seat that decides, CHANCE, or NOBODY when the game is over. Answers for views too."""

def legal(s: Record, moves: Array) -> int:
    """Writes the legal moves of the seat to move, each once, and answers how many (0 at chance)."""

def why_not(s: Record, event: int) -> int:
    """0 if the event is legal now for whoever is to move, else the number of the refusal."""

def apply(s: Record, event: int) -> None:
    """Carries out a legal event."""

def odds(s: Record, events: Array, weights: Array) -> int:
    """Writes the possible chance events with whole-number weights, and answers how many."""

def draw(s: Record, rng: Array) -> int:
    """A chance event, picked by the odds."""

def is_over(s: Record) -> bool:
    """Whether the game has ended."""

def score(s: Record, scores: Array, standing: Array) -> None:
    """Writes each seat's score, and its standing: whoever has more stands before, equals share."""

# A game with ``is_open=True`` need not write the last three: everybody sees everything.

def hide(s: Record, seat: int, view: Record) -> None:
    """Fills a blank record with what a seat (or the PUBLIC) may know of a game that is not over."""

def seen(s: Record, event: int, seat: int) -> int:
    """The event as a seat (or the PUBLIC) sees it happen in the state before it."""

def guess(view: Record, seat: int, rng: Array, s: Record) -> None:
    """Fills in ``s``, a copy of the view, all that the view hides: every deal the rules allow,
    weighted as if hidden choices had been made without looking at the cards."""
