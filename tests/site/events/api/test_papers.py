"""Paper over HTTP: printed for a room or for one card, and typed in from slips."""

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import httpx
import pytest
from pypdf import PdfReader

from tests.support.servers.serving import Server
from tests.support.visitors.event_office import Office


def test_results_are_typed_from_paper(office: Office) -> None:
    """By the numbers of the pairs, or at a table; a line that is wrong has a sentence; others are written.

    Of two lines for the same board the first is written; typed again later, it says what it replaces.
    """
    body = {"section": "A", "text": "1 1-4 3SA S =\n2 1-4 4P N -1\n9 1-4 3SA S =\n1 x\n1 1-4 3SA S +1\n"}
    lines = office.ask("POST", f"{office.path}/typed?language=fr", body, key=office.director)
    assert [True, True, False, False, False] == [line["version"] is not None for line in lines]
    assert all(line["sentence"] for line in lines[2:])
    assert "plus haut" in lines[4]["sentence"]

    def type_again(text: str, **more: object) -> Any:
        body = {"section": "A", "text": text, **more}
        (line,) = office.ask("POST", f"{office.path}/typed?language=fr", body, key=office.director)
        return line

    again = "1 1-4 3SA S +1"
    asked = type_again(again)
    assert (None, ["3NT= by S"]) == (asked["version"], asked["replaces"])
    assert ("corrected", 4) == (asked["entry"]["event"], asked["entry"]["result"]["tricks"] - 6)
    assert type_again(again, replacing={again: ["3NT-1 by S"]})["replaces"], "which is not there"
    assert type_again(again, replacing={again: asked["replaces"]})["version"]
    assert type_again(again)["version"], "the same replaces nothing"
    boards = office.seen(office.director)["sections"][0]["tables"][0]["boards"]
    assert ["3NT+1 by S", "4S-1 by N"] == [board["result"] for board in boards]
    for text, replaces in (
        ("1 1-4 60-40", ["3NT+1 by S"]),
        ("1 1-4 50-50", ["60-40"]),
        ("1 1-4 60-40", ["50-50"]),
    ):
        assert (None, replaces) == (type_again(text)["version"], type_again(text)["replaces"])
        assert type_again(text, replacing={text: replaces})["version"]
    said = [office.seen(key)["sections"][0]["tables"][0]["boards"][0] for key in (office.director, "")]
    assert [{"ns": "60", "ew": "40"}, None] == [board["outcome"] for board in said]
    at = {"section": "A", "text": "3 passed", "round": 1, "table": 2}
    assert office.ask("POST", f"{office.path}/typed", at, key=office.director)[0]["version"]


@pytest.mark.parametrize("what", ["guide-cards", "signs", "ranking", "results", "large-scorecards"])
def test_paper_is_printed(office: Office, what: str) -> None:
    """As PDF, for directors only."""
    office.report(1, 1, office.tables["A1"])
    body = {"section": "A", "address": "http://192.168.1.20:8080"}
    path = f"{office.path}/papers/{what}"
    answer = office.http.post(path, json=body, headers={"authorization": f"Bearer {office.director}"})
    assert answer.content.startswith(b"%PDF")
    assert "event.log.director" == office.ask("POST", path, body, status=403)["code"]


def test_a_card_is_printed_for_who_may_read_it(office: Office) -> None:
    """As PDF, also in large print, with what the card shows: no board too early, no name without consent."""
    name, result = "Zzyzxova", "3NT S ♥7 ="
    office.ask("PUT", f"{office.path}/persons/p1", {"name": name}, key=office.director)
    office.write({"event": "entered", "entrant": 1, "players": ["p1"]})
    office.report(1, 1, office.tables["A1"])

    def printed(key: str = "", points: int = 14) -> PdfReader:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        path = f"{office.path}/entrants/1/card.pdf?points={points}&language=en"
        return PdfReader(BytesIO(office.http.get(path, headers=headers).content))

    def found(pdf: PdfReader) -> tuple[bool, bool]:
        text = " ".join("".join(page.extract_text() for page in pdf.pages).replace("\u200b", "").split())
        return result in text, name in text

    assert (True, True) == found(printed(office.director))
    assert (False, False) == found(printed())
    office.write({"event": "closed"})
    assert (True, False) == found(printed())
    (page,) = printed(points=20).pages
    assert page.mediabox.width > page.mediabox.height
    path = f"{office.path}/entrants"
    assert "option.value" == office.ask("GET", f"{path}/1/card.pdf?points=15", status=422)["code"]
    assert "event.no-such-entrant" == office.ask("GET", f"{path}/99/card.pdf", status=404)["code"]


def test_a_substitute_is_named_on_paper(office: Office) -> None:
    """After those who entered, as on the page of the ranking."""
    for player, name in (("p1", "Zzyzxova"), ("p2", "Quimby")):
        office.ask("PUT", f"{office.path}/persons/{player}", {"name": name}, key=office.director)
    office.write({"event": "entered", "entrant": 1, "players": ["p1"]})
    office.write({"event": "substituted", "entrant": 1, "players": ["p2"], "round": 2})
    office.report(1, 1, office.tables["A1"])
    for what in ("ranking", "scorecards", "guide-cards"):
        answer = office.http.post(
            f"{office.path}/papers/{what}",
            json={"section": "A", "address": "http://192.168.1.20:8080"},
            headers={"authorization": f"Bearer {office.director}"},
        )
        pages = PdfReader(BytesIO(answer.content)).pages
        assert "Zzyzxova – Quimby" in " ".join(page.extract_text() for page in pages), what


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    """Ask a server."""
    with httpx.Client(base_url=server.address, timeout=30) as client:
        yield client


def test_papers_of_an_odd_number(http: httpx.Client) -> None:
    """Of seven pairs no paper names an eighth; the pair that sits out is told so on all of them."""
    pairs = 7
    made = http.post("/api/events", json={"title": "Tuesday"}).json()
    path, key = f"/api/events/{made['code']}", {"authorization": f"Bearer {made['key']}"}
    proposed = http.get("/api/event-movements", params={"pairs": pairs, "minutes": 195, "boards": 3}).json()
    places = {str(one): one for one in range(1, pairs + 1)}
    for entry in (
        {"event": "planned", "section": "A", "movement": proposed[0]["movement"], "round": 1, "minutes": 7},
        {"event": "seated", "section": "A", "places": places},
    ):
        assert http.post(f"{path}/entries", json={"entry": entry}, headers=key).status_code == 200

    def printed(what: str) -> str:
        body = {"section": "A", "address": "http://192.168.1.20:8080"}
        pdf = http.post(f"{path}/papers/{what}?language=fr", json=body, headers=key).content
        pages = PdfReader(BytesIO(pdf)).pages
        return " ".join(" ".join(page.extract_text() for page in pages).replace("\u200b", "").split())

    cards = printed("guide-cards")
    assert "Paire 7" in cards
    assert "Paire 8" not in cards
    assert cards.count("Exempt : ") + cards.count("Vous ne jouez pas le premier tour") >= pairs
    sittings = [sitting for cells in proposed[0]["movement"]["rounds"] for sitting in cells]
    alone = [s for s in sittings if pairs + 1 in s["ns"] + s["ew"]]
    assert len(alone) == pairs
    assert "personne" in printed("table-cards")
    assert printed("travellers").count("exempt") == sum(len(sitting["boards"]) for sitting in alone)
    assert "exempt" in printed("signs")
    closed = {sitting["table"] for sitting in alone} - {s["table"] for s in sittings if s not in alone}
    assert printed("slips").count("exempte") == sum(sitting["table"] not in closed for sitting in alone)
