"""Count the tricks that a defender can cash at once, and decide whether they are enough."""

from chelem.bots.cardplay.knowledge import Position, highest
from chelem.core import SUIT_BITS, SUITS, Card, Suit


def cash_out(position: Position) -> Card | None:
    """Return a winner if those in hand defeat the contract or take all the tricks left."""
    hand = position.hand.bits
    winners = {suit: cashable(position, suit, hand) for suit in SUITS}
    total = sum(winners.values())
    if total and (total >= position.needed > 0 or total >= position.play.left):
        return highest(hand & SUIT_BITS[max(SUITS, key=lambda suit: winners[suit])])
    return None


def defeats(position: Position, winner: Card) -> bool:
    """Return whether `winner`, and the tricks that can be cashed after it, defeat the contract."""
    rest = position.hand.bits & ~winner.bit
    return 1 + sum(cashable(position, suit, rest) for suit in SUITS) >= position.needed > 0


def cashable(position: Position, suit: Suit, cards: int) -> int:
    """Return the tricks that `cards` can cash in a suit before an opponent may ruff."""
    winners = position.count_masters(cards, suit)
    if position.trumps in (None, suit):
        return winners
    for opponent in (position.seat.next, position.seat.next.partner):
        if position.may_ruff(opponent, suit):
            return 0
        if position.known[opponent] and not position.void(opponent, position.trumps or suit):
            following = suit is position.play.led and opponent in position.later_seats
            winners = min(winners, position.length(opponent, suit) - following)
    return winners
