"""Programs written by hand, line by line, that play one deal: every seat holds one suit, North bids 7S.

North ruffs the opening lead, draws spades and makes thirteen tricks. The lines are spelled out here, not made
by the code that is tested.
"""

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator

from chelem.arena.table_manager.server import ProgramTable, TableSettings
from chelem.arena.table_manager.table_board import DealtBoard
from chelem.arena.table_manager.table_seats import Patience
from chelem.core.deals import Deal

RANKS = "AKQJT98765432"
DEAL = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
BOARD = DealtBoard.numbered(DEAL, 1)
NAMES = ("North", "East", "South", "West")
SUITS = {"North": "S", "East": "H", "South": "D", "West": "C"}
CARDS = {
    name: " ".join(f"{suit} {' '.join(RANKS) if suit == own else '-'}." for suit in "SHDC")
    for name, own in SUITS.items()
}
PATIENT = TableSettings(patience=Patience(None, None))
IMPATIENT = TableSettings(patience=Patience(None, 0))

Step = tuple[str, str]
"""`>` and a line that the program sends, or `<` and a line that it reads."""


def connect(name: str, team: str) -> Iterator[Step]:
    yield ">", f'Connecting "{team}" as {name} using protocol version 18'
    yield "<", f'{name} ("{team}") seated'
    yield ">", f"{name} ready for teams"
    yield "<", 'Teams : N/S : "Aces" E/W : "Kings"'
    yield ">", f"{name} ready to start"


def deal(name: str, number: int = 1, dealer: str = "North", sides: str = "Neither") -> Iterator[Step]:
    yield "<", "Start of board"
    yield ">", f"{name} ready for deal"
    yield "<", f"Board number {number}. Dealer {dealer}. {sides} vulnerable."
    yield ">", f"{name} ready for cards"
    yield "<", f"{name}'s cards : {CARDS[name]}"


def auction(name: str, calls: list[str], dealer: str = "North") -> Iterator[Step]:
    first = NAMES.index(dealer)
    for place, call in enumerate(calls):
        caller = NAMES[(first + place) % 4]
        if caller == name:
            yield ">", f"{name} {call}"
        else:
            yield ">", f"{name} ready for {caller}'s bid"
            yield "<", f"{caller} {call}"


def grand_slam(name: str) -> Iterator[Step]:
    """The play of 7S by North: East leads the ace of hearts."""
    leader = 1
    for trick in range(13):
        for place in range(4):
            hand = NAMES[(leader + place) % 4]
            rank = RANKS[trick] if hand != "North" else RANKS[12 - trick]
            deciding = "North" if hand == "South" else hand
            if deciding == name:
                if place == 0:
                    yield "<", f"{hand} to lead"
                yield ">", f"{hand} plays {rank}{SUITS[hand]}"
            else:
                named = "dummy" if hand == "South" == name else hand
                yield ">", f"{name} ready for {named}'s card to trick {trick + 1}"
                yield "<", f"{hand} plays {rank}{SUITS[hand]}"
            if trick == place == 0 and name != "South":
                yield ">", f"{name} ready for dummy"
                yield "<", f"Dummy's cards : {CARDS['South']}"
        leader = 0
    yield "<", "Timing"


SLAM = ["bids 7S", "passes", "passes", "passes"]


def whole_board(name: str) -> list[Step]:
    """All lines of a session of one board, for one seat."""
    team = "Aces" if name in ("North", "South") else "Kings"
    return [
        *connect(name, team),
        *deal(name),
        *auction(name, SLAM),
        *grand_slam(name),
        ("<", "End of session"),
    ]


Mangle = Callable[[str], bytes]


def plainly(line: str) -> bytes:
    return line.encode() + b"\r\n"


class Program:
    """A program that follows its steps over a socket, and complains about any other line."""

    def __init__(self, steps: list[Step], mangle: Mangle = plainly) -> None:
        self.steps, self.mangle = steps, mangle

    async def run(self, port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            for direction, line in self.steps:
                if direction == ">":
                    await self.send(writer, self.mangle(line))
                else:
                    await self.read(reader, line)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        writer.write(data)
        await writer.drain()

    async def read(self, reader: asyncio.StreamReader, line: str) -> None:
        got = (await reader.readline()).decode()
        assert got.endswith("\r\n"), f"after {line!r}: {got!r}"
        assert line == got.rstrip() or (line == "Timing" and got.startswith("Timing - N/S : this board"))


def listening() -> socket.socket:
    """A socket at a free port of this machine."""
    return socket.create_server(("127.0.0.1", 0))


@contextlib.asynccontextmanager
async def open_table(bots=None, settings: TableSettings = PATIENT):
    """A table and its port; the session ends on leaving."""
    table = ProgramTable(bots, settings)
    at = listening()
    await table.listen(at)
    try:
        yield table, at.getsockname()[1]
    finally:
        await table.close()
