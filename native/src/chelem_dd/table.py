"""The double-dummy table of a deal: the tricks of each declarer in each strain."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any

from chelem_dd.values import SEATS, STRAINS, CardLike, SeatLike, StrainLike, code_of

Row = tuple[int, int, int, int]

_SHAPE = "a table is five rows, S H D C NT, of four numbers, N E S W"


class Tricks(dict[str, int]):
    """Numbers of tricks by seat or by card, as text; `tricks[key]` also takes any value that prints as a key.

    >>> Tricks(N=8, E=5)["N"]
    8
    """

    if TYPE_CHECKING:  # at run time, dict's own looks up text keys, and __missing__ the others

        def __getitem__(self, key: SeatLike | CardLike) -> int: ...

    def __missing__(self, key: object) -> int:
        code = code_of(key, self.keys())
        if code is None:
            raise KeyError(key)
        return self[code]

    def __contains__(self, key: object) -> bool:
        return code_of(key, self.keys()) is not None

    def get(self, key: object, default: Any = None) -> Any:
        """Return the number for a key, or `default` if there is none."""
        code = code_of(key, self.keys())
        return default if code is None else self[code]


@dataclass(frozen=True, slots=True)
class Table(Mapping[str, Tricks]):
    """The double-dummy tricks of the declaring side, for each strain and declarer.

    `table[strain][declarer]` is a number of tricks. Strains and declarers are text, or values that print
    as it: see `chelem_dd.values`. `rows` has a row for each strain, S H D C NT, of four numbers, for the
    declarers N E S W. Raises `ValueError` for another shape or a number that is not 0 to 13, and
    `TypeError` for entries that are not integers.

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
            raise ValueError("a number of tricks must be 0 to 13")
        object.__setattr__(self, "rows", rows)

    def __getitem__(self, strain: StrainLike) -> Tricks:
        """Return the tricks of each declarer in a strain; raise `KeyError` for any other key."""
        code = code_of(strain, STRAINS)
        if code is None:
            raise KeyError(strain)
        return Tricks(zip(SEATS, self.rows[STRAINS.index(code)], strict=True))

    def __iter__(self) -> Iterator[str]:
        return iter(STRAINS)

    def __len__(self) -> int:
        return len(STRAINS)
