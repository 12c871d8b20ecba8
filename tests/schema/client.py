"""A client written from the published documents alone: the schemas, OpenAPI, the page on the protocol.

It checks each message and answer that it gets, and each that it sends. It knows no rules.
"""

import asyncio
import json
import random
from collections import deque
from collections.abc import Iterator
from itertools import count
from typing import Any, Self

import httpx
from jsonschema import Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT202012
from websockets.asyncio.client import ClientConnection, connect

from tests.support.published import published
from tests.support.visitors.contribution import Contribution
from tests.support.visitors.page import follow

Json = dict[str, Any]
PATIENCE = 180.0
"""Seconds that a message may take on a busy machine."""
TRIES = 5
PING_EVERY = 10.0
"""Seconds between pings, without which the server takes a page that says nothing else for lost."""
BURST, A_SECOND = 50, 20
"""The messages that may be sent at once, fewer than the 60 of the protocol, and a second after that."""


class Published:
    """The published schemas, with validation of values."""

    def __init__(self, openapi: Json) -> None:
        files = published() | {"openapi.json": openapi}
        self.protocol: Json = files["protocol.schema.json"]["$defs"]
        self._registry: Registry[Any] = Registry().with_resources(
            (name, DRAFT202012.create_resource(schema)) for name, schema in files.items()
        )
        self._validators: dict[str, Draft202012Validator] = {}
        self.calls = {
            call["operationId"]: call | {"path": path, "method": method}
            for path, methods in openapi["paths"].items()
            for method, call in methods.items()
        }

    def check(self, reference: str, value: object) -> None:
        """Fail if a value does not match the definition at `reference`."""
        if reference not in self._validators:
            self._validators[reference] = Draft202012Validator({"$ref": reference}, registry=self._registry)
        faults = [f"{e.json_path}: {e.message[:300]}" for e in self._validators[reference].iter_errors(value)]
        assert faults == [], (reference, faults)

    def definition(self, union: str, kind: str) -> tuple[str, Json]:
        """Return the member of a union of messages with this `t`."""
        for part in self.protocol[union]["oneOf"]:
            name = part["$ref"].rpartition("/")[2]
            if self.protocol[name]["properties"]["t"]["const"] == kind:
                return name, self.protocol[name]
        raise AssertionError(f"{union} has no {kind}")

    def message(self, kind: str, given: Json) -> Json:
        """Return a client's message: the constants of its definition, and the given fields."""
        name, schema = self.definition("FromClient", kind)
        fixed = {field: part["const"] for field, part in schema["properties"].items() if "const" in part}
        self.check(f"protocol.schema.json#/$defs/{name}", fixed | given)
        return fixed | given

    def heard(self, message: Json) -> None:
        """Check a message of the server."""
        name, _ = self.definition("FromServer", message["t"])
        self.check(f"protocol.schema.json#/$defs/{name}", message)


class Client:
    """A visitor: requests by their OpenAPI names, and pages at tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.published: Published

    async def __aenter__(self) -> Self:
        self.published = Published((await self._http.get("/api/openapi.json")).json())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def call(self, name: str, body: object = None, **given: str) -> Any:
        """Make a call; what is given goes into its path. Its JSON is checked, other answers are text."""
        call = self.published.calls[name]
        if body is not None:
            self._check(call["requestBody"]["content"], body, f"{name} takes")
        answer = await self._http.request(call["method"], call["path"].format(**given), json=body)
        stated = call["responses"].get(str(answer.status_code))
        assert stated, (name, answer.status_code, answer.text)
        media = answer.headers["content-type"].partition(";")[0]
        assert media in stated["content"], (name, media)
        if media != "application/json":
            return answer.text
        self._check(stated["content"], answer.json(), f"{name} answers")
        return answer.json()

    def _check(self, content: Json, value: object, what: str) -> None:
        schema = content["application/json"]["schema"]
        if "$ref" in schema:
            self.published.check(f"openapi.json{schema['$ref']}", value)
        else:
            raise AssertionError(f"{what} something without a name")

    async def page(self, code: str) -> "Page":
        """A page at a table, greeted."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/live",
            additional_headers={"cookie": cookie},
            max_size=None,
            proxy=None,
        )
        page = Page(self.published, socket)
        await page.say("hello", version=None, language="en")
        page.keep_alive()
        await page.hear()
        return page


class Page:
    """A page: the picture built from its messages, and the messages it sends."""

    def __init__(self, published: Published, socket: ClientConnection) -> None:
        self.published, self.socket = published, socket
        self.picture: Json = {}
        self.version, self.position = -1, -1
        self.kinds: set[str] = set()
        self.consented = False
        self.contribution = Contribution()
        self._ids = count()
        self._pings = self._pongs = 0
        self._pinging: asyncio.Task[None] | None = None
        self._sent_at: deque[float] = deque(maxlen=BURST)

    async def say(self, kind: str, **given: object) -> None:
        """Send a message of this kind, no faster than the protocol allows."""
        now = asyncio.get_running_loop().time
        if len(self._sent_at) == BURST:
            await asyncio.sleep(self._sent_at[0] + BURST / A_SECOND - now())
        self._sent_at.append(now())
        await self.socket.send(json.dumps(self.published.message(kind, given)))

    def keep_alive(self) -> None:
        """Ping from now on, also while long checks leave the page nothing to say."""
        self._pinging = asyncio.create_task(self._ping_on())

    async def _ping_on(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            await self._ping()

    async def _ping(self) -> None:
        self._pings += 1
        await self.say("ping")

    async def move(self, kind: str, **given: object) -> None:
        """Send a move, with an id of its own and the position that it answers."""
        await self.say(kind, id=f"m{next(self._ids)}", position=self.position, **given)

    async def hear(self) -> Json:
        """Take the next message and fold it."""
        message: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.published.heard(message)
        self.kinds.add(message["t"])
        self._pongs += message["t"] == "pong"
        assert message["t"] not in ("refused", "bye"), message
        if message["t"] in ("table", "move"):
            self.picture = follow(self.picture, message)
            self.version, self.position = message["version"], message["position"]
            self.published.check("protocol.schema.json#/$defs/PictureShape", self.picture)
            if answer := self.contribution.answer(self.picture):
                await self.say(str(answer.pop("t")), **answer)
        return message

    async def sync(self) -> None:
        """Take all that was sent up to now."""
        await self._ping()
        sent = self._pings
        while self._pongs < sent:
            await self.hear()

    async def close(self) -> None:
        """Leave."""
        if self._pinging is not None:
            self._pinging.cancel()
        await self.socket.close()


async def play_match(client: Client, game: str, seed: int) -> Page:
    """Play a match of a game's first form, as short as it comes, against bots; the page at its end."""
    offered = {one["game"]: one for one in (await client.call("list_games"))["games"]}[game]
    form = offered["forms"][0]
    size = {form["parameter"]: min(form["values"])} if form["parameter"] else {}
    match = {"kind": form["kind"], **size}
    made = await client.call("make_table", {"game": game, "match": match, "policy": {"pace": "instant"}})
    page = await client.page(made["code"])
    chance = random.Random(seed)  # noqa: S311 - a test repeats itself
    answered: set[int] = set()  # positions
    while page.picture["table"]["status"] != "over":
        await _answer(client, page, chance, answered)
        await page.hear()
    await same_as_new(client, page)
    return page


async def _answer(client: Client, page: Page, chance: random.Random, answered: set[int]) -> None:
    """Do what the picture asks of this page, once at each position, and once for each claim.

    A new version may be mere words, which come while a move is on its way.
    """
    picture, seat, position = page.picture, page.picture["you"]["seat"], page.position
    if not picture["claim"]:
        page.consented = False
    if position in answered or page.consented:
        return
    if picture["claim"] and picture["claim"]["you"]:
        page.consented = True
        await page.move("answer", accept=True)
    elif picture["between"] and seat in picture["between"]["waiting"]:
        await same_as_new(client, page)
        await page.say("next")
    elif picture["legal"]:
        if chance.random() < 0.2:
            await same_as_new(client, page)
        await page.move("act", action=chance.choice(picture["legal"]))
    else:
        return
    answered.add(position)


async def same_as_new(client: Client, page: Page) -> None:
    """While it is this page's turn, a page that has just come has the picture that this one has folded.

    What other tables have made of a board may come at any time: then both are compared once more.
    """
    found: list[object] = []
    for _ in range(TRIES):
        fresh = await client.page(page.picture["table"]["code"])
        await fresh.close()
        await page.sync()
        found = list(_differences(fresh.picture, page.picture))
        if not found:
            break
    assert found == []
    assert (fresh.version, fresh.position) == (page.version, page.position)


def _differences(new: Json, folded: Json) -> Iterator[tuple[str, object, object]]:
    for section in new.keys() | folded.keys():
        if section != "clock" and new.get(section) != folded.get(section):
            yield section, new.get(section), folded.get(section)
