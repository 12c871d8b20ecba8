"""A server with boards in play of every kind, which an attacker asks about them."""

import hashlib
import json
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import httpx

from chelem.core.deals import Deal
from chelem.events.log.values import event_codec_of
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from chelem.site.tables.domain.board_set import BoardSet
from tests.support.guessing.messages import Messages
from tests.support.guessing.notations import FILES
from tests.support.guessing.questions import Api, Pool, Slot
from tests.support.visitors.calling import QUICK_BOTS, Caller, Kept

BOARDS = {"boards": 4, "pace": "instant", "bots": QUICK_BOTS}
PLAIN = {"accept-encoding": "identity"}
CODE_LENGTH = 8
UNTOLD = ("date", "set-cookie", "x-request-id", "server")
"""Headers that differ from call to call."""
DRAWN = r"(?<=\"code\":\")\w{8}(?=\")|[0-9a-f]{16,}|\d{4}-\d\d-\d\dT[\d:.+Z]+|(?<!\d)1[78]\d{8}(?!\d)"
"""Keys, digests and times."""
MADE = re.compile(r'\{"code":"(\w{8})"')
"""The answer of a call that has made something."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server says, without what it draws."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: str
    code: str = field(default="", compare=False)
    """That of what the call has made."""

    @classmethod
    def of(cls, answer: httpx.Response, codes: Iterable[str] = ()) -> "Answer":
        """Return an answer without these codes, and without other texts that a server draws."""
        drawn = re.compile("|".join((*codes, DRAWN)))
        told = ((name, drawn.sub("…", value)) for name, value in answer.headers.items() if name not in UNTOLD)
        if "html" in answer.headers.get("content-type", ""):
            return cls(answer.status_code, tuple(told), drawn.sub("…", answer.text))
        if "json" not in answer.headers.get("content-type", ""):
            return cls(answer.status_code, tuple(told), hashlib.sha256(answer.content).hexdigest())
        text = answer.text
        made = MADE.match(text) if answer.is_success else None
        code = made[1] if made else ""
        return cls(answer.status_code, tuple(told), drawn.sub("…", text.replace(code or "…", "…")), code)


CLOSED = Answer(0, (), "closed")
"""No answer: the server has closed the connection."""


@dataclass(frozen=True, slots=True)
class House:
    """A server, a stranger there, a player with a board in hand, and the deals that are on boards in play."""

    api: Api
    messages: Messages
    stranger: Caller
    player: Caller
    pool: Pool
    key: str
    live: tuple[Deal, ...]

    async def put(self, slot: Slot, text: bytes, caller: Caller | None = None) -> Answer:
        """Put a text into a place of a call; return what this house says to a caller, or to the stranger."""
        asked = self.api.question(slot, text, self.pool)
        headers = PLAIN | {"content-type": asked.kind}
        if asked.with_key:
            headers["authorization"] = f"Bearer {self.key}"
        client = (caller or self.stranger).client
        for _ in range(2):  # the first time a connection may have been closed meanwhile
            with suppress(httpx.TransportError):
                call = client.request(asked.method, asked.path, content=asked.content, headers=headers)
                return Answer.of(await call, self.codes)
        return CLOSED

    async def send(self, messages: Iterable[object]) -> str:
        """Send messages from a page at the stranger's own table; return the answers without drawn parts."""
        tab = await self.stranger.page(self.pool["tables"])
        heard: list[str] = []
        for message in (*messages, {"t": "ping"}):
            await tab.send(message)
        while not tab.closed and (answer := await tab.hear())["t"] != "pong":
            heard.append(json.dumps(answer))
        await tab.close()
        self.stranger.tabs.remove(tab)
        return re.sub("|".join((*self.codes, DRAWN)), "…", "\n".join(heard))

    async def open_page(self, path: str) -> Answer:
        """Open an address as a browser or a messaging program does."""
        answer = await self.stranger.client.get(path, headers=PLAIN | {"accept": "text/html"})
        return Answer.of(answer, (*self.codes, re.escape(answer.url.netloc.decode())))

    async def read(self, path: str, names: Iterable[str], code: str) -> Answer:
        """Read a page of what has this code."""
        values = {name: self.pool.get(name, "1") for name in names} | {"code": code}
        answer = await self.stranger.client.get(f"{path.format(**values)}?language=en", headers=PLAIN)
        return Answer.of(answer, (code, *self.codes))

    @property
    def codes(self) -> Iterator[str]:
        """The codes that differ from house to house."""
        return (code for code in self.pool.values() if len(code) == CODE_LENGTH)


@asynccontextmanager
async def open_house(address: str, kept: Kept) -> AsyncIterator[House]:
    """Let people take up a challenge, the day, a match and an event; a player has a board of each in hand."""
    async with Caller(address) as stranger, Caller(address) as player, Caller(address) as other:
        for caller, name in ((stranger, "Eve"), (player, "Ben"), (other, "Anne")):
            await caller.ask("PUT", "/api/me", {"name": name})
        await player.ask("POST", "/api/daily/tables", {})
        challenge = (await player.ask("POST", "/api/challenges", BOARDS))["code"]
        await other.ask("POST", f"/api/challenges/{challenge}/tables", {})
        match = (await player.ask("POST", "/api/team-matches", BOARDS))["code"]
        await player.ask("POST", f"/api/team-matches/{match}/start")
        await _open_event(player, other)
        table = (await player.ask("GET", f"/api/challenges/{challenge}"))["you"]["table"]
        page = await player.page(table)
        await page.until(lambda: page.picture["hands"] is not None)
        own = await stranger.ask("POST", "/api/events", {"title": "Own", "online": False})
        text = FILES["pbn"]([Deal.from_number(1)])
        library = await stranger.client.post("/api/library?name=own.pbn", content=text)
        table_of_stranger = await stranger.make()
        await stranger.sit(table_of_stranger, "S")
        await _await_turn(stranger, table_of_stranger)
        pool = {
            "tables": table_of_stranger,
            "library": library.json()["code"],
            "events": own["code"],
            "challenges": challenge,
            "team-matches": match,
            "table in hand": table,
            "seat": "S",
            "section": "A",
            "system": "sayc",
        }
        calls, messages = [
            (await stranger.client.get(f"/api/{name}.json")).json() for name in ("openapi", "asyncapi")
        ]
        live = tuple(deals_in_play(kept))
        yield House(Api(calls), Messages(messages), stranger, player, pool, own["key"], live)


async def _await_turn(caller: Caller, table: str) -> None:
    """Wait until robots move no more at a table, as no answer to a message is among their moves then."""
    page = await caller.page(table)
    await page.until(lambda: bool(page.picture["legal"]))
    await page.close()
    caller.tabs.remove(page)


async def _open_event(director: Caller, other: Caller) -> None:
    made = await director.ask("POST", "/api/events", {"title": "Evening", "online": True})
    path, key = f"/api/events/{made['code']}", {"authorization": f"Bearer {made['key']}"}
    for caller, name in ((director, "Ben"), (other, "Anne")):
        await caller.ask("PUT", f"{path}/place", {"name": name, "partner": "robot"})
    body = {"movement": event_codec_of(Movement).write(mitchell(2, 1, 2)), "minutes": 60, "barometer": True}
    started = await director.client.post(f"{path}/start", json=body, headers=key)
    assert started.is_success, started.text


def deals_in_play(kept: Kept) -> list[Deal]:
    """Return the deals of all sets of a server, of every kind in turn."""
    rows = kept.read("select code, kind, salt, spec from board_sets order by kind, code")
    sets = [BoardSet.from_json(code, kind, salt, json.loads(spec)) for code, kind, salt, spec in rows]
    assert {boards.kind for boards in sets} == {"challenge", "daily", "event", "teams"}
    return [boards.numbered(board).deal for board in (1, 2) for boards in sets]
