"""The formulas of the arena, against values that are known from elsewhere."""

import math
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from yurt.cli.arena import MOST_ELO
from yurt.lab.arena.statistics import (
    Placing,
    Sprt,
    elo,
    elo_of,
    likelihood_ratio,
    placings,
    plackett_luce,
    ratings,
    score,
    share_of,
)
from yurt.lab.statistics import wilson

# From pull requests of Stockfish (2971, 2951, 2920, 3331, 2950): how often pairs of games gave
# 0, ½, 1, 1½ and 2 points, the two Elo of the test, and the ratio that fishtest reported.
FISHTEST = [
    ((17, 253, 1042, 337, 39), -0.5, 1.5, 2.96),
    ((11, 407, 3238, 513, 11), 0.25, 1.75, 2.93),
    ((59, 754, 2467, 865, 75), -0.5, 1.5, 2.95),
    ((33, 1185, 8378, 1302, 50), 0.25, 1.75, 2.95),
    ((665, 4806, 9333, 4893, 747), -0.5, 1.5, 2.95),
    ((328, 4564, 15580, 4789, 371), 0.25, 1.75, 2.98),
    ((14, 1030, 14318, 1163, 19), 0.25, 1.25, 2.93),
    ((149, 4748, 32785, 5063, 159), 0.25, 1.75, 2.95),
]


@pytest.mark.parametrize(("pairs", "elo0", "elo1", "reported"), FISHTEST)
def test_the_likelihood_ratio_is_that_of_fishtest(
    pairs: tuple[int, ...], elo0: float, elo1: float, reported: float
) -> None:
    deals = Counter({place / 4: count for place, count in enumerate(pairs)})
    assert Sprt(elo0, elo1).ratio(deals, players=2) == pytest.approx(reported, abs=0.0051)


def test_the_bounds_are_those_of_wald() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 5, alpha=0.05, beta=0.1).bounds == pytest.approx((-2.2513, 2.8904), abs=1e-4)


@pytest.mark.parametrize("players", [2, 6])
def test_the_widest_test_that_can_be_asked_for(players: int) -> None:
    for result in (0.0, 0.5, 1.0):
        ratio = Sprt(-MOST_ELO, MOST_ELO).ratio(Counter({result: 1000}), players)
        assert math.isfinite(ratio)


def test_the_likelihood_ratio_turns_round() -> None:
    deals = Counter({0.0: 10, 0.25: 3, 0.5: 40, 1.0: 21})
    turned = Counter({1 - value: count for value, count in deals.items()})
    there, back = likelihood_ratio(deals, 0.5, 0.6), likelihood_ratio(turned, 0.5, 0.4)
    assert there == pytest.approx(back)
    assert there == pytest.approx(-likelihood_ratio(deals, 0.6, 0.5))


def test_without_ties_it_is_the_ratio_of_coins() -> None:
    """Single games that are won or lost: Wald's own test."""
    ratio = likelihood_ratio(Counter({1.0: 60, 0.0: 40}), 0.5, 0.6)
    assert ratio == pytest.approx(60 * math.log(0.6 / 0.5) + 40 * math.log(0.4 / 0.5), abs=0.01)


@pytest.mark.slow
@pytest.mark.parametrize(("elo1", "truth"), [(100, 0.5), (100, 0.64)])
def test_the_test_is_right_as_often_as_it_says(elo1: float, truth: float) -> None:
    """Pairs of coins thrown until decided, 100 times: no more than a few wrong decisions."""
    test, rng = Sprt(0, elo1), np.random.default_rng(1)
    wrong = 0
    for _ in range(100):
        deals: Counter[float] = Counter()
        ratio = 0.0
        while test.bounds[0] < ratio < test.bounds[1]:
            deals[float(rng.binomial(2, truth)) / 2] += 1
            ratio = test.ratio(deals, players=2)
        wrong += (ratio > 0) == (truth == 0.5)
    assert wrong <= 11


@pytest.mark.parametrize(
    ("share", "players", "points"),
    [
        (0.5, 2, 0),
        (0.75, 2, 190.849),
        (0.64, 2, 99.951),
        (10 / 11, 2, 400),
        (0.25, 4, 0),
        # Ten times as strong as each of three others
        (10 / 13, 4, 400),
    ],
)
def test_elo(share: float, players: int, points: float) -> None:
    assert elo(share, players) == pytest.approx(points, abs=0.001)
    assert share_of(points, players) == pytest.approx(share, abs=1e-5)


def test_elo_without_end() -> None:
    assert (elo(0, 2), elo(1, 2)) == (-math.inf, math.inf)
    estimate = elo_of(wilson(1.0, 20), players=2)
    assert estimate.value == estimate.high == math.inf
    assert estimate.low == pytest.approx(286.6, abs=0.1)


def test_wilson() -> None:
    """Values of Newcombe (1998), method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for part, total, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        found = wilson(part / total, total)
        assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_paired_deals_count_for_more_than_their_games() -> None:
    """What scatters less than independent games has a narrower interval; many deals alike are no
    proof that all are."""
    paired, loose = [0.5] * 90 + [1.0] * 10, [0.0, 1.0] * 45 + [1.0] * 10
    assert score(paired, 200).value == score(loose, 200).value == pytest.approx(0.55)
    reach = [each.high - each.low for each in (score(paired, 200), score(loose, 200))]
    assert reach[0] < 0.4 * reach[1]
    # The normal interval is the same far from the ends.
    normal = 2 * 1.96 * float(np.std(paired, ddof=1)) / 10
    assert reach[0] == pytest.approx(normal, rel=0.01)
    assert score([1.0] * 10, 20) == wilson(1.0, 20)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(400):
        deals = (rng.binomial(2, 0.7, size=50) / 2).tolist()
        found = score(deals, 100)
        held += found.low <= 0.7 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_choices_are_the_steps_of_a_ranking() -> None:
    assert placings((2, 0, 1), (1, 3, 2), 3) == [
        Placing((1, 1, 1), (0, 0, 1)),
        Placing((1, 1, 0), (0, 1, 0)),
    ]
    # Equals share a step; those who share the last place are not told apart.
    assert placings((0, 1, 2), (1, 1, 3), 3) == [Placing((1, 1, 1), (0.5, 0.5, 0))]
    assert placings((0, 1, 1), (1, 2, 2), 2) == [Placing((1, 2), (1, 0))]
    assert placings((0, 1), (1, 1), 2) == [Placing((1, 1), (0.5, 0.5))]


def test_plackett_luce_finds_the_strengths_behind_the_rankings() -> None:
    """All rankings of three, as often as strengths of 4, 2 and 1 make them."""
    strengths = (4.0, 2.0, 1.0)
    found: list[Placing] = []
    counts: list[float] = []
    for order in permutations(range(3)):
        left, chance = list(order), 1.0
        for bot in order:
            chance *= strengths[bot] / sum(strengths[other] for other in left)
            left.remove(bot)
        steps = placings(order, (1, 2, 3), 3)
        found += steps
        counts += [chance] * len(steps)
    fitted = plackett_luce(
        np.array([step.left for step in found], dtype=float),
        np.array([step.share for step in found], dtype=float),
        np.array([counts]),
    )[0]
    assert (fitted / fitted[2]).tolist() == pytest.approx([4, 2, 1], rel=1e-6)


def test_ratings_of_two_are_elo() -> None:
    """Bradley and Terry: three wins of four are 190.8 Elo; the added draw hardly counts."""
    deals = [[Placing((1, 1), (1, 0))] * 3 + [Placing((1, 1), (0, 1))]] * 1000
    one, other = ratings(deals, 2)
    assert one.value == pytest.approx(190.85, abs=0.2)
    assert one.low == pytest.approx(one.high)
    assert (other.value, other.low, other.high) == (0, 0, 0)


def test_a_bot_that_never_wins_has_no_lower_end() -> None:
    deals = [placings((0, 1, 2), ranks, 3) for ranks in [(1, 2, 3), (2, 1, 3)] * 10]
    first, second, last = ratings(deals, 3)
    assert first.value > 300 and first.high == second.high == math.inf
    assert 100 < first.low < first.value - 100
    assert (last.value, last.low, last.high) == (0, 0, 0)
    turned = [placings((2, 0, 1), ranks, 3) for ranks in [(1, 2, 3), (1, 3, 2)] * 10]
    for other in ratings(turned, 3)[:2]:
        assert other.low == -math.inf and other.value < other.high < 0


def test_its_other_end_is_about_that_of_wilson() -> None:
    """No win in 40 games."""
    (one, _) = ratings([[Placing((1, 1), (0, 1))] * 2] * 20, 2)
    assert one.low == -math.inf
    assert one.high == pytest.approx(elo_of(wilson(0.0, 40), 2).high, abs=5)
