"""A sensible player of ZAYO: builds its camp, saves for camels, and robs whoever is ahead."""

from yurt.engine.chance import below
from yurt.engine.layout import Array, Record
from yurt.engine.state import View
from yurt.games.zayo import tables
from yurt.games.zayo.laying import chief_booty, chief_victim, small_stock, stolen_piece, victim_of
from yurt.games.zayo.rules import led_suit, next_seat, top_rank

# A card is laid if it is worth more than any bid, which is at most 1.
NEVER = -100.0
CAMEL_WORTH = 50.0


def choose(view: View, rng: Array) -> int:
    """A legal move, from the view alone."""
    record = view.record
    moves: list[int] = view.moves.tolist()
    return max(moves, key=lambda move: worth(record, move) + below(rng, 64) / 1024)


def worth(view: Record, move: int) -> float:
    if move < tables.LAY:
        return worth_of_bid(view, move)
    if move < tables.PLACE:
        return worth_of_card(view, move, int(tables.LAID[move - tables.LAY]))
    if move < tables.ASK:
        return 2.0
    if move < tables.TAKE:
        # Whoever holds most cards is most likely to hold this one; a refusal is not forgotten.
        seat, kind = divmod(move - tables.ASK, tables.BASE)
        return -1.0 if view.lacks[seat, kind] else 1.0 + view.held[seat] / 16
    if move < tables.PASS:
        return 2.0
    return 1.0 if move == tables.COUNTER else 0.0


def worth_of_bid(view: Record, card: int) -> float:
    """Leads high; beats with its lowest card when it is last, else its highest; throws off low."""
    suit, rank = divmod(card, tables.SUIT_CARDS)
    height = rank / tables.SUIT_CARDS
    if view.turn == view.leader:
        return height
    if suit != led_suit(view) or rank < top_rank(view):
        return -height
    is_last = next_seat(view, int(view.turn)) == view.leader
    return 1 - height if is_last else height


def worth_of_card(view: Record, move: int, kind: int) -> float:
    seat = int(view.turn)
    if kind == tables.STEPPE:
        return 1000.0
    if kind == tables.FIDDLE:
        return CAMEL_WORTH * 2
    if kind == tables.CHIEF:
        booty = [chief_booty(view, move, animal) for animal in range(tables.ANIMALS)]
        return (
            10
            + riches(view, chief_victim(move))
            + 5 * sum(booty)
            + CAMEL_WORTH * booty[tables.CAMEL]
        )
    if kind == tables.WOLF:
        prey = (move - tables.LAY_WOLF) % tables.ANIMALS
        return 10 + riches(view, victim_of(move, 0)) + CAMEL_WORTH * (prey == tables.CAMEL)
    if kind == tables.THIEF:
        pieces = [
            stolen_piece(move, number) for number in range(1 + (move >= tables.LAY_THIEF_TWO))
        ]
        return sum(worth_of_piece(view, seat, piece) for piece in pieces)
    if kind == tables.ZAYO:
        # With zayo the wolf takes a camel; else it protects whoever has something to lose.
        is_prey = any(
            view.herd[other, tables.CAMEL] for other in range(view.players) if other != seat
        )
        hunts = view.hands[seat, tables.WOLF] > 0 and is_prey
        return CAMEL_WORTH if hunts else 5.0 if riches(view, seat) else NEVER
    # A trap only from what is left after the next camel; friendship and shaman wait for an attack.
    if kind == tables.TRAP and small_stock(view, seat) >= tables.CAMEL_PRICE + tables.TRAP_PRICE:
        return 5.0
    return NEVER


def worth_of_piece(view: Record, seat: int, piece: int) -> float:
    victim, kind = divmod(piece, tables.PIECES)
    return 5 + riches(view, victim) + 10 * (view.camp[seat, kind] == 0 and kind < tables.BASE)


def riches(view: Record, seat: int) -> float:
    """What a seat has, in small stock, counting its camp a little."""
    stock = (
        view.herd[seat, tables.SHEEP]
        + view.herd[seat, tables.GOAT]
        + 4 * view.herd[seat, tables.CAMEL]
    )
    return float(stock + view.camp[seat, : tables.BASE].sum() / 4)
