"""The table as the browser gets it: what a seat sees."""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from yurt.engine.layout import Record
from yurt.engine.state import View
from yurt.games.zayo.attacks import (
    chief_booty,
    counter_with,
    is_chief,
    is_defence,
    stolen_piece,
    victim_of,
)
from yurt.games.zayo.laying import camels_needed
from yurt.games.zayo.notation import BID_NAMES, write
from yurt.games.zayo.tables import (
    ANIMALS,
    ANSWER,
    BASE,
    CAMEL_PRICE,
    CHIEF,
    DEFENCES,
    FIDDLE,
    FORMS,
    GOAT,
    HAND,
    KINDS,
    LAID,
    LAY,
    LAY_CHIEF,
    LAY_CHIEF_KIND,
    LAY_THIEF_TWO,
    LAY_WOLF,
    NO_BID,
    ONE_KIND,
    PIECES,
    PLACE,
    SHEEP,
    SMALL_STOCK,
    SUIT_CARDS,
    THIEF,
    TRAP,
    TRAP_PRICE,
    WOLF,
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
    """A thief, a wolf or a chief, the seat that is asked about it, and the cards that would answer
    it, whoever holds them."""

    attacker: int
    card: Card
    booty: list[Booty]
    asked: int
    defences: list[Card]


@dataclass(frozen=True, slots=True)
class HandCard:
    """So many of a play card. ``meant``: the move that playing it means, legal or not; who is
    attacked with it, or what is paid for it, may be chosen otherwise."""

    card: Card
    count: int
    meant: str


@dataclass(frozen=True, slots=True)
class Show:
    """The table as a seat sees it. ``tour``: from 1. ``camels_needed``: for the steppe."""

    phase: Phase
    tour: int
    last_tour: int
    players: list[Player]
    centre: Herd
    camels_needed: int
    trick: Trick
    attack: Attack | None
    bid_hand: list[str]
    play_hand: list[HandCard]


def show(view: View) -> Show:
    s = view.facts()
    phase = s["phase"]
    seat = view.seat
    return Show(
        phase=PHASES[phase],
        tour=min(s["tour"] + 1, s["max_tours"]),
        last_tour=s["max_tours"],
        players=[player(s, other) for other in range(s["players"])],
        centre=Herd(*s["centre"]),
        camels_needed=camels_needed(view.record),
        trick=trick(s),
        attack=attack(view.record) if phase == ANSWER else None,
        bid_hand=[] if seat is None else bid_hand(s["bids"][seat]),
        play_hand=[] if seat is None else play_hand(s, seat),
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


def attack(s: Record) -> Attack:
    event = int(s.attack)
    return Attack(
        attacker=int(s.turn),
        card=CARD_NAMES[LAID[event - LAY]],
        booty=booty(s, event),
        asked=int(s.asked),
        defences=[CARD_NAMES[card] for card in DEFENCES if is_defence(event, card)],
    )


def booty(s: Record, event: int) -> list[Booty]:
    """One by one, as a victim would lose it."""
    victim = victim_of(event, 0)
    if is_chief(event):
        counts = [chief_booty(s, event, animal) for animal in range(ANIMALS)]
        herd = zip(ANIMAL_NAMES, counts, strict=True)
        return [Booty(victim, name) for name, count in herd for _ in range(count)]
    if event >= LAY_WOLF:
        return [Booty(victim, ANIMAL_NAMES[(event - LAY_WOLF) % ANIMALS])]
    return [
        Booty(victim_of(event, number), CARD_NAMES[stolen_piece(event, number) % PIECES])
        for number in range(1 if event < LAY_THIEF_TWO else 2)
    ]


def bid_hand(suits: list[int]) -> list[str]:
    return [
        BID_NAMES[suit * SUIT_CARDS + rank]
        for suit, ranks in enumerate(suits)
        for rank in range(SUIT_CARDS)
        if ranks >> rank & 1
    ]


def play_hand(s: dict[str, Any], seat: int) -> list[HandCard]:
    return [
        HandCard(CARD_NAMES[kind], count, write(meant(s, seat, kind)))
        for kind, count in enumerate(s["hands"][seat])
        if count
    ]


def meant(s: dict[str, Any], seat: int, kind: int) -> int:
    """What playing a card means now, so that the rules can tell what stands against it."""
    if s["phase"] == ANSWER and is_defence(s["attack"], kind):
        return counter_with(s["attack"], kind)
    if kind < BASE:
        return PLACE + kind
    return int(FORMS[kind - TRAP]) + form(s, seat, kind)


def form(s: dict[str, Any], seat: int, kind: int) -> int:
    """Paid with what is there; sent to whoever has most to lose."""
    herd, camp = s["herd"], s["camp"]
    rivals = [other for other in range(s["players"]) if other != seat]
    if kind in (TRAP, FIDDLE):
        price = TRAP_PRICE if kind == TRAP else CAMEL_PRICE
        sheep, goats = herd[seat][SHEEP], herd[seat][GOAT]
        return 0 if sheep >= price else int(min(price, goats))
    if kind == THIEF:
        victim = max(rivals, key=lambda other: sum(camp[other][:PIECES]))
        piece = next((piece for piece in range(PIECES) if camp[victim][piece]), 0)
        return victim * PIECES + piece
    if kind not in (WOLF, CHIEF):
        return 0
    victim = max(rivals, key=lambda other: sum(herd[other][:SMALL_STOCK]))
    prey = GOAT if herd[victim][GOAT] else SHEEP
    if kind == WOLF:
        return victim * ANIMALS + prey
    if s["chief_takes"] == ONE_KIND:
        return LAY_CHIEF_KIND - LAY_CHIEF + victim * SMALL_STOCK + prey
    return victim
