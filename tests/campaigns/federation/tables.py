"""The tables of a federation: people play there, others watch, and two share a chair."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Self

import httpx

from tests.campaigns.faults.people import LOST_CONNECTION, Person
from tests.campaigns.faults.tables import Form, PlayedTable
from tests.campaigns.faults.witness import Witness
from tests.campaigns.federation.spectators import Spectator
from tests.support.chance import random_of
from tests.support.visitors.calling import Caller

TURNS = (4.0, 10.0)
"""The seconds after which another visitor takes the shared chair."""
PAUSE = 0.5
"""The seconds between two attempts to leave or to take a chair."""
FORMS = (
    Form("contract", {"kind": "duplicate", "boards": 8}, "NESW"),
    Form("contract", {"kind": "rubber"}, "S", watch="S"),
    Form("whist", {"kind": "thirty", "best_of": 3}, "SW"),
    Form("comptoir", {"kind": "seven"}, "SN"),
    Form("whiz", {"kind": "deals", "deals": 8}, "S", "ESW"),
    Form("minibridge", {"kind": "duplicate", "boards": 8}, "S", watch="delayed"),
)
SHARED = "W"
"""The chair that two visitors share where somebody sits there and somebody else does not: they take turns."""


@dataclass(frozen=True, slots=True)
class Doors:
    """The addresses at which pages are opened: any server's, and one that owns no table if there is one."""

    any_server: str
    edge: str


class WatchedPlay(PlayedTable):
    """A table with spectators, and visitors who take turns in a chair: one watches while the other plays."""

    def __init__(self, form: Form, people: Sequence[Person]) -> None:
        super().__init__(form, people)
        self.spectators: list[Spectator] = []
        self.sharers: list[Person] = []
        self._chance = random_of(0)

    @classmethod
    async def opened(cls, form: Form, doors: Doors, witness: Witness, chance: Random) -> Self:
        """Open a table with two spectators; where two people play, one shares the chair with a third."""

        def draw() -> Random:
            return random_of(chance.randrange(1 << 30))

        table: Self | None = None
        while table is None:  # shards may still change hands
            with suppress(*LOST_CONNECTION):
                table = await cls.open(form, doors.any_server, witness, draw())
        for address, language in ((doors.edge, "en"), (doors.any_server, "fr")):
            spectator = Spectator(Caller(address, language), witness, draw(), form.watch)
            await introduce(spectator)
            table.spectators.append(spectator)
        table.others += table.spectators
        if SHARED in form.people and len(form.people) == 2:
            playing = next(person for person in table.people if person.seat == SHARED)
            newcomer = Person(Caller(doors.edge), SHARED, witness, draw())
            await introduce(newcomer)
            table.sharers, table._chance = [playing, newcomer], draw()
            table.others.append(newcomer)
        for page in table.others:
            page.move_to(table.code)
            page.on_progress = table.note_progress
        return table

    async def play(self) -> None:
        """Play one match after the other until cancelled, and let visitors take turns."""
        async with asyncio.TaskGroup() as group:
            group.create_task(super().play())
            if self.sharers:
                group.create_task(self._take_turns())

    async def _take_turns(self) -> None:
        playing, resting = self.sharers
        while True:
            await asyncio.sleep(self._chance.uniform(*TURNS))
            await self._insist(playing, "DELETE", f"chairs/{SHARED}")
            await self._insist(resting, "PUT", f"chairs/{SHARED}", {"kind": "person", "name": resting.name})
            playing, resting = resting, playing
            await self._insist(self.owner, "POST", "start")  # a match that was to begin without them

    async def _insist(self, person: Person, method: str, path: str, body: object = None) -> None:
        """Make a request about the table until it is granted, or refused for good."""
        await insist(lambda: person.caller.call(method, f"/api/tables/{self.code}/{path}", body))


async def introduce(person: Person) -> None:
    """Let a visitor be known, so that they may see what spectators with a cookie see."""
    await insist(lambda: person.caller.call("PUT", "/api/me", {"name": person.name}))


async def insist(ask: Callable[[], Awaitable[httpx.Response]]) -> None:
    """Make a request until it is granted, or refused for good: it may have been granted before."""
    while True:
        with suppress(*LOST_CONNECTION):
            answer = await ask()
            if answer.is_success or answer.json()["retry"] == "never":
                return
        await asyncio.sleep(PAUSE)
