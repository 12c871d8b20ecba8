"""Read and print suits, strains, seats and cards."""

from chelem.core import Card, ParseError, Seat, Strain, Suit
from chelem.i18n.catalogue import load_catalogue
from chelem.text.normalising import fold, quote
from chelem.text.spellings import longest_first, spelling_of


def read_suit(text: str, language: str = "en") -> Suit:
    """Read a suit from a sign, letter, abbreviation or word.

    >>> read_suit("K", "fr"), read_suit("cœurs", "fr"), read_suit("C", "en")
    (Suit.D, Suit.H, Suit.C)
    """
    try:
        return spelling_of(language).suits[fold(text)]
    except KeyError:
        raise ParseError("text.suit", text=quote(text)) from None


def read_strain(text: str, language: str = "en") -> Strain:
    """Read a strain: a suit, or notrump as `SA`, `sans-atout`; `NT`, `N`, `no trumps`."""
    try:
        return spelling_of(language).strains[fold(text)]
    except KeyError:
        raise ParseError("text.strain", text=quote(text)) from None


def read_seat(text: str, language: str = "en") -> Seat:
    """Read a seat from a letter or word: N E S O in French, N E S W in English."""
    try:
        return spelling_of(language).seats[fold(text)]
    except KeyError:
        raise ParseError("text.seat", text=quote(text)) from None


def read_card(text: str, language: str = "en") -> Card:
    """Read a card written suit then rank, rank then suit, or in words.

    Letters are split after the longest suit name that leaves a rank (RULES Notation).

    >>> [read_card(text, "fr") for text in ("CA", "CAA", "R♠", "10 de trèfle")]
    [Card.parse('HA'), Card.parse('DA'), Card.parse('SK'), Card.parse('CT')]
    """
    names, written = spelling_of(language), fold(text)
    for suit_name in longest_first(names.suits):
        for rank_name in _beside(suit_name, written, names.of):
            if rank_name in names.ranks:
                return Card(names.suits[suit_name], names.ranks[rank_name])
    raise ParseError("text.card", text=quote(text))


def _beside(suit_name: str, written: str, of: str) -> list[str]:
    """Return what follows the suit name, or precedes it ("dame de" pique), as a possible rank."""
    found = []
    if written.startswith(suit_name):
        found.append(written.removeprefix(suit_name).lstrip())
    if written.endswith(suit_name):
        found.append(written.removesuffix(suit_name).rstrip().removesuffix(f" {of}"))
    return found


def print_suit(suit: Suit, language: str = "en") -> str:
    """Print the sign of a suit."""
    return load_catalogue(language).strain(str(suit))


def print_strain(strain: Strain, language: str = "en") -> str:
    """Print the sign of a suit, or `SA`, `NT`."""
    return load_catalogue(language).strain(str(strain))


def print_seat(seat: Seat, language: str = "en") -> str:
    """Print the name of a seat: `Ouest`, `West`."""
    return load_catalogue(language).named(str(seat), "seat")


def print_card(card: Card, language: str = "en") -> str:
    """Print a card as suit sign and rank: `♥10`, `♠R`."""
    return load_catalogue(language).card(str(card))
