"""What each call of an auction gave up."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from chelem.analysis.auction_value import Outlook
from chelem.core.calls import Bid, Word
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.phases.auction import Auction
from chelem.scoring.competition.imps import imps


@dataclass(frozen=True, slots=True)
class ReviewedCall:
    """The call of place `place`, from 0, and what the deal was worth to its side `before` it and `after`.

    The worth is in points: what both sides come to when all hands are seen and nobody errs from there on, see
    `Outlook`. `best` is a call that would have kept it, and `aim` the contract that it leads to, None when
    all pass. A call that is not `regular`, insufficient or taken away, costs nothing that could be said: it
    was not to be made at all.
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
    outlook: Outlook, talk: Auction, calls: Iterable[Bid | Word], irregular: Collection[int] = ()
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
