"""The table of a deal: the tricks that each declarer takes in each strain."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import index

from chelem_dd.deals import SEATS, STRAINS

Row = tuple[int, int, int, int]

_SHAPE = "a table is five rows, S H D C NT, of four numbers, N E S W"


@dataclass(frozen=True, slots=True)
class Table(Mapping[str, Mapping[str, int]]):
    """The tricks that each declarer's side takes in each strain when all play their best.

    `rows` has a row for each strain, S H D C NT, of four numbers, for the declarers N E S W. `ValueError`
    when it is of another shape, or a number is not 0 to 13; `TypeError` when it is not made of integers.

    >>> table = Table(((10, 3, 10, 3), (8, 5, 8, 5), (5, 7, 5, 7), (6, 6, 6, 7), (9, 4, 8, 4)))
    >>> table["NT"]["S"], table["H"], table.rows[0], list(table)
    (8, {'N': 8, 'E': 5, 'S': 8, 'W': 5}, (10, 3, 10, 3), ['S', 'H', 'D', 'C', 'NT'])
    """

    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        try:
            rows = tuple(tuple(map(index, row)) for row in self.rows)
        except TypeError:
            raise TypeError(f"{_SHAPE}, all of them integers") from None
        if len(rows) != len(STRAINS) or any(len(row) != len(SEATS) for row in rows):
            raise ValueError(_SHAPE)
        if not all(0 <= number <= 13 for row in rows for number in row):
            raise ValueError("a number of tricks is 0 to 13")
        object.__setattr__(self, "rows", rows)

    def __getitem__(self, strain: str) -> Mapping[str, int]:
        """The row of a strain, by declarer; `KeyError` for what is no strain."""
        if strain not in STRAINS:
            raise KeyError(strain)
        return dict(zip(SEATS, self.rows[STRAINS.index(strain)], strict=True))

    def __iter__(self) -> Iterator[str]:
        return iter(STRAINS)

    def __len__(self) -> int:
        return len(STRAINS)
