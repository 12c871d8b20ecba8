"""A section of an event while its log is folded: its movement, who sits where, and what was reported."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from chelem.core.seats import Side
from chelem.events.log.board_reports import BoardReports
from chelem.events.log.organising import MovementPlanned
from chelem.events.log.sitting import Sitting
from chelem.movements.cell import Cell
from chelem.movements.movement import Movement

At = tuple[int, int]
"""A round and a table."""


@dataclass(slots=True)
class EventSection:
    """Cells as planned, and as replaced; reports by round, table and board."""

    name: str
    movement: Movement
    minutes: int = 7
    places: Mapping[int, int] = field(default_factory=dict)
    round: int = 0
    """The round in play; 0 before the first."""
    begun: str = ""
    """When that round was started."""
    paused: str = ""
    """Since when the clock stands still; empty while it goes."""
    calls: set[int] = field(default_factory=set)
    replaced: dict[At, tuple[Sitting, ...]] = field(default_factory=dict)
    reports: dict[tuple[int, int, int], BoardReports] = field(default_factory=dict)
    _boards: dict[int, list[At]] | None = None

    @property
    def rounds(self) -> int:
        """How many rounds are planned."""
        return len(self.movement.rounds)

    @property
    def cells(self) -> Iterator[tuple[int, Cell]]:
        """All planned cells with their rounds."""
        return iter(self.movement)

    def plan(self, planned: MovementPlanned) -> None:
        """Replace the movement from a round on."""
        kept = self.movement.rounds[: planned.round - 1]
        later = planned.movement.rounds[planned.round - 1 :]
        self.movement = planned.movement.with_rounds(kept + later)
        self.minutes = planned.minutes
        self.replaced = {at: held for at, held in self.replaced.items() if at[0] < planned.round}
        self._boards = None

    def seat(self, places: Mapping[int, int]) -> None:
        """Say who starts at which number of the movement."""
        self.places = places
        self._boards = None

    def replace_cell(self, at: At, sittings: tuple[Sitting, ...]) -> None:
        """Replace what was planned at a table in a round."""
        self.replaced[at] = sittings
        self._boards = None

    def find_cell(self, at: At) -> Cell | None:
        """Return the planned cell, with numbers of the movement."""
        round_number, table = at
        if not 1 <= round_number <= self.rounds:
            return None
        return next((cell for cell in self.movement.rounds[round_number - 1] if cell.table == table), None)

    def sittings(self, at: At) -> tuple[Sitting, ...]:
        """Return who sits at a table in a round, with which boards; empty for a table that is not used."""
        if at in self.replaced:
            return self.replaced[at]
        cell = self.find_cell(at)
        if cell is None:
            return ()
        return (Sitting(self._seated(cell.north_south), self._seated(cell.east_west), cell.boards),)

    def sitting_of(self, at: At, board: int) -> Sitting | None:
        """Return who plays a board at a table in a round."""
        return next((sitting for sitting in self.sittings(at) if board in sitting.boards), None)

    def tables_of(self, board: int) -> list[At]:
        """Return where a board is played, in the order of rounds and tables."""
        if self._boards is None:
            self._boards = {}
            for at in self.places_to_play():
                for sitting in self.sittings(at):
                    for number in sitting.boards if sitting.is_played else ():
                        self._boards.setdefault(number, []).append(at)
        return self._boards.get(board, [])

    def places_to_play(self) -> list[At]:
        """Return all tables in all rounds, in order."""
        planned = {(number, cell.table) for number, cell in self.cells}
        return sorted(planned | set(self.replaced))

    @property
    def boards(self) -> set[int]:
        """The numbers of the boards that are played."""
        self.tables_of(0)
        return set(self._boards or ())

    def line_of(self, entrant: int) -> Side | None:
        """Return the direction of an entrant in a movement with two winners."""
        if self.movement.winners != 2:
            return None
        for at in self.places_to_play():
            for sitting in self.sittings(at):
                if entrant in sitting.entrants:
                    return Side.NS if entrant in sitting.north_south else Side.EW
        return None

    def seated(self) -> dict[int, int]:
        """Return the number in the movement of each entrant."""
        return {entrant: place for place, entrant in self.places.items()}

    def reports_at(self, at: At, board: int) -> BoardReports:
        """Return the reports of a board at a table, which are empty at first."""
        return self.reports.setdefault((*at, board), BoardReports())

    def _seated(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Return the entrants with these numbers of the movement; nobody where one place is empty."""
        found = tuple(self.places[number] for number in numbers if number in self.places)
        return found if len(found) == len(numbers) else ()
