"""Write who plays as a CSV, which `read_names_csv` reads: for the club's own list, never with results."""

import csv
from collections.abc import Iterable
from io import StringIO

from chelem.events.files.names_csv import ListedEntrant
from chelem.formats.csv_results.columns import escape_formulas

FEWEST = 2
"""Columns for people, even where fewer are known."""


def write_names_csv(entrants: Iterable[ListedEntrant]) -> str:
    """Return one row for each entrant, with a name and a licence for each of its people."""
    rows = list(entrants)
    most = max([FEWEST, *(len(each.people) for each in rows)])
    people = [head for one in range(1, most + 1) for head in (f"name {one}", f"licence {one}")]
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(["number", "section", "line", *people])
    for each in rows:
        named = [cell for person in each.people for cell in (person.name, person.licence)]
        padding = [""] * (2 * (most - len(each.people)))
        line = "" if each.line is None else str(each.line)
        writer.writerow([each.number, each.section, line, *map(escape_formulas, named), *padding])
    return text.getvalue()
