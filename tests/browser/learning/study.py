"""Steps on the pages about bidding systems."""

import re

from playwright.sync_api import Locator

from tests.browser.person import Person

PATIENCE = 120_000
"""Milliseconds. The first question about a system waits until a worker process has loaded it."""


def open_auction(person: Person, calls: str) -> None:
    """Open an auction of Standard American, and wait for what its next calls show."""
    person.open(f"/systemes/sayc/sequences?e={calls}")
    next_calls(person).first.wait_for(timeout=PATIENCE)


def next_calls(person: Person) -> Locator:
    """The calls that go on with the auction."""
    return person.page.locator("section[aria-labelledby=next] a.call")


def link_after(person: Person, bid: str) -> Locator:
    """The link by which an auction goes on after a bid, « Continuer après 2 cœurs »."""
    level, suit = bid[0], bid[1]
    strain = person.say(f"strain-name-{suit}").removesuffix("s")
    name = re.compile(rf"^{re.escape(person.say('study-go-on'))}\s+{level}\s*{strain}s?$")
    return person.page.get_by_role("link", name=name)


def deal_hands(person: Person) -> None:
    """Deal hands that bid the auction so."""
    person.button(person.say("study-examples-deal")).click()
    person.button(person.say("study-examples-more")).wait_for(timeout=PATIENCE)


def open_quiz(person: Person, topic: str) -> None:
    """Open the quiz of Standard American on a topic, and wait for a question."""
    person.open(f"/systemes/sayc/quiz?theme={topic}")
    box(person).wait_for(timeout=PATIENCE)


def box(person: Person) -> Locator:
    """The bidding box."""
    return person.page.get_by_role("group", name=person.say("box-title"), exact=True)


def answer(person: Person) -> None:
    """Pass."""
    box(person).get_by_text(person.say("call-P")).click()
    person.button(person.say("study-another")).wait_for()
