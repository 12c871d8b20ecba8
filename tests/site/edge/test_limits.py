"""Nobody may ask for too much: one more is 429 with the time to wait, and other addresses are served."""

import asyncio
import json
from contextlib import AsyncExitStack, ExitStack, suppress
from http.cookiejar import DefaultCookiePolicy

import pytest
from websockets.asyncio.client import connect

from chelem.core.errors import Busy, TooMany
from chelem.site.edge.disk import DiskReserve
from chelem.site.edge.limiter import NEWCOMER_PART, PROVIDER_PART, Asker, Limiter
from chelem.site.edge.limits import HOME_FACTOR, LIMITS, Rate
from chelem.site.edge.settings import PublicAddress, ServerSettings
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller
from tests.support.visitors.tab import Tab

NAME = "club.example"
ANA, BEA, BO, EVE = "198.18.0.1", "198.19.0.1", "198.51.100.1", "203.0.113.1"
"""Addresses at four providers, none of which has made many calls in the tests before."""
PUBLIC = ServerSettings(PublicAddress.parse(f"https://{NAME}"))


@pytest.fixture(scope="module")
def public(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("limits"), "--public", f"https://{NAME}") as server:
        yield server


def caller_from(server, address):
    """A browser at an address, behind the proxy."""
    caller = Caller(server.address)
    caller.client.headers.update({"x-forwarded-for": address, "x-forwarded-proto": "https"})
    return caller


async def greet(caller):
    """Get a cookie, and send it from now on though these calls are not through TLS."""
    answer = await caller.call("PUT", "/api/me", {"name": "Ana"})
    cookie = answer.headers["set-cookie"].partition(";")[0]
    caller.client.cookies.clear()
    caller.client.headers["cookie"] = cookie
    return cookie


def least(kind, counted):
    return min(rate.amount for rate in LIMITS.rates if (rate.kind, rate.counted) == (kind, counted))


async def answer_of(ask):
    """Ask, and ask again where everybody together has made too many calls in that second."""
    while True:
        answer = await ask()
        if answer.status_code != 429 or answer.json()["facts"]["seconds"] > 2:
            return answer
        await asyncio.sleep(answer.json()["facts"]["seconds"])


async def refused_at_last(ask, most):
    """Ask until the refusal, which names the time to wait; return whether it came when it should.

    More than `most` are granted where a new minute begins meanwhile, on a slow machine several.
    """
    for granted in range(4 * most + 1):
        answer = await answer_of(ask)
        if answer.status_code == 429:
            refusal = answer.json()
            assert "limit.rate" == refusal["code"]
            assert refusal["facts"]["seconds"] == int(answer.headers["retry-after"]) > 0
            return granted >= most
        assert answer.is_success, answer.text
    return False


def test_tables_of_a_visitor(public):
    """A visitor makes ten tables in a minute; another visitor of the same address may go on."""

    async def work():
        async with caller_from(public, "192.0.2.1") as caller, caller_from(public, "192.0.2.1") as other:
            await greet(caller)
            most = least("table", "visitor")
            table = {"game": "contract"}
            assert await refused_at_last(lambda: caller.call("POST", "/api/tables", table), most)
            assert (await answer_of(lambda: other.call("POST", "/api/tables", table))).is_success

    asyncio.run(work())


def test_tables_and_visitors_of_an_address(public):
    """Callers without a cookie are counted by their address; another address is served."""

    async def work():
        async def stranger(address, path, method, body):
            async with caller_from(public, address) as caller:
                return await caller.call(method, path, body)

        for address, other, method, path, body, kind in (
            ("192.0.2.2", "192.0.2.3", "POST", "/api/tables", {"game": "contract"}, "table"),
            ("2001:db8::1", "2001:db8:0:1::1", "PUT", "/api/me", {"name": "Ana"}, "visitor"),
        ):
            most = least(kind, "address")
            assert await refused_at_last(lambda: stranger(address, path, method, body), most)  # noqa: B023
            neighbour = "2001:db8::2" if ":" in address else address
            assert 429 == (await stranger(neighbour, path, method, body)).status_code
            assert (await answer_of(lambda: stranger(other, path, method, body))).is_success  # noqa: B023

    asyncio.run(work())


def test_visitors_who_come_at_the_same_moment(public):
    """Of a hundred first calls at once, no more visitors are kept than an address may have."""
    most = least("visitor", "address")

    async def work():
        async with caller_from(public, "192.0.2.9") as caller:
            caller.client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            calls = (caller.call("PUT", "/api/me", {"name": "Eve"}) for _ in range(most + 40))
            return [answer.status_code for answer in await asyncio.gather(*calls)]

    statuses = asyncio.run(work())
    assert {200, 429} == set(statuses)
    assert most >= statuses.count(200)


def test_a_flood_keeps_nobody_waiting(public):
    """While hundreds of requests of one address wait for one another, another address is answered."""
    done = []

    async def work():
        async with caller_from(public, EVE) as eve, caller_from(public, ANA) as ana:
            await asyncio.gather(*(greet(each) for each in (eve, ana)))

            async def ask(caller, name):
                answer = await caller.call("GET", "/api/me")
                done.append((name, answer.status_code))

            flood = [asyncio.create_task(ask(eve, "eve")) for _ in range(LIMITS.waiting_requests)]
            while not done:
                await asyncio.sleep(0.01)
            await ask(ana, "ana")
            await asyncio.gather(*flood)

    asyncio.run(work())
    assert {200} == {status for _, status in done}
    assert done.index(("ana", 200)) < LIMITS.waiting_requests


def test_open_sockets_of_a_visitor(public):
    """One page too many says why and is closed; there is room again when another closes."""

    async def work():
        async with caller_from(public, BEA) as caller, AsyncExitStack() as stack:
            cookie = await greet(caller)
            code = await caller.make()
            address = f"{public.address.replace('http', 'ws')}/api/tables/{code}/live"
            headers = {"cookie": cookie, "x-forwarded-for": BEA}

            async def dial():
                return await stack.enter_async_context(
                    connect(address, additional_headers=headers, proxy=None)
                )

            sockets = [await dial() for _ in range(LIMITS.visitor_sockets)]
            refused = await dial()
            bye = json.loads(await refused.recv())
            assert ("bye", "limit.sockets") == (bye["t"], bye["code"])
            await refused.wait_closed()
            assert 1013 == refused.close_code
            await sockets[0].close()
            again = await dial()
            hello = {"t": "hello", "protocol": 4, "language": "en"}
            await again.send(json.dumps(hello))
            assert "table" == json.loads(await again.recv())["t"]

    asyncio.run(work())


def test_words_at_a_table(public):
    """Words that come too fast are refused with the time to wait; the page stays connected."""

    async def work():
        async with caller_from(public, BO) as caller:
            cookie = await greet(caller)
            code = await caller.make(chairs={"S": "me"})
            page = Tab(caller, code)
            await page.open(**{"cookie": cookie, "x-forwarded-for": BO})
            caller.tabs.append(page)
            await page.hello()
            chat = {"t": "chat", "text": "!", "to": "all"}
            most, sent, refusals = least("chat", "visitor"), 0, []
            while not refusals and sent <= 4 * most:  # a new minute may begin meanwhile
                refusals = [said for said in await page.tell(chat) if said["t"] == "refused"]
                sent += 1
            assert sent > most
            (refused,) = refusals
            assert ("limit.rate", "chat") == (refused["code"], refused["facts"]["kind"])
            assert 0 < refused["facts"]["seconds"] <= 60

    asyncio.run(work())


@pytest.mark.parametrize("rate", LIMITS.rates, ids=lambda rate: f"{rate.kind}-{rate.counted}-{rate.seconds}")
def test_every_rate(rate):
    """Each number of the table holds for those whom it counts, and at home is some times as high."""
    for settings, factor in ((PUBLIC, 1), (ServerSettings(), HOME_FACTOR)):
        limiter = Limiter(settings, (rate,))
        if rate.counted == "house":
            providers = [Asker(f"198.{number}.0.1", "ana") for number in range(PROVIDER_PART)]
            other = Asker("192.0.2.2", "bo")
            for provider in providers[1:]:
                limiter.take(rate.kind, provider, rate.amount * factor // PROVIDER_PART)
            asker, most = providers[0], rate.amount * factor // PROVIDER_PART
        else:
            asker, most = Asker("192.0.2.1", "ana"), rate.amount * factor
            other = Asker("192.0.2.1", "bo") if rate.counted == "visitor" else Asker("192.0.2.2", "ana")
        limiter.take(rate.kind, asker, most - 1)
        limiter.check(rate.kind, asker)
        limiter.take(rate.kind, asker)
        with pytest.raises(TooMany) as refused:
            limiter.take(rate.kind, asker)
        assert 0 < refused.value.facts["seconds"] <= 2 * rate.seconds
        limiter.take(rate.kind, other)


def granted(limiter, askers, kind="visitor"):
    """How many of these askers are not refused, one after another."""
    count = 0
    for asker in askers:
        with suppress(TooMany):
            limiter.take(kind, asker)
            count += 1
    return count


def test_one_household_has_one_share():
    """All networks of a /56 together get twice the share of a /64, those of a /48 four times."""
    most = least("visitor", "address")
    for bits, share in (64, 1), (56, 2), (48, 4):
        limiter = Limiter(PUBLIC)
        networks = [f"2001:db8:0:{n:x}::/64" for n in range(2 ** (64 - bits))][:400]
        askers = [Asker(networks[n % len(networks)], None) for n in range(8 * most)]
        assert share * most == granted(limiter, askers)
        for elsewhere in "2001:db8:1::/64", "2a01:cb00::/64", "192.0.2.1":
            limiter.take("visitor", Asker(elsewhere, None))


def test_no_provider_has_the_whole_house():
    """All networks of a provider together get half of what the house allows; the rest is for others."""
    limiter, hits = Limiter(PUBLIC), []
    limiter.on_hit = hits.append
    most = least("visitor", "house")
    askers = [Asker(f"2001:db8:{n:x}::/64", None) for n in range(most)]
    assert most // PROVIDER_PART == granted(limiter, askers)
    with pytest.raises(TooMany, match="from your provider’s network") as refused:
        limiter.take("visitor", askers[-1])
    assert "provider" == refused.value.facts["scope"] == hits[-1].scope
    for elsewhere in "2a01:cb00::/64", "192.0.2.1":
        limiter.take("visitor", Asker(elsewhere, None))


def test_newcomers_have_room_in_a_full_house():
    """Who comes from where nobody has asked yet is let in; the log names the network that asked most."""
    limiter, hits = Limiter(PUBLIC), []
    limiter.on_hit = hits.append
    most = least("visitor", "house")
    granted(limiter, [Asker(f"2001:db8:{n:x}::/64", None) for n in range(most)])
    crowd = [Asker(f"198.{n % 20}.0.{n // 20}", None) for n in range(most)]
    granted(limiter, crowd)
    hits.clear()
    assert 0 == granted(limiter, crowd[:20])
    assert {("visitor", "house", "2001:db8::/32")} == {(hit.kind, hit.scope, hit.address) for hit in hits}
    room = least("visitor", "house") // NEWCOMER_PART
    assert room == granted(limiter, [Asker(f"203.0.113.{n}", None) for n in range(2 * room)])


def test_open_sockets_of_a_household():
    """All networks of a /56 together open twice as many as one; another household opens its own."""
    limiter = Limiter(PUBLIC, ())
    with ExitStack() as stack:
        for n in range(2 * LIMITS.address_sockets):
            stack.enter_context(limiter.open_socket(Asker(f"2001:db8:0:{n:x}::/64", None)))
        with pytest.raises(TooMany, match="from your network"):
            stack.enter_context(limiter.open_socket(Asker("2001:db8:0:ff::/64", None)))
        stack.enter_context(limiter.open_socket(Asker("2001:db8:1::/64", None)))


def test_messages_of_a_household():
    """All networks of a /56 together send twice as many messages at once as one."""
    limiter, sent = Limiter(PUBLIC), 0
    for n in range(10 * LIMITS.address_message_burst):
        with suppress(Busy):
            limiter.take_message(Asker(f"2001:db8:0:{n % 256:x}::/64", None), 0.0)
            sent += 1
    assert 2 * LIMITS.address_message_burst == sent
    limiter.take_message(Asker("2001:db8:1::/64", None), 0.0)


def test_messages_of_one_moment_follow_one_another():
    """Sixty pages of an address that ask at once are answered in turn; others' moves come in between."""
    limiter = Limiter(PUBLIC)
    waits = [limiter.take_message(Asker("192.0.2.1", None), 0.0) for _ in range(60)]
    at_once, spacing = LIMITS.address_messages_at_once, 1 / LIMITS.address_messages_paced
    assert pytest.approx([0] * at_once) == waits[:at_once]
    assert pytest.approx((60 - at_once) * spacing) == waits[-1]
    assert 0 == limiter.take_message(Asker("192.0.2.2", None), 0.0)


def test_more_at_once_than_ever_allowed():
    """It is refused, with a time to wait, though nothing has been counted yet."""
    rate = Rate("visitor", "address", 60, 3600)
    with pytest.raises(TooMany) as refused:
        Limiter(PUBLIC, (rate,)).check("visitor", Asker("192.0.2.1", "ana"), 61)
    assert 3600 == refused.value.facts["seconds"]


def test_a_disk_that_is_nearly_full(tmp_path):
    """Nothing new is stored there; analyses and words, which store little or nothing, go on."""
    file = DiskReserve.of(f"sqlite:///{tmp_path / 'chelem.db'}")
    assert file is not None
    assert tmp_path == file.folder
    assert DiskReserve.of("sqlite://") is DiskReserve.of("postgresql+psycopg://a:b@db/chelem") is None
    asker = Asker("192.0.2.1", "ana")
    full = Limiter(PUBLIC, disk=DiskReserve(tmp_path, 10**18))
    for kind in ("visitor", "table", "upload", "report"):
        with pytest.raises(Busy, match="nearly full"):
            full.take(kind, asker)
    for kind in ("call", "analysis", "chat", "socket"):
        full.take(kind, asker)
    Limiter(PUBLIC, disk=DiskReserve(tmp_path, 1)).take("table", asker)
    free = DiskReserve(tmp_path).free()
    nearly = Limiter(PUBLIC, disk=DiskReserve(tmp_path, free * 3 // 2))
    with pytest.raises(Busy, match="nearly full"):
        nearly.take("table", asker)
    nearly.take("log", asker)  # an event in play goes on until half of the reserve is used
    with pytest.raises(Busy, match="nearly full"):
        full.take("log", asker)
