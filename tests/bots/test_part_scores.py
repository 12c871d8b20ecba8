"""Robots at a table where part-scores carry over: what the system knows, deal after deal."""

import pytest

from chelem.bots.bidders import bidder_of
from chelem.bots.configuration import Configuration
from chelem.bots.systems.public_auction import ScoringForm
from chelem.core.cards import Strain
from chelem.core.seats import SEATS, Seat, Side
from chelem.engine import AnswerClaim, Log, MakeClaim
from chelem.engine.events import Started
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.matches import next_deal

BIDDER = bidder_of(Configuration("instant"))


def table_of(form, **options):
    """Return a new match of contract bridge, North dealing first."""
    game = new_game("contract", options)
    return Log(Started(game, new_match("contract", form), {seat: seat.name for seat in SEATS}))


def deal(log):
    log.add(next_deal(log.state, lambda _: 0, Seat.N))


def play(log, side, call, tricks):
    """Deal, let the first player of the side bid, and claim that many tricks after the lead."""
    deal(log)
    while log.state.turn.actor.side is not side:
        log.act(log.state.player, "P")
    for made in (call, "P", "P", "P"):
        log.act(log.state.player, made)
    log.act(log.state.player, log.state.legal()[0])
    log.act(str(log.state.board.contract.declarer), MakeClaim(tricks))
    while log.state.board.claim is not None and not log.state.board.closed:
        log.act(str(log.state.board.claim.waiting[0]), AnswerClaim(accept=True))


def setting_at(log):
    return BIDDER.point(log.state, log.state.turn.actor.side).auction.setting


def test_a_part_score_is_known_whoever_deals():
    """RULES 0.10: two spades made by North-South are 60 below, until a game of either side."""
    log = table_of("rubber")
    deal(log)
    assert (ScoringForm.RUBBER, (0, 0)) == (setting_at(log).scoring, setting_at(log).below)
    for _ in range(4):
        log.act(log.state.player, "P")
    play(log, Side.NS, "2S", 9)
    for dealer, below in ((Seat.S, (60, 0)), (Seat.W, (0, 60))):
        deal(log)
        assert (dealer, below) == (log.state.board.setting.dealer, setting_at(log).below)
        for _ in range(4):
            log.act(log.state.player, "P")
    play(log, Side.EW, "1NT", 7)
    deal(log)
    assert (Seat.E, (40, 60)) == (log.state.board.setting.dealer, setting_at(log).below)


def test_a_game_clears_the_line():
    """RULES 0.10: two hearts complete a game with 60 below; what the other side had does not count either."""
    log = table_of("rubber")
    play(log, Side.NS, "2S", 8)
    play(log, Side.EW, "1NT", 7)
    play(log, Side.NS, "2H", 8)
    deal(log)
    setting = setting_at(log)
    assert (Seat.W, (0, 0), (False, True)) == (
        log.state.board.setting.dealer,
        setting.below,
        setting.vulnerable,
    )


def test_what_is_needed_for_a_game():
    """With 60 below one notrump or two of any suit; the other side needs 3NT, four hearts, five clubs."""
    log = table_of("rubber")
    play(log, Side.NS, "2S", 8)
    deal(log)
    auction = BIDDER.point(log.state, Side.EW).auction
    ours, theirs = (
        {strain.name: auction.game_level(strain, place) for strain in (Strain.C, Strain.H, Strain.NT)}
        for place in (1, 0)
    )
    assert {"C": 2, "H": 2, "NT": 1} == ours
    assert {"C": 5, "H": 4, "NT": 3} == theirs


@pytest.mark.parametrize(("partscores", "below"), [("carried", (0, 60)), ("fifty", (0, 0))])
def test_chicago_carries_part_scores_over_unless_they_have_a_bonus(partscores, below):
    """RULES 0.11: 60 of the first deal count on the second; as an option each deal is on its own."""
    log = table_of("chicago", chicago_partscores=partscores)
    play(log, Side.NS, "2S", 8)
    deal(log)
    assert below == setting_at(log).below
    assert (True, False) == setting_at(log).vulnerable


def test_a_failed_contract_leaves_the_line_as_it_is():
    """Undertricks are above the line."""
    log = table_of("rubber")
    play(log, Side.NS, "2S", 7)
    deal(log)
    assert (0, 0) == setting_at(log).below
