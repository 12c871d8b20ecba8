"""`chelem table-manager`: a table where bridge programs play by the table-manager protocol."""

import asyncio
import contextlib
import errno
import os
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TextIO

import typer

from chelem.arena.table_manager.server import ProgramTable, TableSettings
from chelem.arena.table_manager.session import RoomBoard, TableSession
from chelem.arena.table_manager.table_board import DealtBoard
from chelem.arena.table_manager.table_seats import Patience, TableNews
from chelem.bots import Configuration, new_bot
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.board_results import board_result
from chelem.cli.shared.listening import listen_at
from chelem.cli.shared.sources import open_board_file
from chelem.core import BadOption, ParseError, Seat
from chelem.formats import dump, format_of, read_boards
from chelem.i18n import Fact, say
from chelem.text import read_seat

LinesToo = Annotated[bool, typer.Option("--lines", help="help.table-manager.lines")]
BotText = Annotated[str, typer.Option("--bot", metavar="BOT", help="help.table-manager.bot")]
Seed = Annotated[int, typer.Option("--seed", help="help.table-manager.seed")]
_Teams = Annotated[
    tuple[str, str] | None, typer.Option("--teams", metavar="A B", help="help.table-manager.teams")
]


def table_manager(
    boards: Annotated[Path, typer.Option("--boards", metavar="FILE", help="help.table-manager.boards")],
    port: Annotated[int, typer.Option(min=0, max=65535, help="help.table-manager.port")] = 2000,
    host: Annotated[str, typer.Option(help="help.serve.host")] = "127.0.0.1",
    teams: _Teams = None,
    rooms: Annotated[int, typer.Option(min=1, max=2, help="help.table-manager.rooms")] = 1,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="help.table-manager.results")] = None,
    bots: Annotated[str, typer.Option(metavar="N,E,…", help="help.table-manager.bots")] = "",
    bot: BotText = "instant:sayc",
    seed: Seed = 0,
    patience: Annotated[int, typer.Option(min=1, help="help.table-manager.patience")] = 180,
    comeback: Annotated[int, typer.Option(min=0, help="help.table-manager.comeback")] = 60,
    lines: LinesToo = False,
    lang: Lang = None,
) -> None:
    """Seat programs and bots, let them play the boards, and keep the results."""
    language = language_of(lang)
    dealt, seats = _boards_of(boards), _seats_of(bots, language)
    configuration = Configuration.parse(bot)
    if results is not None:
        _check_target(results)
    settings = TableSettings(
        teams,
        f"Chelem {configuration}",
        Patience(patience, comeback),
        lambda news: print_news(news, language),
        print_line if lines else None,
    )
    seating = [_turned(seats, room) for room in range(rooms)]
    ours = [{seat: new_bot(configuration, seed) for seat in seats_of_room} for seats_of_room in seating]
    tables = [ProgramTable(bots, _turned_teams(settings, room)) for room, bots in enumerate(ours)]
    session = TableSession(dealt, tables, ours)
    sockets = [listen_at(host, port + room if port else 0) for room in range(rooms)]
    for room, listening in enumerate(sockets):
        at = host, listening.getsockname()[1]
        print_listening(at, room if rooms > 1 else None, language)
    asyncio.run(_play(session, sockets, lambda played: _after_board(session, played, results, language)))
    _print_end(session, language)


def _turned(seats: Sequence[Seat], room: int) -> list[Seat]:
    """Return the seats of a team in a room; in the second one, each team sits the other way round."""
    return [seat.next for seat in seats] if room else list(seats)


def _turned_teams(settings: TableSettings, room: int) -> TableSettings:
    """Return the settings of a room; in the second one, the other team is North-South."""
    return replace(settings, teams=settings.teams[::-1]) if room and settings.teams else settings


async def _play(
    session: TableSession, sockets: Sequence[socket.socket], after_board: Callable[[RoomBoard], None]
) -> None:
    """Play the session at these addresses."""
    for table, listening in zip(session.tables, sockets, strict=True):
        await table.listen(listening)
    try:
        await session.play(after_board)
    finally:
        for table in session.tables:
            await table.close()


def _after_board(session: TableSession, played: RoomBoard, results: Path | None, language: str) -> None:
    """Keep the boards played so far, and print the result of the last one."""
    if results is not None:
        dump(session.records, results)
    facts: dict[str, Fact] = {
        "board": played.board.heading.number,
        "room": played.room,
        "rooms": len(session.tables),
        "result": board_result(played.log, language),
        "points": f"{played.points:+}",
    }
    print(say("table_manager.board", facts, language), flush=True)  # noqa: T201 - the output


def _print_end(session: TableSession, language: str) -> None:
    """Print how the session ended."""
    facts: dict[str, Fact] = {"boards": len(session.boards), "imps": f"{sum(session.imps.values()):+}"}
    code = "table_manager.ended" if len(session.tables) == 1 else "table_manager.match_ended"
    print(say(code, facts, language))  # noqa: T201 - the output


def print_listening(at: tuple[str, int], room: int | None, language: str, file: TextIO = sys.stdout) -> None:
    """Print the address of a table; of a room, if there are two."""
    host, port = at
    facts: dict[str, Fact] = {"room": "one" if room is None else room, "host": host, "port": port}
    print(say("table_manager.listening", facts, language), file=file, flush=True)


def print_news(news: TableNews, language: str) -> None:
    """Print what has happened at the table to stderr."""
    print(news.say(language), file=sys.stderr, flush=True)  # noqa: T201 - the operator reads it


def print_line(direction: str, line: str) -> None:
    """Print a line of the protocol to stderr, as it was read (`<`) or sent (`>`)."""
    print(direction, line, file=sys.stderr, flush=True)  # noqa: T201 - `--lines` asks for it


def _boards_of(file: Path) -> list[DealtBoard]:
    """Return the boards of a file; `ParseError` if there are none, or a board lacks cards."""
    with open_board_file(file) as (stream, form):
        boards = [
            DealtBoard.of_record(record, place) for place, record in enumerate(read_boards(stream, form), 1)
        ]
    if not boards:
        raise ParseError("record.none")
    return boards


def seat_option(text: str, language: str) -> Seat:
    """Return the seat of an option, in the user's language or in English, that of the protocol."""
    try:
        return read_seat(text, language)
    except ParseError as error:
        with contextlib.suppress(ParseError):
            return read_seat(text, "en")
        raise error from None


def _seats_of(text: str, language: str) -> tuple[Seat, ...]:
    """Return the seats that bots take, separated by commas; `ParseError` for a word that is not a seat."""
    return tuple(seat_option(word, language) for word in text.split(",") if word.strip())


def _check_target(path: Path) -> None:
    """Raise `BadOption` or `OSError` if results cannot be written there."""
    if (form := format_of(path.name)).deals_only:
        raise BadOption("table_manager.results", form=form.value)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
