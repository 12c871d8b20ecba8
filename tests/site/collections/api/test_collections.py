"""Collections over HTTP (docs/protocol.md, Boards of files): files in and out, searched, one's own."""

import gzip
import json
import re
import zipfile
from io import BytesIO

import pytest

from tests.site.collections.samples import FILE, LIN, PLAYED
from tests.support.chance import seeded
from tests.support.published import protocol_text
from tests.support.visitors.calling import Caller


async def send(caller, data, path="/api/library", name="club.pbn", **headers):
    """Send a file as the body of a request."""
    body = data.encode() if isinstance(data, str) else data
    joined = f"{path}{'&' if '?' in path else '?'}language={caller.language}&name={name}"
    return await caller.client.post(joined, content=body, headers=headers)


async def kept(caller, data=FILE, name="club.pbn"):
    answer = await send(caller, data, name=name)
    assert 201 == answer.status_code, answer.text
    return answer.json()


def documented(*objects):
    """Check that the document names every field of these objects."""
    section = protocol_text().partition("### A deal that is over")[2].partition("## The live table")[0]
    for given in objects:
        for name in given:
            assert f"`{name}`" in section or f'"{name}"' in section, name


def test_a_file_in_and_out(visit):
    """A file is imported, listed, opened, renamed, exported and removed."""

    async def work(caller):
        made = await kept(caller)
        assert ("club.pbn", "file", 3) == (made["name"], made["kind"], made["boards"])
        assert [made] == await caller.ask("GET", "/api/library")
        path = f"/api/library/{made['code']}"
        opened = await caller.ask("GET", path)
        assert ["1", "2", "3"] == [row["board"] for row in opened["rows"]]
        board = await caller.ask("GET", f"{path}/boards/2")
        assert (1, 3, "4♠ by West") == (board["before"], board["after"], board["study"]["contract"]["text"])
        assert {"name": "été"} == await caller.ask("PATCH", path, {"name": "été"})
        for form in ("pbn", "lin"):
            given = await caller.client.get(f"{path}/file?form={form}")
            assert re.fullmatch(
                rf"attachment; filename=\"[\w .-]+\.{form}\"; filename\*=UTF-8''%C3%A9t%C3%A9\.{form}",
                given.headers["content-disposition"],
            )
            assert 3 == (await kept(caller, given.content, f"x.{form}"))["boards"]
        boards = {each["code"]: each["boards"] for each in await caller.ask("DELETE", f"{path}/boards/2")}
        assert 2 == boards[made["code"]]
        left = await caller.ask("DELETE", path)
        assert made["code"] not in [each["code"] for each in left]
        await caller.ask("GET", path, status=404)

    visit(work)


def test_the_shapes_are_those_of_the_document(visit):
    """The document names every field of the responses."""

    async def work(caller):
        made = await kept(caller)
        opened = await caller.ask("GET", f"/api/library/{made['code']}")
        study = (await caller.ask("GET", f"/api/library/{made['code']}/boards/1"))["study"]
        looked = (await send(caller, PLAYED, "/api/boards")).json()
        assert {"rows", "study"} == set(looked)
        worth = (await send(caller, PLAYED, "/api/boards/analysis")).json()
        documented(made, opened, opened["rows"][1], opened["rows"][1]["faults"][0], study, worth)
        documented(worth["par"], worth["calls"][0])

    visit(work)


def test_nobody_else_has_it(visit, server):
    """Other visitors can neither read nor change a collection."""

    async def work(caller):
        code = (await kept(caller))["code"]
        path = f"/api/library/{code}"
        async with Caller(server.address) as other:
            for _ in range(2):  # a stranger, then a visitor with a cookie of their own
                for method, where in (
                    ("GET", path),
                    ("GET", f"{path}/boards/1"),
                    ("GET", f"{path}/file"),
                    ("PATCH", path),
                    ("DELETE", path),
                    ("DELETE", f"{path}/boards/1"),
                ):
                    body = {"name": "mine"} if method == "PATCH" else None
                    refused = await other.ask(method, where, body, 404)
                    assert "collection.unknown" == refused["code"]
                assert [] == await other.ask("GET", "/api/library")
                assert [] == (await other.ask("GET", "/api/library/search?q=club"))["rows"]
                await other.ask("PUT", "/api/me", {"name": "Eve"})
        assert "club.pbn" == (await caller.ask("GET", path))["name"]

    visit(work)


def test_other_sites_may_not_change_it(visit):
    """Requests that change or compute something are refused to pages of other origins."""

    async def work(caller):
        path = f"/api/library/{(await kept(caller))['code']}"
        for origin in ("https://evil.example", "null"):
            for where in ("/api/library", "/api/boards", "/api/boards/analysis", "/api/boards/play"):
                assert 403 == (await send(caller, PLAYED, where, origin=origin)).status_code
            for method in ("PATCH", "DELETE"):
                answer = await caller.call(method, path, {"name": "x"}, headers={"origin": origin})
                assert 403 == answer.status_code
        assert 1 == len(await caller.ask("GET", "/api/library"))

    visit(work)


def archive():
    """Return an archive that unpacks to a thousand times its size."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("x.pbn", " " * 10_000_000)
    return packed.getvalue()


@pytest.mark.parametrize(
    ("data", "status", "code"),
    [
        (b"", 422, "collection.nothing"),
        (b"\x00\xff\x1a" * 1000, 422, "collection.nothing"),
        (archive(), 422, "collection.nothing"),
        (gzip.compress(PLAYED.encode()), 422, "collection.nothing"),
        (b"<html><script>alert(1)</script></html>", 422, "collection.nothing"),
        (b'{"version": 0, "event": "started"}', 422, None),
        (b"[A" * 400_000, 422, "collection.nothing"),
        (b"md|" * 300_000, 413, "collection.long"),
        (b"{" * 500_000, 422, "collection.nothing"),
        (b"x" * 2_000_001, 413, "collection.large"),
        (('[Board "1"]\n[Deal "N:A... K... Q... J..."]\n\n' * 3001).encode(), 413, "collection.long"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_hostile_files(visit, data, status, code):
    """A bad file is refused with a sentence; nothing is unpacked or stored."""

    async def work(caller):
        answer = await send(caller, data, name="x")
        assert status == answer.status_code, answer.text
        if code is not None:
            assert code == answer.json()["code"]
        assert answer.json()["sentence"].endswith((".", "…"))
        assert [] == await caller.ask("GET", "/api/library")

    visit(work)


def test_files_beyond_all_measure(visit):
    """An upload above the limit is refused in words, and other bodies keep their smaller limit."""

    async def work(caller):
        assert 413 == (await send(caller, b"x" * 5_000_000)).status_code

        async def pieces():
            for _ in range(400):
                yield b"x" * 8192

        unsized = await caller.client.post("/api/library", content=pieces())
        assert 400 <= unsized.status_code < 500
        assert 413 == (await send(caller, b"x" * 100_000, "/api/boards")).status_code

    visit(work)


def test_names_stay_text(visit):
    """HTML and header syntax in a file or its name stay text."""

    async def work(caller):
        nasty = "<img src=x onerror=alert(1)>"
        made = await kept(caller, PLAYED.replace("Dan", nasty), 'a"b%0d%0aSet-Cookie: x=1')
        assert "\n" not in made["name"]
        answer = await caller.client.get(f"/api/library/{made['code']}")
        assert answer.headers["content-type"].startswith("application/json")
        assert nasty == answer.json()["rows"][0]["names"]["S"]
        given = await caller.client.get(f"/api/library/{made['code']}/file")
        assert "set-cookie" not in given.headers
        assert "nosniff" == given.headers["x-content-type-options"]

    visit(work)


@pytest.mark.parametrize("place", ["0", "-1", "99", "x", "9" * 40, "1.5"])
def test_invalid_board_numbers(visit, place):
    """An unknown or invalid board number is refused."""

    async def work(caller):
        code = (await kept(caller))["code"]
        answer = await caller.call("GET", f"/api/library/{code}/boards/{place}")
        assert answer.status_code in (404, 422)
        assert 404 == (await caller.call("GET", f"/api/library/{place}/boards/1")).status_code

    visit(work)


def test_search_as_one_types(visit):
    """Each further letter narrows the search; unusual queries find nothing."""

    async def work(caller):
        await kept(caller)
        counts = []
        for end in range(1, len("emile 4s") + 1):
            question = "emile 4s"[:end]
            counts.append(len((await caller.ask("GET", f"/api/library/search?q={question}"))["rows"]))
        assert sorted(counts, reverse=True) == counts
        assert (2, 1) == (counts[0], counts[-1])
        for question in ("'; drop table boards; --", "%25", "_", "\\", "%00", "x" * 3000, "🃏"):
            answer = await caller.client.get("/api/library/search", params={"q": question})
            assert [] == answer.json()["rows"]

    visit(work)


def test_a_board_in_a_link(visit):
    """A board in PBN or LIN is shown and not stored."""

    async def work(caller):
        for text in (PLAYED, LIN):
            looked = (await send(caller, text, "/api/boards")).json()
            assert ("2♠", "=") == (looked["rows"][0]["contract"], looked["study"]["row"]["result"])
        second = (await send(caller, FILE, "/api/boards?place=2")).json()
        assert "2" == second["study"]["board"]
        assert 404 == (await send(caller, FILE, "/api/boards?place=9")).status_code
        assert 422 == (await send(caller, "nothing", "/api/boards")).status_code
        assert [] == await caller.ask("GET", "/api/library")

    visit(work)


def test_a_deal_by_its_number(visit):
    """A deal by number has the requested dealer and vulnerability; invalid values are refused."""

    async def work(caller):
        study = (await caller.ask("GET", "/api/boards/2026?dealer=E&vulnerable=NS"))["study"]
        assert ("E", ["N", "S"], "2026") == (study["dealer"], study["vulnerable"], study["number"])
        for path in ("x", "-1", "9" * 30, "1?dealer=X", "1?vulnerable=N", "1?vulnerable=%00"):
            assert 422 == (await caller.call("GET", f"/api/boards/{path}")).status_code

    visit(work)


def test_the_analysis_of_a_board(visit):
    """The analysis is in the reader's language; its figures do not depend on it."""

    async def work(caller):
        reply = (await send(caller, PLAYED, "/api/boards/analysis")).json()
        assert 8 == reply["table"]["S"]["W"]
        assert -110 == reply["par"]["points"]
        caller.language = "fr"
        french = (await send(caller, PLAYED, "/api/boards/analysis")).json()
        assert reply["cards"] == french["cards"]
        assert reply["verdict"] != french["verdict"]

    visit(work)


def test_a_board_is_played(visit):
    """A board is played in any chair, from its first call or later; the table shows that it is known."""

    async def work(caller):
        code = (await send(caller, PLAYED, "/api/boards/play?seat=W&steps=12")).json()["code"]
        await caller.ask("PATCH", f"/api/tables/{code}/policy", {"pace": "instant"})
        page = await caller.page(code)
        assert ("W", {"steps": 12, "text": ""}) == (page.picture["you"]["seat"], page.picture["seen"])
        assert "2♠ by West" == page.picture["contract"]["text"]
        await page.play_deal(seeded(3))
        assert "2♠ W" in page.picture["seen"]["text"]
        worth = await caller.ask("GET", f"/api/tables/{code}/deals/1/analysis")
        assert -110 == worth["par"]["points"]
        whole = (await send(caller, PLAYED, "/api/boards/play?seat=N")).json()["code"]
        assert "N" == (await caller.ask("GET", f"/api/tables/{whole}"))["you"]["seat"]

    visit(work)


def test_a_board_that_cannot_be_played(visit):
    """A board that cannot be played is refused with the reason."""

    async def work(caller):
        broken = PLAYED.replace("S6 S3 SK SA", "S6 H7 SK SA")
        for text, query, status, code in (
            (broken, "?steps=17", 409, "card_play.follow"),
            ('[Board "1"]\n[Deal "N:AKQJT98765432... - - -"]\n', "", 409, "opening.cards"),
            (PLAYED, "?seat=X", 422, "seat.unknown"),
            (PLAYED, "?steps=-1", 422, "option.value"),
        ):
            answer = await send(caller, text, f"/api/boards/play{query}")
            assert (status, code) == (answer.status_code, answer.json()["code"])

    visit(work)


@pytest.mark.parametrize("game", ["contract", "whiz"])
def test_deals_of_tables(visit, server, game):
    """A played deal is in the player's collection; others may store it once, analyse it and replay it."""

    async def work(caller):
        code = await caller.make(game)
        refused = await caller.ask("GET", f"/api/tables/{code}/deals/1/analysis", status=409)
        assert "deal.open" == refused["code"]
        await caller.ask("POST", f"/api/tables/{code}/deals/1/keep", status=409)
        page = await caller.page(code)
        await page.play_deal(seeded(2))
        (played,) = await caller.ask("GET", "/api/library")
        assert "played" == played["kind"]
        (found,) = (await caller.ask("GET", f"/api/library/search?q={game}"))["rows"]
        assert (code, 1) == (found["row"]["table"], found["row"]["deal"])
        worth = await caller.ask("GET", f"/api/tables/{code}/deals/1/analysis")
        assert worth["cards"] or not page.picture["sheet"]["rows"][0]["declarer"]
        found = (await caller.ask("GET", f"/api/tables/{code}/deals/1/decisive"))["move"]
        assert (found is None) == (not worth["turning"] and not any(worth["costs"]))
        assert found is None or found["mistake"] == (found["better"] is not None)
        async with Caller(server.address) as other:
            places = [
                await other.ask("POST", f"/api/tables/{code}/deals/1/keep", status=201) for _ in range(2)
            ]
            assert places[0] == places[1]
            (kept_there,) = await other.ask("GET", "/api/library")
            assert ("kept", 1) == (kept_there["kind"], kept_there["boards"])
        again = await caller.ask("POST", f"/api/tables/{code}/deals/1/replay", {"steps": 2}, 201)
        seen = (await caller.page(again["code"])).picture["seen"]
        assert 2 == seen["steps"]

    visit(work)


def test_a_table_behind_closed_doors_is_not_kept_by_others(visit, server):
    """With `nobody`, others can neither analyse nor store a deal."""

    async def work(caller):
        code = await caller.make("contract", policy={"watch": "nobody"})
        page = await caller.page(code)
        await page.play_deal(seeded(1))
        async with Caller(server.address) as other:
            await other.ask("GET", f"/api/tables/{code}/deals/1/analysis", status=403)
            await other.ask("GET", f"/api/tables/{code}/deals/1/decisive", status=403)
            await other.ask("POST", f"/api/tables/{code}/deals/1/keep", status=403)

    visit(work)


def test_only_one_page_may_ask_other_sites(visit):
    """Only the analysis page may connect to other sites, and no page runs foreign scripts."""

    async def work(caller):
        for path in ("/", "/analyser", "/analyser/x", "/table/x"):
            policy = (await caller.client.get(path)).headers["content-security-policy"]
            assert ("https:" in policy) is (path == "/analyser")
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy

    visit(work)


def test_a_thousand_boards(visit):
    """A thousand boards are listed in less than 60 kB, compressed."""

    async def work(caller):
        boards = "\n".join(PLAYED.replace('[Board "1"]', f'[Board "{number}"]') for number in range(1, 1001))
        made = await kept(caller, boards)
        answer = await caller.client.get(f"/api/library/{made['code']}")
        assert 1000 == len(answer.json()["rows"])
        assert len(gzip.compress(json.dumps(answer.json()).encode())) < 60_000

    visit(work)
