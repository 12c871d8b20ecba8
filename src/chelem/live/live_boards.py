"""The boards that somebody has still to play, known again by their cards."""

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from chelem.core.errors import Refused, Unknown
from chelem.live.events import EventOffice
from chelem.live.lobby import Lobby
from chelem.store.board_set_store import BoardSetStore
from chelem.tables.board_set import BoardSet, SetKind

LONGEST = timedelta(days=90)
"""How long boards of an event may be played after they were drawn."""
LONGEST_WAIT = timedelta(days=14)
"""How long those of a challenge or a team match wait for tables that have still to play them."""


@dataclass(frozen=True, slots=True)
class _KnownSet:
    """A set whose deals are drawn; `salt` is what they follow from, which a simultaneous replaces once."""

    salt: str
    kind: SetKind
    closes: str
    by_number: dict[int, int]
    """The boards by the numbers of their deals."""


class LiveBoards:
    """The boards that the program drew for events, the tournament of the day, challenges and team matches.

    A deal's number, or a file with its hands, gives it to everybody who has it, so that nothing is played,
    shown or analysed from either while the board is live.
    """

    def __init__(self, lobby: Lobby, events: EventOffice) -> None:
        self._database = lobby.database
        self._sets = BoardSetStore(lobby.database)
        self._events = events
        self._known: dict[str, _KnownSet] = {}
        self._where: dict[int, set[str]] = defaultdict(set)
        """The sets of each deal, by its number."""

    async def check(self, deals: Iterable[int]) -> None:
        """Raise `Refused` if one of the deals with these numbers is on a live board."""
        if await self.among(deals):
            raise Refused("deal.live")

    async def among(self, deals: Iterable[int]) -> set[int]:
        """Return which of the deals with these numbers are on live boards."""
        numbers = set(deals)
        if not numbers:
            return numbers
        await self._read()
        return {
            number
            for number in numbers & self._where.keys()
            for code in self._where[number]
            if await self._is_live(code, number)
        }

    async def _is_live(self, code: str, number: int) -> bool:
        known = self._known[code]
        if known.closes:
            return self._database.now() < known.closes
        if known.kind in ("challenge", "teams"):
            tables = await self._sets.tables(code)
            return any(table.has_to_play(known.by_number[number]) for table in tables)
        try:
            actor = await self._events.find(code)
        except Unknown:  # removed since
            return False
        return actor.event.state.is_still_played(known.by_number[number])

    async def _read(self) -> None:
        """Draw the deals of sets that are new, or have another secret."""
        salts = await self._salts(("event", "daily"), LONGEST)
        salts |= await self._salts(("challenge", "teams"), LONGEST_WAIT)
        for code in self._known.keys() - salts.keys():
            self._forget(code)
        for code, salt in salts.items():
            known = self._known.get(code)
            if known is not None and known.salt == salt:
                continue
            boards = await self._sets.find(code)
            if boards is not None:
                self._forget(code)
                drawn = _KnownSet(salt, boards.kind, boards.closes, await asyncio.to_thread(_drawn, boards))
                self._known[code] = drawn
                for number in drawn.by_number:
                    self._where[number].add(code)

    async def _salts(self, kinds: Collection[SetKind], longest: timedelta) -> dict[str, str]:
        since = datetime.fromisoformat(self._database.now()) - longest
        return await self._sets.salts(kinds, since.isoformat(timespec="milliseconds"))

    def _forget(self, code: str) -> None:
        known = self._known.pop(code, None)
        for number in known.by_number if known else ():
            self._where[number].discard(code)
            if not self._where[number]:
                del self._where[number]


def _drawn(boards: BoardSet) -> dict[int, int]:
    """Return the boards of a set by the numbers of their deals, without those that were dealt before it."""
    drawn = (board for board in range(1, boards.size + 1) if board not in boards.given)
    return {boards.numbered(board).deal.number: board for board in drawn}
