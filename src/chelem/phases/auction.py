"""The auction: calls in turn until everyone has passed."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle

from chelem.core import ALL_BIDS, Action, Bid, Call, Contract, Hand, Refused, Seat, SimpleCall, parse_action
from chelem.phases.phase import Turn

_DOUBLES = {1: SimpleCall.DOUBLE, 2: SimpleCall.REDOUBLE}


@dataclass(frozen=True, slots=True, repr=False)
class Auction:
    """The calls so far; `seats` are those that bid, clockwise from the dealer.

    `ladder` holds the bids there are, lowest first, those of contract bridge unless others are given;
    `doubling` says how far a bid may be doubled: 0 not at all, 1 doubled, 2 redoubled as well.
    """

    seats: tuple[Seat, ...]
    ladder: tuple[Bid, ...] = ALL_BIDS
    doubling: int = 2
    calls: tuple[Bid | SimpleCall, ...] = ()
    last: Bid | None = None
    bidder: Seat | None = None
    doubled: int = 0
    passes: int = 0

    def __repr__(self) -> str:
        return f"<Auction {self.seats[0]}: {' '.join(map(str, self.calls)) or '–'}>"

    @property
    def over(self) -> bool:
        """Whether everyone has passed, or everyone except the last bidder (RULES 0.2, 4.2)."""
        return self.passes == len(self.seats) - (self.last is not None)

    @property
    def turn(self) -> Turn | None:
        """The turn of the next seat clockwise; None if the auction is over."""
        return None if self.over else Turn.own(self.seats[len(self.calls) % len(self.seats)])

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """Return pass, the double or redouble if this seat may make it, and every higher bid."""
        higher = self.ladder if self.last is None else self.ladder[self._rung(self.last) + 1 :]
        double = self._open_double()
        return (SimpleCall.PASS, *((double,) if double else ()), *higher)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless the next seat may make this call."""
        match action:
            case SimpleCall.PASS:
                return
            case SimpleCall.DOUBLE | SimpleCall.REDOUBLE:
                if self.doubling < (1 if action is SimpleCall.DOUBLE else 2):
                    raise Refused(f"auction.no_{action.name.lower()}")
                if action is not self._open_double():
                    raise Refused(f"auction.{action.name.lower()}", call=action)
            case Bid():
                if not self.ladder[0] <= action <= self.ladder[-1]:
                    raise Refused("auction.ladder", call=action)
                if self.last is not None and action <= self.last:
                    raise Refused("auction.insufficient", call=action, last=self.last)
            case _:
                raise Refused("auction.call", action=action)

    def after(self, action: Action, /) -> "Auction":
        """Return the auction with one more call."""
        if not isinstance(action, (Bid, SimpleCall)):
            raise Refused("auction.call", action=action)
        last, bidder, doubled, passes = self.last, self.bidder, self.doubled, 0
        if action is SimpleCall.PASS:
            passes = self.passes + 1
        elif isinstance(action, Bid):
            last, bidder, doubled = action, self.seats[len(self.calls) % len(self.seats)], 0
        else:
            doubled += 1
        calls = (*self.calls, action)
        return Auction(self.seats, self.ladder, self.doubling, calls, last, bidder, doubled, passes)

    def call(self, calls: str | Iterable[Call | str]) -> "Auction":
        """Return the auction after these calls, text separated by spaces; `Refused` at the first illegal one.

        >>> from chelem.games import ContractBridge
        >>> auction = ContractBridge().auction("E").call("1S P 2S P 4S P P P")
        >>> auction.over, auction.contract()
        (True, Contract.parse('4S by E'))
        """
        auction = self
        for call in calls.split() if isinstance(calls, str) else calls:
            action = parse_action(call) if isinstance(call, str) else call
            if auction.over:
                raise Refused("turn.between")
            auction.check(action, None)
            auction = auction.after(action)
        return auction

    def contract(self) -> Contract | None:
        """Return the contract that the last bid leads to in contract bridge; None if everybody passed.

        The declarer is the player of the bidder's side who first bid the strain (RULES 0.4).
        """
        if self.last is None or self.bidder is None:
            return None
        strain, declarer, side = self.last.strain, self.bidder, self.bidder & 1
        for place, call in enumerate(self.calls):
            seat = self.seats[place % len(self.seats)]
            if isinstance(call, Bid) and call.strain is strain and seat & 1 == side:
                declarer = seat
                break
        return Contract(declarer, strain, 6 + self.last.number, 1 << self.doubled)

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return the calls in order, each with its seat."""
        return tuple(zip(cycle(self.seats), self.calls, strict=False))

    def _rung(self, bid: Bid) -> int:
        """Return the index of a bid in the ladder, which has five strains for each number."""
        return 5 * (bid.number - self.ladder[0].number) + bid.strain

    def _open_double(self) -> SimpleCall | None:
        """Return the double or redouble that the next seat may make, if any (RULES 0.3)."""
        if self.bidder is None or self.doubled >= self.doubling:
            return None
        ours = self.seats[len(self.calls) % len(self.seats)].side is self.bidder.side
        return _DOUBLES[self.doubled + 1] if ours == (self.doubled == 1) else None
