"""Why a draw is as it is: a sentence for each match, and one for those who are left over."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from chelem.core import Fact, Phrase
from chelem.events.swiss.draw import Draw, SwissMatch
from chelem.events.swiss.draw_tables import drawn_tables, staying_put
from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.order import order_for_draw
from chelem.events.swiss.pairing import Pairer
from chelem.movements import EventKind, entrants_of


def draw_reasons(draw: Draw) -> tuple[Phrase, ...]:
    """Return a sentence for each match in order, for a triangle that goes on, and for those left over."""
    inputs = draw.inputs
    pairer, order = Pairer(inputs), [standing.entrant for standing in order_for_draw(inputs)]
    reasons = [_match_reason(inputs, pairer, order, match) for match in draw.matches]
    if inputs.triangle:
        reasons.append(Phrase("swiss.why.going-on", {"teams": _listed(inputs.triangle)}))
    if len(draw.left_over) == 1:
        reasons.append(_bye_reason(draw, draw.left_over[0]))
    elif draw.left_over:
        reasons.append(_triangle_reason(draw))
    return tuple(reasons)


def decided_reasons(draw: Draw) -> tuple[Phrase, ...]:
    """Return a sentence for each match and for those left over, as a director decides them.

    In the order of `draw_reasons`; a rematch is said to be one, and sitting out again.
    """
    met, times = draw.inputs.met(), Counter(draw.inputs.left_over)
    reasons = [
        Phrase(
            "swiss.why.decided",
            {**_apart(draw.inputs, match), "round": (met[match.first].get(match.second) or (0,))[-1]},
        )
        for match in draw.matches
    ]
    if draw.inputs.triangle:
        reasons.append(Phrase("swiss.why.going-on", {"teams": _listed(draw.inputs.triangle)}))
    if len(draw.left_over) == 1:
        (entrant,) = draw.left_over
        reasons.append(Phrase("swiss.why.decided-bye", {"entrant": entrant, "times": times[entrant]}))
    elif draw.left_over:
        again = sum(bool(met[team].get(other)) for team, other in combinations(draw.left_over, 2))
        reasons.append(
            Phrase("swiss.why.decided-triangle", {"teams": _listed(draw.left_over), "again": again})
        )
    return tuple(reasons)


def table_reasons(draw: Draw, kind: EventKind) -> tuple[Phrase, ...]:
    """Return a sentence for each match of two pairs who cannot move; two teams keep a table each."""
    tables = drawn_tables(draw, kind)
    stationary = {kept.entrant for kept in draw.inputs.stationary}
    meetings = [(match.first, match.second) for match in draw.matches] if entrants_of(kind).one_pair else []
    return tuple(
        Phrase(
            "swiss.why.table",
            {"one": stays, "other": other, "table": tables[stays], "lower": int(stays < other)},
        )
        for both in meetings
        if stationary.issuperset(both) and (stays := draw.inputs.keeper(both)) is not None
        for other in both
        if other != stays
    )


def staying_reasons(draw: Draw, kind: EventKind) -> tuple[Phrase, ...]:
    """Return a sentence for each entrant who stays at a table because it cannot change tables."""
    home = draw.inputs.home
    return tuple(
        Phrase(
            "swiss.why.stays",
            {"entrant": kept.entrant, "table": kept.table or 0, "first": int(kept.entrant not in home)},
        )
        for kept in staying_put(draw, kind)
    )


def _match_reason(inputs: DrawInputs, pairer: Pairer, order: list[int], match: SwissMatch) -> Phrase:
    """Return how far apart two are; when they met before, or why no nearer opponent was drawn."""
    facts = _apart(inputs, match)
    if inputs.rule.method != "standings":
        return Phrase(f"swiss.why.{inputs.rule.method}", facts)
    met = inputs.met()
    if rounds := met[match.first].get(match.second):
        return Phrase("swiss.why.rematch", {**facts, "round": rounds[-1]})
    if nearer := min(_nearer(inputs, pairer, match), default=None):
        *_, here, there = nearer
        return Phrase("swiss.why.met", {**facts, "here": here, "there": there, "round": met[here][there][-1]})
    if nearer := min(_free_and_nearer(inputs, pairer, order, match), default=None):
        *_, here, there = nearer
        return Phrase("swiss.why.whole", {**facts, "here": here, "there": there})
    return Phrase("swiss.why.nearest", facts)


def _apart(inputs: DrawInputs, match: SwissMatch) -> dict[str, Fact]:
    """Return two who meet, and how far apart they are."""
    own = {standing.entrant: standing for standing in inputs.standings}
    are_whole = all(standing.victory_points.denominator == 1 for standing in inputs.standings)
    first, second = own[match.first], own[match.second]
    return {
        "one": match.first,
        "other": match.second,
        "places": abs(first.rank - second.rank),
        "points": str(abs(first.victory_points - second.victory_points)),
        "decimals": 0 if are_whole else 2,
    }


Nearer = tuple[bool, int, int, int]
"""Somebody nearer to one of two who meet, to sort: those of the better placed first, then by distance."""


def _nearer(inputs: DrawInputs, pairer: Pairer, match: SwissMatch) -> Iterator[Nearer]:
    """Yield whom the two have met who are nearer to them."""
    met = inputs.met()
    free = {standing.entrant for standing in inputs.free}
    for here, opponent in ((match.first, match.second), (match.second, match.first)):
        for there in met[here].keys() & free:
            if (distance := pairer.distance(here, there)[0]) < pairer.distance(here, opponent)[0]:
                yield here == match.second, distance, here, there


def _free_and_nearer(
    inputs: DrawInputs, pairer: Pairer, order: list[int], match: SwissMatch
) -> Iterator[Nearer]:
    """Yield who is nearer to one of the two, whom it has not met: the next ones before and after it."""
    met = inputs.met()
    for here, opponent in ((match.first, match.second), (match.second, match.first)):
        place = order.index(here)
        for side in (reversed(order[:place]), order[place + 1 :]):
            there = next((entrant for entrant in side if entrant not in met[here]), opponent)
            if (distance := pairer.distance(here, there)[0]) < pairer.distance(here, opponent)[0]:
                yield here == match.second, distance, here, there


def _bye_reason(draw: Draw, entrant: int) -> Phrase:
    """Return why this entrant sits out, and whether any below it would cost a rematch."""
    times = Counter(draw.inputs.left_over)
    order = [standing.entrant for standing in order_for_draw(draw.inputs)]
    below = sum(times[other] <= times[entrant] for other in order[order.index(entrant) + 1 :])
    facts: dict[str, Fact] = {"entrant": entrant, "times": times[entrant], "below": below}
    return Phrase("swiss.why.bye-by-lot" if draw.inputs.rule.method == "lot" else "swiss.why.bye", facts)


def _triangle_reason(draw: Draw) -> Phrase:
    """Return who plays a triangle, and whether they are the last three."""
    order = [standing.entrant for standing in order_for_draw(draw.inputs)]
    facts: dict[str, Fact] = {
        "teams": _listed(draw.left_over),
        "last": int(set(order[-3:]) == set(draw.left_over)),
    }
    return Phrase(f"swiss.why.{draw.inputs.rule.odd}", facts)


def _listed(entrants: tuple[int, ...]) -> str:
    return ", ".join(map(str, entrants))
