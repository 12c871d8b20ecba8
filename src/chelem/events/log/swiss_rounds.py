"""The rounds of a Swiss section: what the next draw depends on, and what corrected results would have given.

Draws are of numbers in the section's movement, which are on the guide cards of those who play.
"""

from dataclasses import dataclass, replace

from chelem.core import Refused
from chelem.events.event_results import EventResults
from chelem.events.log.event import Event
from chelem.events.log.online_drawing import check_all_have_played
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState
from chelem.events.ranking import Ranking, rank_event
from chelem.events.swiss.comparison import DrawComparison, compare_draw
from chelem.events.swiss.draw import Draw
from chelem.events.swiss.draw_tables import tables_to_keep
from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.kept_table import KeptTable
from chelem.events.swiss.next_round import standings_for_draw
from chelem.events.swiss.planned_round import planned_cells, planned_inputs
from chelem.events.swiss.standing import SwissStanding


def inputs_of_round(event: Event, section: EventSection, number: int) -> DrawInputs:
    """Return the inputs of the draw of a round that is not drawn, or not started, from the results so far.

    Raises `Refused` for a section that is not Swiss and for any other round, and `BadOption` if fewer than
    two play.
    """
    if section.swiss is None:
        raise Refused("event.draw.not-swiss", section=section.name)
    if section.online and number <= section.round:
        raise Refused("event.draw.begun", round=number)
    before = [draw for at, draw in section.draws.items() if at < number]
    is_drawn_again = number in section.draws and number > section.round
    if not (number == section.undrawn or is_drawn_again) or number > section.round + 1:
        raise Refused("event.draw.round", round=number)
    check_all_have_played(event.state, section)
    gone = {entrant for entrant, since in event.state.withdrawn.items() if since <= number}
    present = {place for place, entrant in section.places.items() if entrant not in gone}
    standings = _standings(event, section, event.results(), present, seeded=not before)
    return planned_inputs(section.swiss, before, standings, _stationary(event, section, present, before))


def _stationary(
    event: Event, section: EventSection, present: set[int], draws: list[Draw]
) -> tuple[KeptTable, ...]:
    """Return those of these numbers of a section who cannot change tables, with the tables that they keep."""
    if section.movement.numbered.changes_partners:
        return ()
    known = event.state.entrants
    entrants = {place: known.get(section.places.get(place, 0)) for place in present}
    numbers = {place for place, entered in entrants.items() if entered is not None and entered.stationary}
    return tables_to_keep(draws, numbers, section.movement.kind)


def check_draw(event: Event, section: EventSection, number: int, draw: Draw) -> None:
    """Raise `Refused` for a draw of another round, or whose inputs are not those of the results so far.

    The matches may be others than the inputs give: a director decides. Raises `BadOption` for matches that
    cannot be seated.
    """
    if inputs_of_round(event, section, number) != draw.inputs:
        raise Refused("event.draw.inputs", round=number)
    before = [earlier for at, earlier in section.draws.items() if at < number]
    if section.swiss is not None and not section.movement.numbered.changes_partners:
        planned_cells(section.swiss, section.movement.kind, [*before, draw], online=section.online)


@dataclass(frozen=True, slots=True)
class DrawnWrongly:
    """Entrants who are in the draw of a round and do not play in it, and those who play and are not in it."""

    gone: tuple[int, ...] = ()
    added: tuple[int, ...] = ()


def compare_with_present(state: EventState, section: EventSection, number: int) -> DrawnWrongly:
    """Return whom a draw of the log has wrong, as they left or came after it was made."""
    drawn = {standing.entrant for standing in section.draws[number].inputs.standings}
    plays = {
        place: state.withdrawn.get(entrant, number + 1) > number for place, entrant in section.places.items()
    }
    return DrawnWrongly(
        tuple(section.places[place] for place in sorted(plays) if place in drawn and not plays[place]),
        tuple(section.places[place] for place in sorted(plays) if place not in drawn and plays[place]),
    )


def compare_with_now(event: Event, section: EventSection, number: int) -> DrawComparison:
    """Return the draw of a round beside the one that corrected results before it would have given."""
    draw = section.draws[number]
    inputs = draw.inputs
    if number == min(section.draws):
        return compare_draw(draw, inputs)
    present = {standing.entrant for standing in inputs.standings}
    results = _before(event.results(), _name_in_lines(event, section), number)
    standings = _standings(event, section, results, present, seeded=False)
    known = {standing.entrant for standing in standings}
    gone = tuple(standing for standing in inputs.standings if standing.entrant not in known)
    return compare_draw(draw, replace(inputs, standings=(*standings, *gone)))


def _standings(
    event: Event, section: EventSection, results: EventResults, present: set[int], *, seeded: bool
) -> tuple[SwissStanding, ...]:
    """Return the standings of these numbers of a section; by number before the first round."""
    if seeded:
        return tuple(SwissStanding(place, rank) for rank, place in enumerate(sorted(present), 1))
    index = {entrant: at for at, entrant in enumerate(event.entrants)}
    own = {index[section.places[place]] for place in present if place in section.places}
    (ranking, *_) = rank_event(results)
    return standings_for_draw(results, _only(ranking, own))


def _only(ranking: Ranking, entrants: set[int]) -> Ranking:
    """Return a ranking without the others; places keep their order."""
    return replace(ranking, ranked=tuple(ranked for ranked in ranking if ranked.entrant in entrants))


def _name_in_lines(event: Event, section: EventSection) -> str:
    return section.name if len(event.state.sections) > 1 else ""


def _before(results: EventResults, section: str, number: int) -> EventResults:
    """Return the results without what a section has played from a round on."""
    travellers = (
        replace(board, lines=tuple(line for line in board if line.section != section or line.round < number))
        for board in results.travellers
    )
    schedule = results.schedule
    byes = tuple(bye for bye in schedule.byes if bye.section != section or bye.round < number)
    return replace(
        results,
        travellers=tuple(board for board in travellers if board.lines),
        schedule=replace(schedule, byes=byes),
    )
