"""Helpers shared by several formats: hands, placeholders, the passes that end an auction."""

from itertools import product

from chelem.core import Bid, Hand, KnownHands, ParseError, SimpleCall
from chelem.core.cards import RANK_CODES

NOT_STATED = frozenset({"", "?", "-"})
"""Texts for a value that is unknown or does not apply."""

_HOLDING: dict[str, int] = {
    "".join(RANK_CODES[12 - i] for i in range(13) if holding[i]): sum(
        1 << 12 - i for i in range(13) if holding[i]
    )
    for holding in product((False, True), repeat=13)
}
"""The thirteen bits of every holding in a suit, by its ranks high to low."""


def parse_hand(text: str) -> Hand:
    """Parse a hand `S.H.D.C`: ranks in any order and either case, `10` for T."""
    suits = text.split(".")
    if len(suits) != 4:
        raise ParseError("hand.suits", text=text)
    spades, hearts, diamonds, clubs = suits
    try:
        bits = _HOLDING[spades] << 39 | _HOLDING[hearts] << 26 | _HOLDING[diamonds] << 13 | _HOLDING[clubs]
    except KeyError:
        bits = 0
        for hand in suits:
            bits = bits << 13 | _holding(hand)
    return Hand(bits)


def _holding(text: str) -> int:
    bits = 0
    for rank in text.upper().replace("10", "T"):
        place = RANK_CODES.find(rank)
        if place < 0:
            raise ParseError("rank.unknown", text=rank)
        if bits >> place & 1:
            raise ParseError("pbn.twice", rank=rank)
        bits |= 1 << place
    return bits


def complete_hands(hands: KnownHands) -> KnownHands:
    """Return the hands with the fourth filled in, if three complete hands are known."""
    if sum(hand is None for hand in hands) != 1:
        return hands
    bits = count = 0
    for hand in hands:
        if hand is not None:
            bits, count = bits | hand.bits, count + len(hand)
    if count != 39 or bits.bit_count() != 39:
        return hands
    north, east, south, west = (Hand(~bits & (1 << 52) - 1) if hand is None else hand for hand in hands)
    return north, east, south, west


def is_placeholder(hands: KnownHands) -> bool:
    """Return whether the hands are empty, or one has far too many cards, as in files without deals."""
    lengths = [len(hand) for hand in hands if hand is not None]
    most = max(lengths, default=0)
    return most == sum(lengths) and (most in (0, 52) or (most > 13 and len(lengths) == 4))


def closing_passes(calls: list[Bid | SimpleCall]) -> int:
    """Return the number of passes that end the auction after these calls."""
    trailing = 0
    for call in reversed(calls):
        if call is not SimpleCall.PASS:
            return max(0, 3 - trailing)
        trailing += 1
    return max(0, 4 - trailing)
