"""What calls mean, before and after they are made, and the bots that a new table is made with."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE
from tests.support.thorough import first_of

SHOWS = {"fr": "15–17 H, main régulière.", "en": "15–17 HCP, balanced."}


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_the_meaning_of_a_call_before_and_after(revisit: Visit, language: str) -> None:
    """On a telephone, « ? » and a call of the box say what it shows; once made, it says the same."""
    person = revisit(language=language, size=PHONE)
    person.enter(person.make("contract"))
    person.until(lambda: "1NT" in person.witness.legal)
    person.button(person.say("box-ask")).click()
    person.press("1NT")
    note = person.page.locator("div.note")
    note.get_by_text(SHOWS[language]).wait_for()
    person.button(person.say("box-ask")).click()
    person.press("1NT")
    person.until(lambda: any(call["call"] == "1NT" for call in person.witness.picture["calls"]))
    auction = person.page.get_by_role("region", name=person.say("auction-title"))
    auction.get_by_role("button").first.click()
    note.get_by_text(SHOWS[language]).wait_for()


@pytest.mark.parametrize(("language", "size"), first_of([("fr", PHONE), ("en", DESKTOP)], ("en", DESKTOP)))
def test_a_hint_with_its_reason(revisit: Visit, language: str, size: tuple[int, int]) -> None:
    """The button says what a bot would call or play, and why; the hint goes with the move."""
    person = revisit(language=language, size=size)
    person.enter(person.make("contract"))
    page, witness = person.page, person.witness
    would = person.say("hint-would", action="1NT").partition(":")[0]
    person.until(lambda: bool(witness.legal))
    note = page.locator("div.note")
    person.ask_hint(lambda: would in note.inner_text())
    assert len(note.inner_text()) > len(would) + 10
    assert person.move()
    person.until(lambda: all(would not in text for text in note.all_inner_texts()))  # or the note is gone
    while not witness.picture["play"] or not witness.legal:
        assert person.move()
    panel = page.locator("p.advice")
    person.ask_hint(panel.is_visible)
    assert would in panel.inner_text()
    panel.get_by_role("button", name=person.say("dialog-close")).click()
    person.until(lambda: not panel.is_visible())


def test_a_new_table_with_other_bots(revisit: Visit) -> None:
    """The page of a new table offers strength, system and style; the table's panel names the system."""
    person = revisit(size=PHONE)
    page = person.page
    person.open("/")
    page.get_by_role("button", name=re.compile(f"^{person.say('game-contract')}")).click()
    page.get_by_text(person.say("new-more")).click()
    page.get_by_label(person.say("bots-strength")).select_option(person.say("bots-strength-instant"))
    page.get_by_label(person.say("bots-system")).select_option(label="Majeure cinquième (SEF)")
    page.get_by_label(person.say("bots-style")).select_option("léger")
    page.get_by_role("dialog").get_by_role("button", name=person.say("home-play"), exact=True).click()
    person.until(lambda: bool(person.witness.picture))
    bots = person.witness.picture["table"]["bots"]
    assert ["instant", "sef", "light"] == [bots[part] for part in ("strength", "system", "style")]
    person.button(person.say("panel-table")).click()
    page.get_by_text(re.compile("Majeure cinquième")).wait_for()
