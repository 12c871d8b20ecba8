"""Where the auctions of the two rooms part: at the first call that differs."""

from collections.abc import Sequence
from enum import Enum
from itertools import takewhile

from chelem.core import Bid, Call, Seat, SimpleCall


class FirstDifference(Enum):
    """The place of the first call that differs.

    `DEFENCE` is the first call of the side that did not open, `BALANCING` if a pass would end the auction.
    `ADVANCE` is the first answer to a partner who came in, `RESPONSE` to a partner who opened, `REBID` the
    opener's second call. Those of the opening side are `contested` once the other side has come in.
    """

    NONE = "none"
    OPENING = "opening"
    RESPONSE = "response"
    RESPONSE_CONTESTED = "response_contested"
    REBID = "rebid"
    REBID_CONTESTED = "rebid_contested"
    DEFENCE = "defence"
    BALANCING = "balancing"
    ADVANCE = "advance"
    LATER = "later"
    LATER_CONTESTED = "later_contested"

    @classmethod
    def of(cls, dealer: Seat, first: Sequence[Call], second: Sequence[Call]) -> "FirstDifference":
        """Return where two auctions of the same board part."""
        common = tuple(call for call, _ in takewhile(_equal, zip(first, second, strict=False)))
        if len(common) == len(first) == len(second):
            return cls.NONE
        return _place(dealer, common)


def _equal(calls: tuple[Call, Call]) -> bool:
    return calls[0] == calls[1]


def _place(dealer: Seat, calls: Sequence[Call]) -> FirstDifference:
    """Return the place of the call after these."""
    placed = tuple(zip((seat for _ in calls[::4] for seat in dealer.clockwise()), calls, strict=False))
    caller = dealer.clockwise(len(calls))[0]
    opening = next((index for index, (_, call) in enumerate(placed) if isinstance(call, Bid)), None)
    if opening is None:
        return FirstDifference.OPENING
    opener, since = placed[opening][0], placed[opening + 1 :]
    acted = [seat for seat, call in since if call is not SimpleCall.PASS]
    if caller.side is not opener.side:
        return _defenders_place(caller, calls, acted)
    contested = any(seat.side is not opener.side for seat in acted)
    if caller in (seat for seat, _ in since):
        return FirstDifference.LATER_CONTESTED if contested else FirstDifference.LATER
    if caller is opener:
        return FirstDifference.REBID_CONTESTED if contested else FirstDifference.REBID
    return FirstDifference.RESPONSE_CONTESTED if contested else FirstDifference.RESPONSE


def _defenders_place(caller: Seat, calls: Sequence[Call], acted: Sequence[Seat]) -> FirstDifference:
    """Return the place of a call of the side that did not open; `acted` are those who did not pass since."""
    if not any(seat.side is caller.side for seat in acted):
        ending = calls[-2:] == (SimpleCall.PASS, SimpleCall.PASS)
        return FirstDifference.BALANCING if ending else FirstDifference.DEFENCE
    if caller not in acted and acted.count(caller.partner) == 1:
        return FirstDifference.ADVANCE
    return FirstDifference.LATER_CONTESTED
