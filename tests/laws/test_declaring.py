"""The laws of a deal in which a dummy takes the chair of the bot that declares (LOG)."""

import pytest

from chelem.core.hands import Hand
from chelem.engine.audience import Player, Spectator
from chelem.engine.events import Seated
from chelem.site.tables.domain import declaring
from tests.support.tables import bots_move, play_deal, table_of_dummy

from .checking import Readers, replay_proves_it, the_log_is_its_fold


@pytest.mark.parametrize("declare", ["look", "alone"])
@pytest.mark.parametrize("game", ["contract", "whist", "comptoir", "minibridge"])
def test_the_laws_of_a_deal_that_a_dummy_declares(game, declare):
    """Every copy agrees with the log and shows no more than it may, before, between and after exchanges."""
    table = table_of_dummy(game, policy={"declare": declare})
    log = table.started_log
    readers = Readers(log, [*map(Player, table.people.known), Player("stranger"), Spectator()])
    check(readers, log)
    declaring.apply_declare_policy(table)
    check(readers, log)
    for _ in range(8):
        table.act_now(*bots_move(table))
        check(readers, log)
    play_deal(table)
    check(readers, log)
    the_log_is_its_fold(log)
    replay_proves_it(log)


def check(readers, log):
    """Check what is checked after each entry of a random match."""
    readers.follow(log)
    readers.agree(log)
    readers.know_no_more_than_they_may(log)


def test_only_who_sits_down_reads_the_hand_of_the_chair():
    """The person's copy has declarer's hand and the bot's that of dummy; other copies have neither."""
    table = table_of_dummy(policy={"declare": "alone"})
    before = table.started_log.version
    declaring.apply_declare_policy(table)
    log = table.started_log
    for viewer in (Player("N"), Player("bot-1"), Player("bot-2"), Spectator()):
        sitting = [entry.event for entry in log.redacted(viewer, after=before)]
        for event in sitting:
            if isinstance(event, Seated):
                own = isinstance(viewer, Player) and viewer.id == event.player
                assert own == (event.cards is not None)
                assert event.cards is None or isinstance(event.cards, Hand)
