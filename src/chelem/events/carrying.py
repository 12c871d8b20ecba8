"""Carry the results of a qualifying stage forward to a final (EBU White Book 3.8)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from chelem.core import BadOption
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.forms.form import FormOfMatches
from chelem.events.matches import score_matches
from chelem.events.ranking import event_totals
from chelem.events.shown import entrant_label
from chelem.scoring.competition.carry_forward import carried_forward


@dataclass(frozen=True, slots=True)
class CarriedFinal:
    """A final with what its entrants carry forward, and those who were not in the stage before."""

    results: EventResults
    newcomers: tuple[int, ...]


def carry_results(final: EventResults, qualifying: EventResults) -> CarriedFinal:
    """Return a final whose entrants carry half of their earlier result forward.

    CF = ½·SQ·(NumQ/MaxQ)·(MaxF/NumF): a stage is as large as its boards, and its maximum is 100 % or the
    victory points of all matches. Entrants are the same by their names, or where either stage has none by
    number, section and line. Raises `BadOption` for a stage in IMPs, which has no maximum, for one without a
    score, and for entrants that carry something already.
    """
    sizes = _size(qualifying), _size(final)
    earlier, (totals, _) = _known(qualifying, final), event_totals(qualifying)
    entrants, newcomers = list(final.entrants), []
    for index, entrant in enumerate(entrants):
        if entrant.carried:
            raise BadOption("event.carry.twice", entrant=entrant_label(final, index))
        found = earlier.get(_identity(entrant, by_name=_named(qualifying, final)))
        if found is None:
            newcomers.append(index)
        else:
            entrants[index] = replace(entrant, carried=carried_forward(totals[found], *sizes))
    return CarriedFinal(replace(final, entrants=tuple(entrants), before=final), tuple(newcomers))


def _size(stage: EventResults) -> tuple[int, Fraction]:
    """Return how many boards an entrant plays in a stage, and the best result that it can have."""
    most = stage.form.comparison.carried_most
    if stage.form.matches is not None:
        boards, most = max(_matches_sizes(stage, stage.form.matches), default=(0, Fraction(0)))
    elif most is None:
        raise BadOption("event.carry.imps")
    else:
        boards = max(event_totals(stage)[1], default=0)
    if not boards:
        raise BadOption("event.carry.empty")
    return boards, most


def _matches_sizes(stage: EventResults, form: FormOfMatches) -> Iterator[tuple[int, Fraction]]:
    """Yield the boards and the victory points of each entrant's matches and byes."""
    boards, most = [0] * len(stage.entrants), [Fraction(0)] * len(stage.entrants)
    for scored in score_matches(stage):
        for entrant in scored.match.sides:
            boards[entrant] += scored.boards if scored.void is None else scored.void.boards
            most[entrant] += scored.most
    for bye in stage.schedule.byes:
        boards[bye.entrant] += bye.boards
        most[bye.entrant] += form.most_points(bye.boards)
    yield from zip(boards, most, strict=True)


def _known(qualifying: EventResults, final: EventResults) -> dict[object, int]:
    """Return the entrants of the earlier stage by what tells them apart, where that is one only."""
    by_name = _named(qualifying, final)
    found: dict[object, int] = {}
    alike: set[object] = set()
    for index, entrant in enumerate(qualifying.entrants):
        key = _identity(entrant, by_name=by_name)
        if key in found:
            alike.add(key)
        found[key] = index
    return {key: index for key, index in found.items() if key not in alike}


def _named(*stages: EventResults) -> bool:
    """Return whether all entrants of all stages have names."""
    return all(entrant.names for stage in stages for entrant in stage.entrants)


def _identity(entrant: Entrant, *, by_name: bool) -> object:
    if by_name:
        return frozenset(name.casefold() for name in entrant.names)
    return entrant.number, entrant.section, entrant.line
