"""The event loop's delay is noted, and a service manager hears that the loop goes on."""

import asyncio
import socket
import time

import pytest

from chelem.site.edge import pulse
from chelem.site.edge.pulse import INTERVAL, OFTEN, interval_of_beats, keep_beating


@pytest.mark.parametrize(
    ("given", "seconds"),
    [
        (None, INTERVAL),
        ("", INTERVAL),
        ("soon", INTERVAL),
        ("0", INTERVAL),
        ("60000000", INTERVAL),
        ("2000000", 2 / OFTEN),
    ],
)
def test_how_often_a_manager_hears_of_it(monkeypatch, given, seconds):
    """Several times within the time that it asks for, and each second at least."""
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    if given is not None:
        monkeypatch.setenv("WATCHDOG_USEC", given)
    assert seconds == interval_of_beats()


def test_a_loop_that_is_held_up(monkeypatch, tmp_path):
    """Its next beat is late by as much; each beat is told."""
    monkeypatch.setattr(pulse, "INTERVAL", 0.01)
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    delays: list[float] = []

    async def work():
        task = asyncio.create_task(keep_beating(delays.append))
        while not delays:
            await asyncio.sleep(0)
        time.sleep(0.3)
        known = len(delays)
        while len(delays) == known:
            await asyncio.sleep(0)
        task.cancel()

    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", manager.getsockname())
        asyncio.run(work())
        assert [b"WATCHDOG=1"] * len(delays) == [manager.recv(100) for _ in delays]
    assert max(delays) > 0.2
    assert min(delays) >= 0
