"""Servers with a fault in the program, which a campaign has to find.

`python -m tests.campaigns.federation.planted serve`, with the name of the fault in CHELEM_PLANT.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any

from sqlalchemy import Engine, event

from chelem.cli.main import main
from chelem.core import SEATS
from chelem.engine import Spectator
from chelem.site.database import LostShard, writer
from chelem.site.ownership.ownership import Ownership
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.audience import Audience
from chelem.site.tables.live.streams.page_stream import PageStream
from chelem.site.tables.live.watching.watched_table import WatchedTable
from tests.support.replacing import replace_in

OFTEN = 10
"""One of so many entries or messages meets a fault that is not to break everything at once."""


@dataclass(frozen=True, slots=True)
class Plant:
    """A fault of the program: how it is made, the kind of fault that shows it, and what is then found."""

    make: Callable[[], None]
    kind: str
    found: str


def replace_method(owner: type, **methods: object) -> None:
    """Replace methods of a class, which must be there."""
    for name, method in methods.items():
        assert hasattr(owner, name), f"{owner.__name__} has no {name}"
        setattr(owner, name, method)


def change_writes(change: Callable[[list[dict[str, Any]]], list[dict[str, Any]]]) -> None:
    """Store other lines of logs than those that the program has asked for, and say that all are stored."""
    execute = writer._execute

    def altered(connection: Any, writes: Sequence[writer.Write]) -> None:
        for write in writes:
            write.lines = change(write.lines)
        execute(connection, writes)

    replace_in(writer, _execute=altered)


def acknowledge_unstored() -> None:
    """Acknowledge an entry that is not stored."""
    change_writes(lambda lines: [line for line in lines if line["version"] % OFTEN != OFTEN - 1])


def swap_entries() -> None:
    """Store two entries in the other order."""

    def swapped(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if len(lines) < 2 or lines[0]["code"] != lines[1]["code"]:
            return lines
        first, second, *rest = lines
        return [first | {"body": second["body"]}, second | {"body": first["body"]}, *rest]

    change_writes(swapped)


def take_twice() -> None:
    """Store a message of the chat twice."""
    add = Table.add

    def added(self: Table, given: Any, id: str | None = None) -> Any:  # noqa: A002 - as in the log
        if type(given).__name__ == "Chatted":
            add(self, given, id)
        return add(self, given, id)

    replace_method(Table, add=added)


def show_old_pages() -> None:
    """Show a page that asks for the table the picture that another one was shown before."""
    whole, shown = PageStream.whole, dict[tuple[Any, ...], bytes]()
    numbers = count()

    def kept(self: PageStream, publisher: Any, reader: Any, sections: Any, version: int | None) -> bytes:
        new = whole(self, publisher, reader, sections, version)
        old = shown.setdefault((publisher._table.code, reader.viewer, reader.language), new)
        return old if next(numbers) % 3 == 2 else new

    replace_method(PageStream, whole=kept)


def lower_epochs() -> None:
    """Count epochs downwards."""

    @event.listens_for(Engine, "before_cursor_execute", retval=True)
    def _lower(*given: Any) -> tuple[str, Any]:
        _connection, _cursor, statement, parameters, *_ = given
        if statement.startswith("WITH chosen") and isinstance(parameters, Mapping):
            parameters = {**parameters, "epoch_1": -1}
        return statement, parameters


def remove_fences() -> None:
    """Store what a server writes whose shard is another's, and ask for no valid lease."""
    replace_in(writer, lost_fences=lambda _connection, _fences: frozenset())
    replace_method(Ownership, _overdue=property(lambda _self: False))


def ignore_leases() -> None:
    """Keep all shards that a server has ever taken."""
    remove_fences()
    replace_method(Ownership, _lose=lambda _self, _shards: None)


def answer_from_memory() -> None:
    """Go on with a table that is another's, in memory."""
    save = TableActor._save

    async def saved(self: TableActor, *pending: Any) -> None:
        with suppress(LostShard):
            await save(self, *pending)

    replace_method(TableActor, _save=saved)


def show_hidden_hands() -> None:
    """Show all hands to spectators who are to see the table."""
    replace_method(Table, spectator=lambda _self, **_known: Spectator(frozenset(SEATS)))


def show_too_early() -> None:
    """Show spectators the deal in progress who are to be a deal late."""
    replace_method(Audience, log_for=lambda self, _visitor: self._table.log)


def drop_messages() -> None:
    """Lose a message to the spectators at a server, as if it had been shown."""
    show, numbers = WatchedTable._show, Counter[str]()

    def shown(self: WatchedTable, frame: Any, only: Any) -> None:
        numbers[self.code] += 1
        if frame.head["is"] != "message" or numbers[self.code] % OFTEN:
            show(self, frame, only)

    replace_method(WatchedTable, _show=shown)


LEASE_LOST, RESET = "lease lost", "connections are reset"
PLANTS = {
    "acknowledged, not stored": Plant(acknowledge_unstored, RESET, "lost"),
    "order swapped": Plant(swap_entries, RESET, "lost"),
    "stored twice": Plant(take_twice, RESET, "doubled"),
    "old pages": Plant(show_old_pages, RESET, "old pages"),
    "epochs count down": Plant(lower_epochs, "server killed", "epochs fallen"),
    "fences removed": Plant(remove_fences, LEASE_LOST, "stored by others than owners"),
    "leases ignored": Plant(ignore_leases, LEASE_LOST, "stored by others than owners"),
    "answers from memory": Plant(answer_from_memory, LEASE_LOST, "lost"),
    "hidden hands shown": Plant(show_hidden_hands, RESET, "secrets shown"),
    "deals shown too early": Plant(show_too_early, RESET, "secrets shown"),
    "messages dropped": Plant(drop_messages, RESET, "lost"),
}
"""The faults by name."""

if __name__ == "__main__":
    PLANTS[os.environ["CHELEM_PLANT"]].make()
    main()
