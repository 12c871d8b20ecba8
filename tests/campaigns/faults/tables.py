"""The tables of a campaign: matches of every game, one after the other, until the campaign is over."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from random import Random
from typing import Any, Self

from tests.campaigns.faults.people import LOST_CONNECTION, Person
from tests.campaigns.faults.witness import Witness
from tests.support.visitors.calling import QUICK_BOTS, Caller

POLICY = {"undo": "free"}
PAUSE = 0.5
"""Seconds between two attempts to begin another match."""


@dataclass(frozen=True, slots=True)
class Form:
    """A game and its match, and the seats of people; bots have the others."""

    game: str
    match: Mapping[str, Any]
    people: str
    seats: str = "NESW"
    bots: str = QUICK_BOTS
    pace: str = "instant"
    watch: str = "table"
    """What spectators see."""


FORMS = (
    Form("contract", {"kind": "duplicate", "boards": 8}, "NESW"),
    Form("contract", {"kind": "rubber"}, "S"),
    Form("whist", {"kind": "thirty", "best_of": 3}, "SW"),
    Form("comptoir", {"kind": "seven"}, "SN"),
    Form("whiz", {"kind": "deals", "deals": 8}, "S", "ESW"),
    Form("minibridge", {"kind": "duplicate", "boards": 8}, "S"),
)


class PlayedTable:
    """A table where a match is played, then another one with the same people."""

    def __init__(self, form: Form, people: Sequence[Person]) -> None:
        self.form, self.people = form, people
        self.owner = next(person for person in people if person.seat == "S")
        self.others: list[Person] = []
        """Those who have no chair."""
        self.matches = 1
        self.progress = 0.0
        """When somebody was last shown something new, by the event loop's time."""
        for person in people:
            person.on_progress = self.note_progress

    @property
    def code(self) -> str:
        """The code of the present table."""
        return self.owner.code

    @property
    def pages(self) -> Sequence[Person]:
        """Those who play, and those who have no chair."""
        return [*self.people, *self.others]

    @property
    def name(self) -> str:
        """The game and the code."""
        return f"{self.form.game} {self.code}"

    def note_progress(self) -> None:
        """Note that somebody was shown something new."""
        self.progress = asyncio.get_running_loop().time()

    @classmethod
    async def open(cls, form: Form, address: str, witness: Witness, chance: Random) -> Self:
        """Create the table, let everybody sit down, and begin."""
        callers = {seat: Caller(address) for seat in form.people}
        people = [Person(caller, seat, witness, chance) for seat, caller in callers.items()]
        chairs = {seat: "open" if seat in callers else "bot" for seat in form.seats} | {"S": "me"}
        owner = callers["S"]
        policy = POLICY | {"pace": form.pace, "watch": form.watch}
        code = await owner.make(form.game, match=form.match, chairs=chairs, policy=policy, bots=form.bots)
        for seat, caller in callers.items():
            if seat != "S":
                await caller.sit(code, seat)
        if len(callers) > 1:
            await owner.ask("POST", f"/api/tables/{code}/start")
        for person in people:
            person.move_to(code)
        return cls(form, people)

    async def play(self) -> None:
        """Play one match after the other until cancelled."""
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for person in self.pages:
                stack.push_async_exit(person.caller)
                group.create_task(person.live())
            while True:
                await asyncio.sleep(PAUSE)
                if self.owner.over:
                    await self._begin_again()

    async def _begin_again(self) -> None:
        """Ask for another match; a request that fails is made again, and gets the same table."""
        try:
            answer = await self.owner.caller.ask("POST", f"/api/tables/{self.code}/again")
        except LOST_CONNECTION:
            return
        for person in self.pages:
            person.move_to(answer["code"])
        self.matches += 1
