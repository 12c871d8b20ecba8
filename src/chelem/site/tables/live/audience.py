"""The pages connected to a table: who is present, and what each page is sent."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from typing import Protocol

from chelem.core import Forbidden, Refused
from chelem.engine import Board, Log
from chelem.engine.events import Committed, Dealt
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.changes import PRESENCE_SECTIONS, PageChange, SectionName
from chelem.site.tables.live.publisher import PageReader, Publisher, UnloggedState
from chelem.site.tables.live.streams.edge_view import EdgeView
from chelem.site.tables.live.streams.page_stream import Outlet
from chelem.site.tables.live.streams.remote_spectators import RemoteSpectators
from chelem.site.tables.live.streams.server_status import ServerStatus
from chelem.site.tables.live.streams.stream_groups import StreamGroups, StreamKey
from chelem.site.tables.live.subscriber import Subscriber
from chelem.site.tables.views.meanings import CallMeanings


class PublishedTable(Protocol):
    """A table with what its pages show that is not in its log."""

    table: Table
    call_meanings: CallMeanings

    def is_free_to_all(self) -> bool:
        """Return whether nobody is to play these boards any more, so that all may look at them."""

    def unlogged(self) -> UnloggedState:
        """Return the running clock and the announcements to make."""

    def start_turn(self) -> None:
        """Send what has been notified, and start what is due."""


WATCHING_PAUSE = 1.0
"""The seconds between two messages of how many people watch."""


class Audience:
    """The pages of one table, here and elsewhere; new ones get all sections with the next message."""

    def __init__(self, published: PublishedTable, secret: bytes) -> None:
        self._published = published
        self._secret = secret
        self._streams = StreamGroups(self)
        self.remote = RemoteSpectators(self)
        self._pages: Counter[VisitorId] = Counter()
        self._anonymous = self._connected = 0
        self._counting: asyncio.TimerHandle | None = None
        self._witnessed: tuple[object, ...] = ()
        self._grouped: tuple[object, ...] = ()
        self._notified: frozenset[SectionName] = frozenset()
        self._delayed_log: Log | None = None
        self._status = ServerStatus()

    @property
    def _table(self) -> Table:
        return self._published.table

    def __len__(self) -> int:
        """The number of connected pages."""
        return self._connected

    def add(self, subscriber: Subscriber, version: int | None) -> None:
        """Add a subscriber, or send one all sections again; `version` is the last one that the page has."""
        self.check_may_watch(subscriber.visitor)
        if subscriber not in self._streams:
            self.count(subscriber.visitor, 1)
        self._streams.add(subscriber)
        self._streams.new[subscriber] = version

    def remove(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber; return whether it was one. The next request notifies the others."""
        if subscriber not in self._streams:
            return False
        self._streams.remove(subscriber)
        self._streams.new.pop(subscriber, None)
        self.count(subscriber.visitor, -1)
        return True

    def add_view(self, view: EdgeView) -> None:
        """Add spectators at another process, or new pages there."""
        self._streams.add(view)
        self._streams.arriving[view] = None

    def remove_view(self, view: EdgeView) -> None:
        """Send spectators at another process nothing more."""
        if view in self._streams:
            self._streams.remove(view)
        self._streams.arriving.pop(view, None)

    def count(self, visitor: VisitorId | None, pages: int) -> None:
        """Count a page more or less; one more spectator costs the same for any number of them."""
        self._connected += pages
        if visitor is None:
            self._anonymous += pages
            self._count_spectators_soon()
            return
        before = self._pages[visitor]
        self._pages[visitor] += pages
        if not (before and self._pages[visitor]):
            self._came_or_went(visitor)

    def count_spectators(self, visitors: Sequence[VisitorId]) -> None:
        """Count one more page of each of these spectators, as `count` does, many at a time."""
        presence, new = self._table.presence, {visitor for visitor in visitors if visitor not in self._pages}
        self._connected += len(visitors)
        self._pages.update(visitors)
        presence.here |= new
        presence.here_since.update(dict.fromkeys(new, asyncio.get_running_loop().time()))
        for visitor in new.intersection(presence.away_since):
            del presence.away_since[visitor]
        if new:
            self._count_spectators_soon()

    def _came_or_went(self, visitor: VisitorId) -> None:
        presence, seated = self._table.presence, self._table.person(visitor) is not None
        if self._pages[visitor]:
            presence.here.add(visitor)
            presence.here_since[visitor] = asyncio.get_running_loop().time()
            presence.away_since.pop(visitor, None)
        else:
            del self._pages[visitor]
            presence.here.discard(visitor)
            if seated or visitor == self._table.owner:
                presence.away_since[visitor] = presence.now = asyncio.get_running_loop().time()
        if seated:
            self.notify_presence()
        else:
            self._count_spectators_soon()

    def _count_spectators_soon(self) -> None:
        """Tell in a moment how many people watch, unless that is already to be done."""
        if self._counting is None:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(WATCHING_PAUSE, self._count_spectators)

    def _count_spectators(self) -> None:
        self._counting = None
        seated = sum(person.visitor in self._pages for person in self._table.persons())
        watching = len(self._pages) - seated + self._anonymous
        if watching != self._table.presence.watching:
            self._table.presence.watching = watching
            self.notify({"watching"})
            self._published.start_turn()

    def notify_presence(self) -> None:
        """Broadcast after this request that who is present or ready has changed; it is not stored."""
        self.notify(PRESENCE_SECTIONS)

    def notify(self, names: Set[SectionName]) -> None:
        """Broadcast these sections after this request, where they differ from what pages were sent."""
        self._notified |= names

    def tell_store(self, *, away: bool) -> None:
        """Tell all pages whether the server can keep moves, if that has changed."""
        self._tell(replace(self._status, store_away=away))

    def tell_robots(self, *, slow: bool) -> None:
        """Tell all pages whether the robots of the table are slow, if that has changed."""
        self._tell(replace(self._status, robots_slow=slow))

    def _tell(self, status: ServerStatus) -> None:
        if status != self._status:
            self._status = status
            for outlet in self._streams:
                outlet.send(status.message())

    def reset(self) -> None:
        """Forget what pages were sent, as the table has been reloaded."""
        self._streams.reset()

    @property
    def has_new(self) -> bool:
        """Whether a page waits for its first message."""
        return bool(self._streams.new or self._streams.arriving)

    def forget_new(self) -> None:
        """Send nothing to new subscribers: the request that added them has failed."""
        self._streams.forget_new()
        self.remote.forget_new()

    def dismiss(self, reason: Refused) -> None:
        """Disconnect all pages with a reason."""
        for outlet in self._streams:
            outlet.dismiss(reason)

    def close(self) -> None:
        """Count no more."""
        if self._counting is not None:
            self._counting.cancel()

    # Who may read what

    def check_may_watch(self, visitor: VisitorId | None) -> None:
        """Raise `Forbidden` if the table does not admit spectators and the visitor would be one."""
        table = self._table
        # The owner of a set's table may play its boards at another one.
        owner = visitor == table.owner and table.board_set is None
        admitted = table.person(visitor) is not None or owner or _played_alone(table, visitor)
        hidden = table.policy.watch == "nobody" and table.log and not admitted
        if hidden and not self._published.is_free_to_all():
            raise Forbidden("watch.nobody")

    def remember_witnesses(self) -> None:
        """Save who is to be shown a hand as a spectator, before they are shown it."""
        table = self._table
        board = table.log.state.board if table.log else None
        if board is None or not (self._boards_may_be_played_again or table.policy.watch in "NESW"):
            return
        shown = (board.setting, board.closed, table.policy.watch, table.chairs)
        seen = self._board_of_spectators()
        for visitor in self._newcomers() if shown == self._witnessed else tuple(self._pages):
            self._remember_witness(visitor, seen)
        self._witnessed = shown

    def _newcomers(self) -> Iterator[VisitorId]:
        """Yield the visitors of pages that are to be sent their first message."""
        yield from (page.visitor for page in self._streams.new if page.visitor is not None)
        yield from self.remote.arrived

    def remember_witness(self, visitor: VisitorId | None) -> None:
        """Save a visitor who is to be shown what spectators see, if that is a hand."""
        if visitor is not None and self._table.log is not None:
            self._remember_witness(visitor, self._board_of_spectators())

    def _board_of_spectators(self) -> Board | None:
        """Return the board that spectators are shown."""
        table = self._table
        if table.log is None:
            return None
        return (
            self._log_to_last_deal(table.log) if table.policy.watch == "delayed" else table.log
        ).state.board

    def _remember_witness(self, visitor: VisitorId, seen: Board | None) -> None:
        table = self._table
        if table.person(visitor) is not None:
            return
        if table.policy.watch in "NESW":
            table.save_witness(visitor)
        if self._boards_may_be_played_again and seen is not None and seen.closed:
            table.save_reader(visitor, seen.setting)

    def check_may_review(self, visitor: VisitorId | None, deal: int | None = None) -> None:
        """Save who sees all hands of a finished deal, or of all deals; `Forbidden` for those who may not."""
        self.check_may_watch(visitor)
        table = self._table
        if visitor is None or table.person(visitor) is not None or not self._boards_may_be_played_again:
            return
        for row in table.log.state.sheet.rows if table.log else ():
            if deal in (None, row.setting.deal):
                table.save_reader(visitor, row.setting)

    @property
    def _boards_may_be_played_again(self) -> bool:
        """Whether the match may become a challenge, in which nobody plays a board that they have seen."""
        return self._table.board_set is None and self._table.match.comparable

    def log_for(self, visitor: VisitorId | None) -> Log | None:
        """Return the log that a visitor may read: spectators who see all hands are one deal behind."""
        table = self._table
        if table.log is None or table.person(visitor) or table.policy.watch != "delayed":
            return table.log
        return self._log_to_last_deal(table.log)

    def _log_to_last_deal(self, live: Log) -> Log:
        """Return the log up to the end of the last finished deal."""
        board, end = live.state.board, len(live)
        if board is not None and not board.closed:
            first = Dealt if board.promise is None else Committed
            end = next(entry.version for entry in reversed(live) if isinstance(entry.event, first))
        elif live.state.promise is not None and live.state.verdict is None:
            end = next(entry.version for entry in reversed(live) if isinstance(entry.event, Committed))
        if self._delayed_log is None or len(self._delayed_log) > end:
            self._delayed_log = Log.fold(live.entries[:end])
        for entry in live.entries[len(self._delayed_log) : end]:
            self._delayed_log.record(entry)
        return self._delayed_log

    # Sending

    def send(self, change: PageChange | None) -> bool:
        """Send a stored change to all, or only what new pages and other sections ask for.

        Return whether all pages were sent something to read.
        """
        if change is None and not self._notified:
            self._send(PageChange(), to_all=False)
            return False
        if change is not None and change.move is None:  # spectators may have sat down
            self._count_spectators_soon()
        change = PageChange(frozenset()) if change is None else change
        names, self._notified = change.names | self._notified, frozenset()
        self._send(replace(change, names=names), to_all=True)
        return True

    def _send(self, change: PageChange, *, to_all: bool) -> None:
        if change.move is None:
            self._regroup()
        self._streams.send(change, self._status, to_all=to_all)
        if self.remote.asking:
            self.remote.note_published()

    def _regroup(self) -> None:
        """Let those read on by themselves who have become more than spectators, and the others together."""
        placed = frozenset(person.visitor for person in self._table.persons() if person.visitor)
        grouped = (placed, self._table.owner, self._table.board_set is None)
        if grouped == self._grouped:
            return
        self._grouped = grouped
        self.remote.part_from(placed | {self._table.owner} if self._table.board_set is None else None)
        self._streams.regroup()

    # As whom pages read: what `StreamGroups` asks

    def is_spectator(self, visitor: VisitorId | None) -> bool:
        """Return whether a visitor is shown what every spectator is shown.

        At a table of a set some may see what others may not.
        """
        table = self._table
        return visitor != table.owner and table.person(visitor) is None and table.board_set is None

    def more_than_spectators(self) -> Set[VisitorId] | None:
        """Return the visitors who are not shown what every spectator is shown; None for all."""
        table = self._table
        if table.board_set is not None:
            return None
        return {table.owner, *(person.visitor for person in table.persons() if person.visitor)}

    def key_of(self, outlet: Outlet) -> StreamKey | None:
        """Return the key of the stream that a page shares with others; None if it has one of its own."""
        if isinstance(outlet, EdgeView):
            return outlet.language, True
        spectator = self.is_spectator(outlet.visitor)
        return (outlet.language, outlet.visitor is not None) if spectator else None

    def reader_of(self, outlet: Outlet, key: StreamKey | None) -> PageReader:
        """Return as whom a page reads the table now; `Forbidden` if it may not watch."""
        table = self._table
        if key is not None:
            self.check_may_watch(None)
            language, known = key
            delayed = self.log_for(None) is not table.log
            return PageReader(None, None, table.spectator(known=known), language, delayed)
        visitor = outlet.visitor
        self.check_may_watch(visitor)
        delayed = self.log_for(visitor) is not table.log
        return PageReader(visitor, table.seat(visitor), table.viewer(visitor), outlet.language, delayed)

    def publisher(self, *, delayed: bool) -> Publisher:
        """Return what renders the table as it is now, or as it was after the last finished deal."""
        table, meanings = self._table, self._published.call_meanings
        if delayed and table.log is not None:
            return Publisher(table, self._log_to_last_deal(table.log), self._secret, meanings)
        return Publisher(table, table.log, self._secret, meanings, self._published.unlogged())

    def leave_out(self, outlet: Outlet, reason: Refused) -> None:
        """Disconnect a page that may not watch any more."""
        if isinstance(outlet, Subscriber):
            self.remove(outlet)
        else:
            self.remove_view(outlet)
        outlet.dismiss(reason)


def _played_alone(table: Table, visitor: VisitorId | None) -> bool:
    """Return whether a visitor has played here, at a table of a set that everybody plays alone."""
    alone = table.board_set is not None and table.board_set.seat is not None
    return alone and visitor is not None and bool(table.people.of(visitor))
