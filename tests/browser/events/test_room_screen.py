"""The screen of the room on a projector."""

from tests.browser.conftest import Visit
from tests.browser.events.event import SwissEvening

BEAMER = (1280, 720)
BIG = 40
"""Pixels of the letters of few lines on a projector of 720 lines."""


def test_few_lines_are_large_and_none_is_cut(revisit: Visit) -> None:
    """At three tables letters fill the screen; all lines of a page are within it."""
    person = revisit(size=BEAMER)
    evening = SwissEvening(person.page.request, 6)
    for entrant in range(1, 7):
        evening.name(entrant, "Marie-Christine Roux")
    evening.draw(1)
    person.open(f"/tournoi/{evening.code}/ecran")
    title = person.say("ranked-seats", round=1)
    person.page.get_by_role("heading", name=title, exact=True).wait_for()
    names = person.page.get_by_text("Marie-Christine Roux")
    size = names.first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert size >= BIG
    for index in range(6):
        box = names.nth(index).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= BEAMER[0]
        assert box["y"] + box["height"] <= BEAMER[1]
