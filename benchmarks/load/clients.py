"""A process that plays all rooms of one server, at human pace or flat out, for some seconds."""

import asyncio
import gc
import itertools
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection

import uvloop

from load.measure import cpu_of
from load.rooms import PING, Measurements, RelayRoom, Room

HEARTBEAT, BACKGROUND_HEARTBEAT = 10.0, 60.0
"""Seconds between two pings of a visible page, and of a page in the background."""
THINKING_TIME = (2.5, 7.5)
"""The shortest and longest pause between two actions at a table, in seconds: 0.2 actions a second."""
MAX_OPENING = 100
"""The most rooms that connect at the same time."""
DRAIN_SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class LoadTarget:
    """The rooms to play: their type, paths, and the cookies of the four players of each."""

    room_type: type[Room]
    port: int
    server_pids: Sequence[int]
    """The processes whose CPU time is measured."""
    paths: Sequence[str]
    cookies: Sequence[list[str]]


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The measurements of a round; times in seconds, `cpu` of the server, `own_cpu` of this process."""

    seconds: float
    latencies: list[float]
    sizes: list[int]
    refusals: list[str]
    cpu: float
    own_cpu: float
    lost_connections: int


class LoadClients:
    """The clients of all rooms of one server."""

    def __init__(self, target: LoadTarget) -> None:
        self._target = target
        self._measurements = Measurements()
        pairs = zip(target.paths, target.cookies, strict=True)
        self.rooms = [target.room_type(path, cookies, self._measurements) for path, cookies in pairs]
        self._stopped = False
        self._heartbeat = BACKGROUND_HEARTBEAT

    async def open(self) -> None:
        """Connect all clients."""
        semaphore = asyncio.Semaphore(MAX_OPENING)

        async def connect(place: int, room: Room) -> None:
            async with semaphore:
                await room.open(self._target.port, place)

        await asyncio.gather(*(connect(place, room) for place, room in enumerate(self.rooms)))
        await asyncio.sleep(1)
        deadline = time.perf_counter() + DRAIN_SECONDS
        while any(room.is_busy for room in self.rooms) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)  # the first deals are being drawn
        gc.freeze()

    async def send_pings(self) -> None:
        """Send the pings of all pages, evenly spread over the interval of one page."""
        sockets = [socket for room in self.rooms for socket in room.sockets]
        random.shuffle(sockets)
        next_, due, last = 0, 0.0, time.perf_counter()
        while True:
            now = time.perf_counter()
            due, last = due + (now - last) / self._heartbeat * len(sockets), now
            while due >= 1:
                if sockets[next_].ready:
                    sockets[next_].send(PING)
                next_, due = (next_ + 1) % len(sockets), due - 1
            await asyncio.sleep(0.005)

    async def play(self, pace: str, seconds: float, at_once: int) -> RoundResult:
        """Play for some seconds, then wait for pending actions."""
        self._measurements.latencies, self._measurements.sizes, self._measurements.refusals = [], [], []
        self._stopped = False
        began, cpu, own_cpu = time.perf_counter(), self._cpu(), time.process_time()
        if pace == "human":
            self._play_at_human_pace()
        else:
            self._play_flat_out(at_once)
        await asyncio.sleep(seconds)
        self._stopped = True
        deadline = time.perf_counter() + DRAIN_SECONDS
        while any(room.is_busy for room in self.rooms) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        self._heartbeat = BACKGROUND_HEARTBEAT
        lost_connections = sum(socket.closed for room in self.rooms for socket in room.sockets)
        server_cpu, client_cpu = self._cpu() - cpu, time.process_time() - own_cpu
        measurements = self._measurements
        return RoundResult(
            time.perf_counter() - began,
            measurements.latencies,
            measurements.sizes,
            measurements.refusals[:3],
            server_cpu,
            client_cpu,
            lost_connections,
        )

    def _cpu(self) -> float:
        return sum(map(cpu_of, self._target.server_pids))

    def _play_at_human_pace(self) -> None:
        """Let every room act after the thinking time of its players, and every page ping."""
        loop, self._heartbeat = asyncio.get_running_loop(), HEARTBEAT
        for room in self.rooms:
            room.on_delivered = partial(self._act_later, room)
            loop.call_later(random.uniform(0, THINKING_TIME[0] + THINKING_TIME[1]) / 2, self._act, room)

    def _act_later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(random.uniform(*THINKING_TIME), self._act, room)

    def _act(self, room: Room) -> None:
        if not self._stopped and not room.over and not room.is_busy:
            room.act()

    def _play_flat_out(self, at_once: int) -> None:
        """Keep `at_once` rooms playing without a pause, or all that are not over, each for part of a deal."""
        idle_rooms = self._idle_rooms()
        for room in itertools.islice(idle_rooms, at_once):
            self._play_burst(room, idle_rooms)

    def _idle_rooms(self) -> Iterator[Room]:
        while rooms := [room for room in self.rooms if not room.over and not room.is_busy]:
            yield from random.sample(rooms, len(rooms))

    def _play_burst(self, room: Room, idle_rooms: Iterator[Room]) -> None:
        remaining = random.randint(1, 60)

        def continue_burst() -> None:
            nonlocal remaining
            remaining -= 1
            if remaining and not room.over:
                self._act(room)
            elif not self._stopped and (idle := next(idle_rooms, None)):
                self._play_burst(idle, idle_rooms)

        room.on_delivered = continue_burst
        self._act(room)

    def close(self) -> None:
        """Close all connections."""
        for room in self.rooms:
            for socket in room.sockets:
                socket.close()


def serve(pipe: Connection, target: LoadTarget) -> None:
    """Play a round for each `(pace, seconds, at_once, sizes)` from the pipe, until None."""
    uvloop.run(_serve(pipe, target))


async def _serve(pipe: Connection, target: LoadTarget) -> None:
    clients = LoadClients(target)
    pinging = asyncio.create_task(clients.send_pings())
    await clients.open()
    pipe.send("open")
    while (command := await asyncio.to_thread(pipe.recv)) is not None:
        pace, seconds, at_once, sizes = command
        if sizes:
            RelayRoom.sizes = tuple(sizes)
        pipe.send(await clients.play(pace, seconds, at_once))
    pinging.cancel()
    clients.close()
