"""A section of an event while its log is folded: its movement, who sits where, and what was reported."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from chelem.core import SIDES, ChelemError, Refused, Side
from chelem.events.log.board_reports import BoardReports
from chelem.events.log.sitting import Sitting
from chelem.events.swiss import Draw
from chelem.events.swiss.plan import SwissPlan
from chelem.events.swiss.planned_round import goes_on, planned_cells
from chelem.movements import MINUTES_A_BOARD, Cell, Movement

At = tuple[int, int]
"""A round and a table."""


@dataclass(slots=True)
class EventSection:
    """Cells as planned, and as replaced; reports by round, table and board."""

    name: str
    movement: Movement
    minutes: int = MINUTES_A_BOARD
    online: bool = False
    """Whether it plays at Chelem's own tables."""
    swiss: SwissPlan | None = None
    draws: dict[int, Draw] = field(default_factory=dict)
    """The draws of its rounds so far, in order, if it is `swiss`."""
    director_draws: bool = False
    """Whether a round to be drawn online waits for the director."""
    places: Mapping[int, int] = field(default_factory=dict)
    round: int = 0
    """The round in play; 0 before the first."""
    begun: str = ""
    """When that round was started, moved on by its breaks."""
    paused: str = ""
    """Since when the clock stands still; empty while it goes."""
    breaks: dict[int, int] = field(default_factory=dict)
    """The minutes of the breaks before rounds."""
    extra_minutes: dict[int, int] = field(default_factory=dict)
    """The minutes by which rounds last longer than their boards take, or shorter."""
    calls: set[int] = field(default_factory=set)
    replaced: dict[At, tuple[Sitting, ...]] = field(default_factory=dict)
    reports: dict[tuple[int, int, int], BoardReports] = field(default_factory=dict)
    _layout: "SectionLayout | None" = None

    @property
    def rounds(self) -> int:
        """How many rounds are planned."""
        return len(self.movement.rounds)

    @property
    def round_minutes(self) -> int:
        """How long the round in play lasts, by the longest of its tables and without breaks."""
        in_play = self.movement.rounds[self.round - 1 : self.round]
        boards = max((len(cell.boards) for cells in in_play for cell in cells), default=0)
        return self.minutes * boards + self.extra_minutes.get(self.round, 0)

    @property
    def cells(self) -> Iterator[tuple[int, Cell]]:
        """All planned cells with their rounds."""
        return iter(self.movement)

    def plan(self, movement: Movement, since: int) -> None:
        """Replace the movement from a round on."""
        self.movement = movement.with_rounds(self.movement.rounds[: since - 1] + movement.rounds[since - 1 :])
        self.draws = {number: draw for number, draw in self.draws.items() if number < since}
        self._drop_replaced(since)

    def draw(self, number: int, drawn: Draw) -> None:
        """Make the tables of a drawn round; one without a plan, or that cannot be seated, changes nothing."""
        if self.swiss is None or self.movement.numbered.changes_partners:
            return
        draws = {at: draw for at, draw in self.draws.items() if at < number} | {number: drawn}
        try:
            cells = planned_cells(self.swiss, self.movement.kind, list(draws.values()), online=self.online)
        except ChelemError:
            return
        kept = self.movement.rounds[: number - 1]
        later: tuple[tuple[Cell, ...], ...] = ((),) * (self.swiss.rounds - len(draws))
        self.movement, self.draws = self.movement.with_rounds(kept + cells + later), draws
        self._drop_replaced(number)

    def _drop_replaced(self, since: int) -> None:
        """Forget the cells that were replaced from a round on, and what follows from the movement."""
        self.replaced = {at: sittings for at, sittings in self.replaced.items() if at[0] < since}
        self._layout = None

    @property
    def undrawn(self) -> int | None:
        """The first round whose tables are not known yet; None if all are."""
        return next((number for number, cells in enumerate(self.movement.rounds, 1) if not cells), None)

    def played_back(self, board: int) -> frozenset[int]:
        """Return the teams of a triangle that has still to play a board in a round that is not drawn yet."""
        number = max(self.draws, default=0)
        if not number or not goes_on(self.draws[number]) or self.undrawn != number + 1:
            return frozenset()
        left_over = self.draws[number].left_over
        three = frozenset(self.places[place] for place in left_over if place in self.places)
        played = (sitting for at, sitting in self.tables_of(board) if at[0] == number)
        return three if any(three.issuperset(sitting.entrants) for sitting in played) else frozenset()

    def pause(self, at: str, *, going: bool) -> None:
        """Stop the clock, or let it go on: the round began as much later as the break took."""
        if not going:
            self.paused = self.paused or at
            return
        if self.begun and self.paused and at:
            rest = datetime.fromisoformat(at) - datetime.fromisoformat(self.paused)
            self.begun = (datetime.fromisoformat(self.begun) + rest).isoformat()
        self.paused = ""

    def seat(self, places: Mapping[int, int]) -> None:
        """Say who starts at which number of the movement."""
        self.places = places
        self._layout = None

    def replace_cell(self, at: At, sittings: tuple[Sitting, ...]) -> None:
        """Replace what was planned at a table in a round."""
        self.replaced[at] = sittings
        self._layout = None

    def find_cell(self, at: At) -> Cell | None:
        """Return the planned cell, with numbers of the movement."""
        round_number, table = at
        if not 1 <= round_number <= self.rounds:
            return None
        return next((cell for cell in self.movement.rounds[round_number - 1] if cell.table == table), None)

    def sittings(self, at: At) -> tuple[Sitting, ...]:
        """Return who sits at a table in a round, with which boards; empty for a table that is not used."""
        return self.layout.sittings.get(at, ())

    def sitting_of(self, at: At, board: int) -> Sitting | None:
        """Return who plays a board at a table in a round."""
        return next((sitting for sitting in self.sittings(at) if board in sitting.boards), None)

    def check_board(self, at: At, board: int) -> None:
        """Raise `Refused` unless a board is for a table in a round."""
        sitting = self.sitting_of(at, board)
        if sitting is None or not sitting.is_played:
            raise Refused("event.log.board", board=board, table=at[1], round=at[0])

    def tables_of(self, board: int) -> list[tuple[At, Sitting]]:
        """Return where and by whom a board is played, in the order of rounds and tables."""
        return self.layout.tables.get(board, [])

    def places_to_play(self) -> list[At]:
        """Return all tables in all rounds, in order."""
        return list(self.layout.sittings)

    def places_in(self, number: int) -> list[At]:
        """Return the tables of a round, in order."""
        return self.layout.rounds.get(number, [])

    def places_of(self, entrant: int) -> list[At]:
        """Return where an entrant sits, in the order of rounds."""
        return self.layout.places.get(entrant, [])

    @property
    def boards(self) -> set[int]:
        """The numbers of the boards that are played."""
        return set(self.layout.tables)

    def line_of(self, entrant: int) -> Side | None:
        """Return the direction of an entrant in a movement with two winners."""
        return self.layout.lines.get(entrant) if self.movement.winners == 2 else None

    def taken_over(self, place: int) -> int:
        """Return how many boards that were planned for a number of the movement others play instead."""
        entrant = self.places.get(place)
        planned = [
            ((number, cell.table), board)
            for number, cell in self.cells
            if (number, cell.table) in self.replaced and place in cell.north_south + cell.east_west
            for board in cell.boards
        ]
        sittings = ((at, self.sitting_of(at, board)) for at, board in planned)
        return sum(sitting is not None and entrant not in sitting.entrants for _, sitting in sittings)

    @property
    def seated_entrants(self) -> Iterator[int]:
        """The entrants who have a place in the movement, or in a cell that was replaced."""
        yield from self.places.values()
        for sittings in self.replaced.values():
            for sitting in sittings:
                yield from sitting.entrants

    def seated(self) -> dict[int, int]:
        """Return the number in the movement of each entrant."""
        return {entrant: place for place, entrant in self.places.items()}

    def is_told(self, at: tuple[int, int, int]) -> bool:
        """Return whether a result of a board at a table is stated, not by the phones of one pair alone."""
        reports = self.reports.get(at)
        return reports is not None and not reports.one_sided

    def reports_at(self, at: At, board: int) -> BoardReports:
        """Return the reports of a board at a table, which are empty at first."""
        return self.reports.setdefault((*at, board), BoardReports())

    @property
    def layout(self) -> "SectionLayout":
        """What follows from movement, places and replaced cells: a new object after each change."""
        if self._layout is None:
            seats = {place: (entrant,) for place, entrant in self.places.items()}
            planned = {
                (number, cell.table): (
                    Sitting(_seated(cell.north_south, seats), _seated(cell.east_west, seats), cell.boards),
                )
                for number, cell in self.cells
            }
            self._layout = SectionLayout(dict(sorted((planned | self.replaced).items())))
        return self._layout


def _seated(numbers: tuple[int, ...], seats: dict[int, tuple[int]]) -> tuple[int, ...]:
    """Return the entrants with these numbers of the movement; nobody where one place is empty."""
    if len(numbers) == 1:  # as nearly always
        return seats.get(numbers[0], ())
    found = [entrant for number in numbers if number in seats for entrant in seats[number]]
    return tuple(found) if len(found) == len(numbers) else ()


class SectionLayout:
    """Sittings by round and table, and what is often asked of them: each made when it is first asked for."""

    def __init__(self, sittings: dict[At, tuple[Sitting, ...]]) -> None:
        self.sittings = sittings

    @cached_property
    def tables(self) -> dict[int, list[tuple[At, Sitting]]]:
        """Where and by whom each board is played."""
        found: defaultdict[int, list[tuple[At, Sitting]]] = defaultdict(list)
        for at, sittings in self.sittings.items():
            for sitting in sittings:
                if sitting.is_played:
                    played = at, sitting
                    for board in sitting.boards:
                        found[board].append(played)
        return dict(found)

    @cached_property
    def lines(self) -> dict[int, Side]:
        """The direction in which each entrant sits most often; of two equal ones, the first.

        A pair that played one round in the wrong direction stays in its own ranking.
        """
        found: defaultdict[int, Counter[Side]] = defaultdict(Counter)
        for sittings in self.sittings.values():
            for sitting in sittings:
                for side in SIDES:
                    for entrant in sitting.side(side):
                        found[entrant][side] += 1
        return {entrant: sides.most_common(1)[0][0] for entrant, sides in found.items()}

    @cached_property
    def rounds(self) -> dict[int, list[At]]:
        """The tables of each round."""
        found: dict[int, list[At]] = {}
        for at in self.sittings:
            found.setdefault(at[0], []).append(at)
        return found

    @cached_property
    def places(self) -> dict[int, list[At]]:
        """Where each entrant sits."""
        found: dict[int, list[At]] = {}
        for at, sittings in self.sittings.items():
            for entrant in {entrant for sitting in sittings for entrant in sitting.entrants}:
                found.setdefault(entrant, []).append(at)
        return found
