"""Duplicate events over HTTP: keys, entries, what each may know, and names that are forgotten."""

import json
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import httpx
import pytest
from pypdf import PdfReader
from tests.support.serving import Server

from chelem.events.log.values import event_codec_of
from chelem.movements.mitchell import mitchell
from chelem.movements.movement import Movement
from chelem.movements.round_robin import round_robin

GAME = {"contract": {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "S"}, "tricks": 9, "lead": "H7"}
MOVEMENT = event_codec_of(Movement).write(mitchell(3, 3, 2))


class Office:
    """A running event and the keys of its devices."""

    def __init__(self, server: Server, **terms: object) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=30)
        made = self.ask("POST", "/api/events", {"title": "Tuesday", **terms}, status=201)
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


def test_directors_see_what_late_pairs_have_lost(office: Office) -> None:
    """Boards with average minus as a pair was late, until the ruling is taken back; nobody else is told."""
    at = {"section": "A", "round": 1, "table": 1}
    for board, outcome, reason in (
        (1, ("60", "40"), "late"),
        (2, ("60", "40"), "late"),
        (2, ("60", "40"), "slow"),
    ):
        ruling = {
            "event": "ruled",
            **at,
            "board": board,
            "outcome": dict(zip(("ns", "ew"), outcome, strict=True)),
        }
        version = office.write({**ruling, "reason": reason})["version"]
    lost = {one["entrant"]: one["lost"] for one in office.seen(office.director)["entrants"]}
    assert {1: 0, 4: 1} == {one: lost[one] for one in (1, 4)}
    office.write({"event": "undone", "of": version})
    lost = {one["entrant"]: one["lost"] for one in office.seen(office.director)["entrants"]}
    assert {1: 0, 4: 2} == {one: lost[one] for one in (1, 4)}
    assert {0} == {one["lost"] for one in office.seen(office.tables["A1"])["entrants"]}
    last = {"event": "standing", "entrant": 4, "standing": "unranked"}
    changes = office.ask("POST", f"{office.path}/effect", {"entries": [last]}, key=office.director)["changes"]
    assert [(4, None)] == [(one["entrant"], one["place"]) for one in changes if one["entrant"] == 4]


def test_directors_see_who_is_compared_apart(office: Office) -> None:
    """For each side of a fouled board, all its groups, as what fouls it once more divides one of them."""
    first, second = ({"section": "A", "round": number, "table": 1} for number in (1, 2))
    office.write({"event": "fouled", "board": 1, "groups": [[first]]})
    office.write({"event": "fouled", "board": 3, "groups": [[second]], "side": "EW"})
    assert office.seen(office.director)["fouled"] == [
        {"board": 1, "side": "NS", "groups": [[first]]},
        {"board": 1, "side": "EW", "groups": [[first]]},
        {"board": 3, "side": "EW", "groups": [[second]]},
    ]
    assert [] == office.seen()["fouled"] == office.seen(office.tables["A1"])["fouled"]


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
    forged = office.write({"event": "published", "of": 1, "hash": "0" * 64}, status=403)
    assert "event.log.program" == forged["code"]
    assert 2 == office.seen()["publications"]


def test_a_hidden_ranking_cannot_be_added_up(server: Server) -> None:
    """Cards and travellers have the results, and percentages for directors alone, until the event is over."""
    office = Office(server, hidden_rounds=3)
    try:
        for number in (1, 2, 3):
            office.write({"event": "started", "section": "A", "round": number})
            for cell in MOVEMENT["rounds"][number - 1]:
                for board in cell["boards"]:
                    at = {"section": "A", "round": number, "table": cell["table"], "board": board}
                    result = {**GAME, "tricks": 8 + cell["table"]}
                    office.write({"event": "reported", **at, "result": result})
        card, traveller = f"{office.path}/entrants/1", f"{office.path}/boards/1"
        for key, told in (("", False), (office.director, True)):
            boards = office.ask("GET", card, key=key)
            assert [True] * 6 == [bool(board["points"]) for board in boards["boards"]]
            lines = office.ask("GET", traveller, key=key)["lines"]
            assert [True] * 3 == [bool(line["points"]) for line in lines]
            values = [line[side] for line in lines for side in ("ns_result", "ew_result")]
            values += [board["percent"] for board in boards["boards"]]
            assert [told] * len(values) == [value is not None for value in values]
            assert told == bool(boards["reasons"]) == any(board["reasons"] for board in boards["boards"])
            assert told == any(board["comparisons"] for board in boards["boards"])
        assert "event.hidden" == office.ask("GET", f"{card}/card.pdf", status=403)["code"]
        office.write({"event": "closed"})
        assert office.ask("GET", card)["boards"][0]["percent"] is not None
        assert office.ask("GET", traveller)["lines"][0]["ns_result"] is not None
    finally:
        office.http.close()


def test_published_rankings_are_for_all_and_others_for_directors(office: Office) -> None:
    """As of their entries, with what changed and why, in numbers alone."""
    office.report(1, 1)
    path = f"{office.path}/rankings"
    first = office.ask("POST", path, {}, key=office.director)["version"]
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    result = {**GAME, "tricks": 8}
    office.write({"event": "corrected", **at, "result": result, "reason": "claim"})
    office.ask("POST", path, {}, key=office.director)
    new, old = office.ask("GET", path)["published"]
    assert (first, True, True) == (old["of"], old["verified"], new["verified"])
    assert [] == new["changed"]["causes"], "the board is still played"
    (cause,) = office.ask("GET", path, key=office.director)["published"][0]["changed"]["causes"]
    assert "3NT South −1 instead of 3NT South =" in cause["sentence"]
    assert "claim" == cause["reason"]
    as_of = office.ask("GET", f"{path}/{first}")
    assert (old["hash"], old["rankings"]) == (as_of["hash"], as_of["rankings"])
    assert "event.log.director" == office.ask("GET", f"{path}/3", status=403)["code"]
    office.ask("GET", f"{path}/3", key=office.director)
    office.ask("GET", f"{path}/999", key=office.director, status=404)


def test_an_entry_names_nobody(office: Office) -> None:
    """Players are ids with a digit, or whoever may come instead; entrants have numbers from 1."""
    entry = {"event": "entered", "entrant": 1, "players": ["p1", "robot"]}
    office.write(entry)
    office.write({"event": "substituted", "entrant": 1, "players": ["p1", "q2"], "round": 1})
    before = office.seen(office.director)["version"]
    for name in ("Dupont Jean", "dupont", "Dupont2", ""):
        for wrong in (entry, {"event": "substituted", "entrant": 1, "round": 1}):
            refused = office.write({**wrong, "players": ["p1", name]}, status=409)
            assert "event.person" == refused["code"]
    for number in (0, -3):
        assert "event.log.entrant" == office.write({**entry, "entrant": number}, status=409)["code"]
    assert before == office.seen(office.director)["version"]
    office.ask("PUT", f"{office.path}/persons/dupont", {"name": "Jean"}, key=office.director, status=409)


def test_a_reason_names_nobody(office: Office) -> None:
    """The log is kept for good: who is added or forgotten later must not be in it, so no words are free."""
    penalty = {"event": "penalised", "entrant": 1, "amount": "10", "unit": "top"}
    at = {"section": "A", "round": 1, "table": 1, "board": 1}
    for entry in (
        penalty,
        {"event": "corrected", **at, "result": GAME},
        {"event": "ruled", **at, "outcome": None},
    ):
        for reason in ("Zzyzx absent", "Wu", "slow "):
            refused = office.write({**entry, "reason": reason}, status=409)
            assert "event.log.reason" == refused["code"]
        office.write({**entry, "reason": "slow"})
    tried = {"entries": [{**penalty, "reason": "Wu absent"}]}
    office.ask("POST", f"{office.path}/effect", tried, key=office.director, status=409)
    assert (
        "event.no-such-entrant" == office.write({**penalty, "entrant": 99, "reason": ""}, status=409)["code"]
    )


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
