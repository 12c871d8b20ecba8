"""The calls of hands by the systems of cards."""

from functools import cache

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.calls import parse_action
from chelem.core.hands import Hand


@cache
def system_with(name: str, chosen: str) -> System:
    """Return a system whose card has these choices, `agreement=choice` each."""
    agreements = System.load(name).agreements
    choices: dict[str, dict[str, str]] = {}
    for pair in chosen.split():
        agreement, choice = pair.split("=")
        choices.setdefault(agreements[agreement].box, {})[agreement] = choice
    return PartnershipCard(name, choices=choices).bidding_system()


def call(system: System, auction: str, hand: str) -> str:
    """Return the call of a hand in an auction."""
    calls = tuple(map(parse_action, auction.split()))
    return str(point_after(system, BiddingSetting(), calls).choose(Hand.parse(hand)))
