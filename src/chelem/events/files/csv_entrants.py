"""The entrants of a CSV: named in the rows of results, described in a table of their own."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from chelem.core import SIDES, ParseError, Side
from chelem.events.entrant import NOTHING, Entrant, EntrantStanding
from chelem.events.event_results import EventResults
from chelem.events.files.csv_columns import PARTNERS
from chelem.events.files.csv_outcomes import decimal_cell, plain_number
from chelem.events.files.csv_tables import CsvRow, CsvTables
from chelem.events.files.roster import Roster
from chelem.events.files.score_text import parse_decimal
from chelem.events.traveller import TravellerLine
from chelem.text.normalising import fold

_LINES: Mapping[str, Side | None] = {
    "": None,
    **dict.fromkeys(("ns", "n/s", "n-s"), Side.NS),
    **dict.fromkeys(("ew", "e/w", "e-w", "eo", "e/o", "e-o"), Side.EW),
}
_STANDINGS: Mapping[str, EntrantStanding] = {
    **dict.fromkeys(("", "ranked", "classe"), "ranked"),
    **dict.fromkeys(("unranked", "not ranked", "non classe", "hors classement"), "unranked"),
    **dict.fromkeys(("withdrawn", "retire", "abandon"), "withdrawn"),
}
_NAMES_APART = re.compile(r"\s+-\s+|\s*[&;]\s*")
_AMOUNTS = ("handicap", "carried", "adjustment", "penalty")


class CsvEntrants:
    """The entrants of a file while it is read."""

    def __init__(self, tables: CsvTables, *, two_lines: bool) -> None:
        self.roster = Roster()
        self._two_lines = two_lines
        self._known: dict[tuple[str, str, Side | None], int] = {}
        self._listed: dict[tuple[str, str], list[Side | None]] = {}
        self._has_sections = "section" in tables.columns.get("entrant", ())
        for _, row in tables.rows.get("entrant", ()):
            key = row.get("section", ""), row.get("entrant", "")
            self._listed.setdefault(key, []).append(_LINES.get(fold(row.get("line", ""))))

    def place(self, row: CsvRow, side: Side, column: str) -> int:
        """Return the index of the entrant in a column of a row."""
        number, section = row.get(column, ""), row.get("section", "")
        if not number:
            raise ParseError("event.nameless")
        if self._has_sections and (section, number) not in self._listed and ("", number) in self._listed:
            section = ""
        key = section, number, self._line(section, number, side)
        if key not in self._known:
            names = split_names(row.get(f"{column}_names", ""))
            self._known[key] = self.roster.add(Entrant(number, key[2], section, names))
        return self._known[key]

    def _line(self, section: str, number: str, side: Side) -> Side | None:
        """Return the line of an entrant: where it sits, unless it is listed in the other alone."""
        listed = self._listed.get((section, number), [])
        if not self._two_lines:
            return None
        return side if len(listed) != 1 or listed[0] is None else listed[0]

    def partners(self, row: CsvRow) -> tuple[int, int] | None:
        """Return who sat South and West in an individual."""
        if not all(row.get(column) for column in PARTNERS):
            return None
        return self.place(row, Side.NS, PARTNERS[0]), self.place(row, Side.EW, PARTNERS[1])

    def find(self, number: str, section: str) -> int:
        """Return the index of an entrant by number and section; one that has no results is added."""
        for line in (None, Side.NS, Side.EW):
            if (section, number, line) in self._known:
                return self._known[section, number, line]
        if not number:
            raise ParseError("event.nameless")
        key = section, number, self._line(section, number, Side.NS)
        self._known[key] = self.roster.add(Entrant(number, key[2], section))
        return self._known[key]

    def describe(self, row: CsvRow) -> None:
        """Take over a row of the table of entrants: standing, names and what is added to the result."""
        number, section, line = row.get("entrant", ""), row.get("section", ""), _line_of(row)
        handicap, carried, adjustment, penalty = (_amount(row.get(name, "")) for name in _AMOUNTS)
        standing = _STANDINGS.get(fold(row.get("standing", "")))
        if standing is None:
            raise ParseError("event.csv-standing", text=row["standing"])
        found = [
            index
            for index, entrant in enumerate(self.roster.entrants)
            if entrant.number == number
            and (not self._has_sections or entrant.section == section)
            and (not self._two_lines or line in (None, entrant.line))
        ]
        if len(found) > 1:
            raise ParseError("event.csv-which-entrant", number=number)
        if not found:
            if standing == "ranked":
                raise ParseError("event.no-such-entrant", number=number)
            found = [self.roster.add(Entrant(number, line if self._two_lines else None, section))]
        known = self.roster.entrants[found[0]]
        self.roster.entrants[found[0]] = replace(
            known,
            standing=standing,
            names=split_names(row.get("names", "")) or known.names,
            team=row.get("team", ""),
            handicap=handicap,
            carried=carried,
            adjustment=adjustment,
            penalty=penalty,
        )


def _line_of(row: CsvRow) -> Side | None:
    text = row.get("line", "")
    if fold(text) not in _LINES:
        raise ParseError("event.names-line", text=text)
    return _LINES[fold(text)]


def _amount(text: str) -> Fraction:
    if not text:
        return NOTHING
    amount = parse_decimal(plain_number(text))
    if amount is None:
        raise ParseError("event.csv-amount", text=text)
    return amount


def split_names(text: str) -> tuple[str, ...]:
    """Return the names in a cell."""
    return tuple(name for name in _NAMES_APART.split(text) if name)


def entrant_rows(results: EventResults) -> Iterator[CsvRow]:
    """Yield the rows of the table of entrants; none if the rows of results say everything."""
    sitting = [
        (entrant, side, line) for board in results.counted for line in board for entrant, side in _seats(line)
    ]
    if not (any(_is_told_apart(results, *seat) for seat in sitting) or any(map(_has_more, results.entrants))):
        return
    seen = {entrant for entrant, _, _ in sitting}
    for index, entrant in enumerate(results.entrants):
        if index in seen or entrant.standing != "ranked":
            amounts = zip(
                _AMOUNTS,
                (entrant.handicap, entrant.carried, entrant.adjustment, entrant.penalty),
                strict=True,
            )
            yield {
                "entrant": entrant.number,
                "section": entrant.section,
                "line": "" if entrant.line is None else str(entrant.line),
                "team": entrant.team,
                "names": " - ".join(entrant.names),
                "standing": entrant.standing,
                **{name: decimal_cell(amount) for name, amount in amounts if amount},
            }


def _seats(line: TravellerLine) -> Iterator[tuple[int, Side]]:
    for side in SIDES:
        for entrant in line.sitting(side):
            yield entrant, side


def _is_told_apart(results: EventResults, index: int, side: Side, line: TravellerLine) -> bool:
    """Return whether a row of results would take an entrant for another, or leaves out its names."""
    entrant = results.entrants[index]
    other_line = results.winners == 2 and entrant.line not in (None, side)
    return (
        other_line or entrant.section != line.section or (line.partners is not None and bool(entrant.names))
    )


def _has_more(entrant: Entrant) -> bool:
    return (
        entrant.standing != "ranked"
        or bool(entrant.team)
        or any((entrant.handicap, entrant.carried, entrant.adjustment, entrant.penalty))
    )
