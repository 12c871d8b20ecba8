"""The tables of a game: what cannot be in their headers and rows (PBN 2.1, 5.2)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from chelem.core.errors import ParseError
from chelem.notation.pbn.parsing import STRING, Parts
from chelem.records.problem import Problem, Weight

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
"""The tables of the standard; what follows other tags is not looked at."""

_COLUMN = re.compile(r"[+-]?[^\\;]*(?:\\\d+[LR]?)?", re.ASCII)
_ELEMENT = re.compile(rf'{STRING}|[^\s"]+')
_FORBIDDEN = re.compile(r"[][{};%]")
_NUMBER = re.compile(r"[+-]?\d{1,9}(?:\.\d{1,9})?", re.ASCII)


def check_tables(tags: Mapping[str, str], parts: Parts) -> Iterator[Problem]:
    """The first thing wrong with each table: its columns, a character, its rows, or their order."""
    for name, body in zip(parts[1::3], parts[3::3], strict=True):
        if name in TABLES:
            error = _wrong(name, tags[name], body)
            if error is not None:
                yield Problem(Weight.FAULT, error, name)


def _wrong(table: str, header: str, body: str) -> ParseError | None:
    columns = header.split(";")
    if bad := next((column for column in columns if not _COLUMN.fullmatch(column)), None):
        return ParseError("pbn.column", table=table, text=bad)
    elements = _ELEMENT.findall(body)
    if bad := next((one for one in elements if one[0] != '"' and _FORBIDDEN.search(one)), None):
        return ParseError("pbn.element", table=table, text=bad)
    if len(elements) % len(columns):
        return ParseError("pbn.rows", table=table, columns=len(columns), elements=len(elements))
    for place, column in enumerate(columns):
        if column[:1] in ("+", "-") and not _ordered(elements[place :: len(columns)], column[0]):
            return ParseError("pbn.unsorted", table=table, text=column[1:].partition("\\")[0])
    return None


def _ordered(elements: Sequence[str], sign: str) -> bool:
    """Whether the numbers of a column go down (+) or up (-), as its header says."""
    numbers = [float(one) for one in (text.lstrip("^") for text in elements) if _NUMBER.fullmatch(one)]
    if sign == "+":
        numbers.reverse()
    return all(one <= other for one, other in pairwise(numbers))
