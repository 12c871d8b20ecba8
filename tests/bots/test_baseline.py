"""The bot makes legal moves in every game, depends only on its view, and uses no hidden card."""

import os
from random import Random

import pytest

import chelem.bots.baseline
from chelem.bots.baseline import Baseline
from chelem.bots.cardplay.choice import choose_card
from chelem.bots.driver import bot_to_act, bots_act, play_deal
from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.moves import MakeClaim
from chelem.games.registry import GAMES
from tests.bots.positions import fill_deal, open_log, play_contract, swap_hidden_hands, view_of_actor
from tests.support.thorough import first_of

FEW = {"whist": 40, "whiz": 40, "contract": 16, "comptoir": 16}
DEALS = {"whist": 100, "whiz": 100, "contract": 30, "comptoir": 30} if "CHELEM_LAWS" in os.environ else FEW
"""How many deals of each game bots play; `make laws` plays more."""


def new_log(game):
    rules = GAMES[game].game()
    seats = SEATS if rules.info.players == 4 else SEATS[1:]
    return Log(Started(rules, GAMES[game].forms[0](), {seat: seat.name for seat in seats}))


def seeded(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


@pytest.fixture
def no_last_resort(monkeypatch):
    def never(legal):
        raise AssertionError(legal)

    monkeypatch.setattr(chelem.bots.baseline, "last_resort", never)


@pytest.mark.slow
@pytest.mark.usefixtures("no_last_resort")
@pytest.mark.parametrize("part", first_of(range(4), 0, 1))
@pytest.mark.parametrize("game", ["whist", "whiz", "contract", "comptoir"])
def test_no_move_is_ever_refused(game, part):
    """On any deal the bot's own choice is legal; the last resort is never used."""
    for number in range(part, DEALS[game], 4):
        log = new_log(game)
        bots = {player: Baseline(number) for player in log.state.chairs if player}
        play_deal(log, bots, seeded(number).randrange)
        assert log.state.board.closed


def test_equal_seeds_play_alike():
    """The same seed and the same deal give the same log."""
    logs = [new_log("whiz") for _ in range(2)]
    for log in logs:
        play_deal(log, {player: Baseline(7) for player in "ESW"}, seeded(3).randrange)
    assert logs[0].entries == logs[1].entries


def test_a_bot_has_no_memory():
    """A new bot makes the same move for the same view."""
    log = new_log("whist")
    bots = {seat.name: Baseline(5) for seat in SEATS}
    play_deal(log, bots, seeded(11).randrange)
    again = Log(log.entries[0].event)
    for entry in log.entries[1:]:
        player = bot_to_act(again, bots)
        if player is not None and type(entry.event).__name__ == "Acted":
            assert Baseline(5).move(again.view(Player(player))) == entry.event.action
        again.record(entry)


@pytest.mark.parametrize("number", range(12))
def test_a_card_depends_only_on_the_view(number):
    """If the hidden hands are swapped, the bot plays the same card."""
    deal = Deal.draw(seeded(number).randrange)
    log = play_contract({seat.name: str(deal[seat]) for seat in SEATS}, "2NT by S")
    compared = 0
    while not log.state.board.closed:
        other = swap_hidden_hands(log)
        if other is not None and other.state.turn == log.state.turn:
            compared += 1
            assert choose_card(view_of_actor(log), seeded(1)) == choose_card(view_of_actor(other), seeded(1))
        log.act(log.state.turn.actor.name, choose_card(view_of_actor(log), seeded(1)))
    assert compared > 3


def test_a_bid_depends_only_on_the_view():
    """In Whiz a bid depends on the bidder's hand and Domy's."""
    own = {"E": "AJ4.KQ62.Q85.K94", "N": "K86.A54.KJ63.Q52"}
    logs = [open_log(fill_deal({**own, **more}), Seat.E, "whiz") for more in ({}, {"S": "QT9.J9.A97.AJT83"})]
    assert len({str(Baseline(1).move(view_of_actor(log))) for log in logs}) == 1


def test_a_claim_is_answered():
    """Bots accept a fair claim; otherwise play goes on."""
    log = new_log("whist")
    bots = {seat.name: Baseline(2) for seat in SEATS}
    log.add(open_log(Deal.draw(seeded(4).randrange), Seat.N, "whist").entries[1].event)
    while log.state.board.play is None or log.state.board.play.left > 5:
        assert bots_act(log, bots)
    declarer = log.state.board.contract.declarer
    log.act(declarer.name, MakeClaim(log.state.board.play.left))
    while log.state.board.claim is not None and not log.state.board.closed:
        assert bots_act(log, bots)
    while bots_act(log, bots):
        pass
    assert log.state.board.closed


def test_a_bot_refuses_to_move_out_of_turn():
    log = open_log(fill_deal({}), Seat.N, "whist")
    with pytest.raises(Refused):
        Baseline(1).move(log.view(Player("E")))
