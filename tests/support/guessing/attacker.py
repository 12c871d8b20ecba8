"""The attack: every call is asked about the same deals in two houses, in one of which they are on boards."""

import asyncio
import math
import time
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from itertools import islice

from chelem.core.deals import Deal
from tests.support.chance import Below
from tests.support.guessing.houses import Answer, House
from tests.support.guessing.layouts import guesses
from tests.support.guessing.notations import FILES, NONSENSE, WAYS
from tests.support.guessing.questions import Slot

NOT_NOW = (429, 503)
"""The statuses of what is not answered now, whatever is asked."""
PAUSE = 2.0
"""The seconds after which what was not answered is asked again."""
TYPED = ("number", "link", "lin")
"""The notations that fit in a message."""
PAGES = (
    "/donne/contract/{number}",
    "/donne/contract/{number}?dealer=S&vulnerable=NS",
    "/analyser/{number}",
)
"""The addresses of pages that take a deal."""
FITTING = {"file": tuple(WAYS), "path": ("number", "lin"), "query": ("number", "link"), "field": ("number",)}
"""The notations that are put into each kind of place."""


def are_late(answers: Iterable[Answer]) -> bool:
    """Return whether the question is to be asked again later."""
    return any(answer.status in NOT_NOW for answer in answers)


@dataclass(slots=True)
class Findings:
    """What an attack has found."""

    asked: int = 0
    """How many deals were asked about."""
    taking: dict[Slot, set[str]] = field(default_factory=dict)
    """The places that take a deal, and in which notations."""
    limited: int = 0
    """How many of these a house did not answer, as too much was asked or it was busy."""
    differences: list[str] = field(default_factory=list)
    """The questions that two houses answer differently."""


class Attacker:
    """A stranger in two houses, and a player with a board in hand in each.

    Deals are written in these notations (`WAYS`).
    """

    def __init__(self, houses: Sequence[House], chance: Below, notations: Set[str] = WAYS.keys()) -> None:
        self.houses = tuple(houses)
        self._notations = notations
        self._chance = chance
        self.found = Findings()

    async def look_around(
        self, deals: Sequence[Deal], under: str = "/", *, outside: str | None = None
    ) -> None:
        """Put these deals in every place of every call, in every notation that fits there."""
        api = self.houses[0].api
        slots = [slot for slot in api.slots() if slot.path.startswith(under)]
        slots = [slot for slot in slots if outside is None or not slot.path.startswith(outside)]
        for slot in sorted(
            slots, key=lambda slot: slot.where != "file"
        ):  # first, as other calls close the event
            for way in (way for way in FITTING[slot.where] if way in self._notations):
                nonsense = await self._answers(slot, NONSENSE.get(way, b"guess"), (way, "nonsense"))
                for deal in deals:
                    answers = await self._answers(slot, WAYS[way]([deal]), (way, deal))
                    self.found.asked += 1
                    if nonsense[0].status >= 400 and any(answer.status < 400 for answer in answers):
                        self.found.taking.setdefault(slot, set()).add(way)
                        await self._follow(slot, way, [answer.code for answer in answers])

    async def send_messages(self, deals: Sequence[Deal]) -> None:
        """Put these deals into every text of every message to a table."""
        messages = self.houses[0].messages
        for kind, name in messages.slots():
            for deal in deals:
                texts = [WAYS[way]([deal]).decode("latin-1") for way in TYPED]
                sent = [messages.message(kind, name, text) for text in texts]
                about = f"{kind} {'.'.join(name)}, {deal}"
                self._note(about, *[await house.send(sent) for house in self.houses])

    async def open_pages(self, deals: Sequence[Deal]) -> None:
        """Open the pages whose addresses hold these deals, and see what is shown of the links."""
        for deal in deals:
            for path in PAGES:
                address = path.format(number=deal.number)
                self._note(address, *[await house.open_page(address) for house in self.houses])

    def _note(self, what: str, one: object, other: object) -> None:
        self.found.asked += 1
        if one != other:
            self.found.differences.append(f"{what}: {one!s:.300} ≠ {other!s:.300}")

    async def guess(self, count: int, in_a_file: int) -> None:
        """Ask about layouts in the places that take deals, the same number in each notation."""
        places = [(slot, way) for slot, ways in self.found.taking.items() for way in sorted(ways)]
        layouts = self.layouts()
        left = count
        while left > 0:
            for slot, way in places:
                deals = list(islice(layouts, in_a_file if way in FILES else 1))
                while are_late(await self._answers(slot, WAYS[way](deals), (way, *deals))):
                    await asyncio.sleep(PAUSE)
                self.found.asked += len(deals)
                left -= len(deals)

    async def compare_times(self, rounds: int) -> dict[Slot, list[tuple[float, float]]]:
        """Ask both houses about a deal of the one, then of the other, in an order drawn each time.

        Return by place, for each round, the logarithms of how much longer the first house took: for a deal of
        its own, and for one of the other's. In that they differ only if times depend on boards in play.
        """
        one, other = self.houses
        found: dict[Slot, list[tuple[float, float]]] = {}
        for number in range(rounds):
            for slot, ways in self.found.taking.items():
                way = sorted(ways)[number % len(ways)]
                deals = (one.live[number % len(one.live)], other.live[number % len(other.live)])
                own, others = [await self._lead(slot, WAYS[way]([deal])) for deal in deals]
                found.setdefault(slot, []).append((own, others))
                self.found.asked += 2
        return found

    async def _lead(self, slot: Slot, text: bytes) -> float:
        """Return the logarithm of how much longer the first house takes than the other."""
        taken = [0.0, 0.0]
        first = self._chance(2)
        for place in (first, 1 - first):
            before = time.perf_counter()
            await self.houses[place].put(slot, text)
            taken[place] = time.perf_counter() - before
        return math.log(taken[0] / taken[1])

    def layouts(self) -> Iterator[Deal]:
        """Yield guesses at the boards of all houses, for ever."""
        streams = [guesses(deal, self._chance) for house in self.houses for deal in house.live]
        while True:
            for stream in streams:
                yield from islice(stream, 8)

    async def as_player(self, deals: Iterable[Deal]) -> set[Answer]:
        """Return what players with a board in hand are answered where deals are taken."""
        said = set()
        for slot, ways in self.found.taking.items():
            for way in sorted(ways):
                for deal in deals:
                    for house in self.houses:
                        said.add(await house.put(slot, WAYS[way]([deal]), house.player))
                        self.found.asked += 1
        return said

    async def _answers(self, slot: Slot, text: bytes, about: tuple[object, ...]) -> list[Answer]:
        """Ask all houses, and note if they do not say the same."""
        answers = [await house.put(slot, text) for house in self.houses]
        self._compare(f"{slot}: {', '.join(map(str, about))[:200]}", answers)
        return answers

    def _compare(self, what: str, answers: Sequence[Answer]) -> None:
        if are_late(answers):
            self.found.limited += 1
            return
        first, *others = answers
        for other in others:
            if other != first:
                parts = [
                    f"{one!s:.300} ≠ {two!s:.300}"
                    for one, two in (
                        (first.status, other.status),
                        (first.headers, other.headers),
                        (first.body, other.body),
                    )
                    if one != two
                ]
                self.found.differences.append(f"{what}: {'; '.join(parts)}")
                return

    async def _follow(self, slot: Slot, way: str, codes: Sequence[str]) -> None:
        """Read whatever has been made of a deal, by its code."""
        if not all(codes):
            return
        api = self.houses[0].api
        for path, names in api.readings():
            pairs = zip(self.houses, codes, strict=True)
            answers = [await house.read(path, names, code) for house, code in pairs]
            self._compare(f"{slot} {way}, then {path}", answers)
