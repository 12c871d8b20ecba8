"""Convention cards drawn at random, and what is wrong with the systems that they give.

`python -m tests.bots.convention_cards.drawn_cards CARDS FILE` draws that many cards and examines the system
of each. The file gets a line for each card; cards that it has already are not examined again.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.checking import SystemCheck
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.core.calls import SimpleCall
from chelem.core.errors import ParseError
from tests.bots.systems.campaign import FAULTS, Campaign
from tests.bots.systems.drawn import drawn_calls
from tests.support.numbered_lines import run_campaign

AUCTIONS = 64
"""Auctions in which the calls of a card's system are looked at, beside those that the check draws."""
MORE_AUCTIONS, SILENT_IN_MORE = 256, 0.03
"""The auctions that decide where few have too many calls that say nothing, and how many may there."""
SILENT, SILENT_BIDS = 0.04, 0.015
"""The most calls, and the most apart from passes, that may say nothing in so few auctions."""
_ON_ITS_OWN = 0.5
"""How often an agreement is played otherwise than by the system."""
_SOUND = "sound"


@dataclass(frozen=True, slots=True)
class ExaminedCard:
    """A card and what is wrong with its system, a sentence for each fault."""

    number: int
    card: PartnershipCard
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        pairs = (pair for box in self.card.choices.values() for pair in box.items())
        chosen = " ".join(f"{name}={choice}" for name, choice in pairs)
        return f"{self.number}\t{'; '.join(self.faults) or _SOUND}\t{self.card.system} {chosen}"


def drawn_card(number: int) -> PartnershipCard:
    """Return a card of a number: a system, and choices that go together."""
    rng = Random(number)  # noqa: S311 - a card can be drawn again
    name = rng.choice(known_systems())
    agreements = System.load(name).agreements
    while True:
        choices: dict[str, dict[str, str]] = {}
        for agreement in agreements.values():
            if rng.random() < _ON_ITS_OWN:
                choice = rng.choice(agreement.choices).name
                choices.setdefault(agreement.box, {})[agreement.name] = choice
        card = PartnershipCard(name, choices=choices)
        try:
            card.bidding_system()
        except ParseError as error:
            if error.code != "card-file.forbidden":
                raise
        else:
            return card


def examined(number: int) -> ExaminedCard:
    """Return a card with the faults of its system: of its rules, and of calls in drawn auctions."""
    card = drawn_card(number)
    system = card.bidding_system()
    faults = [finding.say("en") for finding in SystemCheck(system).run() if finding.fault]
    return ExaminedCard(number, card, [*faults, *_faults_of_calls(system, number)])


def _faults_of_calls(system: System, seed: int) -> Iterator[str]:
    campaign, silent = Campaign(), 0
    for point, hand, call in drawn_calls(system, AUCTIONS, seed):
        before = campaign.counts["say_nothing"]
        campaign.count(point, hand, call)
        silent += call is not SimpleCall.PASS and campaign.counts["say_nothing"] > before
    yield from campaign.examples
    counts = campaign.counts
    yield from (f"{counts[fault]} calls {fault}" for fault in FAULTS if counts[fault])
    if silent > SILENT_BIDS * counts["calls"]:
        yield f"{silent} of {counts['calls']} calls say nothing, passes apart"
    if counts["say_nothing"] > SILENT * counts["calls"]:
        yield from _silent_in_more(system, seed)


def _silent_in_more(system: System, seed: int) -> Iterator[str]:
    """Yield how many calls say nothing in more auctions, if there are too many: in few, chance has a say."""
    campaign = Campaign()
    for point, hand, call in drawn_calls(system, MORE_AUCTIONS, seed):
        campaign.count(point, hand, call)
    counts = campaign.counts
    if counts["say_nothing"] > SILENT_IN_MORE * counts["calls"]:
        yield f"{counts['say_nothing']} of {counts['calls']} calls say nothing"


def main() -> int:
    """Examine the cards that the file does not have yet; 1 if one of its lines has a fault."""
    return run_campaign(
        "Examines convention cards drawn at random.", examined, _SOUND, "{good} of {all} cards are sound"
    )


if __name__ == "__main__":
    sys.exit(main())
