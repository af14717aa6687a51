"""YAK, rulings YAK-1 to YAK-20 (RULES.md).

Limits: 2 to 6 seats, 107 cards. Draw pile, hands, pile and turned-up cards always add up to them.

The state
    phase        DEALING, TURN (play or challenge), CLAIM_DUE, DRAWING, LAST_WORD (YAK-18), OVER
    turn         the seat that acts or draws
    dealt        cards dealt so far during the set-up
    deck         draw pile: how many of each kind; deck_size in all
    hands        cards of each kind in each hand; held: in all
    pile         the pile's cards in the order played, pile_size of them; opener played the first,
                 and each further one was played by the next seat
    claim        the standing claim, or NO_CLAIM; the seat before `turn` made it
    taken        cards taken by each seat
    turned       every card that was ever turned up, in the order played, turned_size of them;
                 the last pile is the last `last_size` of them, with its claim, count and taker

The events
    PLAY + kind, CLAIM + claim, CHALLENGE, PASS; chance: DRAW + kind
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.yak.tables import *

State = record(
    deck=i1[KINDS],
    hands=i1[SEATS, KINDS],
    held=i1[SEATS],
    taken=i1[SEATS],
    pile=i1[DECK],
    turned=i1[DECK],
    deck_size=i1,
    pile_size=i1,
    turned_size=i1,
    last_size=i1,
    last_claim=i2,
    last_count=i2,
    last_taker=i1,
    claim=i2,
    opener=i1,
    turn=i1,
    phase=i1,
    dealt=i1,
    first=i1,
    players=i1,
    final_challenge=i1,
)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.players = players
    s.first = first
    s.final_challenge = options.final_challenge
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
        s.deck_size += COPIES[kind]
    s.claim = NO_CLAIM
    s.last_claim = NO_CLAIM
    s.phase = DEALING


@kernel
def to_move(s: Record) -> int:
    if s.phase == OVER:
        return NOBODY
    if s.phase == DEALING or s.phase == DRAWING:
        return CHANCE
    return int(s.turn)


@kernel
def legal(s: Record, moves: Array) -> int:
    count = 0
    if s.phase == TURN:
        if s.claim < last_claim():
            hand = s.hands[s.turn]
            for kind in range(KINDS):
                # Written always and kept if held: without a branch this is much faster.
                moves[count] = PLAY + kind
                count += hand[kind] > 0
        if s.claim != NO_CLAIM:
            moves[count] = CHALLENGE
            count += 1
    elif s.phase == CLAIM_DUE:
        # YAK-7: the opening claim is 1 of any species. YAK-8: later ones outrank.
        lowest = int(s.claim) + 1
        count = SPECIES if s.claim == NO_CLAIM else last_claim() + 1 - lowest
        for place, claim in enumerate(range(lowest, lowest + count)):
            moves[place] = CLAIM + claim
    elif s.phase == LAST_WORD:
        moves[0] = CHALLENGE
        moves[1] = PASS
        count = 2
    return count


@kernel
def why_not(s: Record, event: int) -> int:
    if s.phase == DEALING or s.phase == DRAWING:
        return LEGAL if s.deck[event - DRAW] > 0 else NOT_IN_THE_DECK
    if s.phase == CLAIM_DUE:
        return why_not_claim(s, event)
    if event < CLAIM:
        if s.hands[s.turn, event - PLAY] == 0:
            return NOT_HELD
        return LEGAL if s.claim < last_claim() else MUST_CHALLENGE
    if event == CHALLENGE:
        return LEGAL if s.claim != NO_CLAIM else NOTHING_TO_DOUBT
    if event == PASS:
        return LEGAL if s.phase == LAST_WORD else NO_PASS
    return PLAY_FIRST


@kernel
def apply(s: Record, event: int) -> None:
    if event >= DRAW:
        take_from_deck(s, event - DRAW)
    elif event < CLAIM:
        play(s, event - PLAY)
    elif event < CHALLENGE:
        s.claim = event - CLAIM
        after_claim(s)
    elif event == CHALLENGE:
        challenge(s)
    else:
        s.phase = OVER


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    count = 0
    for kind in range(KINDS):
        if s.deck[kind] > 0:
            events[count] = DRAW + kind
            weights[count] = s.deck[kind]
            count += 1
    return count


@kernel
def draw(s: Record, rng: Array) -> int:
    return DRAW + pick(s.deck, below(rng, s.deck_size))


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    for seat in range(s.players):
        scores[seat] = s.taken[seat]
        # YAK-19: fewest taken cards win.
        standing[seat] = -int(s.taken[seat])


@kernel
def hide(s: Record, seat: int, view: Record) -> None:
    # YAK-20: the own hand and the own cards of the pile; of everything else the sizes.
    for other in range(s.players):
        view.held[other] = s.held[other]
        view.taken[other] = s.taken[other]
    for place in range(s.turned_size):
        view.turned[place] = s.turned[place]
    view.deck_size = s.deck_size
    view.pile_size = s.pile_size
    view.turned_size = s.turned_size
    view.last_size = s.last_size
    view.last_claim = s.last_claim
    view.last_count = s.last_count
    view.last_taker = s.last_taker
    view.claim = s.claim
    view.opener = s.opener
    view.turn = s.turn
    view.phase = s.phase
    view.dealt = s.dealt
    view.first = s.first
    view.players = s.players
    view.final_challenge = s.final_challenge
    if seat >= 0:
        for kind in range(KINDS):
            view.hands[seat, kind] = s.hands[seat, kind]
    for place in range(s.pile_size):
        view.pile[place] = s.pile[place] if player_of(s, place) == seat else FACE_DOWN


@kernel
def seen(s: Record, event: int, seat: int) -> int:
    if event < CLAIM and seat != s.turn:
        return PLAY_HIDDEN
    if DRAW <= event < EVENTS and seat != drawer(s):
        return DRAW_HIDDEN
    return event


@kernel
def guess(view: Record, seat: int, rng: Array, s: Record) -> None:
    # All cards that were never shown to this seat are alike to it: they lie in any order in the
    # other hands, the unknown places of the pile and the draw pile.
    unseen = s.deck
    for kind in range(KINDS):
        unseen[kind] = COPIES[kind]
        if seat >= 0:
            unseen[kind] -= view.hands[seat, kind]
    for place in range(view.turned_size):
        unseen[view.turned[place]] -= 1
    for place in range(view.pile_size):
        if view.pile[place] != FACE_DOWN:
            unseen[view.pile[place]] -= 1
    left = 0
    for kind in range(KINDS):
        left += unseen[kind]
    for other in range(view.players):
        if other != seat:
            for _ in range(view.held[other]):
                kind = pick(unseen, below(rng, left))
                unseen[kind] -= 1
                left -= 1
                s.hands[other, kind] += 1
    for place in range(view.pile_size):
        if view.pile[place] == FACE_DOWN:
            kind = pick(unseen, below(rng, left))
            unseen[kind] -= 1
            left -= 1
            s.pile[place] = kind


@kernel
def last_claim() -> int:
    """YAK-9: the highest claim."""
    return HIGHEST * SPECIES - 1


@kernel
def player_of(s: Record, place: int) -> int:
    """The seat that played a card of the pile."""
    return (int(s.opener) + place) % int(s.players)


@kernel
def drawer(s: Record) -> int:
    """The seat that draws the next card."""
    return int(s.dealt) // HAND if s.phase == DEALING else int(s.turn)


@kernel
def pick(cards: Array, number: int) -> int:
    """The kind of a card by its number among the cards."""
    kind = 0
    while number >= cards[kind]:
        number -= cards[kind]
        kind += 1
    return kind


@kernel
def why_not_claim(s: Record, event: int) -> int:
    if event < CLAIM or event == CHALLENGE:
        return MUST_CLAIM
    if event == PASS:
        return NO_PASS
    is_number = CLAIM <= event < CHALLENGE
    if s.claim == NO_CLAIM:
        return LEGAL if is_number and event < CLAIM + SPECIES else OPEN_WITH_ONE
    if is_number and event - CLAIM <= last_claim():
        return LEGAL if event - CLAIM > s.claim else MUST_OUTRANK
    return MUST_OUTRANK if CLAIM_NONE <= event < CLAIM_ABOVE else CLAIM_TOO_HIGH


@kernel
def take_from_deck(s: Record, kind: int) -> None:
    seat = drawer(s)
    s.deck[kind] -= 1
    s.deck_size -= 1
    s.hands[seat, kind] += 1
    s.held[seat] += 1
    if s.phase == DRAWING:
        pass_turn(s)
        return
    s.dealt += 1
    if s.dealt == HAND * s.players:
        s.turn = s.first
        s.phase = TURN


@kernel
def play(s: Record, kind: int) -> None:
    if s.pile_size == 0:
        s.opener = s.turn
    s.hands[s.turn, kind] -= 1
    s.held[s.turn] -= 1
    s.pile[s.pile_size] = kind
    s.pile_size += 1
    s.phase = CLAIM_DUE


@kernel
def after_claim(s: Record) -> None:
    if s.deck_size > 0:
        s.phase = DRAWING
        return
    # YAK-10: an empty draw pile gives nothing, and play goes on.
    pass_turn(s)
    # YAK-18: the last card in anyone's hand was played. Turns go round, so the next seat's is empty
    # only when all are.
    if s.held[s.turn] == 0:
        s.phase = LAST_WORD if s.final_challenge == 1 else OVER


@kernel
def pass_turn(s: Record) -> None:
    s.turn = (s.turn + 1) % s.players
    s.phase = TURN


@kernel
def challenge(s: Record) -> None:
    claimer = (int(s.turn) + int(s.players) - 1) % int(s.players)
    number = int(s.claim) // SPECIES + 1
    found = count_pile(s, int(s.claim) % SPECIES)
    # YAK-11: equal is enough for the claim.
    taker = claimer if found < number else int(s.turn)
    for place in range(s.pile_size):
        s.turned[s.turned_size + place] = s.pile[place]
        s.pile[place] = 0
    s.turned_size += s.pile_size
    s.taken[taker] += s.pile_size
    s.last_size = s.pile_size
    s.last_claim = s.claim
    s.last_count = found
    s.last_taker = taker
    s.pile_size = 0
    s.claim = NO_CLAIM
    s.turn = taker
    # YAK-16: the taker opens the next pile. YAK-17: with an empty draw pile the game is over.
    s.phase = TURN if s.deck_size > 0 else OVER


@kernel
def count_pile(s: Record, species: int) -> int:
    specials = specials_of(s.pile, int(s.pile_size))
    total = 0
    for place in range(s.pile_size):
        total += card_worth(int(s.pile[place]), species, specials)
    return total


@kernel
def specials_of(cards: Array, size: int) -> int:
    """Which special cards count among the first ones: BANG_COUNTS and ONE_COUNTS, or STOPPED."""
    found = 0
    stops = 0
    for place in range(size):
        if cards[place] == BANG:
            found |= BANG_COUNTS
        elif cards[place] == ONE:
            found |= ONE_COUNTS
        stops += cards[place] == STOP
    # YAK-15: an odd number of stop cards voids the specials.
    return STOPPED if stops % 2 == 1 else found


@kernel
def card_worth(kind: int, species: int, specials: int) -> int:
    """How much a card of the pile counts for a species."""
    if kind > WILD_2:
        return 0
    # YAK-12: wild cards always count. YAK-13: with "!" every creature does.
    if kind < CREATURES and kind // 3 != species and specials & BANG_COUNTS == 0:
        return 0
    # YAK-14: with "1" each counts 1.
    return 1 if specials & ONE_COUNTS != 0 else int(VALUES[kind])
