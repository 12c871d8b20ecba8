"""The coach stops a costly card before it is played; a player may insist."""

from collections.abc import Sequence

from playwright.sync_api import Locator

from tests.browser.choices import is_card
from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person

GRAND_SLAM = {"number": "2139634052106183202851143173", "dealer": "S"}
"""South, who bids seven notrump, holds ♠AK5 opposite three small, and thirteen tricks from the top."""
LOSER = "S5"


def bid_and_cash(legal: Sequence[str]) -> str:
    """Bid seven notrump, then play a high card, and the loser last."""
    if "7NT" in legal:
        return "7NT"
    cards = [action for action in legal if is_card(action)]
    ranks = "23456789TJQKA"
    return max(cards, key=lambda card: (card != LOSER, ranks.index(card[1]))) if cards else legal[0]


def may_lead_loser(person: Person) -> bool:
    """Whether South is on lead, and may lead the losing spade."""
    picture = person.witness.picture
    return bool(picture["play"]) and not picture["play"]["trick"] and LOSER in person.witness.legal


def stopped_loser(person: Person) -> tuple[Locator, int]:
    """Return what the coach says about the loser, and the position before it.

    Busy workers may have no time to look: then the card is played, and taken back.
    """
    witness = person.witness
    name = person.say("suit-name-S")
    stopped = person.page.get_by_role("dialog").filter(has=person.page.get_by_role("heading", name=name))
    while True:
        position = witness.position
        person.press(LOSER)
        person.until(lambda position=position: stopped.count() > 0 or witness.position > position)
        if witness.position == position:
            return stopped, position
        person.until(lambda: bool(witness.legal))
        person.button(person.say("action-undo")).click()
        person.until(lambda: may_lead_loser(person))


def test_the_coach_stops_a_costly_card(revisit: Visit) -> None:
    """A losing card is held with its cost; « choose again » plays nothing, « anyway » plays it."""
    person = revisit(size=PHONE)
    page, witness = person.page, person.witness
    person.enter(person.make("contract", deal=GRAND_SLAM))
    person.until(lambda: bool(witness.legal))
    while not may_lead_loser(person):
        assert person.move(bid_and_cash)
        person.until(lambda: bool(witness.legal))
    person.open_settings("play")
    page.get_by_role("checkbox", name=person.say("settings-coach")).check()
    page.get_by_role("dialog").get_by_role("button", name=person.say("dialog-close")).click()
    for answer in ("coach-again", "coach-anyway"):
        stopped, position = stopped_loser(person)
        label = person.say(answer, action=LOSER).split()[-1]
        stopped.get_by_role("button", name=label).click()
        stopped.wait_for(state="detached")
    person.until(lambda: witness.position > position)
