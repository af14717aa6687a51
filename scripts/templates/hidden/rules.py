"""Demo, rulings DEMO-1 to DEMO-7 (RULES.md).

The state
    phase        ROLLING (chance rolls for one seat after the other), BIDDING, OVER
    rounds       rounds that are over
    rolled       seats that have rolled in this round
    hands        the dice of each seat in each round, as the number of their set; 0: not known.
                 Dice that were shown stay in sight, so that nobody forgets what they once knew.
    turn         the seat that bids or doubts
    bid, bidder  the last bid of this round and whose it is; NO_BID
    last_bid     the bid that the round before was about
    loser        who lost a chip last and begins this round
    chips        what each seat has left

The events
    BID + bid, DOUBT; chance: ROLL + set - FIRST_SET
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.demo.tables import *

State = record(
    bid=i2,
    last_bid=i2,
    hands=i1[ROUNDS, SEATS],
    chips=i1[SEATS],
    bidder=i1,
    turn=i1,
    loser=i1,
    rounds=i1,
    rolled=i1,
    phase=i1,
    players=i1,
)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.players = players
    s.loser = first
    s.last_bid = NO_BID
    for seat in range(players):
        s.chips[seat] = options.chips
    begin_round(s)


@kernel
def to_move(s: Record) -> int:
    if s.phase == OVER:
        return NOBODY
    return CHANCE if s.phase == ROLLING else int(s.turn)


@kernel
def legal(s: Record, moves: Array) -> int:
    if s.phase != BIDDING:
        return 0
    count = 0
    for bid in range(s.bid + 1, bids_of(s)):
        moves[count] = BID + bid
        count += 1
    if s.bid != NO_BID:
        moves[count] = DOUBT
        count += 1
    return count


@kernel
def why_not(s: Record, event: int) -> int:
    if event == DOUBT:
        return NOTHING_TO_DOUBT if s.bid == NO_BID else LEGAL
    if event < DOUBT:
        if event - BID >= bids_of(s):
            return TOO_MANY
        return LEGAL if event - BID > s.bid else TOO_LOW
    return LEGAL


@kernel
def apply(s: Record, event: int) -> None:
    if event >= ROLL:
        s.hands[s.rounds, s.rolled] = FIRST_SET + event - ROLL
        s.rolled += 1
        if s.rolled == s.players:
            s.phase = BIDDING
    elif event == DOUBT:
        judge_doubt(s)
    else:
        s.bid = event - BID
        s.bidder = s.turn
        s.turn = (s.turn + 1) % s.players


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    for throw in range(THROWS):
        events[throw] = ROLL + throw
        weights[throw] = WAYS[FIRST_SET + throw]
    return THROWS


@kernel
def draw(s: Record, rng: Array) -> int:
    return ROLL + throw_dice(rng) - FIRST_SET


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    for seat in range(s.players):
        scores[seat] = s.chips[seat]
        standing[seat] = s.chips[seat]


@kernel
def hide(s: Record, seat: int, view: Record) -> None:
    view.bid = s.bid
    view.last_bid = s.last_bid
    view.chips[:] = s.chips
    view.bidder = s.bidder
    view.turn = s.turn
    view.loser = s.loser
    view.rounds = s.rounds
    view.rolled = s.rolled
    view.phase = s.phase
    view.players = s.players
    # DEMO-7: one's own dice, and all dice of the rounds that are over.
    for number in range(s.rounds + 1):
        for other in range(s.players):
            if number < s.rounds or other == seat:
                view.hands[number, other] = s.hands[number, other]


@kernel
def seen(s: Record, event: int, seat: int) -> int:
    # DEMO-7: whoever rolls looks under the cup, and nobody else does.
    return ROLL_HIDDEN if event >= ROLL and s.rolled != seat else event


@kernel
def guess(view: Record, seat: int, rng: Array, s: Record) -> None:
    for other in range(view.rolled):
        if other != seat:
            s.hands[view.rounds, other] = throw_dice(rng)


@kernel
def throw_dice(rng: Array) -> int:
    dice = NO_DICE
    for _ in range(DICE):
        dice = int(ONE_MORE[dice, below(rng, FACES)])
    return dice


@kernel
def bids_of(s: Record) -> int:
    """DEMO-3: how many bids there are with this many dice on the table."""
    return int(s.players) * DICE * FACES


@kernel
def count_face(s: Record, number: int, face: int) -> int:
    """How many dice of a round show a face (1 to 6), of those that are known."""
    count = 0
    for seat in range(s.players):
        count += int(COUNTS[s.hands[number, seat], face - 1])
    return count


@kernel
def judge_doubt(s: Record) -> None:
    # DEMO-5: whoever was wrong loses a chip.
    bid = int(s.bid)
    is_true = count_face(s, int(s.rounds), bid % FACES + 1) >= bid // FACES + 1
    s.loser = s.turn if is_true else s.bidder
    s.chips[s.loser] -= 1
    s.last_bid = s.bid
    if s.chips[s.loser] == 0:
        # DEMO-6: the game ends with the last chip of any seat.
        s.phase = OVER
    else:
        s.rounds += 1
        begin_round(s)


@kernel
def begin_round(s: Record) -> None:
    # DEMO-6: whoever lost a chip begins.
    s.turn = s.loser
    s.bid = NO_BID
    s.bidder = NO_BID
    s.rolled = 0
    s.phase = ROLLING
