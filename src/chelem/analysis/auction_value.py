"""The value of an auction at any point, if both sides see all four hands."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from chelem.analysis.tables import DoubleDummyTable
from chelem.core import ALL_BIDS, SEATS, Bid, Contract, Hand, Seat, Side, SimpleCall, Vulnerability
from chelem.phases import Auction
from chelem.scoring import declarer_points

_STAKES = (1, 2, 4)
_BETTER = (max, min, max, min)
"""By seat, which of two North-South scores it prefers."""
_WORST = (-100_000, 100_000, -100_000, 100_000)
"""By seat, a North-South score worse for it than any contract."""
_PASSERS = tuple(tuple((caller + later) % 4 for later in (3, 2, 1)) for caller in range(4))
"""By seat, the seats that may pass after its bid, double or redouble, the last first."""
_PARTNERS = ((0, 2), (1, 3))

_PositionKey = tuple[int, int, int, int]
"""The last bid, its bidder, how often it is doubled, and the last seat that did not pass."""
_ContractScores = tuple[tuple[int, ...], ...]
"""By declarer, North-South's score in one contract undoubled, doubled and redoubled."""
_PassValues = tuple[int, int, int]
"""The value of a position after no pass, after one and after two, for North-South."""
_FixedDeclarers = tuple[int | None, ...]
"""By 5·side + strain, the declarer that the auction fixes; None if open, or if it makes no difference."""


@dataclass(frozen=True, slots=True)
class _SolvedPositions:
    """The value of each position of an auction, and of each seat's best opening bid."""

    positions: dict[_PositionKey, _PassValues]
    openings: tuple[int, ...]


class AuctionValue:
    """The auction as a game of perfect information: every player knows the tricks of every contract.

    All legal calls are considered, doubles and redoubles included. The value of an auction is the duplicate
    score of North-South if neither side makes another mistake; before the first call it is par.

    Positions are solved from the highest bid down; each is worth the best call of the seat to act. To keep
    the table small, a later bid in a strain that its side has not yet named is assumed to be played by its
    bidder, and is not remembered: only the declarers fixed by the given auction are part of a position. This
    is exact, since a side can reach its best result with one last bid. Take the highest bid of the opponents
    that needs an answer: the same answer is available over all their lower bids, and both partners get a
    turn. So at most one strain must be reserved for the stronger hand, and between any two bids of that
    strain there are other bids to make. The tests check every auction on a short ladder of bids, and every
    call in many positions of the full one.
    """

    def __init__(
        self, table: DoubleDummyTable, vulnerable: Vulnerability, ladder: tuple[Bid, ...] = ALL_BIDS
    ) -> None:
        self._table = table
        self._vulnerable = vulnerable
        self._ladder = ladder
        self._rungs = {bid: rung for rung, bid in enumerate(ladder)}
        self._scores = [self._scores_of(bid) for bid in ladder]
        self._solved: dict[_FixedDeclarers, _SolvedPositions] = {}

    def value(self, auction: Auction) -> int:
        """Return North-South's score if all players make their best calls after `auction`."""
        if auction.over:
            return self._north_south_score(auction.contract())
        solved = self._solve(self._fixed_declarers(auction))
        if auction.last is not None and auction.bidder is not None:
            caller = auction.seats[(len(auction.calls) - auction.passes - 1) % 4]
            return solved.positions[self._rungs[auction.last], auction.bidder, auction.doubled, caller][
                auction.passes
            ]
        value = 0
        for seat in reversed(auction.seats[auction.passes :]):
            value = _BETTER[seat](value, solved.openings[seat])
        return value

    def best_call(self, auction: Auction) -> Bid | SimpleCall:
        """Return a call that keeps the value for the seat whose turn it is: a pass if possible.

        Otherwise a double or the lowest bid is preferred that scores the value if passed out and leaves the
        opponents nothing better.
        """
        value = self.value(auction)
        candidates = chain((SimpleCall.PASS,), self._candidates(auction, value))
        return next(call for call in candidates if self.value(auction.after(call)) == value)

    def final_contract(self, auction: Auction) -> Contract | None:
        """Return the contract that the best calls after `auction` lead to; None if all pass."""
        while not auction.over:
            auction = auction.after(self.best_call(auction))
        return auction.contract()

    def _candidates(self, auction: Auction, value: int) -> Iterator[Bid | SimpleCall]:
        """Yield all calls except a pass, the most likely to keep the value first."""
        keys = self._bid_keys(auction, value)
        calls = [call for call in auction.legal(Hand()) if isinstance(call, (Bid, SimpleCall))][1:]
        for call in calls:
            if isinstance(call, SimpleCall):
                is_final = self._north_south_score(auction.after(call).contract()) == value
                keys[call] = False, not is_final, _WORST[0]
        yield from sorted(calls, key=keys.__getitem__)

    def _bid_keys(self, auction: Auction, value: int) -> dict[Bid | SimpleCall, tuple[bool, bool, int]]:
        """Return a sort key for each bid: it loses value, it is not final, and its score negated."""
        seat = auction.seats[len(auction.calls) % 4]
        fixed, opponents = self._fixed_declarers(auction), seat.side.opponents
        positions, better = self._solve(fixed).positions, _BETTER[opponents]
        keys: dict[Bid | SimpleCall, tuple[bool, bool, int]] = {}
        best_reply = _WORST[opponents]
        for rung in reversed(range(len(self._ladder))):
            score = self._score_if_last(rung, seat, fixed)
            keeps_value = positions[rung, seat, 0, seat][0] == value
            is_final = score == value == better(best_reply, value)
            keys[self._ladder[rung]] = (
                not keeps_value,
                not is_final,
                -score if opponents is Side.EW else score,
            )
            for opponent in opponents.seats:
                best_reply = better(best_reply, self._score_if_last(rung, opponent, fixed))
        return keys

    def _score_if_last(self, rung: int, seat: Seat, fixed: _FixedDeclarers) -> int:
        """Return North-South's score if this bid of a seat is the last, doubled if it goes down."""
        undoubled, doubled, _ = self._scores[rung][self._declarer(rung, seat, fixed)]
        return _BETTER[seat.next](undoubled, doubled)

    def _declarer(self, rung: int, seat: int, fixed: _FixedDeclarers) -> int:
        declarer = fixed[5 * (seat & 1) + self._ladder[rung].strain]
        return seat if declarer is None else declarer

    def _fixed_declarers(self, auction: Auction) -> _FixedDeclarers:
        fixed: list[int | None] = [None] * 10
        for seat, call in auction.said():
            if isinstance(call, Bid):
                key = 5 * seat.side + call.strain
                is_equal = self._table[call.strain, seat] == self._table[call.strain, seat.partner]
                if fixed[key] is None and not is_equal:
                    fixed[key] = int(seat)
        return tuple(fixed)

    def _solve(self, fixed: _FixedDeclarers) -> _SolvedPositions:
        if fixed not in self._solved:
            positions: dict[_PositionKey, _PassValues] = {}
            best_higher = list(_WORST)
            for rung in reversed(range(len(self._ladder))):
                for seat in range(4):
                    self._solve_bid(rung, seat, fixed, best_higher, positions)
                for seat, better in enumerate(_BETTER):
                    best_higher[seat] = better(best_higher[seat], positions[rung, seat, 0, seat][0])
            self._solved[fixed] = _SolvedPositions(positions, tuple(best_higher))
        return self._solved[fixed]

    def _solve_bid(
        self,
        rung: int,
        seat: int,
        fixed: _FixedDeclarers,
        best_higher: list[int],
        positions: dict[_PositionKey, _PassValues],
    ) -> None:
        """Add the values of the positions whose last bid is this: redoubled, doubled, then undoubled."""
        undoubled, doubled, redoubled = self._scores[rung][self._declarer(rung, seat, fixed)]
        ours, theirs = _PARTNERS[seat & 1], _PARTNERS[~seat & 1]
        doubled_values: dict[int, int] = {}
        for doubling, score, callers in ((2, redoubled, ours), (1, doubled, theirs), (0, undoubled, (seat,))):
            values = {caller: _pass_values(caller, score, best_higher, doubled_values) for caller in callers}
            for caller, value in values.items():
                positions[rung, seat, doubling, caller] = value
            doubled_values = {caller: value[0] for caller, value in values.items()}

    def _scores_of(self, bid: Bid) -> _ContractScores:
        tricks = 6 + bid.number
        return tuple(
            tuple(self._north_south_score(Contract(seat, bid.strain, tricks, stake)) for stake in _STAKES)
            for seat in SEATS
        )

    def _north_south_score(self, contract: Contract | None) -> int:
        """Return North-South's score in a contract, double dummy."""
        if contract is None:
            return 0
        side = contract.declarer.side
        tricks = self._table[contract.strain, contract.declarer]
        points = declarer_points(contract, tricks, vulnerable=self._vulnerable)
        return points if side is Side.NS else -points


def _pass_values(
    caller: int, score: int, best_higher: list[int], doubled_values: dict[int, int]
) -> _PassValues:
    """Return the values of a position whose contract scores `score` after three passes.

    `best_higher` holds the value of each seat's best higher bid, `doubled_values` that of a double or
    redouble by each seat that may make one.
    """
    third, second, first = _PASSERS[caller]
    values = []
    for seat in (third, second, first):
        score = _BETTER[seat](score, best_higher[seat], doubled_values.get(seat, score))
        values.append(score)
    return values[2], values[1], values[0]
