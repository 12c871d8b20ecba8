"""What the owner of a table asks of the owner of its event."""

from dataclasses import dataclass

from chelem.core import Unknown
from chelem.events import EventState
from chelem.events.table_result import TableResult
from chelem.site.edge import VisitorId
from chelem.site.events.live.served_events import ServedEvents
from chelem.site.relay import CallRegistry
from chelem.site.tables import Guest


@dataclass(frozen=True, slots=True)
class DealReport:
    """The result of a deal at a table, as the text of a `TableResult`."""

    table: str
    deal: int
    result: str


@dataclass(frozen=True, slots=True)
class AtTable:
    """Somebody at a table."""

    table: str
    visitor: VisitorId


@dataclass(frozen=True, slots=True)
class OwnChair:
    """The chair that an event gives somebody."""

    seat: str
    guest: Guest


class TableEventCalls:
    """The calls of tables to the event whose boards they play, by its code."""

    def __init__(self, events: ServedEvents, calls: CallRegistry) -> None:
        self._events = events
        self.report = calls.add("event.report", self._report)
        """Write the result of a deal; raise `Busy` or `StoreError` if that is to be tried again."""
        self.chair_of = calls.add("event.chair_of", self._chair_of)
        """Return the chair of somebody at a table; None if they have none."""
        self.may_begin = calls.add("event.may_begin", self._may_begin)
        """Return whether the boards of a table may begin."""
        self.is_free = calls.add("event.is_free", self._is_free)
        """Return whether nobody is to play these boards any more, as far as that is known."""
        self.is_still_played = calls.add("event.is_still_played", self._is_still_played)
        """Return whether a table has still to play a board; False if the event was removed."""

    async def _report(self, code: str, report: DealReport) -> None:
        tables = (await self._events.online(code)).tables
        await tables.report(report.table, report.deal, TableResult.parse(report.result))

    async def _chair_of(self, code: str, asked: AtTable) -> OwnChair | None:
        try:
            tables = (await self._events.online(code)).tables
        except Unknown:  # the tables of an event that was removed stay
            return None
        found = tables.chair_of(asked.table, asked.visitor)
        return None if found is None else OwnChair(str(found[0]), found[1])

    async def _may_begin(self, code: str, table: str) -> bool:
        try:
            tables = (await self._events.online(code)).tables
        except Unknown:
            return True
        return tables.may_begin(table)

    async def _is_free(self, code: str, boards: tuple[int, ...]) -> bool:
        return is_free(self._events.known(code), boards)

    async def _is_still_played(self, code: str, board: int) -> bool:
        try:
            event = await self._events.find(code)
        except Unknown:
            return False
        return event.event.state.is_still_played(board)


def is_free(state: EventState | None, boards: tuple[int, ...]) -> bool:
    """Return whether nobody is to play these boards any more; False for an event that is not known."""
    return state is not None and not any(state.is_still_played(board) for board in boards)
