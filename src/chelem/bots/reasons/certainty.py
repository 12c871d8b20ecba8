"""What is certain about the trick in progress, whatever the hidden hands are."""

from chelem.bots.cardplay.knowledge import ABOVE, Position
from chelem.core import SUIT_BITS, Card


def holds_the_trick(position: Position, card: Card) -> bool:
    """Return whether no opponent still to play can beat `card`, the best so far, by rank or by a ruff."""
    return not position.threats(card) and not may_be_ruffed_now(position, card)


def may_be_ruffed_now(position: Position, card: Card) -> bool:
    """Return whether an opponent still to play may be void in the suit led, and have a trump that wins."""
    trumps, led = position.trumps, position.play.led or card.suit
    if trumps is None or led is trumps:
        return False
    winning = SUIT_BITS[trumps] & (ABOVE[card.index] if card.suit is trumps else SUIT_BITS[trumps])
    for seat in position.later_seats:
        others = position.possible[seat] & ~SUIT_BITS[led]
        may_be_void = others.bit_count() >= position.counts[seat]
        if seat.side is not position.side and may_be_void and position.possible[seat] & winning:
            return True
    return False
