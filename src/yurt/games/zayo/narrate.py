"""What ZAYO's events, refusals and questions are called: names of messages in text/*.ftl."""

from collections.abc import Iterator, Sequence

from yurt.engine.layout import Record
from yurt.engine.words import Either, Say, Seat, say
from yurt.games.zayo.attacks import (
    chief_booty,
    countering_card,
    is_chief,
    is_defence,
    stolen_piece,
    victim_of,
)
from yurt.games.zayo.laying import camels_needed, has_base, is_wanted
from yurt.games.zayo.notation import ANIMAL_NAMES, CARD_NAMES, SUIT_NAMES
from yurt.games.zayo.rules import can_place, led_suit, must_bid, top_rank
from yurt.games.zayo.tables import (
    ACCEPT,
    ANIMALS,
    ANSWER,
    ASK,
    BASE,
    CAMEL,
    CAMEL_PRICE,
    CHIEF,
    COUNTER,
    DEAL,
    DEAL_CARD,
    DEAL_HIDDEN,
    DEFENCES,
    FIDDLE,
    FRIENDSHIP,
    LAID,
    LAY,
    LAY_CHIEF_CAMELS,
    LAY_FIDDLE,
    LAY_THIEF_TWO,
    LAY_TRAP,
    LAY_WOLF,
    NO_ATTACK,
    ONE_KIND,
    OVER,
    PASS,
    PIECES,
    PLACE,
    REWARD,
    SHAMAN,
    SMALL_STOCK,
    STEPPE,
    SUIT_CARDS,
    TAKE,
    THIEF,
    TRAP,
    TRAP_PRICE,
    TURN,
    WOLF,
    ZAYO,
)


def bid_card(card: int) -> Say:
    suit, rank = divmod(int(card), SUIT_CARDS)
    return say("bid-card", suit=SUIT_NAMES[suit], rank=rank + 1)


def card(kind: int) -> Say:
    return say("card", card=CARD_NAMES[kind])


def a_card(kind: int) -> Say:
    return say("a-card", card=CARD_NAMES[kind])


def no_card(kind: int) -> Say:
    return say("no-card", card=CARD_NAMES[kind])


def animals(counts: Sequence[int]) -> list[Say]:
    """Animals that are there, each kind with its number."""
    return [
        say("animals", animal=name, count=int(count))
        for name, count in zip(ANIMAL_NAMES, counts, strict=False)
        if count > 0
    ]


def price(count: int, goats: int) -> list[Say]:
    return animals((count - goats, goats))


def tell(actor: int, event: int, before: Record, after: Record) -> Iterator[Say]:
    """The sentences for an event, from a view before and after it."""
    seat = Seat(before.turn)
    if event < LAY:
        yield say("bids", seat=seat, card=bid_card(event))
        if after.phase == REWARD:
            yield say("wins-trick", seat=Seat(after.turn))
    elif event < PLACE:
        yield from tell_lay(seat, event, before, after)
    elif event < COUNTER:
        yield from tell_reward(seat, event, before, after)
    elif event < DEAL:
        yield from tell_answer(event, before, after)
    else:
        yield tell_deal(seat, event)
    if after.tour > before.tour:
        if after.phase == OVER:
            yield say("ends-tours", count=int(after.max_tours))
        else:
            yield say("tour-begins", number=int(after.tour) + 1, seat=Seat(after.opener))


def tell_deal(seat: Seat, event: int) -> Say:
    if event == DEAL_HIDDEN:
        return say("dealt-hidden", seat=seat)
    if event < DEAL_CARD:
        return say("dealt", seat=seat, card=bid_card(event - DEAL))
    return say("dealt", seat=seat, card=a_card(event - DEAL_CARD))


def tell_lay(seat: Seat, event: int, before: Record, after: Record) -> Iterator[Say]:
    kind = LAID[event - LAY]
    if kind == TRAP:
        yield say("buys-trap", seat=seat, price=price(TRAP_PRICE, event - LAY_TRAP))
    elif kind == FIDDLE:
        yield say("plays-fiddle", seat=seat, price=price(CAMEL_PRICE, event - LAY_FIDDLE))
    elif kind == STEPPE:
        camels = animals((0, 0, after.herd[before.turn, CAMEL]))
        yield say("leaves", seat=seat, camels=camels)
    elif kind in (THIEF, WOLF, CHIEF):
        yield tell_attack(seat, event, before)
        if after.phase != ANSWER:
            yield from tell_booty(event, before)
    else:
        yield say(f"lays-{CARD_NAMES[kind]}", seat=seat)


def tell_attack(seat: Seat, attack: int, before: Record) -> Say:
    victim, other_victim = Seat(victim_of(attack, 0)), Seat(victim_of(attack, 1))
    if is_chief(attack):
        return say("sends-chief", seat=seat, victim=victim, animals=chief_prey(before, attack))
    if attack >= LAY_WOLF:
        return say("sends-wolf", seat=seat, victim=victim, animal=wolf_prey(attack))
    pieces = thief_prey(attack, victim)
    if attack < LAY_THIEF_TWO:
        return say("sends-thief", seat=seat, victim=victim, piece=pieces)
    if victim == other_victim:
        return say("sends-thief-for-two", seat=seat, victim=victim, pieces=pieces)
    return say(
        "sends-thief-twice",
        seat=seat,
        victim=victim,
        piece=pieces,
        other_victim=other_victim,
        other_piece=thief_prey(attack, other_victim),
    )


def thief_prey(attack: int, victim: int) -> list[Say]:
    """What a thief is after at one of its victims."""
    numbers = range(1 if attack < LAY_THIEF_TWO else 2)
    kinds = [
        stolen_piece(attack, number) % PIECES
        for number in numbers
        if victim_of(attack, number) == victim
    ]
    if len(kinds) == 2 and kinds[0] == kinds[1]:
        return [say("two-pieces", card=CARD_NAMES[kinds[0]])]
    return [a_card(kind) for kind in kinds]


def wolf_prey(attack: int) -> Say:
    return say("an-animal", animal=prey_name(attack))


def prey_name(attack: int) -> str:
    return ANIMAL_NAMES[(attack - LAY_WOLF) % ANIMALS]


def chief_prey(view: Record, attack: int) -> list[Say]:
    """What a chief is after, as long as it lies before the victim."""
    return animals([chief_booty(view, attack, animal) for animal in range(ANIMALS)])


def tell_booty(attack: int, before: Record) -> Iterator[Say]:
    """What the attacker takes in the end."""
    if is_chief(attack):
        booty = chief_prey(before, attack)
        yield say("chief-takes", animals=booty, victim=Seat(victim_of(attack, 0)))
        return
    if attack >= LAY_WOLF:
        yield say("wolf-takes", animal=wolf_prey(attack), victim=Seat(victim_of(attack, 0)))
        return
    for victim in dict.fromkeys(victim_of(attack, number) for number in range(2)):
        yield say("thief-takes", pieces=thief_prey(attack, victim), victim=Seat(victim))


def tell_answer(event: int, before: Record, after: Record) -> Iterator[Say]:
    seat, attack = Seat(before.asked), int(before.attack)
    if event != ACCEPT:
        with_card = CARD_NAMES[countering_card(attack, event)]
        yield say(f"counters-with-{with_card}", seat=seat, attacker=attacker_name(attack))
        return
    yield say("accepts", seat=seat)
    if after.attack == NO_ATTACK:
        yield from tell_booty(attack, before)


def tell_reward(seat: Seat, event: int, before: Record, after: Record) -> Iterator[Say]:
    if event < ASK:
        yield say("places", seat=seat, card=a_card(event - PLACE))
    elif event < TAKE:
        giver, kind = divmod(event - ASK, BASE)
        yield say("asks", seat=seat, giver=Seat(giver), card=a_card(kind))
        is_given = after.camp[before.turn, kind] > before.camp[before.turn, kind]
        yield say("gives" if is_given else "has-none", giver=Seat(giver), seat=seat)
    elif event < PASS:
        animal = say("an-animal", animal=ANIMAL_NAMES[event - TAKE])
        yield say("takes", seat=seat, animal=animal)
    else:
        yield say("passes", seat=seat)


def refuse(key: str, event: int, view: Record) -> Say:
    """The sentence for a refusal, with what would be right."""
    if key == "refuse-not-to-deal":
        is_bid = event < DEAL_CARD
        return say(key, card=bid_card(event - DEAL) if is_bid else card(event - DEAL_CARD))
    if key == "refuse-bid-now" and PLACE <= event < ASK:
        return say("refuse-place-later")
    if key in ("refuse-answer-now", "refuse-no-defence", "refuse-counter-named"):
        return refuse_answer(key, event, view)
    if key == "refuse-bid-not-held":
        return say(key, card=bid_card(event))
    if key in ("refuse-must-overbid", "refuse-must-follow"):
        return say(key, card=bid_card(view.table[view.winner]), cards=must_cards(view))
    if LAY <= event < PLACE:
        return refuse_lay(key, event, view)
    return refuse_reward(key, event)


def refuse_answer(key: str, event: int, view: Record) -> Say:
    attack = int(view.attack)
    if key != "refuse-no-defence":
        return say(key, defence=defence_name(attack))
    # Against the chief another card may be there that answers as well.
    lacking = CARD_NAMES[countering_card(attack, event)]
    return say("refuse-no-defence-other" if held_defences(view) else key, defence=lacking)


def attacker_name(attack: int) -> str:
    return CARD_NAMES[LAID[attack - LAY]]


def defence_name(attack: int) -> str:
    """The card that answers an attack, or ``both``."""
    return "both" if is_chief(attack) else CARD_NAMES[countering_card(attack, COUNTER)]


def held_defences(view: Record) -> str:
    """What the seat that is asked can answer with: a card, ``both``, or nothing."""
    attack = int(view.attack)
    held = [card for card in DEFENCES if is_defence(attack, card) and view.hands[view.asked, card]]
    return "both" if len(held) > 1 else "".join(CARD_NAMES[card] for card in held)


def refuse_lay(key: str, event: int, view: Record) -> Say:
    kind = LAID[event - LAY]
    if key == "refuse-not-held":
        return say(key, card=no_card(kind))
    if key == "refuse-without-zayo":
        return say(key, card=a_card(kind))
    if key == "refuse-trap-unpaid":
        return say(key, price=price(TRAP_PRICE, event - LAY_TRAP))
    if key == "refuse-fiddle-unpaid":
        return say(key, price=price(CAMEL_PRICE, event - LAY_FIDDLE))
    if key == "refuse-steppe-camels":
        return say(key, camels=animals((0, 0, camels_needed(view))))
    if key == "refuse-chief-form":
        return say(key, takes="one-kind" if view.chief_takes == ONE_KIND else "all")
    if key in ("refuse-chief-yurt", "refuse-chief-protected"):
        return say(key, victim=Seat(victim_of(event, 0)))
    if key == "refuse-chief-missing":
        what = "camels" if event >= LAY_CHIEF_CAMELS else "stock"
        return say(key, victim=Seat(victim_of(event, 0)), what=what)
    if key == "refuse-thief-missing":
        piece = no_card(stolen_piece(event, 0) % PIECES)
        return say(key, victim=Seat(victim_of(event, 0)), piece=piece)
    if key == "refuse-wolf-missing":
        animal = say("no-animal", animal=prey_name(event))
        return say(key, victim=Seat(victim_of(event, 0)), animal=animal)
    if key in ("refuse-thief-protected", "refuse-wolf-protected"):
        victim = victim_of(event, 0)
        return say(key, victim=Seat(victim), shield=shield(view, victim, int(kind)))
    return say(key)


def shield(view: Record, victim: int, attacker: int) -> str:
    """The card before a seat that protects it."""
    shields = (FRIENDSHIP, ZAYO) if attacker == THIEF else (TRAP, SHAMAN, ZAYO)
    return next(CARD_NAMES[kind] for kind in shields if view.camp[victim, kind] > 0)


def refuse_reward(key: str, event: int) -> Say:
    if key == "refuse-place-twice":
        return say(key, card=a_card(event - PLACE))
    if key == "refuse-place-not-held":
        return say(key, card=no_card(event - PLACE))
    if key == "refuse-ask-twice":
        return say(key, card=a_card((event - ASK) % BASE))
    if key == "refuse-take-none-left":
        return say(key, animal=ANIMAL_NAMES[event - TAKE])
    return say(key)


def must_cards(view: Record) -> Either:
    """The cards of which one must be bid."""
    ranks = must_bid(view)
    first = led_suit(view) * SUIT_CARDS
    return Either(bid_card(first + rank) for rank in range(SUIT_CARDS) if ranks >> rank & 1)


def expect(view: Record, seat: int) -> Say:
    """What a seat is asked for now."""
    if view.phase == ANSWER:
        return expect_answer(view)
    if view.phase == REWARD:
        return expect_reward(view)
    return say("expect-turn", bid=expect_bid(view)) if view.phase == TURN else expect_bid(view)


def expect_bid(view: Record) -> Say:
    if view.turn == view.leader:
        return say("expect-lead")
    ranks = must_bid(view)
    if not ranks:
        return say("expect-any")
    # Only the duty to overbid leaves no card below the top one.
    lowest = ranks & -ranks
    if lowest >> top_rank(view):
        return say("expect-overbid", card=bid_card(view.table[view.winner]))
    return say("expect-follow")


def expect_answer(view: Record) -> Say:
    seat, attack = Seat(view.turn), int(view.attack)
    if is_chief(attack):
        told = say("attacked-by-chief", seat=seat, animals=chief_prey(view, attack))
    elif attack >= LAY_WOLF:
        told = say("attacked-by-wolf", seat=seat, animal=wolf_prey(attack))
    else:
        told = say("attacked-by-thief", seat=seat, pieces=thief_prey(attack, view.asked))
    held = held_defences(view)
    key = "expect-answer" if held else "expect-accept"
    return say(key, attack=told, defence=held or defence_name(attack))


def expect_reward(view: Record) -> Say:
    wanted = [kind for kind in range(BASE) if is_wanted(view, kind)]
    if has_base(view):
        left = [ANIMAL_NAMES[kind] for kind in range(SMALL_STOCK) if view.centre[kind] > 0]
        there = Either(say("an-animal", animal=name) for name in left)
        return say("expect-take", animals=there) if there else say("expect-pass")
    if can_place(view):
        held = Either(a_card(kind) for kind in wanted if view.hands[view.turn, kind] > 0)
        return say("expect-place", cards=held)
    needed = Either(a_card(kind) for kind in wanted)
    return say("expect-ask" if view.players > 2 else "expect-nothing", cards=needed)


def reveals(event: int) -> bool:
    """Bids, cards laid or placed, counters and asks show what a hand holds; the rest does not."""
    return not (TAKE <= event <= PASS or event == ACCEPT)


def is_capped(view: Record) -> bool:
    """ZAYO-51: the tours ran out before anyone left for the steppe."""
    return bool(view.tour == view.max_tours)
