"""The director's file of deals: a result to check, then a traveller with double dummy and par."""

from tests.browser.conftest import Visit
from tests.browser.events.event import PlayerPhone
from tests.browser.events.event_states import dealt_evening
from tests.browser.person import PHONE


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

    phone = PlayerPhone(revisit(size=PHONE), evening, 1)
    phone.claim(evening.card(1))
    phone.reads("played-table", table=1)
    evening.write({"event": "closed"})
    person.go(f"/tournoi/{evening.code}/boards/1")
    page.get_by_role("rowheader", name=say("seat-N")).wait_for()
    page.get_by_text("1510").wait_for()
    assert page.get_by_role("cell", name="8 / 0").is_visible()
    assert 0 == page.locator("tr.you").count()
    phone.person.go(f"/tournoi/{evening.code}/boards/1")
    own = phone.page.locator("tr.you")
    own.get_by_text(say("traveller-you"), exact=True).wait_for()
    assert 1 == own.count()
    boxes = [phone.page.locator(f".hands .{seat}").bounding_box() for seat in "NWES"]
    north, west, east, south = (box for box in boxes if box is not None)
    assert west["x"] < north["x"] < east["x"]
    assert north["x"] == south["x"]
    assert west["y"] == east["y"] > north["y"]
    person.go(f"/tournoi/{evening.code}/entrants/1")
    page.get_by_role("heading", name=say("scorecard-worst")).wait_for()
    page.get_by_text("1510").first.wait_for()
