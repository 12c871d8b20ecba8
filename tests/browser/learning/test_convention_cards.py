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
