"""Boards whose answers a player can see by eye."""

from hypothesis import strategies as st

from chelem.analysis.tables import DoubleDummyTable
from chelem.boards.record import Record
from chelem.boards.side_value import Sided
from chelem.boards.statements import NO_RESULT, AuctionRecord, PlayRecord, StatedContract, StatedResult
from chelem.core.calls import SimpleCall, parse_action
from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability

LEAD = Deal.parse("N:JT98.98.765.7654 765.76.JT98.JT98 AKQ.5432.AKQ.AKQ 432.AKQJT.432.32")
"""Three no trumps by South: nine tricks on top, unless West cashes five hearts first."""

SOLID_TABLE = DoubleDummyTable.parse("0d0d00d0d000d0d00d0d")
"""A suit each, as in `support.deals.SOLID`: all tricks in one's side's suits, none at no trumps."""

BATTLE = DoubleDummyTable.parse("7a6537a653" + "4379843798")
"""North-South make ten tricks in spades, East-West nine in diamonds: five diamonds go down two."""

NOBODY = Vulnerability.NONE

tables = st.lists(st.integers(0, 13), min_size=20, max_size=20).map(
    lambda numbers: DoubleDummyTable.parse("".join("0123456789abcd"[number] for number in numbers))
)
"""Any twenty numbers, the partners' as far apart as chance has it."""

vulnerabilities = st.sampled_from(Vulnerability)


def calls(text):
    """Calls in the codes of a log."""
    return tuple(map(parse_action, text.split()))


def cards(text):
    """Cards in the codes of a log."""
    return tuple(map(Card.parse, text.split()))


def board(
    deal, said="", played="", *, contract="", made=None, passed=False, auction=None, play=None, **review
):
    """A record, nobody vulnerable and North the dealer unless it is said otherwise.

    `contract` and `made` are what is stated, `auction` and `play` more of the fields of those.
    """
    stated = StatedContract.of(Contract.parse(contract)) if contract else StatedContract(passed=passed)
    known = {"dealer": Seat.N, "vulnerable": NOBODY, "hands": deal.hands} | review
    return Record(
        **known,
        auction=AuctionRecord(calls=calls(said), **(auction or {})),
        stated=stated,
        play=PlayRecord(cards=cards(played), **(play or {})),
        result=NO_RESULT if made is None else StatedResult((Sided(made),)),
    )


def drawn_auctions(draw, auction):
    """The auction after one random legal call, after two …; many of the calls are passes."""
    while not auction.over and draw(st.integers(0, 8)):
        words = [call for call in auction.legal(None) if isinstance(call, SimpleCall)]
        bids = [call for call in auction.legal(None) if call not in words]
        kinds = [[SimpleCall.PASS], words, bids[:8] or words]
        auction = auction.after(draw(st.sampled_from(draw(st.sampled_from(kinds)))))
        yield auction
