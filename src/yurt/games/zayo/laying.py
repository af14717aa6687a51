"""Cards laid before the bid: ZAYO-20 to ZAYO-32."""

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.zayo.attacks import begin_attack, chief_booty, chief_victim
from yurt.games.zayo.tables import (
    ANIMALS,
    BID_DUE,
    CAMEL,
    CAMEL_PRICE,
    CAMEL_SELF,
    CAMEL_WITHOUT_ZAYO,
    CAMELS_CAMP,
    CAMELS_WITHOUT_ZAYO,
    CART,
    CHIEF,
    CHIEF_CAMP,
    CHIEF_FORM,
    CHIEF_MISSING,
    CHIEF_PROTECTED,
    CHIEF_SELF,
    CHIEF_YURT,
    FIDDLE,
    FIDDLE_NO_CAMEL,
    FIDDLE_UNPAID,
    FORMS,
    FRIENDSHIP,
    GOAT,
    HORSE,
    KINDS,
    LAID,
    LAY,
    LAY_CHIEF_CAMELS,
    LAY_CHIEF_KIND,
    LAY_FIDDLE,
    LAY_THIEF,
    LAY_THIEF_TWO,
    LAY_TRAP,
    LAY_WOLF,
    LEGAL,
    ONE_KIND,
    OVER,
    PAIR,
    PIECES,
    SHAMAN,
    SHEEP,
    STEPPE,
    STEPPE_CAMELS,
    THIEF,
    THIEF_MISSING,
    THIEF_PROTECTED,
    THIEF_SELF,
    TRAP,
    TRAP_OWNED,
    TRAP_PRICE,
    TRAP_UNPAID,
    TWO_SELF,
    TWO_WITHOUT_ZAYO,
    WOLF,
    WOLF_MISSING,
    WOLF_PROTECTED,
    WOLF_SELF,
    YURT,
    ZAYO,
)


@kernel
def is_wanted(s: Record, kind: int) -> bool:
    """Whether a base equipment does not lie before the seat on turn."""
    return bool(s.camp[s.turn, kind] == 0)


@kernel
def has_base(s: Record) -> bool:
    return not (is_wanted(s, HORSE) or is_wanted(s, CART) or is_wanted(s, YURT))


@kernel
def legal_lays(s: Record, moves: Array, count: int) -> int:
    """Writes the forms in which a card can be laid, after the moves already there."""
    hand = s.hands[s.turn]
    # Thief and wolf have the most forms: they are looked at directly, for speed.
    if hand[THIEF] > 0:
        for piece in range(int(s.players) * PIECES):
            if why_not_steal(s, piece, 1) == LEGAL:
                moves[count] = LAY_THIEF + piece
                count += 1
    if hand[WOLF] > 0:
        for target in range(int(s.players) * ANIMALS):
            if why_not_wolf(s, target) == LEGAL:
                moves[count] = LAY_WOLF + target
                count += 1
    for kind in range(TRAP, KINDS):
        if hand[kind] > 0 and may_have_more(s, kind):
            begin = LAY_THIEF_TWO if kind == THIEF else FORMS[kind - TRAP]
            for event in range(begin, FORMS[kind - TRAP + 1]):
                if why_not_form(s, kind, event) == LEGAL:
                    moves[count] = event
                    count += 1
    return count


@kernel
def may_have_more(s: Record, kind: int) -> bool:
    """Whether other forms of a card than the plain ones of thief and wolf might be legal."""
    if kind in (TRAP, FIDDLE):
        return small_stock(s, s.turn) >= TRAP_PRICE
    if kind == THIEF:
        return bool(s.camp[s.turn, ZAYO] > 0)
    if kind == CHIEF:
        return has_camp(s)
    return kind != WOLF


@kernel
def why_not_form(s: Record, kind: int, event: int) -> int:
    """Why a card that is held cannot be laid in this form."""
    if kind == TRAP:
        if s.camp[s.turn, TRAP] > 0:
            return TRAP_OWNED
        return LEGAL if can_pay(s, TRAP_PRICE, event - LAY_TRAP) else TRAP_UNPAID
    if kind == THIEF:
        return why_not_thief(s, event)
    if kind == WOLF:
        return why_not_wolf(s, event - LAY_WOLF)
    if kind == CHIEF:
        return why_not_chief(s, event)
    if kind == FIDDLE:
        if s.centre[CAMEL] == 0:
            return FIDDLE_NO_CAMEL
        return LEGAL if can_pay(s, CAMEL_PRICE, event - LAY_FIDDLE) else FIDDLE_UNPAID
    if kind == STEPPE and s.herd[s.turn, CAMEL] < camels_needed(s):
        return STEPPE_CAMELS
    return LEGAL


@kernel
def why_not_thief(s: Record, event: int) -> int:
    if event < LAY_THIEF_TWO:
        return why_not_steal(s, event - LAY_THIEF, 1)
    # ZAYO-31: two pieces, with zayo.
    if s.camp[s.turn, ZAYO] == 0:
        return TWO_WITHOUT_ZAYO
    one = int(PAIR[event - LAY_THIEF_TWO, 0])
    other = int(PAIR[event - LAY_THIEF_TWO, 1])
    ground = why_not_steal(s, one, 2 if one == other else 1)
    if ground == LEGAL:
        ground = why_not_steal(s, other, 1)
    return LEGAL if ground == LEGAL else ground - THIEF_SELF + TWO_SELF


@kernel
def why_not_steal(s: Record, piece: int, count: int) -> int:
    """ZAYO-22, for so many pieces of one kind."""
    victim = piece // PIECES
    if victim == s.turn:
        return THIEF_SELF
    if s.camp[victim, piece % PIECES] < count:
        return THIEF_MISSING
    if s.camp[victim, FRIENDSHIP] > 0 or s.camp[victim, ZAYO] > 0:
        return THIEF_PROTECTED
    return LEGAL


@kernel
def why_not_wolf(s: Record, target: int) -> int:
    victim = target // ANIMALS
    animal = target % ANIMALS
    # ZAYO-30: a camel only with zayo.
    if animal == CAMEL and s.camp[s.turn, ZAYO] == 0:
        return CAMEL_WITHOUT_ZAYO
    shift = CAMEL_SELF - WOLF_SELF if animal == CAMEL else 0
    if victim == s.turn:
        return WOLF_SELF + shift
    if s.herd[victim, animal] == 0:
        return WOLF_MISSING + shift
    camp = s.camp[victim]
    if camp[TRAP] > 0 or camp[SHAMAN] > 0 or camp[ZAYO] > 0:
        return WOLF_PROTECTED + shift
    return LEGAL


@kernel
def why_not_chief(s: Record, event: int) -> int:
    shift = 0
    if event >= LAY_CHIEF_CAMELS:
        # ZAYO-32: all camels, with zayo.
        if s.camp[s.turn, ZAYO] == 0:
            return CAMELS_WITHOUT_ZAYO
        shift = CAMELS_CAMP - CHIEF_CAMP
    elif (event >= LAY_CHIEF_KIND) != (s.chief_takes == ONE_KIND):
        return CHIEF_FORM
    if not has_camp(s):
        return CHIEF_CAMP + shift
    victim = chief_victim(event)
    if victim == s.turn:
        return CHIEF_SELF + shift
    if s.camp[victim, YURT] > 0:
        return CHIEF_YURT + shift
    booty = 0
    for animal in range(ANIMALS):
        booty += chief_booty(s, event, animal)
    if booty == 0:
        return CHIEF_MISSING + shift
    return CHIEF_PROTECTED if s.camp[victim, ZAYO] > 0 else LEGAL


@kernel
def has_camp(s: Record) -> bool:
    """ZAYO-26: horse, cart, yurt and trap."""
    return has_base(s) and s.camp[s.turn, TRAP] > 0


@kernel
def camels_needed(s: Record) -> int:
    """ZAYO-29"""
    return 2 if s.players <= 4 else 1


@kernel
def small_stock(s: Record, seat: int) -> int:
    return int(s.herd[seat, SHEEP]) + int(s.herd[seat, GOAT])


@kernel
def can_pay(s: Record, price: int, goats: int) -> bool:
    return bool(s.herd[s.turn, SHEEP] >= price - goats and s.herd[s.turn, GOAT] >= goats)


@kernel
def pay(s: Record, price: int, goats: int) -> None:
    s.herd[s.turn, SHEEP] -= price - goats
    s.herd[s.turn, GOAT] -= goats
    s.centre[SHEEP] += price - goats
    s.centre[GOAT] += goats


@kernel
def lay(s: Record, event: int) -> None:
    kind = LAID[event - LAY]
    s.hands[s.turn, kind] -= 1
    s.held[s.turn] -= 1
    s.camp[s.turn, kind] += 1
    s.phase = BID_DUE
    if kind == TRAP:
        pay(s, TRAP_PRICE, event - LAY_TRAP)
    elif kind == FIDDLE:
        pay(s, CAMEL_PRICE, event - LAY_FIDDLE)
        s.centre[CAMEL] -= 1
        s.herd[s.turn, CAMEL] += 1
    elif kind == STEPPE:
        s.phase = OVER
    elif kind in (THIEF, WOLF, CHIEF):
        begin_attack(s, event)
