"""The stored convention cards: how many a visitor has, and which they prefer."""

from dataclasses import replace

from chelem.site.database.writer import Write
from chelem.site.people.store.merging import merging_elsewhere
from chelem.site.visitors.store.card_store import MOST_CARDS, CardStore, KeptCard
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore

ANA, BOB = "ana", "bob"
CARD = KeptCard("card-of-ana", ANA, 'system = "sayc"\n', "2026")
OF_BOB = replace(CARD, code="card-of-bob", visitor=BOB)


def test_no_card_is_stored_beyond_the_limit(with_database):
    """Those of others do not count."""

    async def work(opened):
        store = await stored(opened)
        for place in range(MOST_CARDS - 1):
            assert await store.add(replace(CARD, code=f"more-{place}"))
        assert not await store.add(replace(CARD, code="too-many"))
        assert MOST_CARDS == len(await store.of(ANA))
        assert await store.add(replace(OF_BOB, code="another"))

    with_database(work)


def test_one_person_of_two_visitors_prefers_one_card(with_database):
    """Their own; that of the other where they preferred none."""

    async def work(opened):
        store = await stored(opened)
        await store.prefer(BOB, OF_BOB.code)
        await merge(opened, BOB, ANA)
        assert OF_BOB.code == (await store.preferred_of(ANA)).code
        second = replace(OF_BOB, code="second", visitor="eva")
        await VisitorStore(opened).add(Visitor("eva", "", ""))
        await store.add(second)
        await store.prefer("eva", second.code)
        await merge(opened, "eva", ANA)
        assert [OF_BOB.code] == [card.code for card in await store.of(ANA) if card.preferred]

    with_database(work)


async def merge(opened, old, new):
    await opened.write(Write(await opened.read(lambda connection: merging_elsewhere(connection, old, new))))


async def stored(opened):
    """Store two visitors with a card each."""
    store = CardStore(opened)
    for card in (CARD, OF_BOB):
        await VisitorStore(opened).add(Visitor(card.visitor, "", ""))
        await store.add(card)
    return store
