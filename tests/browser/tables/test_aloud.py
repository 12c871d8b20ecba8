"""A table by ear: every call and card is announced, and a deal can be played by typing."""

import re

from tests.browser.choices import boldest, is_card
from tests.browser.conftest import Visit
from tests.browser.person import Person

PLAYS = re.compile(r"(Nord|Est|Ouest) joue (?:le |la |l’)?\w+ de (?:pique|cœur|carreau|trèfle)\.")


def heard(person: Person, region: str) -> str:
    """Return the text of a live region."""
    log = person.page.get_by_role("log", name=person.say(region), exact=True)
    assert log.get_attribute("aria-live") == "polite"
    return log.inner_text()


def spell(person: Person, action: str) -> str:
    """Return what a person types for an action, without accents: « dame de pique », « 1 coeur »."""
    if is_card(action):
        words = person.card_name(action)
    elif found := re.fullmatch(r"(\d+)(C|D|H|S|NT)", action):
        words = f"{found[1]} {person.say(f'strain-name-{found[2]}')}"
    else:
        words = person.say(f"call-{action}")
    return words.replace("œ", "oe")


def type_words(person: Person, words: str) -> None:
    box = person.page.get_by_role("textbox")
    box.fill(words)
    box.press("Enter")


def test_calls_and_cards_are_announced(revisit: Visit) -> None:
    """« Ouest joue le roi de pique. » appears in a live region at once, and no event is left out."""
    person = revisit()
    person.enter(person.make("contract"))
    while not (person.witness.picture["play"] and person.witness.picture["play"]["turned"]):
        assert person.move()
    said = heard(person, "notices-said")
    assert PLAYS.search(said)
    for sentence in person.witness.said:
        assert sentence in said


def test_a_deal_is_played_in_words(revisit: Visit) -> None:
    """Calls and cards are typed as they are spoken; the hand and the last trick are announced on request."""
    person = revisit()
    code = person.make("contract")
    person.open(f"/table/{code}/texte")
    person.until(lambda: bool(person.witness.picture))
    type_words(person, "main")
    person.page.get_by_text(re.compile("^Votre main")).last.wait_for()
    while True:
        person.until(lambda: bool(person.witness.legal) or person.witness.rests)
        if person.witness.rests:
            break
        position = person.witness.position
        type_words(person, spell(person, boldest(person.witness.legal)))
        person.until(lambda position=position: person.witness.position > position)
    assert person.witness.picture["sheet"]["rows"]
    type_words(person, "dernier pli")
    person.page.get_by_text("dernier pli").last.wait_for()
    assert "Ouest joue" in heard(person, "text-log")


def test_what_cannot_be_played_is_refused_in_words(revisit: Visit) -> None:
    """A refusal is announced too, and changes nothing."""
    person = revisit()
    person.open(f"/table/{person.make('contract')}/texte")
    person.until(lambda: bool(person.witness.legal))
    position = person.witness.position
    type_words(person, "dame de trefle")
    type_words(person, "patati")
    person.page.get_by_text("patati").last.wait_for()
    assert position == person.witness.position


def test_the_coach_warns_in_words(revisit: Visit) -> None:
    """A call that the coach stops is not made: the warning has no signs, and says how to go on."""
    person = revisit()
    person.alter("localStorage.setItem('chelem.settings', JSON.stringify({coach: true}))")
    person.open(f"/table/{person.make('contract')}/texte")
    person.until(lambda: bool(person.witness.legal))
    asked = person.page.get_by_role("log").get_by_text("1 pique : vraiment", exact=False)
    while not asked.count():  # busy workers may have no time to look, and then the call is made
        opening = person.witness.position
        type_words(person, "1 pique")
        person.until(lambda opening=opening: asked.count() > 0 or person.witness.position > opening)
        if person.witness.position > opening:
            person.until(lambda: bool(person.witness.legal))
            type_words(person, "annule")
            person.until(lambda: "1S" in person.witness.legal)
    said = heard(person, "text-log")
    assert not re.search("[♠♥♦♣]|SA", said)
    type_words(person, "quand même")
    person.until(lambda: person.witness.position > opening)


def test_a_new_page_is_read_from_its_heading(revisit: Visit) -> None:
    """After a link is followed the focus is not lost, and Tab goes on from the heading."""
    person = revisit()
    page = person.page
    person.open("/apprendre")
    page.locator("main a.start").press("Enter")
    page.wait_for_url("**/apprendre/*")
    page.locator("h1:focus").wait_for()
