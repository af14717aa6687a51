"""Thief, wolf and chief: whom they come to, what they take, and how they are answered.

ZAYO-40 to ZAYO-44
"""

from yurt.engine.jit import kernel
from yurt.engine.layout import Array, Record
from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    ANSWER,
    ANSWER_NOW,
    BID_DUE,
    CAMEL,
    COUNTER,
    COUNTER_FRIENDSHIP,
    COUNTER_NAMED,
    COUNTER_SHAMAN,
    COUNTER_UNNAMED,
    DEFENCES,
    FRIENDSHIP,
    LAY_CHIEF,
    LAY_CHIEF_CAMELS,
    LAY_CHIEF_KIND,
    LAY_FRIENDSHIP,
    LAY_THIEF,
    LAY_THIEF_TWO,
    LAY_WOLF,
    LEGAL,
    NO_ATTACK,
    NO_DEFENCE,
    PAIR,
    PIECES,
    SHAMAN,
    SMALL_STOCK,
    UNANSWERED,
)

# ---- What an attack is after


@kernel
def is_chief(attack: int) -> bool:
    return attack >= LAY_CHIEF


@kernel
def chief_victim(event: int) -> int:
    if event < LAY_CHIEF_KIND:
        return event - LAY_CHIEF
    if event < LAY_CHIEF_CAMELS:
        return (event - LAY_CHIEF_KIND) // SMALL_STOCK
    return event - LAY_CHIEF_CAMELS


@kernel
def chief_booty(s: Record, event: int, animal: int) -> int:
    """How many of an animal the chief takes in this form."""
    if event < LAY_CHIEF_KIND:
        is_taken = animal < SMALL_STOCK
    elif event < LAY_CHIEF_CAMELS:
        is_taken = animal == (event - LAY_CHIEF_KIND) % SMALL_STOCK
    else:
        is_taken = animal == CAMEL
    return int(s.herd[chief_victim(event), animal]) if is_taken else 0


@kernel
def stolen_piece(attack: int, number: int) -> int:
    """The first or second piece that a thief is after; the same twice for a plain thief."""
    if attack < LAY_THIEF_TWO:
        return attack - LAY_THIEF
    return int(PAIR[attack - LAY_THIEF_TWO, number])


@kernel
def victim_of(attack: int, number: int) -> int:
    """The first or second victim; the same twice where there is one."""
    if is_chief(attack):
        return chief_victim(attack)
    if attack >= LAY_WOLF:
        return (attack - LAY_WOLF) // ANIMALS
    return stolen_piece(attack, number) // PIECES


# ---- What answers it


@kernel
def lies_open(s: Record, kind: int) -> bool:
    """Whether a card of this kind lies before any seat."""
    count = 0
    for seat in range(s.players):
        count += int(s.camp[seat, kind])
    return count > 0


@kernel
def is_defence(attack: int, card: int) -> bool:
    """ZAYO-40, ZAYO-42: friendship answers thief and chief, the shaman wolf and chief."""
    if is_chief(attack):
        return card in (FRIENDSHIP, SHAMAN)
    return card == (FRIENDSHIP if attack < LAY_FRIENDSHIP else SHAMAN)


@kernel
def counter_with(attack: int, card: int) -> int:
    """The answer with a card; it is named against the chief alone."""
    if is_chief(attack):
        return COUNTER_FRIENDSHIP if card == FRIENDSHIP else COUNTER_SHAMAN
    return COUNTER


@kernel
def countering_card(attack: int, answer: int) -> int:
    if is_chief(attack):
        return FRIENDSHIP if answer == COUNTER_FRIENDSHIP else SHAMAN
    return FRIENDSHIP if attack < LAY_FRIENDSHIP else SHAMAN


@kernel
def is_answerable(s: Record, attack: int) -> bool:
    """ZAYO-43: somebody may hold a card that answers, for all that everyone can see."""
    if is_chief(attack) and s.chief_counter == UNANSWERED:
        return False
    unseen = 0
    for card in DEFENCES:
        unseen += is_defence(attack, card) and not lies_open(s, card)
    return unseen > 0


# ---- Asking, answering, and what follows


@kernel
def distance(s: Record, seat: int) -> int:
    """How many seats clockwise from the attacker."""
    return (seat - int(s.turn) + int(s.players)) % int(s.players)


@kernel
def begin_attack(s: Record, event: int) -> None:
    s.attack = event
    # ZAYO-43: the victim is asked whatever it holds, unless nobody can hold what answers.
    if not is_answerable(s, event):
        carry_out(s)
        return
    one = victim_of(event, 0)
    other = victim_of(event, 1)
    s.asked = one if distance(s, one) <= distance(s, other) else other
    s.phase = ANSWER


@kernel
def legal_answers(s: Record, moves: Array) -> int:
    moves[0] = ACCEPT
    count = 1
    for card in DEFENCES:
        if is_defence(s.attack, card) and s.hands[s.asked, card] > 0:
            moves[count] = counter_with(s.attack, card)
            count += 1
    return count


@kernel
def why_not_answer(s: Record, event: int) -> int:
    if event == ACCEPT:
        return LEGAL
    if event < COUNTER:
        return ANSWER_NOW
    # ZAYO-42: against the chief the card is named, against the others it is not.
    if is_chief(s.attack) and event == COUNTER:
        return COUNTER_UNNAMED
    if not is_chief(s.attack) and event != COUNTER:
        return COUNTER_NAMED
    return LEGAL if s.hands[s.asked, countering_card(s.attack, event)] > 0 else NO_DEFENCE


@kernel
def answer(s: Record, event: int) -> None:
    if event != ACCEPT:
        # ZAYO-41: the whole attack is cancelled, the defending card stays.
        card = countering_card(s.attack, event)
        s.hands[s.asked, card] -= 1
        s.held[s.asked] -= 1
        s.camp[s.asked, card] += 1
        end_attack(s)
        return
    for number in range(2):
        victim = victim_of(s.attack, number)
        if distance(s, victim) > distance(s, s.asked):
            s.asked = victim
            return
    carry_out(s)


@kernel
def carry_out(s: Record) -> None:
    attack = int(s.attack)
    if is_chief(attack):
        for animal in range(ANIMALS):
            count = chief_booty(s, attack, animal)
            s.herd[chief_victim(attack), animal] -= count
            s.herd[s.turn, animal] += count
    elif attack >= LAY_WOLF:
        animal = (attack - LAY_WOLF) % ANIMALS
        s.herd[victim_of(attack, 0), animal] -= 1
        s.herd[s.turn, animal] += 1
    else:
        for number in range(1 if attack < LAY_THIEF_TWO else 2):
            kind = stolen_piece(attack, number) % PIECES
            s.camp[victim_of(attack, number), kind] -= 1
            s.camp[s.turn, kind] += 1
    end_attack(s)


@kernel
def end_attack(s: Record) -> None:
    # ZAYO-44: the attacker goes on to its bid.
    s.attack = NO_ATTACK
    s.asked = 0
    s.phase = BID_DUE
