"""The connections of a process to a PostgreSQL that carries messages: one hears, one sends.

A NOTIFY wakes every backend of the database that listens to anything, and each compares the channel with all
its own. So a process listens to one channel, of its own, and the table `bus_listeners` has who hears and who
answers what. The statement that sends looks there, notifies the processes concerned, and returns how many
these are. To begin or to end listening to a subject is a row, which no write-ahead log has.
"""

import asyncio
import secrets
import socket
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Self

import orjson
import psycopg
from psycopg.rows import TupleRow
from psycopg.sql import SQL, Identifier

from chelem.site.database import ANSWER_SECONDS, Durability, session_settings

TeamKey = tuple[str, str]
"""A subject of `bus_listeners` and a team of it: every team gets each message, by one of its processes."""

NAME = "chelem bus"
"""What the names of the connections begin with."""
_CHANNEL = "chelem_"
"""What the name of a process's channel begins with."""
_KEPT_SECONDS = 60
"""How long a long body is kept, for processes to read it."""
_SETTINGS = {
    "plan_cache_mode": "force_generic_plan",  # the few statements are planned once
    "tcp_keepalives_idle": "5",  # the server notices a machine that is gone
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}

_SEND_SINGLE = """
    SELECT 1, pg_notify(%s || process, team || ' ' || %s) FROM (
        SELECT DISTINCT ON (team) team, process FROM bus_listeners WHERE subject = %s
        ORDER BY team, random()
    ) AS receiver
"""
_SEND = """
    SELECT message.place, pg_notify(%s || receiver.process, receiver.team || ' ' || (message.pair ->> 1))
    FROM json_array_elements(%s::json) WITH ORDINALITY AS message (pair, place)
    CROSS JOIN LATERAL (
        SELECT DISTINCT ON (team) team, process FROM bus_listeners
        WHERE bus_listeners.subject = message.pair ->> 0 ORDER BY team, random()
    ) AS receiver
    ORDER BY message.place
"""
_ADD = """
    INSERT INTO bus_listeners (subject, team, process, connection)
    SELECT subject, team, %s, %s FROM unnest(%s::text[], %s::text[]) AS new (subject, team)
    ON CONFLICT (subject, team, process) DO UPDATE SET connection = excluded.connection
"""
_REMOVE = """
    DELETE FROM bus_listeners USING unnest(%s::text[], %s::text[]) AS old (subject, team)
    WHERE process = %s AND bus_listeners.subject = old.subject AND bus_listeners.team = old.team
"""
_REMOVE_ALL = "DELETE FROM bus_listeners WHERE process = %s"
_REMOVE_DEAD = """
    DELETE FROM bus_listeners WHERE NOT EXISTS (
        SELECT FROM pg_stat_activity WHERE application_name = bus_listeners.connection
    )
"""
_STORE = "INSERT INTO bus_messages (id, body) VALUES (%s, %s)"
_FETCH = "SELECT body FROM bus_messages WHERE id = %s"
_DELETE_OLD = "DELETE FROM bus_messages WHERE at < now() - make_interval(secs => %s)"


class PostgresSession:
    """Two open connections, until one of them fails: then every method raises `psycopg.Error`."""

    def __init__(
        self,
        process: str,
        name: str,
        hearing: psycopg.AsyncConnection[TupleRow],
        sending: psycopg.AsyncConnection[TupleRow],
    ) -> None:
        """`name` is that of the connection that hears, which PostgreSQL shows while it is there."""
        self._process = process
        self._name = name
        self._hearing = hearing
        self._sending = sending
        self._loop = asyncio.get_running_loop()
        self._executing = asyncio.Lock()
        self._fault: psycopg.Error | None = None

    @classmethod
    async def connect(cls, parameters: dict[str, Any], process: str) -> Self:
        """Connect; raise `psycopg.Error` or `OSError` if that fails."""
        name = f"{NAME} {process} {secrets.token_hex(6)}"
        hearing = await _connect(parameters, name)
        try:
            session = cls(process, name, hearing, await _connect(parameters, NAME))
        except BaseException:
            await hearing.close()
            raise
        try:
            await session._begin()
        except BaseException:
            await session.close()
            raise
        return session

    async def _begin(self) -> None:
        await self._execute(_REMOVE_ALL, [self._process])
        await self._execute(_REMOVE_DEAD, [])  # so that no ask waits for a process that has ended
        await self._hearing.execute(SQL("LISTEN {}").format(Identifier(_CHANNEL + self._process)))

    def hear(self, take: Callable[[bytes], None], broken: Callable[[], None]) -> None:
        """Call `take` with each notification: a team, a space, a text. `broken`: the connection has ended."""

        def read() -> None:
            try:
                connection.consume_input()
                while (notification := connection.notifies()) is not None:
                    take(notification.extra)
            except psycopg.Error as error:
                self._loop.remove_reader(descriptor)
                self._fault = error
                broken()

        connection, descriptor = self._hearing.pgconn, self._hearing.fileno()
        self._loop.add_reader(descriptor, read)

    def check(self) -> None:
        """Raise what has ended the connection that hears."""
        if self._fault is not None:
            raise self._fault

    @property
    def usable(self) -> bool:
        """Whether neither connection has ended."""
        return self._fault is None and not self._sending.broken and not self._sending.closed

    async def send(self, messages: Sequence[tuple[str, str]]) -> list[int]:
        """Notify of messages, each a subject and a text; return the number of processes that each is for."""
        if len(messages) == 1:  # two thirds of the work of a statement for several
            subject, text = messages[0]
            return [len(await self._execute(_SEND_SINGLE, [_CHANNEL, text, subject]))]
        receivers = [0] * len(messages)
        pairs = orjson.dumps(messages).decode()  # a list of texts takes psycopg a hundred times as long
        for place, _ in await self._execute(_SEND, [_CHANNEL, pairs]):
            receivers[place - 1] += 1
        return receivers

    async def change(self, added: Iterable[TeamKey], removed: Iterable[TeamKey]) -> None:
        """Be notified of messages to the places added, and no more of those to the places removed."""
        added, removed = tuple(added), tuple(removed)
        if removed:
            subjects, teams = [subject for subject, _ in removed], [team for _, team in removed]
            await self._execute(_REMOVE, [subjects, teams, self._process])
        if added:
            subjects, teams = [subject for subject, _ in added], [team for _, team in added]
            await self._execute(_ADD, [self._process, self._name, subjects, teams])

    async def store(self, name: str, body: bytes) -> None:
        """Store a long body for a minute."""
        await self._execute(_STORE, [name, body])

    async def fetch(self, name: str) -> bytes | None:
        """Return a long body; None if it has been deleted."""
        rows = await self._execute(_FETCH, [name], binary=True)
        return bytes(rows[0][0]) if rows else None

    async def sweep(self) -> None:
        """Remove processes whose connection has ended, and old bodies."""
        await self._execute(_REMOVE_DEAD, [])
        await self._execute(_DELETE_OLD, [_KEPT_SECONDS])

    async def leave(self) -> None:
        """Be notified of nothing more."""
        await self._execute(_REMOVE_ALL, [self._process])

    async def _execute(self, query: str, values: list[Any], *, binary: bool = False) -> list[TupleRow]:
        """Return the rows of a statement; hang up if they do not come within `ANSWER_SECONDS`."""
        async with self._executing:
            limit = self._loop.call_later(ANSWER_SECONDS, _hang_up, self._sending)
            try:
                cursor = await self._sending.execute(query, values, prepare=True, binary=binary)
                return await cursor.fetchall() if cursor.description else []
            finally:
                limit.cancel()

    async def close(self) -> None:
        """Close both connections; a statement in progress fails."""
        if not self._hearing.closed:
            self._loop.remove_reader(self._hearing.fileno())
        await self._hearing.close()
        if self._executing.locked():
            _hang_up(self._sending)
        async with self._executing:
            await self._sending.close()


async def _connect(parameters: dict[str, Any], name: str) -> psycopg.AsyncConnection[TupleRow]:
    """Connect as a session whose statements are limited, and whose commits wait for no disk."""
    options = {**parameters, "client_encoding": "utf8", "application_name": name}
    connection = await psycopg.AsyncConnection.connect(**options, autocommit=True)
    settings = {**session_settings(Durability.NORMAL), **_SETTINGS}
    calls = ", ".join(["set_config(%s, %s, false)"] * len(settings))
    try:
        await connection.execute(f"SELECT {calls}", [word for pair in settings.items() for word in pair])
    except BaseException:
        await connection.close()
        raise
    return connection


def _hang_up(connection: psycopg.AsyncConnection[TupleRow]) -> None:
    """End a connection where it is, so that a statement in progress fails now."""
    with suppress(OSError, psycopg.Error):
        end = socket.fromfd(connection.fileno(), socket.AF_UNSPEC, socket.SOCK_STREAM)
        try:
            end.shutdown(socket.SHUT_RDWR)
        finally:
            end.close()
