"""Kept boards as a list shows them, in the reader's language."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from chelem.collections.import_file import Leaf
from chelem.collections.shapes import BoardRow, ProblemShape
from chelem.collections.summary import Facts
from chelem.core.seats import SEATS
from chelem.games.registry import game_of_files
from chelem.i18n import say


def row_of_kept(kept: Mapping[Any, Any], language: str) -> BoardRow:
    """A row of the database, as a list shows it."""
    facts, reports = json.loads(kept["facts"]), json.loads(kept["reports"])
    return _row(kept["place"], facts, reports, kept["table"], kept["deal"], language)


def row_of_leaf(place: int, leaf: Leaf, language: str) -> BoardRow:
    """A board that nobody has kept, as a list shows it."""
    return _row(place, leaf.facts, leaf.reports, leaf.table, leaf.deal, language)


def _row(
    place: int,
    facts: Facts,
    reports: list[dict[str, Any]],
    table: str | None,
    deal: int | None,
    language: str,
) -> BoardRow:
    grave = [report for report in reports if report["weight"] != "warning"]
    return {
        "place": place,
        "board": facts["board"],
        "event": facts["event"],
        "date": facts["date"],
        "names": {str(seat): name for seat, name in zip(SEATS, facts["names"], strict=True)},
        "contract": facts["contract"][language],
        "declarer": facts["declarer"],
        "result": facts["result"],
        "points": facts["points"],
        "game": facts["game"],
        "file": facts["game"] == game_of_files().name,
        "known": facts["known"],
        "faults": problems_in_words(grave, language),
        "warnings": len(reports) - len(grave),
        "table": table,
        "deal": deal,
    }


def problems_in_words(reports: Iterable[Mapping[str, Any]], language: str) -> list[ProblemShape]:
    """What is wrong with a board, in sentences."""
    return [
        {
            "line": report["line"],
            "weight": report["weight"],
            "sentence": say(report["code"], report["facts"], language),
        }
        for report in reports
    ]
