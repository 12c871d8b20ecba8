"""The tournament of the day in one process: made once, a table each, open until midnight (docs/events.md)."""

import asyncio
import threading
from datetime import date

import pytest
from sqlalchemy import update

from chelem.bots.configuration import AT_TABLES
from chelem.core.calls import SimpleCall
from chelem.core.errors import ChelemError
from chelem.engine.audience import Spectator
from chelem.engine.events import Dealt
from chelem.processes import WorkerDied
from chelem.site.contests.domain.daily import DaysBeside
from chelem.site.contests.domain.day_ranking import DayRanking, rank_month
from chelem.site.contests.live import daily, known_rankings
from chelem.site.contests.live.daily import DailyTournaments
from chelem.site.database import schema
from chelem.site.database.writer import Write
from chelem.site.relay import news as news_module
from chelem.site.tables.domain.board_set import MOST_TRIES
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.robot_field import field_for_board
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.live.bot_workers import BotWorkers
from chelem.site.tables.live.move_maker import MoveMaker
from chelem.site.tables.live.robot_fields import RobotFields
from tests.site.tables.live.test_lobby import housed
from tests.support.servers.clusters import DeafBus, clusters
from tests.support.tables import events, table_of, until

__all__ = ["housed"]

DAY, NEXT = date(2026, 1, 1), date(2026, 1, 2)
ANNE, BEN = Guest("anne", "Anne"), Guest("ben", "Ben")


def tomorrow() -> str:
    """Return the first moment of the day after that of `now`."""
    return "2026-01-02T00:00:00.000+00:00"


def test_the_robots_of_a_day_play_the_french_system():
    """Most of its players are French: five-card majors as taught there, for partner and opponents."""
    assert "normal:sef" == str(daily.daily_terms().bots)


def test_a_day_has_one_set_of_boards(housed):
    """However many ask for it first, also where another process has just made it; and after a restart."""

    async def work(lobby, reopened):
        tournaments = [DailyTournaments(lobby) for _ in range(2)]
        found = await asyncio.gather(*(each.today() for each in tournaments * 3))
        assert 1 == len({each.played.boards.hash for each in found})
        again = await DailyTournaments(reopened()).today()
        assert again.played.boards == found[0].played.boards

    housed(work)


def test_each_day_has_boards_of_its_own(housed):
    """After midnight there is another tournament; a day to come has none, nor a day when nobody asked."""

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        first = await tournaments.today()
        for day in (NEXT, date(2025, 12, 31)):
            await refused(tournaments.find(day), "daily.unknown")
        lobby.database.now = tomorrow
        second = await tournaments.today()
        assert first.played.boards.hash != second.played.boards.hash
        assert (await tournaments.find(DAY)).played.boards == first.played.boards
        await refused(tournaments.take_up(DAY, ANNE), "daily.over")

    housed(work)


def test_days_lead_to_those_that_have_a_tournament(housed):
    """The first has none before it, and days on which nobody asked are passed over."""

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        await tournaments.today()
        assert DaysBeside() == await tournaments.beside(DAY)
        later = date(2026, 1, 4)
        lobby.database.now = lambda: f"{later}T00:00:00.000+00:00"
        await tournaments.today()
        assert DaysBeside(None, "2026-01-04") == await tournaments.beside(DAY)
        assert DaysBeside("2026-01-01", None) == await tournaments.beside(later)

    housed(work)


def test_one_table_counts(housed):
    """The first; two requests at once get the same. Later ones are practice, as many as in a challenge."""

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        one, other = await asyncio.gather(*(tournaments.take_up(DAY, ANNE) for _ in range(2)))
        assert one == other
        finished = Write([update(schema.tables).values(status="over")])
        for _number in range(MOST_TRIES - 1):
            await lobby.database.write(finished)
            assert one != await tournaments.take_up(DAY, ANNE, again=True)
        await lobby.database.write(finished)
        assert one == await tournaments.take_up(DAY, ANNE)
        await refused(tournaments.take_up(DAY, ANNE, again=True), "challenge.tries")
        await tournaments.take_up(DAY, BEN)
        tables = (await tournaments.today()).played.tables
        assert ["again"] * (MOST_TRIES - 1) + ["first"] * 2 == sorted(table.role for table in tables)

    housed(work)


def test_a_day_has_room_for_so_many(housed, monkeypatch):
    """Beyond that a table is refused."""
    monkeypatch.setattr(daily, "MOST_DAILY_TABLES", 1)

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        await tournaments.take_up(DAY, ANNE)
        await refused(tournaments.take_up(DAY, BEN), "challenge.full")

    housed(work)


def test_a_month_has_the_days_that_are_over(housed):
    """Today's results would tell something of its boards."""

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        await tournaments.today()
        assert 0 == (await tournaments.month(DAY)).days
        lobby.database.now = tomorrow
        await tournaments.today()
        assert 1 == (await tournaments.month(DAY)).days

    housed(work)


async def refused(work, code):
    """Check that this is refused with that code."""
    with pytest.raises(ChelemError) as error:
        await work
    assert code == error.value.code


class Queue:
    """Work that ends as these answers say, one after the other; `kinds` are its limits."""

    def __init__(self, *answers):
        self.answers, self.kinds = list(answers), []

    async def ask(self, kind, *_):
        self.kinds.append(kind)
        await asyncio.sleep(0)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def workers_with(*answers):
    """Return workers whose work ends so."""
    workers = BotWorkers(1)
    workers.queue = Queue(*answers)
    workers.moves = MoveMaker(workers.queue, workers._crew)
    return workers


def test_bots_that_move_alike_think_as_much_everywhere():
    """They have many times the CPU time, and no instant bot takes the place of workers that have died."""
    view = table_of("S").started_log.view(Spectator())

    async def work():
        for alike, cpu in ((False, 4), (True, 60)):
            workers = workers_with(BotMove(SimpleCall.PASS))
            await workers.move(BotTurn(view, AT_TABLES, 1), None, alike=alike)
            assert [cpu] == [kind.cpu for kind in workers.queue.kinds]
        workers = workers_with(WorkerDied("gone"), WorkerDied("gone"), BotMove(SimpleCall.PASS))
        await workers.move(BotTurn(view, AT_TABLES, 1), None, alike=True)
        assert [60] * 3 == [kind.cpu for kind in workers.queue.kinds]
        assert 0 == workers.moves.hurried

    asyncio.run(work())


def test_a_field_plays_a_board_once():
    """However many tables ask for it, at once or later; a field that failed plays again."""
    table = table_of("S", "contract", match={"kind": "duplicate", "boards": 2})
    (dealt,) = events(table, Dealt)
    field = field_for_board("a day", 1, 2)

    async def work():
        workers = workers_with(OSError("no process"), {"points": 50}, None)
        asked = (table.game, table.match, dealt, field, None)
        with pytest.raises(OSError, match="no process"):
            await workers.compare(*asked)
        found = await asyncio.gather(*(workers.compare(*asked) for _ in range(3)))
        assert [[{"points": 50}]] * 4 == [*found, await workers.compare(*asked)]
        assert 3 == len(workers.queue.kinds)

    asyncio.run(work())


def test_a_field_plays_while_somebody_waits():
    """It plays on for the others when a table gives up, stops with the last, and later goes on from there."""
    field = field_for_board("a day", 1, 2)
    begun, go_on = [], asyncio.Event()

    async def play(table):
        begun.append(table)
        if len(begun) == 2:
            await go_on.wait()
        return {"points": len(begun)}

    async def work():
        fields = RobotFields()
        first, second = (asyncio.create_task(fields.results(field, play)) for _ in range(2))
        await until(lambda: len(begun) == 2)
        first.cancel()
        await asyncio.sleep(0.01)
        assert not second.done()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert [{"points": 1}, {"points": 3}] == await fields.results(field, play)
        assert [*field, field[1]] == begun

    asyncio.run(work())


def test_a_person_who_is_erased_is_read_again(housed):
    """The series of a month has no name that was erased, not even for a minute."""

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        code = await tournaments.take_up(DAY, ANNE)
        lobby.database.now = tomorrow
        month = await tournaments.month(DAY)
        assert month is await tournaments.month(DAY)
        await tournaments.forget_names()
        assert month is not await tournaments.month(DAY)
        assert code

    housed(work)


@pytest.mark.parametrize("lost", [False, True])
def test_an_erased_name_is_read_again_in_all_processes(housed, monkeypatch, lost):
    """Whichever process has erased it, and also where its message is lost."""
    monkeypatch.setattr(news_module, "READ_SECONDS", 0.001)

    async def work(lobby, reopened):
        members = clusters(DeafBus() if lost else None)
        other = reopened()
        for member, each in zip(members, (lobby, other), strict=True):
            each.cluster = member
            await member.news.start(each.database)
        here, there = DailyTournaments(lobby), DailyTournaments(other)
        await there.take_up(DAY, ANNE)
        other.database.now = tomorrow
        month = await there.month(DAY)
        assert month is await there.month(DAY)
        await here.forget_names()
        await until(lambda: not there._rankings._months)
        for member in members:
            member.news.close()

    housed(work)


def test_rankings_are_worked_out_once_for_each_change(housed, monkeypatch):
    """However often a day or its month is asked for; never in the event loop; again after a new table."""
    worked, ranked, loop = [], [], threading.current_thread()
    work_out = DayRanking.worked_out

    def working_out(ranking):
        worked.append(threading.current_thread())
        return work_out(ranking)

    def ranking(days):
        ranked.append(threading.current_thread())
        return rank_month(days)

    monkeypatch.setattr(DayRanking, "worked_out", working_out)
    monkeypatch.setattr("chelem.site.contests.live.known_rankings.rank_month", ranking)
    monkeypatch.setattr(known_rankings, "MONTH_SECONDS", 0.0)

    async def work(lobby, _):
        tournaments = DailyTournaments(lobby)
        await asyncio.gather(*(tournaments.today() for _ in range(20)))
        assert 1 == len(worked)
        await tournaments.take_up(DAY, ANNE)
        found = await asyncio.gather(*(tournaments.today() for _ in range(20)))
        assert 2 == len(worked)
        assert {1} == {len(each.counting) for each in found}
        lobby.database.now = tomorrow
        months = await asyncio.gather(*(tournaments.month(DAY) for _ in range(20)))
        assert {1} == {month.days for month in months}
        assert (3, 1) == (len(worked), len(ranked))
        assert loop not in {*worked, *ranked}

    housed(work)
