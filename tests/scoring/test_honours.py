"""Honours of rubber and Chicago (RULES 0.10)."""

import pytest

from chelem.core.cards import STRAINS, Strain
from chelem.core.deals import Deal
from chelem.core.seats import Side
from chelem.scoring.honours import honour_cards, honours, honours_held

FOUR_IN_EAST = Deal.parse("N:T987.AKQ.AKQ.432 AKQJ.432.432.765 65.JT98.JT98.AKQ 432.765.765.JT98")
FIVE_IN_SOUTH = Deal.parse("N:432.KQJ.AKQ.T987 987.AT98.JT9.AKQ AKQJT.765.876.65 65.432.5432.J432")
ACES_IN_WEST = Deal.parse("N:KQJ.KQJ.KQJ.KQJT T98.T98.T98.9876 7654.765.765.543 A32.A432.A432.A2")


def test_honours_are_the_five_top_trumps_or_the_aces():
    """A K Q J 10 of trumps; at notrump the aces (RULES 0.10)."""
    assert [len(honour_cards(strain)) for strain in STRAINS] == [5, 5, 5, 5, 4]
    assert str(honour_cards(Strain.S)) == "AKQJT..."
    assert str(honour_cards(Strain.NT)) == "A.A.A.A"


@pytest.mark.parametrize(
    ("deal", "strain", "side", "points", "count"),
    [
        (FOUR_IN_EAST, Strain.S, Side.EW, 100, 4),
        (FIVE_IN_SOUTH, Strain.S, Side.NS, 150, 5),
        (ACES_IN_WEST, Strain.NT, Side.EW, 150, 4),
    ],
)
def test_honours_in_one_hand(deal, strain, side, points, count):
    """100 for four, 150 for five of trumps, 150 for four aces at notrump (RULES 0.10)."""
    (line,) = honours(strain, deal)
    assert (side.seats, points, count, False) == (line.to, line.points, line.args["count"], line.below)


@pytest.mark.parametrize(
    ("deal", "strain"),
    [
        (FOUR_IN_EAST, Strain.H),
        (FOUR_IN_EAST, Strain.NT),
        (ACES_IN_WEST, Strain.S),
        (FIVE_IN_SOUTH, Strain.D),
    ],
)
def test_honours_in_two_hands_or_of_another_suit_count_nothing(deal, strain):
    """Honours are held in one hand, at least four, in trumps; aces only at notrump (RULES 0.10)."""
    assert honours(strain, deal) == ()


def test_all_honours_are_somewhere():
    """Five with trumps, four without."""
    for strain in STRAINS:
        assert len(honour_cards(strain)) == sum(honours_held(strain, FOUR_IN_EAST).values())
