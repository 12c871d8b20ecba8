"""Layout: controls are not covered, and nothing scrolls sideways."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def assert_free(person: Person, group: str) -> None:
    """Check that a click in the middle of each enabled button of a group hits it."""
    buttons = person.page.get_by_role("group", name=group, exact=True).get_by_role("button", disabled=False)
    assert buttons.count()
    for button in buttons.all():
        button.click(trial=True, timeout=2_000)


@SIZES
def test_every_call_can_be_pointed_at(visit: Visit, size: tuple[int, int]) -> None:
    """At the first turn, and when undo is possible."""
    person = visit(size=size)
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    assert_free(person, person.say("box-title"))
    person.move(lambda _: "1NT")
    person.until(lambda: bool(person.witness.legal))
    assert_free(person, person.say("box-title"))
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize(
    "path", ["/", "/analyser", "/calcul", "/calcul/carte", "/calcul/tournoi", "/marque", "/regles/contract"]
)
def test_pages_fit_a_telephone(visit: Visit, path: str) -> None:
    """Nothing has to be scrolled sideways at 360 pixels."""
    person = visit(size=PHONE)
    person.page.goto(path, wait_until="networkidle")
    person.page.get_by_role("heading", level=1).wait_for()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
