"""What each call of an auction gave up."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from chelem.analysis.auction_value import AuctionValue
from chelem.core.calls import Bid, Word
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.phases.auction import Auction
from chelem.scoring.competition.imps import imps


@dataclass(frozen=True, slots=True)
class ReviewedCall:
    """The call at `place`, from 0, and the value of the deal for its side `before` and `after` it.

    The value is in points: the score if both sides see all hands and make no more mistakes, see
    `AuctionValue`. `best` is a call that keeps it, `aim` the contract that this call leads to, None if all
    pass. A call that is not `regular` (insufficient, or cancelled) has no cost: it was never legal.
    """

    place: int
    seat: Seat
    call: Bid | Word
    before: int
    after: int
    best: Bid | Word
    aim: Contract | None
    regular: bool = True

    @property
    def cost(self) -> int:
        """The points that the call gave up for its side: 0 for a call as good as any."""
        return self.before - self.after if self.regular else 0

    @property
    def imps(self) -> int:
        """The same in IMPs."""
        return imps(self.cost)


def review_calls(
    outlook: AuctionValue, talk: Auction, calls: Iterable[Bid | Word], irregular: Collection[int] = ()
) -> tuple[ReviewedCall, ...]:
    """All there is to say of the calls made after `talk`; the `irregular`, by place, are against the law."""
    reviewed = []
    for place, call in enumerate(calls):
        seat = talk.seats[len(talk.calls) % 4]
        before, best = outlook.value(talk), outlook.best(talk)
        aim = outlook.end(talk.after(best))
        talk = talk.after(call)
        after = outlook.value(talk)
        if seat.side is Side.EW:
            before, after = -before, -after
        regular = place not in irregular
        reviewed.append(ReviewedCall(place, seat, call, before, after, best, aim, regular))
    return tuple(reviewed)
