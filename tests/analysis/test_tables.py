"""The double-dummy table of a deal: solving, printing, parsing."""

import pytest
from hypothesis import given

from chelem.analysis.tables import (
    COLUMNS,
    DoubleDummyTable,
    solve,
    solve_all,
)
from chelem.core.cards import STRAINS, Strain
from chelem.core.deals import Deal
from chelem.core.errors import ParseError
from chelem.core.seats import SEATS, Seat
from tests.analysis.boards import LEAD, SOLID_TABLE, tables
from tests.support.deals import SOLID


def test_one_suit_in_each_hand():
    """A hand with thirteen cards of a suit takes all tricks with it as trumps; at notrump the leader does."""
    assert SOLID_TABLE == solve(SOLID)
    assert (13, 13, 0) == tuple(SOLID_TABLE[strain, Seat.N] for strain in (Strain.S, Strain.D, Strain.NT))


def test_five_hearts_to_cash():
    """South has nine top tricks, but the defenders cash five first."""
    assert 8 == solve(LEAD)[Strain.NT, Seat.S]


@given(tables)
def test_a_table_parses_what_it_prints(table):
    """parse(str(x)) == x, in either case."""
    assert table == DoubleDummyTable.parse(str(table)) == DoubleDummyTable.parse(str(table).upper())


@given(tables)
def test_a_table_survives_its_rows(table):
    """The rows of OptimumResultTable give the table back, in any order of rows and columns."""
    assert table == DoubleDummyTable.from_rows(table.rows)
    reversed_rows = [row[::-1] for row in reversed(table.rows)]
    assert table == DoubleDummyTable.from_rows(reversed_rows, COLUMNS[::-1])


def test_the_digits_go_by_declarer_then_strain():
    """DoubleDummyTricks: N S E W, and for each of them NT S H D C, as BridgeComposer writes it."""
    table = DoubleDummyTable.parse("0123456789abcd000000")
    assert [0, 1, 2, 3, 4] == [table[strain, Seat.N] for strain in reversed(STRAINS)]
    assert [5, 6, 7, 8, 9] == [table[strain, Seat.S] for strain in reversed(STRAINS)]
    assert [10, 11, 12, 13, 0] == [table[strain, Seat.E] for strain in reversed(STRAINS)]


def test_n_means_notrump():
    """Some programs write N for notrump, and pad the number."""
    rows = [(seat, strain.replace("NT", "n"), f" {tricks}") for seat, strain, tricks in SOLID_TABLE.rows]
    assert SOLID_TABLE == DoubleDummyTable.from_rows(rows)


@pytest.mark.parametrize("text", ["", "0" * 19, "0" * 21, "e" + "0" * 19, "٣" + "0" * 19])
def test_invalid_digits(text):
    """A table has exactly twenty digits in base 14."""
    with pytest.raises(ParseError, match="twenty digits"):
        DoubleDummyTable.parse(text)


@pytest.mark.parametrize(
    "row",
    [("N", "NT", "14"), ("N", "NT", "-1"), ("N", "SA", "7"), ("O", "S", "7"), ("N", "S"), ("N", "S", "²")],
)
def test_an_invalid_row(row):
    """A row has a seat, a strain and 0 to 13 tricks."""
    with pytest.raises(ParseError, match="table of tricks"):
        DoubleDummyTable.from_rows([*SOLID_TABLE.rows[1:], row])


def test_missing_and_repeated_rows():
    """A table with a missing or repeated row is rejected."""
    rows = SOLID_TABLE.rows
    for some in (rows[1:], (*rows, rows[0])):
        with pytest.raises(ParseError, match="“N NT"):
            DoubleDummyTable.from_rows(some)


def test_the_range_of_tricks():
    """A side takes 0 to 13 tricks."""
    with pytest.raises(ParseError, match="0 to 13"):
        DoubleDummyTable(((14, 0, 0, 0),) * 5)


def test_solve_all_keeps_the_order():
    """Each deal has the same table as alone, and progress is called after each."""
    progress_calls = []
    deals = [SOLID, LEAD, SOLID]
    assert [solve(deal) for deal in deals] == list(
        solve_all(iter(deals), threads=2, progress=progress_calls.append)
    )
    assert [1, 2, 3] == progress_calls


def test_rotating_the_seats_rotates_the_table():
    """If all hands move one seat to the left, so do the tricks."""
    moved = Deal.of(*(LEAD[SEATS[seat - 1]] for seat in SEATS))
    original, rotated = solve(LEAD), solve(moved)
    assert all(original[strain, seat] == rotated[strain, seat.next] for strain in STRAINS for seat in SEATS)
