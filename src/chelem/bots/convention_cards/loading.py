"""Systems by what people name: one of the program, a file of rules, or a convention card."""

from pathlib import Path

from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.system import System

SUFFIX = ".toml"
"""The end of the name of a card's file."""


def load_system(name: str | Path, style: str = "") -> System:
    """Return the system of a name (`sayc`), a file of rules (`club.system`) or a card (`ours.toml`).

    A style given takes the place of the card's. `ParseError` if there is a fault in it.
    """
    path = Path(name)
    if path.suffix != SUFFIX:
        return System.load(name, style)
    return PartnershipCard.parse(path.read_text(encoding="utf-8")).bidding_system(style)


def card_of(system: System) -> PartnershipCard:
    """Return the card of a system with all its agreements, as it plays them.

    >>> card_of(load_system("sayc")).choices["slams"]["blackwood"]
    'aces'
    """
    choices: dict[str, dict[str, str]] = {}
    for name, choice in system.choices.items():
        choices.setdefault(system.agreements[name].box, {})[name] = choice
    return PartnershipCard(system.name, system.style or DEFAULT_STYLE, choices)
