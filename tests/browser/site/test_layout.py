"""Layout: controls are not covered, and nothing scrolls sideways."""

import pytest
from playwright.sync_api import expect

from chelem.games.registry import GAMES
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person, Wanderer
from tests.support.thorough import first_of, thorough

SIZES = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=thorough)]
)


def assert_free(person: Person, group: str) -> None:
    """Check that a click in the middle of each enabled button of a group hits it."""
    buttons = person.page.get_by_role("group", name=group, exact=True).get_by_role("button", disabled=False)
    assert buttons.count()
    for button in buttons.all():
        button.click(trial=True, timeout=2_000)


@SIZES
def test_every_call_can_be_pointed_at(revisit: Visit, size: tuple[int, int]) -> None:
    """At the first turn, and when undo is possible."""
    person = revisit(size=size)
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    assert_free(person, person.say("box-title"))
    person.move(lambda _: "1NT")
    person.until(lambda: bool(person.witness.legal))
    assert_free(person, person.say("box-title"))
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]


PAGES = (
    *("/", "/entrainement", "/analyser", "/calcul", "/calcul/carte", "/calcul/tournoi"),
    *("/marque", "/regles/contract"),
)


def test_pages_fit_a_telephone(revisit: Visit) -> None:
    """Nothing has to be scrolled sideways at 360 pixels."""
    person = Wanderer(revisit(size=PHONE).page, "fr")
    assert [] == [path for path in PAGES if person.width_of(path) > PHONE[0]]


NARROW = (320, 640)
TOO_WIDE = """[...document.querySelectorAll(".rules .wide, .rules .layout, .rules figure")]
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => box.innerText)"""


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_rules_fit_the_narrowest_telephone(revisit: Visit, language: str) -> None:
    """At 320 pixels no table and no figure of a rules page is wider than the page, folded parts included."""
    person = Wanderer(revisit(language=language, size=NARROW).page, language)
    for game in [*GAMES, "reference"]:
        person.open(f"/regles/{game}")
        person.settle()
        person.page.get_by_role("heading", level=2).first.wait_for()
        person.page.evaluate(
            "for (const part of document.querySelectorAll('.rules details')) part.open = true"
        )
        assert [] == person.page.evaluate(TOO_WIDE), game
        assert person.page.evaluate("document.documentElement.scrollWidth") <= NARROW[0], game


def test_the_contents_of_the_rules_stay_in_sight(revisit: Visit) -> None:
    """On a phone they are a bar at the top that opens, leads to a section and closes."""
    person = revisit(size=PHONE)
    person.open("/regles/contract#marque")
    contents = person.page.get_by_role("navigation", name=person.say("rules-contents"))
    bar = contents.get_by_text(person.say("rules-contents"), exact=True)
    heading = person.page.locator("#options")
    expect(bar).to_be_in_viewport()
    expect(heading).not_to_be_in_viewport()
    bar.click()
    link = contents.get_by_role("link", name=heading.inner_text(), exact=True)
    link.click()
    expect(link).to_be_hidden()
    expect(heading).to_be_in_viewport()
    expect(bar).to_be_in_viewport()
    below, above = heading.bounding_box(), bar.bounding_box()
    assert below
    assert above
    assert below["y"] >= above["y"] + above["height"]
