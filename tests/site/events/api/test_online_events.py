"""Online events over HTTP: people enter themselves, are seated by the movement, and play at tables."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.support.servers.serving import Server

PAIRS = event_codec_of(Movement).write(mitchell(2, 2, 2))


class Visitor:
    """A browser with its cookie, at one event."""

    def __init__(self, server: Server, path: str) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=60)
        self.path = path

    def ask(self, method: str, path: str, body: object = None, *, status: int = 200, key: str = "") -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, f"{self.path}{path}", json=body, headers=headers)
        assert status == answer.status_code, answer.text
        return answer.json()

    def enter(self, name: str, partner: str, status: int = 200, **more: object) -> Any:
        return self.ask("PUT", "/place", {"name": name, "partner": partner, **more}, status=status)

    @property
    def place(self) -> Any:
        """The place, once the tables of the round are open."""
        return self.place_once(lambda place: not place["opening"])

    def place_once(self, is_so: Callable[[Any], bool]) -> Any:
        """Return the place once it is as expected, following its changes."""
        place = self.ask("GET", "/place")
        for _ in range(60):
            if is_so(place):
                break
            place = self.ask("GET", f"/place?tag={place['tag']}&wait=5")
        return place


class Online:
    """An online event, its director, and people who come to it."""

    def __init__(self, server: Server, **terms: object) -> None:
        self.server = server
        with httpx.Client(base_url=server.address, timeout=60) as http:
            made = http.post("/api/events", json={"title": "Evening", "online": True} | terms).json()
        self.path, self.key = f"/api/events/{made['code']}", made["key"]
        self.visitors: list[Visitor] = []
        self.director = self.visitor()

    def visitor(self) -> Visitor:
        self.visitors.append(Visitor(self.server, self.path))
        return self.visitors[-1]

    def close(self) -> None:
        for visitor in self.visitors:
            visitor.http.close()

    def start(self, status: int = 200, **more: object) -> Any:
        body = {"movement": PAIRS, "minutes": 5, **more}
        return self.director.ask("POST", "/start", body, key=self.key, status=status)

    def log(self) -> list[str]:
        answer = self.director.http.get(f"{self.path}/log", headers={"authorization": f"Bearer {self.key}"})
        return answer.text.splitlines()


@pytest.fixture
def online(server: Server) -> Iterator[Online]:
    online = Online(server)
    yield online
    online.close()


def test_people_enter_in_twos(online: Online) -> None:
    """By a link, with whoever else comes alone, or with a robot; each has a number, and nobody two."""
    anne, ben, cleo, dan, eve = (online.visitor() for _ in range(5))
    first = anne.enter("Anne", "invited")
    assert (first["entrant"], first["partner_kind"]) == (1, "none")
    joined = ben.enter("Ben", "invited", invitation=first["key"])
    assert (joined["entrant"], joined["partner"]) == (1, "Anne")
    assert anne.place["partner"] == "Ben"
    assert cleo.enter("Cléo", "anyone")["partner_kind"] == "anyone"
    assert dan.enter("Dan", "anyone")["partner"] == "Cléo"
    assert (eve.enter("Eve", "robot")["partner_kind"], eve.place["entrant"]) == ("robot", 3)
    assert anne.enter("Anne", "robot", status=409)["code"] == "event.online.twice"
    late = online.visitor()
    assert (
        late.enter("Fred", "invited", invitation=first["key"], status=403)["code"]
        == "event.online.invitation"
    )
    assert late.enter("", "robot", status=409)["code"] == "event.online.name"


def test_a_director_who_corrects_a_name_leaves_the_player_their_place(online: Online) -> None:
    """The person is still that of the browser that entered, however the name is stored."""
    anne = online.visitor()
    entered = anne.enter("Ane", "robot")["entrant"]
    (person,) = online.director.ask("GET", "/persons", key=online.key)
    for name, method, path, body in (
        ("Anne", "PUT", f"/persons/{person['id']}", {"name": "Anne"}),
        ("Anne B", "PATCH", "/persons", {"people": [{"id": person["id"], "name": "Anne B"}]}),
    ):
        online.director.ask(method, path, body, key=online.key)
        assert (entered, name) == (anne.place["entrant"], anne.place["name"])


@pytest.fixture
def teams(server: Server) -> Iterator[Online]:
    online = Online(server, kind="teams")
    yield online
    online.close()


def names(mates: Any) -> list[tuple[str | None, str]]:
    """Return the other pair of a team: each name, and who is meant where there is none."""
    return [(mate["name"], mate["kind"]) for mate in mates]


def test_people_enter_a_team_of_four(teams: Online) -> None:
    """Two links, one for each pair; both pairs are complete before the start, and no link lets a fifth in."""
    anne, ben, cleo, dan, fred = (teams.visitor() for _ in range(5))
    key = anne.enter("Anne", "team")["key"]
    assert cleo.enter("Cléo", "invited", invitation=key, pair=2)["pair"] == 2
    assert ben.enter("Ben", "invited", invitation=key)["partner"] == "Anne"
    assert names(anne.place["teammates"]) == [("Cléo", "person"), (None, "none")]
    full = fred.enter("Fred", "invited", invitation=key, status=403)
    assert full["code"] == "event.online.invitation"
    assert dan.enter("Dan", "invited", invitation=key, pair=2)["partner"] == "Cléo"
    assert {one.place["entrant"] for one in (anne, ben, cleo, dan)} == {1}


def test_pairs_and_people_who_come_alone_make_teams(teams: Online) -> None:
    """A pair joins a team that wants one; who comes alone takes the first free chair."""
    anne, ben, cleo, dan = (teams.visitor() for _ in range(4))
    anne.enter("Anne", "invited")
    assert cleo.enter("Cléo", "invited")["entrant"] == 1
    assert names(anne.place["teammates"]) == [("Cléo", "person"), (None, "none")]
    assert ben.enter("Ben", "anyone")["entrant"] == 2
    assert dan.enter("Dan", "anyone")["partner"] == "Ben"


def test_the_pairs_of_a_team_play_the_same_boards_at_two_tables(teams: Online) -> None:
    """One pair sits North-South, the other East-West; robots are the team that is missing, and a pair."""
    anne, cleo = teams.visitor(), teams.visitor()
    key = anne.enter("Anne", "team")["key"]
    cleo.enter("Cléo", "invited", invitation=key, pair=2)
    teams.start(movement=event_codec_of(Movement).write(round_robin(2, 1, 2)))
    one, other = anne.place["tables"][0], cleo.place["tables"][0]
    assert one["boards"] == other["boards"] == [1, 2]
    assert one["code"] != other["code"]
    assert {one["seat"], other["seat"]} == {"N", "E"}
    assert names(anne.place["teammates"]) == [("Cléo", "person"), (None, "robot")]


def test_only_a_movement_of_its_kind_begins_an_event(teams: Online) -> None:
    teams.visitor().enter("Anne", "team")
    assert teams.start(status=409)["code"] == "event.online.kind"


def test_a_movement_that_is_none_is_refused_and_begins_nothing(online: Online) -> None:
    """Values of another type are refused as in an entry of the log; no section is planned."""
    refusal = online.start(status=422, movement={**PAIRS, "entrants": "four"})
    assert refusal["code"] == "event.log.content"
    assert not [line for line in online.log() if '"planned"' in line]


def test_no_name_is_in_the_log(online: Online) -> None:
    anne = online.visitor()
    anne.enter("Anne-Sophie", "robot")
    assert "Anne-Sophie" not in "".join(online.log())


def test_who_leaves_before_the_start_frees_the_place(online: Online) -> None:
    """The partner stays, and may be found another; a pair of whom nobody is left is withdrawn."""
    anne, ben = online.visitor(), online.visitor()
    key = anne.enter("Anne", "invited")["key"]
    ben.enter("Ben", "invited", invitation=key)
    ben.ask("DELETE", "/place")
    assert (anne.place["partner_kind"], ben.place["entrant"]) == ("none", None)
    anne.ask("DELETE", "/place")
    assert online.start(status=409)["code"] == "event.online.places"


def test_each_finds_a_chair_at_a_table(online: Online) -> None:
    """As the movement says; robots fill what is left over, unranked, and sit for those who came alone."""
    anne, ben, eve = (online.visitor() for _ in range(3))
    ben.enter("Ben", "invited", invitation=anne.enter("Anne", "invited")["key"])
    eve.enter("Eve", "robot")
    event = online.start()
    assert len(event["entrants"]) == 4
    assert event["committed"]
    north, south, other = (one.place["tables"][0] for one in (anne, ben, eve))
    assert (north["code"], north["seat"], south["seat"]) == (south["code"], "N", "S")
    assert other["code"] != north["code"]
    assert north["boards"] == [1, 2]
    assert anne.enter("Anne", "robot", status=409)["code"] == "event.online.twice"
    assert online.start(status=409)["code"] == "event.online.begun"
    assert anne.ask("DELETE", "/place", status=409)["code"] == "event.online.begun"


def test_in_a_barometer_all_play_the_same_boards(online: Online) -> None:
    """The ranking is read after each round, and then the results of its boards, not before."""
    anne, ben = online.visitor(), online.visitor()
    anne.enter("Anne", "robot")
    ben.enter("Ben", "robot")
    movement = event_codec_of(Movement).write(mitchell(3, 3, 2))
    online.start(movement=movement, barometer=True)
    first = [one.place["tables"][0] for one in (anne, ben)]
    assert [table["boards"] for table in first] == [[1, 2], [1, 2]]
    ruled = {"event": "reported", "section": "A", "round": 1, "result": {"passed": True}}
    at = [(table, board) for table in (1, 2, 3) for board in (1, 2)]
    for table, board in at[:-1]:
        online.director.ask(
            "POST", "/entries", {"entry": ruled | {"table": table, "board": board}}, key=online.key
        )
    assert anne.ask("GET", "/boards/2", status=403)["code"] == "event.board-later"
    late = {"entry": ruled | {"table": 3, "board": 2}}
    online.director.ask("POST", "/entries", late, key=online.key)
    event = anne.ask("GET", "")
    assert [section["round"] for section in event["sections"]] == [1]
    assert all(one["boards"] == 2 for ranking in event["rankings"] for one in ranking["ranked"])
    traveller = anne.ask("GET", "/boards/2")
    assert traveller["hands"]
    assert {line["deal"] for line in traveller["lines"]} == {2}
    codes = {line["code"] for line in traveller["lines"]}
    assert first[0]["code"] in codes
    nobody = online.visitor()
    for code in codes:
        assert nobody.http.get(f"/api/tables/{code}/log").status_code == 200


def test_nobody_looks_at_a_table_while_its_boards_are_played(online: Online) -> None:
    """Neither watches it, nor reads its log, nor plays its boards again."""
    anne, other = online.visitor(), online.visitor()
    anne.enter("Anne", "robot")
    other.enter("Ben", "robot")
    online.start()
    code = anne.place["tables"][0]["code"]
    assert other.http.get(f"/api/tables/{code}/log").status_code == 403
    replay = anne.http.post(f"/api/tables/{code}/deals/1/replay", json={})
    assert replay.json()["code"] == "deal.live"


def test_the_minutes_of_a_move_are_read_beforehand(server: Server) -> None:
    """From one to five; three where nothing is said. Others are refused, and no event is opened."""
    for given, minutes in (({}, 3), ({"move_minutes": 5}, 5)):
        event = Online(server, **given)
        assert event.visitor().ask("GET", "")["move_minutes"] == minutes
        event.close()
    with httpx.Client(base_url=server.address, timeout=60) as http:
        for wrong in (0, 6, 2.5):
            body = {"title": "Evening", "online": True, "move_minutes": wrong}
            assert http.post("/api/events", json=body).status_code == 422


@pytest.mark.parametrize(
    ("language", "terms", "bots"),
    [
        ("fr", {}, "normal:sef"),
        ("en", {}, "normal:sayc"),
        ("fr", {"bots": "strong:sayc:light"}, "strong:sayc:light"),
    ],
)
def test_robots_bid_as_the_organiser_wishes(
    server: Server, language: str, terms: dict[str, str], bots: str
) -> None:
    """Robots bid the system of the organiser's language, unless others are asked for; pages tell it."""
    body = {"title": "Soirée", "online": True, **terms}
    with httpx.Client(base_url=server.address, timeout=60) as http:
        made = http.post("/api/events", json=body, headers={"accept-language": language}).json()
        assert bots == http.get(f"/api/events/{made['code']}").json()["bots"]
        wrong = http.post("/api/events", json=body | {"bots": "normal:precision"})
        assert (422, "configuration.unknown") == (wrong.status_code, wrong.json()["code"])


def test_a_table_is_over_once_each_of_its_boards_has_a_result(online: Online) -> None:
    """At once, so that a page that is opened then is not led there."""
    anne, ben = online.visitor(), online.visitor()
    anne.enter("Anne", "robot")
    ben.enter("Ben", "robot")
    online.start()
    (table,) = anne.place["tables"]
    for board in table["boards"]:
        assert not anne.place["tables"][0]["over"]
        at = {"section": "A", "round": 1, "table": table["table"], "board": board}
        ruled = {"event": "ruled", **at, "outcome": {"ns": "60", "ew": "40"}, "reason": ""}
        online.director.ask("POST", "/entries", {"entry": ruled}, key=online.key)
    assert anne.place["tables"][0]["over"]
    assert not ben.place["tables"][0]["over"]


def test_the_time_of_the_start_is_read_by_everybody(server: Server) -> None:
    """As an instant, whatever the time zone of the director's device; without one it is refused."""
    event = Online(server, starts="2026-11-27T20:30:00+01:00")
    assert event.visitor().ask("GET", "")["starts"] == "2026-11-27T19:30:00+00:00"
    event.close()
    with httpx.Client(base_url=server.address, timeout=60) as http:
        body = {"title": "Evening", "online": True, "starts": "2026-11-27T20:30"}
        assert http.post("/api/events", json=body).status_code == 422


def test_only_directors_are_told_who_is_away(online: Online) -> None:
    anne = online.visitor()
    key = anne.enter("Anne", "robot")["key"]
    online.start()
    assert online.director.ask("GET", "/absences", key=online.key) == []
    for other in (key, ""):
        refused = anne.ask("GET", "/absences", key=other, status=403)
        assert refused["code"] == "event.log.director"


def test_later_ones_are_substitutes(online: Online) -> None:
    """They wait, and the director seats them for somebody in the round in play: at the same table."""
    anne, sub = online.visitor(), online.visitor()
    anne.enter("Anne", "robot")
    online.start()
    assert sub.enter("Sol", "robot", status=409)["code"] == "event.online.late"
    assert sub.enter("Sol", "substitute")["substitute"]
    table = anne.place["tables"][0]
    waiting = online.director.ask("GET", "/substitutes", key=online.key)
    assert [each["name"] for each in waiting] == ["Sol"]
    entry = {"event": "substituted", "entrant": 1, "players": [waiting[0]["id"], "robot"], "round": 1}
    online.director.ask("POST", "/entries", {"entry": entry}, key=online.key)
    assert sub.place_once(lambda place: bool(place["tables"]))["tables"] == [table]
    assert anne.place["substitute"]
    seen = sub.http.get(f"/api/tables/{table['code']}").json()
    assert seen["you"]["seat"] == table["seat"]


def test_an_event_at_real_tables_is_entered_with_the_director(server: Server) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        code = http.post("/api/events", json={"title": "Club"}).json()["code"]
    visitor = Visitor(server, f"/api/events/{code}")
    refused = visitor.enter("Anne", "robot", status=409)
    visitor.http.close()
    assert refused["code"] == "event.online.closed"


CARD = """
title = "Ours"
players = ["Anne", "Ben"]
system = "sayc"
notes = "Ask us."
[slams]
blackwood = "30-41"
"""


def test_a_pair_announces_its_card(online: Online) -> None:
    """Everybody reads it, without names; its side bids by it, the others by the robots' system."""
    anne, ben = online.visitor(), online.visitor()
    place = anne.enter("Anne", "robot")
    other = ben.enter("Ben", "robot")
    path = f"/cards/{place['entrant']}/1"
    assert {"cards": [1]} == anne.ask("PUT", path, {"card_text": CARD}, key=place["key"])
    entrants = {each["entrant"]: each["cards"] for each in ben.ask("GET", "")["entrants"]}
    assert {place["entrant"]: [1], other["entrant"]: []} == entrants
    sheet = ben.ask("GET", path)
    assert "for keycards, 5♣ none or three" in str(sheet)
    assert "Anne" not in "".join(line for line in online.log() if '"card"' in line)
    online.start()
    table = anne.place["tables"][0]
    side = "NS" if table["seat"] in "NS" else "EW"
    bids = anne.http.get(f"/api/tables/{table['code']}").json()["sides"]
    assert ("sayc", "") == (bids[side]["system"], bids[side]["card"])
    assert [side] == [each for each, shown in bids.items() if shown["card"] is not None]
    shown = anne.http.get(f"/api/tables/{table['code']}/convention-cards/{side}").json()
    assert sheet["boxes"] == shown["boxes"]


def test_a_card_is_announced_by_its_pair_and_the_director(online: Online) -> None:
    """Nobody else; not as an entry of the log, nor what cannot be played, nor for a pair that is none."""
    anne, ben = online.visitor(), online.visitor()
    place, other = anne.enter("Anne", "robot"), ben.enter("Ben", "robot")
    path, body, key = f"/cards/{place['entrant']}/1", {"card_text": CARD}, place["key"]
    for wrong in ("", other["key"]):
        assert "event.card-whose" == ben.ask("PUT", path, body, key=wrong, status=403)["code"]
    entry = {"entry": {"event": "card", "entrant": place["entrant"], "pair": 1, "card": "no card"}}
    assert "event.log.program" == anne.ask("POST", "/entries", entry, key=online.key, status=403)["code"]
    for refused, status, code in (
        ({"card_text": "no card"}, 422, "card-file.toml"),
        ({"card_text": 'system = "../x.system"'}, 422, "card-file.of-program"),
        ({"card_text": 'system = "sayc"\n[slams]\nblackwood = "no-such"'}, 422, "card-file.choice"),
        ({"card": "nosuch"}, 404, "card-file.none"),
        ({"card": "nosuch", "card_text": CARD}, 422, "event.card-twice"),
    ):
        assert code == anne.ask("PUT", path, refused, key=key, status=status)["code"]
    second = f"/cards/{place['entrant']}/2"
    assert "event.card-pair" == anne.ask("PUT", second, body, key=key, status=409)["code"]
    assert "card-file.none" == anne.ask("GET", path, status=404)["code"]
    assert {"cards": [1]} == online.director.ask("PUT", path, body, key=online.key)
    assert {"cards": []} == anne.ask("PUT", path, {}, key=key)


def test_each_pair_of_a_team_announces_a_card(teams: Online) -> None:
    """The first sits North-South at one table, the second East-West at the other."""
    captain = teams.visitor()
    place = captain.enter("Captain", "team")
    for pair, system in ((1, "sayc"), (2, "sef")):
        path = f"/cards/{place['entrant']}/{pair}"
        made = captain.ask("PUT", path, {"card_text": f'system = "{system}"'}, key=place["key"])
        assert system == captain.ask("GET", path)["system"]
    assert {"cards": [1, 2]} == made
