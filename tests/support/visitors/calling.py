"""Visitors of a running server, with every byte that they received, and parties of them at a table."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from chelem.engine.log import Log
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from tests.support.chance import Below
from tests.support.visitors.documented import check_documented
from tests.support.visitors.tab import PATIENCE, Json, Tab

QUICK_BOTS = "instant:sayc"


class Caller:
    """A browser: a cookie, requests, tabs. `heard` is everything received, in order."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.language = language
        self.heard: list[bytes] = []
        # Servers close connections that rest for five seconds; a request that is sent just then is lost.
        limits = httpx.Limits(keepalive_expiry=2.0)
        self.client = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=limits)
        self.tabs: list[Tab] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for tab in self.tabs:
            await tab.close()
        await self.client.aclose()

    @property
    def cookie(self) -> str:
        return self.client.cookies.get("chelem") or ""

    @property
    def id(self) -> str:
        """The visitor's public half."""
        return self.cookie.partition(".")[0]

    @property
    def secret(self) -> str:
        return self.cookie.partition(".")[2]

    async def call(self, method: str, path: str, body: object = None, **named: Any) -> httpx.Response:
        """Make a request and record its answer."""
        path += ("&" if "?" in path else "?") + f"language={self.language}"
        answer = await self.client.request(method, path, json=body, **named)
        self.heard.append(answer.content)
        check_documented(answer)
        return answer

    async def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """Make a request and return its JSON; check for this status, or any of success."""
        answer = await self.call(method, path, body)
        expected = answer.is_success if status is None else answer.status_code == status
        assert expected, (path, answer.status_code, answer.text)
        return answer.json()

    async def is_unknown(self) -> bool:
        """Return whether the server knows nothing of the visitor."""
        return not any((await self.ask("GET", "/api/me")).values())

    async def make(self, game: str = "contract", **given: Any) -> str:
        """Create a table whose bots play quickly and without pauses."""
        given["policy"] = {"pace": "instant"} | given.get("policy", {})
        return str(
            (await self.ask("POST", "/api/tables", {"game": game, "bots": QUICK_BOTS, **given}))["code"]
        )

    async def sit(self, code: str, seat: str, name: str = "", **body: str) -> Json:
        """Take a chair."""
        given = body or {"kind": "person", "name": name or f"Person {seat}"}
        card: Json = await self.ask("PUT", f"/api/tables/{code}/chairs/{seat}", given)
        return card

    async def page(self, code: str, version: int | None = None, *, hello: bool = True) -> "Tab":
        """Open a tab at a table, send `hello`, and wait for the picture."""
        tab = Tab(self, code)
        await tab.open()
        self.tabs.append(tab)
        if hello:
            await tab.hello(version)
        return tab


@asynccontextmanager
async def party(
    address: str, people: str = "NESW", game: str = "contract", **given: Any
) -> AsyncIterator["Party"]:
    """Seat people in these seats, each with a page, and start the match; South owns the table."""
    seats = "ESW" if game == "whiz" else "NESW"
    callers = {seat: Caller(address) for seat in people if seat in seats}
    try:
        actor = callers["S"]
        chairs = {seat: "me" if seat == "S" else "open" if seat in callers else "bot" for seat in seats}
        code = await actor.make(game, chairs=chairs, **given)
        for seat, caller in callers.items():
            if seat != "S":
                await caller.sit(code, seat)
        if len(callers) > 1:
            await actor.ask("POST", f"/api/tables/{code}/start")
        opened = await asyncio.gather(*(caller.page(code) for caller in callers.values()))
        for page in opened:
            await page.until(lambda page=page: not page.dealing)
        yield Party(code, callers, dict(zip(callers, opened, strict=True)))
    finally:
        for caller in callers.values():
            await caller.__aexit__()


class Party:
    """People at a table."""

    def __init__(self, code: str, callers: dict[str, Caller], pages: dict[str, Tab]) -> None:
        self.code, self.callers, self.pages = code, callers, pages

    async def sync(self) -> None:
        """Wait until all have received what one of them has, without pings, which are rate-limited."""
        version = max(page.version for page in self.pages.values())
        for page in self.pages.values():
            await page.until(lambda page=page: page.version >= version)

    async def whose(self) -> Tab | None:
        """Return the page of the player to act; None when the deal is over."""
        await self.sync()
        for page in self.pages.values():
            if page.legal or page.to_answer:
                return page
        return None

    async def step(self, below: Below) -> bool:
        """Make one move of a person; return False when the deal is over."""
        while (page := await self.whose()) is None:
            first = next(iter(self.pages.values()))
            if first.rests:
                return False
            await first.hear()
        await page.play(below)
        return True


class Kept:
    """The database, read beside the server."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self, query: str, *given: object) -> list[Any]:
        connection = sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)
        try:
            return connection.execute(query, given).fetchall()
        finally:
            connection.close()

    def lines(self, code: str) -> list[str]:
        """Return the lines of a table's log."""
        rows = self.read("select body from entries where code = ? order by version", code)
        return [body for (body,) in rows]

    def proved(self, code: str) -> Log:
        """Return the log, validated by the rules."""
        return replay(read_log(self.lines(code)))
