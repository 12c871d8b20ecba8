"""Moves that need no thought: what the server plays itself is what a bot would have played."""

import pytest

from chelem.bots.configuration import Configuration
from chelem.core.cards import Card
from chelem.engine.audience import Player
from chelem.engine.events import Acted
from chelem.live import turns
from chelem.live.bot_tasks import choose_move
from chelem.live.easy_moves import only_card
from tests.support.hosting import INSTANT
from tests.support.tables import bots_move, proves, table_of, until

ONE_DEAL = {"kind": "duplicate", "boards": 1}


@pytest.mark.parametrize("strength", ["instant", "normal", "strong"])
def test_every_bot_plays_an_only_card(strength):
    """It claims nothing instead, at any point of a deal, and a quarter of the cards are such."""
    table = table_of("", match=ONE_DEAL)
    cards = only = 0
    while not table.between_deals and table.status != "over":
        log = table.started_log
        player, move = bots_move(table)
        view = log.view(Player(player))
        if (easy := only_card(view)) is not None:
            only += 1
            assert easy == choose_move(view, Configuration(strength), 1).move
        cards += isinstance(move, Card)
        table.act_now(player, move)
    assert cards == 52
    assert only >= 13


def test_workers_are_not_asked_for_only_cards(hosted, monkeypatch):
    """They are asked for every other move."""
    found = []

    def remembered(view):
        found.append(only_card(view))
        return found[-1]

    monkeypatch.setattr(turns, "only_card", remembered)

    async def work(room):
        await room.page("S")
        await until(lambda: room.table.status == "over")
        moves = [entry for entry in room.table.started_log if isinstance(entry.event, Acted)]
        assert len(moves) == len(found)
        assert 0 < found.count(None) == room.bots.asked < len(moves)
        proves(room.table)

    hosted(table_of("", match=ONE_DEAL, policy=INSTANT), work)
