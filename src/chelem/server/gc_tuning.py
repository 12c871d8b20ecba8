"""Keep the pauses of the garbage collector short: collect young objects, freeze survivors."""

import asyncio
import gc

INTERVAL = 0.2
"""Seconds between collections of young objects; survivors are frozen."""
COLLECTIONS = 300
"""Collections of young objects before all objects are counted."""
LEAST = 500_000
"""Objects below which a full collection is too short to notice."""
BURST = 100_000
"""New objects at which the collector runs before the next interval."""


async def tune_gc() -> None:
    """Collect young objects as long as the server runs.

    By default, the collector scans every table whenever the number of objects has grown by a quarter: with
    thousands of tables, a pause of a second. Here a full collection runs only when the number of objects
    has doubled since the last one; until then, dead reference cycles stay in memory.
    """
    thresholds, frozen = gc.get_threshold(), LEAST
    gc.set_threshold(BURST, *thresholds[1:])
    try:
        while True:
            for _ in range(COLLECTIONS):
                await asyncio.sleep(INTERVAL)
                gc.collect()
                gc.freeze()
            if gc.get_freeze_count() > 2 * frozen:
                gc.unfreeze()
                gc.collect()
                gc.freeze()
                frozen = max(LEAST, gc.get_freeze_count())
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
