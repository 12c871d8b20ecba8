"""The pages of a round go to its tables so slowly that the server shows each its table at once."""

import pytest

from chelem.core.seats import Seat
from chelem.events.log.round_table import RoundTable
from chelem.events.log.sitting import Sitting
from chelem.site.events.live.served_round import LEAST_COMING, PAGES_A_SECOND, ServedRound


def served_round(tables: int) -> ServedRound:
    """Return a round of tables with four people at each."""
    codes = {
        f"T{table}": RoundTable(
            "A", (1, table), Sitting((1,), (2,), (1, 2)), 1, 2, {seat: f"p{table}{seat}" for seat in Seat}
        )
        for table in range(1, tables + 1)
    }
    return ServedRound(1, codes)


@pytest.mark.parametrize("tables", [1, 100, 1000])
def test_no_more_pages_come_in_a_second_than_can_be_served(tables: int) -> None:
    """Nor do those of a small event all come in the same moment."""
    served = served_round(tables)
    assert len(served.by_player) == 4 * tables
    assert len(served.by_player) / served.seconds_to_come <= PAGES_A_SECOND
    assert served.seconds_to_come >= LEAST_COMING
