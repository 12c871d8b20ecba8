"""Training at a table: selected deals, the auction only, the play only (docs/protocol.md, `training`)."""

import asyncio

import pytest

from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card
from chelem.core.errors import BadOption, Refused
from chelem.core.seats import Seat, Side
from chelem.engine.events import Acted, Claimed, Committed, Dealt
from chelem.site.tables.domain import dealing, seating, undo
from chelem.site.tables.live.bot_tasks import BotMove
from tests.support.hosting import INSTANT
from tests.support.tables import Bots, bots_move, events, open_table, play_until, proves, spec_of, until

CLUB = Bid.parse("1C")
BOARDS = {"kind": "duplicate", "boards": 2}


def training_table(**training):
    """Return a table that waits for its first deal: South's, among bots."""
    table = open_table(match=BOARDS, policy=INSTANT, bots="instant", training=training)
    for seat in table.seats:
        person = table.people.new_bot()
        if seat is Seat.S:
            person = type(person)("S", "Sam", "S")
        table.people.waiting[seat] = person.player
        table.save_person(person)
    seating.begin_match(table)
    return table


def cards_of(table):
    """Return the cards played, as events."""
    return [event for event in events(table, Acted) if isinstance(event.action, Card)]


def stands_still(table):
    """Return whether South is to call, or the auction is over."""
    state = table.started_log.state
    return state.player == "S" or state.board.play is not None or not table.in_deal


async def dealt_to(room):
    """Return South's page once the cards have been dealt."""
    page = await room.page("S")
    await until(lambda: page.picture.get("deal") is not None)
    return page


def test_a_selected_deal_says_so_and_promises_nothing(hosted):
    async def work(room):
        page = await dealt_to(room)
        assert ["practice"] == [event.origin for event in events(room.table, Dealt)]
        assert [] == events(room.table, Committed)
        assert page.picture["deal"]["origin"] == "practice"
        await until(lambda: room.table.drawn is not None)
        play = room.table
        await room.actor.ask(lambda table: play_until(table, lambda table: not table.in_deal))
        assert [True] == [row["selected"] for row in page.picture["sheet"]["rows"]]
        await room.actor.set_ready("S")
        await until(lambda: play.started_log.state.board.setting.deal == 2)
        proves(room.table)

    hosted(training_table(theme="notrump"), work)


def test_a_fair_deal_is_promised_where_nothing_is_selected(hosted):
    async def work(room):
        await room.page("S")
        await until(lambda: bool(events(room.table, Committed)))
        assert room.table.drawn is None

    hosted(training_table(activity="bid"), work)


def test_a_deal_of_the_auction_only_ends_with_a_claim(hosted):
    """After three passes the deal is scored with the tricks of perfect play; the log is valid."""

    async def work(room):
        page = await dealt_to(room)
        table = room.table
        await until(lambda: stands_still(table))
        while table.in_deal and table.started_log.state.board.contract is None:
            if table.started_log.state.player == "S":
                _, call = bots_move(table)
                await room.move("S", call, id=f"{table.started_log.version}")
            await until(lambda: stands_still(table))
        await until(lambda: not table.in_deal)
        (row,) = table.started_log.state.sheet.rows
        assert row.claim
        assert sum(row.tricks.values()) == 13
        (claim,) = events(table, Claimed)
        assert claim.by is row.contract.declarer
        assert [card.seat for card in cards_of(table)] == [claim.by.next]
        await until(lambda: bool(page.picture["sheet"]["rows"]))
        proves(table)

    hosted(training_table(theme="games", activity="bid"), work)


class EastDeclares(Bots):
    """East bids one club, the others pass; how perfect play ends is known late."""

    def __init__(self):
        super().__init__()
        self.known = asyncio.Event()

    async def move(self, turn, _visitor, *, alike=False):  # noqa: ARG002 - as in `Bots`
        await asyncio.sleep(0)
        opens = turn.view.seat is Seat.E and CLUB in turn.view.state.legal()
        return BotMove(CLUB if opens else SimpleCall.PASS)

    async def play_perfectly(self, board, visitor):
        await self.known.wait()
        return await super().play_perfectly(board, visitor)


def test_nobody_leads_where_only_the_auction_is_practised(hosted):
    """South, who would be on lead, is offered no card while the result is worked out."""
    bots = EastDeclares()

    async def work(room):
        page = await dealt_to(room)
        await until(lambda: "P" in page.picture["legal"])
        await room.move("S", SimpleCall.PASS)
        await until(lambda: len(page.picture["calls"]) == 5)
        assert ("S", []) == (room.table.started_log.state.player, page.picture["legal"])
        bots.known.set()
        await until(lambda: not room.table.in_deal)

    hosted(training_table(theme="games", activity="bid"), work, bots)


@pytest.mark.parametrize(("activity", "side"), [("declare", Side.NS), ("defend", Side.EW)])
def test_robots_have_bid_when_the_learner_comes(hosted, activity, side):
    """The auction is in the log, complete; South cannot take a call back."""

    async def work(room):
        await dealt_to(room)
        table = room.table
        board = table.started_log.state.board
        assert board.contract.declarer.side is side
        assert activity == "defend" or board.contract.declarer is Seat.S
        assert not undo.may_undo(table, Seat.S, None)
        with pytest.raises(Refused):
            await room.actor.ask(lambda table: undo.request_undo(table, "S"))
        proves(table)

    hosted(training_table(activity=activity), work)


class SlowDraw(Bots):
    """Bots whose second deal is never drawn."""

    drawn = 0

    async def draw_deal(self, *what, **how):
        self.drawn += 1
        if self.drawn > 1:
            await asyncio.Event().wait()
        return await super().draw_deal(*what, **how)


def test_a_deal_is_settled_while_the_next_one_is_drawn(hosted):
    async def work(room):
        await dealt_to(room)
        table = room.table
        await until(lambda: stands_still(table))
        while table.in_deal and table.started_log.state.board.contract is None:
            await room.move(*bots_move(table), id=f"{table.started_log.version}")
            await until(lambda: stands_still(table))
        await until(lambda: not table.in_deal)

    hosted(training_table(theme="games", activity="bid"), work, SlowDraw())


def test_what_was_drawn_is_for_the_next_board():
    table = training_table(theme="slams")
    assert dealing.next_to_select(table).board == 1
    dealing.begin_next(table)
    assert not table.in_deal


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"game": "whist"}, "training.match"),
        ({"match": {"kind": "rubber"}}, "training.match"),
        ({"chairs": {"N": "open"}}, "training.alone"),
        ({"chairs": {"N": "me", "S": "bot"}}, "training.alone"),
        ({"training": {"activity": "defend", "best_hand": True}}, "training.best_hand"),
        ({"training": {"theme": "preempts", "best_hand": True}}, "training.best_hand"),
    ],
)
def test_training_that_cannot_be(given, code):
    with pytest.raises(BadOption) as refused:
        spec_of(
            {"match": BOARDS, "training": {}} | given if "game" not in given else {"training": {}} | given
        )
    assert refused.value.code == code
