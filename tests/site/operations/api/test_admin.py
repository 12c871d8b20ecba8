"""The administrator's calls: a session from a link that is used once, bans, erasure in a running server."""

import asyncio
import io
import json
from contextlib import redirect_stdout

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from chelem.cli.main import run
from tests.cli.test_admin import everything
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Caller


def chelem(server, *words):
    """Return what the administrator's command prints."""
    with redirect_stdout(io.StringIO()) as said:
        assert 0 == run(["admin", str(server.folder / "chelem.db"), *words])
    return said.getvalue()


def link_of(server):
    address = json.loads(chelem(server, "token", "--address", server.address, "--json"))["link"]
    assert address.startswith(f"{server.address}/admin#key=")
    return address.partition("key=")[2]


async def last_words(tab):
    """Return what a page is told last before its socket is closed."""
    said = {}
    while (message := await tab.hear())["t"] != "closed":
        said = message
    return said


@pytest.fixture(scope="module")
def club(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("admin")) as server:
        yield server


@pytest.fixture
def admin(club):
    with httpx.Client(base_url=club.address, timeout=30) as client:
        assert 200 == client.post("/api/admin/session", json={"key": link_of(club)}).status_code
        yield client


@pytest.mark.slow
def test_a_link_opens_one_session(club):
    """A used link, a wrong one, no cookie, another site: 403; the cookie is for this site alone."""
    key = link_of(club)
    opened = httpx.post(f"{club.address}/api/admin/session", json={"key": key})
    flags = opened.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=strict" in flags
    assert "private, no-store" == opened.headers["cache-control"]
    for wrong in (key, "x", ""):
        refused = httpx.post(f"{club.address}/api/admin/session", json={"key": wrong})
        assert (403, "admin.key") == (refused.status_code, refused.json()["code"])
    cookies = dict(opened.cookies)
    reports = f"{club.address}/api/admin/reports"
    assert 200 == httpx.get(reports, cookies=cookies).status_code
    assert 403 == httpx.get(reports, cookies=cookies, headers={"origin": "http://evil"}).status_code
    for none in ({}, {"chelem-admin": key}, {"chelem-admin": "x"}):
        assert 403 == httpx.get(reports, cookies=none).status_code
    assert 200 == httpx.request("DELETE", f"{club.address}/api/admin/session", cookies=cookies).status_code
    assert 403 == httpx.get(reports, cookies=cookies).status_code


@pytest.mark.slow
def test_every_call_needs_a_session(club):
    """All routes of the page but the one that opens it."""
    for method, path in (
        ("GET", "reports"),
        ("DELETE", "reports/1"),
        ("GET", "tables"),
        ("GET", "tables/abcdefgh/log"),
        ("GET", "bans"),
        ("POST", "bans"),
        ("DELETE", "bans/1"),
        ("GET", "retention"),
        ("PUT", "retention"),
        ("PUT", "retention/names"),
        ("GET", "people?words=a"),
        ("GET", "people/a/export"),
        ("DELETE", "people/a"),
        ("DELETE", "session"),
    ):
        answer = httpx.request(
            method, f"{club.address}/api/admin/{path}", json={"who": "1.2.3.4", "age": "1y"}
        )
        assert 403 == answer.status_code, path


@pytest.mark.slow
def test_a_banned_visitor_is_out_at_once(club, admin):
    """Their calls are refused, their open page closes, new ones are not accepted; lifted, they are back."""

    async def work():
        async with Caller(club.address) as ana, Caller(club.address) as bob:
            code = await ana.make(chairs={"S": "me", "N": "open", "W": "open", "E": "open"})
            tab = await ana.page(code)
            await bob.sit(code, "N")
            answer = admin.post("/api/admin/bans", json={"who": ana.id, "lasting": "7d", "reason": "spam"})
            (ban,) = answer.json()["bans"]
            assert (201, "spam") == (answer.status_code, ban["reason"])
            refused = await ana.ask("GET", "/api/me", status=403)
            assert "visitor.banned" == refused["code"]
            assert "until 20" in refused["sentence"]
            await tab.send({"t": "ping"})
            assert "visitor.banned" == (await last_words(tab))["code"]
            with pytest.raises(InvalidStatus):
                await ana.page(code)
            await bob.ask("GET", "/api/me", status=200)
            assert [] == admin.request("DELETE", f"/api/admin/bans/{ban['number']}").json()["bans"]
            await ana.ask("GET", "/api/me", status=200)

    asyncio.run(work())


@pytest.mark.slow
def test_a_banned_address_is_out(club, admin):
    """By its network, but never from the page that lifts the ban."""
    admin.post("/api/admin/bans", json={"who": "127.0.0.0/8"})
    assert 403 == httpx.get(f"{club.address}/api/games").status_code
    (ban,) = admin.get("/api/admin/bans").json()["bans"]
    admin.request("DELETE", f"/api/admin/bans/{ban['number']}")
    assert 200 == httpx.get(f"{club.address}/api/games").status_code
    assert 422 == admin.post("/api/admin/bans", json={"who": "no body"}).status_code
    assert 422 == admin.post("/api/admin/bans", json={"who": "1.2.3.4", "lasting": "soon"}).status_code


@pytest.mark.slow
def test_erasing_a_person_at_a_table_in_play(club, admin):
    """The table goes on without their name; nothing of them is in a row or in what others are sent."""

    async def work():
        async with Caller(club.address) as ana, Caller(club.address) as bob:
            await ana.ask("PUT", "/api/me", {"name": "Anastasie"})
            code = await ana.make(chairs={"S": "me", "W": "bot", "N": "open", "E": "bot"})
            await bob.sit(code, "N", "Bob")
            await ana.ask("POST", f"/api/tables/{code}/start")
            tab = await bob.page(code)
            await ana.ask("POST", f"/api/tables/{code}/report", {"text": "The clock hangs"})
            people = admin.get("/api/admin/people", params={"words": "stasie"}).json()["people"]
            assert [ana.id] == [each["visitor"] for each in people]
            tables = admin.get("/api/admin/tables").json()["tables"]
            assert (code, False, 1) == (tables[0]["code"], tables[0]["stuck"], tables[0]["pages"])
            assert b"PK" == admin.get(f"/api/admin/people/{ana.id}/export").content[:2]
            erased = admin.request("DELETE", f"/api/admin/people/{ana.id}")
            assert {"tables": 1} == erased.json()
            assert 404 == admin.request("DELETE", f"/api/admin/people/{ana.id}").status_code
            report = admin.get("/api/admin/reports").json()["reports"][0]
            assert (None, "", code) == (report["visitor"], report["text"], report["code"])
            await tab.sync()
            assert "Anastasie" not in json.dumps(tab.picture)
            fresh = await bob.page(code, 0)
            assert "Anastasie" not in json.dumps([fresh.picture, fresh.entries])
            assert ana.id not in json.dumps([fresh.picture, fresh.entries])
            log = admin.get(f"/api/admin/tables/{code}/log").text
            assert "Anastasie" not in log
            return ana.id

    visitor = asyncio.run(work())
    kept = everything(club.folder / "chelem.db")
    assert visitor not in kept
    assert "Anastasie" not in kept
    assert "The clock hangs" not in kept


@pytest.mark.slow
def test_what_an_administrator_does_is_logged(club, admin):
    """Whom they ban, export and erase; the key of the session is in no line."""
    admin.post("/api/admin/bans", json={"who": "203.0.113.9"})
    said = [
        json.loads(line) for line in (club.folder / "said.txt").read_text().splitlines() if line[:1] == "{"
    ]
    done = [(line["event"], line.get("subject")) for line in said if line["logger"] == "chelem.security"]
    assert ("session opened", None) in done
    assert ("banned", "203.0.113.9") in done
    assert "127.0.0.1" in [line.get("address") for line in said if line["event"] == "session opened"]
    assert not [line for line in said for key in admin.cookies.values() if key in json.dumps(line)]


@pytest.mark.slow
def test_retention_and_reports(club, admin):
    """The ages of tables and of names are set apart, and unset; a report that is done goes."""
    ages = "/api/admin/retention"
    assert {"age": "2y", "names": "3y"} == admin.put(ages, json={"age": "2y"}).json()
    assert {"age": "2y", "names": "1y"} == admin.put(f"{ages}/names", json={"age": "1y"}).json()
    assert {"age": "2y", "names": "1y"} == admin.get(ages).json()
    for path in (ages, f"{ages}/names"):
        assert 422 == admin.put(path, json={"age": "soon"}).status_code
    assert {"age": None, "names": "1y"} == admin.put(ages, json={"age": None}).json()
    assert {"age": None, "names": "3y"} == admin.put(f"{ages}/names", json={"age": None}).json()
    for report in admin.get("/api/admin/reports").json()["reports"]:
        admin.request("DELETE", f"/api/admin/reports/{report['number']}")
    assert [] == admin.get("/api/admin/reports").json()["reports"]
    assert 0 == len(json.loads(chelem(club, "reports", "--json")))
