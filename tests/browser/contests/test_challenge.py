"""A friend opens a link, plays the same boards, and both see who has won."""

import json

from playwright.sync_api import Route

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person
from tests.support.thorough import thorough

SHORT = {"kind": "duplicate", "boards": 2}


def play_match(person: Person) -> None:
    """Play a card or two of each board of the table that is open."""
    person.until(lambda: bool(person.witness.picture) and person.witness.picture["deal"] is not None)
    while True:
        person.cut_short()
        picture = person.witness.picture
        if picture["table"]["status"] == "over":
            return
        deal = picture["deal"]["deal"]
        person.button(person.say("result-next")).click()
        person.until(lambda deal=deal: person.witness.picture["deal"]["deal"] > deal)


def test_a_friend_takes_up_a_challenge(revisit: Visit) -> None:
    """From the end of a match to the comparison, on a telephone."""
    anne, ben = revisit(), revisit(language="en", size=PHONE)
    for person in (anne, ben):
        person.hurry()
    anne.page.request.put("/api/me", data={"name": "Anne"})
    anne.enter(anne.make("contract", match=SHORT, deal=None))
    play_match(anne)
    anne.button(anne.say("challenge-new")).click()
    anne.page.wait_for_url("**/defi/*")
    anne.page.get_by_role("heading", name=anne.say("challenge-yours")).wait_for()
    assert anne.page.get_by_text(anne.say("challenge-waiting")).count() == 1
    ben.page.goto(anne.page.url)
    ben.page.get_by_role("heading", name=ben.say("challenge-title", name="Anne")).wait_for()
    ben.page.get_by_label(ben.say("name-label")).fill("Ben")
    assert violations(ben.page) == []
    ben.button(ben.say("challenge-take")).click()
    ben.page.wait_for_url("**/table/*")
    play_match(ben)
    ben.page.get_by_role("link", name=ben.say("challenge-see")).click()
    for person, other in ((ben, "Anne"), (anne, "Ben")):
        person.page.reload()
        person.page.get_by_role("heading", name=person.say("challenge-board-by-board")).wait_for()
        assert person.page.get_by_role("rowheader", name=other, exact=True).count() == 1 + SHORT["boards"]
    assert violations(ben.page) == []


def ask_for_two_boards(route: Route) -> None:
    """Let the page ask for fewer boards than it offers, to be played in a test."""
    route.continue_(
        post_data=json.dumps(route.request.post_data_json | {"boards": 2, "bots": "instant:sayc"})
    )


@thorough
def test_boards_made_in_the_page_are_drawn_by_the_browser_too(revisit: Visit) -> None:
    """The page says so at once, and once they have been played it has verified them."""
    anne = revisit(size=PHONE)
    anne.hurry()
    anne.page.route("**/api/challenges?*", ask_for_two_boards)
    anne.open("/defi")
    anne.button(anne.say("challenge-make")).click()
    anne.page.wait_for_url("**/defi/*")
    address = anne.page.url
    anne.page.goto(f"{address}#engagement")
    anne.page.get_by_text(anne.say("set-promised")).wait_for()
    anne.page.get_by_role("link", name=anne.say("challenge-begin")).click()
    anne.page.wait_for_url("**/table/*")
    play_match(anne)
    assert anne.witness.picture["deal"]["alone"] is False
    table = anne.page.url.rpartition("/")[2].partition("?")[0]
    anne.open(f"/table/{table}/donne/1")
    anne.page.get_by_role("tab", name=anne.say("viewer-tab-details")).click()
    anne.page.get_by_text(anne.say("set-shared")).wait_for()
    anne.page.goto(f"{address}#engagement")
    anne.page.get_by_text(anne.say("set-shared")).wait_for()
    assert violations(anne.page) == []
    anne.page.evaluate("localStorage.removeItem('chelem.contributions')")
    anne.page.reload()
    anne.page.get_by_text(anne.say("set-others")).wait_for()
