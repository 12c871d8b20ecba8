"""The bus of a server that is a single process: calls, in the turns of its event loop."""

import asyncio
from collections.abc import Mapping

from chelem.site.bus.bus import AskHandler, TellHandler
from chelem.site.bus.directory import BusAnswerer, BusListener, Directory
from chelem.site.bus.faults import NobodyAnswers
from chelem.site.bus.open_asks import OpenAsks
from chelem.site.bus.replies import Replies, make_reply
from chelem.site.bus.subjects import check_group, check_subject


class LocalBus:
    """Carries messages within this process; bodies are passed on as they are."""

    away = False
    dropped = losses = 0

    def __init__(self) -> None:
        self._directory = Directory()
        self._asks = OpenAsks()
        self._replies = Replies()
        self._closed = False

    @property
    def outcomes(self) -> Mapping[str, int]:
        """What became of the asks of this process: see `Bus.outcomes`."""
        return self._asks.outcomes

    async def ask(self, subject: str, body: bytes, seconds: float) -> bytes:
        """Return the reply to an ask: see `Bus.ask`."""
        check_subject(subject)

        def send(number: int) -> None:
            groups = self._directory.groups(subject)
            if not groups:
                self._asks.settle(number, NobodyAnswers(subject))
            for group in groups:
                if (answerer := self._directory.next_answerer(subject, group)) is not None:
                    self._replies.start(self._reply(answerer, number, body))

        return await self._asks.ask(subject, seconds, send)

    async def _reply(self, answerer: BusAnswerer, number: int, body: bytes) -> None:
        self._asks.settle(number, await make_reply(answerer.reply, answerer.subject, body))

    def tell(self, subject: str, body: bytes) -> None:
        """Tell all listeners of a subject in the next turn of the event loop."""
        check_subject(subject)
        if not self._closed and (listeners := self._directory.listeners(subject)):
            asyncio.get_running_loop().call_soon(_deliver, listeners, body)

    async def listen(self, subject: str, hear: TellHandler) -> "_LocalListening":
        """Hear each message of a subject from now on."""
        check_subject(subject)
        return self._add(BusListener(subject, hear))

    async def answer(self, subject: str, reply: AskHandler, group: str = "") -> "_LocalListening":
        """Answer asks of a subject from now on."""
        check_subject(subject)
        check_group(group)
        return self._add(BusAnswerer(subject, group, reply))

    def _add(self, member: BusListener | BusAnswerer) -> "_LocalListening":
        self._directory.add(member)
        return _LocalListening(self._directory, member)

    async def close(self) -> None:
        """Cancel replies, and fail asks; earlier tells are still heard."""
        self._closed = True
        await asyncio.sleep(0)
        await self._replies.close()
        self._asks.close()
        self._directory.clear()


class _LocalListening:
    """A listener or an answerer, until it is closed."""

    def __init__(self, directory: Directory, member: BusListener | BusAnswerer) -> None:
        self._directory = directory
        self._member = member

    async def close(self) -> None:
        """Hear nothing more, and begin no more replies."""
        self._directory.remove(self._member)
        await asyncio.sleep(0)  # those asked for begin


def _deliver(listeners: tuple[BusListener, ...], body: bytes) -> None:
    for listener in listeners:
        listener.take(body)
