"""The ranking as everybody sees it."""

from tests.browser.conftest import Visit
from tests.browser.events.event_states import played_evening
from tests.browser.person import PHONE


def test_names_have_a_column_only_where_somebody_agreed(revisit: Visit) -> None:
    """Without anybody's consent there is none; a table of a phone has no room for an empty one."""
    person = revisit()
    page, evening = person.page, played_evening(person)
    column = page.get_by_role("columnheader", name=person.say("ranked-names"), exact=True)
    person.open(f"/tournoi/{evening.code}")
    page.get_by_role("columnheader", name=person.say("ranked-number"), exact=True).first.wait_for()
    assert column.count() == 0
    evening.name(1, "Zzyzx")
    person.open(f"/tournoi/{evening.code}")
    column.wait_for()
    assert page.get_by_role("cell", name="Zzyzx").is_visible()


def test_the_results_are_saved_as_a_file(revisit: Visit) -> None:
    """Once the event is over, everybody may save them; USEBIO holds the names of people who agreed alone."""
    person = revisit()
    page, evening = person.page, played_evening(person)
    evening.name(1, "Zzyzx")
    evening.write({"event": "closed"})
    person.open(f"/tournoi/{evening.code}")
    page.get_by_text(person.say("files-title")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=person.say("files-usebio")).click()
    assert f"{evening.code}.xml" == saved.value.suggested_filename
    assert "Zzyzx" in saved.value.path().read_text()


def test_what_stays_the_same_is_no_change(revisit: Visit) -> None:
    """Three tied pairs receive the same penalty: their results fall, and their place is not repeated."""
    person = revisit(size=PHONE)
    evening = played_evening(person)
    evening.publish()
    for entrant in (1, 2, 3):
        penalty = {"amount": "25", "unit": "top", "reason": "slow"}
        evening.write({"event": "penalised", "entrant": entrant, **penalty})
    evening.publish()
    person.open(f"/tournoi/{evening.code}/classements")
    rows = person.page.get_by_role("table").first.locator("tbody tr")
    rows.first.wait_for()
    shown = [row.locator("td").all_inner_texts() for row in rows.all()]
    unchanged = f"= {person.say('published-unchanged')}"
    assert [["1", unchanged]] * 3 == [[place, " ".join(before.split())] for place, before, *_ in shown]
    assert all(unchanged != before for *_, before in shown)
