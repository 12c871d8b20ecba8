"""A table of scores: what each result is worth, with the cell that somebody asked about."""

from dataclasses import dataclass

from chelem.core import Phrase

TableCell = int | str | Phrase
"""Points, a sign that needs no translation, or words."""


@dataclass(frozen=True, slots=True)
class ScoreTableRow:
    """A result and its score in each column; `here` is the column asked about, if it is in this row."""

    result: TableCell
    totals: tuple[TableCell, ...]
    here: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The heads of the columns, and the rows."""

    heads: tuple[TableCell, ...]
    rows: tuple[ScoreTableRow, ...]
