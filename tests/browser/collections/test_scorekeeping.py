"""The score sheet for real cards, sent to the server."""

from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP


def test_boards_go_among_the_deals_of_the_visitor(revisit: Visit) -> None:
    """Duplicate boards without cards are stored with their results."""
    person = revisit(language="en", size=DESKTOP)
    page, say = person.page, person.say
    person.open("/marque")
    page.get_by_role("button", name=say("keep-form-duplicate")).first.click()
    page.get_by_role("combobox", name=say("form-duplicate-size"), exact=True).select_option("1")
    person.button(say("keep-start")).click()
    person.button(say("keep-enter")).click()
    for legend, place in (("calc-level", 3), ("calc-strain", 3), ("keep-declarer", 2), ("calc-result", 4)):
        page.get_by_role("group", name=say(legend), exact=True).locator("label").nth(place).click()
    person.button(say("keep-save")).click()
    person.button(say("keep-send")).click()
    page.get_by_role("link", name=say("keep-sent-open"), exact=True).click()
    page.get_by_text("4").first.wait_for()
    assert "/analyser/" in page.url
