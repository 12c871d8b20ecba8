"""The director's file of deals: a result to check, then a traveller with double dummy and par."""

from tests.browser.conftest import Visit
from tests.browser.event_states import dealt_evening


def test_a_file_of_deals_shows_what_was_possible(revisit: Visit) -> None:
    """From the upload to the result that is confirmed, then to hands, par and what the board cost."""
    person = revisit()
    page, say = person.page, person.say
    evening = dealt_evening(person)
    known = page.get_by_text(say("deals-known", count=2, boards="1–2"))
    known.wait_for()
    person.tab("director-tab-room")
    page.get_by_role("heading", name=say("suspects-title", count=4)).wait_for()
    page.get_by_text(say("suspects-which", table="1", round=1, board=1)).click()
    person.button(say("suspects-right")).first.click()
    page.get_by_role("heading", name=say("suspects-title", count=3)).wait_for()

    evening.write({"event": "closed"})
    page.goto(f"/tournoi/{evening.code}/boards/1")
    page.get_by_role("rowheader", name=say("seat-N")).wait_for()
    page.get_by_text("1510").wait_for()
    assert page.get_by_role("cell", name="8 / 0").is_visible()
    page.goto(f"/tournoi/{evening.code}/entrants/1")
    page.get_by_role("heading", name=say("scorecard-worst")).wait_for()
    page.get_by_text("1510").first.wait_for()
