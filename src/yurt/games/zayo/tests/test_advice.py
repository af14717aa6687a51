"""ZAYO's advice: what it says against worlds that fit the view, and against what follows."""

from collections import Counter

import pytest

from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.match import Match
from yurt.engine.registry import load
from yurt.engine.state import State
from yurt.engine.trial import Trial
from yurt.engine.words import Say
from yurt.games.zayo.advice import threats
from yurt.games.zayo.notation import SUIT_NAMES
from yurt.games.zayo.tables import (
    ANSWER,
    CAMEL,
    LAY,
    PLACE,
    RANKS,
    REWARD,
    SUIT_CARDS,
    TAKE,
)
from yurt.games.zayo.tests.table import tour

GAMES = 3 if is_plain_wanted() else 6
WORLDS = 5


@pytest.mark.slow
def test_what_is_said_is_what_follows() -> None:
    seen: Counter[str] = Counter()
    for trial in trials(load("zayo"), GAMES, seed=8):
        while not trial.state.is_over:
            seat = trial.state.to_move
            if isinstance(seat, int) and trial.random.random() < 0.3:
                moves = trial.state.moves.tolist()
                for move in trial.random.sample(moves, min(3, len(moves))):
                    seen[check(trial, seat, move)] += 1
            trial.apply(trial.choose())
    assert {"why-bid-wins", "why-lead", "why-bid-beats", "why-place", "why-take-more"} <= set(seen)
    assert {"why-bid-keeps", "why-bid-beats-keeps"} <= set(seen)


def check(trial: Trial, seat: int, move: int) -> str:
    state = trial.state
    view = state.view(seat)
    saying = state.game.explain(view, move, seeded(1))
    key = saying.key
    if move < LAY:
        check_bid(trial, seat, move, key)
        check_kept(state, move, saying)
    after = state.after(move).record
    if key == "why-steppe":
        assert (state.after(move).ranks() or [])[seat] == 1
    elif key == "why-fiddle":
        assert saying.details["camels"] == after.herd[seat, CAMEL]
    elif key.endswith("-sure"):
        # Whoever is asked can only accept.
        assert after.phase != ANSWER or len(state.after(move).moves) == 1
    elif PLACE <= move < TAKE and key.startswith("why-place"):
        assert (key == "why-place-complete") == (after.camp[seat, :3] > 0).all()
    elif key == "why-ask-none":
        assert state.record.hands[(move - PLACE - 3) // 3, (move - PLACE) % 3] == 0
    elif key.startswith("why-take") and key != "why-take-more":
        assert saying.details["count"] == after.herd[seat, :CAMEL].sum()
    return key


def check_bid(trial: Trial, seat: int, card: int, key: str) -> None:
    """Higher cards that seats still to bid hold, in worlds that the seat cannot tell apart."""
    state = trial.state
    suit, rank = divmod(card, SUIT_CARDS)
    counted = threats(state.view(seat).record, suit, rank)
    for number in range(WORLDS):
        world = state.view(seat).guess(seeded(f"{seat} {card} {number}"))
        held = 0
        for other in upcoming(state):
            held |= int(world.record.bids[other, suit])
        higher = {each for each in range(rank + 1, RANKS) if held >> each & 1}
        assert higher <= set(counted)
        if key == "why-bid-wins":
            assert winner(world, card, trial) == seat
        if key in ("why-bid-loses", "why-bid-lowest"):
            assert winner(world, card, trial) != seat


def check_kept(state: State, card: int, saying: Say) -> None:
    """The card said to be kept stays in the hand, and no card that may be bid is higher."""
    ranks = [move % SUIT_CARDS for move in state.moves.tolist() if move < LAY]
    if not saying.key.endswith("-keeps"):
        if saying.key in ("why-lead", "why-bid-beats", "why-bid-loses"):
            assert card % SUIT_CARDS == max(ranks)
        return
    kept = saying.details["kept"]
    assert isinstance(kept, Say)
    suit, rank = SUIT_NAMES.index(str(kept.details["suit"])), int(str(kept.details["rank"])) - 1
    assert rank == max(ranks) > card % SUIT_CARDS
    after = state.after(card).record
    assert int(after.bids[state.record.turn, suit]) >> rank & 1


def upcoming(state: State) -> list[int]:
    """The seats that bid in this trick after the one on turn."""
    table = state.record
    seats = [(int(table.turn) + step) % int(table.players) for step in range(1, table.players)]
    until = seats.index(int(table.leader)) if table.leader in seats else len(seats)
    return seats[:until]


def winner(world: State, card: int, trial: Trial) -> int:
    """Who wins the trick when the others bid anything that is legal."""
    world = world.copy()
    world.apply(card)
    while world.record.phase != REWARD:
        bids = [move for move in world.moves.tolist() if move < LAY]
        world.apply(trial.random.choice(bids))
    return int(world.record.turn)


@pytest.mark.parametrize(
    ("hand", "bid", "hope"),
    [
        # The rival holds 5 of 27 cards out of sight; 1, 3 and 5 of these are higher.
        ("sh-7 gh-1 gh-2 gh-3 gh-4", "sh-7", "hope-likely"),
        ("sh-5 gh-1 gh-2 gh-3 gh-4", "sh-5", "hope-even"),
        ("sh-3 gh-1 gh-2 sc-1 sc-2", "sh-3", "hope-unlikely"),
    ],
)
def test_how_probable_a_trick_is_in_a_word(hand: str, bid: str, hope: str) -> None:
    match = tour(["", ""], bids=[hand, "sh-1 gc-1 gc-2 gc-3 gc-4"])
    saying = match.game.explain(match.view(0), read_move(match, bid), seeded(1))
    assert saying.key == "why-lead"
    told = saying.details["hope"]
    assert isinstance(told, Say) and told.key == hope


def read_move(match: Match, card: str) -> int:
    event = match.game.read(f"bid {card}", match.state.players)
    assert event is not None
    return event
