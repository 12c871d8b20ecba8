"""What a phone in an event is told when something is refused."""

import pytest

from chelem.core.errors import Fact
from chelem.i18n import say
from tests.support.visitors.event_office import GAME, Office

Refusal = dict[str, object]


def refused(office: Office) -> list[Refusal]:
    """Return what a table's phone is told that does what it may not, then for a closed event."""
    one, two = office.tables["A1"], office.tables["A2"]

    def report(key: str, status: int, **at: int) -> Refusal:
        entry = {"event": "reported", "section": "A", "round": 1, "table": 1, "board": 1, **at}
        found: Refusal = office.write({**entry, "result": GAME}, key, status)
        return found

    found = [
        report(two, 403),
        report(one, 409, board=5),
        report(one, 409, round=2, board=3),
        office.write({"event": "confirmed", "of": 0}, one, 409),
        office.write({"event": "closed"}, one, 403),
        office.ask("GET", f"{office.path}/boards/1", key=office.director, status=404),
        office.ask("POST", f"{office.path}/tables/Z9/claims", {"code": "AAAAAA"}, status=404),
        office.ask("POST", f"{office.path}/tables/A1/claims", {"code": "AAAAAA"}, status=403),
        office.ask("POST", f"{office.path}/claims", {"entrant": 99}, status=404),
        office.ask("POST", f"{office.path}/claims", {"entrant": 1, "code": "AAAAAA"}, status=403),
        office.ask("GET", office.path, key="table.A1.00", status=403),
        office.ask("GET", "/api/events/aaaaaaaa", status=404),
    ]
    version = office.report(1, 1, one)["version"]
    office.write({"event": "started", "section": "A", "round": 2})
    corrected = {"event": "corrected", "section": "A", "round": 1, "table": 1, "board": 1, "result": GAME}
    found.append(office.write(corrected, one, 409))
    office.write({"event": "closed"})
    called = {"event": "called", "section": "A", "table": 1, "answered": False}
    found += [report(one, 409, board=2), office.write(corrected, one, 409), office.write(called, one, 409)]
    fielded = {"event": "fielded", "section": "A", "round": 2, "table": 1, "side": "NS", "players": []}
    found.append(office.write(fielded, one, 409))
    office.write({"event": "confirmed", "of": version}, one)
    return found


@pytest.mark.parametrize(("language", "colon"), [("fr", " : "), ("en", ": ")])
def test_a_phone_is_told_what_to_do_next(office: Office, language: str, colon: str) -> None:
    """Each sentence says what is wrong, then after a colon what to do, in both languages."""
    found = refused(office)
    codes = [each["code"] for each in found]
    assert codes[-4:] == ["event.log.closed-tables"] * 4
    assert len(found) - 3 == len(set(codes))
    for each in found:
        facts = each["facts"]
        assert isinstance(facts, dict)
        known: dict[str, Fact] = facts
        what, _, next_step = say(str(each["code"]), known, language).partition(colon)
        assert what
        assert next_step, each["code"]
