"""All attacks by name, and the process that makes them."""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

import uvloop

from attack import over_events, over_http, over_sockets
from attack.stranger import Stranger

ATTACKS: dict[str, Callable[[Stranger], Awaitable[None]]] = {
    "new tables": over_http.tables,
    "new visitors": over_http.visitors,
    "uploads": over_http.uploads,
    "analysis": over_http.analyses,
    "search and lists": over_http.readings,
    "many networks": over_events.networks,
    "log of an event": over_events.event_log,
    "computed rankings": over_events.computed,
    "claims of seats": over_events.seat_claims,
    "joining codes": over_events.joining_codes,
    "pages": over_http.pages,
    "health checks": over_http.health,
    "malformed calls": over_http.malformed,
    "slow headers": over_http.slow_headers,
    "slow bodies": over_http.slow_bodies,
    "silent connections": over_http.silence,
    "websockets": over_sockets.opening,
    "spectators": over_sockets.spectators,
    "chat": over_sockets.chat,
    "complete pictures": over_sockets.pictures,
    "slow readers": over_sockets.slow_readers,
    "hints": over_sockets.hints,
    "claims": over_sockets.claims,
    "malformed messages": over_sockets.malformed,
    "huge frames": over_sockets.huge_frames,
}
WAY_OUT = 0.5
"""Seconds for what the server still answers when an attack is over."""


@dataclass(frozen=True, slots=True)
class Order:
    """An attack to make from an address, for some seconds."""

    attack: str
    address: str
    seconds: float


def serve(pipe: Connection, port: int, paths: Sequence[str], niceness: int) -> None:
    """Make each ordered attack from the pipe and send the count of answers, until None."""
    os.nice(niceness)
    uvloop.run(_serve(pipe, port, paths))


async def _serve(pipe: Connection, port: int, paths: Sequence[str]) -> None:
    while (order := await asyncio.to_thread(pipe.recv)) is not None:
        stranger = Stranger(port, order.address, paths)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(order.seconds):
                    await ATTACKS[order.attack](stranger)
        finally:
            stranger.close()
        await asyncio.sleep(WAY_OUT)
        pipe.send(stranger.answers)
