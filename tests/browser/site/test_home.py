"""The home page: one click deals a hand; the visitor's language."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.person import PHONE

PLAY = {"fr": "Jouer", "en": "Play"}
SYSTEM = {"fr": "sef", "en": "sayc"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_click_and_one_plays(revisit: Visit, language: str) -> None:
    """Language and robots' system are the browser's; « Jouer » leads to thirteen cards, without a name."""
    person = revisit(language=language, size=PHONE)
    person.open("/")
    assert language == person.page.locator("html").get_attribute("lang")
    person.button(PLAY[language]).click()
    person.until(lambda: person.witness.picture.get("deal") is not None)
    assert re.fullmatch(r".*/table/\w+", person.page.url)
    hand = person.page.get_by_role("group", name=person.say("hand-label", seat="S"), exact=True)
    assert hand.get_by_role("button").count() == 13
    assert SYSTEM[language] == person.witness.picture["table"]["bots"]["system"]
    assert person.witness.picture["table"]["policy"]["declare"] == "alone"


def test_the_language_can_be_changed(revisit: Visit) -> None:
    """The choice is kept for the next visit."""
    person = revisit(language="fr")
    person.open("/")
    person.button(person.say("settings-title")).click()
    person.page.get_by_role("radio", name="English").click()
    person.button("Play").wait_for(state="attached")
    person.page.reload()
    person.button("Play").wait_for()
    assert person.page.locator("html").get_attribute("lang") == "en"


def test_chosen_robots_stay(revisit: Visit) -> None:
    """The system chosen for one table is that of the next, opened by « Jouer »."""
    person = revisit(language="fr")
    person.open("/")
    person.button(person.say("home-invite")).click()
    person.page.get_by_text(person.say("new-more"), exact=True).click()
    person.page.get_by_label(person.say("bots-system"), exact=True).select_option(index=0)
    person.button(person.say("new-open")).click()
    person.until(lambda: bool(person.witness.picture))
    chosen = person.witness.picture["table"]["bots"]["system"]
    assert chosen != SYSTEM["fr"]
    person.open("/")
    person.button(PLAY["fr"]).click()
    person.until(lambda: person.witness.picture.get("deal") is not None)
    assert chosen == person.witness.picture["table"]["bots"]["system"]
