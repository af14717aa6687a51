"""The table as the browser gets it: what a seat sees, and its legal moves in short.

A move is written ``bid CARD`` for the legal cards of `bid_hand`; ``place KIND``, ``take ANIMAL``
and ``pass``; ``ask SEAT KIND`` for each seat and each kind that may be asked for; ``counter`` and
``accept``. A card of `play_hand` that can be laid has a `Lay`, which tells what is written after
``lay CARD``.
"""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from yurt.engine.state import View
from yurt.games.zayo.laying import camels_needed, defence, stolen_piece, victim_of
from yurt.games.zayo.notation import BID_NAMES
from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    ANSWER,
    ASK,
    BASE,
    BID,
    CAMEL_PRICE,
    COUNTER,
    HAND,
    KINDS,
    LAID,
    LAY,
    LAY_CHIEF,
    LAY_CHIEF_CAMELS,
    LAY_CHIEF_KIND,
    LAY_FIDDLE,
    LAY_FRIENDSHIP,
    LAY_SHAMAN,
    LAY_STEPPE,
    LAY_THIEF,
    LAY_THIEF_TWO,
    LAY_TRAP,
    LAY_WOLF,
    LAY_ZAYO,
    NO_BID,
    PASS,
    PIECES,
    PLACE,
    SMALL_STOCK,
    SUIT_CARDS,
    TAKE,
    TRAP_PRICE,
)

Phase = Literal["dealing-bids", "dealing-cards", "turn", "bid", "answer", "reward", "over"]
Suit = Literal["sh", "sc", "gh", "gc"]
Animal = Literal["sheep", "goat", "camel"]
Card = Literal[
    "horse",
    "cart",
    "yurt",
    "trap",
    "thief",
    "friendship",
    "wolf",
    "shaman",
    "chief",
    "zayo",
    "fiddle",
    "steppe",
]

# In the order of the tables
PHASES: tuple[Phase, ...] = get_args(Phase)
SUIT_NAMES: tuple[Suit, ...] = get_args(Suit)
ANIMAL_NAMES: tuple[Animal, ...] = get_args(Animal)
CARD_NAMES: tuple[Card, ...] = get_args(Card)


@dataclass(frozen=True, slots=True)
class Equipment:
    """How many of each lie before a seat; two of a kind only by theft."""

    horse: int
    cart: int
    yurt: int
    trap: int


@dataclass(frozen=True, slots=True)
class Herd:
    sheep: int
    goat: int
    camel: int


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's camp: equipment, herd, actions laid in this tour, sizes of its two hands."""

    equipment: Equipment
    herd: Herd
    laid: list[Card]
    bids_held: int
    cards_held: int


@dataclass(frozen=True, slots=True)
class TrickBid:
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Trick:
    """The bids on the table in their order, and who would win with them. ``number``: from 1."""

    number: int
    leader: int
    led_suit: Suit | None
    bids: list[TrickBid]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Booty:
    """What an attack is after: a piece of equipment or an animal."""

    seat: int
    what: Card | Animal


@dataclass(frozen=True, slots=True)
class Attack:
    """A thief or a wolf, the seat that is asked about it, and the card that would answer it."""

    attacker: int
    card: Card
    booty: list[Booty]
    asked: int
    defence: Card


@dataclass(frozen=True, slots=True)
class HandCard:
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class Price:
    """Small stock to be paid, written as ``sheep sheep goat``."""

    sheep: int
    goat: int


@dataclass(frozen=True, slots=True)
class Target:
    """A victim, and what is taken: written ``SEAT WHAT``, or ``SEAT`` alone for all small stock.
    ``count``: how much of it is there."""

    seat: int
    what: Card | Animal | Literal["camels"] | None
    count: int


@dataclass(frozen=True, slots=True)
class Lay:
    """How a card can be laid: plainly, for one of the prices, or at one of the targets. With
    ``may_take_two`` also at two of them, in the order given (twice the same if two are there)."""

    card: Card
    is_plain: bool
    prices: list[Price]
    targets: list[Target]
    may_take_two: bool


@dataclass(frozen=True, slots=True)
class Choices:
    """What this seat can do now; nothing if it is not asked for anything. Each of the seats may be
    asked for each of the kinds."""

    bids: list[str]
    lays: list[Lay]
    places: list[Card]
    ask_seats: list[int]
    ask_kinds: list[Card]
    takes: list[Animal]
    may_pass: bool
    may_counter: bool
    may_accept: bool


@dataclass(frozen=True, slots=True)
class Show:
    """The table as a seat sees it. ``turn``: who lays, bids, answers or takes its reward. ``tour``:
    from 1. ``opener``: who leads the first trick of the tour. ``camels_needed``: for the steppe."""

    phase: Phase
    turn: int | None
    tour: int
    last_tour: int
    opener: int
    players: list[Player]
    centre: Herd
    camels_needed: int
    trick: Trick
    attack: Attack | None
    bid_hand: list[str]
    play_hand: list[HandCard]
    choices: Choices


def show(view: View) -> Show:
    s = view.facts()
    phase = s["phase"]
    seat = view.seat
    return Show(
        phase=PHASES[phase],
        turn=view.to_move if isinstance(view.to_move, int) else None,
        tour=min(s["tour"] + 1, s["max_tours"]),
        last_tour=s["max_tours"],
        opener=s["opener"],
        players=[player(s, other) for other in range(s["players"])],
        centre=Herd(*s["centre"]),
        camels_needed=camels_needed(view.record),
        trick=trick(s),
        attack=attack(s) if phase == ANSWER else None,
        bid_hand=[] if seat is None else bid_hand(s["bids"][seat]),
        play_hand=[] if seat is None else play_hand(s["hands"][seat]),
        choices=choices(s, view.moves.tolist()),
    )


def player(s: dict[str, Any], seat: int) -> Player:
    camp = s["camp"][seat]
    return Player(
        equipment=Equipment(*camp[:PIECES]),
        herd=Herd(*s["herd"][seat]),
        laid=[CARD_NAMES[kind] for kind in range(PIECES, KINDS) for _ in range(camp[kind])],
        bids_held=s["bids_held"][seat],
        cards_held=s["held"][seat],
    )


def trick(s: dict[str, Any]) -> Trick:
    table, players, leader = s["table"], s["players"], s["leader"]
    order = [(leader + place) % players for place in range(players)]
    bids = [TrickBid(seat, BID_NAMES[table[seat]]) for seat in order if table[seat] != NO_BID]
    return Trick(
        number=min(s["trick"] + 1, HAND),
        leader=leader,
        led_suit=SUIT_NAMES[table[leader] // SUIT_CARDS] if bids else None,
        bids=bids,
        winner=s["winner"] if bids else None,
    )


def attack(s: dict[str, Any]) -> Attack:
    event = s["attack"]
    if event >= LAY_WOLF:
        booty = [Booty(victim_of(event, 0), ANIMAL_NAMES[(event - LAY_WOLF) % ANIMALS])]
    else:
        booty = [
            Booty(victim_of(event, number), CARD_NAMES[stolen_piece(event, number) % PIECES])
            for number in range(1 if event < LAY_THIEF_TWO else 2)
        ]
    return Attack(
        attacker=s["turn"],
        card=CARD_NAMES[LAID[event - LAY]],
        booty=booty,
        asked=s["asked"],
        defence=CARD_NAMES[defence(event)],
    )


def bid_hand(suits: list[int]) -> list[str]:
    return [
        BID_NAMES[suit * SUIT_CARDS + rank]
        for suit, ranks in enumerate(suits)
        for rank in range(SUIT_CARDS)
        if ranks >> rank & 1
    ]


def play_hand(hand: list[int]) -> list[HandCard]:
    return [HandCard(CARD_NAMES[kind], count) for kind, count in enumerate(hand) if count]


def choices(s: dict[str, Any], moves: list[int]) -> Choices:
    moves = sorted(moves)
    asked = [divmod(move - ASK, BASE) for move in moves if ASK <= move < TAKE]
    return Choices(
        bids=[BID_NAMES[move - BID] for move in moves if move < LAY],
        lays=lays(s, [move for move in moves if LAY <= move < PLACE]),
        places=[CARD_NAMES[move - PLACE] for move in moves if PLACE <= move < ASK],
        ask_seats=sorted({seat for seat, _ in asked}),
        ask_kinds=[CARD_NAMES[kind] for kind in sorted({kind for _, kind in asked})],
        takes=[ANIMAL_NAMES[move - TAKE] for move in moves if TAKE <= move < PASS],
        may_pass=PASS in moves,
        may_counter=COUNTER in moves,
        may_accept=ACCEPT in moves,
    )


def lays(s: dict[str, Any], moves: list[int]) -> list[Lay]:
    """The forms of each card that can be laid, together."""
    forms: dict[int, list[int]] = {}
    for move in moves:
        forms.setdefault(int(LAID[move - LAY]), []).append(move)
    return [
        Lay(
            card=CARD_NAMES[kind],
            is_plain=events[0] in (LAY_FRIENDSHIP, LAY_SHAMAN, LAY_ZAYO, LAY_STEPPE),
            prices=[price for event in events if (price := price_of(event)) is not None],
            targets=[target for event in events if (target := target_of(s, event)) is not None],
            may_take_two=any(LAY_THIEF_TWO <= event < LAY_FRIENDSHIP for event in events),
        )
        for kind, events in forms.items()
    ]


def price_of(event: int) -> Price | None:
    if event < LAY_THIEF:
        return Price(TRAP_PRICE - (event - LAY_TRAP), event - LAY_TRAP)
    if LAY_FIDDLE <= event < LAY_STEPPE:
        return Price(CAMEL_PRICE - (event - LAY_FIDDLE), event - LAY_FIDDLE)
    return None


def target_of(s: dict[str, Any], event: int) -> Target | None:
    """The victim of a card that attacks one."""
    herd = s["herd"]
    if LAY_THIEF <= event < LAY_THIEF_TWO:
        seat, kind = divmod(event - LAY_THIEF, PIECES)
        return Target(seat, CARD_NAMES[kind], s["camp"][seat][kind])
    if LAY_WOLF <= event < LAY_SHAMAN:
        seat, animal = divmod(event - LAY_WOLF, ANIMALS)
        return Target(seat, ANIMAL_NAMES[animal], herd[seat][animal])
    if LAY_CHIEF <= event < LAY_CHIEF_KIND:
        seat = event - LAY_CHIEF
        return Target(seat, None, sum(herd[seat][:SMALL_STOCK]))
    if LAY_CHIEF_KIND <= event < LAY_CHIEF_CAMELS:
        seat, animal = divmod(event - LAY_CHIEF_KIND, SMALL_STOCK)
        return Target(seat, ANIMAL_NAMES[animal], herd[seat][animal])
    if LAY_CHIEF_CAMELS <= event < LAY_ZAYO:
        seat = event - LAY_CHIEF_CAMELS
        return Target(seat, "camels", herd[seat][-1])
    return None
