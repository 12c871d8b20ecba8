"""What an auction is worth from any point on, when both sides see all four hands."""

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
"""By seat, which points of North-South it likes better."""
_WORST = (-100_000, 100_000, -100_000, 100_000)
"""By seat, less than any contract is worth to it."""
_BACKWARDS = tuple(tuple((spoke + later) % 4 for later in (3, 2, 1)) for spoke in range(4))
"""The seats that may pass after one spoke, the last first."""
_PARTNERS = ((0, 2), (1, 3))

_Place = tuple[int, int, int, int]
"""The last bid, its bidder, how often it is doubled, who spoke last."""
_Ends = tuple[tuple[int, ...], ...]
"""By seat, North-South's points when it plays a bid undoubled, doubled, redoubled."""
_Worth = tuple[int, int, int]
"""Points of North-South after no pass, after one, after two."""
_Namers = tuple[int | None, ...]
"""By 5·side + strain, the seat that plays it for the side; None while either may, or both take as much."""


@dataclass(frozen=True, slots=True)
class _Worths:
    """What every place of an auction is worth, and by seat what its best first bid is."""

    places: dict[_Place, _Worth]
    opening: tuple[int, ...]


class AuctionValue:
    """The auction as a game in which everybody knows the tricks of every contract.

    The calls are those of the law, doubles and redoubles too. What it is worth at some point is what both
    sides come to when neither makes a mistake from there on, in points of North-South at duplicate: par,
    before the first call.

    From the highest bid down, each place is worth the best of what its seat may call there. A bid in a strain
    that the side has not named is played by its bidder, and nobody remembers it later: so the names to keep
    are those of the auction asked about. That is enough, since what a side can be sure of, it can be sure of
    by one last bid. For take the highest bid of the others that needs an answer: the answer is open after all
    their lower bids as well, and both partners have their turn. Therefore one strain at most has to be kept
    for the better hand, and between any two bids of it there are bids of others to speak with. The tests try
    every auction on a short ladder, and every call at many places of the whole one.
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
        """Points of North-South when all call their best after `auction`."""
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

        Else, before others, what would score the value as it stands and leaves the other side nothing better:
        a double, or the lowest such bid.
        """
        value = self.value(auction)
        tries = chain((SimpleCall.PASS,), self._likely(auction, value))
        return next(call for call in tries if self.value(auction.after(call)) == value)

    def end(self, auction: Auction) -> Contract | None:
        """The contract that the best calls after `auction` lead to; None when all pass."""
        while not auction.over:
            auction = auction.after(self.best(auction))
        return auction.contract()

    def _likely(self, auction: Auction, value: int) -> Iterator[Bid | SimpleCall]:
        """The calls but a pass, the likeliest to keep the value first."""
        order = self._doubts(auction, value)
        calls = [call for call in auction.legal(Hand()) if isinstance(call, (Bid, SimpleCall))][1:]
        for call in calls:
            if isinstance(call, SimpleCall):
                ends = self._points(auction.after(call).contract()) == value
                order[call] = False, not ends, _WORST[0]
        yield from sorted(calls, key=order.__getitem__)

    def _doubts(self, auction: Auction, value: int) -> dict[Bid | SimpleCall, tuple[bool, bool, int]]:
        """Of each bid, whether it may lose the value, may not be the last, and how little it would score."""
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
        """What a seat's bid scores when it is the last, doubled where it goes down."""
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
        """The worth of the places where this bid is the last: redoubled, doubled, then neither."""
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
        """North-South's score in a contract with double-dummy play."""
        if contract is None:
            return 0
        side = contract.declarer.side
        tricks = self._table[contract.strain, contract.declarer]
        points = declarer_points(contract, tricks, vulnerable=self._vulnerable)
        return points if side is Side.NS else -points


def _worth(spoke: int, end: int, above: list[int], raised: dict[int, int]) -> _Worth:
    """What a place is worth after no pass, one, two, where the deal scores `end` after three.

    `above` has each seat's best higher bid, `raised` that of the double or redouble of those who may.
    """
    third, second, first = _BACKWARDS[spoke]
    worths = []
    for seat in (third, second, first):
        end = _PICK[seat](end, above[seat], raised.get(seat, end))
        worths.append(end)
    return worths[2], worths[1], worths[0]
