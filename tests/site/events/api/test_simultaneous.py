"""A simultaneous over HTTP: a club and an online event play the same boards, in one field."""

import json
from collections.abc import Iterator
from io import BytesIO

import httpx
import pytest

from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.draws import board_salt, hash_of_text, promise_digest
from chelem.events.log.values import event_codec_of
from chelem.formats import Format, read_boards
from chelem.formats.pbn.reading import read_pbn
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.support.servers.serving import Server

MOVEMENT = mitchell(2, 2, 1)


class Directed:
    """An event and the key of its organiser."""

    def __init__(self, http: httpx.Client, **terms: object) -> None:
        self.http = http
        made = http.post("/api/events", json={"title": "Evening", **terms}).json()
        self.path, self.key = f"/api/events/{made['code']}", made["key"]

    def ask(self, method: str, path: str, body: object = None, *, status: int = 200, key: bool = True):
        headers = {"authorization": f"Bearer {self.key}"} if key else {}
        answer = self.http.request(method, self.path + path, json=body, headers=headers)
        assert status == answer.status_code, answer.text
        return answer if path == "/deals/file" and status == 200 else answer.json()

    def write(self, name: str, **fields: object):
        return self.ask("POST", "/entries", {"entry": {"event": name, **fields}})

    def play(self, *points: str) -> None:
        """Seat four pairs at two real tables for two rounds, and report the results of both boards."""
        for number in range(1, 5):
            self.write("entered", entrant=number, players=[])
        movement = event_codec_of(Movement).write(MOVEMENT)
        self.write("planned", section="A", movement=movement, round=1, minutes=7)
        self.write("seated", section="A", places={str(each): each for each in range(1, 5)})
        results = iter(points)
        for number, cell in MOVEMENT:
            if cell.table == 1:
                self.write("started", section="A", round=number)
            strain, level, tricks = next(results).split()
            at = {"round": number, "table": cell.table, "board": cell.boards[0]}
            contract = {"strain": strain, "tricks": int(level) + 6, "stake": 1, "declarer": "N"}
            result = {"contract": contract, "tricks": int(tricks)}
            self.write("reported", section="A", **at, result=result)


def invite(whole: Directed, club: str = "Les Remparts", *, accepted: bool = True) -> str:
    """The code for a club, whose event the organiser has accepted beforehand or not."""
    clubs = whole.ask("POST", "/invitations", {"club": club, "accepted": accepted}, status=201)
    return str(clubs[-1]["invitation"])


def standings(whole: Directed) -> list[str]:
    """How far the invitations are, and the events that have used them."""
    return [club["standing"] for club in whole.ask("GET", "/invitations")]


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


def test_two_clubs_are_one_field(http: httpx.Client) -> None:
    """One ranking and one traveller of eight pairs, told once it is over, with the secret of the boards."""
    whole = Directed(http, simultaneous=True)
    invitation = invite(whole)
    clubs = [Directed(http, invitation=f"{invitation[:8]}-{invitation[8:]}".upper()), Directed(http)]
    clubs[1].ask("POST", "/simultaneous", {"invitation": invite(whole)})
    dealt = [club.ask("GET", "/deals/file").text for club in clubs]
    assert dealt[0] == dealt[1]
    assert dealt[0].count("[Deal ") == 40
    clubs[0].play("NT 3 9", "NT 3 9", "S 2 8", "S 2 8")
    clubs[1].play("NT 3 10", "NT 3 8", "S 2 9", "S 2 7")
    for club in clubs:
        club.write("closed")
        assert club.ask("GET", "/boards/1", key=False, status=403)["code"] == "event.board-later"
        assert club.ask("GET", "")["revealed"] == ""
    assert whole.ask("GET", "/field", key=False)["ranked"] is None
    assert whole.ask("GET", "/field/boards/1", key=False, status=403)["code"] == "event.board-later"
    whole.write("closed")
    for _ in range(200):
        if (event := whole.ask("GET", ""))["revealed"]:
            break
    assert hash_of_text(event["revealed"]) == event["committed"] == clubs[0].ask("GET", "")["committed"]
    field = whole.ask("GET", "/field", key=False)
    assert event["form"] == field["form"]
    assert len(field["ranked"]) == 8
    assert {(one["member"], one["entrant"]) for one in field["ranked"]} == {
        (member, entrant) for member in (0, 1) for entrant in (1, 2, 3, 4)
    }
    traveller = whole.ask("GET", "/field/boards/1", key=False)
    assert len(traveller["lines"]) == 4
    best = traveller["lines"][0]
    assert (best["member"], best["ns_result"], best["ns_place"], best["ew_place"]) == (1, 100.0, 1, 4)
    assert traveller["members"][1]["code"] == clubs[1].path.rpartition("/")[2]
    assert {one["number"] for line in traveller["lines"] for one in line["ns"]} == {"1", "2"}
    assert clubs[0].ask("GET", "/boards/1", key=False)["hands"]


def test_an_online_event_plays_the_boards_of_a_club(http: httpx.Client) -> None:
    """They are promised by the same hash; who may play them is not told them beforehand."""
    whole, club, online = Directed(http, simultaneous=True), Directed(http), Directed(http, online=True)
    for member in (club, online):
        member.ask("POST", "/simultaneous", {"invitation": invite(whole)})
    online_file = online.ask("GET", "/deals/file", status=409)
    assert online_file["code"] == "event.deals-online"
    assert len({each.ask("GET", "")["committed"] for each in (whole, club, online)}) == 1
    with httpx.Client(base_url=http.base_url, timeout=60) as player:
        player.put(f"{online.path}/place", json={"name": "Anne", "partner": "robot"})
        movement = event_codec_of(Movement).write(barometer(mitchell(2, 2, 1)))
        online.ask("POST", "/start", {"movement": movement, "minutes": 5})
        place = player.get(f"{online.path}/place").json()
        while place["opening"]:
            place = player.get(f"{online.path}/place", params={"tag": place["tag"], "wait": 5}).json()
        table = place["tables"][0]
        text = player.get(f"/api/tables/{table['code']}").json()
    assert text["you"]["seat"] == table["seat"]
    games = list(read_pbn(BytesIO(club.ask("GET", "/deals/file").content)))
    assert len(games) == 40
    field = whole.ask("GET", "/field")
    assert [member["online"] for member in field["members"]] == [False, True]


def test_nobody_joins_without_the_invitation(http: httpx.Client) -> None:
    """Nor after the first round has begun, nor twice; no director writes what the program promises."""
    whole, club, late = Directed(http, simultaneous=True), Directed(http), Directed(http)
    assert whole.ask("GET", "/invitation", status=409)["code"] == "event.simultaneous.by-club"
    invitation = invite(whole)
    wrong = {"invitation": invitation[:-1] + ("a" if invitation[-1] != "a" else "b")}
    assert club.ask("POST", "/simultaneous", wrong, status=403)["code"] == "event.simultaneous.invitation"
    club.ask("POST", "/simultaneous", {"invitation": invitation})
    again = club.ask("POST", "/simultaneous", {"invitation": invitation}, status=409)
    assert again["code"] == "event.simultaneous.twice"
    path = "/api/events"
    opened = http.post(path, json={"title": "Evening", **wrong})
    assert (opened.status_code, opened.json()["code"]) == (403, "event.simultaneous.invitation")
    assert http.post(path, json={"title": "Evening", "invitation": "?"}).json() == opened.json()
    late.play("NT 3 9", "NT 3 9", "S 2 8", "S 2 8")
    refused = late.ask("POST", "/simultaneous", {"invitation": invite(whole)}, status=409)
    assert refused["code"] == "event.simultaneous.begun"
    body = {"entry": {"event": "joined", "member": "abcdefgh"}}
    assert whole.ask("POST", "/entries", body, status=403)["code"] == "event.log.program"


def test_the_director_of_a_simultaneous_draws_the_boards_of_all_with_the_program(http: httpx.Client) -> None:
    """Before the first joins; every member has the same promise and pledge, and plays those boards."""
    nonce = "0c" * 32
    whole = Directed(http, simultaneous=True)
    promised = whole.ask("POST", "/deals/promise")["hash"]
    whole.ask("POST", "/deals/nonce", {"nonce": nonce})
    clubs = [Directed(http, invitation=invite(whole)), Directed(http, invitation=invite(whole))]
    dealt = [club.ask("GET", "/deals/file").text for club in clubs]
    assert dealt[0] == dealt[1]
    for each in (whole, *clubs):
        event = each.ask("GET", "")
        assert (promised, [hash_of_text(nonce)]) == (event["committed"], event["pledges"])
        other = each.ask("POST", "/deals/nonce", {"nonce": "0d" * 32}, status=409)
        assert other["code"] == "event.promise.late"
    clubs[0].play("NT 3 9", "NT 3 9", "S 2 8", "S 2 8")
    whole.write("closed")
    for _ in range(200):
        if (event := whole.ask("GET", ""))["revealed"]:
            break
    assert [nonce] == event["nonces"] == clubs[0].ask("GET", "")["nonces"]
    first = next(iter(read_boards(BytesIO(dealt[0].encode()), Format.PBN)))
    salt = board_salt(event["revealed"], [nonce], 1)
    assert first.deal == Deal.from_number(int.from_bytes(promise_digest(salt, ())) % DEAL_COUNT)


def test_nobody_adds_to_boards_that_others_have_joined_for(http: httpx.Client) -> None:
    """Their tables may have made them up already."""
    whole = Directed(http, simultaneous=True)
    Directed(http, invitation=invite(whole))
    refused = whole.ask("POST", "/deals/nonce", {"nonce": "0c" * 32}, status=409)
    assert (refused["code"], whole.ask("GET", "")["pledges"]) == ("event.promise.late", [])


def test_a_club_has_the_hands_once_the_organiser_has_admitted_it(http: httpx.Client) -> None:
    """Not while it asks, nor when it is refused; the organiser alone sees who has used which code."""
    whole, club, stranger = Directed(http, simultaneous=True), Directed(http), Directed(http)
    for event, name in ((club, "Les Remparts"), (stranger, "Saint-Malo")):
        event.ask("POST", "/simultaneous", {"invitation": invite(whole, name, accepted=False)})
        assert event.ask("GET", "/deals/file", status=404)["code"] == "event.deals-none"
        assert event.ask("GET", "")["field"] == "asked"
    assert [] == whole.ask("GET", "/field")["members"]
    assert whole.ask("GET", "/invitations", key=False, status=403)["code"] == "event.log.director"
    codes = [event.path.rpartition("/")[2] for event in (club, stranger)]
    listed = whole.ask("GET", "/invitations")
    assert [("Les Remparts", codes[0]), ("Saint-Malo", codes[1])] == [
        (each["club"], each["member"]) for each in listed
    ]
    club.ask("PUT", f"/members/{codes[0]}", {"admitted": True}, status=404)
    whole.ask("PUT", f"/members/{codes[0]}", {"admitted": True})
    whole.ask("PUT", f"/members/{codes[1]}", {"admitted": False})
    assert ["member", "refused"] == standings(whole)
    assert club.ask("GET", "/deals/file").text.count("[Deal ") == 40
    assert club.ask("GET", "")["field"] == "member"
    assert stranger.ask("GET", "/deals/file", status=404)["code"] == "event.deals-none"
    assert stranger.ask("GET", "")["committed"] == ""
    again = whole.ask("PUT", f"/members/{codes[1]}", {"admitted": True}, status=409)
    assert again["code"] == "event.simultaneous.no-member"
    stranger.ask("POST", "/simultaneous", {"invitation": invite(whole, "Saint-Malo")})
    assert [codes[0], codes[1]] == [each["code"] for each in whole.ask("GET", "/field")["members"]]


def test_an_event_that_waits_may_ask_another_simultaneous(http: httpx.Client) -> None:
    """The first one may be gone; it can no longer admit the event, which plays the boards of the second."""
    first, second, club = Directed(http, simultaneous=True), Directed(http, simultaneous=True), Directed(http)
    club.ask("POST", "/simultaneous", {"invitation": invite(first, accepted=False)})
    club.ask("POST", "/simultaneous", {"invitation": invite(second)})
    code = club.path.rpartition("/")[2]
    late = first.ask("PUT", f"/members/{code}", {"admitted": True}, status=409)
    assert late["code"] == "event.simultaneous.no-member"
    first.ask("PUT", f"/members/{code}", {"admitted": False})
    assert club.ask("GET", "")["simultaneous"] == second.path.rpartition("/")[2]
    assert club.ask("GET", "")["field"] == "member"


def test_the_results_of_a_member_leave_the_field_with_it(http: httpx.Client) -> None:
    """Also after all have played, and when it is over; they may be counted again; its boards stay secret."""
    whole, clubs = Directed(http, simultaneous=True), (Directed(http), Directed(http))
    codes = [club.path.rpartition("/")[2] for club in clubs]
    for club in clubs:
        club.ask("POST", "/simultaneous", {"invitation": invite(whole)})
        club.play("NT 3 10", "NT 3 8", "S 2 9", "S 2 7")
        club.write("closed")
    assert 8 == len(whole.ask("GET", "/field")["ranked"])
    whole.ask("PUT", f"/members/{codes[1]}", {"admitted": False})
    field = whole.ask("GET", "/field")
    assert [codes[0]] == [each["code"] for each in field["members"]]
    assert {0} == {one["member"] for one in field["ranked"]}
    assert 4 == len(field["ranked"])
    assert clubs[1].ask("GET", "")["field"] == "removed"
    assert clubs[1].ask("GET", "/boards/1", key=False, status=403)["code"] == "event.board-later"
    assert clubs[1].ask("GET", "/deals/file", status=409)["code"] == "event.simultaneous.removed"
    whole.write("closed")
    while not clubs[1].ask("GET", "")["revealed"]:
        pass
    assert clubs[1].ask("GET", "/deals/file").text.count("[Deal ") == 40
    whole.ask("PUT", f"/members/{codes[1]}", {"admitted": True})
    assert ["member", "member"] == standings(whole)
    assert 8 == len(whole.ask("GET", "/field", key=False)["ranked"])
    log = http.get(f"{whole.path}/log", headers={"authorization": f"Bearer {whole.key}"}).text
    written = [json.loads(line) for line in log.splitlines()]
    assert ["removed", "admitted"] == [
        entry["event"] for entry in written if entry["event"] in ("removed", "admitted")
    ]


def test_a_code_is_for_one_club_and_may_be_withdrawn(http: httpx.Client) -> None:
    """One that is used or withdrawn opens nothing; what was decided is not undone in the log."""
    whole, club, other = Directed(http, simultaneous=True), Directed(http), Directed(http)
    used, withdrawn = invite(whole), invite(whole, "Saint-Malo")
    club.ask("POST", "/simultaneous", {"invitation": used})
    refused = other.ask("POST", "/simultaneous", {"invitation": used}, status=409)
    assert refused["code"] == "event.simultaneous.used"
    whole.ask("DELETE", "/invitations/1", status=409)
    whole.ask("DELETE", "/invitations/2")
    refused = other.ask("POST", "/simultaneous", {"invitation": withdrawn}, status=403)
    assert refused["code"] == "event.simultaneous.invitation"
    assert ["member", "withdrawn"] == standings(whole)
    for entry in ({"event": "admitted", "member": "abcdefgh"}, {"event": "undone", "of": 1}):
        whole.ask("POST", "/entries", {"entry": entry}, status=403 if entry["event"] == "admitted" else 409)
    http.delete(club.path, headers={"authorization": f"Bearer {club.key}"})
    assert ["gone", "withdrawn"] == standings(whole)
