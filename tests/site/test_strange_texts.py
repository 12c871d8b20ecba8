"""No text breaks a call, on either database, and none that deceives or breaks is stored.

The places that take text are those of the OpenAPI document; none is listed here.
"""

import json
import os
import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from sqlalchemy import MetaData, create_engine, select

from tests.site.collections.samples import DEAL, FILE
from tests.site.strange_places import Document, Place, address
from tests.support.servers.serving import Server
from tests.support.thorough import first_of
from tests.support.visitors.event_office import Office

pytestmark = pytest.mark.slow

UNLIMITED = {
    "rates": [],
    "request_burst": 1_000_000,
    "burst_requests_a_second": 1_000_000,
    "visitor_tables": 1_000_000,
}
STRANGE = (
    "Zo\x00e",
    "\x1b[2J",
    "Zo\u202ee\u0301\u2066\u200b",
    "\u200b\u2800",
    "é" * 260,
    "../..%2f..\\",
)
LONG = "Z" * 6000
"""Longer than an address may be."""
HALF = "\ud800"
"""What JSON can say, and no address."""
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
ESCAPED = re.compile(r"\\u[0-9a-f]{4}", re.IGNORECASE)


def texts_for(place: Place, number: int) -> tuple[str, ...]:
    """The texts that are put in a place: every other one by turns, all of them in `make thorough`."""
    texts = (*STRANGE, *((HALF, LONG) if place.where in ("body", "file") else ()))
    return texts if "CHELEM_THOROUGH" in os.environ else texts[number % 2 :: 2]


class House:
    """A server with an event, a table, a collection and a challenge."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=120)
        self.http.put("/api/me", json={"name": "Zoé"})
        self.table = self._made("/api/tables", {"game": "contract", "policy": {"pace": "instant"}})
        self.challenge = self._made("/api/challenges", {"boards": 2})
        self.match = self._made("/api/team-matches", {"boards": 2})
        self.collection = self.http.post("/api/library", content=FILE).json()["code"]
        self.office = Office(server)

    def _made(self, path: str, body: dict[str, Any]) -> str:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        made = answer.json()
        return str(made.get("code") or made["table"])

    def known(self, place: Place) -> dict[str, str]:
        """Usual values of the parameters of a path."""
        codes = {
            "events": self.office.path.rpartition("/")[2],
            "library": self.collection,
            "challenges": self.challenge,
            "team-matches": self.match,
        }
        code = codes.get(place.path.split("/")[2], self.table)
        of_events = {"section": "A", "table": "A1", "what": "results"}
        return {"code": code, "seat": "N", "system": "sef", "game": "contract", **of_events}

    def close(self) -> None:
        """End its connections."""
        self.http.close()
        self.office.http.close()

    def send(self, document: Document, place: Place, text: str) -> httpx.Response:
        """Make a call with a text in its place."""
        key = self.office.director if place.path.startswith("/api/events/") else ""
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {key}"} if key else {})}
        content = b""
        if place.where == "body":
            content = json.dumps(document.body(place, text)).encode()
        elif place.where == "file":
            content = file_with(text).encode(errors="surrogatepass")
        elif place.method != "GET":
            content = b"{}"
        return self.http.request(
            place.method, address(place, text, self.known(place)), content=content, headers=headers
        )


def file_with(text: str) -> str:
    """A file of boards with a text among its names, comments and tags."""
    return f'[Event "{text}"]\n[North "{text}"]\n[Board "1"]\n[Deal "{DEAL}"]\n{{{text}}}\n'


def stored_texts(url: str) -> Iterator[tuple[str, str]]:
    """Yield every text of a database with its column; what JSON escapes is as it was."""
    engine, schema = create_engine(url), MetaData()
    schema.reflect(engine)
    with engine.connect() as connection:
        for table in schema.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                for column, value in row.items():
                    if isinstance(value, str):
                        yield f"{table.name}.{column}", ESCAPED.sub(_unescaped, value)
    engine.dispose()


def _unescaped(found: re.Match[str]) -> str:
    return str(json.loads(f'"{found[0]}"'))


@pytest.mark.parametrize("database", first_of(("sqlite", "postgresql"), "postgresql"), indirect=True)
def test_no_text_breaks_a_call_or_is_stored_as_it_came(database: str, tmp_path) -> None:
    """Null characters, controls, directions, halves of characters, invisible and very long texts."""
    with Server(tmp_path, database=database, limits=UNLIMITED) as server, closing(House(server)) as house:
        document = Document(house.http)
        places = list(document.places())
        assert {"path", "query", "body", "file"} == {place.where for place in places}
        broken, taken = [], 0
        for number, place in enumerate(places):
            for text in texts_for(place, number):
                answer = house.send(document, place, text)
                taken += answer.is_success
                if answer.status_code >= 500:
                    broken.append((str(place), text[:12], answer.status_code))
        assert [] == broken
        assert taken > 50, "some of these texts are taken, without what is left out of them"
        said = (server.folder / "said.txt").read_text(encoding="utf-8")
        assert "Traceback" not in said
    texts = list(stored_texts(server.database))
    assert [] == [(column, text[:200]) for column, text in texts if FORBIDDEN.search(text)]
    assert any("Zoé" in text for _, text in texts)
