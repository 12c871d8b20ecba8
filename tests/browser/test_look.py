"""How the table looks and moves: court cards, flights of cards."""

from threading import Event

from playwright.sync_api import Route

from tests.browser.conftest import Visit

COURTS = "**/*.svg"
BOXES = """() => [...document.querySelectorAll(".card-table .slot")].map((slot) => {
  const { x, y, width, height } = slot.getBoundingClientRect();
  return [slot.dataset.card, x, y, width, height].join(" ");
})"""


def test_court_cards_come_without_moving_anything(visit: Visit) -> None:
    """Index and pip are there first; the figure appears later, and no card moves."""
    person = visit()
    held: list[Route] = []
    release = Event()

    def hold(route: Route) -> None:
        if release.is_set() or "chelem" in route.request.url:
            route.continue_()
        else:
            held.append(route)

    person.page.route(COURTS, hold)
    person.enter(person.make("contract"))
    person.until(lambda: len(held) == 12)
    person.until(lambda: person.page.locator(".slot .card").count() == 13)
    assert person.page.locator(".slot .card text").count() == 13
    assert person.page.locator(".slot .pip:visible").count() == 13
    assert not person.page.locator(".slot image").count()
    before = person.page.evaluate(BOXES)
    release.set()
    for route in held:
        route.continue_()
    courts = sum(card.split()[0][1] in "KQJ" for card in before)
    person.until(lambda: person.page.locator(".slot image").count() == courts)
    assert person.page.evaluate(BOXES) == before
