"""Going from one of declarer's hands to the other."""

from chelem.bots.cardplay.knowledge import Sight, high, low
from chelem.bots.cardplay.suits import halves
from chelem.core.cards import SUITS, Card, Suit


def ruffed(sight: Sight, suit: Suit) -> bool:
    """Whether an opponent is known to have run out of a side suit, with a trump left perhaps."""
    return any(sight.ruffs(foe, suit) for foe in (sight.seat.next, sight.seat.next.partner))


def cross(sight: Sight, to_lead: Suit, avoid: Suit | None = None) -> Card | None:
    """A card that puts the other hand on lead, to play `to_lead` from there, by a winner or by a ruff."""
    for suit in SUITS:
        if suit is not avoid and _reaches(sight, suit):
            return low(halves(sight, suit)[0])
    trumps = sight.trumps
    if trumps is None or sight.out(trumps) or to_lead is trumps:
        return None
    return ruffable(sight)


def _reaches(sight: Sight, suit: Suit) -> bool:
    """Whether a low card of a suit is won by a master opposite."""
    here, there = halves(sight, suit)
    if not here or not there or ruffed(sight, suit):
        return False
    top = high(there)
    return sight.master(top) and top.rank > low(here).rank


def ruffable(sight: Sight) -> Card | None:
    """A card of a side suit that the other hand can ruff."""
    trumps = sight.trumps
    if trumps is None or sight.void(sight.seat.partner, trumps):
        return None
    for suit in SUITS:
        here, there = halves(sight, suit)
        if suit is not trumps and here and not there:
            return low(here)
    return None
