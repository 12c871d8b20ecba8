"""The stored bidding systems of visitors: how many a visitor has."""

import asyncio
from dataclasses import replace

from chelem.site.visitors.store.own_system_store import MOST_SYSTEMS, OwnSystemStore, SystemVersion
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore

ANA, BOB = "ana", "bob"
FIRST = SystemVersion("system-0", 1, ANA, 'system sayc "Ours"\n', "", "2026")


def test_no_system_is_stored_beyond_the_limit(with_database):
    """Of requests that come together no more are stored than have room; those of others do not count."""

    async def work(opened):
        store = OwnSystemStore(opened)
        for visitor in (ANA, BOB):
            await VisitorStore(opened).add(Visitor(visitor, "", ""))
        asked = (store.add(replace(FIRST, code=f"system-{place}")) for place in range(MOST_SYSTEMS + 2))
        assert MOST_SYSTEMS == sum(await asyncio.gather(*asked))
        assert MOST_SYSTEMS == len(await store.of(ANA))
        refused = replace(FIRST, code="too-many")
        assert not await store.add(refused)
        assert await store.version(refused.code, 1) is None
        assert await store.add(replace(FIRST, code="of-bob", visitor=BOB))

    with_database(work)
