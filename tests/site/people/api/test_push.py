"""Notifications of people whose pages are closed (docs/protocol.md), sent to a push service with TLS."""

import asyncio
import io
import json
import time
import zipfile

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from chelem.site.tables.live.push_message import can_push
from tests.support.servers.push_service import CURVE, Subscriber, decoded, signed_claims
from tests.support.visitors.calling import Caller

pytestmark = pytest.mark.skipif(not can_push(), reason="the extra chelem[push] is not installed")
PATH = "/api/me/push"
PUSH_PATIENCE = 60
CONTACT = "mailto:club@example.org"


async def subscribed(caller, service, name):
    """Subscribe a browser."""
    browser = Subscriber(f"{service.origin}/{name}")
    state = await caller.ask("PUT", PATH, browser.body)
    assert browser.endpoint == state["endpoint"]
    return browser


async def waited_for(caller, other, service, name):
    """Let two people sit down opposite each other; the one who is to call first goes away, subscribed."""
    code = await caller.make(chairs={"S": "me", "N": "open", "E": "bot", "W": "bot"})
    await other.sit(code, "N")
    await caller.ask("POST", f"/api/tables/{code}/start")
    browser = await subscribed(other, service, name)
    page, away = await caller.page(code), await other.page(code)
    await away.until(lambda: bool(away.legal))
    await away.close()
    return code, browser, page


def test_the_decryption_is_that_of_the_standard():
    """The example of RFC 8291, appendix A: what the tests below read with is no invention of ours."""
    private = ec.derive_private_key(
        int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), CURVE
    )
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    browser = Subscriber("", private, decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    assert b"When I grow up, I want to be a watermelon" == browser.read(body)


def test_a_person_who_is_away_is_notified_of_their_turn(visit, server, push_service):
    """One message, which the browser alone can read and which is signed: the table, nothing of its deal.

    Back at the table and away again, they are notified again.
    """

    async def work(caller):
        async with Caller(server.address, "fr") as other:
            code, browser, _ = await waited_for(caller, other, push_service, "away")
            came = push_service.next()
            assert "/away" == came.path
            expected = {
                "path": f"/table/{code}",
                "title": "C’est à vous de jouer.",
                "body": f"Bridge contrat, table {code}",
                "language": "fr",
            }
            assert expected == json.loads(browser.read(came.body))
            assert code.encode() not in came.body
            assert code not in str(came.headers)
            assert ("aes128gcm", "86400") == (came.headers["content-encoding"], came.headers["ttl"])
            key, claims = signed_claims(came.headers["authorization"])
            assert key == (await other.ask("GET", PATH))["key"]
            assert (push_service.origin, CONTACT) == (claims["aud"], claims["sub"])
            assert 0 < claims["exp"] - time.time() <= 24 * 3600
            await (await other.page(code)).close()
            again = push_service.next()
            assert came.headers["topic"] == again.headers["topic"]

    visit(work)


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_forgotten(visit, server, push_service, status):
    """The push service says that nobody listens there any more."""

    async def work(caller):
        async with Caller(server.address) as other:
            push_service.statuses[:] = [status]
            await waited_for(caller, other, push_service, f"gone-{status}")
            await asyncio.to_thread(push_service.next)
            async with asyncio.timeout(PUSH_PATIENCE):
                while (await other.ask("GET", PATH))["endpoint"] is not None:
                    await asyncio.sleep(0.05)

    visit(work)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://localhost/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest/",
        "https://{host}@evil.example/",
        "https://evil.example/{host}",
        "https://evil.{host}/",
        "https://evil.example\\@{host}/",
        "https://{host}",
        "https://{host}/é",
        "ftp://{host}/",
        "",
    ],
)
def test_the_server_calls_push_services_only(visit, push_service, endpoint):
    """Whoever subscribes chooses an address: none but that of an allowed host, through TLS, is stored."""
    elsewhere = Subscriber(endpoint.format(host=push_service.host))

    async def work(caller):
        assert "push.service" == (await caller.ask("PUT", PATH, elsewhere.body, 409))["code"]
        assert None is (await caller.ask("GET", PATH))["endpoint"]

    visit(work)


def test_keys_that_encrypt_nothing_are_refused(visit, push_service):
    """A point that is not on the curve, a secret of another size, text that is not base64url."""
    right = Subscriber(f"{push_service.origin}/keys").body

    async def work(caller):
        for wrong in ({"public_key": "BAAA"}, {"public_key": "é"}, {"secret": "AAAA"}, {"secret": "!!"}):
            assert "push.keys" == (await caller.ask("PUT", PATH, right | wrong, 409))["code"]
        await caller.ask("PUT", PATH, {"endpoint": right["endpoint"]}, 422)
        evil = await caller.call("PUT", PATH, right, headers={"origin": "https://evil.example"})
        assert 403 == evil.status_code

    visit(work)


def test_a_subscription_is_of_one_device(visit, server, push_service, kept):
    """Each device has its own; it goes when it is turned off, with the device, and with the person."""
    query = "select device from push_subscriptions where visitor = ?"

    async def work(caller):
        async with Caller(server.address) as phone:
            await subscribed(caller, push_service, "first")
            await subscribed(phone, push_service, "phone")
            code = (await caller.ask("POST", "/api/me/devices/code"))["code"]
            devices = (await phone.ask("POST", "/api/me/devices", {"code": code}, 201))["devices"]
            assert f"{push_service.origin}/phone" == (await phone.ask("GET", PATH))["endpoint"]
            assert 2 == len(kept.read(query, caller.id))
            answer = await caller.call("GET", "/api/me/copy")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                person = json.loads(archive.read("person.json"))
            endpoints = {each["endpoint"] for each in person["notifications"]}
            assert {f"{push_service.origin}/{name}" for name in ("first", "phone")} == endpoints
            (here,) = [each["id"] for each in devices if each["here"]]
            await caller.ask("DELETE", f"/api/me/devices/{here}")
            assert [(caller.id,)] == kept.read(query, caller.id)
            assert None is (await caller.ask("DELETE", PATH))["endpoint"]
            await subscribed(caller, push_service, "second")
            await caller.ask("DELETE", "/api/me")
            assert [] == kept.read("select 1 from push_subscriptions where visitor = ?", caller.id)

    visit(work)
