"""A whole deal without a pointer."""

from browser.choices import boldest, is_card
from browser.conftest import Visit
from browser.person import Person

FOCUSED = """() => {
    const focused = document.activeElement;
    return {
        name: focused.getAttribute("aria-label") ?? focused.textContent.trim(),
        group: focused.closest("[role=group]")?.getAttribute("aria-label") ?? "",
    };
}"""
TABS = 60


def reach(person: Person, group: str) -> None:
    """Walk with the tab key until something of that group has the focus."""
    for _ in range(TABS):
        if person.page.evaluate(FOCUSED)["group"] == group:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not reach {group}")


def play_card(person: Person, card: str) -> None:
    """Reach the hand whose turn it is, walk to the card with the arrows, and press Enter."""
    reach(person, person.say("hand-label", seat=person.witness.picture["turn"]["seat"]))
    wanted = person.card_name(card)
    person.page.keyboard.press("Home")
    for _ in range(13):
        if person.page.evaluate(FOCUSED)["name"] == wanted:
            person.page.keyboard.press("Enter")
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows do not reach {wanted}")


def test_a_deal_by_keyboard_alone(visit: Visit) -> None:
    """A call is typed in its box, a card reached with the arrows and played with Enter."""
    person = visit()
    person.enter(person.make("contract"))
    while True:
        person.until(lambda: bool(person.witness.legal) or person.witness.rests)
        if person.witness.rests:
            break
        position, action = person.witness.position, boldest(person.witness.legal)
        if is_card(action):
            play_card(person, action)
        else:
            reach(person, person.say("box-title"))
            person.page.keyboard.type(action.replace("NT", "S"))
        person.until(lambda position=position: person.witness.position > position)
    assert person.witness.picture["sheet"]["rows"]
