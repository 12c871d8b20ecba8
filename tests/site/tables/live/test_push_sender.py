"""What the server does with the answers of a push service (RFC 8030)."""

import asyncio

import pytest

from chelem.site.database.database import Database
from chelem.site.edge.push_settings import PushSettings
from chelem.site.tables.live.push_message import PushKey, can_push
from chelem.site.tables.live.push_sender import PushSender
from chelem.site.visitors.store.push_subscriptions import PushSubscription, PushSubscriptionStore
from chelem.site.visitors.store.visitor_store import Visitor, VisitorStore
from tests.support.servers.push_service import PushService, Subscriber
from tests.support.tables import now, table_of

pytestmark = pytest.mark.skipif(not can_push(), reason="the extra chelem[push] is not installed")
KEY = PushKey(bytes(range(32)))


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with PushService(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture
def sending(service, tmp_path, monkeypatch):
    """Run a coroutine with a sender that tries again at once, and a subscribed person."""
    monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
    browser = Subscriber(f"{service.origin}/browser")

    def run(work, hosts=(service.host,)):
        async def inside():
            database = Database(f"sqlite:///{tmp_path / 'chelem.db'}", now)
            store = PushSubscriptionStore(database)
            sender = PushSender(store, KEY, PushSettings(hosts), "https://club.example")
            sender.pauses = (0, 0, 0)
            try:
                await VisitorStore(database).add(Visitor("S", "", ""))
                await store.save(PushSubscription("S", "S", language="en", since=now(), **browser.body))
                await work(sender, store)
            finally:
                sender.close()
                database.close()

        asyncio.run(inside())

    service.statuses.clear()
    service.deliveries.queue.clear()
    return run


async def notified(sender):
    """Notify the person, and wait until the sender is done."""
    sender.notify("S", table_of("NS"))
    while sender._sending:
        await asyncio.wait(sender._sending)


@pytest.mark.parametrize(
    ("statuses", "attempts", "kept"),
    [
        ([], 1, True),
        ([503, 429], 3, True),
        ([500, 500, 500, 500], 4, True),
        ([400], 1, True),
        ([413], 1, True),
        ([307], 1, True),
        ([404], 1, False),
        ([503, 410], 2, False),
    ],
)
def test_an_answer_decides_what_follows(sending, service, statuses, attempts, kept):
    """Again after what may pass, never after the rest; redirects lead nowhere; what is gone is forgotten."""

    async def work(sender, store):
        service.statuses[:] = statuses
        await notified(sender)
        assert attempts == service.deliveries.qsize()
        assert kept == bool(await store.of("S"))

    sending(work)


def test_a_subscription_from_other_settings_is_not_called(sending, service):
    """A host that is no longer allowed gets nothing."""

    async def work(sender, _):
        await notified(sender)
        assert 0 == service.deliveries.qsize()

    sending(work, hosts=("push.example",))


def test_a_service_that_is_not_known_by_its_certificate_gets_nothing(sending, service, monkeypatch):
    """TLS is checked: without the test's certificate there is no connection. The subscription stays."""
    monkeypatch.delenv("SSL_CERT_FILE")

    async def work(sender, store):
        await notified(sender)
        assert 0 == service.deliveries.qsize()
        assert await store.of("S")

    sending(work)
