"""Attacks on events, on rankings that are worked out, and from many networks, each as fast as it goes."""

import itertools
import json
import secrets

from attack.over_http import LINES
from attack.stranger import Line, Stranger
from chelem.events.log.values import event_codec_of
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
TITLE = "x" * 80
LARGE = (57, 59)
"""The tables of the largest movements."""


async def networks(stranger: Stranger) -> None:
    """Become new visitors from all networks of 64 bits of a household, which has a network of 56."""
    household = secrets.randbits(24)
    numbers = itertools.count()

    async def arrive(line: Line) -> None:
        address = f"2001:db8:{household >> 8:x}:{(household & 255) << 8 | next(numbers) % 256:x}::1"
        await line.call("PUT", "/api/me", {"name": "Eve"}, source=address)

    await stranger.flood(LINES, arrive)


async def event_log(stranger: Stranger) -> None:
    """Fill the log of an event of one's own with the largest entries."""
    path, key = await _event(stranger)

    plans = itertools.cycle([_plan(tables) for tables in LARGE])

    async def write(line: Line) -> None:
        await line.call("POST", f"{path}/entries", {"entry": next(plans)}, key=key)

    await stranger.flood(LINES, write)


def _plan(tables: int) -> dict[str, object]:
    """Return the entry that plans a Mitchell with all its rounds."""
    movement = event_codec_of(Movement).write(mitchell(tables, 1, tables))
    return {"event": "planned", "section": "A", "movement": movement}


async def computed(stranger: Stranger) -> None:
    """Ask for what is worked out: rankings of days and months, movements."""
    sizes = itertools.cycle(range(100, 121))
    paths = itertools.cycle(
        (
            "/api/daily",
            "/api/daily/series/2026-11",
            lambda: f"/api/event-movements?pairs={next(sizes)}&minutes=195&kind=barometer",
            "/api/systems/sef/auction?calls=1C",
        )
    )

    async def ask(line: Line) -> None:
        path = next(paths)
        await line.call("GET", path if isinstance(path, str) else path())

    await stranger.flood(LINES, ask)


async def seat_claims(stranger: Stranger) -> None:
    """Ask for the key of a pair again and again, with letters and without."""
    path, key = await _event(stranger)
    await _enter(stranger, path, key)

    async def claim(line: Line) -> None:
        code = secrets.choice(("", _letters()))
        await line.call("POST", f"{path}/claims", {"entrant": 1, "code": code})

    await stranger.flood(LINES, claim)


async def joining_codes(stranger: Stranger) -> None:
    """Try codes of directors."""
    path, _ = await _event(stranger)

    async def join(line: Line) -> None:
        await line.call("POST", f"{path}/join", {"code": _letters()})

    await stranger.flood(LINES, join)


def _letters() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


async def _event(stranger: Stranger) -> tuple[str, str]:
    """Open an event; return its path and its organiser's key."""
    line = await stranger.dial()
    answer = await line.call("POST", "/api/events", {"title": TITLE})
    made = json.loads(answer.body)
    return f"/api/events/{made['code']}", made["key"]


async def _enter(stranger: Stranger, path: str, key: str) -> None:
    """Enter the pair whose key is asked for."""
    line = await stranger.dial()
    entry = {"event": "entered", "entrant": 1, "players": ["p1", "p2"]}
    await line.call("POST", f"{path}/entries", {"entry": entry}, key=key)
