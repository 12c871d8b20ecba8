"""The cost of each card of a play."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from chelem.analysis.double_dummy import WholeHands, tricks_along, tricks_by_card
from chelem.core.cards import Card, Strain
from chelem.core.seats import SEATS, Seat
from chelem.phases.card_play import CardPlay


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """The card at index `place` of the play, and the tricks of its side `before` it was played and `after`.

    The tricks are those of the whole deal: won so far plus double dummy. `choice` says whether another card
    was legal. `better` lists the cards that would have cost nothing if this one cost a trick, spades first,
    high to low.
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
        """The tricks that the card lost: 0 if no card was better."""
        return self.before - self.after


def cost_of_cards(hands: WholeHands, strain: Strain, leader: Seat, cards: Sequence[Card]) -> tuple[int, ...]:
    """The tricks that each card lost for the side that played it, in any game.

    `hands` are those before the first card, which `leader` leads, of 1 to 13 cards each. `ValueError` if they
    have another size, or if a card is illegal.

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
    """Review each card; arguments and errors are those of `cost_of_cards`."""
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
    """The cards that cost the hand to play nothing."""
    north, east, south, west = map(play.remaining, hands)
    values = tricks_by_card((north, east, south, west), play.strain, play.leader, play.trick)
    most = max(values.values())
    return tuple(card for card, tricks in values.items() if tricks == most)
