"""The cost of each call of an auction."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from chelem.analysis.auction_value import AuctionValue
from chelem.core.calls import Bid, SimpleCall
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.phases.auction import Auction
from chelem.scoring.competition.imps import imps


@dataclass(frozen=True, slots=True)
class ReviewedCall:
    """The call at index `place` of the auction, and the value to its side `before` and `after` it.

    The value is in points: the score if both sides see all hands and make no more mistakes, see
    `AuctionValue`. `best` is a call that keeps it, `aim` the contract that this call leads to, None if all
    pass. A call that is not `legal` (insufficient, or cancelled) has no cost: it was never legal.
    """

    place: int
    seat: Seat
    call: Bid | SimpleCall
    before: int
    after: int
    best: Bid | SimpleCall
    aim: Contract | None
    legal: bool = True

    @property
    def cost(self) -> int:
        """The points that the call gave up for its side: 0 for a call as good as any."""
        return self.before - self.after if self.legal else 0

    @property
    def imps(self) -> int:
        """The cost in IMPs."""
        return imps(self.cost)


def review_calls(
    outlook: AuctionValue,
    auction: Auction,
    calls: Iterable[Bid | SimpleCall],
    irregular: Collection[int] = (),
) -> tuple[ReviewedCall, ...]:
    """Review the calls made after `auction`; `irregular` are the indices of illegal ones."""
    reviewed = []
    for place, call in enumerate(calls):
        seat = auction.seats[len(auction.calls) % 4]
        before, best = outlook.value(auction), outlook.best(auction)
        aim = outlook.end(auction.after(best))
        auction = auction.after(call)
        after = outlook.value(auction)
        if seat.side is Side.EW:
            before, after = -before, -after
        legal = place not in irregular
        reviewed.append(ReviewedCall(place, seat, call, before, after, best, aim, legal))
    return tuple(reviewed)
