"""The event loop's delay is noted, and a service manager hears that the loop goes on."""

import asyncio
import faulthandler
import os
import signal
import socket
import subprocess
import sys
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


HANGING = """
import signal, time
from chelem.cli.main import main

signal.signal(signal.SIGUSR1, lambda *_: time.sleep(600))
main()
"""


@pytest.mark.thorough
@pytest.mark.parametrize("words", [("serve", "--port", "0", "--no-preload"), ("work", "--workers", "1")])
def test_a_process_that_hangs_ends(tmp_path, postgresql, words):
    """Where no service manager watches it, by itself, so that it is started again; and says where it hung."""
    where = "--bus" if words[0] == "work" else "--database"
    command = [sys.executable, "-c", HANGING, *words, where, postgresql, "--watchdog", "5"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout.readline()
        os.kill(process.pid, signal.SIGUSR1)
        _, said = process.communicate(timeout=120)
    assert 1 == process.returncode, said
    assert "Timeout (0:00:05)!" in said
    assert 'File "<string>", line 5 in <lambda>' in said


def test_a_loop_that_beats_ends_nothing(monkeypatch):
    """Each beat puts the end off, and nothing is left of it once the loop is watched no longer."""
    ended = []
    monkeypatch.setattr(pulse, "INTERVAL", 0.01)
    monkeypatch.setattr(
        faulthandler, "dump_traceback_later", lambda *given, **more: ended.append((given, more))
    )
    monkeypatch.setattr(faulthandler, "cancel_dump_traceback_later", ended.clear)

    async def work():
        task = asyncio.create_task(keep_beating(lambda _: None, 5))
        while len(ended) < 3:
            await asyncio.sleep(0)
        assert [((5,), {"exit": True})] * 3 == ended[:3]
        task.cancel()
        await asyncio.wait([task])

    asyncio.run(work())
    assert [] == ended
