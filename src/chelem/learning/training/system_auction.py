"""The auction that four players of one system make with a deal."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.bots import System, point_after
from chelem.bots.systems.bidder import setting_for
from chelem.core import Call, Deal, Seat, Vulnerability
from chelem.phases import Auction


@dataclass(frozen=True, slots=True)
class CallByRule:
    """A call, and the conventions and kinds of the rule by which the system makes it with the hand."""

    seat: Seat
    call: Call
    conventions: frozenset[str]


def auction_of(system: System, deal: Deal, dealer: Seat, vulnerable: Vulnerability) -> Iterator[CallByRule]:
    """Yield the calls of the auction in which each player makes the usual call of the system."""
    auction, setting = Auction(dealer.clockwise()), setting_for(dealer, vulnerable)
    while (turn := auction.turn) is not None:
        point = point_after(system, setting, auction.calls)
        hand = deal[turn.actor]
        rule = point.rule_for(hand, auction.legal(hand))
        yield CallByRule(turn.actor, rule.call, rule.understood.conventions)
        auction = auction.after(rule.call)
