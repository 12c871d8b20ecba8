"""Killed in mid-deal and started again: nothing acknowledged is lost (docs/protocol.md)."""

import asyncio
import json
import os
import signal
import time
from itertools import product

import httpx
import pytest

from tests.support.chance import seeded
from tests.support.processes import children, gone, is_listed, workers_of
from tests.support.servers.serving import Server
from tests.support.tables import EVERY_GAME
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, Kept, party

needs_processes = pytest.mark.skipif(not is_listed(), reason="processes are read off /proc")


@pytest.fixture
def mortal(tmp_path):
    with Server(tmp_path) as server:
        yield server


@pytest.fixture
def idle(tmp_path):
    """A server whose worker is started as those of users are, but is not asked for a move."""
    module = "tests.support.servers.idle_workers"
    with Server(tmp_path, "--workers", "1", workers="spawned", module=module) as server:
        yield server


@pytest.fixture
def staffed(tmp_path):
    """A server with two workers that have loaded the bots before they are asked."""
    with Server(tmp_path, "--workers", "2", workers=None) as server:
        yield server


@pytest.mark.parametrize("game", first_of(EVERY_GAME, "contract"))
def test_killed_in_mid_deal(mortal, game):
    """After a kill, every entry sent to a page is stored, and an unanswered move can be sent again."""
    kept = Kept(mortal.folder / "chelem.db")

    async def work():
        async with Caller(mortal.address) as caller:
            code = await caller.make(game)
            page = await caller.page(code)
            for _ in range(5):
                await page.play(seeded(1))
            await page.until(lambda: bool(page.legal) or page.rests or page.to_answer)
            answered = page.act(page.legal[0]) if page.legal else None
            if answered:
                await page.do(answered)
                await page.until(lambda: bool(page.legal) or page.rests or page.to_answer)
            unanswered = page.act(page.legal[0]) if page.legal else None
            if unanswered:
                await page.send(unanswered)
            mortal.kill()
            while not page.closed:
                await page.hear()
            heard, last = page.entries, page.version
            mortal.start()
            again = await caller.page(code, last)
            assert again.version >= last
            assert [entry["version"] for entry in again.entries][:1] in ([], [last + 1])
            lines = kept.lines(code)
            for entry in heard:
                assert f'"version": {entry["version"]}, "event": "{entry["event"]}"' in spaced(
                    lines[entry["version"]]
                )
            if answered:
                assert {"t": "seen", "id": answered["id"]} in await again.tell(answered)
            if unanswered:
                await again.send(unanswered)
                await again.until(
                    lambda: (
                        any(e.get("id") == unanswered["id"] for e in heard + again.entries)
                        or any(o.get("id") == unanswered["id"] for o in again.others)
                    )
                )
            ids = [line for line in kept.lines(code) if unanswered and f'"{unanswered["id"]}"' in line]
            assert len(ids) <= 1
            await again.play_deal(seeded(2))
            assert again.version >= last
            kept.proved(code)

    asyncio.run(work())


def spaced(line):
    """Return a line of JSON with the usual spaces."""
    return json.dumps(json.loads(line), ensure_ascii=False)


def test_chairs_keys_and_cookies_outlive_the_process(mortal):
    """Chairs, keys, names and the owner are the same after a restart."""

    async def work():
        async with party(mortal.address, policy={"watch": "delayed", "undo": "consent"}) as people:
            before = {seat: page.picture for seat, page in people.pages.items()}
            mortal.kill()
            mortal.start()
            for seat, caller in people.callers.items():
                page = await caller.page(people.code)
                for section in ("you", "table", "hands", "deal", "calls"):
                    assert before[seat][section] == page.picture[section], section
                assert f"Person {seat}" == page.picture["you"]["name"] or seat == "S"

    asyncio.run(work())


def test_a_promise_of_boards_outlives_the_process(mortal):
    """The server keeps nothing of it, so boards are made as it promised before it was killed."""

    async def work():
        async with Caller(mortal.address) as caller:
            promised = await caller.ask("POST", "/api/board-promises")
            mortal.kill()
            mortal.start()
            new = {"boards": 2, "drawn": promised | {"nonce": "0c" * 32}}
            made = await caller.ask("POST", "/api/challenges", new)
            view = await caller.ask("GET", f"/api/challenges/{made['code']}")
            assert (promised["code"], promised["hash"]) == (made["code"], view["hash"])
            assert 1 == len(view["pledges"])

    asyncio.run(work())


def until_ready(server, patience):
    """Wait until the workers can be asked."""
    while httpx.get(f"{server.address}/readyz", timeout=30).status_code != 200:
        assert time.monotonic() < patience, "no workers"
        time.sleep(0.1)


@needs_processes
@pytest.mark.parametrize(
    ("how", "suspended"), first_of(product(("kill", "stop"), (False, True)), ("kill", True), ("stop", False))
)
def test_no_bot_is_left_behind(idle, how, suspended):
    """The workers end with the server, stopped or killed, even if they are suspended."""
    patience = time.monotonic() + 120
    until_ready(idle, patience)
    workers = children(idle.process.pid)
    for worker in workers_of(idle.process.pid) if suspended else ():
        os.kill(worker, signal.SIGSTOP)
    getattr(idle, how)()
    while not all(map(gone, workers)):
        assert time.monotonic() < patience, workers
        time.sleep(0.02)


@needs_processes
@pytest.mark.parametrize("sign", first_of((signal.SIGKILL, signal.SIGSTOP), signal.SIGKILL))
def test_killed_and_suspended_workers_are_replaced_and_the_game_goes_on(staffed, sign):
    """All at once, without a restart of the server; pages open meanwhile."""

    async def work():
        async with Caller(staffed.address) as caller:
            code = await caller.make("contract")
            page = await caller.page(code)
            await page.play(seeded(1))
            workers = workers_of(staffed.process.pid)
            assert workers
            for worker in workers:
                os.kill(worker, sign)
            await caller.page(code)
            await page.play_deal(seeded(2))

    asyncio.run(work())
