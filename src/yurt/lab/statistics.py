"""Intervals that hold the true figure in 95 of 100 studies."""

import math
from dataclasses import dataclass

import numpy as np

from yurt.engine.layout import Array

__all__ = ["Estimate", "mean", "share"]

# A normal variable stays within this many standard deviations in 95 of 100 cases.
Z95 = 1.959963984540054


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval.

    >>> Estimate(0.5, 0.40383, 0.59617).rounded(2)
    [0.5, 0.4, 0.6]
    """

    value: float
    low: float
    high: float

    def rounded(self, digits: int = 4) -> list[float | None]:
        """The figure and its interval; None is without end."""
        numbers = (self.value, self.low, self.high)
        return [round(number, digits) if math.isfinite(number) else None for number in numbers]


def share(part: float, total: int) -> Estimate:
    """A share with its interval. Shared wins make ``part`` a fraction; the interval is then a
    little too wide, never too narrow.

    >>> share(50, total=100).rounded(3)
    [0.5, 0.404, 0.596]
    """
    return wilson(part / total, total)


def wilson(value: float, games: float) -> Estimate:
    """A share of so many independent games, with Wilson's interval."""
    middle = (value + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    spread = value * (1 - value) / games + Z95**2 / (4 * games**2)
    reach = Z95 / (1 + Z95**2 / games) * math.sqrt(spread)
    # At 0 and 1 rounding must not put the share outside.
    return Estimate(
        value, min(value, max(0.0, middle - reach)), max(value, min(1.0, middle + reach))
    )


def mean(values: Array) -> Estimate:
    """A mean with the normal interval; of a single value it is not known, so as wide as can be.

    >>> mean(np.array([1.0, 2.0, 3.0])).value
    2.0
    """
    value = float(np.mean(values))
    if len(values) < 2:
        return Estimate(value, -math.inf, math.inf)
    return around(value, float(np.var(values, ddof=1)) / len(values))


def around(value: float, variance: float) -> Estimate:
    reach = Z95 * math.sqrt(max(0.0, variance))
    return Estimate(value, value - reach, value + reach)


def mean_difference(after: Array, before: Array) -> Estimate:
    """How much larger one mean is than another of independent games (Welch)."""
    if min(len(after), len(before)) < 2:
        return Estimate(float(np.mean(after) - np.mean(before)), -math.inf, math.inf)
    variance = sum(float(np.var(each, ddof=1)) / len(each) for each in (after, before))
    return around(float(np.mean(after) - np.mean(before)), variance)


def share_difference(after: Estimate, before: Estimate) -> Estimate:
    """How much larger one share is than another of independent games (Newcombe, from the two
    Wilson intervals)."""
    value = after.value - before.value
    low = math.hypot(after.value - after.low, before.high - before.value)
    high = math.hypot(after.high - after.value, before.value - before.low)
    return Estimate(value, value - low, value + high)
