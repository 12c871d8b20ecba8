"""Cards and hands in LIN: a suit letter, then ranks in either direction."""

import re
from collections.abc import Iterator, Mapping

from chelem.core import ChelemError, Hand, KnownHands, ParseError, Seat
from chelem.core.cards import (
    DECK,
    HIGH_FIRST,
    RANK_CODES,
    SUITS,
    Card,
)
from chelem.formats.common import complete_hands

CARDS: Mapping[str, Card] = {
    suit + rank: card
    for card in DECK
    for suit in (str(card.suit), str(card.suit).lower())
    for rank in {str(card.rank), str(card.rank).lower()} | ({"10"} if str(card.rank) == "T" else set())
}
"""The usual spellings of a single card."""

SOUTH_FIRST = (Seat.S, Seat.W, Seat.N, Seat.E)
"""The order of hands and names."""

_TOKEN = re.compile(r"([SHDC]\s*(?:10|[2-9TJQKA]))|[\s,;]+|\{[^}]*\}", re.IGNORECASE)
_BITS: Mapping[str, Mapping[str, int]] = {
    str(suit): {rank: 1 << 13 * suit + place for place, rank in enumerate(RANK_CODES)} for suit in SUITS
}


def parse_cards(value: str) -> Iterator[Card]:
    """Yield the cards in a value; comments may follow in braces. `ParseError` for anything else.

    >>> [str(card) for card in parse_cards("c2CA C10")]
    ['C2', 'CA', 'CT']
    """
    place = 0
    while place < len(value):
        match = _TOKEN.match(value, place)
        if match is None:
            raise ParseError("lin.card", text=value[place:])
        place = match.end()
        if match[1]:
            yield CARDS["".join(match[1].split())]


def read_deal(value: str) -> tuple[Seat | None, KnownHands, list[ChelemError]]:
    """Parse an md pair; return the dealer, the hands N E S W, and the errors.

    The value is a digit for the dealer (1 South, 2 West, 3 North, 4 East, 0 none) and the hands S, W, N, E; a
    missing hand is inferred from the other three.
    """
    errors: list[ChelemError] = []
    text = "".join(value.split()).upper()
    dealer = None
    if text[:1].isdigit():
        digit, text = text[0], text[1:]
        if digit in "1234":
            dealer = SOUTH_FIRST[int(digit) - 1]
        elif digit != "0":
            errors.append(ParseError("lin.dealer", text=digit))
    parts = text.split(",")
    if len(parts) > 4 and not parts[0]:  # a comma after the digit
        del parts[0]
    hands = [_hand(part, errors) if part else None for part in parts[:4]] + [None] * (4 - len(parts))
    south, west, north, east = hands
    return dealer, complete_hands((north, east, south, west)), errors


def _hand(text: str, errors: list[ChelemError]) -> Hand | None:
    """Parse a hand; None if it has no cards."""
    if "1" in text:
        text = text.replace("10", "T")
    bits = letters = 0
    ranks: Mapping[str, int] = {}
    for letter in text:
        if letter in _BITS:
            ranks = _BITS[letter]
            letters += 1
        elif letter in ranks:
            bits |= ranks[letter]
        else:
            letters += letter == "-"
    if bits.bit_count() + letters != len(text):
        _report_bad_hand(text, errors)
    return Hand(bits) if bits else None


def _report_bad_hand(text: str, errors: list[ChelemError]) -> None:
    """Add the error for the first invalid or duplicate card of a hand."""
    cards, suit = 0, ""
    for letter in text:
        if letter in _BITS:
            suit = letter
        elif letter == "-":
            continue
        elif not suit or letter not in _BITS[suit]:
            errors.append(ParseError("lin.hand", text=text))
            return
        elif cards & _BITS[suit][letter]:
            errors.append(ParseError("hand.twice", card=CARDS[suit + letter]))
            return
        else:
            cards |= _BITS[suit][letter]


def deal_text(dealer: Seat | None, hands: KnownHands) -> str:
    """Return the value of an md pair: all hands, or three and a comma if the fourth follows from them."""
    digit = "0" if dealer is None else str(1 + SOUTH_FIRST.index(dealer))
    texts = [_hand_text(hands[seat]) for seat in SOUTH_FIRST]
    north, east, south, west = hands
    if east is not None and complete_hands((north, None, south, west)) == hands:
        texts[-1] = ""
    return digit + ",".join(texts)


def _hand_text(hand: Hand | None) -> str:
    """Return the suits of a hand, low ranks first; empty if the hand is unknown."""
    if hand is None:
        return ""
    return "".join(f"{suit}{''.join(map(str, reversed(hand.ranks(suit))))}" for suit in HIGH_FIRST)
