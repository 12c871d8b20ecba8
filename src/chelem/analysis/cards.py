"""The cost of each card played."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from chelem.analysis.double_dummy import FourHands, tricks_after_each_card, tricks_by_card
from chelem.core import SEATS, Card, Seat, Strain
from chelem.phases import CardPlay


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """The card at index `place` of the play, with its side's tricks `before` and `after` it.

    The tricks count the whole deal: those already won plus those still available double dummy. `had_choice`
    is true if another card was legal. If this card cost a trick, `better` lists the cards that would have
    cost nothing, spades first, high to low.
    """

    place: int
    seat: Seat
    card: Card
    before: int
    after: int
    had_choice: bool
    better: tuple[Card, ...] = ()

    @property
    def cost(self) -> int:
        """The tricks that the card lost; 0 if no card was better."""
        return self.before - self.after


def cost_of_cards(hands: FourHands, strain: Strain, leader: Seat, cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the tricks that each card cost the side that played it, in any game.

    `hands` are those before the first card, which `leader` leads; each holds 1 to 13 cards, and all as many.
    `ValueError` if they do not, or if a card is illegal.

    >>> from chelem.core.hands import Hand
    >>> hands = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))
    >>> cost_of_cards(hands, Strain.NT, Seat.E, tuple(map(Card.parse, ("S2", "S3", "SJ", "SA"))))
    (0, 0, 0, 1)
    """
    tricks = tricks_after_each_card(hands, strain, leader, cards)
    return tuple(abs(after - before) for before, after in pairwise(tricks))


def review_cards(
    hands: FourHands, strain: Strain, leader: Seat, cards: Sequence[Card]
) -> tuple[ReviewedCard, ...]:
    """Review each card; arguments and errors are those of `cost_of_cards`."""
    tricks = tricks_after_each_card(hands, strain, leader, cards)
    opponents_tricks = tuple(len(hands[leader]) - ours for ours in tricks)
    play = CardPlay.open(strain, leader)
    reviewed = []
    for place, card in enumerate(cards):
        seat = SEATS[(play.leader + len(play.trick)) % 4]
        before, after = (opponents_tricks if seat.side is leader.side else tricks)[place : place + 2]
        had_choice = len(play.legal(hands[seat])) > 1
        better = _best_cards(hands, play) if after < before else ()
        reviewed.append(ReviewedCard(place, seat, card, before, after, had_choice, better))
        play = play.after(card)
    return tuple(reviewed)


def _best_cards(hands: FourHands, play: CardPlay) -> tuple[Card, ...]:
    """Return the legal cards that cost no trick."""
    north, east, south, west = map(play.remaining, hands)
    values = tricks_by_card((north, east, south, west), play.strain, play.leader, play.trick)
    most = max(values.values())
    return tuple(card for card, tricks in values.items() if tricks == most)
