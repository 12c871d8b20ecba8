"""Devices of one person, a copy of their data and its deletion over HTTP (docs/protocol.md)."""

import base64
import hashlib
import io
import json
import zipfile

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec

from tests.support.chance import seeded
from tests.support.visitors.calling import Caller


async def linked(caller, other):
    """Make a code with one browser, and link the other with it."""
    code = (await caller.ask("POST", "/api/me/devices/code"))["code"]
    return await other.ask("POST", "/api/me/devices", {"code": code.lower()}, 201)


async def played(caller, seed):
    code = await caller.make(match={"kind": "duplicate", "boards": 1}, chairs={"S": "me"})
    page = await caller.page(code)
    await page.play_deal(seeded(seed))
    return code


async def deals(caller):
    return {row["table"] for row in (await caller.ask("GET", "/api/me/deals"))["rows"]}


def test_two_browsers_become_one_person(visit, server):
    """Both see the deals of both, and collections and tables of the second are the person's."""

    async def work(caller):
        await caller.ask("PUT", "/api/me", {"name": "Odette"})
        async with Caller(server.address) as phone:
            first, second = await played(caller, 3), await played(phone, 4)
            assert ({first}, {second}) == (await deals(caller), await deals(phone))
            made = await caller.ask("POST", "/api/me/devices/code")
            assert (9, 600) == (len(made["code"]), made["seconds"])
            question = await phone.ask("POST", "/api/me/devices/question", {"code": made["code"]})
            assert ("Odette", 1) == (question["person"]["name"], question["person"]["deals"])
            assert 1 == question["here"]["deals"]
            devices = (await phone.ask("POST", "/api/me/devices", {"code": made["code"]}, 201))["devices"]
            assert [False, True] == [each["here"] for each in devices]
            assert "first" == devices[0]["id"]
            for each in (caller, phone):
                assert {first, second} == await deals(each)
                assert "Odette" == (await each.ask("GET", "/api/me"))["name"]
                tables = (await each.ask("GET", "/api/me"))["tables"]
                assert {first, second} == {table["code"] for table in tables}
            kinds = [each["kind"] for each in await phone.ask("GET", "/api/library")]
            assert ["played"] == kinds

    visit(work)


def test_a_code_is_used_once_by_another_browser(visit, server):
    """Not twice, not by its own browser, not if a newer one was made, and never if it is wrong."""

    async def work(caller):
        older = (await caller.ask("POST", "/api/me/devices/code"))["code"]
        code = (await caller.ask("POST", "/api/me/devices/code"))["code"]
        assert "link.same" == (await caller.ask("POST", "/api/me/devices", {"code": code}, 409))["code"]
        async with Caller(server.address) as phone, Caller(server.address) as thief:
            for wrong in (older, "AAAA AAAA", ""):
                refused = await thief.ask("POST", "/api/me/devices", {"code": wrong}, 404)
                assert "link.unknown" == refused["code"]
            await phone.ask("POST", "/api/me/devices", {"code": code}, 201)
            await thief.ask("POST", "/api/me/devices", {"code": code}, 404)
            await thief.ask("POST", "/api/me/devices/question", {"code": code}, 404)

    visit(work)


def test_a_removed_device_is_out(visit, server):
    """A removed browser is a stranger again; the first one can be removed by another."""

    async def work(caller):
        await caller.ask("PUT", "/api/me", {"name": "Odette"})
        async with Caller(server.address) as phone, Caller(server.address) as lost:
            await linked(caller, phone)
            devices = (await linked(caller, lost))["devices"]
            (lost_id,) = [each["id"] for each in devices if each["here"]]
            await phone.ask("DELETE", f"/api/me/devices/{lost_id}")
            assert "" == (await lost.ask("GET", "/api/me"))["name"]
            await lost.ask("DELETE", f"/api/me/devices/{lost_id}", status=404)
            left = (await phone.ask("DELETE", "/api/me/devices/first"))["devices"]
            assert [True] == [each["here"] for each in left]
            assert "" == (await caller.ask("GET", "/api/me"))["name"]
            assert "Odette" == (await phone.ask("GET", "/api/me"))["name"]

    visit(work)


def test_the_open_pages_of_a_removed_device_close(visit, server):
    """Whoever has a lost telephone sees no further card of its owner's, even on a page left open."""

    async def work(caller):
        async with Caller(server.address) as lost:
            devices = (await linked(caller, lost))["devices"]
            (lost_id,) = [each["id"] for each in devices if each["here"]]
            code = await caller.make(chairs={"S": "me"})
            page, own_page = await lost.page(code), await caller.page(code)
            assert page.picture["you"]["seat"] == "S"
            await caller.ask("DELETE", f"/api/me/devices/{lost_id}")
            await page.until(lambda: page.closed or bool(page.others))
            assert ("bye", "link.device") == (page.others[-1]["t"], page.others[-1]["code"])
            assert not own_page.closed

    visit(work)


def test_two_seats_of_a_table_are_not_one_person(visit, server):
    """Browsers that play against each other cannot be linked before that is over: one would see two hands."""

    async def work(caller):
        async with Caller(server.address) as other:
            code = await caller.make(chairs={"S": "me", "W": "open", "N": "bot", "E": "bot"})
            await other.sit(code, "W")
            made = (await caller.ask("POST", "/api/me/devices/code"))["code"]
            refused = await other.ask("POST", "/api/me/devices", {"code": made}, 409)
            assert "link.together" == refused["code"]

    visit(work)


def test_two_rooms_of_a_match_are_not_one_person(visit, server):
    """Nor browsers in the two rooms of a match of teams: one person would play its boards twice."""

    async def work(caller):
        async with Caller(server.address) as other:
            match = (await caller.ask("POST", "/api/team-matches", {"boards": 2}))["code"]
            rooms = (await caller.ask("GET", f"/api/team-matches/{match}"))["rooms"]
            await other.sit(rooms[1]["table"], "S")
            made = (await caller.ask("POST", "/api/me/devices/code"))["code"]
            refused = await other.ask("POST", "/api/me/devices", {"code": made}, 409)
            assert "link.together" == refused["code"]

    visit(work)


def test_a_copy_of_everything_and_its_deletion(visit, server, kept):
    """The zip has the deals and the log; after the deletion neither name nor id is in the database."""

    async def work(caller):
        await caller.ask("GET", "/api/me/copy", status=404)
        await caller.ask("PUT", "/api/me", {"name": "Cunégonde"})
        code = await played(caller, 6)
        await deals(caller)
        async with Caller(server.address) as phone:
            await linked(caller, phone)
            answer = await phone.call("GET", "/api/me/copy")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                person = json.loads(archive.read("person.json"))
                assert f"tables/{code}.jsonl" in archive.namelist()
            assert ("Cunégonde", [code]) == (person["name"], [deal["code"] for deal in person["deals"]])
            evil = await caller.call("DELETE", "/api/me", headers={"origin": "https://evil.example"})
            assert 403 == evil.status_code
            visitor = caller.id
            assert {"tables": 1} == await phone.ask("DELETE", "/api/me")
            for each in (caller, phone):
                assert await each.is_unknown()
                assert set() == await deals(each)
        for query in (
            "select 1 from visitors where id = ?",
            "select 1 from own_deals where visitor = ?",
            "select 1 from devices where visitor = ?",
        ):
            assert [] == kept.read(query, visitor)
        assert "Cunégonde" not in "".join(kept.lines(code))

    visit(work)


def test_a_passkey_that_signs_nothing_is_refused(visit):
    """Without a challenge of this server nobody comes in, and each challenge is new."""

    async def work(caller):
        first, second = [
            json.loads((await caller.ask("POST", "/api/me/passkeys/sign-in/options"))["options"])
            for _ in range(2)
        ]
        assert first["challenge"] != second["challenge"]
        signed = json.dumps({"type": "webauthn.get", "challenge": first["challenge"], "origin": "x"})
        data = base64.urlsafe_b64encode(signed.encode()).decode().rstrip("=")
        unknown = json.dumps({"id": "AAAA", "response": {"clientDataJSON": data}})
        for credential in ("", "[]", "{}", "null", '{"response": {"clientDataJSON": "é"}}', unknown, unknown):
            for path in ("/api/me/passkeys", "/api/me/passkeys/sign-in"):
                refused = await caller.ask("POST", path, {"credential": credential}, 403)
                assert "passkey.refused" == refused["code"]
        await caller.ask("DELETE", "/api/me/passkeys/AAAA", status=404)

    visit(work)


def base64url(value):
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def made_passkey(options, address, credential):
    """What a browser answers to the options of a new passkey: one with this id, without attestation."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
    site = hashlib.sha256(json.loads(options)["rp"]["id"].encode()).digest()
    length = len(credential).to_bytes(2)
    data = site + b"\x41" + bytes(4) + bytes(16) + length + credential + cbor2.dumps(key)
    signed = {"type": "webauthn.create", "challenge": json.loads(options)["challenge"], "origin": address}
    response = {
        "clientDataJSON": base64url(json.dumps(signed).encode()),
        "attestationObject": base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
    }
    named = base64url(credential)
    return json.dumps({"id": named, "rawId": named, "type": "public-key", "response": response})


def test_a_passkey_is_one_persons(visit, server):
    """One with the id of another person's is refused, and so is an answer that was used already."""

    async def work(caller):
        path = "/api/me/passkeys"
        options = (await caller.ask("POST", f"{path}/options"))["options"]
        answer = {"credential": made_passkey(options, server.address, b"one of a kind")}
        made = await caller.ask("POST", path, answer, 201)
        assert [base64url(b"one of a kind")] == [each["id"] for each in made["passkeys"]]
        assert "passkey.refused" == (await caller.ask("POST", path, answer, 403))["code"]
        async with Caller(server.address) as thief:
            options = (await thief.ask("POST", f"{path}/options"))["options"]
            copied = {"credential": made_passkey(options, server.address, b"one of a kind")}
            assert "passkey.refused" == (await thief.ask("POST", path, copied, 403))["code"]

    visit(work)
