"""Lists of names over HTTP, and a name that is forgotten: in no answer, file, log or backup from then on."""

from pathlib import Path
from typing import Any

from chelem.site.operations.store.backup import back_up
from tests.events.paper.reading import all_text
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Kept
from tests.support.visitors.event_office import GAME, Office

NAME = "Wrzyzko"
"""A name that no other test gives to anybody, as they share a database."""
TEXT = f"numéro;nom 1;nom 2;licence 1\n1;Alix {NAME};Béa B;77{NAME}77\n99;Chloé C;;\nx;Dan D;;\n"
READ = ("", "/persons", "/names.csv", "/log", "/entrants/1", "/boards/1", "/place", "/substitutes", "/cards")
PAPERS = ("guide-cards", "ranking", "large-ranking", "scorecards", "results")


def read(office: Office) -> list[dict[str, object]]:
    """What the server understands of the list."""
    answer = office.http.post(
        f"{office.path}/names",
        content=TEXT.encode("cp1252"),
        headers={"authorization": f"Bearer {office.director}", "content-type": "application/octet-stream"},
    )
    assert 200 == answer.status_code, answer.text
    found: list[dict[str, object]] = answer.json()["lines"]
    return found


def answers(office: Office) -> dict[str, str]:
    """All that the director may read or print of the event, as text."""
    headers = {"authorization": f"Bearer {office.director}"}
    found = {what: office.http.get(f"{office.path}{what}", headers=headers).text for what in READ}
    for what in PAPERS:
        path = f"{office.path}/papers/{what}"
        printed = office.http.post(path, json={"section": "A"}, headers=headers)
        assert 200 == printed.status_code, printed.text
        found[what] = all_text(printed.content)
    return found


def test_a_list_is_understood_and_not_saved(office: Office) -> None:
    """Each line by itself: the entrant that it names, or a sentence."""
    right, unknown, wrong = read(office)
    people = [{"name": f"Alix {NAME}", "licence": f"77{NAME}77"}, {"name": "Béa B", "licence": ""}]
    assert (1, people, None) == (right["entrant"], right["people"], right["sentence"])
    assert unknown["entrant"] is wrong["entrant"] is None
    assert unknown["sentence"]
    assert wrong["sentence"]
    assert [] == office.ask("GET", f"{office.path}/persons", key=office.director)
    refused = office.http.post(f"{office.path}/names", content=TEXT.encode())
    assert 403 == refused.status_code


def test_a_forgotten_name_is_in_nothing_made_afterwards(
    office: Office, server: Server, tmp_path: Path
) -> None:
    """Before, it is in the lists and papers of the director, so that the test could find it."""
    (right, *_) = read(office)
    people = right["people"]
    assert isinstance(people, list)
    for number, person in enumerate(people):
        office.ask("PUT", f"{office.path}/persons/q{number}", person, key=office.director)
    entered = {"event": "entered", "entrant": 1, "players": ["q0", "q1"], "line": None, "stationary": False}
    office.write(entered)
    office.report(1, 1)
    shown = {what for what, text in answers(office).items() if NAME in text}
    assert {"", "/persons", "/names.csv", *PAPERS} - {"results"} <= shown
    assert "/log" not in shown
    office.ask("DELETE", f"{office.path}/persons/q0", key=office.director)
    assert not [what for what, text in answers(office).items() if NAME in text]
    backup = tmp_path / "backup.db"
    back_up(server.database, backup)
    files = [backup, *(file for file in server.folder.iterdir() if file.is_file())]
    assert not [file.name for file in files if NAME.encode() in file.read_bytes()]


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
    crowd = {**entry, "players": [f"p{number}" for number in range(13)]}
    assert "event.log.players" == office.write(crowd, status=409)["code"]
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
        for reason in ("Qvylozz absent", "Wu", "slow."):
            refused = office.write({**entry, "reason": reason}, status=409)
            assert "event.log.reason" == refused["code"]
        office.write({**entry, "reason": "slow"})
    tried = {"entries": [{**penalty, "reason": "Wu absent"}]}
    office.ask("POST", f"{office.path}/effect", tried, key=office.director, status=409)
    assert (
        "event.no-such-entrant" == office.write({**penalty, "entrant": 99, "reason": ""}, status=409)["code"]
    )


def test_people_are_changed_at_once_and_nobody_who_was_forgotten_returns(office: Office, kept: Kept) -> None:
    """Consent of all or a name put right, all or none, without an entry; who is gone stays gone."""
    office.write({"event": "entered", "entrant": 1, "players": ["p1", "p2"]})
    for number, name in (("1", "Anne Vrylqx"), ("2", "Bea Vrylqx")):
        office.ask("PUT", f"{office.path}/persons/p{number}", {"name": name}, key=office.director)
    version = office.seen(office.director)["version"]

    def change(*people: dict[str, object], status: int = 200) -> Any:
        body = {"people": people}
        return office.ask("PATCH", f"{office.path}/persons", body, key=office.director, status=status)

    change({"id": "p1", "consent": True}, {"id": "p2", "consent": True})
    assert ["Anne Vrylqx", "Bea Vrylqx"] == office.seen()["entrants"][0]["names"]
    changed = change({"id": "p1", "name": "Anna Vrylqx", "licence": "77"})
    assert {"id": "p1", "name": "Anna Vrylqx", "licence": "77", "consent": True} == changed[0]
    assert version == office.seen(office.director)["version"]
    change({"id": "p1", "name": ""}, status=422)

    office.ask("DELETE", f"{office.path}/persons/p2", key=office.director)
    refused = change({"id": "p1", "consent": False}, {"id": "p2", "name": "Bea Vrylqx"}, status=404)
    assert "event.person-forgotten" == refused["code"]
    assert ["Anna Vrylqx"] == office.seen()["entrants"][0]["names"]
    assert [("Anna Vrylqx", "77")] == kept.read(
        "select name, licence from event_persons where name like '%Vrylqx'"
    )
    body = {"people": [{"id": "p1", "consent": True}]}
    assert "event.log.director" == office.ask("PATCH", f"{office.path}/persons", body, status=403)["code"]


def test_a_forgotten_name_is_nowhere(office: Office, kept: Kept) -> None:
    """Names are shown with consent; one that was removed is in no response, no log and no database."""
    office.write({"event": "entered", "entrant": 1, "players": ["p1"], "line": None, "stationary": False})
    person = f"{office.path}/persons/p1"
    office.ask("PUT", person, {"name": "Anne Qvylozz"}, key=office.director)
    assert [] == office.seen()["entrants"][0]["names"]
    office.ask("PUT", person, {"name": "Anne Qvylozz", "consent": True}, key=office.director)
    assert ["Anne Qvylozz"] == office.ask("GET", office.path)["entrants"][0]["names"]
    log = office.http.get(f"{office.path}/log", headers={"authorization": f"Bearer {office.director}"}).text
    assert "Qvylozz" not in log
    assert [] == office.ask("DELETE", person, key=office.director)
    assert [] == office.ask("GET", office.path)["entrants"][0]["names"]
    assert [] == office.seen(office.director)["entrants"][0]["names"]
    assert not kept.read("select 1 from event_persons where name like '%Qvylozz%'")


def test_who_is_no_longer_in_the_list_is_forgotten(
    office: Office, server: Server, kept: Kept, tmp_path: Path
) -> None:
    """A list pasted again, or taken back, leaves no earlier name in any answer, file, log or backup."""
    earlier, later = "Zkrytwa", "Vbnoqle"

    def enter(entrant: int, **names: str) -> int:
        for person, name in names.items():
            office.ask("PUT", f"{office.path}/persons/{person}", {"name": name}, key=office.director)
        entry = {"event": "entered", "entrant": entrant, "players": list(names)}
        return int(office.write(entry)["version"])

    def known() -> set[str]:
        return {each["id"] for each in office.ask("GET", f"{office.path}/persons", key=office.director)}

    enter(1, z1=f"Anne {earlier}", z2="Bea Stays")
    enter(2, z3="Zoe Other")
    office.report(1, 1)
    assert any(earlier in text for text in answers(office).values())
    # One of the pair stays, as a player who is entered again under the same id does.
    again = enter(1, z4=f"Carl {later}", z2="Bea Stays")
    assert {"z2", "z3", "z4"} == known()
    assert not [what for what, text in answers(office).items() if earlier in text]
    assert [] == kept.read("select 1 from event_persons where name like '%Zkrytwa%'")
    backup = tmp_path / "backup.db"
    back_up(server.database, backup)
    files = [backup, *(file for file in server.folder.iterdir() if file.is_file())]
    assert not [file.name for file in files if earlier.encode() in file.read_bytes()]

    office.write({"event": "substituted", "entrant": 2, "players": ["z5"], "round": 2})
    office.ask("PUT", f"{office.path}/persons/z5", {"name": "Eve Late"}, key=office.director)
    office.write({"event": "undone", "of": again})
    assert {"z2", "z3", "z5"} == known()
    assert not [what for what, text in answers(office).items() if later in text]
    files = [file for file in server.folder.iterdir() if file.is_file()]
    assert not [file.name for file in files if later.encode() in file.read_bytes()]
