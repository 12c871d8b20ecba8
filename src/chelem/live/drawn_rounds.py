"""The draws of an event as its pages read them, made once for all who read the same."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import orjson

from chelem.views.event import EventInService
from chelem.views.event_draws import draws_view

WorkOut = Callable[[Callable[[EventInService], bytes]], Awaitable[bytes]]
"""Calls a function with the event in another thread; returns what it returns."""


@dataclass(frozen=True, slots=True)
class _Made:
    json: bytes
    tag: str
    number: int
    """Which making it was, from 1."""


class DrawnRounds:
    """Keeps the draws as JSON. To draw all rounds again for their reasons takes seconds in a large Swiss."""

    def __init__(self, work_out: WorkOut, tag: Callable[[], str]) -> None:
        self._work_out, self._tag = work_out, tag
        self._begun = 0
        """How many times JSON was begun to be made."""
        self._made: dict[tuple[str, bool], _Made] = {}
        self._making = asyncio.Lock()

    async def read(self, language: str, *, hidden: bool) -> bytes:
        """Return all draws, the latest first, as they were when asked, or later.

        `hidden` leaves out what shows the ranking.
        """
        asked = self._begun
        async with self._making:
            made = self._made.get((language, hidden))
            if made is None or (made.tag != self._tag() and made.number <= asked):
                made = self._made[language, hidden] = await self._make(language, hidden=hidden)
        return made.json

    async def _make(self, language: str, *, hidden: bool) -> _Made:
        self._begun += 1
        tag, number = self._tag(), self._begun
        json = await self._work_out(
            lambda shown: orjson.dumps(draws_view(shown.event, language, hidden=hidden))
        )
        return _Made(json, tag, number)
