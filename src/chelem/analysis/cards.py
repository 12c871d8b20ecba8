"""What each card of a play gave up."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from chelem.analysis.double_dummy import WholeHands, tricks_along, tricks_by_card
from chelem.core.cards import Card, Strain
from chelem.core.seats import SEATS, Seat
from chelem.phases.card_play import CardPlay


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """The card of place `place`, from 0, and the tricks of its side `before` it was played and `after`.

    The tricks are those of the whole deal, won and still to be won when all play their best. `choice` says
    whether another card was legal, `better` which ones would have given nothing up where this one did, spades
    first, high to low.
    """

    place: int
    seat: Seat
    card: Card
    before: int
    after: int
    choice: bool
    better: tuple[Card, ...] = ()

    @property
    def cost(self) -> int:
        """The tricks that the card gave up: 0 for a card as good as any."""
        return self.before - self.after


def cost_of_cards(hands: WholeHands, strain: Strain, leader: Seat, cards: Sequence[Card]) -> tuple[int, ...]:
    """The tricks that each card gave up for the side that played it, in any of the games.

    `hands` are those before the first card, which `leader` leads, of 1 to 13 cards each; `ValueError` where
    there are others, or a card may not be played.

    >>> from chelem.core.hands import Hand
    >>> hands = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))
    >>> cost_of_cards(hands, Strain.NT, Seat.E, tuple(map(Card.parse, ("S2", "S3", "SJ", "SA"))))
    (0, 0, 0, 1)
    """
    tricks = tricks_along(hands, strain, leader, cards)
    return tuple(abs(after - before) for before, after in pairwise(tricks))


def review_cards(
    hands: WholeHands, strain: Strain, leader: Seat, cards: Sequence[Card]
) -> tuple[ReviewedCard, ...]:
    """All there is to say of each card; arguments and errors are those of `cost_of_cards`."""
    tricks = tricks_along(hands, strain, leader, cards)
    others = tuple(len(hands[leader]) - ours for ours in tricks)
    play = CardPlay.open(strain, leader)
    reviewed = []
    for place, card in enumerate(cards):
        seat = SEATS[(play.leader + len(play.trick)) % 4]
        before, after = (others if seat.side is leader.side else tricks)[place : place + 2]
        choice = len(play.legal(hands[seat])) > 1
        better = _best(hands, play) if after < before else ()
        reviewed.append(ReviewedCard(place, seat, card, before, after, choice, better))
        play = play.after(card)
    return tuple(reviewed)


def _best(hands: WholeHands, play: CardPlay) -> tuple[Card, ...]:
    """The cards that give nothing up for the hand to play."""
    north, east, south, west = map(play.remaining, hands)
    values = tricks_by_card((north, east, south, west), play.strain, play.leader, play.trick)
    most = max(values.values())
    return tuple(card for card, tricks in values.items() if tricks == most)
