"""Bots that bid by a system file at a table."""

import pytest

from chelem.arena.rooms import seat_team
from chelem.arena.teams import MatchKind, Team, TeamMatch
from chelem.bots.baseline import Baseline
from chelem.bots.bidders import ConfiguredBidder, bidder_of
from chelem.bots.bot_match import play_match
from chelem.bots.configuration import Configuration
from chelem.bots.lookahead.bot import Foresighted
from chelem.bots.making import new_bot
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.system import System
from chelem.core.errors import BadOption
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.phases.auction import Auction

HCP = Feature(FeatureKind.HCP)

ROUND = """
system round "Round" / "Rond"
when opening:
  1NT: 15-17 hcp, balanced
  pass: any
when 1NT -:
  3NT: [25 - 15]+ hcp
  2NT: at matchpoints, 9 hcp
  game S: part-score, 5+ S
  pass: any
when not opening:
  pass: any
"""


@pytest.mark.slow
def test_a_configuration_names_a_system_and_a_style():
    """A bot of each strength may bid by a system; an unknown one or an unknown style is refused."""
    for strength in ("instant", "normal", "strong"):
        bot = new_bot(Configuration.parse(f"{strength}:sayc:light"), seed=1)
        assert isinstance(bot, Baseline | Foresighted)
        assert ("sayc", "light") == (bot.system.name, bot.system.style)
    with pytest.raises(BadOption, match="sayc"):
        new_bot(Configuration.parse("instant:precision"))
    with pytest.raises(BadOption, match="light"):
        new_bot(Configuration.parse("instant:sayc:wild"))


@pytest.mark.slow
def test_bots_of_one_seed_bid_a_match_again():
    """Two matches of the same seed have the same calls."""

    def auctions():
        bots = [new_bot(Configuration.parse("instant:sayc"), seed=seat) for seat in range(4)]
        return [record.auction for record in play_match(bots, boards=4, seed=3).records]

    assert auctions() == auctions()


def test_the_form_of_scoring_and_a_part_score_count():
    """A rule may ask for matchpoints or a part-score; with 40 below, two spades are a game."""
    system = System.parse(ROUND)
    calls = tuple(Auction(SEATS).call("1NT P").calls)
    invite, spades = Hand.parse("K32.K32.K32.5432"), Hand.parse("KJ432.32.432.432")
    for setting, hand, call in (
        (BiddingSetting(), invite, "P"),
        (BiddingSetting(scoring=ScoringForm.MATCHPOINTS), invite, "2NT"),
        (BiddingSetting(), spades, "P"),
        (BiddingSetting(below=(40, 0)), spades, "2S"),
        (BiddingSetting(below=(0, 60)), spades, "P"),
    ):
        assert call == str(point_after(system, setting, calls).choose(hand))


def test_each_side_may_have_a_system_of_its_own():
    """A call is understood by the system of the side that makes it."""
    strong = System.parse(ROUND)
    weak = System.parse(ROUND.replace("15-17 hcp", "12-14 hcp"))
    calls = tuple(Auction(SEATS).call("1NT P").calls)
    assert (12, 14) == point_after((weak, strong), BiddingSetting(), calls).shown(0).range_of(HCP)
    assert (15, 17) == point_after((strong, weak), BiddingSetting(), calls).shown(0).range_of(HCP)


def test_a_point_knows_the_view_of_a_match():
    """Vulnerability is that of the board, seen from the dealer's side."""
    assert (True, False) == setting_for(Seat.E, Vulnerability.EW).vulnerable
    assert (False, True) == setting_for(Seat.E, Vulnerability.NS).vulnerable


@pytest.mark.slow
def test_the_bots_of_a_match_know_the_system_of_the_other_team():
    """Each team understands the other's calls by the other's system; the same contracts all by that of A."""
    light, usual = (Configuration.parse(f"instant:sayc{style}") for style in (":light", ""))
    for kind, styles in (
        (MatchKind.BIDDING, [("light", ""), ("", "light")]),
        (MatchKind.PLAY, [("light", "light"), ("light", "light")]),
    ):
        (board,) = TeamMatch(light, usual, boards=1, seed=1, kind=kind)
        bots = [seat_team(board, team, [Seat.N])[Seat.N]._bot for team in Team]
        known = [
            bidder_of(bot._bidder.configuration, bot._bidder.occasion)
            for bot in bots
            if isinstance(bot, Baseline) and isinstance(bot._bidder, ConfiguredBidder)
        ]
        assert styles == [(each.system.style, each.opponents.style) for each in known if each.opponents]
