"""Boards played in place of others, noted with the results of others, or whose cards were changed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from chelem.core import SIDES, Side
from chelem.events.log.accidents.accident import Accident
from chelem.events.log.entries.planning import CellReplaced
from chelem.events.log.entries.reporting import ResultCorrected
from chelem.events.log.entries.ruling import BoardFouled
from chelem.events.log.event import Event
from chelem.events.log.rulings import PlayedAt, TableGroups


@dataclass(frozen=True, slots=True)
class OtherBoardPlayed(Accident):
    """A table played another board than planned, to which a result noted for the planned one belongs."""

    accident = "other-board"
    board: int
    played: int

    def entries(self, event: Event, /) -> tuple[CellReplaced | ResultCorrected, ...]:
        """Return the table with the board that was played, and its result if there is one."""
        section = self.section_with(event, self.board)
        sat = tuple(
            replace(
                sitting,
                boards=tuple(self.played if board == self.board else board for board in sitting.boards),
            )
            for sitting in section.sittings(self.at)
        )
        moved = CellReplaced(self.section, *self.at, sat)
        return moved, *self.moved_results(section, (self.board, self.played))


@dataclass(frozen=True, slots=True)
class ResultsExchanged(Accident):
    """The results of two boards were each noted on the other one."""

    accident = "exchanged"
    board: int
    other: int

    def entries(self, event: Event, /) -> tuple[ResultCorrected, ...]:
        """Return a correction of each board whose result was noted."""
        section = self.section_with(event, self.board, self.other)
        return tuple(self.moved_results(section, (self.other, self.board), (self.board, self.other)))


@dataclass(frozen=True, slots=True)
class CardsChanged(Accident):
    """Cards of a board were changed at a table: from this round on it is another board, compared apart.

    Where only one `side` could be affected, for that side alone.
    """

    accident = "fouled"
    board: int
    side: Side | None = None

    def entries(self, event: Event, /) -> tuple[BoardFouled, ...]:
        """Return the groups of tables, one entry for both sides where they are the same."""
        section = self.section_with(event, self.board)
        later = [
            PlayedAt(self.section, *at) for at, _ in section.tables_of(self.board) if at[0] >= self.round
        ]
        groups = {
            side: self._divided(event.state.fouled.get((self.board, side), ()), later) for side in SIDES
        }
        if self.side is not None:
            return (BoardFouled(self.board, groups[self.side], self.side),)
        if groups[Side.NS] == groups[Side.EW]:
            return (BoardFouled(self.board, groups[Side.NS]),)
        return tuple(BoardFouled(self.board, own, side) for side, own in groups.items())

    def _divided(self, groups: TableGroups, later: Sequence[PlayedAt]) -> TableGroups:
        """Return the groups with that of the table divided: the tables before, and those from then on.

        The tables that no group names are compared with each other, and are a group too.
        """
        here = PlayedAt(self.section, self.round, self.table)
        own = _group_of(here, groups)
        apart = tuple(at for at in later if _group_of(at, groups) == own)
        before = tuple(at for at in own if at not in apart)
        divided = *(group for group in groups if group != own), before, apart
        return tuple(group for group in divided if group)


def _group_of(at: PlayedAt, groups: TableGroups) -> tuple[PlayedAt, ...]:
    """Return the group of a table; empty for the tables that no group names."""
    return next((group for group in groups if at in group), ())
