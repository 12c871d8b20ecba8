"""An individual at real tables: everybody learns their seat, their partner and both opponents."""

from tests.browser.conftest import Visit
from tests.browser.events.event import Evening, Phone
from tests.browser.person import PHONE


def test_all_four_see_where_they_go(revisit: Visit) -> None:
    """On a telephone the four moves are above the bar at once, with the names that the table may know."""
    organiser = revisit()
    evening = Evening(organiser.page.request, kind="individual")
    for person in range(1, 9):
        evening.name(person, f"Anne-Marie de La Rochefoucauld {person}")
    evening.play(1)
    table = Phone(revisit(size=PHONE), evening, "A1")
    table.shows("desk-done", round=1)
    moves = table.page.locator("li").filter(has=table.page.locator(".move"))
    assert 4 == moves.count()
    first = " ".join(moves.first.inner_text().split())
    assert "3 → table 2, en Nord Anne-Marie de La Rochefoucauld 3" == first
    last, bar = (each.bounding_box() for each in (moves.last, table.page.locator("footer")))
    assert last is not None
    assert bar is not None
    assert last["y"] + last["height"] <= bar["y"]


WIDTHS = (360, 180)
"""Of a phone, and of one at a zoom of 200 %."""


def test_pages_of_an_individual_are_as_wide_as_a_phone(revisit: Visit) -> None:
    """At a zoom of 200 % too: no page is wider than its window.

    The names of a table on the page of a board have a line, not a column of single letters.
    """
    person = revisit(size=PHONE)
    page = person.page
    evening = Evening(page.request, kind="individual")
    for one in range(1, 9):
        evening.name(one, f"Anne-Marie de La Rochefoucauld {one}")
    evening.play(1)
    evening.start(2)
    at = f"/tournoi/{evening.code}"
    for address, heading in {
        evening.director_page: "Mardi",
        f"{at}/A1#key={evening.keys['A1']}": person.say("desk-seats"),
        f"{at}/moi#pair=8&code={evening.card(8)}": person.say("played-entrant", kind="individual", number=8),
        at: "Mardi",
        f"{at}/entrants/8": person.say("played-entrant", kind="individual", number=8),
        f"{at}/boards/1": person.say("traveller-title", board=1),
    }.items():
        page.goto("about:blank")
        page.goto(address)
        page.get_by_role("heading", name=heading).first.wait_for()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 2 * width})
            assert width == page.evaluate("document.documentElement.scrollWidth"), address
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 2 * width})
        names = page.get_by_role("cell", name="Anne-Marie de La Rochefoucauld 2").first.bounding_box()
        assert names is not None
        assert names["width"] > 140
