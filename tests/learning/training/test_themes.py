"""The deals of each theme, proved by bots that bid them at a table of their own."""

import os

import pytest

from chelem.bots.configuration import Configuration
from chelem.bots.driver import bots_act
from chelem.bots.making import new_bot
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Suit
from chelem.core.seats import SEATS, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import Acted, Dealt, Started
from chelem.engine.log import Log
from chelem.games.options import new_game
from chelem.learning.training.drawing import draw_training_deal
from chelem.learning.training.plan import Training
from chelem.learning.training.themes import known_themes
from chelem.matches.duplicate import Duplicate, board_dealer

DEALS = int(os.environ.get("TRAINING_DEALS", "2"))
"""How many deals prove each theme; more by hand."""
SYSTEMS = ("sayc", "sef")
MAJORS = (Suit.H, Suit.S)


def drawn(training, board, bots):
    """Return a deal of the training for a board; several seeds may be needed."""
    setting = board_dealer(board), Vulnerability.on_board(board)
    for seed in range(1000 * board, 1000 * board + 40):
        if (deal := draw_training_deal(training, *setting, bots, seed)) is not None:
            return deal
    raise AssertionError("no deal")


def bid_by_bots(deal, board, bots):
    """Return what instant bots call with a deal, as (seat, call), and the contract."""
    players = {seat: str(seat) for seat in SEATS}
    log = Log(Started(new_game("contract", None), Duplicate(1, board), players))
    setting = log.state.match.next(log.state.game, log.state.sheet, Seat.N)
    log.add(Dealt(setting, dict(zip(SEATS, deal.hands, strict=True)), players))
    bot = new_bot(bots)
    while log.state.board.contract is None and not log.state.board.closed:
        bots_act(log, dict.fromkeys(players.values(), bot))
    calls = [(entry.event.seat, entry.event.action) for entry in log if isinstance(entry.event, Acted)]
    return calls, log.state.board.contract


def opening_of(calls):
    return next((seat, call) for seat, call in calls if isinstance(call, Bid))


def first_of(seat, calls):
    """Return a player's first call that is no pass."""
    return next(call for who, call in calls if who is seat and call is not SimpleCall.PASS)


def is_doubled(_deal, _calls, contract):
    return contract.stake > 1


def is_game(_deal, _calls, contract):
    needed = {"NT": 3, "S": 4, "H": 4}.get(str(contract.strain), 5)
    return contract.declarer.side is Side.NS and needed <= contract.level <= 5


def is_slam(_deal, _calls, contract):
    return contract.declarer.side is Side.NS and contract.level >= 6


def is_preempt(deal, calls, _contract):
    seat, call = opening_of(calls)
    longest = max(deal[seat].length(suit) for suit in Suit)
    return 3 <= call.number <= 4 and longest >= 7 and deal[seat].hcp <= 11


def is_notrump(deal, calls, _contract):
    seat, call = opening_of(calls)
    return seat.side is Side.NS and str(call) == "1NT" and 14 <= deal[seat].hcp <= 18


def is_stayman(deal, calls, _contract):
    """North opens 1NT, and South asks for a major or shows a suit, in the French system 3♦ by 3♣."""
    seat, call = opening_of(calls)
    answer = str(first_of(Seat.S, calls))
    if (seat, str(call)) != (Seat.N, "1NT"):
        return False
    hearts, spades = (deal[Seat.S].length(suit) for suit in MAJORS)
    diamonds = deal[Seat.S].length(Suit.D)
    return {"2C": max(hearts, spades) >= 4, "2D": hearts >= 5, "2H": spades >= 5, "3C": diamonds >= 6}.get(
        answer, answer in ("2S", "2NT")
    )


def is_weak_two(deal, calls, _contract):
    seat, call = opening_of(calls)
    suit = Suit(call.strain)
    return seat.side is Side.NS and call.number == 2 and deal[seat].length(suit) == 6 and deal[seat].hcp <= 11


def is_takeout(deal, calls, _contract):
    """An opponent has opened one of a suit, and South doubles: short there, or too strong to overcall."""
    seat, call = opening_of(calls)
    at = next(index for index, made in enumerate(calls) if made == (Seat.S, first_of(Seat.S, calls)))
    suits = [made.strain for who, made in calls[:at] if who.side is Side.EW and isinstance(made, Bid)]
    hand = deal[Seat.S]
    short = min(hand.length(strain.suit) for strain in suits if strain.suit is not None) <= 3
    return (
        seat.side is Side.EW
        and call.number == 1
        and calls[at][1] is SimpleCall.DOUBLE
        and (short or hand.hcp >= 17)
    )


CHECKS = {
    "games": is_game,
    "slams": is_slam,
    "doubled": is_doubled,
    "preempts": is_preempt,
    "notrump": is_notrump,
    "stayman": is_stayman,
    "weak-twos": is_weak_two,
    "takeout": is_takeout,
}


def test_every_theme_is_proved():
    assert {"any", *CHECKS} == set(known_themes())


@pytest.mark.parametrize("theme", CHECKS)
def test_bots_bid_a_deal_of_the_theme(theme):
    for board in range(1, DEALS + 1):
        bots = Configuration("instant", SYSTEMS[board % 2])
        deal = drawn(Training(theme), board, bots)
        assert deal.calls == ()
        assert CHECKS[theme](deal.deal, *bid_by_bots(deal.deal, board, bots)), (theme, board, deal)


@pytest.mark.parametrize(("activity", "declarers"), [("declare", "S"), ("defend", "EW")])
@pytest.mark.parametrize("theme", ["any", "games", "stayman"])
def test_robots_bid_to_a_contract_of_the_right_declarer(theme, activity, declarers):
    """The calls are those of real bots, and end with South as declarer, or an opponent."""
    bots = Configuration("instant")
    for board in range(1, 3):
        deal = drawn(Training(theme, activity), board, bots)
        calls, contract = bid_by_bots(deal.deal, board, bots)
        assert [call for _, call in calls] == list(deal.calls)
        assert str(contract.declarer) in declarers


@pytest.mark.parametrize("theme", ["any", "games"])
def test_south_has_the_best_hand(theme):
    bots = Configuration("instant")
    deal = drawn(Training(theme, best_hand=True), 2, bots)
    assert deal.deal[Seat.S].hcp == max(hand.hcp for hand in deal.deal)
    assert theme == "any" or CHECKS[theme](deal.deal, *bid_by_bots(deal.deal, 2, bots))


def test_equal_seeds_draw_equal_deals():
    arguments = Training("notrump"), Seat.N, Vulnerability.NONE, Configuration("instant"), 5
    assert draw_training_deal(*arguments) == draw_training_deal(*arguments)
