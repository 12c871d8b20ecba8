"""A traveller scored: what each score of the board is worth, by side and group of a fouled board."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from chelem.core.seats import SIDES, Side
from chelem.events.board_tally import BoardTally
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
    WeightedScore,
)
from chelem.events.settings import ScoringSettings
from chelem.events.traveller import Traveller, TravellerLine
from chelem.scoring.competition.averages import Average
from chelem.scoring.competition.butler import field_datum
from chelem.scoring.competition.field import (
    SMALL_MEAN,
    comparable_matchpoints,
    cross_imp_table,
    is_small,
)
from chelem.scoring.competition.frequencies import Frequencies
from chelem.scoring.competition.imps import imps
from chelem.scoring.competition.matchpoints import matchpoint_top

Received = Fraction | Award | None
"""What a side receives on a board: matchpoints or IMPs; an artificial score; None for nothing."""


@dataclass(frozen=True, slots=True)
class ComparedGroup:
    """The scores compared with one another, and what each is worth to the side, in units of 1/`unit`.

    `worth` is None for a score alone, with which nothing can be compared. `datum` is Butler's.
    """

    frequencies: Frequencies
    worth: Mapping[int, int] | None
    unit: int = 1
    datum: int | None = None

    @property
    def present(self) -> int:
        """How many scores are compared."""
        return int(sum(self.frequencies.values()))


@dataclass(frozen=True)
class ScoredBoard:
    """A traveller and the worth of its scores; `top` is 0 where scores are IMPs."""

    traveller: Traveller
    expected: int
    top: int
    groups: tuple[Mapping[int, ComparedGroup], Mapping[int, ComparedGroup]]

    @cached_property
    def tally(self) -> BoardTally:
        """What everybody received on the board."""
        return tally_board(self)

    def group(self, line: TravellerLine, side: Side) -> ComparedGroup:
        """Return the scores with which a line is compared, for a side."""
        return self.groups[side][line.groups[side]]

    def value(self, line: TravellerLine, side: Side) -> Received:
        """Return what a side receives for a line."""
        outcome = line.outcome
        if isinstance(outcome, NotPlayed):
            return None
        own = outcome_of_side(outcome, side)
        return own if isinstance(own, Award) else self._of_score(own, self.group(line, side))

    def received(self, line: TravellerLine, side: Side, who: int) -> Received:
        """Return what one of a side receives for a line: as its side, or average minus if it had left."""
        value = self.value(line, side)
        return Award.of(Average.MINUS) if who in line.absent and isinstance(value, Award) else value

    def _of_score(self, own: PlayedScore | WeightedScore, group: ComparedGroup) -> Received:
        if group.worth is None:
            return Award.of(Average.PLUS)
        if isinstance(own, PlayedScore):
            return Fraction(group.worth[own.points], group.unit)
        return sum(
            (weight * Fraction(group.worth[points], group.unit) for points, weight in own.parts), Fraction(0)
        )


def outcome_of_side(
    outcome: PlayedScore | ArtificialScore | WeightedScore | SplitScore, side: Side
) -> SideOutcome:
    """Return what one side of a table receives."""
    if isinstance(outcome, ArtificialScore | SplitScore):
        return outcome.north_south if side is Side.NS else outcome.east_west
    return outcome


def score_board(traveller: Traveller, expected: int, settings: ScoringSettings) -> ScoredBoard:
    """Score the lines of a board that should have `expected` scores."""
    wanted = traveller.expected or expected
    top = matchpoint_top(wanted) if settings.method == "matchpoints" else 0
    alike = _frequencies_if_alike(traveller)
    compared = [
        {key: _compared(found, wanted, traveller, settings) for key, found in counted.items()}
        for counted in ([alike] if alike else [_frequencies(traveller, side) for side in SIDES])
    ]
    turned = {
        key: _turned(group, _shared(group, wanted, traveller) if top else 0)
        for key, group in compared[-1].items()
    }
    return ScoredBoard(traveller, wanted, top, (compared[0], turned))


def _shared(group: ComparedGroup, expected: int, traveller: Traveller) -> Fraction | int:
    """Return the matchpoints that both sides of a table receive together: the top, in a small group more."""
    top = matchpoint_top(expected)
    small = is_small(group.present, expected) and not traveller.unfinished
    return Fraction(2 * SMALL_MEAN * top, 100) if small else top


def _frequencies_if_alike(traveller: Traveller) -> dict[int, Frequencies] | None:
    """Return how often each score occurs if all lines are scores and are compared with one another."""
    lines = traveller.lines
    outcomes = [line.outcome for line in lines]
    if {type(outcome) for outcome in outcomes} - {PlayedScore, NotPlayed}:
        return None
    if {line.groups for line in lines} != {(0, 0)}:
        return None
    counts = Counter([outcome.points for outcome in outcomes if type(outcome) is PlayedScore])
    return {0: counts} if counts else None


def _frequencies(traveller: Traveller, side: Side) -> dict[int, dict[int, Fraction | int]]:
    """Return how often each score occurs in each group of a side; weighted scores count in part."""
    groups: dict[int, dict[int, Fraction | int]] = {}
    for line in traveller.lines:
        outcome = line.outcome
        kind = type(outcome)
        if kind is PlayedScore:
            counts = groups.setdefault(line.groups[side], {})
            counts[outcome.points] = counts.get(outcome.points, 0) + 1  # type: ignore[union-attr]
        elif isinstance(outcome, WeightedScore | SplitScore):
            own = outcome_of_side(outcome, side)
            counts = groups.setdefault(line.groups[side], {})
            if isinstance(own, PlayedScore):
                counts[own.points] = counts.get(own.points, 0) + 1
            elif isinstance(own, WeightedScore):
                for points, weight in own.parts:
                    counts[points] = counts.get(points, 0) + weight
    return {key: counts for key, counts in groups.items() if counts}


def _compared(
    frequencies: Frequencies, expected: int, traveller: Traveller, settings: ScoringSettings
) -> ComparedGroup:
    """Return what each score is worth to North-South."""
    match settings.method:
        case "matchpoints":
            table = comparable_matchpoints(frequencies, expected, unfinished=traveller.unfinished)
            return _in_units(frequencies, table)
        case "cross-imps":
            return _in_units(frequencies, cross_imp_table(frequencies, expected))
        case "butler":
            datum = field_datum(frequencies, expected, settings.trim, settings.trim_from, settings.exact_five)
            worth = {} if datum is None else {score: imps(score - datum) for score in frequencies}
            return ComparedGroup(frequencies, worth, 1, datum)


def _in_units(frequencies: Frequencies, table: Mapping[int, Fraction] | None) -> ComparedGroup:
    """Return values as whole numbers of their common unit, which are added much faster."""
    if table is None:
        return ComparedGroup(frequencies, None)
    unit = lcm(*(value.denominator for value in table.values()))
    return ComparedGroup(frequencies, {score: int(value * unit) for score, value in table.items()}, unit)


def _turned(group: ComparedGroup, shared: Fraction | int) -> ComparedGroup:
    """Return the worth to East-West: what North-South do not have of the points that both sides share."""
    if group.worth is None:
        return group
    unit = lcm(group.unit, shared.denominator)
    worth = {score: int(shared * unit) - value * (unit // group.unit) for score, value in group.worth.items()}
    return ComparedGroup(group.frequencies, worth, unit, group.datum)


def tally_board(board: ScoredBoard) -> BoardTally:
    """Return what everybody received on a board."""
    unit = lcm(*(group.unit for side in SIDES for group in board.groups[side].values()))
    points, scores = [0] * board.traveller.span.stop, [0] * board.traveller.span.stop
    others: list[tuple[int, Fraction | Award]] = []
    for side in SIDES:
        worths = {
            number: {score: value * (unit // group.unit) for score, value in group.worth.items()}
            for number, group in board.groups[side].items()
            if group.worth is not None
        }
        for line in board.traveller.lines:
            who = line.north_south if side is Side.NS else line.east_west
            outcome = line.outcome
            if type(outcome) is PlayedScore and (worth := worths.get(line.groups[side])) is not None:
                points[who] += worth[outcome.points]
                scores[who] += 1
            elif (value := board.received(line, side, who)) is not None:
                others.append((who, value))
    return BoardTally(unit, points, scores, (*others, *_of_partners(board)))


def _of_partners(board: ScoredBoard) -> Iterator[tuple[int, Fraction | Award]]:
    """Yield what the partners in an individual received, who share the scores of those named first."""
    for line in board.traveller.lines:
        if line.partners is not None:
            for side, who in zip(SIDES, line.partners, strict=True):
                if (value := board.received(line, side, who)) is not None:
                    yield who, value
