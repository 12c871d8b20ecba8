"""Entries of the director about boards: rulings, and boards of which tables played other cards."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.core import SIDES, Refused, Side
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.results import KnownResults
from chelem.events.log.rulings import BoardRuling, TableGroups
from chelem.events.log.state import BoardAt, EventState
from chelem.events.log.subject import Subject
from chelem.events.outcome import Award, LineOutcome, PlayedScore, SplitScore, WeightedScore

MOST_OUTCOMES = 5
"""Of a weighted score."""
MOST_POINTS = 7600
"""For thirteen tricks down, vulnerable and redoubled."""


@dataclass(frozen=True, slots=True)
class BoardRuled(EntryContent):
    """The director's ruling on a board at a table, in place of what was reported.

    Without an outcome an earlier ruling is withdrawn, and the report counts.
    """

    entry = "ruled"
    after_closing = True
    section: str
    round: int
    table: int
    board: int
    outcome: LineOutcome | None
    reason: str = ""

    @property
    def at(self) -> BoardAt:
        """The board at the table."""
        return self.section, self.round, self.table, self.board

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a board that is not played there, or an outcome that it cannot have."""
        event.state.find_section(self.section).check_board((self.round, self.table), self.board)
        _check_points(self.board, self.outcome)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the ruling count, or no ruling."""
        if self.outcome is None:
            state.rulings.pop(self.at, None)
        else:
            state.rulings[self.at] = BoardRuling(self.outcome, self.reason)

    def forget(self, known: KnownResults, _: EventState, /) -> None:
        """Forget the board."""
        known.forget_board(self.section, self.board)

    @property
    def subject(self) -> Subject:
        """The board at the table."""
        return Subject("line", self.at)


@dataclass(frozen=True, slots=True)
class BoardFouled(EntryContent):
    """Tables that played other cards on a board than the rest: each group is compared within itself.

    Tables that no group names are the first group. Without groups, all are compared again. With a `side`,
    this is so for that side alone, and the other is compared as it was before.
    """

    entry = "fouled"
    after_closing = True
    board: int
    groups: TableGroups
    side: Side | None = None

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a board that nobody plays, or a table that does not play it in that round."""
        sections = event.state.sections.values()
        if not any(self.board in section.boards for section in sections):
            raise Refused("event.log.unplanned", board=self.board)
        for at in (at for group in self.groups for at in group):
            event.state.find_section(at.section).check_board((at.round, at.table), self.board)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Compare the groups within themselves, in place of earlier ones of the board."""
        for side in SIDES if self.side is None else (self.side,):
            if self.groups:
                state.fouled[self.board, side] = self.groups
            else:
                state.fouled.pop((self.board, side), None)

    @property
    def subject(self) -> Subject:
        """The board at all tables."""
        return Subject("board", self.board)


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


def _points_of(own: LineOutcome | Award | None) -> Iterator[int]:
    """Yield the points that an outcome states."""
    if isinstance(own, PlayedScore):
        yield own.points
    elif isinstance(own, WeightedScore):
        yield from (points for points, _ in own.parts)
