"""Bidding to the score: what a part-score changes, by both systems of the program."""

from itertools import islice

import pytest

from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.system import System
from chelem.core.calls import SimpleCall
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction
from tests.bots.systems.score_bidding import PART_SCORES, quiet_auctions

SYSTEMS = ("sayc", "sef")
PLAIN = """
system plain "Plain" / "Simple"
when opening:
  1H: 12+ hcp, 5+ H
  pass: any
when 1H -:
  2C: 10+ hcp, 4+ C; forcing
  3H: 12+ hcp, 3+ H; game forcing, agrees H
  2H: 6+ hcp, 3+ H
  pass: any
when 1H - 2H -:
  3C: 18+ hcp; forcing, artificial
  4H: any
when 1H - 2C -:
  2D: 4+ D; forcing
  4H: any
when not opening:
  pass: any
"""


def after(auction: str, below: tuple[int, int], system: System | None = None) -> AuctionPoint:
    """Return the point after some calls at rubber, with points of both sides below the line."""
    setting = BiddingSetting(scoring=ScoringForm.RUBBER, below=below)
    return point_after(system or System.parse(PLAIN), setting, Auction(SEATS).call(auction).calls)


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("below", PART_SCORES)
def test_nobody_bids_beyond_a_game_but_for_slam(name: str, below: int) -> None:
    """Where a part-score makes a bid a game, partner goes on only with hope of a slam."""
    auctions = islice(quiet_auctions(System.load(name), below, seed=below), 60)
    beyond = [bid for auction in auctions for bid in auction if not bid.tries_for_slam]
    assert not beyond, str(beyond[0])


def test_a_made_game_is_left_alone() -> None:
    """Two hearts with 60 below are a game: only calls that ask partner to go on are left, and passes."""
    assert after("1H P 2H P", (60, 0)).auction.game_made
    twenty, fourteen = Hand.parse("AQ6.AKQ93.A4.Q85"), Hand.parse("A62.AKQ93.74.985")
    assert str(after("1H P 2H P", (60, 0)).choose(fourteen)) == "P"
    assert str(after("1H P 2H P", (60, 0)).choose(twenty)) == "3C"
    assert str(after("1H P 2H P", (0, 60)).choose(fourteen)) == "4H"


@pytest.mark.parametrize("auction", ["1H P 2H X", "1H P 2H P P 2S", "1H P", "1H"])
def test_the_game_is_not_made_while_they_may_fight(auction: str) -> None:
    """A bid is left alone only where it is ours, nobody has doubled it, and the next player has passed."""
    assert not after(auction, (60, 0)).auction.game_made


def test_a_natural_bid_that_makes_game_may_be_passed() -> None:
    """A bid that makes game asks for no other, unless it begins to force to game: then it is a slam try."""
    minimum = Hand.parse("A62.AKQ93.74.985")
    assert after("1H P 2C P", (40, 0)).auction.forced
    assert not after("1H P 2C P", (60, 0)).auction.forced
    assert after("1H P 2C P", (60, 0)).choose(minimum) is SimpleCall.PASS
    assert after("1H P 3H P", (60, 0)).auction.forced


@pytest.mark.parametrize(
    ("hand", "auction", "below", "call"),
    [
        ("AQ62.AKQ93.A4.J5", "P 1H P 2H P", 60, "P"),
        ("K87.J876.82.K863", "1H P", 60, "2H"),
        ("K87.J876.A2.K863", "1H P", 60, "2H"),
        ("K87.J876.A2.K863", "1H P", 30, "3H"),
        ("KQ4.AJ5.K832.Q95", "1NT P", 0, "3NT"),
        ("KQ4.AJ5.K832.Q95", "1NT P", 60, "P"),
        ("K93.Q5.AJ832.J94", "1H P", 40, "2NT"),
    ],
)
@pytest.mark.parametrize("name", SYSTEMS)
def test_calls_to_the_score(name: str, hand: str, auction: str, below: int, call: str) -> None:
    """Game is bid at the level at which the part-score makes it, on fewer points than at four."""
    by_dealers_side = len(Auction(SEATS).call(auction).calls) % 2 == 0
    point = after(auction, (below, 0) if by_dealers_side else (0, below), System.load(name))
    assert str(point.choose(Hand.parse(hand))) == call
