"""Write who plays as a CSV, which `read_names_csv` reads: for the club's own list, never with results."""

import csv
from collections.abc import Iterable
from io import StringIO

from chelem.events.files.names_csv import ListedEntrant
from chelem.formats.csv_results.columns import escape_formulas

FEWEST = 2
"""Columns for people, even where fewer are known."""


def write_names_csv(entrants: Iterable[ListedEntrant]) -> str:
    """Return one row for each entrant, with a name and a licence for each of its people.

    Where a team has a name of its own, there is a column for these.
    """
    rows = list(entrants)
    heads, has_teams = ["number", "section", "line"], any(row.team for row in rows)
    most = max([FEWEST, *(len(row.people) for row in rows)])
    people = [head for number in range(1, most + 1) for head in (f"name {number}", f"licence {number}")]
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow([*heads, *(["team name"] if has_teams else []), *people])
    for row in rows:
        named = [cell for person in row.people for cell in (person.name, person.licence)]
        padding = [""] * (2 * (most - len(row.people)))
        line = "" if row.line is None else str(row.line)
        team = [escape_formulas(row.team)] if has_teams else []
        writer.writerow([row.number, row.section, line, *team, *map(escape_formulas, named), *padding])
    return text.getvalue()
