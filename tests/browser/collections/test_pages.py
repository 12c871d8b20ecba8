"""The review of a deal, a deal by its number."""

from tests.browser.choices import FIRST
from tests.browser.conftest import Visit
from tests.browser.site.test_accessible import review
from tests.support.thorough import thorough


@thorough
def test_a_deal_is_reviewed_by_keyboard(revisit: Visit) -> None:
    """Forward and back a step, a trick, to the ends; each step is announced."""
    person = revisit()
    review(person)
    found = person.page.locator("[aria-live=polite]").filter(has_text=person.say("review-start"))
    found.wait_for()
    steps = []
    for key in ("ArrowRight", "ArrowLeft", "PageDown", "End", "Home"):
        person.page.keyboard.press(key)
        steps.append(person.page.get_by_text(person.say("review-keys")).locator("..").inner_text().split()[0])
    assert ["1", "0"] == steps[:2]
    made = sum(entry["event"] == "acted" for entry in person.witness.entries)
    assert 1 < int(steps[2]) < made
    assert made == int(steps[3])
    assert "0" == steps[4]


def test_a_deal_is_opened_by_its_number(revisit: Visit) -> None:
    """Anyone with the link plays the same cards."""
    person = revisit()
    person.open(f"/donne/contract/{FIRST['number']}")
    person.button(person.say("opening-play")).click()
    person.until(lambda: person.witness.picture.get("deal") is not None)
    assert person.witness.picture["hands"]["S"]["cards"][:2] == ["SJ", "S8"]
