"""The bus of a few processes that have PostgreSQL and no more: NOTIFY, outside all commits of the log."""

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

import psycopg

from chelem.core import BadOption
from chelem.site.bus.bus import AskHandler, TellHandler
from chelem.site.bus.directory import BusAnswerer, BusListener, Directory
from chelem.site.bus.faults import NobodyAnswers, RemoteFailure
from chelem.site.bus.open_asks import OpenAsks
from chelem.site.bus.outbox import Outbox
from chelem.site.bus.postgres_frame import Encoding, Frame, FrameKind, encode, write_frame
from chelem.site.bus.postgres_places import PostgresPlaces, asked_of, replied_to, told_to
from chelem.site.bus.postgres_session import PostgresSession
from chelem.site.bus.postgres_tells import PostgresTells
from chelem.site.bus.replies import Replies, make_reply
from chelem.site.bus.subjects import check_group, check_subject
from chelem.site.database import postgresql_parameters

MOST_JOINED = 256
"""The most messages in a statement."""
SWEEP_SECONDS = 2.0
"""How often processes that have ended are looked for."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""How many seconds to wait before connecting again; twice as long each time."""
CLOSING_SECONDS = 2.0
"""How long to go on sending what waits when the bus is closed."""
MOST_TRIES = 3
"""How often an ask is sent that comes to processes which have just ceased to answer."""

logger = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class _Message:
    """A message to send. `pending` counts the processes that have an ask and have not turned it down."""

    kind: FrameKind
    address: str
    subject: str
    body: bytes
    number: int
    pending: int = 0
    tries: int = 0


class PostgresBus:
    """Carries messages between the processes that use a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        """Raise `BadOption` if the URL is not of a PostgreSQL."""
        self._parameters = postgresql_parameters(url)
        self._process = secrets.token_hex(6)
        self._session: PostgresSession | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._closing = False
        self._work = asyncio.Event()
        self._outbox: Outbox[_Message] = Outbox()
        self._returns = 0
        """How often this process was connected again."""
        self._numbers = 0
        self._asks = OpenAsks()
        self._asked: dict[int, _Message] = {}
        self._replies = Replies()
        self._directory = Directory()
        self._places = PostgresPlaces(self._process, self._directory, self._work.set)
        self._tells = PostgresTells(self._directory, self._outbox, self._whole)

    @property
    def away(self) -> bool:
        """Whether the database cannot be reached at the moment."""
        return self._session is None

    @property
    def dropped(self) -> int:
        """How many messages were dropped here."""
        return self._outbox.dropped

    @property
    def losses(self) -> int:
        """How often the database was away, or something was too slow."""
        return self._returns + self.dropped

    @property
    def outcomes(self) -> Mapping[str, int]:
        """What became of the asks of this process: see `Bus.outcomes`."""
        return self._asks.outcomes

    async def open(self) -> None:
        """Connect; raise `BadOption` if the database cannot be reached."""
        try:
            session = await self._connect()
        except (psycopg.Error, OSError) as error:
            raise BadOption("database.url", reason=str(error)) from error
        self._session = session
        self._keeper = asyncio.get_running_loop().create_task(self._keep(session))

    # What every bus promises

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Return the reply to an ask: see `Bus.ask`."""
        check_subject(subject)
        message = _Message(FrameKind.ASK, asked_of(subject), subject, body, 0)

        def send(number: int) -> None:
            message.number = number
            self._asked[number] = message
            self._post(message)

        try:
            return await self._asks.ask(subject, seconds, send)
        finally:
            self._asked.pop(message.number, None)

    def tell(self, subject: str, body: bytes) -> None:
        """Tell all processes that listen to a subject: see `Bus.tell`."""
        check_subject(subject)
        if not self._closing:
            self._post(self._numbered(FrameKind.TELL, told_to(subject), subject, body))

    async def listen(self, subject: str, hear: TellHandler) -> "_PostgresListening":
        """Hear each message of a subject: see `Bus.listen`."""
        check_subject(subject)
        return await self._join(BusListener(subject, hear))

    async def answer(self, subject: str, reply: AskHandler, group: str = "") -> "_PostgresListening":
        """Answer asks of a subject: see `Bus.answer`."""
        check_subject(subject)
        check_group(group)
        return await self._join(BusAnswerer(subject, group, reply))

    async def _join(self, member: BusListener | BusAnswerer) -> "_PostgresListening":
        self._directory.add(member)
        await self._places.change(member)
        return _PostgresListening(self._directory, self._places, member)

    async def close(self) -> None:
        """Send what waits, and leave the database."""
        self._closing = True
        self._work.set()
        if self._keeper is not None:
            if not self.away:
                await asyncio.wait([self._keeper], timeout=CLOSING_SECONDS)
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        self._directory.clear()
        await self._replies.close()
        self._asks.close()

    # The connection

    async def _connect(self) -> PostgresSession:
        """Return a session that hears what this process listens to."""
        session = await PostgresSession.connect(self._parameters, self._process)
        try:
            await self._places.enter(session)
        except BaseException:
            await session.close()
            raise
        session.hear(self._take, self._work.set)
        return session

    async def _keep(self, session: PostgresSession) -> None:
        """Work with a session, and with others after it, until the bus is closed."""
        while True:
            try:
                await self._serve(session)
            except (psycopg.Error, OSError) as error:
                logger.warning("the bus has lost its connection to PostgreSQL: %s", error)
            except Exception:
                logger.exception("the bus failed, and connects again")
            finally:
                self._session = None
                self._places.leave()
                await session.close()
            if self._closing:
                return
            session = await self._connect_again()
            self._returns += 1
            logger.info("the bus is connected to PostgreSQL again")
            self._session = session

    async def _connect_again(self) -> PostgresSession:
        pause = SHORTEST_PAUSE
        while True:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                return await self._connect()
            except (psycopg.Error, OSError) as error:
                logger.debug("PostgreSQL is away: %s", error)

    async def _serve(self, session: PostgresSession) -> None:
        """Register and send until the bus is closed; raise `psycopg.Error` when the connection ends."""
        loop = asyncio.get_running_loop()
        due = loop.time() + SWEEP_SECONDS
        alarm = loop.call_at(due, self._work.set)
        try:
            while True:
                if not self._outbox and not self._places.changed and not self._closing:
                    await self._work.wait()
                self._work.clear()
                session.check()
                if self._places.changed:
                    await self._places.update(session)
                if loop.time() >= due:
                    await session.sweep()
                    due = loop.time() + SWEEP_SECONDS
                    alarm = loop.call_at(due, self._work.set)
                if self._outbox:
                    await self._send(session, self._outbox.take(MOST_JOINED))
                elif self._closing:
                    await session.leave()
                    return
        finally:
            alarm.cancel()

    # Sending

    def _numbered(self, kind: FrameKind, address: str, subject: str, body: bytes) -> _Message:
        self._numbers += 1
        return _Message(kind, address, subject, body, self._numbers)

    def _post(self, message: _Message) -> None:
        self._outbox.put(message)
        self._work.set()

    async def _send(self, session: PostgresSession, messages: list[_Message]) -> None:
        """Send messages, but no asks for which nobody waits any more.

        Those that the database refuses are lost, as any message may be.
        """
        due = [item for item in messages if item.kind is not FrameKind.ASK or item.number in self._asks]
        if not due:
            return
        try:
            texts = [(message.address, await self._text(session, message)) for message in due]
            receivers = await session.send(texts)
        except psycopg.Error:
            if not session.usable:
                raise
            logger.exception("PostgreSQL refused %d messages", len(due))
            return
        for message, number in zip(due, receivers, strict=True):
            if message.kind is FrameKind.ASK:
                message.pending += number
                self._look_after(message, found=number > 0)

    async def _text(self, session: PostgresSession, message: _Message) -> str:
        """Return the text of a message, after storing a long body."""
        body = encode(message.body)
        if body is None:
            name = f"{self._process}-{message.kind}-{message.number}-{message.tries}"
            await session.store(name, message.body)
            body = Encoding.ROW, name
        return write_frame(message.kind, self._process, message.number, message.subject, body)

    def _look_after(self, ask: _Message, *, found: bool) -> None:
        """Send an ask again that all receivers have turned down: others may answer by now.

        Fail it if the database has found no receiver.
        """
        if ask.pending or ask.number not in self._asks:
            return
        ask.tries += 1
        if found and ask.tries < MOST_TRIES:
            self._post(ask)
        else:
            self._asks.settle(ask.number, NobodyAnswers(ask.subject))

    # Hearing

    def _take(self, notification: bytes) -> None:
        """Take a notification: the team for which this process gets it, and a message."""
        team, _, text = notification.partition(b" ")
        try:
            frame = Frame.read(text)
        except ValueError:
            logger.warning("PostgreSQL notified the bus of something that is no message")
            return
        match frame.kind:
            case FrameKind.TELL:
                self._tells.take(frame, self._replies)
            case FrameKind.ASK:
                self._replies.start(self._reply(frame, team.decode("ascii")))
            case FrameKind.REPLY if frame.encoding is Encoding.ROW:
                self._replies.start(self._settle_late(frame))
            case FrameKind.REPLY:
                self._asks.settle(int(frame.subject), frame.body)
            case FrameKind.FAILURE:
                self._asks.settle(int(frame.subject), RemoteFailure(frame.body.decode()))
            case FrameKind.GONE if (ask := self._asked.get(int(frame.subject))) is not None:
                ask.pending -= 1
                self._look_after(ask, found=True)

    async def _reply(self, frame: Frame, group: str) -> None:
        """Answer an ask, or turn it down if nobody answers it here any more."""
        address, number = replied_to(frame.sender), str(frame.number)
        answerer = self._directory.next_answerer(frame.subject, group)
        if answerer is None:
            self._post(self._numbered(FrameKind.GONE, address, number, b""))
            return
        if (body := await self._whole(frame)) is None:
            return
        match await make_reply(answerer.reply, frame.subject, body):
            case RemoteFailure(name=name):
                self._post(self._numbered(FrameKind.FAILURE, address, number, name.encode()))
            case bytes(reply):
                self._post(self._numbered(FrameKind.REPLY, address, number, reply))

    async def _settle_late(self, frame: Frame) -> None:
        if (body := await self._whole(frame)) is not None:
            self._asks.settle(int(frame.subject), body)

    async def _whole(self, frame: Frame) -> bytes | None:
        """Return the body of a message; None if it is a long one that is lost."""
        if frame.encoding is not Encoding.ROW:
            return frame.body
        try:
            body = None if self._session is None else await self._session.fetch(frame.written.decode())
        except psycopg.Error as error:
            logger.warning("the bus has lost a long message: %s", error)
            return None
        if body is None:
            logger.warning("the bus has lost a long message: it is deleted, or the database is away")
        return body


class _PostgresListening:
    """A listener or an answerer, until it is closed."""

    def __init__(
        self, directory: Directory, places: PostgresPlaces, member: BusListener | BusAnswerer
    ) -> None:
        self._directory = directory
        self._places = places
        self._member = member

    async def close(self) -> None:
        """Hear nothing more, and begin no more replies."""
        self._directory.remove(self._member)
        await self._places.change(self._member)
