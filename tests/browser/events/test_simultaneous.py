"""A simultaneous from the club's page: opened by one person, joined by others with its code."""

import re

from playwright.sync_api import Page

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.online_states import SimultaneousEvening
from tests.browser.person import PHONE


def test_a_club_joins_a_simultaneous_by_a_code_of_its_own(revisit: Visit) -> None:
    """A wrong code opens nothing; by the right one a new event asks, is admitted, and taken out again."""
    organiser, director = revisit(size=PHONE), revisit(size=PHONE, refusals=True)
    page, say = organiser.page, organiser.say
    organiser.open("/club")
    organiser.button(say("director-new-simultaneous")).click()
    organiser.button(say("online-open-simultaneous")).click()
    page.wait_for_url("**/arbitre")
    page.get_by_text(say("online-no-members")).wait_for()
    page.get_by_label(say("online-club-name")).fill("Les Remparts")
    organiser.button(say("online-club-invite")).click()
    code = page.locator(".letters").inner_text()
    assert violations(page) == []

    director.open("/club")
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
    director.page.get_by_text(director.say("online-simultaneous-asked")).wait_for()
    member = director.page.url.split("/")[-2]

    organiser.button(say("online-club-admit-named", club="Les Remparts")).click()
    director.page.get_by_text(director.say("online-simultaneous-member")).wait_for()
    page.locator(f"ol a[href='/tournoi/{member}']").wait_for()
    organiser.button(say("online-club-remove-named", club="Les Remparts")).click()
    page.get_by_text(say("online-club-remove-about")).wait_for()
    organiser.button(say("online-club-remove-sure")).click()
    page.get_by_text(say("online-no-members")).wait_for()
    director.page.get_by_text(director.say("online-simultaneous-removed")).wait_for()
    assert not overflows(page)


def overflows(page: Page) -> bool:
    """Whether the page, or a box of its results, scrolls sideways."""
    return bool(
        page.evaluate(
            "[document.documentElement, ...document.querySelectorAll('main .scroll, main .hands')]"
            ".some((box) => box.scrollWidth > box.clientWidth)"
        )
    )


def test_a_board_is_read_in_the_whole_field(revisit: Visit) -> None:
    """Once the simultaneous is closed, from a pair's card: its place, and each result with its club.

    Before that, neither the card nor the club's page shows a result of another club, nor leads to one.
    """
    player = revisit(size=PHONE, refusals=True)
    page, say = player.page, player.say
    evening = SimultaneousEvening(player)
    home, away = evening.clubs
    player.go(f"/tournoi/{home.code}/entrants/1")
    page.get_by_role("link", name=say("online-simultaneous-member")).wait_for()
    assert 0 == page.locator("main a[href*='/boards/']").count()
    player.go(f"/tournoi/{home.code}/boards/1")
    page.get_by_text(say("event-board-later")).wait_for()
    evening.close()

    player.go(f"/tournoi/{home.code}/entrants/1")
    page.get_by_text(say("online-field-standing", result="55,00\u00a0%", place=7, of=12)).wait_for()
    page.locator("summary").first.click()
    page.get_by_role("link", name=say("scorecard-all-results", board=1)).click()
    field = page.get_by_role("table", name=say("traveller-field", tables=2))
    field.wait_for()
    rows = [" ".join(text.split()) for text in field.locator("tbody tr").all_inner_texts()]
    told = [re.fullmatch(r"(\d) 1 4 3SA.* par S (.*) [+−]\d+ (\d\d,\d\d) .*", row) for row in rows]
    assert [("1", "Lundi de Saint-Malo", "65,00"), ("2", "Club des Remparts", "55,00")] == [
        row.groups() for row in told if row
    ]
    assert not overflows(page)
    page.get_by_role("checkbox").check()
    assert 1 == field.locator("tbody tr").count()

    player.go(f"/tournoi/{home.code}")
    page.get_by_role("link", name=say("ranked-simultaneous")).click()
    page.locator(f"a[href='/tournoi/{away.code}/entrants/1']").wait_for()
    page.get_by_role("link", name=say("scorecard-board", board=1), exact=True).click()
    page.get_by_role("table", name=say("traveller-field", tables=2)).wait_for()
    page.get_by_role("heading", name=say("seat-N"), exact=True).wait_for()
