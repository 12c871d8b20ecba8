"""A traveller scored: what each score of the board is worth, by side and group of a fouled board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm

from chelem.core import SIDES, Side
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
    WeightedScore,
)
from chelem.events.scoring.board_tally import BoardTally
from chelem.events.scoring.compared_group import ComparedGroup
from chelem.events.traveller import Traveller, TravellerLine
from chelem.scoring import Average

Received = Fraction | Award | None
"""What a side receives on a board: matchpoints or IMPs; an artificial score; None for nothing."""


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

    def received(self, line: TravellerLine, side: Side, entrant: int) -> Received:
        """Return what one of a side receives for a line: as its side, or average minus if it had left."""
        value = self.value(line, side)
        return Award.of(Average.MINUS) if entrant in line.absent and isinstance(value, Award) else value

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
            entrant = line.north_south if side is Side.NS else line.east_west
            outcome = line.outcome
            if type(outcome) is PlayedScore and (worth := worths.get(line.groups[side])) is not None:
                points[entrant] += worth[outcome.points]
                scores[entrant] += 1
            elif (value := board.received(line, side, entrant)) is not None:
                others.append((entrant, value))
    return BoardTally(unit, points, scores, (*others, *_of_partners(board)))


def _of_partners(board: ScoredBoard) -> Iterator[tuple[int, Fraction | Award]]:
    """Yield what the partners in an individual received, who share the scores of those named first."""
    for line in board.traveller.lines:
        if line.partners is not None:
            for side, entrant in zip(SIDES, line.partners, strict=True):
                if (value := board.received(line, side, entrant)) is not None:
                    yield entrant, value
