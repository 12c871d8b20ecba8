"""The streams of a table: which pages are sent the same, and the messages to all of them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from chelem.core import Refused
from chelem.site.tables.live.changes import PageChange
from chelem.site.tables.live.publisher import PageReader, Publisher
from chelem.site.tables.live.streams.edge_view import EdgeView
from chelem.site.tables.live.streams.page_stream import Outlet, PageStream
from chelem.site.tables.live.streams.server_status import ServerStatus
from chelem.site.tables.live.subscriber import Subscriber

StreamKey = tuple[str, bool]
"""What decides what spectators are sent: their language, and whether they have a cookie."""


class Readership(Protocol):
    """Who reads a table as whom."""

    def key_of(self, outlet: Outlet) -> StreamKey | None:
        """Return the key of the stream that an outlet shares with others; None if it has one of its own."""

    def reader_of(self, outlet: Outlet, key: StreamKey | None) -> PageReader:
        """Return as whom an outlet reads, as one of all with a key; raise `Refused` if it may not."""

    def publisher(self, *, delayed: bool) -> Publisher:
        """Return what renders the table as it is now, or as it was after the last finished deal."""

    def leave_out(self, outlet: Outlet, reason: Refused) -> None:
        """Send an outlet nothing more, as it may not read the table."""


class StreamGroups:
    """The streams of a table by outlet. What all spectators of a language are sent is rendered once.

    `new` are pages that are sent all sections with the next message, and the last version that each has.
    """

    def __init__(self, readership: Readership) -> None:
        self._readership = readership
        self._streams: dict[Outlet, PageStream] = {}
        self._shared: dict[StreamKey, PageStream] = {}
        self._keys: dict[PageStream, StreamKey | None] = {}
        """The key of each stream; those with one page are sent to first, as somebody plays there."""
        self.new: dict[Subscriber, int | None] = {}
        self.arriving: dict[EdgeView, None] = {}
        """The views with new pages."""

    def __iter__(self) -> Iterator[Outlet]:
        return iter(tuple(self._streams))

    def __contains__(self, outlet: Outlet) -> bool:
        return outlet in self._streams

    def add(self, outlet: Outlet) -> None:
        """Add an outlet, or one that has changed to its stream of now."""
        key = self._readership.key_of(outlet)
        before = self._streams.get(outlet)
        if before is not None:
            if self._keys[before] == key:
                return
            self.remove(outlet)
        stream = PageStream() if key is None else self._shared.setdefault(key, PageStream())
        self._keys.setdefault(stream, key)
        stream.outlets[outlet] = None
        self._streams[outlet] = stream

    def remove(self, outlet: Outlet) -> None:
        """Send an outlet nothing more."""
        stream = self._streams.pop(outlet)
        del stream.outlets[outlet]
        if not stream.outlets:
            key = self._keys.pop(stream)
            if key is not None:
                del self._shared[key]

    def regroup(self) -> None:
        """Move the pages whose visitors have become spectators, or more, to the streams that they need.

        They are sent all sections, as their new stream does not know what they have.
        """
        for outlet, stream in tuple(self._streams.items()):
            key = self._readership.key_of(outlet)
            if self._keys[stream] != key and isinstance(outlet, Subscriber):
                self.add(outlet)
                self.new.setdefault(outlet, stream.version)

    def reset(self) -> None:
        """Forget what was sent, as the table has been reloaded."""
        for stream in self._keys:
            stream.reset()

    def forget_new(self) -> None:
        """Send new pages nothing."""
        self.new.clear()
        for view in self.arriving:
            view.forget()
        self.arriving.clear()

    def send(self, change: PageChange, status: ServerStatus, *, to_all: bool) -> None:
        """Send a change to all, or nothing to those who have all; new pages get all sections.

        They come last, so that a picture is as new as the last message to its process.
        """
        new, publishers = defaultdict[PageStream, list[Outlet]](list), dict[bool, Publisher]()
        beginning = list[tuple[PageStream, PageReader, Publisher]]()
        arriving: Sequence[Outlet] = (*self.new, *self.arriving)
        for outlet in arriving:
            new[self._streams[outlet]].append(outlet)
        for stream in self._in_order(self._keys if to_all else new):
            if stream.reader is None or stream in new or change.move is None:
                try:  # a move changes no chair and no policy
                    stream.reader = self._readership.reader_of(next(iter(stream.outlets)), self._keys[stream])
                except Refused as error:
                    for outlet in tuple(stream.outlets):
                        self._readership.leave_out(outlet, error)
                    continue
            reader = stream.reader
            if reader.delayed not in publishers:
                publishers[reader.delayed] = self._readership.publisher(delayed=reader.delayed)
            publisher = publishers[reader.delayed]
            fresh = set[Outlet]()
            if stream in new:
                fresh.update(outlet for outlet in new[stream] if not _has_begun(outlet))
            if to_all and len(fresh) < len(stream.outlets):
                message = stream.update(publisher, reader, PageChange() if reader.delayed else change)
                if message is not None:
                    for outlet in stream.outlets.keys() - fresh if fresh else tuple(stream.outlets):
                        outlet.send(message)
            if stream in new:
                beginning.append((stream, reader, publisher))
        for stream, reader, publisher in beginning:
            self._begin(stream, reader, publisher, new[stream], status)
        self.new.clear()
        self.arriving.clear()

    def _in_order(self, streams: Iterable[PageStream]) -> list[PageStream]:
        """Return streams, those with one page first, as somebody plays there."""
        alone, shared = list[PageStream](), list[PageStream]()
        for stream in streams:
            (alone if self._keys[stream] is None else shared).append(stream)
        return alone + shared

    def _begin(
        self,
        stream: PageStream,
        reader: PageReader,
        publisher: Publisher,
        outlets: Sequence[Outlet],
        status: ServerStatus,
    ) -> None:
        """Send all sections to new pages of a stream, rendered once for those with the same version."""
        versions, wholes = set[int | None](), dict[int | None, list[bytes]]()
        for outlet in outlets:
            versions |= {self.new[outlet]} if isinstance(outlet, Subscriber) else outlet.missing()
        if versions:
            alone = len(outlets) == len(stream.outlets) and not any(map(_has_begun, outlets))
            sections = stream.begin(publisher, reader, alone=alone)
            more = [] if status == ServerStatus() else [status.message()]
            for version in versions:
                wholes[version] = [stream.whole(publisher, reader, sections, version), *more]
        for outlet in outlets:
            if isinstance(outlet, Subscriber):
                for message in wholes[self.new[outlet]]:
                    outlet.send(message)
            else:
                outlet.begin({version: wholes[version] for version in outlet.missing()})


def _has_begun(outlet: Outlet) -> bool:
    """Return whether an outlet is sent changes already."""
    return isinstance(outlet, EdgeView) and outlet.begun
