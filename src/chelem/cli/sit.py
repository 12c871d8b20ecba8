"""`chelem sit`: a bot of ours plays at any table manager's table."""

import asyncio
from typing import Annotated

import typer

from chelem.arena.table_manager.client import SeatedProgram
from chelem.arena.table_manager.connection import LineConnection
from chelem.bots import Configuration, new_bot
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.board_results import board_result
from chelem.cli.table_manager import BotText, LinesToo, Seed, print_line, seat_option
from chelem.core import Unusable
from chelem.i18n import Fact, say

_PAUSE = 0.2
"""The seconds between two attempts to connect."""


def sit(
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="help.sit.port")],
    seat: Annotated[str, typer.Option("--seat", metavar="SEAT", help="help.sit.seat")],
    name: Annotated[str, typer.Option("--name", help="help.sit.name")] = "Chelem",
    host: Annotated[str, typer.Option("--host", help="help.sit.host")] = "127.0.0.1",
    bot: BotText = "instant:sayc",
    seed: Seed = 0,
    wait: Annotated[int, typer.Option("--wait", min=0, help="help.sit.wait")] = 10,
    lines: LinesToo = False,
    lang: Lang = None,
) -> None:
    """Sit down at a table, and play until the session is over."""
    language = language_of(lang)
    chair, player = seat_option(seat, language), new_bot(Configuration.parse(bot), seed)

    async def play() -> int:
        connection = await _connect(host, port, wait, lines=lines)
        try:
            program = SeatedProgram(connection, chair, player)
            await program.sit(name)
            count = 0
            async for log in program.boards():
                count += 1
                facts: dict[str, Fact] = {"count": count, "result": board_result(log, language)}
                print(say("sit.board", facts, language), flush=True)  # noqa: T201 - the output
            return count
        finally:
            await connection.close()

    print(say("table_manager.ended", {"boards": asyncio.run(play())}, language))  # noqa: T201 - the output


async def _connect(host: str, port: int, wait: int, *, lines: bool) -> LineConnection:
    """Return a connection to the table manager, which may start a little later; `Unusable` if it does not."""
    for attempts_left in range(round(wait / _PAUSE), -1, -1):
        try:
            return LineConnection(*await asyncio.open_connection(host, port), print_line if lines else None)
        except OSError as error:
            if not attempts_left:
                reason = error.strerror or str(error)
                raise Unusable("sit.unreachable", host=host, port=port, reason=reason) from error
        await asyncio.sleep(_PAUSE)
    raise AssertionError
