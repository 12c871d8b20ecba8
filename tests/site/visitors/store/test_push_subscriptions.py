"""The stored subscriptions to notifications."""

from dataclasses import replace

from sqlalchemy import func, select

from chelem.site.database import schema
from chelem.site.database.writer import Write
from chelem.site.people.store.merging import merging_elsewhere
from chelem.site.visitors.store.devices import Device, DeviceStore, adding_devices
from chelem.site.visitors.store.push_subscriptions import PushSubscription, PushSubscriptionStore
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore

ANA, BOB = "ana", "bob"
OF_ANA = PushSubscription(ANA, ANA, "https://push.example/1", "point", "secret", "fr", "2026")
OF_BOB = replace(OF_ANA, device=BOB, visitor=BOB, endpoint="https://push.example/2")


def test_a_device_has_one_subscription_and_an_address_one_device(with_database):
    """A new one replaces that of the same device, and that at the same address."""

    async def work(opened):
        store = await stored(opened)
        newer = replace(OF_ANA, endpoint="https://push.example/3")
        await store.save(newer)
        assert [newer] == await store.of(ANA)
        taken = replace(OF_BOB, endpoint=newer.endpoint)
        await store.save(taken)
        assert ([], [taken]) == (await store.of(ANA), await store.of(BOB))
        await store.remove_endpoint(taken.endpoint)
        assert [] == await store.of(BOB)

    with_database(work)


def test_a_subscription_follows_its_device(with_database):
    """To the person that its browser is linked to, and away with the device; the others stay."""

    async def work(opened):
        store, devices = await stored(opened), DeviceStore(opened)
        rest = await opened.read(lambda connection: merging_elsewhere(connection, BOB, ANA))
        await opened.write(Write([*rest, *adding_devices([Device(BOB, ANA, "", "Firefox", "2026")])]))
        moved = replace(OF_BOB, visitor=ANA)
        assert [OF_ANA, moved] == await store.of(ANA)
        await devices.shut_out_first(ANA)
        assert [moved] == await store.of(ANA)
        await devices.remove(BOB)
        count = select(func.count()).select_from(schema.push_subscriptions)
        assert 0 == await opened.read(lambda connection: connection.scalar(count))

    with_database(work)


async def stored(opened):
    """Store two visitors with a subscription each."""
    store = PushSubscriptionStore(opened)
    for each in (OF_ANA, OF_BOB):
        await VisitorStore(opened).add(Visitor(each.visitor, "", ""))
        await store.save(each)
    return store
