"""Piles of YAK against itself, and the regrets of them.

A pile is played by the current plans. At each decision of one seat every plan is tried: the pile is
played on from there, and what a plan brings in more than the current mix of plans is added to its
regret (regret matching over sampled ways: external sampling, with one way sampled behind each
plan). What all others do goes into the mean of all plans, which is what is learned: of two players
who minimise regret, the means come close to plans that nobody can exploit.

A pile is worth as many cards as it holds: the taker loses them, the others win them together. The
next pile counts too, because good cards that are played are not there for it.
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, Array, Record
from yurt.games.yak.bluff import NO_PLACE, PLANS, draw_plan, find_plans
from yurt.games.yak.rules import apply, draw, last_claim, legal, setup, to_move
from yurt.games.yak.tables import CHALLENGE, CLAIM, CLAIM_DUE, HAND, NO_CLAIM, OVER, SPECIES, TURN

# Weights of plans add up to about this.
WEIGHT = 1_000_000
# One decision of so many is any plan, so that no row is left out.
EXPLORING = 12
# A pile of so many cards, and so many more for each player, is doubted by the next seat: as long as
# nobody has learned to doubt, piles would hold the whole deck.
LONG = 6
LONG_MORE = 3
# A plan that is regretted by so many cards never to have been left out is tried once in so many
# times.
HOPELESS = -150.0
SELDOM = 8
LEFT_OUT = -1000.0
# A game is begun anew when the draw pile has fewer cards for each seat.
ENOUGH = 2
# Claims that plans look at: up to three higher for each species.
CLAIMS_NEAR = 3 * SPECIES


@kernel
def weigh_plans(regrets: Array, places: Array, weights: Array) -> None:
    """Regret matching: plans are as likely as their regret, if it is positive."""
    total = 0.0
    for plan in range(PLANS):
        if places[plan] != NO_PLACE and regrets[plan] > 0:
            total += regrets[plan]
    for plan in range(PLANS):
        weights[plan] = 0
        if places[plan] != NO_PLACE:
            weights[plan] = WEIGHT * max(0.0, regrets[plan]) / total if total > 0 else 1


@kernel
def pick_event(
    s: Record, moves: Array, known: Array, places: Array, weights: Array, regrets: Array, rng: Array
) -> int:
    """A move by the current plans."""
    if is_long(s):
        return CHALLENGE
    count = near_moves(s, moves)
    if count == 1:
        return int(moves[0])
    row = find_plans(s, moves, count, known, places)
    weigh_plans(regrets[row], places, weights)
    return int(moves[places[draw_plan(weights, places, rng)]])


@kernel
def near_moves(s: Record, moves: Array) -> int:
    """The legal moves, without claims that no plan looks at: writing them takes longest."""
    if s.phase != CLAIM_DUE or s.claim == NO_CLAIM:
        return legal(s, moves)
    count = min(CLAIMS_NEAR, last_claim() - int(s.claim))
    for place in range(count):
        moves[place] = CLAIM + int(s.claim) + 1 + place
    return count


@kernel
def is_long(s: Record) -> bool:
    return bool(s.phase == TURN and s.pile_size >= LONG + LONG_MORE * s.players)


@kernel
def finish_pile(
    s: Record, moves: Array, known: Array, places: Array, weights: Array, regrets: Array, rng: Array
) -> None:
    """Plays on until the pile is taken, or the game is over without."""
    event = -1
    while event != CHALLENGE and s.phase != OVER:
        if to_move(s) == CHANCE:
            event = draw(s, rng)
        else:
            event = pick_event(s, moves, known, places, weights, regrets, rng)
        apply(s, event)


@kernel
def won_by(s: Record, before: Record, seat: int) -> float:
    """What a seat has won since then, in cards: a share of what the others took, less its own."""
    taken = 0
    for other in range(s.players):
        taken += int(s.taken[other]) - int(before.taken[other])
    own = int(s.taken[seat]) - int(before.taken[seat])
    return (taken - own) / (int(s.players) - 1) - own


@kernel
def deal(states: Array, players: int, options: Array, rng: Array) -> None:
    states[0] = states[2]
    s = states[0]
    setup(s, players, below(rng, players), options[0])
    for _ in range(HAND * players):
        apply(s, draw(s, rng))


@kernel
def try_plans(
    states: Array, seat: int, row: int, moves: Array, known: Array, places: Array, weights: Array,
    regrets: Array, won: Array, rng: Array,
) -> None:  # fmt: skip
    """Plays on once after each plan, and adds to the regrets. The first row of each array
    is of the decision, the second is for playing on."""
    mean = 0.0
    total = 0
    for plan in range(PLANS):
        won[plan] = LEFT_OUT
        if places[0, plan] != NO_PLACE and (
            regrets[row, plan] > HOPELESS or below(rng, SELDOM) == 0
        ):
            states[1] = states[0]
            apply(states[1], int(moves[0, places[0, plan]]))
            # A challenge has ended this pile already. The next one counts too, because of the cards
            # that are left for it.
            if int(moves[0, places[0, plan]]) != CHALLENGE:
                finish_pile(states[1], moves[1], known, places[1], weights[1], regrets, rng)
            finish_pile(states[1], moves[1], known, places[1], weights[1], regrets, rng)
            won[plan] = won_by(states[1], states[0], seat)
            mean += weights[0, plan] * won[plan]
            total += weights[0, plan]
    mean /= total
    for plan in range(PLANS):
        if won[plan] != LEFT_OUT:
            regrets[row, plan] += won[plan] - mean


@kernel
def play_pile(
    states: Array, seat: int, moves: Array, known: Array, places: Array, weights: Array,
    regrets: Array, sums: Array, won: Array, rng: Array,
) -> None:  # fmt: skip
    """One pile: a seat learns, the others go into the means."""
    s = states[0]
    event = -1
    while event != CHALLENGE and s.phase != OVER:
        if to_move(s) == CHANCE:
            event = draw(s, rng)
        elif is_long(s):
            event = CHALLENGE
        else:
            count = near_moves(s, moves[0])
            row = find_plans(s, moves[0], count, known, places[0])
            weigh_plans(regrets[row], places[0], weights[0])
            if to_move(s) == seat:
                try_plans(states, seat, row, moves, known, places, weights, regrets, won, rng)
                if below(rng, EXPLORING) == 0:
                    weights[0, :] = 1
            else:
                total = 0.0
                for plan in range(PLANS):
                    total += weights[0, plan]
                for plan in range(PLANS):
                    sums[row, plan] += weights[0, plan] / total
            event = int(moves[0, places[0, draw_plan(weights[0], places[0], rng)]])
        apply(s, event)


@kernel
def call_minimise(
    states: Array, players: int, options: Array, piles: int, moves: Array, known: Array,
    places: Array, weights: Array, regrets: Array, sums: Array, won: Array, rng: Array,
) -> None:  # fmt: skip
    """Plays so many piles, of games that end a little early."""
    s = states[0]
    for number in range(piles):
        if number == 0 or s.phase == OVER or s.deck_size < ENOUGH * players:
            deal(states, players, options, rng)
        play_pile(
            states, below(rng, players), moves, known, places, weights, regrets, sums, won, rng
        )  # fmt: skip
