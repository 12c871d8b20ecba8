"""Where two auctions part."""

import pytest

from chelem.arena.first_difference import FirstDifference
from chelem.core.calls import parse_action
from chelem.core.seats import Seat


def difference(first, second):
    one, other = (tuple(map(parse_action, text.split())) for text in (first, second))
    return FirstDifference.of(Seat.N, one, other).value


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ("1NT P P P", "1NT P P P", "none"),
        ("P 1NT P P P", "P P P P", "opening"),
        ("1C P 1S", "1C P 1H", "response"),
        ("P P 1C P 1S", "P P 1C P 1H", "response"),
        ("1C X 1S", "1C X XX", "response_contested"),
        ("1C P 1S P 2S", "1C P 1S P 1NT", "rebid"),
        ("1C P 1S 2D X", "1C P 1S 2D P", "rebid_contested"),
        ("1C 1S", "1C P", "defence"),
        ("1C P 1S 2D", "1C P 1S X", "defence"),
        ("1C P P 1S", "1C P P P", "balancing"),
        ("1S P 2S P P X", "1S P 2S P P P", "balancing"),
        ("1C 1S P 2S", "1C 1S P P", "advance"),
        ("1C P P X P 1S", "1C P P X P 1H", "advance"),
        ("1C P 1S P 2S P 4S", "1C P 1S P 2S P P", "later"),
        ("1C 1S X 2S P P 3C", "1C 1S X 2S P P X", "later_contested"),
        ("1C 1S P 2S P 3S", "1C 1S P 2S P P", "later_contested"),
    ],
)
def test_place(first, second, expected):
    """The call belongs to the side whose turn it is; balancing is a call where a pass ends the auction."""
    assert expected == difference(first, second)
    assert expected == difference(second, first)
