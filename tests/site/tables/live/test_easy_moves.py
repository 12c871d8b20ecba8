"""Moves that need no thought: what the server plays itself is what a bot would have played."""

import pytest

from chelem.bots.configuration import Configuration
from chelem.core.cards import Card
from chelem.engine.audience import Player
from chelem.engine.events import Acted
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.site.tables.live import turns
from chelem.site.tables.live.bot_tasks import BotTurn, choose_move
from chelem.site.tables.live.easy_moves import easy_card
from tests.support.hosting import INSTANT
from tests.support.tables import EVERY_GAME, bots_move, proves, table_of, until

ONE_DEAL = {"kind": "duplicate", "boards": 1}
SEED = 5


def easy_and_all(game, bots):
    """Return how many cards of a deal the server plays itself, as a worker would, and how many there are."""
    table = table_of("", game)
    cards = easy = 0
    while not table.between_deals and table.status != "over":
        log = table.started_log
        player, move = bots_move(table)
        view = log.view(Player(player))
        if (card := easy_card(view, bots, SEED)) is not None:
            easy += 1
            assert card == choose_move(BotTurn(view, bots, SEED)).move
        cards += isinstance(move, Card)
        table.act_now(player, move)
    return easy, cards


@pytest.mark.parametrize("strength", ["normal", "strong"])
def test_every_bot_plays_an_only_card(strength):
    """It claims nothing instead, at any point of a deal; a fifth of the cards are such."""
    easy, cards = easy_and_all("contract", Configuration(strength))
    assert cards / 6 < easy < cards / 3


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_server_plays_instant_cards(game):
    """As a worker would, in every game, except in the last tricks, which are searched."""
    easy, cards = easy_and_all(game, Configuration("instant"))
    assert cards * 8 / 13 <= easy < cards


def test_open_hands_are_left_to_the_workers():
    """Where all cards are known, an instant bot searches from the first trick on."""
    table = table_of("", match=ONE_DEAL, policy=INSTANT)
    while not (play := table.started_log.state.board.play) or not play.done:
        table.act_now(*bots_move(table))
    player, _ = bots_move(table)
    table.act_now(player, MakeClaim(play.left))
    instant = Configuration("instant")
    answering, answer = bots_move(table)
    assert easy_card(table.started_log.view(Player(answering)), instant, SEED) is None
    table.act_now(answering, AnswerClaim(accept=False))
    assert isinstance(answer, AnswerClaim)
    player, _ = bots_move(table)
    assert easy_card(table.started_log.view(Player(player)), instant, SEED) is None


def test_workers_are_not_asked_for_easy_cards(hosted, monkeypatch):
    """They are asked for every other move."""
    found = []

    def remembered(*given):
        found.append(easy_card(*given))
        return found[-1]

    monkeypatch.setattr(turns, "easy_card", remembered)

    async def work(room):
        await room.page("S")
        await until(lambda: room.table.status == "over")
        moves = [entry for entry in room.table.started_log if isinstance(entry.event, Acted)]
        assert len(moves) == len(found)
        assert 0 < found.count(None) == room.bots.asked < len(moves)
        proves(room.table)

    hosted(table_of("", match=ONE_DEAL, policy=INSTANT), work)
