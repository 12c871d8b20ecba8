"""The score tables of a PBN file: their columns, and their rows as programs of clubs write them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

_TAG = re.compile(r'\[\s*([A-Za-z]\w*)\s*"((?:[^"\\\n]|\\.)*)"\s*\]([^\[]*)', re.ASCII)
_COLUMN = re.compile(r"[+-]?([^\\]*)(?:\\(\d{1,3})([LR]?))?", re.ASCII)
_ELEMENT = re.compile(r'"[^"\n]*"|\S+')

ScoreRow = Mapping[str, str]
"""The elements of a row by the names of their columns; quotes are taken off."""


@dataclass(frozen=True, slots=True)
class FollowedTag:
    """A tag with its value, and the text that follows it."""

    name: str
    value: str
    body: str


def read_tags(text: str) -> Iterator[FollowedTag]:
    """Yield the tags of a text; escaped lines are left out."""
    clean = re.sub(r"^%.*$", "", text, flags=re.MULTILINE)
    for match in _TAG.finditer(clean):
        yield FollowedTag(match[1], match[2], match[3])


def read_rows(table: FollowedTag) -> Iterator[ScoreRow]:
    """Yield the rows of a table.

    A line with an element for each column is split at its spaces. Programs leave cells empty and names
    without quotes: then the widths of the columns count.
    """
    columns = [_COLUMN.fullmatch(column.strip()) for column in table.value.split(";")]
    names = [match[1].strip() if match else "" for match in columns]
    widths = [int(match[2]) if match and match[2] else 0 for match in columns]
    for line in table.body.splitlines():
        elements = _ELEMENT.findall(line)
        if not elements or line.lstrip().startswith(("{", ";")):
            continue
        if len(elements) != len(names):
            elements = _by_width(line, widths)
        yield {
            name: element.strip().strip('"').strip() for name, element in zip(names, elements, strict=False)
        }


def is_cut(text: str) -> bool:
    """Return whether a text ends in the middle of a tag, or of a row of a table whose other rows are whole.

    Programs leave cells empty; a last row is cut if every earlier one has an element for each column.
    """
    end = text.rpartition("\n")[2].strip()
    if not end or text.endswith("\n"):
        return False
    last = None
    for match in _TAG.finditer(text):
        last = match
    if last is None or last.end() < len(text):
        return "[" in end
    columns = last[2].count(";") + 1
    rows = [len(_ELEMENT.findall(line)) for line in last[3].splitlines() if line.strip()]
    return last[1].endswith("Table") and bool(rows) and rows[-1] < columns == min(rows[:-1], default=columns)


def _by_width(line: str, widths: list[int]) -> list[str]:
    """Return the elements where the widths put them; without a width, up to two spaces or the end."""
    elements, place = [], 0
    for number, width in enumerate(widths):
        if line[place : place + 1] == '"':
            end = line.find('"', place + 1) + 1 or len(line)
        elif width:
            end = place + width
            while end < len(line) and line[end] != " ":
                end += 1  # an element may be longer than the least width
        else:
            end = len(line) if number == len(widths) - 1 else _gap(line, place)
        elements.append(line[place:end])
        place = end + 1
    return elements


def _gap(line: str, place: int) -> int:
    found = re.compile(r"\s{2,}|$").search(line, place)
    return found.start() if found else len(line)
