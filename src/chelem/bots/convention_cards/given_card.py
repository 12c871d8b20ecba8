"""Cards that anybody may send: of a limited size, clean, and of a system of the program, never of a file."""

from dataclasses import replace
from functools import lru_cache

from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.names import known_headings
from chelem.bots.table_bots import check_known
from chelem.core import ParseError
from chelem.core.typed_text import clean_line, clean_text

MOST_CHARACTERS = 8000
"""The characters of a card that is sent: those of one with all agreements, two names and full notes fit."""
MOST_NAME = 60
"""The characters of the title, and of a player's name."""
MOST_PLAYERS = 4


def read_given_card(text: str) -> PartnershipCard:
    """Parse a card that somebody sent; `ParseError` if it is too long or names no system of the program.

    `BadOption` for a style that the system does not have.

    Whether its agreements exist and go together is another question: `PartnershipCard.bidding_system`.
    """
    if len(text) > MOST_CHARACTERS:
        raise ParseError("card-file.long", most=MOST_CHARACTERS)
    card = PartnershipCard.parse(text)
    headings = known_headings()
    if card.system not in headings:
        raise ParseError("card-file.of-program", name=card.system[:MOST_NAME], names=", ".join(headings))
    check_known("style", card.style[:MOST_NAME], (DEFAULT_STYLE, *headings[card.system].styles))
    players = tuple(map(clean_line, card.players))
    for key, texts in (("title", [card.title]), ("players", players)):
        if any(len(name) > MOST_NAME for name in texts) or len(texts) > MOST_PLAYERS:
            raise ParseError("card-file.text", key=key, most=MOST_NAME)
    return replace(card, title=clean_line(card.title), players=players, notes=clean_text(card.notes))


def configuration_of_card(text: str, strength: str) -> Configuration:
    """Return bots of a strength that bid by a card; `ParseError` as `read_given_card`.

    >>> str(configuration_of_card('system = "sef"', "normal"))
    'normal:sef'
    """
    card = read_given_card(text)
    return Configuration(strength, card.system, card.style, str(card))


@lru_cache(maxsize=256)
def title_of_card(text: str) -> str:
    """Return the title of a card that was read before; it may be empty."""
    return PartnershipCard.parse(text).title
