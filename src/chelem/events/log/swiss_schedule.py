"""How the rounds of sections make matches: what is to be known beside their lines."""

from collections.abc import Iterator, Mapping
from itertools import chain

from chelem.events.log.section import EventSection
from chelem.events.match_schedule import MatchSchedule, SwissBye
from chelem.events.swiss.planned_round import is_triangle

Indices = Mapping[int, int]
"""Where entrants are in the results, by their numbers in the event."""


def schedule_of(sections: Mapping[str, EventSection], indices: Indices) -> MatchSchedule:
    """Return the half-matches, the matches over two rounds, and the byes of rounds that have begun."""
    several = len(sections) > 1
    begun: dict[tuple[str, int], int] = {}
    halves: set[tuple[int, int]] = set()
    byes: list[SwissBye] = []
    for section in sections.values():
        name = section.name if several else ""
        for number, later in chain(_rounds_of_draws(section), _rounds_of_matches(section)):
            begun |= {(name, round_number): number for round_number in later}
        halves.update(_halves(section, indices))
        byes += _byes(section, name, indices)
    return MatchSchedule(begun, frozenset(halves), tuple(byes))


def _rounds_of_draws(section: EventSection) -> Iterator[tuple[int, range]]:
    """Yield the round of each draw of half-matches, with those that go on with its matches."""
    for number, draw in section.draws.items():
        if is_triangle(draw) and draw.inputs.rule.odd == "half-matches":
            yield number, range(number + 1, number + 2)


def _rounds_of_matches(section: EventSection) -> Iterator[tuple[int, range]]:
    """Yield the first round of teams who all meet again in the rounds after it, and these: one long match."""
    if section.swiss is not None or not section.movement.numbered.both_ways:
        return
    meetings = [{frozenset(cell.entrants) for cell in cells} for cells in section.movement.rounds]
    first = 0
    for number, met in enumerate(meetings):
        if met != meetings[first]:
            first = number
        elif number > first:
            yield first + 1, range(number + 1, number + 2)


def _halves(section: EventSection, indices: Indices) -> Iterator[tuple[int, int]]:
    for number, draw in section.draws.items():
        if is_triangle(draw) and draw.inputs.rule.odd == "half-matches":
            for index in _found(section, indices, draw.left_over):
                yield number, index


def _byes(section: EventSection, name: str, indices: Indices) -> Iterator[SwissBye]:
    for number, draw in section.draws.items():
        if section.swiss is not None and len(draw.left_over) == 1 and number <= section.round:
            for index in _found(section, indices, draw.left_over):
                yield SwissBye(number, index, section.swiss.boards, name)


def _found(section: EventSection, indices: Indices, places: tuple[int, ...]) -> Iterator[int]:
    for place in places:
        entrant = section.places.get(place)
        if entrant is not None and entrant in indices:
            yield indices[entrant]
