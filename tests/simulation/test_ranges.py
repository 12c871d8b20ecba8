"""Ranges of numbers."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem import ParseError
from chelem.simulation import Range

ends = st.integers(0, 80).map(lambda halves: halves / 2 if halves % 2 else halves // 2)
ranges = st.tuples(ends, ends | st.just(inf)).map(sorted).map(lambda pair: Range(*pair))


@given(ranges)
def test_a_range_parses_its_own_text(range_):
    """parse(str(x)) == x."""
    assert range_ == Range.parse(str(range_))


@pytest.mark.parametrize(
    ("value", "low", "high"),
    [
        (15, 15, 15),
        ((15, 17), 15, 17),
        ((12, None), 12, inf),
        ((None, 7), 0, 7),
        ("15-17", 15, 17),
        ("12+", 12, inf),
        ("7-", 0, 7),
        ("5", 5, 5),
        ("7.5-8", 7.5, 8),
        ("any", 0, inf),
        (Range(1, 2), 1, 2),
    ],
)
def test_values_that_make_a_range(value, low, high):
    """A range can be made from a number, a pair or a text."""
    assert Range(low, high) == Range.of(value)


@pytest.mark.parametrize(
    "text", ["", "-", "+", "17-15", "a", "15 -17", "1.3", "-5", "1000", "5--6", None, (3, 2)]
)
def test_invalid_ranges(text):
    """An invalid range raises `ParseError`."""
    with pytest.raises(ParseError):
        Range.of(text)


@given(ranges, ranges, ends)
def test_the_intersection_of_ranges(one, other, number):
    """It holds the numbers in both; None if there are none."""
    both = one & other
    assert (number in one and number in other) == (both is not None and number in both)
