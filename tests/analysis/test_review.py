"""Reviewing a board whose record may be incomplete or illegal."""

import pytest

from chelem.analysis.review import review_board
from chelem.analysis.tables import solve
from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.frozen import FrozenMap
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from tests.analysis.boards import LEAD, NOBODY, SOLID_TABLE, board, calls, cards
from tests.support.deals import SOLID

THREE_NO_TRUMPS = "P P 3NT P P P"
HEARTS = "HT H9 H6 H2 HA H8 H7 H3 HK S8 S5 H4 HQ S9 S6 H5"
"""West leads hearts, and South has followed four times."""
REST = "HJ ST S7 CQ D2 D5 D8 DA SA S2 SJ C8 SK S3 C4 C9 SQ S4 C5 CT DK D3 D6 D9 DQ D4 D7 DT CA C2 C6 CJ"
LAST = "CK C3 C7 DJ"


def codes(reviewed):
    return [problem.error.code for problem in reviewed.problems]


def test_a_complete_board():
    """Down one, as double dummy: no card cost a trick."""
    reviewed = review_board(board(LEAD, THREE_NO_TRUMPS, f"{HEARTS} {REST} {LAST}", made=8))
    assert Contract.parse("3NT by S") == reviewed.contract
    assert (8, 8, 8) == (reviewed.tricks, reviewed.possible, reviewed.possible_at_end)
    assert -50 == reviewed.points(reviewed.tricks)
    assert 52 == len(reviewed.cards)
    assert not any(card.cost for card in reviewed.cards)
    assert 6 == len(reviewed.calls)
    assert () == reviewed.problems


def test_the_result_is_that_of_the_cards():
    """If all cards are recorded, the tricks are counted; a stated result that differs is a problem."""
    reviewed = review_board(board(LEAD, THREE_NO_TRUMPS, f"{HEARTS} {REST} {LAST}", made=9))
    assert 8 == reviewed.tricks
    assert ["record.result"] == codes(reviewed)


def test_a_claim():
    """After a diamond lead declarer has nine top tricks, but claimed eight."""
    reviewed = review_board(board(LEAD, THREE_NO_TRUMPS, "D2 D5 D8 DA", made=8))
    assert (8, 9, 8) == (reviewed.tricks, reviewed.possible_at_end, reviewed.possible)
    assert (1, 0, 0, 0) == tuple(card.cost for card in reviewed.cards)


def test_a_given_table_is_used():
    """A table that is passed in is not computed again, even if it is wrong."""
    assert SOLID_TABLE == review_board(board(LEAD), SOLID_TABLE).table
    assert solve(LEAD) == review_board(board(LEAD)).table


def test_passed_out():
    """No contract, no play, no score; South's pass cost the slam."""
    reviewed = review_board(board(SOLID, "P P P P"))
    assert (None, None, 0) == (reviewed.contract, reviewed.tricks, reviewed.points(None))
    assert [0, 0, 1510, 0] == [call.cost for call in reviewed.calls]
    assert 1510 == reviewed.par.score
    assert () == reviewed.problems
    assert 0 == review_board(board(SOLID, passed=True)).points(None)


def test_an_illegal_call():
    """The calls before the illegal one are reviewed, and the play of the stated contract."""
    reviewed = review_board(board(SOLID, "7S 6H P P P", "H2", contract="7S by N"))
    assert calls("7S") == tuple(call.call for call in reviewed.calls)
    assert cards("H2") == tuple(card.card for card in reviewed.cards)
    assert ["auction.insufficient"] == codes(reviewed)
    assert (1, "Auction") == (reviewed.problems[0].place, reviewed.problems[0].where)


def test_an_illegal_card():
    """The cards before the illegal one are reviewed, and a problem gives its index."""
    reviewed = review_board(board(LEAD, THREE_NO_TRUMPS, "HT H9 D8 H2", made=8))
    assert cards("HT H9") == tuple(card.card for card in reviewed.cards)
    assert None is reviewed.possible_at_end
    assert ["card_play.follow", "review.stopped"] == codes(reviewed)
    assert [2, 2] == [problem.place for problem in reviewed.problems]


def test_a_revoke():
    """A revoke ends the review of the play, even if it was accepted at the table."""
    reviewed = review_board(
        board(LEAD, THREE_NO_TRUMPS, "HT H9 D8 H2 HA", play={"revokes": frozenset({2})}, made=8)
    )
    assert 2 == len(reviewed.cards)
    assert ["review.stopped"] == codes(reviewed)


def test_a_lead_out_of_turn():
    """An opening lead out of turn is reviewed; a later one ends the review of the play."""
    first = review_board(board(LEAD, THREE_NO_TRUMPS, "D8", play={"leads": FrozenMap({0: Seat.E})}))
    assert [Seat.E] == [card.seat for card in first.cards]
    later = review_board(
        board(LEAD, THREE_NO_TRUMPS, "D2 D5 D8 DA H6", play={"leads": FrozenMap({4: Seat.E})})
    )
    assert 4 == len(later.cards)
    assert ["review.stopped"] == codes(later)


def test_an_accepted_insufficient_bid():
    """An accepted illegal call has no cost, and the review continues."""
    reviewed = review_board(board(SOLID, "7S 6H P P P", auction={"insufficient": frozenset({1})}))
    assert [True, False, True, True, True] == [call.legal for call in reviewed.calls]
    assert Contract.parse("6H by E") == reviewed.contract


def test_what_is_unknown():
    """Each part that cannot be reviewed is listed as a problem."""
    bare = {"dealer": None, "vulnerable": None}
    reviewed = review_board(board(LEAD, **bare))
    wanted = ["review.no_dealer", "review.no_vulnerable", "review.no_calls", "review.no_contract"]
    assert wanted == codes(reviewed)
    assert (None, (), (), None) == (reviewed.par, reviewed.calls, reviewed.cards, reviewed.points(9))
    assert "skipped" == reviewed.problems[0].severity.value
    played = review_board(board(LEAD, "", "D2", **bare, contract="3NT by S"))
    assert ["review.no_dealer", "review.no_vulnerable", "review.no_calls"] == codes(played)
    assert (1, None) == (played.cards[0].cost, played.points(9))
    assert ["review.no_calls", "review.no_play"] == codes(review_board(board(LEAD, contract="3NT by S")))


def test_the_first_to_call_is_the_dealer():
    """If the dealer is unknown, the first to call counts as the dealer."""
    reviewed = review_board(board(SOLID, "7S P P P", dealer=None, auction={"first": Seat.N}))
    assert (1510, 4) == (reviewed.par.score, len(reviewed.calls))


def test_no_deal():
    """A board with an unknown hand, an end position or a repeated card cannot be reviewed."""
    short = tuple(map(Hand.parse, ("A...", "K...", "Q...", "J...")))
    for hands in ((None, *LEAD.hands[1:]), short):
        with pytest.raises(ParseError, match="four hands"):
            review_board(board(LEAD, hands=hands))
    with pytest.raises(ParseError, match="two hands"):
        review_board(board(LEAD, hands=(LEAD.hands[0],) * 4))


def test_points_are_those_of_north_south():
    """Scores are North-South's, whichever side declares, at the board's vulnerability."""
    red = Vulnerability.BOTH
    reviewed = review_board(board(SOLID, "P 6H P P P", vulnerable=red))
    assert -1460 == reviewed.points(13)
    assert 100 == reviewed.points(11)
    assert NOBODY == review_board(board(SOLID)).record.vulnerable
