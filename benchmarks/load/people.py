"""The process that plays all rooms of one server: at human pace or flat out, for some seconds."""

import asyncio
import gc
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection

import uvloop

from load.measure import cpu_of
from load.rooms import PING, Notes, Relayed, Room

HEARTBEAT, ASLEEP = 10.0, 60.0
"""Seconds between two pings of a page that is looked at, and of one in the background."""
PAUSE = (2.5, 7.5)
"""Seconds between two actions at a table: 0.2 actions a second."""
OPENING = 100
"""Rooms that are opened at the same time."""
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Places:
    """Where to play: the kind of room, its paths, the cookies of its four people."""

    kind: type[Room]
    port: int
    server: int
    paths: Sequence[str]
    cookies: Sequence[list[str]]


@dataclass(frozen=True, slots=True)
class Round:
    """The result of a round; times in seconds, `cpu` the server's, `own` this process's."""

    seconds: float
    waits: list[float]
    sizes: list[int]
    refused: list[str]
    cpu: float
    own: float
    lost: int


class People:
    """All rooms of one server."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._notes = Notes()
        pairs = zip(places.paths, places.cookies, strict=True)
        self.rooms = [places.kind(path, cookies, self._notes) for path, cookies in pairs]
        self._stopped = False
        self._heartbeat = ASLEEP

    async def open(self) -> None:
        """Connect everyone."""
        gate = asyncio.Semaphore(OPENING)

        async def enter(place: int, room: Room) -> None:
            async with gate:
                await room.open(self._places.port, place)

        await asyncio.gather(*(enter(place, room) for place, room in enumerate(self.rooms)))
        await asyncio.sleep(1)
        gc.freeze()

    async def beat(self) -> None:
        """The pings of all pages, spread over the time between two of the same page."""
        wires = [wire for room in self.rooms for wire in room.wires]
        random.shuffle(wires)
        next_, due, then = 0, 0.0, time.perf_counter()
        while True:
            now = time.perf_counter()
            due, then = due + (now - then) / self._heartbeat * len(wires), now
            while due >= 1:
                if wires[next_].ready:
                    wires[next_].send(PING)
                next_, due = (next_ + 1) % len(wires), due - 1
            await asyncio.sleep(0.005)

    async def play(self, pace: str, seconds: float, at_once: int) -> Round:
        """Play for some seconds, then wait for what is under way."""
        self._notes.waits, self._notes.sizes, self._notes.refused = [], [], []
        self._stopped = False
        began, cpu, own = time.perf_counter(), cpu_of(self._places.server), time.process_time()
        if pace == "human":
            self._humanly()
        else:
            self._flat_out(at_once)
        await asyncio.sleep(seconds)
        self._stopped = True
        patience = time.perf_counter() + PATIENCE
        while any(room.busy for room in self.rooms) and time.perf_counter() < patience:
            await asyncio.sleep(0.01)
        self._heartbeat = ASLEEP
        lost = sum(wire.closed for room in self.rooms for wire in room.wires)
        spent, mine = cpu_of(self._places.server) - cpu, time.process_time() - own
        notes = self._notes
        return Round(
            time.perf_counter() - began, notes.waits, notes.sizes, notes.refused[:3], spent, mine, lost
        )

    def _humanly(self) -> None:
        """Every room acts when its people have thought, every page pings."""
        loop, self._heartbeat = asyncio.get_running_loop(), HEARTBEAT
        for room in self.rooms:
            room.done = partial(self._think, room)
            loop.call_later(random.uniform(0, PAUSE[0] + PAUSE[1]) / 2, self._act, room)

    def _think(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(random.uniform(*PAUSE), self._act, room)

    def _act(self, room: Room) -> None:
        if not self._stopped and not room.over and not room.busy:
            room.act()

    def _flat_out(self, at_once: int) -> None:
        """Let `at_once` rooms play a part of a deal without a pause, then others."""
        waiting = self._in_turn()
        for _ in range(at_once):
            self._spell(next(waiting), waiting)

    def _in_turn(self) -> Iterator[Room]:
        while True:
            rooms = [room for room in self.rooms if not room.over and not room.busy]
            yield from random.sample(rooms, len(rooms))

    def _spell(self, room: Room, waiting: Iterator[Room]) -> None:
        left = random.randint(1, 60)

        def go_on() -> None:
            nonlocal left
            left -= 1
            if left and not room.over:
                self._act(room)
            elif not self._stopped:
                self._spell(next(waiting), waiting)

        room.done = go_on
        self._act(room)

    def close(self) -> None:
        """Close all connections."""
        for room in self.rooms:
            for wire in room.wires:
                wire.close()


def serve(pipe: Connection, places: Places) -> None:
    """Do what the pipe asks: `(pace, seconds, at_once, sizes)`, until it says None."""
    uvloop.run(_serve(pipe, places))


async def _serve(pipe: Connection, places: Places) -> None:
    people = People(places)
    beating = asyncio.create_task(people.beat())
    await people.open()
    pipe.send("open")
    while (asked := await asyncio.to_thread(pipe.recv)) is not None:
        pace, seconds, at_once, sizes = asked
        if sizes:
            Relayed.sizes = tuple(sizes)
        pipe.send(await people.play(pace, seconds, at_once))
    beating.cancel()
    people.close()
