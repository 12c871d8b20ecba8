"""What directors do over HTTP: effects shown first, lost boards, groups compared apart, penalties."""

from typing import Any

from tests.support.visitors.event_office import GAME, Office


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


def test_the_entries_of_an_accident_are_shown_with_their_effect(office: Office) -> None:
    """The server finds them; written as they are, they do what was shown, and nothing is written before."""
    for table in (1, 2, 3):
        office.report(table, 2 * table - 1, office.tables[f"A{table}"])
    before = office.seen()["version"]
    accident = {"accident": "late", "section": "A", "round": 1, "table": 1, "side": "EW", "boards": [1, 2]}
    reported = {"accident": accident}
    effect = office.ask("POST", f"{office.path}/accidents", reported, key=office.director)
    assert ["ruled", "ruled"] == [entry["event"] for entry in effect["entries"]]
    assert [{"ns": "60", "ew": "40"}] * 2 == [entry["outcome"] for entry in effect["entries"]]
    tried = {"entries": effect["entries"]}
    shown = office.ask("POST", f"{office.path}/effect", tried, key=office.director)
    assert shown == {part: effect[part] for part in ("changes", "warnings")}
    assert effect["changes"]
    assert before == office.seen()["version"]
    for entry in effect["entries"]:
        office.write(entry)


def test_an_accident_that_cannot_have_happened_is_refused(office: Office) -> None:
    """Board 5 is not for table 1; and only directors say what went wrong."""
    accident = {"accident": "fouled", "section": "A", "round": 1, "table": 1, "board": 5}
    path, body = f"{office.path}/accidents", {"accident": accident}
    assert "event.log.board" == office.ask("POST", path, body, key=office.director, status=409)["code"]
    office.ask("POST", path, body, key=office.tables["A1"], status=403)


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
