"""A whole deal without a pointer."""

import re

import pytest

from tests.browser.choices import boldest, is_bid, is_card
from tests.browser.conftest import Visit
from tests.browser.person import Person
from tests.support.thorough import first_of

FOCUSED = """() => {
    const focused = document.activeElement;
    return {
        name: focused.getAttribute("aria-label") ?? focused.textContent.trim(),
        group: focused.closest("[role=group]")?.getAttribute("aria-label") ?? "",
    };
}"""
TABS = 60
BOXES = ("box-title", "box-name", "box-word-in-whist")


def reach(person: Person, group: str) -> None:
    """Press Tab until an element of the group has the focus."""
    for _ in range(TABS):
        if person.page.evaluate(FOCUSED)["group"] == group:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not reach {group}")


def play_card(person: Person, card: str) -> None:
    """Focus the hand to play once it is alive, move to the card with the arrow keys, and press Enter."""
    person.page.locator(f'[data-card="{card}"][aria-disabled="false"]').wait_for()
    reach(person, person.say("hand-label", seat=person.witness.picture["turn"]["seat"]))
    wanted = person.card_name(card)
    person.page.keyboard.press("Home")
    for _ in range(13):
        if person.page.evaluate(FOCUSED)["name"] == wanted:
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach {wanted}")


def make_call(person: Person, call: str) -> None:
    """Focus the bidding box; type a bid, or reach any other call with Tab."""
    box = person.page.get_by_role("group", name=re.compile("|".join(map(person.say, BOXES))))
    name = box.first.get_attribute("aria-label")
    assert name
    reach(person, name)
    if is_bid(call):
        person.page.keyboard.type(call.replace("NT", "S"))
        return
    for _ in range(TABS):
        if person.call_name(call).match(person.page.evaluate(FOCUSED)["name"]):
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not reach {call}")


def press_button(person: Person, name: str) -> None:
    """Reach a button with Tab, and press Enter."""
    person.button(name).wait_for()
    for _ in range(TABS):
        if person.page.evaluate(FOCUSED)["name"] == name:
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not reach {name}")


@pytest.mark.parametrize("game", first_of(["contract", "whist", "whiz"], "contract"))
def test_a_deal_by_keyboard_alone(revisit: Visit, game: str) -> None:
    """A bid is typed in its box, a card reached with arrows and played with Enter; the rest is conceded."""
    person = revisit()
    person.enter(person.make(game))
    person.until(lambda: bool(person.witness.legal))
    while not person.may_concede(3):
        position, action = person.witness.position, boldest(person.witness.legal)
        (play_card if is_card(action) else make_call)(person, action)
        person.until(lambda position=position: person.witness.position > position)
        person.until(lambda: bool(person.witness.legal))
    for code in ("action-claim", "claim-nothing"):
        press_button(person, person.say(code))
    anyway = person.say("claim-anyway", tricks=0)  # where some tricks are sure
    person.until(lambda: person.witness.rests or person.button(anyway).count() > 0)
    if not person.witness.rests:
        press_button(person, anyway)
    person.until(lambda: person.witness.rests)
    assert person.witness.picture["sheet"]["rows"]


def test_the_focus_is_in_the_hand_to_play(revisit: Visit) -> None:
    """After a card the next one is an arrow away, in dummy's hand too once it is to play."""
    person = revisit()
    person.enter(person.make("contract"))
    while not person.witness.picture["play"]:
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
    while person.witness.picture["turn"]["seat"] != "S":
        assert person.move()
        person.until(lambda: bool(person.witness.legal))
    hands = {seat: person.say("hand-label", seat=seat) for seat in "NS"}
    for _ in range(3):
        position = person.witness.position
        play_card(person, person.witness.legal[0])
        person.until(lambda position=position: person.witness.position > position)
        assert person.page.evaluate(FOCUSED)["group"] in hands.values()
        person.until(lambda: bool(person.witness.legal))
        turn = person.witness.picture["turn"]["seat"]
        person.until(lambda turn=turn: person.page.evaluate(FOCUSED)["group"] == hands[turn])
