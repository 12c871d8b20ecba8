"""How the table looks, moves and sounds: court cards, flights of cards, felts."""

from threading import Event
from typing import Literal

import pytest
from playwright.sync_api import Route

from tests.browser.axe import violations
from tests.browser.choices import boldest, is_card
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE
from tests.support.thorough import first_of, thorough

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


MOVING = """() => {
  window.seen = [];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { duration, delay } = animation.effect.getComputedTiming();
      const properties = animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      seen.push({ time: duration + delay, properties, on: animation.effect.target.tagName });
    }
    window.watching = requestAnimationFrame(look);
  };
  look();
}"""
PLAYED_AT_ONCE = """(card) => new Promise((done) => {
  const slot = document.querySelector(`[data-card="${card}"]`);
  slot.click();
  requestAnimationFrame(() => done([
    document.querySelector(`[data-card="${card}"]`) === null,
    [...document.querySelectorAll("ol li")].length,
  ]));
})"""
MOVED = {"transform", "transformOrigin", "translate", "opacity"}
FRAME = {"offset", "computedOffset", "easing", "composite"}


def test_movements_are_short_and_never_awaited(revisit: Visit) -> None:
    """A card is in the trick in the next frame; pictures move by transform and opacity, less than 250 ms."""
    person = revisit(painted=True)
    person.page.emulate_media(reduced_motion="no-preference")
    person.enter(person.make("contract"))
    while not (person.witness.legal and is_card(person.witness.legal[0])):
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
    person.page.evaluate(MOVING)
    for _ in range(5):
        person.until(lambda: bool(person.witness.legal))
        position = person.witness.position
        gone, laid = person.page.evaluate(PLAYED_AT_ONCE, boldest(person.witness.legal))
        assert gone
        assert laid >= 1
        person.until(lambda: person.witness.position > position)  # noqa: B023 - awaited in this turn
    seen = [each for each in person.page.evaluate("seen") if each["on"] == "LI"]
    assert seen
    assert max(each["time"] for each in seen) < 250
    assert {name for each in seen for name in each["properties"]} <= MOVED | FRAME


def test_nothing_moves_for_those_who_want_no_animations(revisit: Visit) -> None:
    """The page's own setting counts as much as the device's."""
    person = revisit(painted=True)
    person.page.emulate_media(reduced_motion="no-preference")
    person.open("/")
    person.page.evaluate("localStorage.setItem('chelem.settings', JSON.stringify({ motion: 'less' }))")
    person.enter(person.make("contract"))
    person.page.evaluate(MOVING)
    while not person.witness.picture["play"] or len(person.witness.picture["play"]["turned"]) < 2:
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
    assert not [each for each in person.page.evaluate("seen") if each["on"] == "LI" and each["time"]]


HEAR = """() => {
  window.heard = [];
  for (const kind of ["createOscillator", "createBufferSource"]) {
    const made = AudioContext.prototype[kind];
    AudioContext.prototype[kind] = function () { heard.push(kind); return made.call(this); };
  }
}"""


def test_sounds_are_switched_off_at_one_tap(visit: Visit) -> None:
    """A card is heard once the player has clicked something; nothing after the button, or a reload."""
    person = visit()
    person.page.add_init_script(f"({HEAR})()")
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    assert person.page.evaluate("heard") == []
    while not person.witness.picture["play"]:
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
    person.until(lambda: "createBufferSource" in person.page.evaluate("heard"))
    button = person.button(person.say("settings-sound"))
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    person.page.reload()
    person.until(lambda: bool(person.witness.legal))
    assert button.get_attribute("aria-pressed") == "false"
    assert person.move()
    person.until(lambda: bool(person.witness.legal))
    assert person.page.evaluate("heard") == []


@thorough
@pytest.mark.parametrize("scheme", first_of(["light", "dark"], "dark"))
def test_axe_finds_nothing_on_any_felt(revisit: Visit, scheme: Literal["light", "dark"]) -> None:
    """The cloth that is chosen in the settings is that of the table, and everything on it can be read."""
    person = revisit(scheme=scheme)
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    cloths = set()
    for felt in ("green", "blue", "burgundy", "slate"):
        person.open_settings("cards")
        person.page.get_by_role("radio", name=person.say(f"settings-felt-{felt}"), exact=True).check()
        person.page.keyboard.press("Escape")
        cloths.add(person.page.locator(".card-table").evaluate("it => getComputedStyle(it).backgroundColor"))
        assert violations(person.page, "color-contrast") == []
    assert len(cloths) == 4


SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map((each) => each.value)))
    .observe({ type: "layout-shift" });
}"""
NEGLIGIBLE = 0.01
"""Of 1, all of the window moved by its own height; 0.1 is called good."""


@pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone", marks=thorough), pytest.param(DESKTOP, id="desktop")]
)
def test_typefaces_come_without_moving_anything(visit: Visit, size: tuple[int, int]) -> None:
    """They are asked for after the page has been drawn, and are as wide and high as what they replace."""
    person = visit(size=size, painted=True)
    code = person.make("contract")
    for path in ("/", f"/table/{code}"):
        held: list[Route] = []
        person.page.route("**/*.woff2", lambda route: held.append(route))  # noqa: B023,PLW0108 - a function of Python's is wanted
        person.page.goto(path)
        person.until(lambda: len(held) >= 2)  # noqa: B023 - awaited in this turn
        if code in path:
            person.until(lambda: bool(person.witness.legal))
        person.page.wait_for_timeout(300)  # until nothing else arrives
        person.page.evaluate(SHIFTS)
        for route in held:
            route.continue_()
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(100)  # shifts are reported after the frame
        assert person.page.evaluate("document.fonts.check('16px Chelem Sans')")
        assert sum(person.page.evaluate("shifts")) < NEGLIGIBLE, path
        person.page.unroute("**/*.woff2")
