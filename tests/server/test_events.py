"""Duplicate events over HTTP: keys, entries, what each may know, and names that are forgotten."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.support.serving import Server

from chelem.events.log.values import event_codec_of
from chelem.movements.mitchell import mitchell
from chelem.movements.movement import Movement
from chelem.movements.round_robin import round_robin

GAME = {"contract": {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}, "tricks": 9, "lead": "H7"}
MOVEMENT = event_codec_of(Movement).write(mitchell(3, 3, 2))


class Office:
    """A running event and the keys of its devices."""

    def __init__(self, server: Server) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=30)
        made = self.ask("POST", "/api/events", {"title": "Tuesday"}, status=201)
        self.path, self.director = f"/api/events/{made['code']}", made["key"]
        self.write({"event": "planned", "section": "A", "movement": MOVEMENT, "round": 1, "minutes": 7})
        self.write({"event": "seated", "section": "A", "places": {str(one): one for one in range(1, 7)}})
        self.write({"event": "started", "section": "A", "round": 1})
        keys = self.ask("GET", f"{self.path}/table-keys", key=self.director)
        self.tables = {each["table"]: each["key"] for each in keys}

    def ask(self, method: str, path: str, body: object = None, *, key: str = "", status: int = 200) -> Any:
        """Make a call and return its JSON, checked for its status."""
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert status == answer.status_code, answer.text
        return answer.json()

    def write(self, entry: dict[str, object], key: str = "", status: int = 200, **more: str) -> Any:
        """Write an entry, by default as the director."""
        body = {"entry": entry, **more}
        return self.ask("POST", f"{self.path}/entries", body, key=key or self.director, status=status)

    def report(self, table: int, board: int, key: str = "", status: int = 200, **more: str) -> Any:
        """TableReport a game made in the first round."""
        at = {"section": "A", "round": 1, "table": table, "board": board}
        return self.write({"event": "reported", **at, "result": GAME}, key, status, **more)

    def seen(self, key: str = "") -> Any:
        """The event as the holder of a key sees it; without one, once the public page is up to date."""
        newest = self.ask("GET", self.path, key=self.director)["tag"]
        while True:
            page = self.ask("GET", self.path, key=key)
            if page["tag"] == newest:
                return page


@pytest.fixture
def office(server: Server) -> Iterator[Office]:
    office = Office(server)
    yield office
    office.http.close()


def test_a_table_reports_and_the_ranking_follows(office: Office) -> None:
    """What is sent again has the version that it had."""
    for table in (1, 2, 3):
        first = office.report(table, 2 * table - 1, office.tables[f"A{table}"], client=f"phone-{table}")
        again = office.report(table, 2 * table - 1, office.tables[f"A{table}"], client=f"phone-{table}")
        assert first == again
    seen = office.seen(office.director)
    assert 7 == seen["version"]
    assert ["NS", "EW"] == [ranking["line"] for ranking in seen["rankings"]]
    board = seen["sections"][0]["tables"][0]["boards"][0]
    assert ("reported", "3NT= by S H7", 400) == (board["standing"], board["result"], board["points"])


def test_each_knows_their_own_table(office: Office) -> None:
    """A table sees its own result; other tables and the public that there is one."""
    office.report(1, 1, office.tables["A1"])
    for key, knows in ((office.tables["A1"], True), (office.tables["A2"], False), ("", False)):
        board = office.seen(key)["sections"][0]["tables"][0]["boards"][0]
        assert "reported" == board["standing"]
        assert knows == (board["result"] is not None) == (board["points"] is not None)
    assert "event.board-later" == office.ask("GET", f"{office.path}/boards/1", status=403)["code"]
    line = office.ask("GET", f"{office.path}/boards/1", key=office.director)["lines"][0]
    assert ([1], [4]) == (line["ns"], line["ew"])


def test_a_board_that_was_forgotten_is_asked_for_again(office: Office) -> None:
    """In the next round, by the director and by the table that may still enter it; others learn nothing."""
    office.report(1, 1, office.tables["A1"])
    office.write({"event": "started", "section": "A", "round": 2})
    missing = {
        name: office.seen(key)["sections"][0]["missing"]
        for name, key in (("director", office.director), ("A1", office.tables["A1"]), ("", ""))
    }
    assert [{"round": 1, "table": 1, "board": 2}] == missing["A1"]
    assert {2, 3, 4, 5, 6} == {each["board"] for each in missing["director"]}
    assert [] == missing[""]
    office.report(1, 2, office.tables["A1"])
    assert [] == office.seen(office.tables["A1"])["sections"][0]["missing"]


def test_keys_open_what_they_are_for(office: Office) -> None:
    """A table writes about itself; who has no key writes nothing; a forged key is refused."""
    assert "event.log.other-table" == office.report(2, 3, office.tables["A1"], 403)["code"]
    assert "event.log.director" == office.write({"event": "closed"}, office.tables["A1"], 403)["code"]
    answer = office.ask("POST", f"{office.path}/entries", {"entry": {"event": "closed"}}, status=403)
    assert "event.key" == answer["code"]
    forged = office.tables["A1"].replace("table.A1", "director.x")
    assert "event.key" == office.write({"event": "closed"}, forged, 403)["code"]
    assert "event.log.content" == office.write({"event": "started", "section": "A"}, status=422)["code"]
    assert "event.log.entry" == office.write({"event": "other"}, status=422)["code"]
    assert "event.unknown" == office.ask("GET", "/api/events/zzzzzzzz", status=404)["code"]


def test_an_event_is_opened_with_settings_of_its_own(office: Office) -> None:
    """They are in its log; a wrong one is refused with a sentence, and opens nothing."""
    chosen = {"tie_breaks": ["tops"], "trim": 2}
    made = office.ask("POST", "/api/events", {"title": "", "settings": chosen}, status=201)
    headers = {"authorization": f"Bearer {made['key']}"}
    log = office.http.get(f"/api/events/{made['code']}/log", headers=headers).text
    assert chosen == json.loads(log.splitlines()[0])["settings"]
    for code, wrong in (
        ("event.settings.number", {"trim": -1}),
        ("event.settings.unknown", {"trimm": 1}),
        ("event.log.content", {"exact_five": "up"}),
    ):
        body = {"title": "", "settings": wrong}
        assert code == office.ask("POST", "/api/events", body, status=422)["code"]


def test_another_director_joins_by_a_code(office: Office) -> None:
    """Six letters, once; then that device does all that a director does."""
    code = office.ask("POST", f"{office.path}/directors", key=office.director)["code"]
    key = office.ask("POST", f"{office.path}/join", {"code": code.lower()})["key"]
    office.write({"event": "started", "section": "A", "round": 2}, key)
    refused = office.ask("POST", f"{office.path}/join", {"code": code}, status=403)
    assert "event.director-code" == refused["code"]


def test_an_effect_is_shown_before_it_is_done(office: Office) -> None:
    """The ranking with an entry beside the ranking without it; nothing is written."""
    for table in (1, 2, 3):
        office.report(table, 2 * table - 1, office.tables[f"A{table}"])
    before = office.seen()["version"]
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    entry = {"event": "ruled", **at, "outcome": {"ns": "60", "ew": "40"}, "reason": ""}
    effect = office.ask("POST", f"{office.path}/effect", {"entries": [entry]}, key=office.director)
    changed = {change["entrant"]: change["result"] for change in effect["changes"]}
    assert (60, 40) == (changed[1], changed[4])
    assert before == office.seen()["version"]


def test_entries_are_tried_together(office: Office) -> None:
    """The second may need the first: a result on a board that the table has only after a correction."""
    sitting = {"ns": [1], "ew": [4], "boards": [3, 2]}
    at = {"section": "A", "round": 1, "table": 1}
    entries = [{"event": "cell", **at, "sittings": [sitting]}]
    entries.append({"event": "corrected", **at, "board": 3, "result": GAME})
    effect = f"{office.path}/effect"
    assert (
        "event.log.board"
        == office.ask("POST", effect, {"entries": entries[1:]}, key=office.director, status=409)["code"]
    )
    changes = office.ask("POST", effect, {"entries": entries}, key=office.director)["changes"]
    assert {1, 4} <= {change["entrant"] for change in changes}


def test_a_round_that_is_over_is_still_seen(office: Office) -> None:
    """By directors, with its results; nobody else asks for it."""
    office.report(1, 1)
    office.write({"event": "started", "section": "A", "round": 2})
    path = f"{office.path}/sections/A/rounds/1"
    tables = office.ask("GET", path, key=office.director)
    assert "3NT= by S H7" == tables[0]["boards"][0]["result"]
    assert ["open"] * 2 == [board["standing"] for board in tables[1]["boards"]]
    office.ask("GET", path, key=office.tables["A1"], status=403)
    office.ask("GET", f"{office.path}/sections/Z/rounds/1", key=office.director, status=404)


def test_a_ranking_is_published(office: Office) -> None:
    """With the version that it is of and its hash, which changes with the ranking."""
    hashes = []
    for board in (1, 2):
        office.report(1, board)
        office.ask("POST", f"{office.path}/rankings", {"final": True}, key=office.director)
        log = office.http.get(
            f"{office.path}/log", headers={"authorization": f"Bearer {office.director}"}
        ).text
        last = json.loads(log.splitlines()[-1])
        assert ("published", True, last["version"]) == (last["event"], last["final"], last["of"])
        hashes.append(last["hash"])
        assert all(office.seen(key)["settled"] for key in (office.director, ""))
    assert 2 == len({*hashes})
    assert 2 == office.seen()["publications"]
    office.ask("POST", f"{office.path}/rankings", {}, key=office.tables["A1"], status=403)


def test_published_rankings_are_for_all_and_others_for_directors(office: Office) -> None:
    """As of their entries, with what changed and why, in numbers alone."""
    office.report(1, 1)
    path = f"{office.path}/rankings"
    first = office.ask("POST", path, {}, key=office.director)["version"]
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    result = {**GAME, "tricks": 8}
    office.write({"event": "corrected", **at, "result": result, "reason": "claim was wrong"})
    office.ask("POST", path, {}, key=office.director)
    new, old = office.ask("GET", path)["published"]
    assert (first, True, True) == (old["of"], old["verified"], new["verified"])
    assert [] == new["changed"]["causes"], "the board is still played"
    (cause,) = office.ask("GET", path, key=office.director)["published"][0]["changed"]["causes"]
    assert "3NT South −1 instead of 3NT South =" in cause["sentence"]
    assert "claim was wrong" == cause["reason"]
    as_of = office.ask("GET", f"{path}/{first}")
    assert (old["hash"], old["rankings"]) == (as_of["hash"], as_of["rankings"])
    assert "event.log.director" == office.ask("GET", f"{path}/3", status=403)["code"]
    office.ask("GET", f"{path}/3", key=office.director)
    office.ask("GET", f"{path}/999", key=office.director, status=404)


def test_a_reason_names_nobody(office: Office) -> None:
    """Reasons are published, and the log is kept for ever."""
    office.ask("PUT", f"{office.path}/persons/p1", {"name": "Anne Qwertyx"}, key=office.director)
    penalty = {"event": "penalised", "entrant": 1, "amount": "10", "unit": "top"}
    refused = office.write({**penalty, "reason": "Mme qwertyx was slow"}, status=409)
    assert "event.log.reason-name" == refused["code"]
    assert (
        "event.no-such-entrant" == office.write({**penalty, "entrant": 99, "reason": ""}, status=409)["code"]
    )
    office.write({**penalty, "reason": "slow play"})


def test_a_rare_penalty_is_remarked_and_an_absurd_one_refused(office: Office) -> None:
    """Before it is done, in the language of the page, beside its effect; so for a bonus."""

    def effect(amount: str, status: int = 200) -> Any:
        entry = {"event": "penalised", "entrant": 1, "amount": amount, "unit": "top", "reason": ""}
        path = f"{office.path}/effect?language=fr"
        return office.ask("POST", path, {"entries": [entry]}, key=office.director, status=status)

    assert [] == effect("50")["warnings"] == effect("-10")["warnings"]
    assert ["Une pénalité ou un bonus dépasse rarement 50 % d’un top."] == effect("-60")["warnings"]
    refused = effect("1000", 409)
    assert "event.log.penalty" == refused["code"]
    assert "Une pénalité ou un bonus ne dépasse pas 100 % d’un top." == refused["sentence"]


def test_a_forgotten_name_is_nowhere(office: Office, kept: Any) -> None:
    """Names are shown with consent; one that was removed is in no response, no log and no database."""
    office.write({"event": "entered", "entrant": 1, "players": ["p1"], "line": None, "stationary": False})
    person = f"{office.path}/persons/p1"
    office.ask("PUT", person, {"name": "Anne Zzyzx"}, key=office.director)
    assert [] == office.seen()["entrants"][0]["names"]
    office.ask("PUT", person, {"name": "Anne Zzyzx", "consent": True}, key=office.director)
    assert ["Anne Zzyzx"] == office.ask("GET", office.path)["entrants"][0]["names"]
    log = office.http.get(f"{office.path}/log", headers={"authorization": f"Bearer {office.director}"}).text
    assert "Zzyzx" not in log
    assert [] == office.ask("DELETE", person, key=office.director)
    assert [] == office.ask("GET", office.path)["entrants"][0]["names"]
    assert [] == office.seen(office.director)["entrants"][0]["names"]
    assert not kept.read("select 1 from event_persons where name like '%Zzyzx%'")


def test_a_page_waits_for_a_change(office: Office) -> None:
    """With the tag that it has, it is answered once there is another."""
    tag = office.seen()["tag"]
    office.report(1, 1, office.tables["A1"])
    assert tag != office.ask("GET", f"{office.path}?tag={tag}&wait=20")["tag"]


def test_movements_are_proposed(office: Office) -> None:
    """Three for 19 pairs, with sentences, each of which can be planned."""
    proposals = office.ask("GET", "/api/event-movements?pairs=19&minutes=195&language=fr")
    assert 3 == len(proposals)
    assert all(len(each["reason"]) > 20 for each in proposals)
    movement = {
        "event": "planned",
        "section": "B",
        "movement": proposals[0]["movement"],
        "round": 1,
        "minutes": 7,
    }
    office.write(movement)


def test_results_are_typed_from_paper(office: Office) -> None:
    """By the numbers of the pairs, or at a table; a line that is wrong has a sentence; others are written."""
    body = {"section": "A", "text": "1 1-4 3SA S =\n2 1-4 4P N -1\n9 1-4 3SA S =\n1 x\n1 1-4 3SA S +1\n"}
    lines = office.ask("POST", f"{office.path}/typed?language=fr", body, key=office.director)
    assert [True, True, False, False, True] == [line["version"] is not None for line in lines]
    assert all(line["sentence"] for line in lines[2:4])
    boards = office.seen(office.director)["sections"][0]["tables"][0]["boards"]
    assert ["3NT+1 by S", "4S-1 by N"] == [board["result"] for board in boards]
    ruled = {"section": "A", "text": "1 1-4 60-40"}
    assert office.ask("POST", f"{office.path}/typed", ruled, key=office.director)[0]["version"]
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


def test_a_lead_from_another_hand_is_doubted(office: Office) -> None:
    """Where the deals are known: the table learns at once what may have happened; others see hands later."""
    deal = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    pbn = f'[Board "1"]\n[Deal "N:{deal}"]\n'
    headers = {"authorization": f"Bearer {office.director}", "content-type": "application/octet-stream"}
    answer = office.http.post(f"{office.path}/deals", content=pbn, headers=headers)
    assert [1] == answer.json()["boards"]
    doubts = office.report(1, 1, office.tables["A1"])["doubts"]
    assert "West did not hold" in doubts[0]
    assert "S2" in office.ask("GET", f"{office.path}/boards/1", key=office.director)["hands"]["N"]


def test_results_are_told_once_nobody_has_still_to_play_the_board(office: Office) -> None:
    """On cards and travellers; directors see them at once, and all are told when the event is closed."""
    office.report(1, 1, office.tables["A1"])
    path = f"{office.path}/entrants/1"
    hidden = office.ask("GET", path)
    assert ([], [1]) == (hidden["boards"], hidden["later"])
    assert [1] == [board["board"] for board in office.ask("GET", path, key=office.director)["boards"]]
    office.write({"event": "closed"})
    told = office.ask("GET", path)
    assert ([1, 2, 3, 4, 5, 6], []) == ([board["board"] for board in told["boards"]], told["later"])
    assert 1 == office.ask("GET", f"{office.path}/boards/1")["board"]


def test_a_match_of_teams_is_worth_what_was_chosen(office: Office) -> None:
    """At board-a-match 2 for a board won; each board of a team is explained once no table has to play it."""
    terms = {"title": "Teams", "kind": "teams", "scale": "board-a-match"}
    made = office.ask("POST", "/api/events", terms, status=201)
    office.path, office.director = f"/api/events/{made['code']}", made["key"]
    movement = event_codec_of(Movement).write(round_robin(4, 3, 2))
    office.write({"event": "planned", "section": "A", "movement": movement, "round": 1, "minutes": 7})
    office.write({"event": "seated", "section": "A", "places": {str(one): one for one in range(1, 5)}})
    office.write({"event": "started", "section": "A", "round": 1})
    card = f"{office.path}/entrants/1"
    for table in (1, 2, 3, 4):
        if table == 4:
            assert [1] == office.ask("GET", card)["later"]
            assert [] == office.ask("GET", card)["boards"]
        tricks = {"tricks": 9 if table == 1 else 8}
        report = {"section": "A", "round": 1, "table": table, "board": 1, "result": GAME | tricks}
        office.write({"event": "reported", **report})
    (ranking,) = office.seen()["rankings"]
    assert {1: 2.0} == {one["entrant"]: one["result"] for one in ranking["ranked"] if one["entrant"] == 1}
    (board,) = office.ask("GET", card)["boards"]
    assert (board["board"], board["imps"], board["percent"]) == (1, None, None)
    assert "the board is won" in board["reasons"][0]
