"""Keep the garbage collector short and rare: collect young objects, freeze survivors."""

import asyncio
import gc
import sys
import time

INTERVAL = 0.2
"""Seconds after which young objects are frozen, and collected before if cycles were found of late."""
MOST_SKIPPED = 9
"""The most intervals without a collection, when the last ones found nothing."""
FREEZES = 300
"""Intervals before memory is counted: in blocks, as to count frozen objects takes a tenth of a second."""
LEAST = 2_000_000
"""Blocks of memory below which a full collection is too short to notice."""
QUIET = 0.02
"""The share of a processor, since memory was last counted, below which a pause disturbs few people.

Two hundred tables use five times as much, and have half a million objects: a pause of a third of a second.
"""
LATEST = 16
"""How many times as many blocks there are when a full collection waits for quiet no longer."""
BURST = 100_000
"""New objects at which the collector runs before the next interval."""


async def tune_gc() -> None:
    """Collect and freeze young objects as long as the server runs.

    By default, the collector scans every table whenever the number of objects has grown by a quarter: with
    thousands of tables, a pause of seconds. Here a full collection runs only when the blocks of memory
    have doubled since the last one and the server is quiet, or are sixteen times as many; until then, dead
    reference cycles stay in memory. Games leave no cycles, so after each collection that finds none
    one more interval passes without.
    """
    thresholds, blocks = gc.get_threshold(), LEAST
    gc.set_threshold(BURST, *thresholds[1:])
    skips = left = 0
    try:
        while True:
            used, begun = time.process_time(), time.monotonic()
            for _ in range(FREEZES):
                await asyncio.sleep(INTERVAL)
                if left:
                    left -= 1
                else:
                    skips = 0 if gc.collect() else min(skips + 1, MOST_SKIPPED)
                    left = skips
                gc.freeze()
            quiet = time.process_time() - used < QUIET * (time.monotonic() - begun)
            if sys.getallocatedblocks() > (2 if quiet else LATEST) * blocks:
                gc.unfreeze()
                gc.collect()
                gc.freeze()
                blocks = max(LEAST, sys.getallocatedblocks())
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
