"""An individual at real tables: everybody learns their seat, their partner and both opponents."""

from tests.browser.conftest import Visit
from tests.browser.event import Evening, Phone, PlayerPhone
from tests.browser.person import PHONE


def test_everybody_learns_their_seat_and_their_partner(revisit: Visit) -> None:
    """On their own phone, at the table, on the screen of the room and in the list of who plays where."""
    screen = revisit()
    evening = Evening(screen.page.request, kind="individual")
    evening.name(2, "Marcel Dubois")
    evening.start(1)
    screen.page.goto(f"/tournoi/{evening.code}/ecran")
    screen.page.get_by_text("2 S", exact=True).wait_for()
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
