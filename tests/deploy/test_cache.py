"""The proxy and the cache of a federation, as nginx and Caddy run them before a real server."""

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from chelem.site.shared_answers import SHARED
from tests.deploy.page import ROOT
from tests.site.test_shared_answers import routes
from tests.support.servers.serving import Server
from tests.support.thorough import thorough
from tests.support.visitors.event_office import Office

FOLDER = ROOT / "deploy/federation"
FETCHES = 400
PATIENCE = 60.0
CACHED = {"get_challenge", "get_day", "get_event", "get_field", "get_field_traveller", "get_matches"} | {
    "get_month", "get_publications", "get_ranking_as_of", "get_scorecard", "get_today", "get_traveller"
}  # fmt: skip
"""The calls that thousands make: the others of `SHARED` are texts, which the server only reads."""
MATCHERS = re.findall(r"path_regexp (\S+)", (FOLDER / "Caddyfile").read_text(encoding="utf-8"))


def test_only_shared_calls_go_to_the_cache() -> None:
    """All others would wait for one another there; so would those with a key or a cookie that counts."""
    for route in routes():
        path = re.sub(r"\{(\w+)(?::\w+)?\}", r"\1", route.path)
        found = [pattern for pattern in MATCHERS if re.search(pattern, path)]
        assert bool(found) == (route.name in CACHED), route.path
        if found:
            has_key = SHARED[route.name].unless == ("authorization",)
            assert [MATCHERS[0 if has_key else 1]] == found, route.path
    assert CACHED <= SHARED.keys()


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def await_port(port: int) -> None:
    """Wait until something listens at a port."""
    patience = time.monotonic() + PATIENCE
    while True:
        with socket.socket() as asking:
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < patience, "nothing listens"
        time.sleep(0.05)


class Site:
    """A server behind the cache and the proxy, and what it has been asked."""

    def __init__(self, server: Server, proxy: int) -> None:
        self.server, self.address = server, f"http://127.0.0.1:{proxy}"

    def asked(self) -> Counter[str]:
        """Return how often the server was asked for each route; following an event has none."""
        log = (self.server.folder / "said.txt").read_text(encoding="utf-8")
        lines = [json.loads(line) for line in log.splitlines() if '"event": "request"' in line]
        return Counter(str(line["route"]) for line in lines)

    async def fetch(self, path: str, times: int, **headers: str) -> list[httpx.Response]:
        """Ask the proxy many times at once."""
        limits = httpx.Limits(max_connections=100)
        async with httpx.AsyncClient(base_url=self.address, limits=limits, timeout=PATIENCE) as client:
            return await asyncio.gather(*(client.get(path, headers=headers) for _ in range(times)))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Start the files of the federation, all of whose servers are one."""
    for program in ("nginx", "caddy"):
        if shutil.which(program) is None:
            pytest.skip(f"{program} is not installed")
    folder = tmp_path_factory.mktemp("cache")
    inner, outer = free_port(), free_port()
    with Server(folder, "--log", "json", "--address-limits", "1000") as server:

        def placed(name: str) -> Path:
            text = (FOLDER / name).read_text(encoding="utf-8").replace(" resolve;", ";")
            text = text.replace("listen 8080", f"listen 127.0.0.1:{inner}").replace(
                "cache:8080", f"127.0.0.1:{inner}"
            )
            text = re.sub(r"(owner|edge)\d:8080", f"127.0.0.1:{server.port}", text)
            (folder / name).write_text(text.replace("/tmp/", f"{folder}/"), encoding="utf-8")  # noqa: S108 - the container's own
            return folder / name

        settings = "{\nadmin off\n}\n" + placed("Caddyfile").read_text(encoding="utf-8")
        (folder / "Caddyfile").write_text(settings, encoding="utf-8")
        given = os.environ | {"SITE_NAME": f"http://127.0.0.1:{outer}", "HOME": str(folder)}
        user = " user root;" if os.geteuid() == 0 else ""
        commands = (
            ["nginx", "-p", folder, "-c", placed("nginx.conf"), "-g", f"daemon off;{user}"],
            ["caddy", "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"],
        )
        running = [subprocess.Popen(command, env=given, stderr=subprocess.DEVNULL) for command in commands]
        try:
            for port in (inner, outer):
                await_port(port)
            yield Site(server, outer)
        finally:
            for process in running:
                process.terminate()
                process.wait()


@thorough
def test_a_published_ranking_is_worked_out_once(site: Site) -> None:
    """However many ask for it, the server answers one of them."""
    office = Office(site.server)
    office.report(1, 1)
    office.ask("POST", f"{office.path}/rankings", {"final": True}, key=office.director)
    (published,) = office.ask("GET", f"{office.path}/rankings")["published"]
    office.http.close()
    path, route = f"{office.path}/rankings/{published['of']}", "/api/events/{code}/rankings/{entries}"
    answers = asyncio.run(site.fetch(path, FETCHES))
    assert {200} == {answer.status_code for answer in answers}
    assert {published["hash"]} == {answer.json()["hash"] for answer in answers}
    assert 1 == site.asked()[route]
    known = asyncio.run(site.fetch(path, 1, **{"if-none-match": answers[0].headers["etag"]}))
    assert 304 == known[0].status_code
    own = asyncio.run(site.fetch(path, 3, authorization=f"Bearer {office.director}"))
    assert {"private, no-store"} == {answer.headers["cache-control"] for answer in own}
    assert 4 == site.asked()[route], "the director's answers are not kept"


@thorough
def test_an_event_is_asked_for_once_a_second(site: Site) -> None:
    """What many ask for at once is no older than a second; those with a cookie share it."""
    office, route = Office(site.server), "/api/events/{code}"
    before, begun = site.asked()[route], time.monotonic()
    answers = asyncio.run(site.fetch(office.path, FETCHES, cookie="chelem=somebody"))
    seconds = time.monotonic() - begun
    assert {200} == {answer.status_code for answer in answers}
    assert 1 <= site.asked()[route] - before <= seconds + 2
    office.http.close()


@thorough
def test_those_who_follow_an_event_wait_together(site: Site) -> None:
    """All get the next version; the server has kept few of them waiting."""
    office = Office(site.server)
    tag, before = office.seen()["tag"], site.asked()

    async def follow() -> tuple[list[httpx.Response], float]:
        begun = time.monotonic()
        waiting = asyncio.ensure_future(site.fetch(f"{office.path}?tag={tag}&wait=20", 100))
        await asyncio.to_thread(office.report, 1, 1)
        return await waiting, time.monotonic() - begun

    answers, seconds = asyncio.run(follow())
    assert {200} == {answer.status_code for answer in answers}
    assert tag not in {answer.json()["tag"] for answer in answers}
    asked = site.asked() - before
    assert asked["None"] + asked["/api/events/{code}"] <= seconds + 2
    office.http.close()


@thorough
def test_a_day_is_kept_for_those_without_a_cookie(site: Site) -> None:
    """Somebody who plays sees their own page each time, and nobody else does."""
    route = "/api/daily"
    before, begun = site.asked()[route], time.monotonic()
    shared = asyncio.run(site.fetch(route, FETCHES))
    seconds = time.monotonic() - begun
    assert 1 <= site.asked()[route] - before <= seconds + 2
    assert {None} == {answer.json()["you"] for answer in shared}
    with httpx.Client(base_url=site.address, timeout=PATIENCE) as player:
        player.post(
            "/api/daily/tables", json={"name": "Ana"}, headers={"origin": site.address}
        ).raise_for_status()
        before = site.asked()[route]
        for times in range(1, 6):
            assert player.get(route).json()["you"] is not None
            assert times == site.asked()[route] - before
    assert asyncio.run(site.fetch(route, 1))[0].json()["you"] is None


@thorough
def test_without_the_cache_servers_answer(site: Site, tmp_path: Path) -> None:
    """The proxy turns to them as soon as nothing listens at the cache's address."""
    text = (
        (FOLDER / "Caddyfile").read_text(encoding="utf-8").replace("cache:8080", f"127.0.0.1:{free_port()}")
    )
    text = re.sub(r"(owner|edge)\d:8080", f"127.0.0.1:{site.server.port}", text)
    (tmp_path / "Caddyfile").write_text("{\nadmin off\n}\n" + text, encoding="utf-8")
    port = free_port()
    given = os.environ | {"SITE_NAME": f"http://127.0.0.1:{port}", "HOME": str(tmp_path)}
    command = ["caddy", "run", "--config", tmp_path / "Caddyfile", "--adapter", "caddyfile"]
    with subprocess.Popen(command, env=given, stderr=subprocess.DEVNULL) as caddy:
        await_port(port)
        assert 200 == httpx.get(f"http://127.0.0.1:{port}/api/daily", timeout=PATIENCE).status_code
        caddy.terminate()
