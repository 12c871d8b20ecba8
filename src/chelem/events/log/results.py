"""The results of an event by its log: entrants and travellers, to be scored and ranked."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from chelem.core import Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.forms.form import Form
from chelem.events.forms.registry import form_of
from chelem.events.log.round_table import is_gone
from chelem.events.log.rulings import PenaltyUnit
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState
from chelem.events.log.swiss_schedule import schedule_of
from chelem.events.log.terms import EventTerms
from chelem.events.match_rulings import MismatchedEntrant, VoidMatch
from chelem.events.outcome import LineOutcome, NotPlayed
from chelem.events.settings import ScoringSettings, find_profile, matches_of
from chelem.events.traveller import Traveller, TravellerLine
from chelem.events.withdrawals import Departure, withdraw

LinesOfBoard = tuple[TravellerLine, ...]


@dataclass(slots=True)
class KnownResults:
    """What of the results of an event was made before, and has not changed since."""

    entrants: tuple[Entrant, ...] = ()
    lines: dict[tuple[str, int], LinesOfBoard] = field(default_factory=dict)
    """The lines of a board in a section."""
    travellers: dict[int, Traveller] = field(default_factory=dict)
    last: EventResults | None = None

    def forget_board(self, section: str, board: int) -> None:
        """Forget what may change when one result does."""
        self.lines.pop((section, board), None)
        self.travellers.pop(board, None)

    def forget_lines(self, section: str) -> None:
        """Forget what may change when a section begins a round: what is missing in earlier ones."""
        for key in [key for key in self.lines if key[0] == section]:
            self.forget_board(*key)

    def forget_all(self) -> None:
        """Forget everything."""
        self.entrants, self.lines, self.travellers, self.last = (), {}, {}, None


def collect_results(state: EventState, known: KnownResults) -> EventResults:
    """Return entrants and travellers. A board that is still to be played leaves no line.

    One that was to be played in a round that is over, and has no result, is missing.
    """
    order = state.entrants_in_order()
    index = {entrant: at for at, entrant in enumerate(order)}
    known.entrants = known.entrants or tuple(_entrant(state, entrant) for entrant in order)
    results = EventResults(
        known.entrants,
        tuple(_travellers(state, index, known)),
        scoring_of(state),
        2 if any(section.movement.winners == 2 for section in state.sections.values()) else 1,
        state.terms.title,
        state.terms.date,
        tuple(_void_matches(state, index)),
        tuple(_mismatches(state, index)),
        before=known.last,
        schedule=schedule_of(state.sections, index),
    )
    if state.withdrawn:
        results = withdraw(results, *_departures(state, index))
    if any(penalty.unit == "top" for penalty in state.penalties) and results.form.has_tops:
        results = _with_tops_taken(results, state, index)
    known.last = results
    return results


def _departures(state: EventState, index: dict[int, int]) -> Iterator[Departure]:
    """Yield who has left, from which round on."""
    for entrant, number in state.withdrawn.items():
        if entrant in index:
            section, place = state.seat(entrant)
            replaced = 0 if section is None else section.taken_over(place)
            yield Departure(index[entrant], number, replaced)


def scoring_of(state: EventState) -> ScoringSettings:
    """Return how an event is scored, as it was opened."""
    return scoring_of_terms(state.terms)


def scoring_of_terms(opened: EventTerms) -> ScoringSettings:
    """Return how an event is scored that is opened so."""
    profile = find_profile(opened.profile)
    chosen = profile if opened.settings is None else opened.settings.applied_to(profile)
    return replace(
        chosen, method=opened.method, scale=opened.scale, matches=matches_of(opened.kind, opened.in_matches)
    )


def form_of_event(state: EventState) -> Form:
    """Return the form of an event, as it was opened."""
    return form_of(scoring_of(state))


def _entrant(state: EventState, number: int) -> Entrant:
    """Return an entrant by the number that it has in its section's movement."""
    entered = state.entrants.get(number)
    section, place = state.seat(number)
    zero = Fraction(0)
    several = len(state.sections) > 1
    return Entrant(
        str(place),
        None if section is None else section.line_of(number),
        section.name if several and section is not None else "",
        handicap=(entered.handicap if entered else None) or zero,
        carried=(entered.carried if entered else None) or zero,
        penalty=_penalty(state, number, "result"),
        standing="unranked" if number in state.unranked else "ranked",
    )


def _penalty(state: EventState, number: int, unit: PenaltyUnit) -> Fraction:
    """Return what is taken from an entrant in a unit."""
    taken = (
        penalty.amount for penalty in state.penalties if (penalty.entrant, penalty.unit) == (number, unit)
    )
    return sum(taken, Fraction(0))


def _with_tops_taken(results: EventResults, state: EventState, index: dict[int, int]) -> EventResults:
    """Return the results with penalties in tops, each as a part of the boards that its entrant plays."""
    entrants = list(results.entrants)
    for number in {penalty.entrant for penalty in state.penalties if penalty.entrant in index}:
        section, at = state.seat(number)[0], index[number]
        planned = 0 if section is None else _boards_of(section, number)
        unplayed = sum(
            isinstance(line.outcome, NotPlayed) and at in line.sitting(Side.NS) + line.sitting(Side.EW)
            for board in results.travellers
            for line in board
        )
        taken = _penalty(state, number, "top") / max(planned - unplayed, 1)
        entrants[at] = replace(entrants[at], penalty=entrants[at].penalty + taken)
    return replace(results, entrants=tuple(entrants), before=results)


def _void_matches(state: EventState, index: dict[int, int]) -> Iterator[VoidMatch]:
    """Yield the matches that were ruled not played, with the boards that they should have had."""
    for (number, both), ruling in state.voided.items():
        boards = {
            board
            for section in state.sections.values()
            for at in section.places_to_play()
            if at[0] == number
            for sitting in section.sittings(at)
            if both <= set(sitting.entrants)
            for board in sitting.boards
        }
        if boards:
            first, second = index[ruling.first], index[ruling.second]
            yield VoidMatch(number, first, second, len(boards), ruling.fault)


def _mismatches(state: EventState, index: dict[int, int]) -> Iterator[MismatchedEntrant]:
    """Yield who was ruled to have met the wrong opponents."""
    for (number, entrant), side in state.mismatched.items():
        if entrant in index:
            yield MismatchedEntrant(number, index[entrant], side)


def _boards_of(section: EventSection, entrant: int) -> int:
    """Return how many boards an entrant plays in its section's movement."""
    return sum(
        len(sitting.boards)
        for at in section.places_to_play()
        for sitting in section.sittings(at)
        if sitting.is_played and entrant in sitting.entrants
    )


def _travellers(state: EventState, index: dict[int, int], known: KnownResults) -> Iterator[Traveller]:
    boards = sorted({board for section in state.sections.values() for board in section.boards})
    for board in boards:
        if board not in known.travellers:
            lines = tuple(_all_lines(state, index, known, board))
            tables = sum(len(section.tables_of(board)) for section in state.sections.values())
            known.travellers[board] = Traveller(board, lines, unfinished=len(lines) < tables)
        if known.travellers[board].lines:
            yield known.travellers[board]


def _all_lines(
    state: EventState, index: dict[int, int], known: KnownResults, board: int
) -> Iterator[TravellerLine]:
    """Yield the lines of a board in all sections."""
    groups = _groups(state, board, Side.NS), _groups(state, board, Side.EW)
    for section in state.sections.values():
        key = section.name, board
        if key not in known.lines:
            known.lines[key] = tuple(_lines(state, section, board, index, groups))
        yield from known.lines[key]


def _groups(state: EventState, board: int, side: Side) -> dict[tuple[str, int, int], int]:
    """Return the group of each table that a fouled board names, for a side; the rest are group 0."""
    return {
        (played.section, played.round, played.table): number
        for number, group in enumerate(state.fouled.get((board, side), ()), 1)
        for played in group
    }


def _lines(
    state: EventState,
    section: EventSection,
    board: int,
    index: dict[int, int],
    groups: tuple[dict[tuple[str, int, int], int], dict[tuple[str, int, int], int]],
) -> Iterator[TravellerLine]:
    name = section.name if len(state.sections) > 1 else ""
    alike = 0, 0
    reports = section.reports
    for at, sitting in section.tables_of(board):
        outcome = _ruled(state, section, at, board) if state.rulings else None
        if outcome is None and (stated := reports.get((*at, board))) is not None:
            result = stated.result
            outcome = None if result is None else result.outcome(board)
        if outcome is None and (state.closed or at[0] < section.round):
            outcome = NotPlayed()
        if outcome is None and state.withdrawn and is_gone(state, sitting, at[0]):
            outcome = NotPlayed()
        if outcome is None:
            continue
        here = section.name, *at
        north_south, east_west = sitting.north_south, sitting.east_west
        yield TravellerLine(
            index[north_south[0]],
            index[east_west[0]],
            outcome,
            name,
            at[1],
            at[0],
            (groups[0].get(here, 0), groups[1].get(here, 0)) if any(groups) else alike,
            None if len(north_south) == 1 else (index[north_south[1]], index[east_west[1]]),
        )


def _ruled(state: EventState, section: EventSection, at: tuple[int, int], board: int) -> LineOutcome | None:
    """Return what a director has ruled on a board at a table."""
    ruling = state.rulings.get((section.name, *at, board))
    return None if ruling is None else ruling.outcome
