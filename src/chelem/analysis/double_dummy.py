"""What can be made when all four hands are known: chelem-dd, asked in our values."""

import chelem_dd

from chelem.core.cards import DECK, Card, Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side

Hands = tuple[Hand, Hand, Hand, Hand]
_CARD = {str(card): card for card in DECK}


def tricks_of(hands: Hands, strain: Strain, leader: Seat, trick: tuple[Card, ...], side: Side) -> int:
    """The most tricks that `side` can take of those left, whatever the other side does.

    `hands` are what is left of each hand, N, E, S, W, without the cards of `trick`: at most three, the trick
    in progress, which `leader` led and which is one of those counted. `ValueError` where nothing is left, or
    the hands are not as long as they should be.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "43...", "65...", "KJ...")))
    >>> tricks_of(hands, Strain.NT, Seat.W, (), Side.NS), tricks_of(hands, Strain.NT, Seat.N, (), Side.NS)
    (2, 1)
    """
    tricks = chelem_dd.solve(_bits(hands), str(strain), str(leader), _numbers(trick))
    return tricks if leader.side is side else len(hands[leader]) + bool(trick) - tricks


def tricks_by_card(hands: Hands, strain: Strain, leader: Seat, trick: tuple[Card, ...]) -> dict[Card, int]:
    """For each card that the hand to play may play, the most tricks that its side can still take.

    Arguments and errors are those of `tricks_of`, and the trick in progress is counted too.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "4...", "6...", "J...")))
    >>> tricks_by_card(hands, Strain.NT, Seat.E, (Card.parse("S3"), Card.parse("S5"), Card.parse("SK")))
    {Card.parse('SA'): 2, Card.parse('SQ'): 1}
    """
    values = chelem_dd.solve_cards(_bits(hands), str(strain), str(leader), _numbers(trick))
    return {_CARD[card]: tricks for card, tricks in values.items()}


def _bits(hands: Hands) -> tuple[int, ...]:
    return tuple(hand.bits for hand in hands)


def _numbers(trick: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(card.index for card in trick)
