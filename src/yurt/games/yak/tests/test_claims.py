"""The odds of claims are exact: against all piles that a seat could not tell apart."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from yurt.bots.thinking import kernels
from yurt.engine.chance import seeded
from yurt.engine.conformance import trials
from yurt.engine.jit import is_plain_wanted
from yurt.engine.layout import Array
from yurt.engine.registry import load
from yurt.engine.state import View
from yurt.games.yak.bot import reckon
from yurt.games.yak.claims import Pile
from yurt.games.yak.tables import CHALLENGE, CREATURES, FACE_DOWN, OVER, SPECIES, WILD_2

GAMES = 3 if is_plain_wanted() else 20
WORLDS = 200 if is_plain_wanted() else 4000


def unseen_of(view: View) -> Counter[int]:
    """The cards that a seat cannot see."""
    record = view.record
    cards = Counter(dict(enumerate(view.game.kernels.namespace["COPIES"])))
    cards -= Counter(record.turned[: record.turned_size].tolist())
    cards -= Counter(kind for kind in record.pile[: record.pile_size].tolist())
    cards -= Counter({kind: int(count) for kind, count in enumerate(record.hands[view.holder])})
    return cards


def true_share(view: View, lying: list[int], cards: Counter[int], standing: int) -> float:
    """How many of all choices of the pile's hidden cards make a claim true, counted by doubting it
    in the rules themselves."""
    true = total = 0
    for chosen in combinations(list(cards.elements()), lying.count(FACE_DOWN)):
        hidden = iter(chosen)
        pile = [next(hidden) if kind == FACE_DOWN else kind for kind in lying]
        true += counts(view, pile, standing % SPECIES) > standing // SPECIES
        total += 1
    return true / total


def counts(view: View, pile: list[int], species: int) -> int:
    scratch = view.game.kernels.blank()
    scratch[0]["pile"][: len(pile)] = pile
    scratch[0]["pile_size"] = len(pile)
    scratch[0]["players"] = 2
    scratch[0]["claim"] = species
    scratch[0]["turn"] = 1
    scratch[0]["phase"] = 1
    view.game.kernels.step(scratch, CHALLENGE)
    return int(scratch[0]["last_count"])


def believed_share(view: View, lying: list[int], cards: Counter[int], standing: int) -> float:
    """The same if in half of all cases the last card, which another seat has laid, counts for what
    was claimed with it."""
    share = true_share(view, lying, cards, standing)
    species = int(view.record.claim) % SPECIES
    fitting = [
        kind
        for kind in cards.elements()
        if CREATURES <= kind <= WILD_2 or (kind < CREATURES and kind // 3 == species)
    ]
    if lying[-1] != FACE_DOWN or not fitting:
        return share
    meant = [
        true_share(view, [*lying[:-1], kind], cards - Counter([kind]), standing) for kind in fitting
    ]
    return (share + sum(meant) / len(meant)) / 2


@pytest.mark.slow
def test_chances_are_those_of_all_piles() -> None:
    """On a deck of thirteen cards, at random moments of random games."""
    checked = believed = 0
    for trial in trials(load("yak", reduced="small"), GAMES, seed=3):
        while not trial.state.is_over:
            seat = trial.state.to_move
            if isinstance(seat, int) and trial.random.random() < 0.3:
                view = trial.state.view(seat)
                pile, cards = Pile.of(view), unseen_of(view)
                lying = view.record.pile[: view.record.pile_size].tolist()
                if lying:
                    standing = trial.random.randrange(6 * SPECIES)
                    share = true_share(view, lying, cards, standing)
                    assert pile.chance(standing) == pytest.approx(share, abs=1e-12)
                    assert (pile.chance(standing) in (0.0, 1.0)) == (share in (0.0, 1.0))
                    trusting = believed_share(view, lying, cards, standing)
                    assert pile.believed(standing) == pytest.approx(trusting, abs=1e-12)
                    checked += 1
                    believed += trusting != share
            trial.apply(trial.choose())
    assert checked > GAMES / 2 and believed > GAMES / 4


def doubts(view: View, rng: Array) -> Array:
    """What the seat that doubts can expect of the win in worlds as a search imagines them."""
    joined = kernels(view.game)
    views, worlds = joined.restored(view.to_bytes()), joined.blank()
    points, shares = np.zeros((2, view.players), dtype=np.int64), np.zeros(view.players)
    found = np.empty(WORLDS)
    for number in range(WORLDS):
        worlds[0] = views[0]
        joined.imagine(views[0], view.seat, rng, worlds[0])
        joined.apply(worlds[0], CHALLENGE)
        judged = joined.share_win if worlds[0]["phase"] == OVER else joined.judge
        judged(worlds[0], view.players, points, shares)
        found[number] = shares[view.holder]
    return found


@pytest.mark.slow
def test_a_doubt_is_worth_what_it_is_in_the_worlds_that_are_imagined() -> None:
    rng, near, far = seeded("doubts"), 0, 0
    for trial in trials(load("yak"), GAMES, seed=4):
        while not trial.state.is_over:
            seat = trial.state.to_move
            is_near_end = trial.state.record.deck_size < 2
            if isinstance(seat, int) and trial.random.random() < (0.2 if is_near_end else 0.02):
                view = trial.state.view(seat)
                exact = reckon(view)
                assert list(exact) == [CHALLENGE] * (CHALLENGE in view.moves)
                if exact:
                    tried = doubts(view, rng)
                    # What happens in none of the worlds can still be possible.
                    error = tried.std() / np.sqrt(WORLDS) + 1 / WORLDS
                    assert abs(exact[CHALLENGE] - tried.mean()) < 4.5 * error
                    near, far = near + is_near_end, far + (not is_near_end)
            trial.apply(trial.choose())
    assert near > 0 and far > 0
