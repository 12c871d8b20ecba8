"""Challenges and matches of teams in one process: who may play how often, and where (docs/protocol.md)."""

import pytest
from sqlalchemy import update

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.games.options import new_game
from chelem.site.contests.domain.set_draw import draw_alone
from chelem.site.contests.domain.team_match import new_team_match
from chelem.site.contests.live.challenges import Challenges
from chelem.site.contests.live.team_matches import TeamMatches
from chelem.site.database import schema
from chelem.site.database.writer import Write
from chelem.site.tables.domain import seating
from chelem.site.tables.domain.board_set import MOST_TRIES, SetTerms, match_of_boards
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from tests.site.tables.live.test_lobby import housed

__all__ = ["housed"]

GAME = new_game("contract")
TERMS = SetTerms(GAME, match_of_boards(GAME, 2), Policy())
ANNE, BEN = Guest("anne", "Anne"), Guest("ben", "Ben")


def test_nobody_fills_a_challenge_alone(housed):
    """A person gets so many tables for practice; others still find room, and all of them stay theirs."""

    async def work(lobby, _):
        challenges = Challenges(lobby)
        code = await challenges.create(TERMS, ANNE, draw_alone())
        finished = Write([update(schema.tables).values(status="over")])
        for _number in range(MOST_TRIES - 1):
            await lobby.database.write(finished)
            await challenges.take_up(code, ANNE, again=True)
        await lobby.database.write(finished)
        with pytest.raises(Refused) as refused:
            await challenges.take_up(code, ANNE, again=True)
        assert ("challenge.tries", {"most": MOST_TRIES}) == (refused.value.code, refused.value.facts)
        assert await challenges.take_up(code, ANNE)
        assert await challenges.take_up(code, BEN)

    housed(work)


def test_nobody_plays_the_boards_of_both_rooms(housed):
    """Not even with the key of a friend's chair, after leaving their own; before the start one may change."""

    async def work(lobby, _):
        matches, board_set = TeamMatches(lobby), new_team_match(TERMS, draw_alone())
        await matches.create(board_set, ANNE)
        _, tables = await matches.find(board_set.code)
        rooms = [await lobby.actor(table.code) for table in tables]

        async def sit(room, guest, seat):
            async with matches.one_room(room, guest.visitor):
                await room.ask(lambda table: seating.take_chair(table, guest.visitor, seat, guest.name))

        await sit(rooms[0], BEN, Seat.N)
        await rooms[0].ask(lambda table: seating.leave_chair(table, "ben", Seat.N))
        await sit(rooms[1], BEN, Seat.N)
        await matches.start(board_set.code, "anne")
        await rooms[0].ask(lambda table: seating.leave_chair(table, "anne", Seat.S))
        with pytest.raises(Refused) as refused:
            async with matches.one_room(rooms[1], "anne"):
                raise AssertionError("nobody asks for the key")
        assert "team.played_other" == refused.value.code
        await sit(rooms[0], ANNE, Seat.S)
        async with matches.one_room(rooms[1], "ben"):  # he never played in the first room
            pass

    housed(work)
