"""A problem of play, card by card: the learner's cards, and what the best opponents answer.

Nothing is stored: the cards played so far come with each request.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from chelem.core import Card, Rank, Seat
from chelem.learning.lessons.play_problem import PlayProblem
from chelem.learning.lessons.position import LessonPosition
from chelem.phases.card_play import winning_index


@dataclass(frozen=True, slots=True)
class ProblemProgress:
    """A problem after the others' latest cards.

    `lost_at` counts the cards from the opening lead on that preceded the learner's card which gave the goal
    away; `better` are the cards that would have kept it, lowest first.
    """

    position: LessonPosition
    lost_at: int | None
    better: tuple[Card, ...]


def progress_after(problem: PlayProblem, cards: Sequence[Card] = ()) -> ProblemProgress:
    """Return a problem after these cards and the others' answers; `Refused` for an illegal card.

    `cards` begin after the opening lead, and include those of the others.
    """
    position, lost_at = problem.start, None
    better: tuple[Card, ...] = ()
    for card in cards:
        before = position
        position = position.after((card,))
        if lost_at is None and problem.plays(_turn(before)) and not _in_reach(problem, position):
            keeping = keeping_cards(problem, before)
            if keeping:
                lost_at, better = len(before.history), keeping
    while position.turn is not None and not problem.plays(position.turn):
        position = position.after((opponents_card(problem, position),))
    return ProblemProgress(position, lost_at, better)


def keeping_cards(problem: PlayProblem, position: LessonPosition) -> tuple[Card, ...]:
    """Return the cards of the hand to play that keep the goal in reach, double dummy, lowest first."""
    tricks, seat = position.tricks_by_card(), _turn(position)
    total = {
        card: value if seat.side is problem.side else position.size - value for card, value in tricks.items()
    }
    return tuple(sorted((card for card in total if total[card] >= problem.goal), key=lambda card: card.rank))


def opponents_card(problem: PlayProblem, position: LessonPosition) -> Card:
    """Return the card that a hand which the learner does not play chooses, double dummy.

    Up to the key moment it plays the problem's own cards, as long as the learner does. Later, of the cards
    that take the most tricks, the learner's partner plays a natural one. An opponent takes the one after
    which the learner's next decision has most cards that lose the goal, as long as it is in reach. Equal
    cards are played in the natural order: the cheapest that wins or follows, the top of a sequence on lead.
    The same position always gives the same card.
    """
    if (planned := _planned_card(problem, position)) is not None:
        return planned
    tricks, seat = position.tricks_by_card(), _turn(position)
    best = [card for card, value in tricks.items() if value == max(tricks.values())]
    natural = _natural(position, best)
    if len(natural) == 1:
        return natural[0]
    lead = problem.lead.suit
    hand = position.held(seat)

    def order(card: Card) -> tuple[float, bool, int, int, int]:
        following = bool(position.play.trick) and card.suit is position.play.led
        discard_from = 0 if following else -hand.length(card.suit)
        return -_danger(problem, position, card), card.suit is not lead, discard_from, card.rank, card.suit

    return min(natural, key=order)


def _planned_card(problem: PlayProblem, position: LessonPosition) -> Card | None:
    """Return the next card of the problem's own play up to the key moment; None once it has been left."""
    after, played = problem.key.after, tuple(move.card for move in position.history)
    return after[len(played)] if len(played) < len(after) and played == after[: len(played)] else None


def _danger(problem: PlayProblem, position: LessonPosition, card: Card) -> float:
    """Return the share of the learner's next cards that lose the goal; 0 if it is out of reach already."""
    seat = _turn(position)
    if seat.side is problem.side:
        return 0
    after = position.after((card,))
    while after.turn is not None and not problem.plays(after.turn):
        tricks = after.tricks_by_card()
        after = after.after((min(tricks, key=lambda choice: (-tricks[choice], choice.rank, choice.suit)),))
    if after.turn is None:
        return 0
    kept = keeping_cards(problem, after)
    return 1 - len(kept) / len(after.legal) if kept else 0


def _natural(position: LessonPosition, cards: Sequence[Card]) -> list[Card]:
    """Return one card a suit for a lead or a discard, else the cheapest winner and the cheapest loser."""
    trick, strain, seat = position.play.trick, position.play.strain, _turn(position)
    if not trick:
        lowest = [min(holding, key=lambda card: card.rank) for holding in _by_suit(cards)]
        return [_top_of_sequence(position, card, cards) for card in lowest]
    # Partner of the hand to play has played if there are two cards or more.
    partner_wins = len(trick) >= 2 and winning_index(trick, strain) == len(trick) - 2
    wins = [card for card in cards if winning_index((*trick, card), strain) == len(trick)]
    losers = [card for card in cards if card not in wins]
    found = [min(holding, key=lambda card: card.rank) for holding in _by_suit(losers)]
    if wins and not (partner_wins and losers and seat is not None):
        found += [min(holding, key=lambda card: card.rank) for holding in _by_suit(wins)]
    return found


def _top_of_sequence(position: LessonPosition, card: Card, cards: Sequence[Card]) -> Card:
    """Return the highest card that touches this one, if that is an honour or a ten."""
    hand, top = position.held(_turn(position)), card
    while top.rank < Rank.ACE and Card(top.suit, Rank(top.rank + 1)) in hand:
        top = Card(top.suit, Rank(top.rank + 1))
    return top if top.rank >= Rank.TEN and top in cards else card


def _by_suit(cards: Sequence[Card]) -> list[list[Card]]:
    suits = sorted({card.suit for card in cards})
    return [[card for card in cards if card.suit is suit] for suit in suits]


def _in_reach(problem: PlayProblem, position: LessonPosition) -> bool:
    return position.tricks_of(problem.side) >= problem.goal


def _turn(position: LessonPosition) -> Seat:
    """Return the seat to play of a deal that is not over."""
    turn = position.turn
    if turn is None:
        raise ValueError("all cards have been played")
    return turn
