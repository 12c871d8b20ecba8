"""A simultaneous from the club's page: opened by one person, joined by others with its code."""

from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE


def test_an_event_joins_a_simultaneous_by_its_code(visit: Visit) -> None:
    """A wrong code opens nothing; the right one makes the new event a member, which its organiser sees."""
    organiser, director = visit(size=DESKTOP), visit(size=PHONE, refusals=True)
    organiser.page.goto("/club")
    organiser.button(organiser.say("director-new-simultaneous")).click()
    organiser.button(organiser.say("online-open-simultaneous")).click()
    organiser.page.wait_for_url("**/arbitre")
    organiser.page.get_by_text(organiser.say("online-no-members")).wait_for()
    code = organiser.page.locator(".letters").inner_text()

    director.page.goto("/club")
    director.button(director.say("director-new-online")).click()
    director.page.get_by_text(director.say("director-plays-simultaneous")).click()
    given = director.page.get_by_label(director.say("director-simultaneous-code"))
    given.fill("abcd efgh")
    director.button(director.say("online-open")).click()
    director.page.get_by_text(director.say("event-simultaneous-invitation")).wait_for()
    assert [] == director.page.evaluate("Object.keys(localStorage).filter((each) => /director$/.test(each))")
    given.fill(code)
    director.button(director.say("online-open")).click()
    director.page.wait_for_url("**/arbitre")
    director.tab("director-tab-more")
    director.page.get_by_text(director.say("online-simultaneous-member")).wait_for()
    member = director.page.url.split("/")[-2]
    organiser.page.locator(f"a[href='/tournoi/{member}']").wait_for()
