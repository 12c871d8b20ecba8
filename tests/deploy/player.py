"""A visitor of a public server: `python -m tests.deploy.player ADDRESS [CODE COOKIE]`."""

import asyncio
import json
import sys
from itertools import count
from secrets import randbelow

from tests.support.chance import seeded
from tests.support.visitors import tab
from tests.support.visitors.calling import Caller
from tests.support.visitors.tab import Json, Tab

COOKIE = "__Host-chelem"


class Visitor(Caller):
    """A browser at the public address: it has the cookie for TLS, and says where its pages come from."""

    @property
    def cookie(self) -> str:
        return self.client.cookies.get(COOKIE) or ""

    async def page(self, code: str, version: int | None = None, *, hello: bool = True) -> Tab:
        tab = Tab(self, code)
        await tab.open(cookie=f"{COOKIE}={self.cookie}", origin=self.address)
        self.tabs.append(tab)
        if hello:
            await tab.hello(version)
        return tab


async def visit(address: str, code: str, cookie: str) -> Json:
    """Play a deal, at a new table or the next one at a table that is known; return what is known then."""
    async with Visitor(address) as visitor:
        if cookie:
            visitor.client.cookies.set(COOKIE, cookie, domain=address.rpartition("/")[2])
        else:
            await visitor.ask("PUT", "/api/me", {"name": "Ana"})
        before = (await visitor.call("GET", f"/api/tables/{code}/log")).text if code else ""
        code = code or await visitor.make("contract", match={"kind": "rubber"})
        page = await visitor.page(code)
        if page.rests:
            await page.send({"t": "next"})
            await page.until(lambda: not page.rests)
        await page.play_deal(seeded(3))
        me = await visitor.ask("GET", "/api/me")
        log = (await visitor.call("GET", f"/api/tables/{code}/log")).text
        played = len(page.picture["sheet"]["rows"])
        return {
            "code": code,
            "cookie": visitor.cookie,
            "name": me["name"],
            "before": before,
            "log": log,
            "deals": played,
        }


if __name__ == "__main__":
    tab._numbers = count(randbelow(10**9))  # the ids of moves: one visit may not repeat another's
    address, code, cookie = (*sys.argv[1:], "", "")[:3]
    print(json.dumps(asyncio.run(visit(address, code, cookie))))  # noqa: T201
