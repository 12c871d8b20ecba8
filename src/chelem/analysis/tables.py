"""The double-dummy table of a deal: the tricks of each declarer in each strain."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from chelem.analysis.double_dummy import TrickTable, solve_rows
from chelem.core import Deal, ParseError, Seat, Strain, coerce

COLUMNS = ("Declarer", "Denomination", "Result")
"""The columns of PBN's OptimumResultTable (PBN 2.1, 5.7)."""

_SEATS = (Seat.N, Seat.S, Seat.E, Seat.W)
_ROWS = (Strain.S, Strain.H, Strain.D, Strain.C, Strain.NT)
_STRAINS = (Strain.NT, Strain.S, Strain.H, Strain.D, Strain.C)
_CELLS = tuple((declarer, strain) for declarer in _SEATS for strain in _STRAINS)
"""The order of the cells in files, as BridgeComposer writes them."""
_DIGITS = "0123456789abcd"


@dataclass(frozen=True, slots=True)
class DoubleDummyTable:
    """Tricks, 0–13, of each declarer in each strain: rows S H D C NT, columns N E S W.

    The text is the value of BridgeComposer's tag DoubleDummyTricks, which is not in the PBN standard: twenty
    digits in base 14, by declarers N S E W, and for each of them NT S H D C.

    >>> table = DoubleDummyTable.parse("d8ddad8dda0500105001")
    >>> table[Strain.NT, Seat.S], table[Strain.S, Seat.E], table[Strain.C, Seat.W]
    (13, 5, 1)
    """

    tricks: TrickTable

    def __post_init__(self) -> None:
        for row in self.tricks:
            for number in row:
                if not 0 <= number <= 13:
                    raise ParseError("score.range", tricks=number)

    def __getitem__(self, key: tuple[Strain | str, Seat | str]) -> int:
        if not isinstance(key, tuple):
            raise TypeError(f"write table[strain, declarer], such as table['NT', 'S'], not table[{key!r}]")
        strain, declarer = key
        return self.tricks[_ROWS.index(coerce(Strain, strain))][coerce(Seat, declarer)]

    def __str__(self) -> str:
        return "".join(_DIGITS[self[strain, declarer]] for declarer, strain in _CELLS)

    def __repr__(self) -> str:
        return f"DoubleDummyTable.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "DoubleDummyTable":
        """Parse the value of DoubleDummyTricks, in either case; `ParseError` if it is invalid."""
        digits = text.strip().lower()
        if len(digits) != len(_CELLS) or not set(digits) <= set(_DIGITS):
            raise ParseError("review.digits", text=text)
        return cls._from_cells(dict(zip(_CELLS, map(_DIGITS.index, digits), strict=True)))

    @classmethod
    def from_rows(cls, rows: Iterable[Sequence[str]], columns: Sequence[str] = COLUMNS) -> "DoubleDummyTable":
        """Build the table from the twenty rows of a file, in any order; `columns` are those of its header.

        `ParseError` if a row is invalid, missing or repeated.
        """
        cells: dict[tuple[Seat, Strain], int] = {}
        for row in rows:
            cell, tricks = _parse_row(dict(zip(columns, row, strict=False)))
            if cell in cells:
                raise ParseError("review.rows", text=" ".join(row))
            cells[cell] = tricks
        if missing := [cell for cell in _CELLS if cell not in cells]:
            raise ParseError("review.rows", text=" ".join(map(str, missing[0])))
        return cls._from_cells(cells)

    @classmethod
    def _from_cells(cls, cells: dict[tuple[Seat, Strain], int]) -> "DoubleDummyTable":
        spades, hearts, diamonds, clubs, no_trumps = (
            (cells[Seat.N, strain], cells[Seat.E, strain], cells[Seat.S, strain], cells[Seat.W, strain])
            for strain in _ROWS
        )
        return cls((spades, hearts, diamonds, clubs, no_trumps))

    @property
    def rows(self) -> tuple[tuple[str, str, str], ...]:
        """The twenty rows of OptimumResultTable, with the columns `COLUMNS`, in the order of the text."""
        return tuple((str(declarer), str(strain), str(self[strain, declarer])) for declarer, strain in _CELLS)


def _parse_row(row: dict[str, str]) -> tuple[tuple[Seat, Strain], int]:
    """Parse a row of a file; N also means notrump."""
    text = " ".join(row.values())
    try:
        declarer, strain, result = (row[column].strip().upper() for column in COLUMNS)
        cell = Seat[declarer], Strain["NT" if strain == "N" else strain]
    except KeyError:
        raise ParseError("review.rows", text=text) from None
    if not (result.isascii() and result.isdigit() and int(result) <= 13):
        raise ParseError("review.rows", text=text)
    return cell, int(result)


def solve(deal: Deal | str) -> DoubleDummyTable:
    """Solve a deal double dummy for every declarer and strain.

    This takes a few hundredths of a second. Raise `ParseError` if the text is not a deal.

    >>> table = solve("N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3")
    >>> table["S", "E"], table[Strain.NT, Seat.N]
    (8, 6)
    """
    (table,) = solve_all([coerce(Deal, deal)], threads=1)
    return table


def solve_all(
    deals: Iterable[Deal], threads: int | None = None, progress: Callable[[int], None] | None = None
) -> Iterator[DoubleDummyTable]:
    """Solve many deals lazily, in order.

    `deals` may be infinite: a few deals are read ahead. `threads` is the number of solver threads, None for
    one per processor; `progress` is called after each table with the number solved so far.
    """
    for count, rows in enumerate(solve_rows((deal.hands for deal in deals), threads), start=1):
        if progress is not None:
            progress(count)
        yield DoubleDummyTable(rows)
