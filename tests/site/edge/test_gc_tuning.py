"""The collector runs seldom while it finds nothing, and at every interval while it does."""

import asyncio
import gc
import math

import pytest

from chelem.site.edge import gc_tuning
from chelem.site.edge.gc_tuning import MOST_SKIPPED, tune_gc

INTERVALS = 200


class Cycle:
    """An object that only the collector frees."""

    def __init__(self) -> None:
        self.itself = self


def collections_during(work, monkeypatch):
    """Return how often the collector runs in `INTERVALS` intervals, with `work` done in each."""
    monkeypatch.setattr(gc_tuning, "INTERVAL", 0)
    runs = []

    def count(phase, _info):
        if phase == "start":
            runs.append(phase)

    async def tuned():
        tuning = asyncio.create_task(tune_gc())
        for _ in range(INTERVALS):
            work()
            await asyncio.sleep(0)
        tuning.cancel()

    gc.collect()
    gc.callbacks.append(count)
    try:
        asyncio.run(tuned())
    finally:
        gc.callbacks.remove(count)
    return len(runs)


def test_a_program_without_cycles_is_seldom_searched(monkeypatch):
    """Nine intervals in ten pass without a collection, after the first few."""
    assert collections_during(lambda: None, monkeypatch) < INTERVALS / MOST_SKIPPED * 2


def test_cycles_are_collected_at_once(monkeypatch):
    """While collections find cycles, none is skipped."""
    assert collections_during(Cycle, monkeypatch) > INTERVALS * 0.9


@pytest.mark.parametrize(("share", "full"), [(0, False), (1_000_000, True)], ids=["busy", "quiet"])
def test_a_full_collection_waits_for_a_quiet_server(monkeypatch, share, full):
    """When objects have doubled in number, all are searched, but not by a busy server."""
    searched = []
    unfreeze = gc.unfreeze
    monkeypatch.setattr(gc, "unfreeze", lambda: (searched.append(1), unfreeze()))
    for name, value in {"FREEZES": 10, "LEAST": 1, "LATEST": math.inf, "QUIET": share}.items():
        monkeypatch.setattr(gc_tuning, name, value)
    collections_during(lambda: None, monkeypatch)
    assert full == (len(searched) > 1)  # the last time is as the server ends
