"""docs/protocol.md is what the server does: its examples, its definitions, its answers."""

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest

from chelem.core.deals import Deal
from chelem.site.asyncapi import asyncapi_document
from chelem.site.tables.api.messages import PROTOCOL
from protocol_page import BLOCK, shown
from tests.support.chance import seeded
from tests.support.published import fits, kinds, protocol_text, schema
from tests.support.tables import EVERY_GAME
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, party

PAGE = Path(__file__).parents[4].joinpath("docs/protocol.md").read_text(encoding="utf-8")
FROM_CLIENT = PAGE.partition("### From the client")[2].partition("### From the server")[0]
KINDS = {
    json.loads(example)["t"]: example for example in re.findall(r"^    (\{.*\})$", FROM_CLIENT, re.MULTILINE)
}


def test_every_kind_of_message_has_an_example():
    """Each type of message from the client has an example."""
    assert set(kinds("FromClient")) == set(KINDS)


def test_the_page_shows_every_definition_once():
    """The page lists every definition with fields once, and no other but those of an event's log."""
    definitions = schema("protocol")["$defs"]
    with_fields = {
        name for name, one in definitions.items() if "properties" in one and name != "SomeSections"
    }
    unions = {"EventAccident", "EventLogEntry", "EventOutcome", "EventSideOutcome", "TableResult", "TieBreak"}
    assert sorted(shown(PAGE)) == sorted(with_fields | unions)


def test_the_asyncapi_document_is_served(server):
    """Beside the OpenAPI document, the same for everybody."""
    assert asyncapi_document() == httpx.get(f"{server.address}/api/asyncapi.json", timeout=60).json()


def test_every_link_to_a_definition_has_a_heading():
    """Every link to a definition has a heading of its name."""
    text = protocol_text()
    headings = {line.removeprefix("#### ").lower() for line in text.splitlines() if line.startswith("#### ")}
    assert set(re.findall(r"\]\(#(\w+)\)", text)) <= headings


def test_the_repository_keeps_no_tables_that_are_made():
    """The documentation's build makes them."""
    assert {1} == {block[0].count("\n") for block in BLOCK.finditer(PAGE)}
    assert 1000 < protocol_text().count("\n") - PAGE.count("\n")


def test_every_example_is_understood(server):
    """The server accepts the type and the fields of every example."""

    async def work():
        async with party(server.address) as people:
            page = people.pages["S"]
            for kind, example in KINDS.items():
                if kind == "ping":  # each message is followed by one anyway
                    continue
                for answer in await page.tell(example):
                    assert answer.get("code") not in ("message.kind", "message.field", "message.json"), kind
            for kind in ("act", "claim", "answer", "allow", "chat", "alert", "meaning", "typed"):
                assert "message.field" == (await page.refused({"t": kind}))["code"]
            assert "message.kind" == (await page.refused({"t": "table"}))["code"]

    asyncio.run(work())


ONE_DEAL = re.findall(
    r"^    ([NESW]) ([<>]) (.+)$",
    PAGE.partition("### One deal from beginning to end")[2].partition("### The picture")[0],
    re.MULTILINE,
)
OF_THE_LOG = {"version", "position"}
"""The fields that depend on how many entries came before the deal."""


def matches(pattern, value, before):
    """Whether a received value has what the page shows; an ellipsis stands for anything."""
    if pattern == "…":
        return True
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(
            name in value and matches(shifted(name, part, before), value[name], before)
            for name, part in pattern.items()
        )
    if isinstance(pattern, list):
        return len(pattern) == len(value) and all(
            matches(part, one, before) for part, one in zip(pattern, value, strict=True)
        )
    return bool(pattern == value)


def shifted(name, part, before):
    return part + before[name] if name in OF_THE_LOG and isinstance(part, int) else part


async def next_message(page, received):
    """Return the next message that is not of sections alone; `received` is where those of a page are."""
    while True:
        while not received:
            answers = len(page.others)
            before = len(page.caller.heard)
            await page.hear()
            received += [json.loads(raw) for raw in page.caller.heard[before:]]
            assert page.others[answers:] or received
        message = received.pop(0)
        if message["t"] not in ("pong", "status") and (message["t"] != "table" or message["entries"]):
            return message


def test_one_deal_from_beginning_to_end(server):
    """A table plays what the page shows, message by message."""
    suits = ("..AKQJT98765432.", "...AKQJT98765432", "AKQJT98765432...", ".AKQJT98765432..")
    deal = {"number": str(Deal.parse(f"N:{' '.join(suits)}").number), "dealer": "S"}
    (_, _, hello), (_, _, first), *rest = ONE_DEAL
    assert {"t": "hello", "protocol": PROTOCOL, "version": None, "language": "en"} == json.loads(hello)

    async def work():
        async with party(server.address, match={"kind": "duplicate", "boards": 1}, deal=deal) as people:
            page = await people.callers["S"].page(people.code)
            shown_first = json.loads(first)
            before = {
                "version": page.version - shown_first["version"],
                "position": page.position - shown_first["position"],
            }
            assert matches(shown_first["picture"], page.picture, before)
            received = []
            for seat, way, text in rest:
                message = json.loads(text)
                if way == ">":
                    sent = {name: shifted(name, part, before) for name, part in message.items()}
                    await (page if seat == "S" else people.pages[seat]).send(sent)
                else:
                    came = await next_message(page, received)
                    assert matches(message, came, before), (text, came)

    asyncio.run(work())


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_picture_is_what_the_document_says(visit, game):
    """The sections fit their definitions before, during and after a deal, and so does the review."""

    async def work(caller):
        code = await caller.make(game, chairs={"S": "me", "E": "open"})
        waiting = await caller.page(code)
        fits("PictureShape", waiting.picture)
        await caller.ask("POST", f"/api/tables/{code}/start")
        page = await caller.page(code)
        fits("PictureShape", page.picture)
        fits("HandCountShape", await caller.ask("GET", f"/api/tables/{code}/count"))
        await page.play_deal(seeded(2))
        fresh = await caller.page(code)
        fits("PictureShape", fresh.picture)
        deal = fresh.picture["sheet"]["rows"][0]["deal"]
        fits("ReviewShape", await caller.ask("GET", f"/api/tables/{code}/deals/{deal}"))
        fits("TableCard", await caller.ask("GET", f"/api/tables/{code}"))

    visit(work)


@pytest.mark.parametrize("game", first_of(EVERY_GAME, "contract"))
def test_who_applies_the_moves_has_what_a_new_page_gets(visit, game):
    """A page that applies moves as documented has the same sections as a new page after a whole deal."""

    async def work(caller):
        code = await caller.make(game)
        page = await caller.page(code)
        await page.play_deal(seeded(4))
        kinds = [json.loads(heard).get("t") for heard in caller.heard if heard.startswith(b'{"t"')]
        assert "move" in kinds
        fresh = await caller.page(code)
        await page.sync()
        assert fresh.picture | {"clock": None} == page.picture | {"clock": None}

    visit(work)


def test_the_answers_of_calls_have_the_names_of_the_document(visit):
    """The responses of calls have the documented fields."""

    async def work(caller):
        me = await caller.ask("PUT", "/api/me", {"name": "Anne"})
        assert {"name", "tables", "card"} == set(me)
        code = (await caller.ask("POST", "/api/tables", {"game": "contract"}, 201))["code"]
        assert "Anne" == me["name"]
        (table,) = (await caller.ask("GET", "/api/me"))["tables"]
        assert {
            "code": code,
            "game": "contract",
            "kind": "duplicate",
            "status": "playing",
            "seat": "S",
            "board_set": None,
        } == table
        refused = await caller.ask("PUT", f"/api/tables/{code}/chairs/N", {"kind": "person"}, 409)
        assert {"code", "facts", "sentence", "retry"} == set(refused)
        assert {"number"} == set(await caller.ask("POST", f"/api/tables/{code}/report", {"text": "x"}))
        assert {"bots", "games", "policy"} == set(await caller.ask("GET", "/api/games"))
        assert {"title", "html", "sections"} <= set(await caller.ask("GET", "/api/rules/contract"))
        assert {"total", "lines", "table"} <= set(await caller.ask("GET", "/api/score"))
        card = await caller.ask("PATCH", f"/api/tables/{code}/policy", {"pace": "brisk"})
        assert "brisk" == card["policy"]["pace"]
        async with Caller(caller.address) as other:
            assert await other.is_unknown()
            refused = await other.ask("PATCH", f"/api/tables/{code}/policy", {"watch": "N"}, 403)
            assert "table.owner" == refused["code"]

    visit(work)


def test_refusals_speak_the_language_asked_for(visit):
    """The language of a refusal is that of the query, otherwise that of the browser's header."""

    async def work(caller):
        french = await caller.client.get("/api/tables/nosuchtb?language=fr")
        browser = await caller.client.get("/api/tables/nosuchtb", headers={"accept-language": "fr-CA"})
        english = await caller.client.get("/api/tables/nosuchtb?language=xx")
        assert french.json() == browser.json() != english.json()

    visit(work)
