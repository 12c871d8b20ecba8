"""The bot makes legal moves in every game, the same for the same view, and uses no hidden card."""

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
from chelem.games.registry import FORMS, GAMES
from tests.bots.positions import filled, hidden_permuted, opened, playing, view

DEALS = {"whist": 100, "whiz": 100, "contract": 30, "comptoir": 30}


def started(game):
    rules = GAMES[game]()
    seats = SEATS if rules.info.players == 4 else SEATS[1:]
    return Log(Started(rules, FORMS[game][0](), {seat: seat.name for seat in seats}))


def chance(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


@pytest.fixture
def no_last_resort(monkeypatch):
    def never(legal):
        raise AssertionError(legal)

    monkeypatch.setattr(chelem.bots.baseline, "last_resort", never)


@pytest.mark.usefixtures("no_last_resort")
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", ["whist", "whiz", "contract", "comptoir"])
def test_no_move_is_ever_refused(game, part):
    """On any deal the bot's own choice is legal; the last resort is never used."""
    for number in range(part, DEALS[game], 4):
        log = started(game)
        bots = {player: Baseline(number) for player in log.state.chairs if player}
        play_deal(log, bots, chance(number).randrange)
        assert log.state.board.closed


def test_equal_seeds_play_alike():
    """The same seed and the same deal give the same log."""
    logs = [started("whiz") for _ in range(2)]
    for log in logs:
        play_deal(log, {player: Baseline(7) for player in "ESW"}, chance(3).randrange)
    assert logs[0].entries == logs[1].entries


def test_a_bot_keeps_no_memory():
    """A bot asked twice, or a new one, makes the same move: it depends on the view alone."""
    log = started("whist")
    bots = {seat.name: Baseline(5) for seat in SEATS}
    play_deal(log, bots, chance(11).randrange)
    again = Log(log.entries[0].event)
    for entry in log.entries[1:]:
        player = bot_to_act(again, bots)
        if player is not None and type(entry.event).__name__ == "Acted":
            assert Baseline(5).move(again.view(Player(player))) == entry.event.action
        again.record(entry)


@pytest.mark.parametrize("number", range(12))
def test_a_move_depends_on_what_is_seen_only(number):
    """With the hidden hands exchanged, the view and the card stay the same."""
    deal = Deal.draw(chance(number).randrange)
    log = playing({seat.name: str(deal[seat]) for seat in SEATS}, "2NT by S")
    compared = 0
    while not log.state.board.closed:
        other = hidden_permuted(log)
        if other is not None and other.state.turn == log.state.turn:
            compared += 1
            assert choose_card(view(log), chance(1)) == choose_card(view(other), chance(1))
        log.act(log.state.turn.actor.name, choose_card(view(log), chance(1)))
    assert compared > 3


def test_the_talk_depends_on_what_is_seen_only():
    """In Whiz a bid depends on the bidder's hand and Domy's."""
    own = {"E": "AJ4.KQ62.Q85.K94", "N": "K86.A54.KJ63.Q52"}
    logs = [opened(filled({**own, **more}), Seat.E, "whiz") for more in ({}, {"S": "QT9.J9.A97.AJT83"})]
    assert len({str(Baseline(1).move(view(log))) for log in logs}) == 1


def test_a_claim_is_answered():
    """Bots accept a fair claim; otherwise play goes on."""
    log = started("whist")
    bots = {seat.name: Baseline(2) for seat in SEATS}
    log.add(opened(Deal.draw(chance(4).randrange), Seat.N, "whist").entries[1].event)
    while log.state.board.play is None or log.state.board.play.left > 5:
        assert bots_act(log, bots)
    declarer = log.state.board.contract.declarer
    log.act(declarer.name, MakeClaim(log.state.board.play.left))
    while log.state.board.claim is not None and not log.state.board.closed:
        assert bots_act(log, bots)
    while bots_act(log, bots):
        pass
    assert log.state.board.closed


def test_a_bot_out_of_turn_says_so():
    log = opened(filled({}), Seat.N, "whist")
    with pytest.raises(Refused):
        Baseline(1).move(log.view(Player("E")))
