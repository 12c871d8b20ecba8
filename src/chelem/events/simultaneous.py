"""A simultaneous: several events play the same boards, and all are compared in one field."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from chelem.events.event_results import EventResults
from chelem.events.traveller import Traveller, TravellerLine


@dataclass(frozen=True, slots=True)
class MemberEntrant:
    """An entrant of a simultaneous: the member, from 0, and the entrant's index there."""

    member: int
    index: int


@dataclass(frozen=True, slots=True)
class Simultaneous:
    """The results of the whole field, and whose its entrants are, in their order."""

    results: EventResults
    entrants: tuple[MemberEntrant, ...]


def combine(whole: EventResults, members: Sequence[EventResults]) -> Simultaneous:
    """Return the results of all members as one event with one ranking, scored and called as `whole` is.

    Sections are named after the members, from 1: `1`, `1A`. What is fouled in one member is compared
    there alone.
    """
    firsts = [sum(len(member.entrants) for member in members[:place]) for place in range(len(members))]
    entrants = tuple(
        replace(entrant, line=None, section=f"{place}{entrant.section}")
        for place, member in enumerate(members, 1)
        for entrant in member.entrants
    )
    lines: dict[int, list[TravellerLine]] = {}
    unfinished = {board.board for member in members for board in member.counted if board.unfinished}
    for place, member in enumerate(members):
        for traveller in member.counted:
            lines.setdefault(traveller.board, []).extend(_moved(traveller, place, firsts[place]))
    travellers = tuple(
        Traveller(board, tuple(found), unfinished=board in unfinished)
        for board, found in sorted(lines.items())
    )
    results = replace(whole, entrants=entrants, travellers=travellers, winners=1)
    return Simultaneous(results, tuple(_members(members)))


def _members(members: Sequence[EventResults]) -> Iterable[MemberEntrant]:
    for member, results in enumerate(members):
        for index in range(len(results.entrants)):
            yield MemberEntrant(member, index)


def _moved(traveller: Traveller, place: int, first: int) -> Iterable[TravellerLine]:
    """Yield the lines of a member's traveller as those of the whole field."""
    for line in traveller:
        partners = None if line.partners is None else (line.partners[0] + first, line.partners[1] + first)
        north_south, east_west = ((0 if group == 0 else _GROUPS * place + group) for group in line.groups)
        yield replace(
            line,
            north_south=line.north_south + first,
            east_west=line.east_west + first,
            section=f"{place + 1}{line.section}",
            groups=(north_south, east_west),
            partners=partners,
        )


_GROUPS = 1000
"""More groups than a fouled board has in one member."""
