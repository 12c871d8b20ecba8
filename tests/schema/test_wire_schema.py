"""Messages match the published schema (schema/protocol.schema.json of the documentation)."""

import asyncio
import json

import pytest
from jsonschema import Draft202012Validator

from chelem.site.tables.api.messages import PROTOCOL
from tests.site.tables.api.test_protocol import KINDS
from tests.support.chance import seeded
from tests.support.published import fits, kinds, message_fits, schema, validator
from tests.support.servers.serving import Server
from tests.support.tables import EVERY_GAME
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, party

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wire-schema")]  # one server answers all pages


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("schema")) as server:
        yield server.address


@pytest.fixture
def sent(monkeypatch):
    """Check every message that a page sends."""
    kept = []

    async def send(self, message):
        message_fits("FromClient", message)
        kept.append(message)
        await self.socket.send(json.dumps(message))

    monkeypatch.setattr("tests.support.visitors.tab.Tab.send", send)
    return kept


def check(*callers):
    """Check every message sent to these visitors, and return the kinds seen."""
    messages = [json.loads(raw) for caller in callers for raw in caller.heard]
    reply = [message for message in messages if isinstance(message, dict) and "t" in message]
    for message in reply:
        message_fits("FromServer", message)
    return {message["t"] for message in reply}


def test_the_schema_is_a_schema():
    """Of the dialect that it names."""
    Draft202012Validator.check_schema(schema("protocol"))


def test_the_page_has_every_kind_of_message():
    """The examples of docs/protocol.md fit, and there is one of each kind."""
    assert set(kinds("FromClient")) == set(KINDS)
    for example in KINDS.values():
        message_fits("FromClient", json.loads(example))


def test_a_page_says_the_number_of_this_protocol():
    """The number that the server asks for is the one that the schema publishes."""
    assert PROTOCOL == schema("protocol")["$defs"]["HelloMessage"]["properties"]["protocol"]["const"]


def test_what_is_no_message_does_not_fit():
    """Another kind, a field too many, one of another type."""
    act = {"t": "act", "id": "a", "position": 3, "action": "HT"}
    assert validator("ActMessage").is_valid(act)
    for wrong in ({"t": "play"}, {"position": "3"}, {"id": ""}, {"action": None}, {"speed": 1}):
        assert not validator("ActMessage").is_valid(act | wrong)
    assert not validator("FromClient").is_valid({"t": "shuffle"})


@pytest.mark.parametrize("game", first_of(EVERY_GAME, "contract"))
def test_a_deal_and_what_comes_after_it(game, address, sent):
    """Two people and bots play a deal: all messages, requests and answers fit."""

    async def work():
        async with party(address, "SE", game) as people:
            page, host = people.pages["S"], people.callers["S"]
            await page.send({"t": "chat", "text": "Bonne chance", "to": "all"})
            below = seeded(3)
            while await people.step(below):
                pass
            await page.send({"t": "meaning", "about": 4})
            await page.send({"t": "typed", "text": "?"})
            await page.send({"t": "undo"})
            await page.sync()
            assert {"table", "pong", "refused"} <= check(*people.callers.values())
            path = f"/api/tables/{people.code}"
            fits("TableCard", await host.ask("GET", path))
            if rows := page.picture["sheet"]["rows"]:
                fits("ReviewShape", await host.ask("GET", f"{path}/deals/{rows[0]['deal']}"))
            answer = await host.call("GET", f"{path}/log")
            for line in answer.text.removesuffix("\n").split("\n"):
                fits("LogEntry", json.loads(line))

    asyncio.run(work())
    assert {"hello", "act", "chat"} <= {message["t"] for message in sent}


def test_a_whole_match_alone(address, sent):
    """From the first `hello` to the end of the match, and the collections after it."""

    async def work():
        async with Caller(address) as caller:
            code = await caller.make("contract", match={"kind": "duplicate", "boards": 2})
            page = await caller.page(code)
            while page.picture["table"]["status"] != "over":
                await page.play_deal(seeded(4))
                if page.picture["table"]["status"] != "over":
                    await page.send({"t": "next"})
                    await page.until(lambda: not page.rests)
            check(caller)
            fits("VisitorCard", await caller.ask("GET", "/api/me"))
            for collection in await caller.ask("GET", "/api/library"):
                fits("CollectionShape", collection)
                opened = await caller.ask("GET", f"/api/library/{collection['code']}")
                fits("OpenCollection", opened)
                fits("KeptStudy", await caller.ask("GET", f"/api/library/{collection['code']}/boards/1"))
            fits("AnalysisShape", await caller.ask("GET", f"/api/tables/{code}/deals/1/analysis"))
            fits("DecisiveShape", await caller.ask("GET", f"/api/tables/{code}/deals/1/decisive"))

    asyncio.run(work())
    assert {"hello", "act", "next"} <= {message["t"] for message in sent}
