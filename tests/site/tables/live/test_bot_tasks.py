"""What the workers of bots answer."""

from itertools import chain
from random import Random

import pytest

from chelem.bots.configuration import Configuration
from chelem.bots.hints import give_hint
from chelem.bots.payoff import BoardScoring
from chelem.core.deals import Deal
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import Dealt, Started
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.setting import Setting
from chelem.games.contract import ContractBridge
from chelem.i18n import LANGUAGES
from chelem.matches.duplicate import Duplicate
from chelem.site.tables.live.bot_tasks import BotTurn, choose_move
from tests.bots.positions import play_contract, view_of_actor

SOLID = {
    "N": "T98.JT9.JT98.JT9",
    "E": "32.5432.432.5432",
    "S": "AKQJ.AKQ.AKQ.AKQ",
    "W": "7654.876.765.876",
}
ONE_TRICK = "H8 H9 H2 HA"


@pytest.mark.parametrize("strength", ["normal", "strong"])
def test_a_bot_at_a_table_claims_the_tricks_it_is_sure_of(strength):
    """It claims all tricks when its cards are high, and a bot on the other side accepts."""
    bots = Configuration.parse(strength)
    log = play_contract(SOLID, "7NT by S", ONE_TRICK)
    claim = choose_move(BotTurn(view_of_actor(log), bots, 1)).move
    assert claim == MakeClaim(12)
    log.act("S", claim)
    assert AnswerClaim(accept=True) == choose_move(BotTurn(log.view(Player("W")), bots, 1)).move


def log_of_deal(deal):
    """Return the log of a match of one board, which is compared with other tables."""
    players = {seat: str(seat) for seat in SEATS}
    log = Log(Started(ContractBridge(), Duplicate(boards=1), players))
    log.add(Dealt(Setting(1, 1, Seat.N, board=1), {seat: deal[seat] for seat in SEATS}, players))
    return log


def calls_by_scoring(log, bots):
    """Yield the calls at matchpoints and at IMPs at each turn of an auction, in which instant bots bid."""
    while log.state.board.play is None and log.state.turns:
        view = view_of_actor(log)
        yield tuple(choose_move(BotTurn(view, bots, 7, scoring)).move for scoring in BoardScoring)
        log.act(log.state.player, choose_move(BotTurn(view, Configuration("instant"), 7)).move)


@pytest.mark.slow
def test_a_bot_bids_for_what_boards_are_scored_by():
    """Somewhere in a few auctions, usually the first, it makes another call at matchpoints than at IMPs."""
    deals = (Deal.draw(Random(f"scoring {number}").randrange) for number in range(6, 12))  # noqa: S311 - repeatable
    logs = (log_of_deal(deal) for deal in deals)
    calls = chain.from_iterable(calls_by_scoring(log, Configuration("normal")) for log in logs)
    assert any(one != other for one, other in calls)


def test_a_hint_is_a_card():
    """A person who asks what to play is not told to claim."""
    view = view_of_actor(play_contract(SOLID, "7NT by S", ONE_TRICK))
    given = give_hint(view, Configuration.parse("normal"), 1)
    assert not isinstance(given.move, MakeClaim)
    assert all(given.reasons[language] for language in LANGUAGES)


@pytest.mark.parametrize("strength", ["instant", "normal"])
def test_no_hint_out_of_turn(strength):
    """A player whose turn it is not gets a refusal, not a card of somebody else's."""
    log = play_contract(SOLID, "7NT by S", "H8")
    with pytest.raises(Refused):
        give_hint(log.view(Player("W")), Configuration.parse(strength), 1)
