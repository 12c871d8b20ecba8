"""The meanings of calls at a running table: worked out by the workers of bots, shown as the policy allows."""

import asyncio
import os
import signal
from dataclasses import replace

from chelem.bots.configuration import Configuration
from chelem.bots.hints import Hint
from chelem.bots.side_bots import SideBots
from chelem.core.calls import Bid, SimpleCall
from chelem.engine.audience import View
from chelem.engine.state import State
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn, choose_move, meaning_of_next, meanings_of_deal
from chelem.site.tables.live.bot_workers import BotWorkers
from tests.support.hosting import INSTANT
from tests.support.systems import needs_kill
from tests.support.tables import Bots, table_of, until

CLUB, PASS = Bid.parse("2C"), SimpleCall.PASS


class Bidders(Bots):
    """Bots that bid by the usual system, in this process; North opens two clubs."""

    async def move(
        self,
        turn: BotTurn,
        _visitor,
        *,
        alike: bool = False,  # noqa: ARG002 - these always are
    ) -> BotMove:
        if turn.view.seat.name == "N" and CLUB in turn.view.state.legal():
            return BotMove(CLUB, meaning_of_next(turn.view.state, CLUB, turn.sides))
        return choose_move(replace(turn, bots=Configuration("instant", turn.bots.system)))

    async def hint(self, view: View, _bots: SideBots, _seed: int, _visitor) -> Hint:
        return Hint(view.state.legal()[0])

    async def meaning(self, state: State, call: Bid, bots: SideBots, _visitor):
        return meaning_of_next(state, call, bots)

    async def meanings(self, state: State, bots: SideBots, _visitor):
        return meanings_of_deal(state, bots)


def test_the_conventions_of_bots_are_alerted(hosted):
    """A bot's artificial bid is alerted with its sentence, to those who watch and to those who come later."""

    async def work(room):
        page = await room.page("S")
        await until(lambda: any(call["call"] == "2C" for call in page.picture["calls"]))
        later = await room.page("S")
        for each in (page, later):
            await until(lambda page=each: any(call["text"] for call in page.picture["calls"]))
            (club,) = (call for call in each.picture["calls"] if call["call"] == "2C")
            assert club["alert"]
            assert club["text"].startswith("Strong, artificial 2♣:")
        await until(lambda: page.picture["turn"]["by"] == "S")

    hosted(table_of("S", policy=INSTANT), work, Bidders())


def test_meanings_are_worked_out_again_after_a_restart(hosted):
    """A table loaded from the store explains calls made before, to whoever opens its page."""

    async def work(room):
        page = await room.page("S")
        await until(lambda: any(call["call"] == "2C" for call in page.picture["calls"]))
        room.actor.call_meanings.clear()
        again = await room.page("S")
        await until(lambda: any(call["alert"] for call in again.picture["calls"]))
        await until(lambda: page.picture["turn"]["by"] == "S")

    hosted(table_of("S", policy=INSTANT), work, Bidders())


def test_the_meaning_of_a_call_that_may_be_made(hosted):
    """The person whose turn it is learns what a call would show; an illegal call shows nothing."""

    async def work(room):
        await room.page("S")
        await until(lambda: room.table.started_log.state.player == "S")
        assert (await room.actor.explainer.meaning_before(Bid.parse("7NT"), "S")) is not None
        assert (await room.actor.explainer.meaning_before(Bid.parse("1C"), "S")) is None

    hosted(table_of("S", policy=INSTANT), work, Bidders())


def test_a_page_opens_before_the_calls_are_explained(hosted):
    """Meanings are sent to all pages once they are worked out, and worked out once for all of them."""

    class Slow(Bidders):
        def __init__(self):
            super().__init__()
            self.open, self.explained = asyncio.Event(), 0

        async def meanings(self, state: State, bots: SideBots, _visitor):
            self.explained += 1
            await self.open.wait()
            return meanings_of_deal(state, bots)

    async def work(room):
        pages = [await room.page("S") for _ in range(3)]
        assert not any(call["text"] for page in pages for call in page.picture["calls"])
        room.bots.open.set()
        for page in pages:
            await until(lambda page=page: any(call["text"] for call in page.picture["calls"]))
        assert 1 == room.bots.explained

    table = table_of("ESW", policy=INSTANT)
    table.act_now(table.started_log.state.player, CLUB)
    hosted(table, work, Slow())


@needs_kill
def test_a_page_opens_while_all_workers_are_suspended(hosted):
    """It shows the cards and the calls; the workers have not even been missed yet."""

    async def work(room):
        workers = room.bots
        await workers.start()
        pids = {await workers._crew.ask(os.getpid, seconds=600) for _ in range(20)}
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        page = await room.page("S")
        assert ["2C"] == [call["call"] for call in page.picture["calls"]]
        assert 0 == workers._crew.replaced
        workers.close()

    table = table_of("ESW", policy=INSTANT)
    table.act_now(table.started_log.state.player, CLUB)
    hosted(table, work, BotWorkers(2))
