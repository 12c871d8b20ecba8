"""An individual at real tables: everybody learns their seat, their partner and both opponents."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.events.event import Evening, Phone, PlayerPhone
from tests.browser.person import PHONE


def test_everybody_learns_their_seat_and_their_partner(revisit: Visit) -> None:
    """On their own phone, at the table, on the screen of the room and in the list of who plays where."""
    screen = revisit()
    evening = Evening(screen.page.request, kind="individual")
    evening.name(2, "Marcel Dubois")
    evening.start(1)
    screen.page.goto(f"/tournoi/{evening.code}/ecran")
    screen.page.get_by_role("row", name="2 N 2 Marcel Dubois E 4").wait_for()
    screen.page.get_by_role("row", name="2 S 8 O 5").wait_for()
    own = PlayerPhone(revisit(size=PHONE), evening, 8)
    own.claim(evening.card(8))
    own.reads("desk-next-seat", seat="S")
    own.page.get_by_text("avec 2 Marcel Dubois").wait_for()
    own.reads("player-against", who="4 et 5")
    own.page.goto(f"/tournoi/{evening.code}")
    own.page.get_by_role("row", name="2 N 2 Marcel Dubois S 8 E 4 O 5").wait_for()
    table = Phone(revisit(size=PHONE), evening, "A2")
    table.shows("desk-seats")
    seats = table.page.locator("dl > div").all_inner_texts()
    assert ["Nord 2 Marcel Dubois", "Sud 8", "Est 4", "Ouest 5"] == [" ".join(each.split()) for each in seats]


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


def test_a_card_names_partner_and_opponents(revisit: Visit) -> None:
    """Board by board, before any of them is opened."""
    reader = revisit(size=PHONE)
    evening = Evening(reader.page.request, kind="individual")
    evening.play(1)
    evening.start(2)
    reader.page.goto(f"/tournoi/{evening.code}/entrants/8")
    boards = reader.page.locator("summary", has_text="Sud, avec 2, contre 4 et 5")
    boards.first.wait_for()
    assert 2 == boards.count()


@pytest.mark.parametrize("width", [360, 180])
def test_pages_of_an_individual_are_as_wide_as_a_phone(revisit: Visit, width: int) -> None:
    """At a zoom of 200 % too: no page is wider than its window.

    The names of a table on the page of a board have a line, not a column of single letters.
    """
    person = revisit(size=(width, 2 * width))
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
        assert width == page.evaluate("document.documentElement.scrollWidth"), address
    names = page.get_by_role("cell", name="Anne-Marie de La Rochefoucauld 2").first.bounding_box()
    assert names is not None
    assert names["width"] > 140
