"""Rankings over HTTP: published, hidden, and of teams."""

import json

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.support.servers.serving import Server
from tests.support.visitors.event_office import GAME, MOVEMENT, Office


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
