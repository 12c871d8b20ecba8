"""The results of an event as files, for other programs: who is named in them, and when they are open."""

from io import BytesIO

from chelem.events.files.files import read_event
from tests.support.visitors.event_office import Office

FORMATS = {"usebio": "x.xml", "csv": "x.csv", "pbn": "x.pbn", "bridgemate": "x.json", "log": "x.jsonl"}


def save(office: Office, name: str, key: str = "", status: int = 200, **query: object) -> bytes:
    """The content of a file, or of its refusal."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = office.http.get(f"{office.path}/files/{name}", params=query, headers=headers)
    assert status == answer.status_code, answer.text
    return answer.content


def close(office: Office) -> None:
    """Name pair 1, one of them with consent, report a board at two tables, and end the event."""
    for person, consent in (("a1", True), ("b1", False)):
        body = {"name": f"Name of {person}", "licence": "", "consent": consent}
        office.ask("PUT", f"{office.path}/persons/{person}", body, key=office.director)
    office.write({"event": "entered", "entrant": 1, "players": ["a1", "b1"]})
    office.report(1, 1)
    office.write({"event": "closed"})


def test_each_format_holds_the_results_once_the_event_is_over(office: Office) -> None:
    """Read again, they have the result of the board; before, a director alone may have them."""
    office.report(1, 1)
    assert b"event.files-later" in save(office, "csv", status=403)
    assert save(office, "csv", office.director)
    close(office)
    for name, file in FORMATS.items():
        read = read_event(BytesIO(save(office, name)), file).results
        assert 400 == read.travellers[0].lines[0].outcome.points, name
    assert b"page.unknown" in save(office, "xlsx", status=404)


def test_people_are_named_where_they_agree_to_it(office: Office) -> None:
    """A director may name everybody, with the club, for a federation; the log never does."""
    close(office)
    for name in FORMATS:
        content = save(office, name)
        assert b"Name of b1" not in content
    assert b"Name of a1" in save(office, "usebio")
    assert b"event.log.director" in save(office, "usebio", status=403, everybody=True)
    sent = save(office, "usebio", office.director, everybody=True, club="Club of the bridge")
    assert all(text in sent for text in (b"Name of a1", b"Name of b1", b"<CLUB_NAME>Club of the bridge<"))
    assert b"Name of" not in save(office, "log", office.director, everybody=True)


def test_licences_go_to_the_federation_by_the_same_rule_as_names(office: Office) -> None:
    """The director's file has those of the people it names; the public one and the log have none."""
    for person, consent in (("a1", True), ("b1", False)):
        body = {"name": f"Name of {person}", "licence": f"0123-{person}", "consent": consent}
        office.ask("PUT", f"{office.path}/persons/{person}", body, key=office.director)
    office.write({"event": "entered", "entrant": 1, "players": ["a1", "b1"]})
    office.report(1, 1)
    office.write({"event": "closed"})
    for name in FORMATS:
        assert b"0123-" not in save(office, name)
    agreed = save(office, "usebio", office.director)
    assert b"<NATIONAL_ID_NUMBER>0123-a1<" in agreed
    assert b"0123-b1" not in agreed
    sent = save(office, "usebio", office.director, everybody=True)
    (pair,) = [one for one in read_event(BytesIO(sent), "x.xml").results.entrants if one.number == "1"]
    assert (("Name of a1", "Name of b1"), ("0123-a1", "0123-b1")) == (pair.names, pair.licences)
    assert b"0123-" not in save(office, "log", office.director, everybody=True)
    listed = {
        each["format"]: " ".join(each["lost"])
        for each in office.ask("GET", f"{office.path}/files?language=en", key=office.director)
    }
    assert "Licence" not in listed["usebio"]
    assert "Licence numbers are left out." in listed["csv"]


def test_what_a_format_leaves_out_is_said_before(office: Office) -> None:
    """USEBIO does not say how ties are broken; the log leaves out nothing."""
    close(office)
    listed = {each["format"]: each for each in office.ask("GET", f"{office.path}/files?language=en")}
    assert set(FORMATS) == set(listed)
    assert [] == listed["log"]["lost"]
    assert listed["usebio"]["suffix"] == "xml"
    assert listed["usebio"]["refused"] is None
