"""The navigation is the same on every page and says where one is; an unknown address leads on."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.thorough import thorough

WAYS = [("compete", "events"), ("train", "problems"), ("learn", "rules"), ("tools", "sheet"), ("you", "mine")]
"""A page of each section, the one after the other."""

TITLED = """left => {
  const heading = document.querySelector("h1")?.innerText;
  return heading !== left && document.title === `${heading} · Chelem`;
}"""
"""Whether another page than the one with a heading has come, whose heading is the tab's title."""


def current(person: Person) -> Locator:
    """What the navigation marks as where one is: the page, and in a wide window its section."""
    return person.page.locator("header nav [aria-current], header ~ * [aria-current]").filter(visible=True)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_section_is_reached_from_every_other(revisit: Visit, size: tuple[int, int]) -> None:
    """By links alone, from the first page on; each page is marked, and its title is the tab's."""
    person = revisit(language="fr", size=size)
    person.open("/")
    for section, page in WAYS:
        left = person.page.get_by_role("heading", level=1).inner_text()
        person.go_to(section, page)
        person.page.wait_for_function(TITLED, arg=left)
        if size == PHONE:
            person.button(person.say("nav-menu")).click()
            expect(current(person).first).to_have_text(person.say(f"nav-{page}"))
            person.page.keyboard.press("Escape")
        else:
            expect(current(person).nth(0)).to_have_text(person.say(f"nav-{section}"))
            expect(current(person).nth(1)).to_have_text(person.say(f"nav-{page}"))


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=thorough)]
)
def test_an_unknown_address_leads_on_to_every_page(revisit: Visit, size: tuple[int, int]) -> None:
    """All pages of the site stand there; a page below another has the way back."""
    person = revisit(language="fr", size=size, refusals=True)
    person.page.goto("/tournois/inconnu")
    person.page.get_by_role("heading", name=person.say("lost-title")).wait_for()
    assert [] == violations(person.page)
    pages = person.page.get_by_role("navigation", name=person.say("nav-pages"))
    pages.get_by_role("link", name=person.say("nav-problems"), exact=True).click()
    person.page.get_by_role("link", name=person.say("problems-number", number=1)).first.click()
    person.link("← " + person.say("problem-list")).click()
    person.page.wait_for_url("**/problemes")


def test_an_event_is_opened_by_its_code(revisit: Visit) -> None:
    """The code or the whole address; an unknown code is refused with a sentence, on the page itself."""
    person = revisit(language="fr", size=PHONE, refusals=True)
    person.open("/tournoi")
    field = person.page.get_by_label(person.say("events-code"), exact=True)
    field.fill("rien")
    person.button(person.say("events-open")).click()
    person.page.get_by_role("alert").wait_for()
    assert [] == violations(person.page)
    event = Evening(person.page.request)
    field.fill(f"http://localhost/tournoi/{event.code}")
    person.button(person.say("events-open")).click()
    person.page.wait_for_url(f"**/tournoi/{event.code}")
    person.open(f"/tournoi/{event.code}/arbitre#key={event.director}")
    person.page.get_by_role("heading", level=1).wait_for()
    person.go_to("compete", "events")
    person.page.get_by_role("link", name="Mardi").click()
    person.page.wait_for_url("**/arbitre")
