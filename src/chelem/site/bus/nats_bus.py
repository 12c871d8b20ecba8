"""The bus of many processes: a NATS server, or a cluster of them.

The first byte of a message is the kind of the rest: a body, a reference to a long one, an exception's name.
"""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from chelem.core import BadOption
from chelem.site.bus.bus import AskHandler, TellHandler
from chelem.site.bus.bus_access import BusAccess
from chelem.site.bus.directory import BusAnswerer, BusListener
from chelem.site.bus.faults import BusError, NobodyAnswers, RemoteFailure
from chelem.site.bus.long_bodies import LongBodies, fetch_body
from chelem.site.bus.nats_address import NatsAddress
from chelem.site.bus.nats_client import NatsClient
from chelem.site.bus.open_asks import OpenAsks
from chelem.site.bus.outbox import MOST_MESSAGES, Outbox
from chelem.site.bus.replies import Replies, make_reply
from chelem.site.bus.subjects import check_group, check_subject

CLOSING_SECONDS = 2.0
"""How long to go on sending what waits when the bus is closed."""
PART_SECONDS = 5.0
"""How long to wait for a part of a long body."""
PAUSE = 1.0
"""How long to wait before connecting again where no server lets us in."""
MOST_TAKEN = 64
"""The most messages that are sent in a row."""
NO_GROUP = "-"
"""The group of those who name none: of them too, one gets each ask."""
BODY, REFERENCE, FAILURE = b"=", b"@", b"!"
NO_RESPONDERS = "503"

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Message:
    """A message to send; `number` is that of an ask, 0 of others."""

    subject: str
    body: bytes
    mark: bytes = BODY
    number: int = 0


@dataclass(eq=False, slots=True)
class _Place:
    """A listener or an answerer, with its subscription at the client that has made it."""

    member: BusListener | BusAnswerer
    client: NatsClient | None = None
    subscription: Subscription | None = None


class NatsBus:
    """Carries messages between the processes that use the same NATS servers."""

    def __init__(self, url: str, access: BusAccess | None = None) -> None:
        """Raise `BadOption` if the URL is not of NATS servers."""
        self._address = NatsAddress.parse(url)
        self._access = access or BusAccess()
        self._work = asyncio.Event()
        self._outbox: Outbox[_Message] = Outbox()
        self._returns = 0
        """How often this process was connected again."""
        self._client = self._new_client()
        self._inbox = ""
        self._keeper: asyncio.Task[None] | None = None
        self._closing = self._stopped = False
        self._asks = OpenAsks()
        self._replies = Replies()
        self._places: set[_Place] = set()
        self._long = LongBodies(lambda: self._client.max_payload - 1, self._client.account)

    @property
    def away(self) -> bool:
        """Whether no server can be reached at the moment."""
        return not self._client.is_connected

    @property
    def dropped(self) -> int:
        """How many messages were dropped here."""
        return self._outbox.dropped

    @property
    def losses(self) -> int:
        """How often a server was away, or something was too slow."""
        return self._returns + self.dropped

    @property
    def outcomes(self) -> Mapping[str, int]:
        """What became of the asks of this process: see `Bus.outcomes`."""
        return self._asks.outcomes

    async def open(self, patience: float | None = None) -> None:
        """Connect; raise `BadOption` if no server can be reached in time, or one refuses this process."""
        await self._begin(self._client, patience)
        self._keeper = asyncio.get_running_loop().create_task(self._keep())
        await self.answer(self._long.subject, self._long.reply)

    # What every bus promises

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Return the reply to an ask: see `Bus.ask`."""
        check_subject(subject)

        def send(number: int) -> None:
            self._post(_Message(subject, body, number=number))

        return await self._asks.ask(subject, seconds, send)

    def tell(self, subject: str, body: bytes) -> None:
        """Tell all processes that listen to a subject: see `Bus.tell`."""
        check_subject(subject)
        if not self._closing:
            self._post(_Message(subject, body))

    async def listen(self, subject: str, hear: TellHandler) -> "_NatsListening":
        """Hear each message of a subject: see `Bus.listen`."""
        check_subject(subject)
        return await self._join(BusListener(subject, hear))

    async def answer(self, subject: str, reply: AskHandler, group: str = "") -> "_NatsListening":
        """Answer asks of a subject: see `Bus.answer`."""
        check_subject(subject)
        check_group(group)
        return await self._join(BusAnswerer(subject, group, reply))

    async def close(self) -> None:
        """Send what waits, and leave the server."""
        self._closing, reads = True, not self.away
        self._work.set()
        if self._keeper is not None:
            if reads:
                await asyncio.wait([self._keeper], timeout=CLOSING_SECONDS)
                reads = self._keeper.done()
            self._stopped = True
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._replies.close()
        if reads:
            await self._client.confirm()
        await self._client.close()
        self._asks.close()

    # The connection

    def _new_client(self) -> NatsClient:
        return NatsClient(self._address, self._access, self._note_change, self._outbox.drop)

    def _note_change(self) -> None:
        """Note that the client is connected again, or closed for good."""
        self._returns += 1
        self._work.set()

    async def _begin(self, client: NatsClient, patience: float | None = None) -> None:
        """Connect a client, and hear with it what this process listens to."""
        await client.open(patience)
        try:
            inbox = client.new_inbox()
            await client.subscribe(f"{inbox}.*", cb=self._take_reply)
            self._client, self._inbox = client, inbox
            for place in tuple(self._places):
                await self._subscribe(place)
            await client.confirm()
        except BaseException:
            await client.close()
            raise

    async def _keep(self) -> None:
        """Send messages, and replace a client that was closed, until the bus is closed."""
        while True:
            if not self._outbox and not self._closing:
                await self._work.wait()
            self._work.clear()
            if not self.away:
                for message in self._outbox.take(MOST_TAKEN):
                    await self._send(message)
                    if self._stopped:  # the client may have swallowed that this task was cancelled
                        return
            if self._closing and (self.away or not self._outbox):
                return
            if self._client.is_closed:
                await self._begin_again()
            elif self.away:
                await self._work.wait()

    async def _begin_again(self) -> None:
        logger.warning("a NATS server has closed the connection of the bus, which begins another")
        while True:
            try:
                await self._begin(self._new_client())
            except (BadOption, Error, OSError) as error:
                logger.debug("NATS is away: %s", error)
                await asyncio.sleep(PAUSE)
            else:
                self._returns += 1
                return

    async def _join(self, member: BusListener | BusAnswerer) -> "_NatsListening":
        place = _Place(member)
        self._places.add(place)
        await self._subscribe(place)
        await self._client.confirm()
        return _NatsListening(self, place)

    async def _subscribe(self, place: _Place) -> None:
        """Subscribe with the client of now; with the next one if that is closed."""
        client = self._client
        if client.is_closed or place.client is client or place not in self._places:
            return
        place.client = client
        match place.member:
            case BusListener(subject=subject) as listener:
                group, take = "", partial(self._hear, listener)
            case BusAnswerer(subject=subject, group=group) as answerer:
                group, take = group or NO_GROUP, partial(self._take_ask, answerer)
        try:
            place.subscription = await client.subscribe(
                subject, queue=group, cb=take, pending_msgs_limit=MOST_MESSAGES
            )
        except Error:  # closed meanwhile
            place.client = None

    async def leave(self, place: _Place) -> None:
        """Take away a listener or an answerer."""
        self._places.discard(place)
        if place.client is not None and place.subscription is not None and not place.client.is_closed:
            await place.client.leave(place.subscription)

    # Sending

    def _post(self, message: _Message) -> None:
        self._outbox.put(message)
        self._work.set()

    async def _send(self, message: _Message) -> None:
        """Send a message, but no ask for which nobody waits any more; what cannot be sent is lost."""
        if message.number and message.number not in self._asks:
            return
        reply = f"{self._inbox}.{message.number}" if message.number else ""
        if len(message.body) < self._client.max_payload:
            text = message.mark + message.body
        else:
            text = REFERENCE + self._long.keep(message.body)
        try:
            await self._client.publish(message.subject, text, reply=reply)
        except Exception as error:  # of the client, the loop that sends must go on
            logger.warning("the bus has lost a message: %s", error)

    # Hearing

    async def _hear(self, listener: BusListener, message: Msg) -> None:
        if not message.reply and (body := await self._whole(message.data)) is not None:
            listener.take(body)

    async def _take_ask(self, answerer: BusAnswerer, message: Msg) -> None:
        if message.reply:
            self._replies.start(self._reply(answerer, message))

    async def _reply(self, answerer: BusAnswerer, message: Msg) -> None:
        if (body := await self._whole(message.data)) is None:
            return
        match await make_reply(answerer.reply, answerer.subject, body):
            case RemoteFailure(name=name):
                self._post(_Message(message.reply, name.encode(), FAILURE))
            case bytes(reply):
                self._post(_Message(message.reply, reply))

    async def _take_reply(self, message: Msg) -> None:
        """Take the reply to an ask, whose number ends its subject, or word that nobody answers."""
        number = int(message.subject.rpartition(".")[2])
        mark, rest = message.data[:1], message.data[1:]
        if mark == BODY:
            self._asks.settle(number, rest)
        elif mark == FAILURE:
            self._asks.settle(number, RemoteFailure(rest.decode()))
        elif mark == REFERENCE:
            self._replies.start(self._settle_late(number, message.data))
        elif message.headers and message.headers.get("Status") == NO_RESPONDERS:
            self._asks.settle(number, NobodyAnswers("no process answers"))

    async def _settle_late(self, number: int, text: bytes) -> None:
        if (body := await self._whole(text)) is not None:
            self._asks.settle(number, body)

    async def _whole(self, text: bytes) -> bytes | None:
        """Return the body of a message; None if it is a long one that cannot be had."""
        if text[:1] != REFERENCE:
            return text[1:]
        try:
            return await fetch_body(text[1:], partial(self.ask, seconds=PART_SECONDS))
        except BusError as error:
            logger.warning("the bus has lost a long message: %s", error)
            return None


class _NatsListening:
    """A listener or an answerer, until it is closed."""

    def __init__(self, bus: NatsBus, place: _Place) -> None:
        self._bus = bus
        self._place = place

    async def close(self) -> None:
        """Hear nothing more, and begin no more replies."""
        await self._bus.leave(self._place)
