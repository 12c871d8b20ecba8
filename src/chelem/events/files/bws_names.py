"""The names in a .BWS database: who sat at which table at the start, and which pair began there."""

from collections.abc import Sequence
from dataclasses import replace

from chelem.core import Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.bws_tables import BwsRow

_SEATS = {Side.NS: "NS", Side.EW: "EW"}


def named_in_rows(
    results: EventResults,
    sections: Sequence[BwsRow],
    rounds: Sequence[BwsRow],
    players: Sequence[BwsRow],
) -> tuple[Entrant, ...]:
    """Return the entrants of pairs with the names of those who sat at their table in the first round."""
    letters = {_text(row, "id"): _text(row, "letter") for row in sections}
    sitting: dict[tuple[str, str], dict[str, str]] = {}
    for row in players:
        if _text(row, "round") in ("", "0", "1"):
            seats = sitting.setdefault((_text(row, "section"), _text(row, "table")), {})
            seats.setdefault(_text(row, "direction").upper(), _text(row, "name"))
    names: dict[tuple[str, str, Side | None], tuple[str, ...]] = {}
    for row in rounds:
        if _text(row, "round") == "1":
            section = _text(row, "section")
            here = sitting.get((section, _text(row, "table")), {})
            for side, both in _SEATS.items():
                line = side if results.winners == 2 else None
                key = letters.get(section) or section, _text(row, f"{side}pair".lower()), line
                names[key] = tuple(filter(None, (here.get(seat, "") for seat in both)))
    return tuple(
        replace(entrant, names=names.get((entrant.section, entrant.number, entrant.line), ()))
        for entrant in results.entrants
    )


def _text(row: BwsRow, name: str) -> str:
    return row.get(name, "").strip()
