"""A score is its lines, and its total has the sign of the side that asks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.lines import points_of
from chelem.core.score import Score
from chelem.core.seats import SEATS, SIDES, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.scoring.comptoir import score_comptoir
from chelem.scoring.duplicate import declarer_points, score_duplicate
from chelem.scoring.rubber import score_rubber
from chelem.scoring.whiz import score_whiz
from tests.support.strategies import contracts as every_contract

contracts = every_contract.filter(lambda contract: contract.stake <= 4)


@pytest.mark.parametrize(
    ("vulnerable", "points"), [("none", -100), ("NS", -200), ("EW", -100), ("all", -200)]
)
def test_two_down_costs_declarer(vulnerable, points):
    """4♠ two down is −100 or −200 for declarer's side, the same positive for the other (RULES 0.8)."""
    score = score_duplicate("4S-2 by N", vulnerable=vulnerable)
    assert (points, -points) == (score.total("NS"), score.total(Side.EW))


@given(contracts, st.integers(0, 13), st.sampled_from(Vulnerability))
def test_what_one_side_wins_the_other_loses(contract, tricks, vulnerable):
    """The totals of the two sides are opposite, and follow from what each receives."""
    for score in (
        score_duplicate(contract, tricks, vulnerable=vulnerable),
        score_rubber(contract, tricks, vulnerable=vulnerable),
        score_comptoir(contract, tricks),
    ):
        assert score.total("NS") == -score.total("EW")
        assert score.total("NS") == score.received("NS") - score.received("EW")
        assert [points_of(score, side) for side in SIDES] == [score.received(side) for side in SIDES]
    assert declarer_points(contract, tricks, vulnerable=vulnerable) == score_duplicate(
        contract, tricks, vulnerable=vulnerable
    ).total(contract.declarer.side)


@given(contracts, st.integers(0, 13))
def test_the_result_may_stand_in_the_text(contract, tricks):
    """`4S-2 by N` is 4♠ by North with eight tricks."""
    over = tricks - contract.tricks
    bid, by = str(contract).split(" ", 1)
    text = f"{bid}{f'{over:+d}' if over else '='} {by}"
    assert (contract, tricks) == Contract.parse_result(text)
    assert score_comptoir(text) == score_comptoir(contract, tricks)


@pytest.mark.parametrize("contract", ["4S by N", Contract.parse("4S by N")])
def test_a_contract_without_a_result_has_no_score(contract):
    """The tricks are missing."""
    with pytest.raises(ParseError, match="result"):
        score_duplicate(contract, vulnerable="none")


def test_tricks_and_a_result_do_not_go_together():
    """The number of tricks comes from the text or the argument."""
    with pytest.raises(ParseError):
        score_duplicate("4S-2 by N", 8, vulnerable="none")


def test_in_whiz_each_seat_receives_its_own():
    """One point a trick to each of the others (RULES 4.4)."""
    score = score_whiz("3NT-1 by E", None, (Seat.E, Seat.S, Seat.W))
    assert [0, 0, 9, 9] == [score.received(seat) for seat in SEATS]
    assert 9 == score.received("S")


def test_a_score_is_a_tuple_of_lines():
    """A score equals the tuple of its lines, and prints who receives what."""
    score = score_duplicate("4S-2 by N", vulnerable="none")
    assert score == tuple(score)
    assert isinstance(score, Score)
    assert str(score) == "100 for EW (mark.undertricks)"
    assert repr(score).startswith("Score([Line(")
    assert Score() == ()
