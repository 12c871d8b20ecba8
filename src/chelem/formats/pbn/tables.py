"""Check the headers and rows of supplemental tables (PBN 2.1, 5.2)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from chelem.boards import Problem, Severity
from chelem.core import ParseError
from chelem.formats.pbn.parsing import STRING, TagTexts

TABLES = frozenset(
    {
        "ActionTable",
        "AuctionTimeTable",
        "InstantScoreTable",
        "OptimumPlayTable",
        "OptimumResultTable",
        "PlayTimeTable",
        "ScoreTable",
        "TotalScoreTable",
    }
)
"""The tables of the standard; text after other tags is not checked."""

_CLUBS = frozenset({"ScoreTable", "TotalScoreTable"})
_COLUMN = re.compile(r"[+-]?[^\\;]*(?:\\\d+[LR]?)?", re.ASCII)
_ELEMENT = re.compile(rf'{STRING}|[^\s"]+')
_FORBIDDEN = re.compile(r"[][{};%]")
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.\d{1,9})?", re.ASCII)


def check_tables(tags: Mapping[str, str], parts: TagTexts) -> Iterator[Problem]:
    """Yield the first problem of each table: its columns, a character, its rows, or their order.

    Programs of clubs leave cells of score tables empty and names without quotes, so there it is only a
    warning.
    """
    for name, body in zip(parts[1::3], parts[3::3], strict=True):
        if name not in TABLES:
            continue
        columns, elements = tags[name].split(";"), _ELEMENT.findall(body)
        if (error := _element_error(name, columns, elements)) is not None:
            yield Problem(Severity.WARNING if name in _CLUBS else Severity.FAULT, error, name)
        elif (error := _column_error(name, columns, elements)) is not None:
            yield Problem(Severity.FAULT, error, name)


def _element_error(table: str, columns: Sequence[str], elements: Sequence[str]) -> ParseError | None:
    """Return the error for an invalid element, or for elements that do not fill the rows."""
    if invalid := next(
        (element for element in elements if element[0] != '"' and _FORBIDDEN.search(element)), None
    ):
        return ParseError("pbn.element", table=table, text=invalid)
    if len(elements) % len(columns):
        return ParseError("pbn.rows", table=table, columns=len(columns), elements=len(elements))
    return None


def _column_error(table: str, columns: Sequence[str], elements: Sequence[str]) -> ParseError | None:
    """Return the error for an invalid column, or one that is not in its declared order."""
    for place, column in enumerate(columns):
        if not _COLUMN.fullmatch(column):
            return ParseError("pbn.column", table=table, text=column)
        if column[:1] in ("+", "-") and not _is_sorted(elements[place :: len(columns)], column[0]):
            return ParseError("pbn.unsorted", table=table, text=column[1:].partition("\\")[0])
    return None


def _is_sorted(elements: Sequence[str], sign: str) -> bool:
    """Return whether the numbers of a column decrease (+) or increase (-), as its header states."""
    numbers = [
        float(element) for element in (text.lstrip("^") for text in elements) if _NUMBER.fullmatch(element)
    ]
    if sign == "+":
        numbers.reverse()
    return all(element <= following for element, following in pairwise(numbers))
