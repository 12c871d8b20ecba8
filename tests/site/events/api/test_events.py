"""Duplicate events over HTTP: keys, entries, and what each may know."""

import json

import httpx
import pytest

from tests.support.visitors.event_office import Office


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


def test_what_another_sends_under_the_same_id_is_not_lost(office: Office) -> None:
    """Ids are each sender's own; who uses one again for something else is told so, and nothing is written."""
    first = office.report(1, 1, office.tables["A1"], client="same")
    assert first != office.report(2, 3, office.tables["A2"], client="same")
    refused = office.report(1, 2, office.tables["A1"], status=409, client="same")
    assert "event.log.resent" == refused["code"]
    tables = office.seen(office.director)["sections"][0]["tables"]
    assert [["reported", "open"], ["reported", "open"]] == [
        [board["standing"] for board in table["boards"]] for table in tables[:2]
    ]


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


def test_all_pages_know_that_a_pair_is_absent(office: Office) -> None:
    """Its opponents sit out at their table, in all rounds; only the director sees who was planned there."""
    planned = office.seen(office.director)["sections"][0]
    absent = planned["rounds"][0][0]["ew"][0]
    version = office.write({"event": "withdrew", "entrant": absent, "round": 1})["version"]
    for key in (office.tables["A1"], ""):
        section = office.seen(key)["sections"][0]
        seated = [each["ns"] + each["ew"] for number in section["rounds"] for each in number]
        assert not any(absent in sitting for sitting in seated)
        assert 3 == [len(sitting) for sitting in seated].count(1)
        assert [] == section["tables"][0]["boards"]
    assert planned["rounds"] == office.seen(office.director)["sections"][0]["rounds"]
    assert "event.log.not-there" == office.report(1, 1, office.tables["A1"], status=409)["code"]
    office.write({"event": "undone", "of": version})
    assert planned["rounds"] == office.seen(office.tables["A1"])["sections"][0]["rounds"]


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


def test_a_page_waits_for_a_change(office: Office) -> None:
    """With the tag that it has, it is answered once there is another."""
    tag = office.seen()["tag"]
    office.report(1, 1, office.tables["A1"])
    assert tag != office.ask("GET", f"{office.path}?tag={tag}&wait=20")["tag"]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_who_waited_has_the_answer_of_who_asks_anew(office: Office, encoding: str) -> None:
    """Thousands share what is sent; its headers do not grow from one to the next."""
    old = office.seen()["tag"]
    office.report(1, 1, office.tables["A1"])
    headers = {"accept-encoding": encoding}
    waited = [
        office.http.get(f"{office.path}?tag={old}&wait=20", headers=headers),
        office.http.get(f"{office.path}?wait=20&tag={old}", headers=headers),
        office.http.get(f"{office.path}?tag={old}&wait=20", headers=headers),
        office.http.get(f"{office.path}?tag={old}&wait=20", headers=headers),
    ]
    anew = office.http.get(office.path, headers=headers)
    assert [_shown(anew)] * len(waited) == list(map(_shown, waited))
    assert {"authorization, Accept-Encoding"} == {waited[number].headers["vary"] for number in (0, 2, 3)}
    assert ("gzip" if encoding == "gzip" else None) == anew.headers.get("content-encoding")


OF_ONE_ANSWER = {"date", "x-request-id", "content-length"}


def _shown(answer: httpx.Response) -> tuple[object, ...]:
    """What a browser is sent, but for what is of one answer alone; `Vary` is a set of names."""
    headers = {name: value for name, value in answer.headers.multi_items() if name not in OF_ONE_ANSWER}
    headers["vary"] = " ".join(sorted(set(headers["vary"].split(", "))))
    return answer.status_code, headers, answer.json() | {"now": ""}


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


def test_an_organiser_removes_an_event(office: Office) -> None:
    """Neither a director nor a table may; nothing is left for anybody."""
    code = office.ask("POST", f"{office.path}/directors", key=office.director)["code"]
    joined = office.ask("POST", f"{office.path}/join", {"code": code})["key"]
    for key in (joined, office.tables["A1"]):
        assert "event.organiser" == office.ask("DELETE", office.path, key=key, status=403)["code"]
    office.report(1, 1, office.tables["A1"])
    office.ask("DELETE", office.path, key=office.director)
    for method, path in (("GET", ""), ("GET", "/log"), ("POST", "/directors")):
        asked = office.ask(method, office.path + path, key=office.director, status=404)
        assert "event.unknown" == asked["code"]
