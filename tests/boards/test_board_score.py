"""The score of a board when some of the facts it depends on are unknown."""

import pytest

from chelem.boards.board_score import possible_points
from chelem.boards.record import Record
from chelem.core.contracts import Contract
from chelem.core.vulnerability import Vulnerability

NOBODY, ALL = Vulnerability.NONE, Vulnerability.BOTH


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "date", "points"),
    [
        ("4S by N", 10, "none", "2026.01.01", (420,)),
        ("4S by N", 10, "unknown", "2026.01.01", (420, 620)),
        ("4SX by N", 6, "none", "1987.01.01", (-800,)),
        ("4SX by N", 6, "none", "1986.12.31", (-800, -700)),
        ("4SXX by N", 5, "none", "1975", (-2200, -1800)),
        ("4SX by N", 6, "all", "1986.12.31", (-1100, -1100)),
        ("4SX by N", 7, "none", "1986.12.31", (-500, -500)),
        ("2SXX by N", 8, "all", "1981.10.21", (840, 790)),
        ("4S by N", 6, "none", "1981.10.21", (-200, -200)),
        ("4SX by N", 6, "none", "????.??.??", (-800,)),
    ],
)
def test_scoring_follows_the_laws_of_the_date(contract, tricks, vulnerable, date, points):
    """Before 1987 late undertricks cost less, and a redoubled contract earned no more than a doubled one."""
    risk = {"none": NOBODY, "all": ALL, "unknown": None}[vulnerable]
    record = Record({"Date": date}, vulnerable=risk)
    assert possible_points(record, Contract.parse(contract), tricks) == points


@pytest.mark.parametrize("scoring", ["Rubber", "Chicago", "MP;OldMP"])
def test_other_scoring_methods_give_no_score(scoring):
    """A board that was not scored as duplicate has no computable score."""
    assert possible_points(Record({"Scoring": scoring}, vulnerable=ALL), Contract.parse("4S by N"), 10) == ()
