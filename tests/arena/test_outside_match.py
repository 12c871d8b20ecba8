"""A team match against an outside program, over the network."""

import asyncio
import socket
from threading import Thread

import pytest

from chelem.arena.measuring import measure_board
from chelem.arena.outside_match import OutsideMatch
from chelem.arena.rooms import play_both_rooms
from chelem.arena.table_manager.client import SeatedProgram
from chelem.arena.table_manager.connection import LineConnection
from chelem.arena.table_manager.server import TableSettings
from chelem.arena.teams import OutsideTeam, TeamMatch, parse_contestant
from chelem.bots import Baseline
from chelem.bots.configuration import Configuration
from chelem.core.errors import ParseError
from chelem.core.seats import Seat

pytestmark = pytest.mark.slow

INSTANT = Configuration("instant")


@pytest.fixture
def sockets():
    """Listening sockets for the open and the closed room."""
    listening = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
    yield listening
    for one in listening:
        one.close()


async def sit(port, seat):
    """Play at a table until the session ends."""
    connection = LineConnection(*await asyncio.open_connection("127.0.0.1", port))
    try:
        program = SeatedProgram(connection, seat, Baseline(seed=1))
        await program.sit("Other")
        return [log async for log in program.boards()]
    finally:
        await connection.close()


def start_programs(sockets, seats):
    """Start the programs of the open room and of the closed one, in a thread of their own."""

    async def all_of_them():
        ports = [one.getsockname()[1] for one in sockets]
        await asyncio.gather(
            *(sit(port, seat) for port, two in zip(ports, seats, strict=True) for seat in two)
        )

    thread = Thread(target=lambda: asyncio.run(all_of_them()), daemon=True)
    thread.start()
    return thread


@pytest.mark.parametrize("outside_first", [False, True])
def test_a_match_against_an_outside_program(sockets, outside_first):
    """It sits opposite ways in the two rooms, plays every board in both, and gives the team its name."""
    seats = (Seat.N, Seat.S), (Seat.E, Seat.W)
    a, b = (OutsideTeam(2000), INSTANT) if outside_first else (INSTANT, OutsideTeam(2000))
    match = TeamMatch(a, b, 2, seed=3)
    thread = start_programs(sockets, seats if outside_first else seats[::-1])
    outside = OutsideMatch(match, sockets, TableSettings(bot_name="Ours"))
    boards = list(outside)
    thread.join()
    names = ("Other", "instant:sayc") if outside_first else ("instant:sayc", "Other")
    assert names == tuple(outside.match.names.values())
    assert [board.deal for board in match] == [played.board.deal for played in boards]
    for played in boards:
        open_record, closed_record = measure_board(played).records
        assert names == open_record.names[:2]
        assert names[::-1] == closed_record.names[:2]
        assert played.open.state.board.closed
        assert played.closed.state.board.closed
        assert (not outside_first, outside_first) == tuple(times.calls.count > 0 for times in played.times)


def test_our_bots_play_as_in_a_match_of_bots(sockets):
    """A board against our own bot at the other end has the calls and cards of the board played here."""
    match = TeamMatch(INSTANT, OutsideTeam(2000), 1, seed=3)
    thread = start_programs(sockets, ((Seat.E, Seat.W), (Seat.N, Seat.S)))
    (played,) = OutsideMatch(match, sockets, TableSettings())
    thread.join()
    alone = play_both_rooms(next(iter(TeamMatch(INSTANT, INSTANT, 1, seed=3))))
    for ours, theirs in zip(alone.records, played.records, strict=True):
        assert ours.auction.calls == theirs.auction.calls


@pytest.mark.parametrize("text", ["listen:2000", "LISTEN:1", "listen:65535", "listen:0"])
def test_the_text_of_an_outside_team(text):
    assert text.lower() == str(parse_contestant(text))


@pytest.mark.parametrize("text", ["listen", "listen:", "listen:x", "listen:65536", "listen:1:2", "listen:-1"])
def test_what_is_no_port(text):
    with pytest.raises(ParseError, match="is not an outside program"):
        parse_contestant(text)
