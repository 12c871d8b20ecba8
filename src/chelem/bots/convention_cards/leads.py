"""Leads and signals of a card: bots play the usual ones, the others are for the people who read the card."""

from chelem.bots.systems.system import System

BOX = "leads"
"""The box of a card with leads and signals."""


def played_by_bots(system: System, name: str) -> bool:
    """Return whether bots play what the card chooses for an agreement.

    Of leads and signals they play what the options of `leads.system` mean that are off or 0: no rule of
    bidding reads them, and card play knows one way only.
    """
    agreement = system.agreements[name]
    if agreement.box != BOX:
        return True
    return not any(system.options[option.name] for choice in agreement.choices for option in choice.settings)
