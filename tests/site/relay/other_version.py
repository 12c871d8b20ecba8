"""The bus of a process of another version: what it says has that version, and a field that nobody knows."""

import orjson

UNKNOWN = {"a field": ["of another version"]}


class OtherVersionBus:
    """A bus whose messages from here are as those of another version; a version of None states none."""

    def __init__(self, bus, version):
        self._bus, self._version = bus, version
        self.losses = 0

    def __getattr__(self, name):
        return getattr(self._bus, name)

    def _rewritten(self, message):
        head, end, body = message.partition(b"\n")
        if not end:
            return message
        fields = {**orjson.loads(head), **UNKNOWN, "v": self._version}
        if self._version is None:
            del fields["v"]
        return orjson.dumps(fields) + b"\n" + body

    async def ask(self, subject, body, seconds):
        return await self._bus.ask(subject, self._rewritten(body), seconds)

    def tell(self, subject, body):
        self._bus.tell(subject, self._rewritten(body))

    async def answer(self, subject, reply, group=""):
        async def rewritten(body):
            return self._rewritten(await reply(body))

        return await self._bus.answer(subject, rewritten, group)
