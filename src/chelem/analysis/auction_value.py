"""The value of an auction from any point on, if both sides see all four hands."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from chelem.analysis.tables import DoubleDummyTable
from chelem.core.calls import LEVELS, Bid, SimpleCall
from chelem.core.contracts import Contract
from chelem.core.hands import Hand
from chelem.core.seats import (
    SEATS,
    Seat,
    Side,
)
from chelem.core.vulnerability import Vulnerability
from chelem.phases.auction import Auction
from chelem.scoring.duplicate import declarer_points

_STAKES = (1, 2, 4)
_PICK = (max, min, max, min)
"""By seat, how it chooses between two scores of North-South."""
_WORST = (-100_000, 100_000, -100_000, 100_000)
"""By seat, a score of North-South worse for it than any contract."""
_BACKWARDS = tuple(tuple((spoke + later) % 4 for later in (3, 2, 1)) for spoke in range(4))
"""By seat, those that may pass after it bid, doubled or redoubled, the last first."""
_PARTNERS = ((0, 2), (1, 3))

_Place = tuple[int, int, int, int]
"""The last bid, its bidder, how often it is doubled, who made the last call but passes."""
_Ends = tuple[tuple[int, ...], ...]
"""By declarer, North-South's score in one contract undoubled, doubled, redoubled."""
_Worth = tuple[int, int, int]
"""North-South's score after no pass, after one, after two."""
_Namers = tuple[int | None, ...]
"""By 5·side + strain, the side's declarer in that strain; None while open, or if both take as many tricks."""


@dataclass(frozen=True, slots=True)
class _Worths:
    """The value of each position of an auction, and of each seat's best opening bid."""

    places: dict[_Place, _Worth]
    opening: tuple[int, ...]


class AuctionValue:
    """The auction as a game of perfect information: everybody knows the tricks of every contract.

    All legal calls are considered, doubles and redoubles included. The value of an auction is the duplicate
    score of North-South if neither side makes a mistake from there on; before the first call it is par.

    Positions are solved from the highest bid down; each is worth the best call of the seat to act. To keep
    the table small, a new bid in a strain that its side has not named is taken to be played by its bidder,
    and is then forgotten: only the declarers fixed by the auction in question are part of a position. This
    loses nothing, since whatever a side can secure, it can secure by one last bid. Consider the highest bid
    of the opponents that needs an answer: the answer is available over all their lower bids too, and both
    partners get a turn. So at most one strain has to be reserved for the better hand, and between any two
    bids of that strain there are other bids to make meanwhile. The tests check every auction on a short
    ladder of bids, and every call in many positions of the full one.
    """

    def __init__(
        self, table: DoubleDummyTable, vulnerable: Vulnerability, ladder: tuple[Bid, ...] = LEVELS
    ) -> None:
        self._table = table
        self._vulnerable = vulnerable
        self._ladder = ladder
        self._rungs = {bid: rung for rung, bid in enumerate(ladder)}
        self._ends = [self._ends_of(bid) for bid in ladder]
        self._known: dict[_Namers, _Worths] = {}

    def value(self, auction: Auction) -> int:
        """North-South's score if everybody makes the best calls after `auction`."""
        if auction.over:
            return self._points(auction.contract())
        worths = self._worths(self._namers(auction))
        if auction.last is not None and auction.bidder is not None:
            spoke = auction.seats[(len(auction.calls) - auction.passes - 1) % 4]
            return worths.places[self._rungs[auction.last], auction.bidder, auction.doubled, spoke][
                auction.passes
            ]
        worth = 0
        for seat in reversed(auction.seats[auction.passes :]):
            worth = _PICK[seat](worth, worths.opening[seat])
        return worth

    def best(self, auction: Auction) -> Bid | SimpleCall:
        """A call that keeps the value, for the seat whose turn it is: a pass where that does.

        Otherwise it prefers a double, or the lowest bid, that would score the value if passed out and leaves
        the opponents nothing better.
        """
        value = self.value(auction)
        tries = chain((SimpleCall.PASS,), self._likely(auction, value))
        return next(call for call in tries if self.value(auction.after(call)) == value)

    def end(self, auction: Auction) -> Contract | None:
        """The contract that the best calls after `auction` lead to; None if all pass."""
        while not auction.over:
            auction = auction.after(self.best(auction))
        return auction.contract()

    def _likely(self, auction: Auction, value: int) -> Iterator[Bid | SimpleCall]:
        """All calls except a pass, those most likely to keep the value first."""
        order = self._doubts(auction, value)
        calls = [call for call in auction.legal(Hand()) if isinstance(call, (Bid, SimpleCall))][1:]
        for call in calls:
            if isinstance(call, SimpleCall):
                ends = self._points(auction.after(call).contract()) == value
                order[call] = False, not ends, _WORST[0]
        yield from sorted(calls, key=order.__getitem__)

    def _doubts(self, auction: Auction, value: int) -> dict[Bid | SimpleCall, tuple[bool, bool, int]]:
        """Sort key of each bid: whether it may lose value, may not be the last, and its score negated."""
        seat = auction.seats[len(auction.calls) % 4]
        namers, other = self._namers(auction), seat.side.opponents
        places, better = self._worths(namers).places, _PICK[other]
        doubts: dict[Bid | SimpleCall, tuple[bool, bool, int]] = {}
        threat = _WORST[other]
        for rung in reversed(range(len(self._ladder))):
            scores = self._standing(rung, seat, namers)
            keeps = places[rung, seat, 0, seat][0] == value
            ends = scores == value == better(threat, value)
            doubts[self._ladder[rung]] = not keeps, not ends, -scores if other is Side.EW else scores
            for their in other.seats:
                threat = better(threat, self._standing(rung, their, namers))
        return doubts

    def _standing(self, rung: int, seat: Seat, namers: _Namers) -> int:
        """The score of a seat's bid if it is the last, doubled if it goes down."""
        undoubled, doubled, _ = self._ends[rung][self._declarer(rung, seat, namers)]
        return _PICK[seat.next](undoubled, doubled)

    def _declarer(self, rung: int, seat: int, namers: _Namers) -> int:
        namer = namers[5 * (seat & 1) + self._ladder[rung].strain]
        return seat if namer is None else namer

    def _namers(self, auction: Auction) -> _Namers:
        namers: list[int | None] = [None] * 10
        for seat, call in auction.said():
            if isinstance(call, Bid):
                key = 5 * seat.side + call.strain
                same = self._table[call.strain, seat] == self._table[call.strain, seat.partner]
                if namers[key] is None and not same:
                    namers[key] = int(seat)
        return tuple(namers)

    def _worths(self, namers: _Namers) -> _Worths:
        if namers not in self._known:
            places: dict[_Place, _Worth] = {}
            above = list(_WORST)
            for rung in reversed(range(len(self._ladder))):
                for seat in range(4):
                    self._value(rung, seat, namers, above, places)
                for seat, pick in enumerate(_PICK):
                    above[seat] = pick(above[seat], places[rung, seat, 0, seat][0])
            self._known[namers] = _Worths(places, tuple(above))
        return self._known[namers]

    def _value(
        self, rung: int, seat: int, namers: _Namers, above: list[int], places: dict[_Place, _Worth]
    ) -> None:
        """Value the positions where this bid is the last: redoubled, doubled, then neither."""
        undoubled, doubled, redoubled = self._ends[rung][self._declarer(rung, seat, namers)]
        ours, theirs = _PARTNERS[seat & 1], _PARTNERS[~seat & 1]
        raised: dict[int, int] = {}
        for times, end, speakers in ((2, redoubled, ours), (1, doubled, theirs), (0, undoubled, (seat,))):
            worths = {spoke: _worth(spoke, end, above, raised) for spoke in speakers}
            for spoke, worth in worths.items():
                places[rung, seat, times, spoke] = worth
            raised = {spoke: worth[0] for spoke, worth in worths.items()}

    def _ends_of(self, bid: Bid) -> _Ends:
        tricks = 6 + bid.number
        return tuple(
            tuple(self._points(Contract(seat, bid.strain, tricks, stake)) for stake in _STAKES)
            for seat in SEATS
        )

    def _points(self, contract: Contract | None) -> int:
        """North-South's score in a contract, double dummy."""
        if contract is None:
            return 0
        side = contract.declarer.side
        tricks = self._table[contract.strain, contract.declarer]
        points = declarer_points(contract, tricks, vulnerable=self._vulnerable)
        return points if side is Side.NS else -points


def _worth(spoke: int, end: int, above: list[int], raised: dict[int, int]) -> _Worth:
    """The value of a position after no pass, one and two, if the deal scores `end` after three.

    `above` holds the value of each seat's best higher bid, `raised` that of a double or redouble by each seat
    that may make one.
    """
    third, second, first = _BACKWARDS[spoke]
    worths = []
    for seat in (third, second, first):
        end = _PICK[seat](end, above[seat], raised.get(seat, end))
        worths.append(end)
    return worths[2], worths[1], worths[0]
