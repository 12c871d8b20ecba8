"""What a side bids by as a text that anybody may send: a convention card, or a system of one's own."""

from chelem.bots.configuration import Configuration
from chelem.bots.convention_cards.given_card import configuration_of_card, read_given_card, title_of_card
from chelem.bots.systems.own.given_system import base_of, read_own_system, title_of_own
from chelem.bots.systems.own.own_text import OwnText, is_own_text
from chelem.bots.systems.system import System


def system_of_text(text: str) -> System:
    """Return the system of a card or of rules; `ParseError` if it cannot be played."""
    return read_own_system(text) if is_own_text(text) else read_given_card(text).bidding_system()


def title_of_text(text: str) -> str:
    """Return the title of a text that was read before; it may be empty."""
    return title_of_own(text) if is_own_text(text) else title_of_card(text)


def configuration_of_text(text: str, strength: str) -> Configuration:
    """Return bots of a strength that bid by a text."""
    if is_own_text(text):
        return Configuration(strength, base_of(OwnText.parse(text)), card=text)
    return configuration_of_card(text, strength)
