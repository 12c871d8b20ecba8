"""Boards that somebody has still to play: no route tells their hands or results, by whatever name.

The routes are those of the API's description, so that new ones are tried too.
"""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import httpx
import pytest

from chelem.core.phrases import Phrase
from tests.events.paper.reading import all_text
from tests.site.contests.api.test_challenges import friends, play_match
from tests.site.events.api.test_deals import pbn, upload
from tests.site.events.api.test_keys import player
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Kept
from tests.support.visitors.event_office import Office

UNTRIED = {"/api/rules/{game}", "/api/pages/{page}", "/api/games/{game}/messages.ftl"}
"""Pages of text, without a board."""
CARD = re.compile(r"[CDHS][2-9TJQKA]")
HANDS = "AKQJT987654.32.. .AKQJT987654.32. ..AKQJT987654.32 32...AKQJT987654"
GRAND = {"strain": "NT", "tricks": 13, "stake": 4, "declarer": "W"}
"""A contract that stands nowhere else."""


def routes(http: httpx.Client, methods: tuple[str, ...]) -> list[tuple[str, str, list[str]]]:
    """The methods and paths of the API with the names of their parameters."""
    described = http.get("/api/openapi.json").json()["paths"]
    return [
        (method, path, re.findall(r"{(\w+)}", path))
        for path, kinds in described.items()
        for method in methods
        if method.lower() in kinds and path not in UNTRIED
    ]


def filled(path: str, names: list[str], pool: dict[str, list[str]]) -> Iterator[str]:
    """Yield a path with every value that a parameter may have."""
    for values in product(*(pool.get(name, pool[""]) for name in names)):
        yield path.format(**dict(zip(names, values, strict=True)))


def lists_of_cards(value: object) -> Iterator[list[str]]:
    """Yield the lists in a JSON value of which all are cards."""
    if isinstance(value, dict):
        for each in value.values():
            yield from lists_of_cards(each)
    elif isinstance(value, list):
        if len(value) > 4 and all(isinstance(each, str) and CARD.fullmatch(each) for each in value):
            yield value
        for each in value:
            yield from lists_of_cards(each)


@pytest.fixture
def office(server: Server) -> Iterator[Office]:
    office = Office(server)
    yield office
    office.http.close()


POOL = {
    "": ["1", "2"],
    "section": ["A"],
    "table": ["A1", "1"],
    "entrant": ["1", "4"],
    "what": ["results", "scorecards", "travellers"],
    "form": ["pbn"],
}
BODIES = {
    "typed": {"section": "A", "text": "2 passed"},
    "papers": {"section": "A", "address": "http://localhost/{table}"},
    "effect": {"entries": [{"event": "closed"}]},
}


@pytest.mark.slow
def test_no_route_tells_a_board_of_an_event_before_it_is_played(office: Office) -> None:
    """To the public, another table and a pair elsewhere: neither hands nor the result of a table.

    The hands have eleven cards of a suit, and the contract is seven notrump redoubled, thirteen down.
    """
    deals = "".join(f'[Board "{board}"]\n[Deal "N:{HANDS}"]\n\n' for board in range(1, 7))
    assert upload(office, deals.encode(), office.director).is_success
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    result = {"contract": GRAND, "tricks": 0, "lead": "S2"}
    office.write({"event": "reported", **at, "result": result}, office.tables["A1"])
    office.ask("POST", f"{office.path}/rankings", {}, key=office.director)
    code = office.path.rpartition("/")[2]
    pool = POOL | {"code": [code, f"{code}.1"], "number": ["1", code], "entries": ["1", "6", "7"]}
    keys = {"": "", "A2": office.tables["A2"], "pair 2": player(office, 2)}
    told, printed = 0, set()
    for method, path, names in routes(office.http, ("GET", "POST")):
        if "/claims" in path or "devices" in path:
            continue
        body = next((body for word, body in BODIES.items() if word in path), {})
        for address, (who, key) in product(filled(path, names, pool), keys.items()):
            headers = {"authorization": f"Bearer {key}"} if key else {}
            content = None if method == "GET" else body
            answer = office.http.request(method, address, json=content, headers=headers)
            assert answer.status_code < 500, address
            if names and names[0] == "code" and answer.is_success:
                told += 1
            if "pdf" in answer.headers.get("content-type", ""):
                printed.add(address)
                assert not re.search("7(NT|SA)", all_text(answer.content)), (who, address)
            if "json" in answer.headers.get("content-type", ""):
                suits = [Counter(card[0] for card in cards) for cards in lists_of_cards(answer.json())]
                assert not [each for each in suits if 11 in each.values()], (who, address)
            for needle in ("AKQJT987654.32", "7NTXX"):
                assert needle not in answer.text, (who, address, needle)
    assert told > 10, "some of these routes answer"
    assert f"{office.path}/entrants/1/card.pdf" in printed
    headers = {"authorization": f"Bearer {office.director}"}
    card = office.http.get(f"{office.path}/entrants/1/card.pdf", headers=headers)
    assert re.search("7(NT|SA)", all_text(card.content))
    known = office.ask("GET", f"{office.path}/boards/1", key=office.director)
    assert "7NTXX" in json.dumps(known)
    assert {11} == {max(Counter(card[0] for card in hand).values()) for hand in lists_of_cards(known)}


def test_no_lead_is_an_oracle_of_hands(office: Office) -> None:
    """A pair's own phone learns nothing before the other side agrees, a table's device once for a board."""
    turned = pbn(1).replace(b"N:", b"S:")
    upload(office, turned + pbn(2), office.director)
    at = {"section": "A", "round": 1, "table": 1, "board": 1}

    def doubts(key: str, lead: str, event: str = "reported", board: int = 1) -> list[str]:
        contract = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "N"}
        result = {"contract": contract, "tricks": 9, "lead": lead}
        found: list[str] = office.write({"event": event, **at, "board": board, "result": result}, key)[
            "doubts"
        ]
        return found

    ns = player(office, 1)
    assert [] == doubts(ns, "S2") == doubts(ns, "C2", "corrected")
    table = office.tables["A1"]
    first, again = doubts(table, "C2", board=2), doubts(table, "D2", "corrected", board=2)
    assert "did not hold" in first[0]
    assert [] == again
    assert any("fits board 1" in sentence for sentence in first), "the table has played the wrong board"


def test_whoever_confirms_reads_the_same_question(office: Office) -> None:
    """All at a table are told what its phone was; nothing of a pair's own statement, nor at other tables."""
    upload(office, pbn(1), office.director)

    def told(key: str, table: int = 1) -> list[str]:
        (section,) = office.ask("GET", office.path, key=key)["sections"]
        here = next(each for each in section["tables"] if each["table"] == table)
        board = next(each for each in here["boards"] if each["board"] == 1)
        return [Phrase(each["code"], each["facts"]).say("en") for each in board["doubts"]]

    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    contract = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "N"}
    stated = {"contract": contract, "tricks": 9, "lead": "S2"}
    ns, ew, table = player(office, 1), player(office, 4), office.tables["A1"]
    office.write({"event": "reported", **at, "result": stated}, ns)
    assert [] == told(ns) == told(ew) == told(table)
    office.write({"event": "undone", "of": office.seen()["version"] - 1})
    answer = office.write({"event": "reported", **at, "result": stated}, table)
    assert answer["doubts"]
    assert answer["doubts"] == told(table) == told(ns) == told(ew)
    assert [] == told("") == told(office.tables["A2"])
    office.write({"event": "corrected", **at, "result": {**stated, "lead": "D2"}}, table)
    assert [] == told(table)


def secrets_of(revealed: dict[str, Any]) -> set[str]:
    """What must not be told of a deal: its number, its salt, and each hand as a list of cards and in PBN."""
    hands = revealed["hands"].values()
    suits = [[[card[1] for card in hand if card[0] == suit] for suit in "SHDC"] for hand in hands]
    texts = {".".join("".join(sorted(suit, key="AKQJT98765432".index)) for suit in hand) for hand in suits}
    return {revealed["number"], revealed["salt"], *("".join(sorted(hand)) for hand in hands), *texts}


@pytest.mark.slow
@pytest.mark.usefixtures("one_day")
def test_no_route_tells_a_board_of_the_day_before_it_is_played(server: Server, kept: Kept) -> None:
    """By the codes of a table, of a kept board, of the day: neither its hands nor how others have done.

    Ben has played the first board, Anne both; a stranger has played none.
    """

    async def work() -> None:
        async with friends(server.address, 3) as (anne, ben, stranger):
            day = await anne.ask("GET", "/api/daily")
            table = (await anne.ask("POST", "/api/daily/tables", {}))["code"]
            other = (await ben.ask("POST", "/api/daily/tables", {}))["code"]
            await play_match(anne, table, 5, 2)
            await play_match(ben, other, 5, 1)
            (place,) = await anne.ask("GET", "/api/library")
            entries = list(map(json.loads, kept.lines(table)))
            boards = [each for each in entries if each["event"] == "revealed"]
            first, second = map(secrets_of, boards)
            with httpx.Client(base_url=server.address) as http:
                found = routes(http, ("GET",))
            codes = [table, other, place["code"], day["event"], f"{day['event']}.2"]
            pool = {
                "": ["1", "2"],
                "code": codes,
                "day": [day["date"]],
                "month": [day["date"][:7]],
                "number": [*codes, "1", "2"],
                "system": ["sayc"],
                "lesson": ["1"],
            }
            for method, path, names in found:
                # The number of a deal or board, where a code is asked for too, is none itself.
                numbers = {"number": ["1", "2"]} if "code" in names else {}
                for address in filled(path, names, pool | numbers):
                    for reader, hidden in ((ben, second), (stranger, first | second)):
                        if reader is ben and other in address:
                            continue
                        answer = await reader.client.request(method, address)
                        assert answer.status_code < 500, address
                        words = set(re.findall(r"[\w.]+", answer.text))
                        if "json" in answer.headers.get("content-type", ""):
                            words |= {"".join(sorted(each)) for each in lists_of_cards(answer.json())}
                        assert not hidden & words, (address, hidden & words)
            own = await anne.ask("GET", f"/api/tables/{table}/deals/2")
            assert second & {"".join(sorted(each)) for each in lists_of_cards(own)}, (
                "who has played it sees it"
            )
            for name in (*codes, f"{server.address}/table/{table}/2", f"{server.address}/jour/{day['date']}"):
                for path in ("", "/analysis", "/play"):
                    content = {"content": name.encode(), "headers": {"content-type": "text/plain"}}
                    answer = await ben.client.post(f"/api/boards{path}", **content)
                    assert 400 <= answer.status_code < 500, (name, path)
            seen = await ben.ask("GET", f"/api/daily/{day['date']}")
            assert [1] == [board["board"] for board in seen["results"]]
            unseen = await stranger.ask("GET", f"/api/daily/{day['date']}")
            assert [] == unseen["results"]
            assert {None} == {player["percent"] for player in unseen["players"]}

    asyncio.run(work())
