"""What somebody begins at one process of a cluster they finish at another, and once."""

import asyncio
import json

import httpx
import pytest
from sqlalchemy import select

from chelem.site.bus.local_bus import LocalBus
from chelem.site.database import schema, server_tables
from chelem.site.database.writer import Write
from chelem.site.edge.open_pages import OpenPages
from chelem.site.operations.store.admin_keys import new_admin_key
from chelem.site.people.api.passkey_challenges import SECONDS, PasskeyChallenges
from chelem.site.relay import news as news_module
from chelem.site.tables.live.lobby import Lobby
from chelem.site.visitors.live import registry as registry_module
from tests.site.people.api.test_devices import base64url, made_passkey
from tests.support.servers.clusters import DeafBus, two_servers
from tests.support.table_fixtures import database, postgresql
from tests.support.tables import until

__all__ = ["database", "postgresql"]
ADDRESS = "http://localhost"


@pytest.fixture
def both(database):
    """Run a coroutine with the servers of two processes."""

    def run(work, bus=None):
        async def inside():
            async with two_servers(database, bus or LocalBus()) as servers:
                await work(*servers)

        asyncio.run(inside())

    return run


def rows(server, table):
    """What a table of the database has."""
    return server.services.get(Lobby).database.read(
        lambda connection: connection.execute(select(table)).mappings().all()
    )


def test_a_passkey_is_begun_at_one_and_stored_by_the_other(both):
    """The answer to a challenge of either is taken once, by whichever comes first."""

    async def work(north, south):
        path = "/api/me/passkeys"
        async with north.caller() as caller:
            options = (await caller.ask("POST", f"{path}/options"))["options"]
            answer = {"credential": made_passkey(options, ADDRESS, b"of two processes")}
            async with south.caller(caller) as there:
                made = await there.ask("POST", path, answer, 201)
                assert [base64url(b"of two processes")] == [each["id"] for each in made["passkeys"]]
            assert "passkey.refused" == (await caller.ask("POST", path, answer, 403))["code"]

    both(work)


def signed(challenge):
    """A credential that answers a challenge, as far as the challenge goes."""
    data = base64url(json.dumps({"challenge": base64url(challenge)}).encode())
    return json.dumps({"response": {"clientDataJSON": data}})


def test_a_challenge_is_used_once_by_all_processes(both):
    """Of both that are asked at once, one takes it; none takes it for another purpose, or when it is over."""

    async def work(north, south):
        first, second = (server.services.get(PasskeyChallenges) for server in (north, south))
        credential = signed(first.issue("sign in"))
        assert await second.take(credential, "ana") is None
        taken = await asyncio.gather(*(each.take(credential, "sign in") for each in (first, second) * 3))
        assert 1 == sum(challenge is not None for challenge in taken)
        forged = signed(b"x" * len(first.issue("sign in")))
        for wrong in (forged, signed(b""), "null"):
            assert await first.take(wrong, "sign in") is None
        assert 1 == len(await rows(north, schema.used_challenges))

    both(work)


def test_a_process_alone_keeps_used_challenges_in_memory():
    """It takes each once, for some minutes, and none from before it was started."""

    async def work():
        moment = 1000.0
        challenges = PasskeyChallenges(clock=lambda: moment)
        credential, late = signed(challenges.issue("ana")), signed(challenges.issue("ana"))
        assert await PasskeyChallenges(clock=lambda: moment).take(credential, "ana") is None
        assert await challenges.take(credential, "ana") is not None
        assert await challenges.take(credential, "ana") is None
        moment += SECONDS + 1
        assert await challenges.take(late, "ana") is None

    asyncio.run(work())


def test_a_code_links_one_device_whichever_process_is_asked(both):
    """Two browsers type it at the same moment at two processes: one becomes the person's."""

    async def work(north, south):
        async with north.caller() as caller, north.caller() as phone, south.caller() as thief:
            await caller.ask("PUT", "/api/me", {"name": "Odette"})
            code = (await caller.ask("POST", "/api/me/devices/code"))["code"]
            question = await thief.ask("POST", "/api/me/devices/question", {"code": code})
            assert "Odette" == question["person"]["name"]
            asked = (each.call("POST", "/api/me/devices", {"code": code}) for each in (phone, thief))
            assert [201, 404] == sorted([answer.status_code for answer in await asyncio.gather(*asked)])
            assert 1 == len(await rows(north, schema.devices))
            assert [] == await rows(north, server_tables.locks)

    both(work)


def test_people_are_not_merged_crosswise(both):
    """Each types the code of the other at the same moment: one person is left, with both browsers."""

    async def work(north, south):
        async with north.caller() as ana, south.caller() as bo:
            codes = [(await each.ask("POST", "/api/me/devices/code"))["code"] for each in (ana, bo)]
            asked = (
                each.call("POST", "/api/me/devices", {"code": code})
                for each, code in zip((ana, bo), reversed(codes), strict=True)
            )
            assert 1 == [answer.status_code for answer in await asyncio.gather(*asked)].count(201)
            assert (1, 1) == (len(await rows(north, schema.visitors)), len(await rows(north, schema.devices)))

    both(work)


def test_a_merged_browser_is_the_person_at_both(both):
    """The other process knows the browser as the person's at once, though it knew it as its own before."""

    async def work(north, south):
        async with north.caller() as caller, south.caller() as phone:
            await caller.ask("PUT", "/api/me", {"name": "Odette"})
            await phone.ask("PUT", "/api/me", {"name": "Phone"})
            code = (await caller.ask("POST", "/api/me/devices/code"))["code"]
            async with north.caller(phone) as there:
                await there.ask("POST", "/api/me/devices", {"code": code}, 201)
            await asyncio.sleep(0)  # the message is on its way
            names = {(await each.ask("GET", "/api/me"))["name"] for each in (phone, caller)}
            assert {"Odette"} == names

    both(work)


@pytest.mark.parametrize("lost", [False, True])
def test_the_pages_of_a_removed_browser_close_at_both(both, monkeypatch, lost):
    """Whichever process removes it, and also where its message is lost; it is nobody's any more."""
    monkeypatch.setattr(news_module, "READ_SECONDS", 0.001)

    async def work(north, south):
        async with north.caller() as caller, south.caller() as phone:
            await caller.ask("PUT", "/api/me", {"name": "Odette"})
            code = (await caller.ask("POST", "/api/me/devices/code"))["code"]
            devices = (await phone.ask("POST", "/api/me/devices", {"code": code}, 201))["devices"]
            (browser,) = [each["id"] for each in devices if each["here"]]
            closed = []
            with south.services.get(OpenPages).keep(browser, closed.append):
                await caller.ask("DELETE", f"/api/me/devices/{browser}")
                await until(lambda: bool(closed))
            assert "link.device" == closed[0].code
            assert "" == (await phone.ask("GET", "/api/me"))["name"]

    both(work, DeafBus() if lost else None)


def test_a_name_is_the_same_at_both_within_seconds_without_a_message(both, monkeypatch):
    """What is in memory of a visitor is read again when it is as old as it may be."""
    monkeypatch.setattr(registry_module, "CACHED_SECONDS", 0.0)

    async def work(north, south):
        async with north.caller() as caller:
            await caller.ask("PUT", "/api/me", {"name": "Ana"})
            async with south.caller(caller) as there:
                assert "Ana" == (await there.ask("GET", "/api/me"))["name"]
                await caller.ask("PUT", "/api/me", {"name": "Anne"})
                assert "Anne" == (await there.ask("GET", "/api/me"))["name"]

    both(work, DeafBus())


def test_a_link_of_an_administrator_opens_one_session(both):
    """Whichever process is asked, at the same moment too; the session is one at both."""

    async def work(north, south):
        key, statements = new_admin_key("link")
        await north.services.get(Lobby).database.write(Write(statements))
        callers = [
            httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=ADDRESS)
            for server in (north, south)
        ]
        asked = (caller.post("/api/admin/session", json={"key": key}) for caller in callers)
        answers = await asyncio.gather(*asked)
        assert [200, 403] == sorted(answer.status_code for answer in answers)
        opened = next(answer for answer in answers if answer.status_code == 200)
        for caller in callers:
            caller.cookies = opened.cookies
            assert 200 == (await caller.get("/api/admin/bans")).status_code
            await caller.aclose()

    both(work)


def test_a_ban_of_one_process_keeps_out_at_the_other(both):
    """From the moment when its message arrives."""

    async def work(north, south):
        key, statements = new_admin_key("session")
        await north.services.get(Lobby).database.write(Write(statements))
        transport = httpx.ASGITransport(north.app)
        admin = httpx.AsyncClient(transport=transport, base_url=ADDRESS, cookies={"chelem-admin": key})
        async with south.caller() as eve, admin:
            await eve.ask("PUT", "/api/me", {"name": "Eve"})
            assert 201 == (await admin.post("/api/admin/bans", json={"who": eve.id})).status_code
            statuses = []

            async def ask():
                while 403 not in statuses:
                    statuses.append((await eve.call("GET", "/api/me")).status_code)

            async with asyncio.timeout(60):
                await ask()

    both(work)
