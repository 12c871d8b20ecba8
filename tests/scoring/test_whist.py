"""Bridge-whist: tricks, honours, chicane, slam, settlement (RULES 1.1, 1.5-1.10)."""

import pytest

from chelem.core.cards import STRAINS, Strain
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import ParseError
from chelem.core.lines import points_of
from chelem.core.seats import SEATS, Seat, Side
from chelem.scoring.whist import (
    ace_honours,
    score_whist,
    settlement,
    tricks_line,
    trump_honours,
    whist_slam,
)

NS, EW = Side.NS, Side.EW
VALUES = {Strain.H: 8, Strain.D: 6, Strain.C: 4, Strain.S: 2, Strain.NT: 12}
TRUMPS = [strain for strain in STRAINS if strain is not Strain.NT]


def held(*counts):
    """Return the honours of N, E, S, W."""
    return dict(zip(SEATS, counts, strict=True))


def taken(north_south):
    return {NS: north_south, EW: 13 - north_south}


def both(lines):
    return points_of(lines, NS), points_of(lines, EW)


@pytest.mark.parametrize("stake", [1, 2, 4, 8, 1024])
@pytest.mark.parametrize("strain", STRAINS)
def test_tricks_above_six_at_their_multiplied_value(strain, stake):
    """♥ 8, ♦ 6, ♣ 4, ♠ 2, SA 12, times the stake, to either side, below the line (RULES 1.1, 1.5)."""
    for tricks in range(14):
        (line,) = tricks_line(strain, stake, taken(tricks))
        side, above = (NS, tricks - 6) if tricks > 6 else (EW, 7 - tricks)
        assert (side.seats, above * VALUES[strain] * stake, True) == (line.to, line.points, line.below)


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((2, 1, 1, 1), 2),
        ((3, 1, 0, 1), 2),
        ((3, 0, 1, 1), 4),
        ((2, 0, 2, 1), 4),
        ((4, 1, 0, 0), 8),
        ((3, 0, 2, 0), 5),
        ((4, 0, 1, 0), 9),
        ((5, 0, 0, 0), 10),
    ],
)
@pytest.mark.parametrize("strain", TRUMPS)
def test_trump_honours(strain, counts, worth):
    """3 = 2 tricks; 4 split 4, in one hand 8; 5 split 3-2 5, 4-1 9, in one hand 10 (RULES 1.6)."""
    points = worth * VALUES[strain]
    assert (points, 0) == both(trump_honours(strain, held(*counts), ()))
    assert (0, points) == both(trump_honours(strain, held(counts[3], *counts[:3]), ()))


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1, 0, 1), 0),
        ((1, 1, 1, 1), 0),
        ((2, 2, 0, 0), 0),
        ((3, 1, 0, 0), 30),
        ((2, 0, 1, 1), 30),
        ((3, 0, 1, 0), 40),
        ((2, 0, 2, 0), 40),
        ((4, 0, 0, 0), 100),
    ],
)
def test_aces_at_notrump(counts, points):
    """2–2 nothing, 3 aces 30, 4 shared 40, 4 in one hand 100: points, not tricks (RULES 1.7)."""
    assert (points, 0) == both(ace_honours(held(*counts)))
    assert (0, points) == both(ace_honours(held(counts[3], *counts[:3])))


def chicane(counts, void, strain=Strain.H):
    """Return the points of the honours and of each chicane, with their side."""
    lines = trump_honours(strain, held(*counts), void)
    return [(NS if line.to == NS.seats else EW, line.points) for line in lines]


def test_chicane_adds_two_tricks_to_the_partners_honours():
    """South has no trump and North's honours score: they gain two tricks (RULES 1.8)."""
    assert chicane((3, 1, 0, 1), [Seat.S]) == [(NS, 2 * 8), (NS, 2 * 8)]
    assert chicane((5, 0, 0, 0), [Seat.S]) == [(NS, 10 * 8), (NS, 2 * 8)]


def test_chicane_takes_two_tricks_off_the_opponents_honours():
    """West has no trump and East's side scores no honours: North-South lose two tricks (RULES 1.8)."""
    assert chicane((3, 1, 1, 0), [Seat.W]) == [(NS, 4 * 8), (NS, -2 * 8)]


def test_chicane_never_takes_more_than_the_honours_scored():
    """Three honours are two tricks; a chicane leaves 0, never less (RULES 1.8)."""
    assert chicane((2, 2, 1, 0), [Seat.W]) == [(NS, 2 * 8), (NS, -2 * 8)]


def test_double_chicane_takes_four_tricks():
    """Both opponents have no trump: four tricks off, in all three splits of five honours (RULES 1.8)."""
    void = [Seat.E, Seat.W]
    assert chicane((3, 0, 2, 0), void) == [(NS, 5 * 8), (NS, -4 * 8)]
    assert chicane((4, 0, 1, 0), void) == [(NS, 9 * 8), (NS, -4 * 8)]
    assert chicane((5, 0, 0, 0), void) == [(NS, 10 * 8), (NS, -4 * 8)]


def test_a_chicane_on_each_side():
    """Each applies by the rule: the side that scores gains two tricks and loses two (RULES 1.8)."""
    assert chicane((3, 2, 0, 0), [Seat.S, Seat.W]) == [(NS, 2 * 8), (NS, 2 * 8), (NS, -2 * 8)]


def test_all_trumps_in_one_hand():
    """A chicane of the partner, a double chicane of the opponents: 10 + 2 − 4 tricks (RULES 1.8)."""
    assert chicane((0, 5, 0, 0), [Seat.N, Seat.S, Seat.W], Strain.S) == [
        (EW, 10 * 2),
        (EW, 2 * 2),
        (EW, -4 * 2),
    ]


@pytest.mark.parametrize("strain", TRUMPS)
def test_honours_are_never_below_nought(strain):
    """Whatever the split and the hands without trumps (RULES 1.8)."""
    for north in range(6):
        for east in range(6 - north):
            for south in range(6 - north - east):
                counts = held(north, east, south, 5 - north - east - south)
                empty = [seat for seat in SEATS if not counts[seat]]
                for void in ([], *([seat] for seat in empty), empty):
                    assert min(both(trump_honours(strain, counts, void))) >= 0


@pytest.mark.parametrize(("tricks", "points"), [(13, 40), (12, 20), (11, 0), (7, 0), (2, 0)])
def test_slam(tricks, points):
    """13 tricks 40, 12 tricks 20, not both, to the side that took them (RULES 1.9)."""
    assert (points, 0) == both(whist_slam(taken(tricks)))
    assert (0, points) == both(whist_slam(taken(13 - tricks)))


ALL_SPADES = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
MIXED = Deal.parse("N:AKQ.AKQ.432.5432 JT98.JT9.AKQ.A76 765.8765.JT9.KQJ 432.432.8765.T98")


def test_a_whole_deal_with_trumps():
    """Tricks doubled, honours, chicanes and slam undoubled (RULES 1.5, 1.6, 1.8, 1.9)."""
    lines = score_whist(Contract.parse("1SX by E"), taken(13), ALL_SPADES)
    expected = [
        ("whist.tricks", 7 * 2 * 2, True),
        ("whist.honours", 10 * 2, False),
        ("whist.chicane.own", 2 * 2, False),
        ("whist.chicane.double", -4 * 2, False),
        ("whist.slam.grand", 40, False),
    ]
    assert expected == [(line.code, line.points, line.below) for line in lines]
    assert all(line.to == NS.seats for line in lines)


def test_a_whole_deal_at_notrump():
    """Aces instead of honours; two a side score nothing (RULES 1.7)."""
    contract = Contract.parse("1NT by W")
    assert [(line.code, line.points) for line in score_whist(contract, taken(7), ALL_SPADES)] == [
        ("whist.tricks", 12)
    ]
    assert ace_honours(held(2, 2, 0, 0)) == ()
    assert [(line.code, line.points) for line in score_whist(contract, taken(5), MIXED)] == [
        ("whist.tricks", 24)
    ]


def test_the_honours_of_a_deal_are_read_from_its_hands():
    """In hearts North holds three honours, East the two others (RULES 1.6)."""
    lines = score_whist(Contract.parse("1H by N"), taken(6), MIXED)
    assert [(EW.seats, 8), (NS.seats, 16)] == [(line.to, line.points) for line in lines]


def test_the_settlement():
    """100 + winner's tricks and honours − loser's tricks and honours; the loser's total is 0 (RULES 1.10)."""
    tricks, above = {NS: 36, EW: 14}, {NS: 20, EW: 64}
    lines = settlement(NS, tricks, above)
    expected = [
        (NS.seats, 100, "whist.won"),
        (NS.seats, -14, "whist.loser.tricks"),
        (NS.seats, -64, "whist.loser.honours"),
        (EW.seats, -78, "whist.settled"),
    ]
    assert expected == [(line.to, line.points, line.code) for line in lines]
    assert tricks[NS] + above[NS] + points_of(lines, NS) == 78
    assert tricks[EW] + above[EW] + points_of(lines, EW) == 0


def test_a_settlement_may_be_negative():
    """The winner is still the side first at 30, and pays (RULES 1.10)."""
    lines = settlement(EW, {EW: 30, NS: 28}, {EW: 0, NS: 140})
    assert (168 + points_of(lines, NS), 30 + points_of(lines, EW)) == (0, -38)


def test_a_settlement_has_no_empty_lines():
    """A loser without points leaves the hundred alone (RULES 1.10)."""
    assert [(line.code, line.points) for line in settlement(NS, {NS: 36}, {})] == [("whist.won", 100)]


def test_counts_that_cannot_be_are_refused():
    """Five honours, four aces, 13 tricks; a hand with an honour has a trump."""
    with pytest.raises(ParseError, match="5 honours in all, not 4"):
        trump_honours(Strain.H, held(4, 0, 0, 0), ())
    with pytest.raises(ParseError, match="4 honours in all, not 5"):
        ace_honours(held(5, 0, 0, 0))
    with pytest.raises(ParseError, match="North cannot hold a trump honour"):
        trump_honours(Strain.H, held(4, 1, 0, 0), [Seat.N])
    with pytest.raises(ParseError, match="13 tricks in all, not 12"):
        tricks_line(Strain.H, 1, {NS: 7, EW: 5})
