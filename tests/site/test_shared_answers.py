"""What a cache may keep: no answer that depends on who asks, and all that are declared to be shared."""

import re
from collections.abc import Iterator

import httpx
import pytest
from starlette.routing import Route

from chelem.site.app import create_app
from chelem.site.routers import ROUTERS
from chelem.site.shared_answers import COOKIE, ELSEWHERE, KEY, SHARED
from tests.support.servers.serving import Server
from tests.support.visitors.event_office import Office

QUERIES = {
    "calculate_score": "game=contract&contract=4S%20S%3D",
    "compare_field": "scores=420,450",
    "convert_imps": "imps=12&boards=16",
}
"""What calls need besides their path."""
PLACES = {
    "board": "1",
    "entrant": "1",
    "entries": "",
    "format": "pbn",
    "game": "contract",
    "system": "sayc",
    "article": "etiquette",
    "number": "1",
}
MADE_NOWHERE = frozenset({"get_challenge", "get_field_traveller"})
"""Calls for what is not made here: a challenge, a simultaneous of several clubs."""


def routes() -> Iterator[Route]:
    """Yield all routes of the server that answer GET, but those of built files."""
    for route in (*(one for router in ROUTERS for one in router.routes), *create_app("sqlite://").routes):
        if isinstance(route, Route) and "GET" in (route.methods or ()):
            yield route


def test_every_shared_call_is_a_route() -> None:
    """None is in both lists; a route that is in neither is private."""
    assert not SHARED.keys() & ELSEWHERE
    assert SHARED.keys() | ELSEWHERE <= {route.name for route in routes()}


@pytest.fixture(scope="module")
def known(server: Server) -> tuple[dict[str, str], str]:
    """The path of each call, of an event whose ranking is published, and its director's key."""
    office = Office(server)
    office.report(1, 1)
    office.ask("POST", f"{office.path}/rankings", {"final": True}, key=office.director)
    (published,) = office.ask("GET", f"{office.path}/rankings")["published"]
    office.write({"event": "closed"})
    places = {**PLACES, "code": office.path.rpartition("/")[2], "entries": str(published["of"])}
    places |= {"day": httpx.get(f"{server.address}/api/daily").json()["date"], "month": "2026-01"}
    office.http.close()

    def filled(route: Route) -> str:
        path = re.sub(r"\{(\w+)(?::\w+)?\}", lambda found: places.get(found[1], found[1]), route.path)
        return f"{path}?{QUERIES.get(route.name, '')}"

    return {route.name: filled(route) for route in routes()}, office.director


@pytest.fixture
def paths(known: tuple[dict[str, str], str]) -> dict[str, str]:
    """The path of each call."""
    return known[0]


@pytest.mark.slow
def test_what_is_for_one_reader_is_kept_nowhere(server: Server, known: tuple[dict[str, str], str]) -> None:
    """Nothing of private calls; no refusal of shared ones, and no answer to a reader with a key or cookie."""
    paths, key = known
    for name in paths.keys() - SHARED.keys() - ELSEWHERE:
        answer = httpx.get(server.address + paths[name], timeout=60)
        assert "private, no-store" == answer.headers["cache-control"], name
    for name, sharing in SHARED.items():
        for header in sharing.unless:
            given = {KEY: f"Bearer {key}", COOKIE: "chelem=somebody"}[header]
            answer = httpx.get(server.address + paths[name], headers={header: given}, timeout=60)
            assert "private, no-store" == answer.headers["cache-control"], name
    unknown = httpx.get(f"{server.address}/api/games/unknown/messages.ftl")
    assert (422, "private, no-store") == (unknown.status_code, unknown.headers["cache-control"])


@pytest.mark.slow
def test_what_is_the_same_for_everybody_can_be_kept(server: Server, paths: dict[str, str]) -> None:
    """It has a tag, and varies with what would make it another one; unchanged, it is not sent again."""
    for name, sharing in SHARED.items():
        answer = httpx.get(server.address + paths[name], timeout=60)
        if name in MADE_NOWHERE:
            assert answer.status_code in (403, 404)
            continue
        assert 200 == answer.status_code, (name, answer.text)
        headers = answer.headers
        assert f"public, max-age=0, s-maxage={sharing.seconds}" == headers["cache-control"], name
        assert "set-cookie" not in headers
        varies = {each.strip().lower() for each in headers["vary"].split(",")}
        encoding = {"accept-encoding"} if "content-encoding" in headers else set()
        assert {*sharing.unless} | encoding <= varies, name
        assert "accept-language" in varies or name == "get_event"  # which has no sentences
        again = httpx.get(
            server.address + paths[name], headers={"if-none-match": headers["etag"]}, timeout=60
        )
        assert (304, b"", headers["etag"]) == (again.status_code, again.content, again.headers["etag"]), name
        assert headers["cache-control"] == again.headers["cache-control"]


@pytest.mark.slow
def test_a_language_that_is_asked_for_makes_one_answer_for_all_browsers(server: Server) -> None:
    """Then an answer depends no more on their own."""
    varies = httpx.get(f"{server.address}/api/games?language=fr").headers["vary"]
    assert "accept-language" not in varies.lower()


@pytest.mark.slow
def test_an_event_that_is_followed_can_be_kept_too(office: Office) -> None:
    """All who have the same version wait for the same answer: a short way gives it, with the same headers."""
    tag = office.seen()["tag"]
    office.report(1, 1)
    answer = office.http.get(f"{office.path}?tag={tag}&wait=20")
    assert answer.json()["tag"] != tag
    assert answer.headers["cache-control"] == office.http.get(office.path).headers["cache-control"]
    assert answer.headers["vary"] == office.http.get(office.path).headers["vary"]
    private = office.http.get(
        f"{office.path}?tag={tag}&wait=20", headers={"authorization": f"Bearer {office.director}"}
    )
    assert (200, "private, no-store") == (private.status_code, private.headers["cache-control"])


@pytest.mark.slow
def test_what_a_director_sees_is_not_what_everybody_saw_before(office: Office) -> None:
    """A browser that has kept the public answer asks a director's with its tag, and is sent that whole."""
    public = office.http.get(office.path)
    headers = {"authorization": f"Bearer {office.director}", "if-none-match": public.headers["etag"]}
    assert 200 == office.http.get(office.path, headers=headers).status_code
    kept = office.http.get(office.path, headers={"if-none-match": f'W/"{public.json()["tag"]}"'})
    assert (304, public.headers["cache-control"]) == (kept.status_code, kept.headers["cache-control"])
