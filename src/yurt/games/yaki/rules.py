"""YAKI, rulings YAKI-1 to YAKI-18 (RULES.md).

Limits: 2 to 6 seats, 20 tokens, paths of up to 16 squares. A token that was not turned up in this
round is nowhere in the state: chance decides what it is when it is turned up, so there is nothing
to hide.

The state
    phase        TURN (flip or stop), REVEALING (chance turns up `flipped`), OVER
    turn         the seat on turn; at the end the winner, or the seat that would have been next
    token        the token seen at each place in this round, or NONE
    lying        1 for each place whose token lies face down; lying_count in all
    unseen       1 for each token that was not seen in this round; unseen_count in all
    flipped      the place whose token chance is about to show, or NONE
    square       the square of each seat's most advanced token, or NONE
    place        the place where this token came from, or NONE
    trail        by seat and square: the places of the tokens behind its most advanced one, or NONE
    laid         tokens that the seat on turn has placed in this turn
    turns        turns of this round that have ended
    voids        void rounds since the last trophy
    trophies     of each seat; goal: how many win
    board        the board of each seat; paths: the squares of each board, NONE after the trophy

The events
    FLIP + place, STOP; chance: REVEAL + token
"""

from yurt.engine.chance import below
from yurt.engine.jit import kernel
from yurt.engine.layout import CHANCE, NOBODY, Array, Record, i1, i2, record
from yurt.games.yaki.tables import *

State = record(
    token=i1[KINDS],
    lying=i1[KINDS],
    unseen=i1[KINDS],
    lying_count=i1,
    unseen_count=i1,
    flipped=i1,
    square=i1[SEATS],
    place=i1[SEATS],
    trail=i1[SEATS, SQUARES],
    laid=i1,
    turns=i2,
    voids=i1,
    turn=i1,
    phase=i1,
    trophies=i1[SEATS],
    board=i1[SEATS],
    paths=i1[BOARDS, SQUARES],
    players=i1,
    may_stop=i1,
    goal=i1,
)


@kernel
def setup(s: Record, players: int, first: int, options: Record) -> None:
    s.players = players
    for board in range(BOARDS):
        for square in range(SQUARES):
            s.paths[board, square] = options.paths[board, square]
    s.may_stop = options.may_stop
    s.goal = options.trophies
    # YAKI-5: seat i has board i + 1.
    for seat in range(players):
        s.board[seat] = seat
    begin_round(s, first)


@kernel
def to_move(s: Record) -> int:
    if s.phase == TURN:
        return int(s.turn)
    return CHANCE if s.phase == REVEALING else NOBODY


@kernel
def legal(s: Record, moves: Array) -> int:
    if s.phase != TURN:
        return 0
    count = 0
    for place in range(PLACES):
        moves[count] = FLIP + place
        count += int(s.lying[place])
    if s.may_stop > 0 and s.laid > 0:
        moves[count] = STOP
        count += 1
    return count


@kernel
def why_not(s: Record, event: int) -> int:
    if event >= REVEAL:
        return LEGAL if s.unseen[event - REVEAL] == 1 else SEEN_BEFORE
    if event != STOP:
        return LEGAL if s.lying[event - FLIP] == 1 else NOT_FACE_DOWN
    if s.may_stop == 0:
        return NO_STOP
    return LEGAL if s.laid > 0 else STOP_TOO_EARLY


@kernel
def apply(s: Record, event: int) -> None:
    if event >= REVEAL:
        reveal(s, event - REVEAL)
    elif event == STOP:
        # YAKI-11: all tokens stay, but in games from before.
        if s.may_stop == STOP_TAKES_BACK:
            take_back(s)
        pass_on(s)
    elif s.token[event - FLIP] != NONE:
        # YAKI-7: what was seen at this place before needs no chance.
        turn_up(s, event - FLIP)
    else:
        s.flipped = event - FLIP
        s.phase = REVEALING


@kernel
def odds(s: Record, events: Array, weights: Array) -> int:
    count = 0
    for token in range(KINDS):
        if s.unseen[token] == 1:
            events[count] = REVEAL + token
            weights[count] = 1
            count += 1
    return count


@kernel
def draw(s: Record, rng: Array) -> int:
    number = below(rng, s.unseen_count)
    token = 0
    while number >= s.unseen[token]:
        number -= s.unseen[token]
        token += 1
    return REVEAL + token


@kernel
def is_over(s: Record) -> bool:
    return bool(s.phase == OVER)


@kernel
def score(s: Record, scores: Array, standing: Array) -> None:
    for seat in range(s.players):
        scores[seat] = s.trophies[seat]
        # YAKI-17: most trophies win.
        standing[seat] = s.trophies[seat]


@kernel
def begin_round(s: Record, beginner: int) -> None:
    """All tokens face down and unseen, all boards empty."""
    for place in range(PLACES):
        s.token[place] = NONE
        s.lying[place] = 1
    for token in range(KINDS):
        s.unseen[token] = COPIES[token]
    s.lying_count = PLACES
    s.unseen_count = PLACES
    s.flipped = NONE
    for seat in range(s.players):
        s.square[seat] = NONE
        s.place[seat] = NONE
        for square in range(SQUARES):
            s.trail[seat, square] = NONE
    s.laid = 0
    s.turns = 0
    s.turn = beginner
    s.phase = TURN


@kernel
def reveal(s: Record, token: int) -> None:
    place = int(s.flipped)
    s.token[place] = token
    s.unseen[token] = 0
    s.unseen_count -= 1
    s.flipped = NONE
    s.phase = TURN
    turn_up(s, place)


@kernel
def turn_up(s: Record, place: int) -> None:
    if fits(s, int(s.turn), int(s.token[place])):
        lay(s, place)
    else:
        # YAKI-12: it goes back; it has not left its place yet.
        end_turn(s)


@kernel
def fits(s: Record, seat: int, token: int) -> bool:
    """Whether a token can go on the next square of a seat."""
    square = int(s.square[seat])
    # YAKI-8: whatever it is, it can go on the start square.
    if square == NONE:
        return True
    # YAKI-10: a coloured square needs its colour; the trophy square is a plain one.
    wanted = int(s.paths[s.board[seat], square + 1])
    if wanted < PLAIN and wanted != token // NUMBERS:
        return False
    return bool(FITS[s.token[s.place[seat]], token] == 1)


@kernel
def lay(s: Record, place: int) -> None:
    """Puts a token on the next square of the seat on turn."""
    seat = int(s.turn)
    square = int(s.square[seat])
    if square != NONE:
        s.trail[seat, square] = s.place[seat]
    s.square[seat] = square + 1
    s.place[seat] = place
    s.lying[place] = 0
    s.lying_count -= 1
    s.laid += 1
    if s.paths[s.board[seat], square + 1] == TROPHY:
        win_trophy(s)
    elif s.lying_count == 0:
        # YAKI-13: nothing is left to flip.
        end_turn(s)


@kernel
def end_turn(s: Record) -> None:
    """The turn ends as after a miss."""
    take_back(s)
    pass_on(s)
    # YAKI-13: while nothing is left to flip, turns end as they begin.
    while s.phase == TURN and s.lying_count == 0:
        take_back(s)
        pass_on(s)


@kernel
def take_back(s: Record) -> None:
    """YAKI-12: all tokens of the seat but the most advanced one go back to their places."""
    trail = s.trail[s.turn]
    for behind in range(int(s.square[s.turn])):
        if trail[behind] != NONE:
            s.lying[trail[behind]] = 1
            s.lying_count += 1
            trail[behind] = NONE


@kernel
def pass_on(s: Record) -> None:
    """A turn has ended, and the next seat is on turn."""
    s.laid = 0
    s.turns += 1
    s.turn = next_seat(s)
    if s.turns == TURN_LIMIT or is_stuck(s):
        void_round(s)


@kernel
def next_seat(s: Record) -> int:
    return (int(s.turn) + 1) % int(s.players)


@kernel
def is_stuck(s: Record) -> bool:
    """YAKI-16: all tokens were seen, and none fits any seat's next square, be it face down or
    behind the most advanced one of its seat, where a miss brings it back."""
    if s.unseen_count > 0:
        return False
    for place in range(PLACES):
        if is_ahead(s, place):
            continue
        for seat in range(s.players):
            if fits(s, seat, int(s.token[place])):
                return False
    return True


@kernel
def is_ahead(s: Record, place: int) -> bool:
    """Whether the token of a place is the most advanced one of a seat."""
    for seat in range(s.players):
        if s.place[seat] == place:
            return True
    return False


@kernel
def void_round(s: Record) -> None:
    s.voids += 1
    if s.voids == VOID_LIMIT:
        s.phase = OVER
    else:
        # YAKI-16: boards stay, and the seat whose turn it would be begins.
        begin_round(s, int(s.turn))


@kernel
def win_trophy(s: Record) -> None:
    s.trophies[s.turn] += 1
    s.voids = 0
    # YAKI-15: the last trophy ends the game at once.
    if s.trophies[s.turn] == s.goal:
        s.phase = OVER
        return
    # YAKI-14: every seat passes its board to the left.
    passed = s.board[s.players - 1]
    for seat in range(s.players - 1, 0, -1):
        s.board[seat] = s.board[seat - 1]
    s.board[0] = passed
    # YAKI-6: the seat to the left of the winner begins.
    begin_round(s, next_seat(s))
