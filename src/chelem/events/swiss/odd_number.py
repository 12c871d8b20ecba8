"""Who is left out of the matches of an odd number, and the matches of the others."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.pairing import Pairer, Pairing
from chelem.events.swiss.standing import SwissStanding

_Group = tuple[SwissStanding, ...]
_Chosen = tuple[_Group, Pairing]
"""Those who are left over, and the matches of the others."""


def leave_over(inputs: DrawInputs, order: Sequence[SwissStanding], pairer: Pairer) -> _Chosen:
    """Return who is left over, the best first, and the best matches of the others.

    `order` has an odd number, the best first. Nobody sits out again while somebody has not, even where that
    costs a rematch; a triangle is played again rather than a rematch. Then those who have been left over
    the fewest times, then the last in the order. Three teams need three: otherwise one sits out.
    """
    size = inputs.rule.left_over if len(order) >= inputs.rule.left_over else 1
    best: list[tuple[tuple[int, int], _Chosen]] = []
    fewest: list[int] = []
    for again, group in _groups(order[::-1], Counter(inputs.left_over), size):
        fewest = fewest or again
        if size == 1 and again > fewest:
            break
        numbers = [standing.entrant for standing in group]
        inside = [count for two in combinations(numbers, 2) if (count := pairer.meetings(*two))]
        if best and best[0][0] <= (len(inside), sum(inside)):
            continue  # whatever the others play
        pairing = pairer.best(standing for standing in order if standing not in group)
        level = pairing.rematches + len(inside), pairing.earlier + sum(inside)
        best = [min([*best, (level, (group[::-1], pairing))], key=lambda choice: choice[0])]
        if level == (0, 0):
            break
    return best[0][1]


def _groups(
    order: Sequence[SwissStanding], times: Counter[int], size: int
) -> Iterator[tuple[list[int], _Group]]:
    """Yield the groups, each with how often its members were left over, the fewest first.

    One by one: a thousand teams have 166 million triangles.
    """
    classes: dict[int, list[SwissStanding]] = {}
    for standing in order:
        classes.setdefault(times[standing.entrant], []).append(standing)
    place = {standing.entrant: number for number, standing in enumerate(order)}
    kinds = combinations_with_replacement(sorted(classes), size)
    for again in sorted(sorted(kind, reverse=True) for kind in kinds):
        for group in _members(classes, sorted(Counter(again).items())):
            yield again, tuple(sorted(group, key=lambda standing: place[standing.entrant]))


def _members(classes: dict[int, list[SwissStanding]], wanted: Sequence[tuple[int, int]]) -> Iterator[_Group]:
    """Yield the groups with `wanted` members of each class."""
    if not wanted:
        yield ()
        return
    (kind, count), *rest = wanted
    for some in combinations(classes[kind], count):
        for others in _members(classes, rest):
            yield some + others
