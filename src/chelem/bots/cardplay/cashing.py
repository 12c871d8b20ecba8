"""The tricks that a defender can take at once, and whether they are enough."""

from chelem.bots.cardplay.knowledge import Sight, high
from chelem.core.cards import SUITS, Card, Suit
from chelem.core.hands import SUIT_BITS


def cash_out(sight: Sight) -> Card | None:
    """A winner, where those in hand are enough to defeat the contract, or to reach the end."""
    held = sight.hand.bits
    sure = {suit: cashable(sight, suit, held) for suit in SUITS}
    total = sum(sure.values())
    if total and (total >= sight.needed > 0 or total >= sight.play.left):
        return high(held & SUIT_BITS[max(SUITS, key=lambda suit: sure[suit])])
    return None


def defeats(sight: Sight, winner: Card) -> bool:
    """Whether `winner`, played now, and what can be cashed after it defeat the contract."""
    rest = sight.hand.bits & ~winner.bit
    return 1 + sum(cashable(sight, suit, rest) for suit in SUITS) >= sight.needed > 0


def cashable(sight: Sight, suit: Suit, held: int) -> int:
    """The tricks that the cards of `held` can cash in a suit before an opponent may ruff."""
    sure = sight.masters(held, suit)
    if sight.trumps in (None, suit):
        return sure
    for foe in (sight.seat.next, sight.seat.next.partner):
        if sight.ruffs(foe, suit):
            return 0
        if sight.known[foe] and not sight.void(foe, sight.trumps or suit):
            following = suit is sight.play.led and foe in sight.after
            sure = min(sure, sight.length(foe, suit) - following)
    return sure
