"""Cross from one of declarer's hands to the other."""

from chelem.bots.cardplay.knowledge import Position, highest, lowest
from chelem.bots.cardplay.suit_play import own_and_opposite
from chelem.core import SUITS, Card, Suit


def may_be_ruffed(position: Position, suit: Suit) -> bool:
    """Return whether an opponent is known to be void in a side suit and may have a trump."""
    return any(
        position.may_ruff(opponent, suit) for opponent in (position.seat.next, position.seat.next.partner)
    )


def crossing_card(position: Position, to_lead: Suit, avoid: Suit | None = None) -> Card | None:
    """Return a card that puts the other hand on lead, by a winner or a ruff, to play `to_lead` from there."""
    for suit in SUITS:
        if suit is not avoid and _reaches(position, suit):
            return lowest(own_and_opposite(position, suit)[0])
    trumps = position.trumps
    if trumps is None or position.outstanding(trumps) or to_lead is trumps:
        return None
    return card_to_ruff(position)


def _reaches(position: Position, suit: Suit) -> bool:
    """Return whether a master opposite wins a low card of a suit."""
    here, there = own_and_opposite(position, suit)
    if not here or not there or may_be_ruffed(position, suit):
        return False
    top = highest(there)
    return position.is_master(top) and top.rank > lowest(here).rank


def card_to_ruff(position: Position) -> Card | None:
    """Return a card of a side suit that the other hand can ruff."""
    trumps = position.trumps
    if trumps is None or position.void(position.seat.partner, trumps):
        return None
    for suit in SUITS:
        here, there = own_and_opposite(position, suit)
        if suit is not trumps and here and not there:
            return lowest(here)
    return None
