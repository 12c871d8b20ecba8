"""A visitor's convention card: made on a page, played at a table, and shown there to everybody."""

import re

from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person

PATIENCE = 120_000
SLAM_DEAL = {"number": "38984935349931862370799006077", "dealer": "S"}
"""South opens one spade; North has a limit raise and two keycards of five with the queen."""


def choose(person: Person, agreement: str, choice: str) -> None:
    """Choose how the card plays an agreement."""
    group = person.page.get_by_role("group", name=agreement, exact=True)
    group.get_by_role("radio", name=re.compile(choice)).click(timeout=PATIENCE)


def made_card(person: Person) -> str:
    """Make a card of Standard American with keycards and light openings; return its code."""
    person.open("/systemes")
    person.link(person.say("nav-cards")).last.click()
    page = person.page
    page.get_by_label(person.say("cards-name"), exact=True).fill("Keycards")
    page.get_by_label(person.say("cards-system"), exact=True).select_option("sayc")
    person.button(person.say("cards-make")).click()
    choose(person, "Blackwood", "none or three")
    choose(person, "Opening bids of one", "from 11 points")
    person.button(person.say("cards-save")).click()
    page.get_by_text(person.say("cards-saved")).wait_for(timeout=PATIENCE)
    return page.url.rpartition("/")[2]


def test_a_card_is_made_and_played(visit: Visit) -> None:
    """Partner answers by it, a call of the player is explained by it, and the table shows it."""
    person = visit(language="en", size=PHONE)
    code = made_card(person)
    person.enter(person.make("contract", deal=SLAM_DEAL, sides={"NS": {"card": code}}))
    person.until(lambda: bool(person.witness.legal))
    for call in ("1S", "4NT"):
        person.move(lambda _, call=call: call)
        person.until(lambda: bool(person.witness.legal))
    answer = person.witness.picture["calls"][6]
    assert ("N", "5S") == (answer["seat"], answer["call"])
    person.button(person.say("panel-table")).click()
    person.button(person.say("sheet-of-side", side="NS")).click()
    page = person.page
    title = person.say("side-sheet-title", side="NS", title="Keycards")
    page.get_by_role("heading", name=title, exact=True).wait_for(timeout=PATIENCE)
    page.get_by_text("Blackwood: for keycards, 5").wait_for()


def test_who_has_the_link_reads_and_copies_a_card(visit: Visit) -> None:
    """The copy is theirs to change."""
    code = made_card(visit(language="en"))
    other = visit(language="en")
    other.open(f"/mes-feuilles/{code}")
    other.page.get_by_text("Blackwood: for keycards, 5").wait_for(timeout=PATIENCE)
    assert not other.button(other.say("cards-save")).count()
    other.button(other.say("cards-copy")).click()
    other.button(other.say("cards-save")).wait_for(timeout=PATIENCE)
    assert code not in other.page.url


def test_a_player_brings_their_own_card(visit: Visit) -> None:
    """It is preferred once, played without being named, and read against the calls of the deal afterwards."""
    person = visit(language="en", size=PHONE)
    made_card(person)
    person.button(person.say("cards-prefer")).click()
    person.button(person.say("cards-preferred")).wait_for(timeout=PATIENCE)
    person.open("/")
    person.page.get_by_text(person.say("cards-plays", title="Keycards")).wait_for(timeout=PATIENCE)
    person.enter(person.make("contract", deal=SLAM_DEAL))
    assert "Keycards" == person.witness.picture["table"]["sides"]["NS"]["card"]
    person.until(lambda: bool(person.witness.legal))
    person.move(lambda _: "2H")
    person.cut_short()
    person.page.get_by_role("link", name=person.say("after-review"), exact=True).click()
    # The table that is left has a tab of that name too.
    person.page.get_by_role("link", name=person.say("review-table"), exact=True).wait_for(timeout=PATIENCE)
    person.tab("viewer-tab-details")
    person.page.get_by_role("heading", name=person.say("review-card-notes")).wait_for(timeout=PATIENCE)
    note = re.compile("shows .*the hand had .*The card says")
    person.page.get_by_role("listitem").filter(has_text=note).first.wait_for(timeout=PATIENCE)


def test_a_side_plays_a_card_given_by_its_link(visit: Visit) -> None:
    """In the form of a new table, without keeping it."""
    code = made_card(visit(language="en"))
    other = visit(language="en", size=PHONE)
    other.open("/")
    other.page.get_by_role("button", name=re.compile(other.say("game-contract"))).first.click()
    other.page.get_by_text(other.say("new-more")).click()
    side = other.page.get_by_label(other.say("new-side", side="EW"), exact=True)
    side.select_option(other.say("new-side-other"))
    other.page.get_by_label(other.say("cards-given")).fill(f"https://chelem.example/mes-feuilles/{code}")
    other.button(other.say("cards-given-take")).click()
    other.page.get_by_role("option", name="Keycards", selected=True).wait_for(
        state="attached", timeout=PATIENCE
    )
    other.page.get_by_role("dialog").get_by_role("button", name=other.say("home-play"), exact=True).click()
    other.until(lambda: bool(other.witness.picture))
    assert "Keycards" == other.witness.picture["table"]["sides"]["EW"]["card"]
