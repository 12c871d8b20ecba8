"""Practice: a learner plays North and South to a stated goal against defenders who make no mistake.

Nothing is stored: the cards played so far come with each request.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chelem.core import Card, Seat, Side
from chelem.learning.lessons.position import LessonPosition
from chelem.phases.card_play import winning_index

LEARNER = Side.NS


@dataclass(frozen=True, slots=True)
class PracticeProgress:
    """Practice after the defenders' latest cards.

    `goal` is the number of tricks for North-South, `won` those they have. `advice` is a card that keeps the
    goal, None if no card does. `lost_at` counts the cards before the one that gave the goal away, and
    `better` is a card that would have kept it.
    """

    position: LessonPosition
    goal: int
    advice: Card | None
    lost_at: int | None
    better: Card | None

    @property
    def won(self) -> int:
        """The tricks of North-South."""
        return self.position.play.taken(LEARNER)

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return self.position.turn is None


def play_on(facts: Mapping[str, Any], cards: Sequence[Card] = ()) -> PracticeProgress:
    """Return practice after these cards and the defenders' replies; `Refused` for an illegal card.

    `cards` begin after those that the lesson itself has played, and include the defenders' cards.
    """
    goal = int(facts["goal"])
    position = LessonPosition.parse(facts)
    lost_at = better = None
    for card in cards:
        before, ours = position, _is_ours(position.turn)
        position = position.after((card,))
        if ours and lost_at is None and position.tricks_of(LEARNER) < goal <= before.tricks_of(LEARNER):
            lost_at, better = len(before.history), natural_card(before)
    while position.turn is not None and not _is_ours(position.turn):
        position = position.after((natural_card(position),))
    keeps = position.turn is not None and position.tricks_of(LEARNER) >= goal
    advice = natural_card(position) if keeps else None
    return PracticeProgress(position, goal, advice, lost_at, better)


def natural_card(position: LessonPosition) -> Card:
    """Return the natural one of the best cards, double dummy.

    The last to play to a trick wins it cheaply; declarer's side draws trumps; others play a low card of a
    long suit. `ValueError` if all cards have been played.
    """
    tricks, seat = position.tricks_by_card(), position.turn
    if seat is None:
        raise ValueError("all cards have been played")
    best = [card for card, value in tricks.items() if value == max(tricks.values())]
    if len(position.play.trick) == 3:
        best = _cheapest_winners(position, best) or best
    hand, trumps = position.held(seat), position.play.strain.suit
    drawing = seat.side is LEARNER and not position.play.trick and _must_draw(position)
    return min(
        best,
        key=lambda card: (
            (card.suit is trumps) is not drawing,
            card.rank,
            -hand.length(card.suit),
            card.suit,
        ),
    )


def _cheapest_winners(position: LessonPosition, cards: Sequence[Card]) -> list[Card]:
    """Return the cards that win the trick; none if partner has won it."""
    trick, strain = position.play.trick, position.play.strain
    if winning_index(trick, strain) == 1:  # partner played second
        return []
    return [card for card in cards if winning_index((*trick, card), strain) == 3]


def _must_draw(position: LessonPosition) -> bool:
    """Return whether the defenders hold trumps."""
    trumps = position.play.strain.suit
    return trumps is not None and any(position.held(seat).length(trumps) for seat in LEARNER.opponents.seats)


def _is_ours(seat: Seat | None) -> bool:
    return seat is not None and seat.side is LEARNER
