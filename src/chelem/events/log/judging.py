"""What a director may not rule, penalise or time."""

from chelem.core.errors import Refused
from chelem.events.log.directing import (
    BoardFouled,
    BoardRuled,
    BoardTimed,
    BreakPlanned,
    EntrantPenalised,
    MatchVoided,
    OpponentsMismatched,
    RoundExtended,
)
from chelem.events.log.entering import check_entrant
from chelem.events.log.entry import EntryContent
from chelem.events.log.event import Event
from chelem.events.log.penalty_bounds import check_amount
from chelem.events.log.results import form_of_event
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState
from chelem.events.outcome import Award, LineOutcome, PlayedScore, SplitScore, WeightedScore

LONGEST_BOARD, LONGEST_BREAK, LONGEST_EXTENSION = 60, 240, 120
"""In minutes."""
MOST_OUTCOMES = 5
"""Of a weighted score."""
MOST_POINTS = 7600
"""For thirteen tricks down, vulnerable and redoubled."""


def check_judgement(event: Event, content: EntryContent) -> None:
    """Raise `Refused` for a ruling that is impossible, or a match that the event has not."""
    match content:
        case BoardRuled(board=board, outcome=outcome):
            _check_points(board, outcome)
        case BoardFouled():
            _check_fouled(event.state, content)
        case BoardTimed(minutes=minutes):
            if not 1 <= minutes <= LONGEST_BOARD:
                raise Refused("event.log.board-minutes", most=LONGEST_BOARD)
        case RoundExtended(section=name):
            _check_extension(event.state.sections[name], content)
        case BreakPlanned(minutes=minutes):
            if not 0 <= minutes <= LONGEST_BREAK:
                raise Refused("event.log.break-minutes", most=LONGEST_BREAK)
        case MatchVoided() | OpponentsMismatched():
            _check_match(event, content)
        case EntrantPenalised(entrant, amount, unit):
            check_entrant(event, entrant)
            if unit == "top" and not event.results().form.has_tops:
                raise Refused("event.log.no-tops")
            check_amount(event.results(), amount, unit)
        case _:
            pass


def _check_extension(section: EventSection, extended: RoundExtended) -> None:
    """Raise `Refused` for a round that is not in play, or would last too long or no time at all."""
    if extended.round != section.round or section.round == 0:
        raise Refused("event.log.round-in-play", round=extended.round)
    extra = section.extra_minutes.get(section.round, 0) + extended.minutes
    if section.round_minutes + extended.minutes < 1 or extra > LONGEST_EXTENSION:
        raise Refused("event.log.round-minutes", most=LONGEST_EXTENSION)


def _check_fouled(state: EventState, fouled: BoardFouled) -> None:
    """Raise `Refused` for a board that nobody plays, or a table that does not play it in that round."""
    if not any(fouled.board in section.boards for section in state.sections.values()):
        raise Refused("event.log.unplanned", board=fouled.board)
    for at in (at for group in fouled.groups for at in group):
        section = state.sections.get(at.section)
        if section is None:
            raise Refused("event.log.section", section=at.section)
        sitting = section.sitting_of((at.round, at.table), fouled.board)
        if sitting is None or not sitting.is_played:
            raise Refused("event.log.board", board=fouled.board, table=at.table, round=at.round)


def _check_points(board: int, outcome: LineOutcome | None) -> None:
    """Raise `Refused` for points that no board gives, or not this contract here, or too many outcomes."""
    sides = (outcome.north_south, outcome.east_west) if isinstance(outcome, SplitScore) else (outcome,)
    for own in sides:
        if isinstance(own, WeightedScore) and len(own.parts) > MOST_OUTCOMES:
            raise Refused("event.log.outcomes", most=MOST_OUTCOMES)
        for points in _points_of(own):
            if points % 10 or abs(points) > MOST_POINTS:
                raise Refused("event.log.no-score", points=points)
        if isinstance(own, PlayedScore) and own.contract is not None and own.tricks is not None:
            scored = PlayedScore.of(own.contract, own.tricks, board).points
            if own.points != scored:
                raise Refused("event.log.points", board=board, points=scored)


def _points_of(own: LineOutcome | Award | None) -> list[int]:
    """Return the points that an outcome states."""
    match own:
        case PlayedScore():
            return [own.points]
        case WeightedScore():
            return [points for points, _ in own.parts]
        case _:
            return []


def _check_match(event: Event, ruling: MatchVoided | OpponentsMismatched) -> None:
    """Raise `Refused` unless results are those of matches, and there is this one in this round."""
    state = event.state
    if form_of_event(state).matches is None:
        raise Refused("event.log.no-matches")
    if isinstance(ruling, OpponentsMismatched):
        check_entrant(event, ruling.entrant)
        _check_opponents(event, ruling.entrant, ruling.round)
    else:
        _check_meeting(state, ruling)


def _check_meeting(state: EventState, voided: MatchVoided) -> None:
    both = {voided.first, voided.second}
    meet = any(
        both <= set(sitting.entrants)
        for section in state.sections.values()
        for at in section.places_to_play()
        if at[0] == voided.round
        for sitting in section.sittings(at)
    )
    if len(both) < 2 or not meet:
        raise Refused("event.log.no-match", first=voided.first, second=voided.second, round=voided.round)


def _check_opponents(event: Event, entrant: int, number: int) -> None:
    """Raise `Refused` unless an entrant begins a match in this round."""
    section, _ = event.state.seat(entrant)
    places = [] if section is None else [at for at in section.places_of(entrant) if at[0] == number]
    sittings = [sitting for at in places for sitting in (section.sittings(at) if section else ())]
    if section is None or not any(each.is_played and entrant in each.entrants for each in sittings):
        raise Refused("event.log.no-opponents", entrant=entrant, round=number)
    name = section.name if len(event.state.sections) > 1 else ""
    began = event.results().schedule.begun.get((name, number), number)
    if began != number:
        raise Refused("event.log.match-began", entrant=entrant, round=number, began=began)
