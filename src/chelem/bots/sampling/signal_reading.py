"""Read the defenders' signals: hands that would have signalled with another card are less likely."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.cardplay.signals import SPOTS, SignalTurn
from chelem.bots.sampling.layouts import HandWeigher
from chelem.core import Card, Contract, Seat
from chelem.phases import CardPlay

OTHER_CARD = 0.2
"""How likely a hand plays another spot card than the one that its signal asks for."""


@dataclass(frozen=True, slots=True)
class PlayedSpot:
    """A spot card, and the turn on which a defender played it."""

    turn: SignalTurn
    card: Card


def weigh_by_signals(position: Position) -> HandWeigher | None:
    """Return the weights of the defenders' hands by the spots that they have played; None without any."""
    spots = tuple(possible_signals(position.play, position.contract))
    if not spots:
        return None

    def weigh(seat: Seat, hands: Sequence[int]) -> list[float]:
        theirs = [spot for spot in spots if spot.turn.seat is seat]
        return [_likelihood(hand, theirs) for hand in hands]

    return weigh


def _likelihood(hand: int, spots: Sequence[PlayedSpot]) -> float:
    """Return how likely a hand of thirteen cards played these."""
    likelihood = 1.0
    for spot in spots:
        signal = spot.turn.card(hand & ~spot.turn.played, spot.card.suit)
        if signal and signal != spot.card.bit:
            likelihood *= OTHER_CARD
    return likelihood


def possible_signals(play: CardPlay, contract: Contract) -> Iterator[PlayedSpot]:
    """Yield the spot cards of the defenders that may be signals, from the first trick on."""
    state = CardPlay.by(contract.declarer, contract.strain)
    tricks = [trick.plays() for trick in play.done]
    for seat, card in chain(*tricks, play.current()):
        if seat.side is not contract.declarer.side and card.bit & SPOTS:
            turn = SignalTurn.of(state, seat)
            if turn.tells(card.suit):
                yield PlayedSpot(turn, card)
        state = state.after(card)
