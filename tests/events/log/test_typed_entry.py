"""The table of a typed result is found by who sits there."""

import pytest

from chelem.core.errors import Refused
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.section import EventSection
from chelem.events.log.typed_entry import entry_for
from chelem.events.table_result import PASSED
from chelem.events.typed_result import TypedResult
from chelem.movements.generators.individual import individual


def test_one_player_of_each_side_names_the_table_of_an_individual():
    """Either of the two: the director has no need to know who sat North, who South."""
    section = EventSection("A", individual(8, 3, 2), places={one: one for one in range(1, 9)})
    (sitting,) = section.sittings((1, 2))
    board, reported = sitting.boards[0], ResultReported("A", 1, 2, sitting.boards[0], PASSED)
    for first in sitting.north_south:
        for second in sitting.east_west:
            assert entry_for(section, TypedResult(board, PASSED, (first, second)), None) == reported
    first, second = sitting.north_south
    with pytest.raises(Refused):
        entry_for(section, TypedResult(board, PASSED, (first, second)), None)
