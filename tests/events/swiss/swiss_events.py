"""Swiss events for tests: inputs by chance, whole events played by chance, and every possible draw."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from hypothesis import strategies as st

from chelem.events.swiss import Draw, DrawInputs, DrawRule, Meeting, SwissStanding, draw_round, next_inputs

TOP = 20


def standings_of(points: list[Fraction]) -> tuple[SwissStanding, ...]:
    """Return standings of entrants 1, 2 … with these points; equal points share a place."""
    return tuple(
        SwissStanding(entrant, 1 + sum(other > own for other in points), own)
        for entrant, own in enumerate(points, 1)
    )


def every_pairing(entrants: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield all ways to divide an even number into matches."""
    if not entrants:
        yield ()
        return
    first, *others = entrants
    for place, other in enumerate(others):
        for rest in every_pairing((*others[:place], *others[place + 1 :])):
            yield ((first, other), *rest)


@st.composite
def inputs_by_chance(draw: st.DrawFn, smallest: int = 2, largest: int = 8) -> DrawInputs:
    """Standings with few different points, and any earlier meetings, more of them than rounds can give."""
    count = draw(st.integers(smallest, largest))
    tenths = draw(st.lists(st.integers(0, 60), min_size=count, max_size=count))
    couples = st.lists(st.integers(1, count), min_size=2, max_size=2, unique=True)
    met = draw(st.lists(couples, max_size=2 * count))
    rule = DrawRule(
        rank=Fraction(draw(st.integers(0, 3)), 2),
        victory_points=Fraction(draw(st.integers(1, 3)), 3),
        odd=draw(st.sampled_from(["bye", "half-matches", "triangle"])),
        seed=draw(st.integers(0, 9)),
    )
    return DrawInputs(
        draw(st.integers(1, 9)),
        standings_of([Fraction(each, 10) for each in tenths]),
        tuple(Meeting(round_, *couple) for round_, couple in enumerate(met, 1)),
        tuple(draw(st.lists(st.integers(1, count), max_size=count))),
        rule=rule,
    )


def play_event(entrants: int, rounds: int, rule: DrawRule, chance: Random) -> Iterator[Draw]:
    """Yield the draws of an event whose matches end by chance, after a first round by lot."""
    points = dict.fromkeys(range(1, entrants + 1), Fraction(0))
    draws: list[Draw] = []
    for _ in range(rounds):
        drawn = draw_round(next_inputs(draws, standings_of(list(points.values())), rule))
        yield drawn
        draws.append(drawn)
        for match in drawn.matches:
            gain = Fraction(chance.randint(0, 100 * TOP), 100)
            points[match.first] += gain
            points[match.second] += TOP - gain
        for entrant in (*drawn.left_over, *drawn.inputs.triangle):
            points[entrant] += Fraction(chance.randint(0, TOP))
