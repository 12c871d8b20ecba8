"""Matches of pairs or teams within an event: their boards, and what they are worth in victory points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from chelem.events.event_results import EventResults
from chelem.events.forms.form import FormOfMatches
from chelem.events.forms.gains import Gains
from chelem.events.match_rulings import VoidMatch
from chelem.events.match_schedule import SwissBye
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition import match_awards


@dataclass(slots=True)
class EventMatch:
    """Two entrants who meet in a round: by board the index of the traveller and the lines of it."""

    round: int
    first: int
    second: int
    boards: dict[int, list[TravellerLine]] = field(default_factory=dict)

    @property
    def sides(self) -> tuple[int, int]:
        """Both entrants, by their indices in the event."""
        return self.first, self.second


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What each entrant of a match won: its own margin in IMPs, or its percentage, and its victory points.

    The two margins are opposite, or sum to 100, unless artificial scores are not. `most` are the points that
    both share. `void` is the ruling about a match that was not played; `actual` are the points before an
    adjustment for wrong opponents. `seconds` are second margins, where matches are won twice over.
    """

    match: EventMatch
    margins: tuple[Fraction, Fraction]
    points: tuple[Fraction, Fraction]
    most: Fraction
    boards: int
    void: VoidMatch | None = None
    actual: tuple[Fraction, Fraction] | None = None
    seconds: tuple[Fraction, Fraction] | None = None


def find_matches(results: EventResults) -> tuple[EventMatch, ...]:
    """Return the matches of an event in the order of rounds; the first is who sits North-South first.

    The two tables that compare a board may play it in different rounds, as in an American Whist: the match
    is that of the earlier one.
    """
    found: dict[tuple[int, frozenset[int]], EventMatch] = {}
    for place, board in enumerate(results.counted):
        rounds: dict[frozenset[int], int] = {}
        for line in board:
            sides, number = frozenset((line.north_south, line.east_west)), _begun(results, line)
            rounds[sides] = min(number, rounds.get(sides, number))
        for line in board:
            sides = frozenset((line.north_south, line.east_west))
            number = rounds[sides]
            match = found.setdefault((number, sides), EventMatch(number, line.north_south, line.east_west))
            match.boards.setdefault(place, []).append(line)
    return tuple(sorted(found.values(), key=lambda match: match.round))


def _begun(results: EventResults, line: TravellerLine) -> int:
    """Return the round in which the match of a line began."""
    return results.schedule.begun.get((line.section, line.round), line.round)


def score_matches(results: EventResults) -> Iterator[MatchResult]:
    """Yield the result of each match by the form of the event; one without a score is left out.

    So is a match of pairs until it is long enough for its scale, and all where results are not those of
    matches. Void matches follow those that were played, in the order in which they were ruled upon.
    """
    form = results.form.matches
    if form is None:
        return
    void = {(ruling.round, frozenset((ruling.first, ruling.second))) for ruling in results.void_matches}
    played = [
        scored
        for match in find_matches(results)
        if (match.round, frozenset(match.sides)) not in void
        and (scored := _scored(results, form, match)) is not None
    ]
    yield from (_corrected(results, scored) for scored in played)
    for ruling in results.void_matches:
        match = EventMatch(ruling.round, ruling.first, ruling.second)
        most = Fraction(form.most_points(ruling.boards))
        points = _awards(form, ruling, most, played)
        yield MatchResult(match, (Fraction(0),) * 2, points, most, 0, ruling)


def _scored(results: EventResults, form: FormOfMatches, match: EventMatch) -> MatchResult | None:
    gains = form.gains(match.boards, match.sides, lambda place: results.boards[place])
    return _of_gains(results, form, match, gains) if form.is_scored(gains.boards) else None


def _of_gains(results: EventResults, form: FormOfMatches, match: EventMatch, gains: Gains) -> MatchResult:
    points = form.both_points(gains)
    most = Fraction(form.most_points(gains.boards))
    halved = all((match.round, entrant) in results.schedule.halves for entrant in match.sides)
    if halved and form.halves:
        points, most = (points[0] / 2, points[1] / 2), most / 2
    return MatchResult(match, gains.margins, points, most, gains.boards, seconds=gains.seconds)


def bye_points(results: EventResults, bye: SwissBye) -> Fraction:
    """Return the points of a team that sits out of a round: those of a void match, without fault."""
    form = results.form.matches
    return Fraction(0) if form is None else match_awards.NOT_AT_FAULT * form.most_points(bye.boards)


def _corrected(results: EventResults, scored: MatchResult) -> MatchResult:
    """Return a match with the points of those whose opponents were assigned wrongly."""
    points = list(scored.points)
    for ruling in results.mismatches:
        if ruling.round == scored.match.round and ruling.entrant in scored.match.sides:
            place = scored.match.sides.index(ruling.entrant)
            change = match_awards.against_higher if ruling.side == "higher" else match_awards.against_lower
            points[place] = change(points[place], scored.most)
    changed = (points[0], points[1])
    return scored if changed == scored.points else replace(scored, points=changed, actual=scored.points)


def _awards(
    form: FormOfMatches, ruling: VoidMatch, most: Fraction, played: Sequence[MatchResult]
) -> tuple[Fraction, Fraction]:
    """Return the victory points of both entrants of a void match, who would have shared `most`."""
    match ruling.fault:
        case "both":
            return match_awards.AT_FAULT * most, match_awards.AT_FAULT * most
        case "director":
            return match_awards.NOT_AT_FAULT * most, match_awards.NOT_AT_FAULT * most
        case "first":
            won, lost = form.points_of_void_match(ruling.boards)
            return lost, won
        case "second":
            return form.points_of_void_match(ruling.boards)
        case "withdrawal":
            own = _mean_share(played, ruling.first)
            theirs = _mean_share(played, ruling.second)
            against = None if theirs is None else (1 - theirs) * most
            return match_awards.award_after_withdrawal(
                None if own is None else own * most, against, most
            ), Fraction(0)


def _mean_share(played: Sequence[MatchResult], index: int) -> Fraction | None:
    """Return the mean share of the points that an entrant had in the matches that were played."""
    won = [
        points / scored.most
        for scored in played
        for entrant, points in zip(scored.match.sides, scored.points, strict=True)
        if entrant == index
    ]
    return sum(won, Fraction(0)) / len(won) if won else None
