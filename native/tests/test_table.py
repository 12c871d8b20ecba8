"""A table is a value."""

import pickle

import pytest

from chelem_dd import Table

ROWS = ((10, 3, 10, 3), (8, 5, 8, 5), (5, 7, 5, 7), (6, 6, 6, 7), (9, 4, 8, 4))


def test_a_table_is_a_value() -> None:
    """Equal tables compare and hash equal, and the repr is code."""
    table = Table(ROWS)
    assert table == Table(ROWS)
    assert {table} == {Table(ROWS)}
    assert table != Table((*ROWS[:4], (9, 4, 8, 5)))
    assert eval(repr(table)) == table  # noqa: S307
    with pytest.raises(AttributeError):
        table.rows = ()


def test_a_table_survives_pickling() -> None:
    assert Table(ROWS) == pickle.loads(pickle.dumps(Table(ROWS)))  # noqa: S301


def test_a_table_is_read_by_strain_and_declarer() -> None:
    assert 8 == Table(ROWS)["NT"]["S"]
    assert {"N": 6, "E": 6, "S": 6, "W": 7} == Table(ROWS)["C"]
    with pytest.raises(KeyError, match="N"):
        Table(ROWS)["N"]


def test_a_table_is_a_mapping() -> None:
    """It behaves as a mapping of strains to rows."""
    table = Table(ROWS)
    assert "S" in table
    assert "N" not in table
    assert ["S", "H", "D", "C", "NT"] == list(table)
    assert {"N": 8, "E": 5, "S": 8, "W": 5} == dict(table)["H"]


def test_a_table_is_made_of_any_rows() -> None:
    """Whatever it was made of, it holds tuples of numbers, which cannot be changed."""
    rows = [[True, 0, 1, 0] for _ in range(5)]
    table = Table(rows)
    assert Table(((1, 0, 1, 0),) * 5) == table
    assert hash(Table(((1, 0, 1, 0),) * 5)) == hash(table)
    rows[0][0] = 9
    assert ((1, 0, 1, 0),) * 5 == table.rows
    assert type(table.rows[0][0]) is int


@pytest.mark.parametrize(
    ("rows", "error", "fault"),
    [
        (ROWS[:4], ValueError, "five rows"),
        ((*ROWS[:4], (1, 2, 3)), ValueError, "five rows"),
        ((*ROWS[:4], (1, 2, 3, 14)), ValueError, "0 to 13"),
        ((*ROWS[:4], (1, 2, 3, -1)), ValueError, "0 to 13"),
        ((*ROWS[:4], (1, 2, 3, "4")), TypeError, "integer"),
        ((*ROWS[:4], (1, 2, 3, 4.0)), TypeError, "integer"),
        ((1, 2, 3, 4, 5), TypeError, "five rows"),
        (None, TypeError, "five rows"),
    ],
)
def test_a_table_has_its_shape(rows: object, error: type[Exception], fault: str) -> None:
    with pytest.raises(error, match=fault):
        Table(rows)
