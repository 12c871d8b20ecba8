"""Measure what bidding to the score wins: `python -m tests.bots.systems.score_match NAME DEALS --seeds 1 2`.

A system plays against itself at rubber: in one room North-South know the part-scores and East-West bid as if
there were none, in the other room the other way round. The hands are played double dummy, and a deal is worth
its points and what it changes in the rubber.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from math import sqrt
from random import Random
from statistics import mean, stdev

from rich.console import Console

from chelem.arena.board_start import MatchTerms, with_next_deal
from chelem.arena.scoring import Scoring
from chelem.bots.lookahead.choice import expected_result
from chelem.bots.lookahead.rollout import played_from
from chelem.bots.systems.bidder import SystemBidder, setting_of
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.system import System
from chelem.core import Action
from chelem.core.cards import DECK
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine import Board, Log, State, View
from chelem.phases import Auction


@dataclass(frozen=True, slots=True, eq=False)
class BlindBidder(SystemBidder):
    """Bids as if nobody had anything below the line."""

    def point_of(self, phase: Auction, state: State, side: Side) -> AuctionPoint:  # noqa: ARG002 - one system
        """Return the point of an auction without part-scores."""
        setting = replace(setting_of(state, phase, self.compared), below=(0, 0))
        return point_after(self.system, setting, phase.calls)


def differences(name: str, deals: int, seed: int) -> Iterator[float]:
    """Yield how much more a deal is worth to a side that bids to the score."""
    system, rng = System.load(name), Random(seed)  # noqa: S311 - a measurement repeats itself
    aware, blind = SystemBidder(system), BlindBidder(system)
    terms = MatchTerms(Scoring.parse("rubber"))
    for number in range(deals):
        dealer, cards = SEATS[number % 4], rng.sample(DECK, 52)
        deal = Deal.of(*(Hand.of(cards[13 * place : 13 * place + 13]) for place in range(4)))
        before = terms.before(dealer, rng)
        rooms = ({Side.NS: aware, Side.EW: blind}, {Side.NS: blind, Side.EW: aware})
        first, second = (_worth(with_next_deal(before.copy(), dealer, deal), room) for room in rooms)
        yield (first - second) / 2


def _worth(log: Log, bidders: dict[Side, SystemBidder]) -> float:
    """Return what a deal is worth to North-South, bid by these bidders and played double dummy."""

    def caller(view: View, _: Board) -> Action:
        return bidders[view.seat.side](view)

    return expected_result(played_from(log.state, caller), str(Seat.N))


def main() -> int:
    """Print the mean and its error; 1 if it is not two errors above 0."""
    parser = argparse.ArgumentParser(description="Measures what bidding to the score wins.")
    parser.add_argument("name", help="a system of the program, or a file")
    parser.add_argument("deals", type=int, help="how many deals for each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--jobs", type=int, default=None, help="the number of processes")
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        parts = pool.map(partial(_listed, options.name, options.deals), options.seeds)
        found = [difference for part in parts for difference in part]
    gain, error = mean(found), stdev(found) / sqrt(len(found))
    Console().print(f"{options.name}: {gain:+.1f} ± {error:.1f} points a deal in {len(found)} deals")
    return int(gain <= 2 * error)


def _listed(name: str, deals: int, seed: int) -> list[float]:
    return [*differences(name, deals, seed)]


if __name__ == "__main__":
    sys.exit(main())
