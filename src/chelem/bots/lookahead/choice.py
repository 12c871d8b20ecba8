"""Choose the call with the best mean result over layouts that fit what the player knows."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from random import Random

from chelem.analysis.double_dummy import FourHands, tricks_of
from chelem.bots.call_comparison import CallComparison
from chelem.bots.lookahead.layouts import deals_expected, likely_deals
from chelem.bots.lookahead.rollout import Caller, called, played_from
from chelem.bots.payoff import Stake, match_worth
from chelem.bots.sampling.auction_reading import UNREAD, CallReading
from chelem.core import Action, Deal, Seat, Strain
from chelem.engine import PlayerId, State, View


@dataclass(frozen=True, slots=True)
class Lookahead:
    """How to compare calls: on how many layouts, and who makes the calls that follow.

    A call must be better than the usual one by `doubt` standard errors to be preferred. Calls made by a
    bidding system are read by `reading`, others by what `caller` would have called.
    """

    layouts: int
    caller: Caller
    doubt: float
    reading: CallReading = UNREAD

    def best_call(self, view: View, usual: Action, seed: int) -> Action:
        """Return the call with the best mean, of those that the game offers to compare.

        A usual call that the game does not offer asks or tells partner something, and stands.
        """
        return self.compare(view, usual, seed).chosen

    def compare(self, view: View, usual: Action, seed: int) -> CallComparison[Action]:
        """Return that call, and what it gains over the usual one in points of the game."""
        state, board = view.state, view.state.board
        offered = () if board is None else state.game.alternatives(board, view.hand, state.sheet.seats)
        if usual not in offered or len(offered) == 1:
            return CallComparison(usual, usual)
        calls = (usual, *(call for call in offered if call != usual))
        results = self.results(view, calls, seed)
        best = max(calls, key=lambda call: sum(results[call]))  # the first of equals, the usual one
        gains = [gain - loss for gain, loss in zip(results[best], results[usual], strict=True)]
        if sum(gains) <= self.doubt * sqrt(sum(gain * gain for gain in gains)):
            best, gains = usual, [0.0]
        layouts = len(results[usual])
        unit = "points" if state.match.comparable else ""
        return CallComparison(usual, best, calls[1:], sum(gains) / len(gains), layouts, unit)

    def results(self, view: View, calls: Iterable[Action], seed: int) -> dict[Action, list[float]]:
        """Return the result of each call on each layout for the view's player, in points of the game."""
        rng = Random(f"{seed} {view.hand}")  # noqa: S311 - not secret
        if self.reading.knows_system(view.state.game):
            deals = likely_deals(view, self.layouts, rng, self.reading)
        else:
            deals = deals_expected(view.state, self.layouts, rng, self.caller)
        player = view.state.chairs[view.seat] or ""
        return {
            call: [expected_result(played_from(called(deal, call), self.caller), player) for deal in deals]
            for call in calls
        }


def expected_result(state: State, player: PlayerId, doubled_if_down: int = 14) -> float:
    """Return what a deal whose play is about to begin, or that is passed out, is worth to a player.

    The play is double dummy. A contract that fails by `doubled_if_down` tricks or more counts as doubled.
    """
    board, seat = state.board, state.seat(player)
    if board is None or seat is None:
        raise ValueError("no deal, or not a player of it")
    contract = board.contract
    if contract is None:
        individual = state.game.info.individual
        return 0.0 if individual else match_worth(state, state.sheet, seat.side, board.setting.deal - 1)
    north, east, south, west = board.holdings.hands
    if north is None or east is None or south is None or west is None:
        raise ValueError("a hand is unknown")
    hands = north, east, south, west
    taken = tricks_taken(hands, contract.strain, contract.declarer)
    if contract.stake == 1 and contract.tricks - taken >= doubled_if_down:
        contract = replace(contract, stake=2)
    tricks = taken if seat.side is contract.declarer.side else 13 - taken
    return Stake(state, board.setting, contract, Deal(hands)).worth(seat, tricks)


@lru_cache(maxsize=4096)
def tricks_taken(hands: FourHands, strain: Strain, declarer: Seat) -> int:
    """Return declarer's tricks, double dummy; remembered, for the layouts are the same all through a deal."""
    return tricks_of(hands, strain, declarer.next, (), declarer.side)
