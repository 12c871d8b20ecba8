"""The cost of each call of an auction."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from chelem.analysis.auction_value import AuctionValue
from chelem.core import Bid, Contract, Seat, Side, SimpleCall
from chelem.phases import Auction
from chelem.scoring import imps


@dataclass(frozen=True, slots=True)
class ReviewedCall:
    """The call at index `place` of the auction, with its side's value `before` and `after` it.

    The value is the score, in points, if both sides see all hands and make no more mistakes; see
    `AuctionValue`. `best` is a call that keeps the value, `contract` the one that `best` leads to, None if
    all pass. A call that is not `legal` (insufficient, or cancelled) costs nothing.
    """

    place: int
    seat: Seat
    call: Bid | SimpleCall
    before: int
    after: int
    best: Bid | SimpleCall
    contract: Contract | None
    legal: bool = True

    @property
    def cost(self) -> int:
        """The points that the call cost its side; 0 if no call was better."""
        return self.before - self.after if self.legal else 0

    @property
    def imps(self) -> int:
        """The cost in IMPs."""
        return imps(self.cost)


def review_calls(
    values: AuctionValue,
    auction: Auction,
    calls: Iterable[Bid | SimpleCall],
    illegal: Collection[int] = (),
) -> tuple[ReviewedCall, ...]:
    """Review the calls made after `auction`; `illegal` holds the indices of those that were illegal."""
    reviewed = []
    for place, call in enumerate(calls):
        seat = auction.seats[len(auction.calls) % 4]
        before, best = values.value(auction), values.best_call(auction)
        contract = values.final_contract(auction.after(best))
        auction = auction.after(call)
        after = values.value(auction)
        if seat.side is Side.EW:
            before, after = -before, -after
        legal = place not in illegal
        reviewed.append(ReviewedCall(place, seat, call, before, after, best, contract, legal))
    return tuple(reviewed)
