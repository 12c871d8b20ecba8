"""Challenges and matches of teams whose tables two processes serve (docs/architecture.md)."""

import asyncio

import pytest

from chelem.core.errors import Busy, Refused
from chelem.core.seats import Seat
from chelem.games.options import new_game
from chelem.site.contests.domain.set_draw import SetDraw, draw_alone
from chelem.site.contests.domain.team_match import new_team_match
from chelem.site.tables.domain import seating
from chelem.site.tables.domain.board_set import SetTerms, match_of_boards
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.live import turns
from tests.support.tables import until
from tests.support.two_owners import two_owners

__all__ = ["two_owners"]

GAME = new_game("contract")
TERMS = SetTerms(GAME, match_of_boards(GAME, 2), Policy(pace="instant"))
ANNE, BEN = Guest("anne", "Anne"), Guest("ben", "Ben")


async def match(pair):
    """Make a match whose rooms two processes serve; return its code and the actors of its rooms."""
    board_set = new_team_match(TERMS, draw_alone())
    codes = iter([pair.shares.code_of("a"), pair.shares.code_of("b")])
    maker = pair.processes[0]
    maker.lobby.new_code = lambda: next(codes)
    await maker.teams.create(board_set, ANNE)
    _, tables = await pair.owner(board_set.code).teams.find(board_set.code)
    rooms = [await pair.table(table.code) for table in tables]
    assert ["a", "b"] == [pair.owner(room.table.code).name for room in rooms]
    return board_set.code, rooms


async def sit(pair, room, guest, seat):
    """Take a chair as a call does: where the room is served."""
    async with pair.owner(room.table.code).lobby.one_room(room, guest.visitor):
        await room.ask(lambda table: seating.take_chair(table, guest.visitor, seat, guest.name))


@pytest.mark.parametrize("owner", ["a", "b"])
def test_nobody_sits_down_in_both_rooms_at_once(two_owners, owner):
    """Though each room has an owner of its own, and whoever owns the match."""

    async def work(pair):
        code, rooms = await match(pair)
        pair.shares.give(code, owner)
        found = await asyncio.gather(
            *(sit(pair, room, BEN, Seat.N) for room in rooms * 3), return_exceptions=True
        )
        refused = {error.code for error in found if error is not None}
        assert refused == {"team.other_room"}
        assert [True, False] == sorted((room.table.person("ben") is not None for room in rooms), reverse=True)
        assert not any(process.teams._doorways for process in pair.processes)

    two_owners(work)


def test_who_has_played_in_one_room_does_not_sit_down_in_the_other(two_owners):
    async def work(pair):
        code, rooms = await match(pair)
        await sit(pair, rooms[0], BEN, Seat.N)
        await pair.owner(code).teams.start(code, "anne")
        await rooms[0].ask(lambda table: seating.leave_chair(table, "ben", Seat.N))
        with pytest.raises(Refused) as refused:
            await sit(pair, rooms[1], BEN, Seat.N)
        assert "team.played_other" == refused.value.code
        await sit(pair, rooms[0], BEN, Seat.N)

    two_owners(work)


def test_a_match_starts_in_both_rooms(two_owners, monkeypatch):
    """A room that could not be started is when its owner asks again; a room of robots plays on by itself."""
    monkeypatch.setattr(turns, "PACES", dict.fromkeys(turns.PACES, turns.PACES["instant"]))

    async def work(pair):
        code, rooms = await match(pair)
        pair.shares.give(code, "a")
        pair.bus.lost.append("team_match.start")
        teams = pair.owner(code).teams
        with pytest.raises(Busy):
            await teams.start(code, "anne")
        await teams.start(code, "anne")
        await teams.find(code)
        await until(lambda: rooms[1].table.status == "over")
        assert "playing" == rooms[0].table.status

    two_owners(work)


def test_a_challenge_is_the_same_at_all_owners(two_owners):
    """The owner of the challenge gives each person one table, whoever serves it."""

    async def work(pair):
        draw = draw_alone()
        draw = SetDraw(pair.shares.code_of("b"), draw.salt, draw.nonces)
        own, others = pair.shares.code_of("a"), iter([pair.shares.code_of("a"), pair.shares.code_of("b")])
        pair.processes[0].lobby.new_code = lambda: own
        code = await pair.processes[0].challenges.create(TERMS, ANNE, draw)
        owner = pair.owner(code)
        assert "b" == owner.name
        owner.lobby.new_code = lambda: next(others)
        tables = await asyncio.gather(*(owner.challenges.take_up(code, BEN) for _ in range(3)))
        assert 1 == len(set(tables))
        third = await owner.challenges.take_up(code, Guest("cleo", "Cleo"))
        assert own == await owner.challenges.take_up(code, ANNE)
        actors = [await pair.table(table) for table in (own, tables[0], third)]
        assert ["a", "a", "b"] == [pair.owner(actor.table.code).name for actor in actors]
        for actor in actors:
            await actor.ask(lambda _: None)
        boards = [actor.table.board_set for actor in actors]
        assert boards[0] == boards[1] == boards[2]

    two_owners(work)
