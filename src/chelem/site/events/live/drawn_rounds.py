"""The draws of an event as its pages read them, made once for all who read the same."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import orjson

from chelem.site.events.views.draws import draws_view
from chelem.site.events.views.event import is_hidden
from chelem.site.events.views.serviced_event import EventInService

WorkOut = Callable[[Callable[[EventInService], bytes]], Awaitable[bytes]]
"""Calls a function with the event in another thread; returns what it returns."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    json: bytes
    tag: str
    number: int
    """How many times JSON had been begun to be made, this time included."""


class DrawnRounds:
    """Keeps the draws as JSON. To draw all rounds again for their reasons takes seconds in a large Swiss.

    They are made for one kind of reader at a time, so that an event takes no more than one thread.
    """

    def __init__(self, work_out: WorkOut, tag: Callable[[], str]) -> None:
        self._work_out, self._tag = work_out, tag
        self._begun = 0
        """How many times JSON was begun to be made."""
        self._made: dict[tuple[str, bool], _Drawn] = {}
        self._making = asyncio.Lock()

    async def read(self, language: str, *, directs: bool) -> bytes:
        """Return all draws, the latest first, as they were when asked, or later.

        While the ranking is hidden, only who directs gets what shows it.
        """
        begun, tag = self._begun, self._tag()
        async with self._making:
            made = self._made.get((language, directs))
            if made is None or (made.tag not in {tag, self._tag()} and made.number <= begun):
                made = self._made[language, directs] = await self._make(language, directs=directs)
        return made.json

    async def _make(self, language: str, *, directs: bool) -> _Drawn:
        self._begun += 1
        tag, number = self._tag(), self._begun

        def draws(shown: EventInService) -> bytes:
            hidden = not directs and is_hidden(shown.event.state)
            return orjson.dumps(draws_view(shown.event, language, hidden=hidden))

        return _Drawn(await self._work_out(draws), tag, number)
