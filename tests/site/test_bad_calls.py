"""Bad HTTP requests: other sites, unknown addresses, invalid bodies; a reason, and nothing changes."""

import json
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.support.visitors.calling import Caller

JSON = {"content-type": "application/json"}


def test_other_sites_may_neither_look_in_nor_act(server, visit):
    """Requests that change something, and websockets, are refused to pages of other origins."""

    async def work(caller):
        code = await caller.make()
        for origin in (
            "https://evil.example",
            "null",
            "http://127.0.0.1:1",
            server.address + ".evil.example",
        ):
            answer = await caller.call(
                "POST", "/api/tables", {"game": "contract"}, headers={"origin": origin}
            )
            assert (403, "visitor.origin") == (answer.status_code, answer.json()["code"])
            for method, path in (
                ("PUT", "/api/me"),
                ("PUT", f"/api/tables/{code}/chairs/N"),
                ("DELETE", f"/api/tables/{code}/chairs/S"),
                ("PATCH", f"/api/tables/{code}/policy"),
                ("POST", f"/api/tables/{code}/start"),
                ("POST", f"/api/tables/{code}/again"),
                ("POST", f"/api/tables/{code}/report"),
                ("POST", f"/api/tables/{code}/deals/1/replay"),
            ):
                answer = await caller.call(
                    method, path, {"name": "x", "text": "x"}, headers={"origin": origin}
                )
                assert answer.status_code in (403, 422), (method, path)
            with pytest.raises(InvalidStatus):
                await connect(
                    f"{server.address.replace('http', 'ws')}/api/tables/{code}/live",
                    origin=origin,
                    proxy=None,
                )
        assert await caller.ask("GET", f"/api/tables/{code}")
        same = await caller.call("PUT", "/api/me", {"name": "Ana"}, headers={"origin": server.address})
        assert 200 == same.status_code

    visit(work)


def test_the_cookie(visit):
    """The cookie is HttpOnly, SameSite, and Secure behind TLS; an invalid one identifies nobody."""

    async def work(caller):
        answer = await caller.call("PUT", "/api/me", {"name": "Ana"})
        flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags
        assert "set-cookie" not in (await caller.call("PUT", "/api/me", {"name": "Ana"})).headers
        async with Caller(caller.address) as other:
            proxied = await other.call(
                "PUT", "/api/me", {"name": "B"}, headers={"x-forwarded-proto": "https"}
            )
            assert "secure" in proxied.headers["set-cookie"].lower()
        for cookie in ("", "x", ".", f"{caller.id}.", f"{caller.id}.wrong", "x" * 5000, f"{caller.id}.{'é'}"):
            async with httpx.AsyncClient(base_url=caller.address) as plain:
                reply = await plain.get("/api/me", headers={"cookie": f"chelem={cookie}".encode("latin-1")})
                assert not any(reply.json().values())

    visit(work)


def test_pages_carry_safe_headers(visit):
    """Every response, refusals included, forbids inline scripts and frames."""

    async def work(caller):
        for path in ("/", "/table/x", "/api/games", "/api/nothing", "/api/tables/nosuchtb"):
            headers = (await caller.call("GET", path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert "worker-src 'self'; manifest-src 'self'" in policy
            assert "nosniff" == headers["x-content-type-options"]

    visit(work)


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00",
        "/..%2f..%2fetc/passwd",
        "//etc/passwd",
        "/" + "x" * 3000,
        "/%ff%fe",
        "/a/../../b",
    ],
)
def test_strange_addresses(visit, path):
    """An unusual path returns the page or an error: no foreign file, no crash."""

    async def work(caller):
        answer = await caller.client.get(httpx.URL(caller.address + path))
        assert answer.status_code in (200, 404, 503)
        assert "root:" not in answer.text

    visit(work)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"x"',
        b"\xff",
        b"[" * 5000,
        b'{"game": NaN}',
        b'{"game": "contract", "colour": 1}',
        b'{"game": ["contract"]}',
        b'{"game": "\\ud800"}',
        b'{"game": "contract", "match": {"kind": "\\ud800"}}',
        b'{"game": "contract", "policy": {"\\ud800": 1}}',
        b'{"game": "contract", "options": {"x": "\\udfff"}}',
        b'{"game": "contract", "match": {"kind": "duplicate", "boards": 1' + b"0" * 400 + b"}}",
        b'{"game": "contract", "match": {"kind": "duplicate", "boards": 1e400}}',
        b'{"game": "contract", "match": {"kind": "duplicate", "boards": NaN}}',
        b'{"game": "contract", "chairs": {"S": "me", "N": "me"}}',
        b'{"game": "contract", "chairs": {"\\ud800": "me"}}',
        b'{"game": "contract", "deal": {"number": "\\ud800"}}',
        b'{"game": "contract", "deal": {"number": "1", "vulnerable": ["N", "\\u0000"]}}',
    ],
)
def test_invalid_bodies(visit, kept, body):
    """An invalid body is refused with a sentence and creates no table."""

    async def work(caller):
        before = kept.read("select count(*) from tables where owner = ?", caller.id)
        answer = await caller.client.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code in (400, 422), answer.text
        assert {"code", "facts", "sentence", "retry"} == set(answer.json())
        assert before == kept.read("select count(*) from tables where owner = ?", caller.id)

    visit(work)


def test_bodies_too_large(visit):
    """A body that is too large is refused, with or without a length."""

    async def work(caller):
        big = b'{"name": "' + b"x" * 200_000 + b'"}'
        sized = await caller.client.put("/api/me", content=big)
        assert (413, "message.long") == (sized.status_code, sized.json()["code"])

        async def pieces():
            for start in range(0, len(big), 8192):
                yield big[start : start + 8192]

        unsized = await caller.client.put("/api/me", content=pieces())
        assert 400 <= unsized.status_code < 500

    visit(work)


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "\u202eevE", "A\t\n", "'; drop table", "\u200b"]
)
def test_names_stay_text(visit, name):
    """What nobody sees is removed from names; HTML stays text."""

    async def work(caller):
        code = await caller.make("contract", chairs={"S": "open", "N": "me"})
        card = await caller.ask("DELETE", f"/api/tables/{code}/chairs/N")
        card = await caller.ask("PUT", f"/api/tables/{code}/chairs/S", {"kind": "person", "name": name})
        shown = card["chairs"]["S"]["name"]
        assert not set(shown) & set("\u202e\x00\x1b\n\u200b")
        assert name[:4] != "<img" or shown.startswith("<img src=x onerror=alert")
        answer = await caller.call("GET", f"/api/tables/{code}")
        assert answer.headers["content-type"].startswith("application/json")

    visit(work)


@pytest.mark.parametrize("text", ["A\x00B", "\x1b[31m", "\x7f", "\ud800"])
def test_controls_are_refused(visit, text):
    """In names, keys, reports and searches, with one sentence, and nothing changes."""

    async def work(caller):
        code = await caller.make()
        before = await caller.ask("PUT", "/api/me", {"name": "Ana"})
        for method, path, body in (
            ("PUT", "/api/me", {"name": text}),
            ("PUT", f"/api/tables/{code}/chairs/N", {"key": text}),
            ("POST", f"/api/tables/{code}/report", {"text": text}),
            ("POST", "/api/tables", {"game": "contract", text: 1}),
        ):
            content = json.dumps(body).encode()
            refused = await caller.client.request(method, path, content=content, headers=JSON)
            assert (422, "text.control") == (refused.status_code, refused.json()["code"]), path
        if text.isascii():
            refused = await caller.ask("GET", f"/api/library/search?q={quote(text)}", status=422)
            assert "text.control" == refused["code"]
        assert before["name"] == (await caller.ask("GET", "/api/me"))["name"]

    visit(work)


def test_an_address_that_nothing_can_have(server, visit):
    """No table, file or lesson has a control in its name: a call finds nothing, a socket is not opened."""

    async def work(caller):
        for path in ("/api/tables/%00", "/api/lessons/a%1bb", "/api/systems/" + "x" * 260):
            await caller.ask("GET", path, status=404)
        with pytest.raises(InvalidStatus):
            await connect(f"{server.address.replace('http', 'ws')}/api/tables/%00/live", proxy=None)

    visit(work)


@pytest.mark.parametrize("deal", ["0", "-1", "2", "x", "9" * 30, "9" * 6000, "1.5"])
def test_an_unknown_deal(visit, deal):
    """An unknown deal and a deal in progress are refused."""

    async def work(caller):
        code = await caller.make()
        for method, path in (("GET", f"deals/{deal}"), ("POST", f"deals/{deal}/replay"), ("GET", "deals/1")):
            reply = await caller.call(method, f"/api/tables/{code}/{path}")
            assert reply.status_code in (409, 422), (path, reply.text)
            assert reply.json()["sentence"]

    visit(work)


def test_an_invalid_key(visit):
    """An invalid key is refused, whatever its characters."""

    async def work(caller):
        code = await caller.make()
        async with Caller(caller.address) as other:
            for key in ("", "é", "0" * 24, "🂡"):
                body = {"key": key}
                reply = await other.ask("PUT", f"/api/tables/{code}/chairs/S", body, 403)
                assert "chair.key" == reply["code"]
            for body in ({"key": "x" * 81}, {"key": 7}, {"name": ["x"]}, {"colour": 1}):
                refused = await other.ask("PUT", f"/api/tables/{code}/chairs/S", body, 422)
                assert "message.field" == refused["code"]
            refused = await other.ask("PUT", f"/api/tables/{code}/chairs/S", {"kind": "dog"}, 422)
            assert ("option.value", "person, bot") == (refused["code"], refused["facts"]["values"])
            for seat in ("Q", "n", "NS"):
                await other.ask("PUT", f"/api/tables/{code}/chairs/{seat}", {}, 422)

    visit(work)


def test_a_report_keeps_how_far_the_log_had_come(visit, kept):
    """A report keeps any text; an empty one is refused."""

    async def work(caller):
        code = await caller.make()
        page = await caller.page(code)
        reply = await caller.ask("POST", f"/api/tables/{code}/report", {"text": "Le ♠R\n <b>"})
        ((kept_code, version),) = kept.read(
            "select code, version from reports where number = ?", reply["number"]
        )
        assert code == kept_code
        assert version >= page.version or version >= 0
        assert (
            "words.empty"
            == (await caller.ask("POST", f"/api/tables/{code}/report", {"text": " "}, 409))["code"]
        )

    visit(work)
