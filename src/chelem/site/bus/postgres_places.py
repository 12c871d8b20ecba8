"""What of the messages in PostgreSQL this process gets, as its rows of `bus_listeners` say."""

import asyncio
from collections.abc import Callable

from chelem.site.bus.directory import BusAnswerer, BusListener, Directory
from chelem.site.bus.postgres_session import PostgresSession, TeamKey


def told_to(subject: str) -> str:
    """Return the subject of rows by which processes listen to a subject."""
    return f"t.{subject}"


def asked_of(subject: str) -> str:
    """Return the subject of rows by which processes answer a subject."""
    return f"a.{subject}"


def replied_to(process: str) -> str:
    """Return the subject of the row by which a process gets the replies to its asks."""
    return f"r.{process}"


class PostgresPlaces:
    """The places of a process, brought into line with its directory; `wake` is called when they are not."""

    def __init__(self, process: str, directory: Directory, wake: Callable[[], None]) -> None:
        self._own: TeamKey = (replied_to(process), "")
        self._hearing = f"@{process}"  # a team of its own: all processes that listen get a message
        self._directory = directory
        self._wake = wake
        self._known: set[TeamKey] = set()  # those that have a row
        self._changed: dict[TeamKey, list[asyncio.Future[None]]] = {}
        self._changing: dict[TeamKey, list[asyncio.Future[None]]] = {}
        self._entered = False

    @property
    def changed(self) -> bool:
        """Whether rows are to be added or removed."""
        return bool(self._changed)

    async def change(self, member: BusListener | BusAnswerer) -> None:
        """Wait until the rows suit a member that has come or gone; do not wait without a session."""
        if isinstance(member, BusListener):
            place = told_to(member.subject), self._hearing
        else:
            place = asked_of(member.subject), member.group
        pending = place in self._changed or place in self._changing
        if not pending and self._is_wanted(place) == (place in self._known):
            return
        waiting = self._changed.setdefault(place, [])
        self._wake()
        if self._entered:
            done = asyncio.get_running_loop().create_future()
            waiting.append(done)
            await done

    async def enter(self, session: PostgresSession) -> None:
        """Add all rows, in a session that has none."""
        places = self._all()
        await session.change(places, ())
        self._known, self._entered = places, True
        for place in places ^ self._all():  # what has changed meanwhile
            self._changed.setdefault(place, [])

    async def update(self, session: PostgresSession) -> None:
        """Add and remove rows for what has changed."""
        self._changed, self._changing = {}, self._changed
        try:
            wanted = {place for place in self._changing if self._is_wanted(place)}
            unwanted = self._changing.keys() - wanted
            await session.change(wanted - self._known, unwanted & self._known)
            self._known = self._known - unwanted | wanted
        finally:
            _release(self._changing)
            self._changing = {}

    def leave(self) -> None:
        """Let all go on who wait: the session has ended, and its rows with it."""
        self._known, self._entered = set(), False
        _release(self._changed)

    def _is_wanted(self, place: TeamKey) -> bool:
        """Return whether this process has a listener or an answerer in a place."""
        (kind, _, subject), team = place[0].partition("."), place[1]
        if kind == "t":
            return bool(self._directory.listeners(subject))
        return team in self._directory.groups(subject)

    def _all(self) -> set[TeamKey]:
        heard = {(told_to(subject), self._hearing) for subject in self._directory.subjects_heard()}
        answered = {(asked_of(subject), group) for subject, group in self._directory.subjects_answered()}
        return {self._own, *heard, *answered}


def _release(changed: dict[TeamKey, list["asyncio.Future[None]"]]) -> None:
    for waiting in changed.values():
        for done in waiting:
            if not done.done():
                done.set_result(None)
        waiting.clear()
