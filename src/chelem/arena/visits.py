"""Play a team match against a program that sits down by the table-manager protocol."""

import asyncio
import socket
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chelem.arena.decision_times import TeamTimes, TimedBot
from chelem.arena.rooms import PlayedBoard
from chelem.arena.table_manager.server import ProgramTable, TableSettings, run_together
from chelem.arena.table_manager.table_board import DealtBoard
from chelem.arena.teams import TEAMS, Team, TeamBoard, TeamMatch, VisitingTeam, team_of
from chelem.bots.making import new_bot
from chelem.core.seats import SEATS, Seat
from chelem.engine.log import Log


def play_visitors(
    match: TeamMatch, sockets: Sequence[socket.socket], settings: TableSettings
) -> Iterator[PlayedBoard]:
    """Yield the boards of a match in which one team is a program, that listens at two sockets: open, closed.

    The program sits down in both rooms. `Lost` if it leaves and does not come back in time.
    """
    ours = Team.B if isinstance(match.a, VisitingTeam) else Team.A
    first, second = (match.names[team] for team in TEAMS)
    tables = [
        ProgramTable(_seats_of(ours, north_south), replace(settings, teams=teams))
        for north_south, teams in zip(TEAMS, ((first, second), (second, first)), strict=True)
    ]
    with asyncio.Runner() as runner:
        try:
            for table, at in zip(tables, sockets, strict=True):
                runner.run(table.listen(at))
            for board in match:
                yield runner.run(_play_both_rooms(board, tables, ours))
        finally:
            runner.run(run_together(table.close() for table in tables))


async def _play_both_rooms(board: TeamBoard, tables: Sequence[ProgramTable], ours: Team) -> PlayedBoard:
    """Play a board in both rooms at once."""
    dealt, logs, times = DealtBoard.numbered(board.deal, board.number), dict[Team, Log](), TeamTimes()
    configuration = board.match.configuration(ours)
    seatings = [
        {seat: TimedBot(new_bot(configuration, board.bot_seed(seat))) for seat in _seats_of(ours, room)}
        for room in TEAMS
    ]

    async def play(room: Team, table: ProgramTable) -> None:
        logs[room] = await table.play(dealt, seatings[TEAMS.index(room)])

    await run_together(play(room, table) for room, table in zip(TEAMS, tables, strict=True))
    for seating in seatings:
        times = sum((bot.times for bot in seating.values()), times)
    shown = (times, TeamTimes()) if ours is Team.A else (TeamTimes(), times)
    return PlayedBoard(board, logs[Team.A], logs[Team.B], shown)


def _seats_of(team: Team, north_south: Team) -> tuple[Seat, ...]:
    """Return the seats of a team in the room where `north_south` has the cards of North-South."""
    return tuple(seat for seat in SEATS if team_of(seat.side, north_south) is team)
