"""Games with calls of their own are drawn from the server's description."""

import pytest

from tests.browser.conftest import Visit
from tests.support.thorough import first_of


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_mini_bridge(revisit: Visit, language: str) -> None:
    """Points are announced with the only legal button, and the deal goes on to its result."""
    person = revisit(language=language)
    person.enter(person.make("minibridge", policy={"pace": "instant"}))
    person.cut_short(1)
    assert person.witness.picture["sheet"]["rows"]


def test_an_exchange_of_chairs_is_said(revisit: Visit) -> None:
    """In Whiz a declarer who does not face Domy changes places; the contract is a person's, not a seat's."""
    person = revisit()
    person.enter(person.make("whiz", chairs={"E": "me"}))
    while not person.witness.picture["play"]:
        assert person.move()
        person.until(lambda: bool(person.witness.legal) or bool(person.witness.picture["play"]))
    assert person.witness.picture["you"]["seat"] == "S"
    notice = person.page.locator(".notice.outcome")
    notice.wait_for()
    assert person.say("seat-you-unnamed") in notice.inner_text()
    name = person.page.locator(".contract .name").inner_text()
    assert name.endswith(person.say("seat-you-unnamed"))


def test_a_chosen_bid_asks_for_a_second_tap(revisit: Visit) -> None:
    """Where calls need two taps, the first says what the second is for."""
    person = revisit()
    person.alter("localStorage['chelem.settings'] ??= JSON.stringify({ twoTap: true })")
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    person.press("1NT")
    person.page.get_by_text(person.say("box-again"), exact=True).wait_for()
    assert person.witness.legal
