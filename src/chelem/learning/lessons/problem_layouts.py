"""Layouts of the hands that a learner does not see, and how often each card of the key moment is right."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from chelem.analysis.double_dummy import FourHands, score_layouts
from chelem.core import DECK, SEATS, Card, Hand, Seat, Suit
from chelem.learning.lessons.play_problem import PlayProblem
from chelem.learning.lessons.position import LessonPosition

MOST_TRIES = 100_000
"""The deals tried for one layout that fits."""


def deal_layouts(problem: PlayProblem, count: int, seed: int) -> list[FourHands]:
    """Return deals, N, E, S, W, that fit the seen hands, the cards up to the key moment, and `hidden`.

    The same seed gives the same deals. `ValueError` if none fits.
    """
    random = Random(seed)  # noqa: S311 - repeatable, not secret
    return list(islice(_layouts(problem, random), count))


def _layouts(problem: PlayProblem, random: Random) -> Iterator[FourHands]:
    seen = {seat: problem.start.hands[seat] or Hand() for seat in problem.seen}
    unseen = [seat for seat in SEATS if seat not in seen]
    conditions = {seat: problem.hidden.get(str(seat), "").split() for seat in unseen}
    fixed = {seat: set(_held(conditions[seat])) for seat in unseen}
    voids: set[tuple[Seat, Suit]] = set()
    key = key_position(problem)
    for played in key.history:
        led = next(other.card.suit for other in key.history if other.trick == played.trick)
        if played.seat in fixed:
            fixed[played.seat].add(played.card)
            if played.card.suit is not led:
                voids.add((played.seat, led))
    given = set().union(*fixed.values(), *(set(hand) for hand in seen.values()))
    rest = [card for card in DECK if card not in given]
    first, second = unseen
    while True:
        for _ in range(MOST_TRIES):
            random.shuffle(rest)
            cut = 13 - len(fixed[first])
            hands = {
                first: Hand.of([*fixed[first], *rest[:cut]]),
                second: Hand.of([*fixed[second], *rest[cut:]]),
                **seen,
            }
            if all(_fits(hands[seat], conditions[seat]) for seat in unseen) and not any(
                key.play.remaining(hands[seat]).length(suit) for seat, suit in voids
            ):
                break
        else:
            raise ValueError(f"problem {problem.number}: no deal fits {dict(problem.hidden)}")
        north, east, south, west = (hands[seat] for seat in SEATS)
        yield north, east, south, west


def odds_of(problem: PlayProblem, layouts: Sequence[FourHands]) -> dict[Card, float]:
    """Return for each card of the key moment the share of the layouts in which it keeps the goal."""
    key = key_position(problem)
    play, turn = key.play, key.turn
    left = problem.goal - play.taken(problem.side)
    values = [float(tricks >= left) for tricks in range(14)]
    if turn is None or turn.side is not problem.side:
        raise ValueError(f"problem {problem.number}: the key moment is not the learner's")
    remaining = [_remaining(play.gone, layout) for layout in layouts]
    return score_layouts(remaining, play.strain, play.leader, play.trick, values).means()


def key_position(problem: PlayProblem) -> LessonPosition:
    """Return the position of the key moment."""
    return problem.start.after(problem.key.after[1:])


def _remaining(gone: int, layout: FourHands) -> FourHands:
    north, east, south, west = (Hand(hand.bits & ~gone) for hand in layout)
    return north, east, south, west


def _held(conditions: Sequence[str]) -> Iterator[Card]:
    for condition in conditions:
        name, _, value = condition.partition("=")
        if name == "has":
            yield from map(Card.parse, value.split(","))


def _fits(hand: Hand, conditions: Sequence[str]) -> bool:
    """Return whether a hand has what is stated: `S=2-3`, `hcp=6-11`, `has=HK,HQ`, `no=SA`."""
    for condition in conditions:
        name, _, value = condition.partition("=")
        if name == "no":
            if any(Card.parse(card) in hand for card in value.split(",")):
                return False
        elif name != "has":
            found = hand.hcp if name == "hcp" else hand.length(Suit.parse(name))
            least, _, most = value.partition("-")
            if not int(least) <= found <= int(most or least):
                return False
    return True
