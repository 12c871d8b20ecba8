"""Auctions of one side with a part-score: what is bid after a bid that makes game."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, Forcing, ScoringForm
from chelem.bots.systems.system import System
from chelem.core.calls import Bid, Call, SimpleCall
from chelem.core.cards import DECK
from chelem.core.hands import Hand

PART_SCORES = (20, 30, 40, 60, 70, 80, 90)
"""The points below the line after one or two part-scores."""
SLAM_POINTS = 27
"""Points of a hand and of partner's average from which a slam may be hoped for."""
SLAM_LOSERS = 3
"""So few losers are worth a look for slam at any strength."""
_SMALL_SLAM = 6
_HCP = Feature(FeatureKind.HCP)
_LOSERS = Feature(FeatureKind.LOSERS)


@dataclass(frozen=True, slots=True)
class BidBeyondGame:
    """A bid by a hand that may pass, where a part-score makes a game of its side's last bid."""

    point: AuctionPoint
    hand: Hand
    bid: Bid

    @property
    def tries_for_slam(self) -> bool:
        """Whether it is a slam or asks partner to go on, by a hand that may hope for one."""
        auction = self.point.auction
        forces = self.point.meaning(self.bid).understood.forcing is not Forcing.NO
        expected = self.hand.hcp + auction.known[auction.partner].expected(_HCP)
        strong = expected >= SLAM_POINTS or OneHand(self.hand).value(_LOSERS) <= SLAM_LOSERS
        return strong and (forces or self.bid.number >= _SMALL_SLAM)

    def __str__(self) -> str:
        calls = " ".join(map(str, (*self.point.auction.calls, self.bid)))
        return f"{self.point.auction.setting.below[0]} below, {calls}: {self.hand}"


def quiet_auctions(system: System, below: int, seed: int) -> Iterator[list[BidBeyondGame]]:
    """Yield, without end, what dealer's side bids beyond game in an auction in which the others pass."""
    rng = random.Random(seed)  # noqa: S311 - a test repeats itself
    setting = BiddingSetting(scoring=ScoringForm.RUBBER, below=(below, 0))
    while True:
        cards = rng.sample(DECK, 26)
        hands = Hand.of(cards[:13]), Hand.of(cards[13:])
        yield [*_beyond_game(system, setting, hands)]


def _beyond_game(
    system: System, setting: BiddingSetting, hands: tuple[Hand, Hand]
) -> Iterator[BidBeyondGame]:
    point = point_after(system, setting, ())
    while not point.auction.over:
        call: Call = SimpleCall.PASS
        if point.auction.me % 2 == 0:
            hand = hands[point.auction.me // 2]
            call = point.choose(hand)
            if point.auction.game_made and isinstance(call, Bid):
                yield BidBeyondGame(point, hand, call)
        point = point.after(call)
