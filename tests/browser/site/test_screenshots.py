"""The screenshots of `make screenshots`: a phone in French, a desktop in English."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.site import test_accessible as pages

FOLDER = os.environ.get("CHELEM_SCREENSHOTS", "")

pytestmark = pytest.mark.skipif(not FOLDER, reason="`make screenshots` takes them")


def at_table(person: Person, game: str = "contract", **plan: Any) -> None:
    person.enter(person.make(game, **plan))
    person.until(lambda: bool(person.witness.legal))


def auction(person: Person) -> None:
    at_table(person)
    person.move(lambda legal: "1NT" if "1NT" in legal else "P")
    person.until(lambda: bool(person.witness.legal))


def play(person: Person) -> None:
    at_table(person, match={"kind": "duplicate", "boards": 4})
    person.move(lambda _: "3NT")
    tricks = 0
    while tricks < 4:
        person.move()
        person.until(lambda: bool(person.witness.legal))
        tricks = len(person.witness.picture["play"]["turned"])


def result(person: Person) -> None:
    play(person)
    person.play()
    person.page.locator(".diagrams .panel").first.wait_for()


def whist(person: Person) -> None:
    at_table(person, "whist")


def whiz(person: Person) -> None:
    at_table(person, "whiz")
    person.move()
    person.move()


SHOTS = {
    "home": pages.home,
    "auction": auction,
    "play": play,
    "result": result,
    "whist": whist,
    "whiz": whiz,
    "review": pages.review,
    "analyse": pages.analyser,
    "boards": pages.collection,
    "board": pages.board,
    "calculator": pages.calculator,
    "rules": pages.rules,
    "text": pages.text,
}


@pytest.mark.parametrize("shot", SHOTS)
@pytest.mark.parametrize(("language", "size"), [("fr", PHONE), ("en", DESKTOP)], ids=["phone", "desktop"])
def test_a_picture_is_taken(visit: Visit, shot: str, language: str, size: tuple[int, int]) -> None:
    """The page fits its window: nothing has to be scrolled sideways."""
    person = visit(language=language, size=size, painted=True)
    SHOTS[shot](person)
    person.page.get_by_role("heading", level=1).wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")
    person.page.screenshot(path=Path(FOLDER) / f"{shot}-{size[0]}.png")
    assert size[0] >= person.page.evaluate("document.documentElement.scrollWidth")
