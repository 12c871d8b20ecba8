"""Count the tricks that a defender can cash at once, and whether they are enough."""

from chelem.bots.cardplay.knowledge import Position, highest
from chelem.core.cards import SUITS, Card, Suit
from chelem.core.hands import SUIT_BITS


def cash_out(position: Position) -> Card | None:
    """Return a winner if those in hand defeat the contract or take all the tricks left."""
    held = position.hand.bits
    sure = {suit: cashable(position, suit, held) for suit in SUITS}
    total = sum(sure.values())
    if total and (total >= position.needed > 0 or total >= position.play.left):
        return highest(held & SUIT_BITS[max(SUITS, key=lambda suit: sure[suit])])
    return None


def defeats(position: Position, winner: Card) -> bool:
    """Return whether `winner`, and the tricks that can be cashed after it, defeat the contract."""
    rest = position.hand.bits & ~winner.bit
    return 1 + sum(cashable(position, suit, rest) for suit in SUITS) >= position.needed > 0


def cashable(position: Position, suit: Suit, held: int) -> int:
    """Return the tricks that the cards `held` can cash in a suit before an opponent may ruff."""
    sure = position.count_masters(held, suit)
    if position.trumps in (None, suit):
        return sure
    for foe in (position.seat.next, position.seat.next.partner):
        if position.may_ruff(foe, suit):
            return 0
        if position.known[foe] and not position.void(foe, position.trumps or suit):
            following = suit is position.play.led and foe in position.later_seats
            sure = min(sure, position.length(foe, suit) - following)
    return sure
