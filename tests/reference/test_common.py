"""What every reference game needs: numbers as text, ranks and returns."""

from fractions import Fraction

from tests.reference.common import (
    TOO_BIG,
    exact_returns,
    plain_number,
    ranks_from_keys,
    returns_from_ranks,
)


def test_plain_numbers() -> None:
    assert plain_number("0") == 0
    assert plain_number("168") == 168
    assert plain_number("9" * 5000) == TOO_BIG
    for text in ("", "01", "00", "+1", "-1", " 1", "1 ", "1.0", "\u00b2", "\u0663", "1_0", "x"):
        assert plain_number(text) is None


def test_ranks_and_returns() -> None:
    assert ranks_from_keys([5, 3, 3, 1]) == [1, 2, 2, 4]
    assert returns_from_ranks([1, 2]) == [1.0, -1.0]
    assert returns_from_ranks([1, 1]) == [0.0, 0.0]
    assert exact_returns([1, 1, 3]) == [Fraction(1, 4), Fraction(1, 4), Fraction(-1, 2)]
    for ranks in ([1, 2, 3, 4], [1, 1, 1, 4], [1, 1, 1], [1, 2, 2, 2, 2, 6]):
        assert sum(exact_returns(ranks)) == 0
