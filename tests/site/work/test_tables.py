"""Rule: at the tables of a server without workers, robots think in `chelem work` on the bus."""

import asyncio
import os
import re
import signal
from contextlib import asynccontextmanager

import nats as nats_client
import orjson
import pytest
from sqlalchemy import create_engine, text

from chelem.engine.audience import hide
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.site.tables import WORK_TASKS
from tests.support.chance import seeded
from tests.support.visitors.calling import Caller

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("work elsewhere")]

ABSENT = "no `chelem work` of this version answers"


def lines_of(server, code):
    engine = create_engine(server.database)
    try:
        with engine.connect() as connection:
            query = text("select body from entries where code = :code order by version")
            return [body for (body,) in connection.execute(query, {"code": code})]
    finally:
        engine.dispose()


async def play_a_contract(page):
    """Play a deal that is not passed out."""
    await page.until(lambda: bool(page.legal))
    if "3NT" in page.legal:
        await page.do(page.act("3NT"))
    await page.play_deal(seeded(2))


async def metric(caller, name, labels=""):
    text = (await caller.client.get("/metrics")).text
    found = re.search(rf"^{name}(?:_total)?{re.escape(labels)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found or not labels else 0.0  # an outcome that has not been is not there


async def replies(caller, outcome):
    return await metric(caller, "chelem_work_replies", f'{{outcome="{outcome}"}}')


@asynccontextmanager
async def tapped(url):
    """Yield the list of all that the bus carries."""
    client = await nats_client.connect(url)
    heard = []

    async def hear(message):
        heard.append((message.subject, message.data))

    await client.subscribe(">", cb=hear)
    await client.flush()
    try:
        yield heard
    finally:
        await client.close()


def test_a_deal_is_played(server, nats, begin_work):
    """Robots think over all their moves, in the other process."""
    begin_work(nats)

    async def play():
        async with Caller(server.address) as caller:
            code = await caller.make("contract", bots="normal:sayc")
            page = await caller.page(code)
            await play_a_contract(page)
            replay(read_log(lines_of(server, code)))
            assert await replies(caller, "done") > 10
            assert await metric(caller, "chelem_moves_hurried") == 0

    asyncio.run(play())


def test_a_deal_goes_on_when_a_worker_is_killed(server, nats, begin_work):
    """What it was at is asked of another one: no robot moves without thinking, no card is lost."""
    first, _ = begin_work(nats, 2), begin_work(nats, 1)

    async def play():
        async with Caller(server.address) as caller:
            codes = [await caller.make("contract", bots="normal:sayc") for _ in range(2)]
            pages = [await caller.page(code) for code in codes]
            playing = asyncio.gather(*map(play_a_contract, pages))
            os.kill(first.process.pid, signal.SIGSTOP)  # so that it is at something when it is killed
            while not await replies(caller, "lost"):
                await asyncio.sleep(0.05)
            os.kill(first.process.pid, signal.SIGKILL)
            await playing
            for code in codes:
                replay(read_log(lines_of(server, code)))
            assert await metric(caller, "chelem_moves_unaided") == 0

    asyncio.run(play())


def test_a_deal_is_played_where_nobody_works(server):
    """The server makes plain moves, and its log says so."""

    async def play():
        async with Caller(server.address) as caller:
            page = await caller.page(await caller.make("contract"))
            await page.play(seeded(1))
            await page.until(lambda: bool(page.legal) or page.rests)
            assert await metric(caller, "chelem_moves_unaided") > 0
            async with asyncio.timeout(60):
                while ABSENT not in (server.folder / "said.txt").read_text(encoding="utf-8"):
                    await asyncio.sleep(0.1)

    asyncio.run(play())


def test_the_bus_carries_no_hand_that_a_player_may_not_see(server, nats, begin_work):
    """A worker gets what the robot in turn sees of its deal; no salt, nonce, name or cookie at all."""
    begin_work(nats)

    async def play():
        async with tapped(nats) as heard, Caller(server.address) as caller:
            chairs = {"S": "open"} | dict.fromkeys("WNE", "bot")
            code = await caller.make("contract", bots="normal:sayc", chairs=chairs)
            await caller.sit(code, "S", "Zebulon")
            await caller.ask("POST", f"/api/tables/{code}/start")
            page = await caller.page(code)
            await play_a_contract(page)
            return code, heard, caller.secret

    code, heard, secret = asyncio.run(play())
    task, asked = WORK_TASKS.find("choose_move"), 0
    for subject, data in heard:
        if re.match(r"work\.(late|play|claim)\.", subject) and b'"choose_move"' in data:
            (turn,) = task.read_arguments(orjson.loads(data[1:])["arguments"])
            assert turn.view.state == hide(turn.view.state, turn.view.viewer)
            board = turn.view.state.board
            seats = {turn.view.seat, *board.holdings.open}
            known = {seat for seat, hand in enumerate(board.holdings.hands) if hand is not None}
            assert known <= seats, (known, seats)
            asked += 1
    assert asked > 5
    lines = lines_of(server, code)
    secrets = {found for line in lines for found in re.findall(r'"(?:salt|nonce)":"([^"]+)"', line)}
    work = b"\n".join(data for subject, data in heard if subject.startswith(("work.", "_INBOX.")))
    for word in (*secrets, secret, "Zebulon", code):
        assert word.encode() not in work
    assert secrets
