"""The seats at the table manager's table: a bot of ours, or a program that connects and may come back."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from chelem.arena.table_manager.connection import LineConnection, Lost
from chelem.arena.table_manager.conversation import Conversation
from chelem.arena.table_manager.lines import Notice, SeatedLine, TeamsLine
from chelem.arena.table_manager.own_moves import own_move
from chelem.arena.table_manager.table_board import TableBoard
from chelem.arena.table_manager.thinking_time import ThinkingTime
from chelem.bots import Bot
from chelem.core import ChelemError, Seat, freeze
from chelem.i18n import Fact, say

MOST_RETURNS = 3
"""How often a program may come back to one board."""


@dataclass(frozen=True, slots=True)
class TableNews:
    """Something that the operator of a table should know, as a message code, its facts, and its cause."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    cause: ChelemError | None = None

    def __post_init__(self) -> None:
        freeze(self, "facts")

    def say(self, language: str = "en") -> str:
        """Return the sentence, followed by that of the cause."""
        sentence = say(self.code, self.facts, language)
        return sentence if self.cause is None else f"{sentence} {self.cause.say(language)}"


Reporter = Callable[[TableNews], None]


@dataclass(frozen=True, slots=True)
class Patience:
    """The seconds to wait for a line, and for a program to come back; no limit if None."""

    line: float | None = 180
    comeback: float | None = 60


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat of a bot of ours."""

    seat: Seat
    bot: Bot

    async def attend(self, board: TableBoard, _teams: TeamsLine, time: ThinkingTime) -> None:
        """Follow a board until it is over."""
        index = 0
        while (place := board.place(index)) is not None:
            if place.turn.actor is self.seat:
                with time.thinking(self.seat.side):
                    move = await asyncio.to_thread(own_move, self.bot, board.log, place.turn)
                board.make(index, move)
            else:
                await board.move(index)
            index += 1


@dataclass(slots=True, eq=False)
class RemoteSeat:
    """A seat of a program that connects, and may come back when its connection is lost."""

    seat: Seat
    patience: Patience
    report: Reporter
    name: str = ""
    conversation: Conversation | None = None
    _arrived: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def vacant(self) -> bool:
        """Whether a program may sit down."""
        return self.conversation is None or self.conversation.connection.closed

    async def take(self, connection: LineConnection, name: str) -> None:
        """Give the seat to a program."""
        self.name = name
        self.conversation = Conversation(self.seat, connection, self.patience.line)
        await connection.send(SeatedLine(self.seat, name))
        self._report("table_manager.seated")
        self._arrived.set()

    async def occupied(self) -> None:
        """Wait for the first program to sit down."""
        await self._arrived.wait()

    async def attend(self, board: TableBoard, teams: TeamsLine, time: ThinkingTime) -> None:
        """Follow a board until it is over; `Lost` if the program leaves and does not come back in time."""
        returns = 0
        while True:
            conversation = await self._present()
            try:
                await conversation.greet(teams)
                await conversation.follow(board, time)
            except Lost as loss:
                await self._dismiss(conversation, loss)
                if returns == MOST_RETURNS:
                    raise
                returns += 1
            else:
                return

    async def end(self) -> None:
        """Say that the session is over, and close the connection."""
        if self.conversation is not None:
            await self.conversation.connection.send(Notice.END)
            await self.conversation.connection.close()

    async def _present(self) -> Conversation:
        """Return the conversation with the program that sits here, or comes back in time."""
        try:
            async with asyncio.timeout(self.patience.comeback):
                await self._arrived.wait()
        except TimeoutError:
            raise Lost("table_manager.gone", seat=str(self.seat)) from None
        assert self.conversation is not None  # noqa: S101 - a program has arrived
        return self.conversation

    async def _dismiss(self, conversation: Conversation, loss: Lost) -> None:
        """Close a conversation that is lost, and report why."""
        self._report("table_manager.lost", loss)
        await conversation.connection.send(Notice.DISCONNECT)
        await conversation.connection.close()
        if self.conversation is conversation:  # nobody has taken the seat in the meantime
            self.conversation = None
            self._arrived.clear()

    def _report(self, code: str, cause: ChelemError | None = None) -> None:
        self.report(TableNews(code, {"seat": str(self.seat), "name": self.name}, cause))


TableSeat = BotSeat | RemoteSeat
