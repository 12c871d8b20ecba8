"""Read the opening lead: hands from which the maxims would have led that card are more likely."""

from collections.abc import Sequence

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.cardplay.leads import opening_lead
from chelem.bots.sampling.layouts import HandWeigher
from chelem.core import PACK, Card, Contract, Seat
from chelem.phases import CardPlay, Phase

SAME_CARD, SAME_SUIT, OTHER_SUIT = 1.0, 0.15, 0.08
"""How likely a card is led from a hand, by the card that the maxims lead."""


def weigh_by_lead(position: Position, phases: tuple[Phase, ...]) -> HandWeigher | None:
    """Return the weights of the leader's hands; None before the lead, and for other seats 1."""
    play, contract = position.play, position.contract
    first = play.done[0] if play.done else None
    cards = first.cards if first is not None else play.trick
    if not cards:
        return None
    leader, led = contract.declarer.next, cards[0]

    def weigh(seat: Seat, hands: Sequence[int]) -> list[float]:
        if seat is not leader:
            return [1.0] * len(hands)
        return [_likelihood(hand, contract, led, phases) for hand in hands]

    return weigh


def _likelihood(hand: int, contract: Contract, led: Card, phases: tuple[Phase, ...]) -> float:
    """Return how likely a card is led from a hand of thirteen cards."""
    leader = contract.declarer.next
    rest = PACK.bits & ~hand
    north, east, south, west = (hand if seat == leader else rest for seat in range(4))
    play = CardPlay.by(contract.declarer, contract.strain)
    position = Position(play, contract, leader, (north, east, south, west), (13, 13, 13, 13))
    expected = opening_lead(position, phases)
    if expected.suit is not led.suit:
        return OTHER_SUIT
    return SAME_CARD if led.bit & position.equivalents(expected) else SAME_SUIT
