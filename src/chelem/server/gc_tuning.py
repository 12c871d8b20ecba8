"""Keep the pauses of the garbage collector short: collect young objects, freeze survivors."""

import asyncio
import gc

NEW = 0.2
"""Seconds after which what is still in use is taken to stay, and not looked at again for long."""
TICKS = 300
"""So often only new things are looked at before all are counted."""
LEAST = 500_000
"""Things in memory below which looking at all of them is no pause that anyone feels."""
BURST = 100_000
"""New things at which the collector does not wait for its time."""


async def tune_gc() -> None:
    """Collect young objects as long as the server runs.

    By default, the collector would scan every table whenever the number of objects has grown by a quarter: a
    pause of a second with thousands of tables. Here a full collection runs only when the number of objects
    has doubled since the last one; until then, dead reference cycles stay in memory.
    """
    before, kept = gc.get_threshold(), LEAST
    gc.set_threshold(BURST, *before[1:])
    try:
        while True:
            for _ in range(TICKS):
                await asyncio.sleep(NEW)
                gc.collect()
                gc.freeze()
            if gc.get_freeze_count() > 2 * kept:
                gc.unfreeze()
                gc.collect()
                gc.freeze()
                kept = max(LEAST, gc.get_freeze_count())
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
