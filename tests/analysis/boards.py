"""Boards whose answers a player can see at a glance."""

from hypothesis import strategies as st

from chelem.analysis.tables import DoubleDummyTable
from chelem.boards.record import Record
from chelem.boards.side_value import SideValue
from chelem.boards.statements import NO_RESULT, AuctionRecord, PlayRecord, StatedContract, StatedResult
from chelem.core.calls import SimpleCall, parse_action
from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability

LEAD = Deal.parse("N:JT98.98.765.7654 765.76.JT98.JT98 AKQ.5432.AKQ.AKQ 432.AKQJT.432.32")
"""3NT by South: nine top tricks, unless West cashes five hearts first."""

SOLID_TABLE = DoubleDummyTable.parse("0d0d00d0d000d0d00d0d")
"""Each hand has one whole suit, as in `support.deals.SOLID`: a side takes all tricks in its suits."""

BATTLE = DoubleDummyTable.parse("7a6537a653" + "4379843798")
"""North-South make ten tricks in spades, East-West nine in diamonds: 5♦ goes down two."""

NOBODY = Vulnerability.NONE

tables = st.lists(st.integers(0, 13), min_size=20, max_size=20).map(
    lambda numbers: DoubleDummyTable.parse("".join("0123456789abcd"[number] for number in numbers))
)
"""Any twenty numbers; those of two partners may differ widely."""

vulnerabilities = st.sampled_from(Vulnerability)


def calls(text):
    """Parse calls in the notation of a log."""
    return tuple(map(parse_action, text.split()))


def cards(text):
    """Parse cards in the notation of a log."""
    return tuple(map(Card.parse, text.split()))


def board(
    deal, calls_text="", played="", *, contract="", made=None, passed=False, auction=None, play=None, **review
):
    """Return a record, by default with nobody vulnerable and North the dealer.

    `contract` and `made` are the stated result, `auction` and `play` further fields of these parts.
    """
    stated = StatedContract.of(Contract.parse(contract)) if contract else StatedContract(passed=passed)
    known = {"dealer": Seat.N, "vulnerable": NOBODY, "hands": deal.hands} | review
    return Record(
        **known,
        auction=AuctionRecord(calls=calls(calls_text), **(auction or {})),
        stated=stated,
        play=PlayRecord(cards=cards(played), **(play or {})),
        result=NO_RESULT if made is None else StatedResult((SideValue(made),)),
    )


def draw_auctions(draw, auction):
    """Yield an auction after each of some random legal calls, many of them passes."""
    while not auction.over and draw(st.integers(0, 8)):
        simple_calls = [call for call in auction.legal(None) if isinstance(call, SimpleCall)]
        bids = [call for call in auction.legal(None) if call not in simple_calls]
        kinds = [[SimpleCall.PASS], simple_calls, bids[:8] or simple_calls]
        auction = auction.after(draw(st.sampled_from(draw(st.sampled_from(kinds)))))
        yield auction
