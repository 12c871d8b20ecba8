"""Nobody waits for bots: their speed, hurrying them, playing for one that declares."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.support.thorough import first_of, thorough

DUMMY = {"number": "2824704265414085281149850507", "dealer": "N"}
"""North opens 3♣, and all pass: South is dummy."""
HURRY = {"t": "hurry"}


def as_dummy(person: Person, pace: str) -> str:
    """Sit South as dummy, when the lead has been made, and return the code of the table."""
    code = person.make("contract", deal=DUMMY, policy={"pace": "instant"})
    person.enter(code)
    person.until(lambda: bool(person.witness.legal))
    changed = person.page.request.patch(f"/api/tables/{code}/policy", data={"pace": pace})
    assert changed.ok
    person.press("P")
    person.until(lambda: person.witness.picture["hands"]["S"]["open"])
    return code


@pytest.mark.parametrize("how", first_of(["button", "felt"], "button"))
def test_a_dummy_plays_on_fast(revisit: Visit, how: str) -> None:
    """One press on the button, or anywhere on the felt: the deal goes to its end without a pause."""
    person = revisit()
    as_dummy(person, "calm")
    assert HURRY not in person.witness.sent
    if how == "button":
        person.button(person.say("action-play-on")).click()
    else:
        person.page.locator(".card-table").click(position={"x": 4, "y": 4})
    person.until(lambda: person.witness.rests)
    assert 1 == person.witness.sent.count(HURRY)


@thorough
def test_a_dummy_plays_for_the_bot(revisit: Visit) -> None:
    """They play declarer's cards, and the deal is marked as practice; the choice is kept."""
    person = revisit(language="en")
    as_dummy(person, "calm")
    assert person.witness.picture["hands"]["N"]["cards"] is None
    person.button(person.say("action-declare")).click()
    person.until(lambda: person.witness.picture["you"]["seat"] == "N")
    person.page.get_by_text(person.say("notice-declare", seat="N")).wait_for()
    assert person.witness.picture["hands"]["N"]["cards"]
    for _ in range(3):
        person.page.keyboard.press("+")
        person.move()
    person.cut_short()
    assert HURRY in person.witness.sent
    person.page.get_by_text(person.say("result-practice")).wait_for()
    assert "S" == person.witness.picture["you"]["seat"]
    person.open_settings("play")
    assert person.page.get_by_role("radio", name=person.say("settings-declare-alone")).is_checked()


def test_a_dummy_looks_at_declarers_hand(revisit: Visit) -> None:
    """They see it up to the end, in their own chair; the choice is kept, and the deal is practice."""
    person = revisit()
    as_dummy(person, "calm")
    person.button(person.say("action-look-short")).click()
    person.until(lambda: bool(person.witness.picture["hands"]["N"]["cards"]))
    assert "S" == person.witness.picture["you"]["seat"]
    person.page.get_by_role("group", name=person.say("hand-label", seat="N")).wait_for()
    assert 0 == person.button(person.say("action-look-short")).count()
    person.button(person.say("action-play-on")).click()
    person.page.get_by_text(person.say("result-practice")).wait_for()
    person.open_settings("play")
    assert person.page.get_by_role("radio", name=person.say("settings-declare-look")).is_checked()


def test_the_speed_of_bots_is_in_the_settings(revisit: Visit) -> None:
    """It is that of the tables one opens alone, and changes at once at a table of one's own."""
    person = revisit()
    person.enter(person.make("contract", policy={"pace": "calm"}))
    person.open_settings("usual")
    person.page.get_by_role("radio", name=person.say("settings-pace-brisk")).check()
    person.until(lambda: person.witness.picture["table"]["policy"]["pace"] == "brisk")
    person.page.keyboard.press("Escape")
    person.open("/")
    person.button(person.say("home-play")).click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: person.witness.picture["table"]["policy"]["pace"] == "brisk")
