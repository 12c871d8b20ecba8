"""Who sat where, in the objects of Bridgemate's Data Connector."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from chelem.core.errors import ParseError
from chelem.core.seats import Side
from chelem.events.entrant import Entrant

JsonObject = Mapping[str, object]
"""An object of a JSON text."""
_SEATS = ((1, 3), (2, 4))
"""`Direction` of both players North-South, and of both East-West."""


def json_objects(value: object) -> Iterator[JsonObject]:
    """Yield the objects of a list, none without one; `ParseError` for other elements."""
    for each in value if isinstance(value, list) else ():
        if not isinstance(each, dict):
            raise ParseError("event.json")
        yield each


def json_number(value: object) -> int:
    """Return a whole number; 0 for any other value."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def named_entrants(
    entrants: Sequence[Entrant],
    sessions: Sequence[JsonObject],
    players: Sequence[JsonObject],
    participations: Sequence[JsonObject],
) -> Iterator[Entrant]:
    """Yield the entrants with the names of those who sat at their table in the first round."""
    known = {player.get("PlayerNumber"): _name(player) for player in players}
    seats: dict[tuple[str, int], dict[int, str]] = {}
    for one in participations:
        if json_number(one.get("RoundNumber")) <= 1:
            table = str(one.get("SectionLetters") or ""), json_number(one.get("TableNumber"))
            name = known.get(one.get("PlayerNumber")) or _name(one)
            seats.setdefault(table, {})[json_number(one.get("Direction"))] = name
    two = any(entrant.line for entrant in entrants)
    names: dict[tuple[str, str, Side | None], tuple[str, ...]] = {}
    for place, pairs in _first_round(sessions):
        sitting = seats.get(place, {})
        for pair, side, both in zip(pairs, Side, _SEATS, strict=True):
            key = place[0], str(pair), side if two else None
            names[key] = tuple(filter(None, (sitting.get(seat, "") for seat in both)))
    for entrant in entrants:
        yield replace(entrant, names=names.get((entrant.section, entrant.number, entrant.line), ()))


def _name(player: JsonObject) -> str:
    return f"{player.get('FirstName') or ''} {player.get('LastName') or ''}".strip()


def _first_round(sessions: Sequence[JsonObject]) -> Iterator[tuple[tuple[str, int], tuple[int, int]]]:
    """Yield the tables of the first round of the first session, with the pairs that sit there."""
    for group in json_objects(sessions[0].get("ScoringGroups")) if sessions else ():
        for section in json_objects(group.get("Sections")):
            for table in json_objects(section.get("Tables")):
                for row in json_objects(table.get("Rounds")):
                    if row.get("RoundNumber") == 1:
                        place = str(section.get("Letters") or ""), json_number(table.get("TableNumber"))
                        yield place, (json_number(row.get("PairNS")), json_number(row.get("PairEW")))
