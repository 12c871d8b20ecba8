"""The solver accepts deals, cards, strains and seats without depending on their types."""

import chelem_dd
import pytest

from chelem.core.cards import STRAINS, Card, Strain
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat

DEAL = Deal.from_number(2026)


@pytest.fixture(scope="module")
def table() -> chelem_dd.Table:
    return chelem_dd.solve_table(str(DEAL))


def test_a_deal_is_accepted(table):
    """As a deal, or as its four hands."""
    assert table == chelem_dd.solve_table(DEAL) == chelem_dd.solve_table(DEAL.hands)
    assert [table, table] == list(chelem_dd.solve_many([DEAL, DEAL.hands], threads=1))


def test_a_table_is_read_by_strain_and_seat(table):
    """Strains are matched by name, since the solver numbers them differently."""
    rows = dict(zip(("S", "H", "D", "C", "NT"), table.rows, strict=True))
    for strain in STRAINS:
        assert rows[strain.name] == tuple(table[strain][seat] for seat in SEATS)


def test_cards_are_accepted_and_returned():
    hands = tuple(map(Hand.parse, ("AQ...", "K...", "4...", "5...")))
    trick = tuple(map(Card.parse, ("S2", "S3", "SJ")))
    tricks = chelem_dd.solve_cards(hands, Strain.NT, Seat.E, trick)
    assert (1, 2) == (tricks[Card.parse("SA")], tricks[Card.parse("SQ")])
    assert 2 == chelem_dd.solve_cards(hands, Strain.NT, Seat.E, trick)["SQ"]


def test_par_takes_a_seat(table):
    assert chelem_dd.par(table, "W", "both") == chelem_dd.par(table, Seat.W, "Both")
