"""Who sat where, in the objects of Bridgemate's Data Connector."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from chelem.core import ParseError, Side
from chelem.events.entrant import Entrant

BridgemateObject = Mapping[str, object]
"""An object of a JSON text."""
_SEATS = ((1, 3), (2, 4))
"""`Direction` of both players North-South, and of both East-West."""


def listed_objects(value: object) -> Iterator[BridgemateObject]:
    """Yield the objects of a list, none without one; `ParseError` for other elements."""
    for element in value if isinstance(value, list) else ():
        if not isinstance(element, dict):
            raise ParseError("event.json")
        yield element


def number_or_zero(value: object) -> int:
    """Return a whole number; 0 for any other value."""
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def named_entrants(
    entrants: Sequence[Entrant],
    sessions: Sequence[BridgemateObject],
    players: Sequence[BridgemateObject],
    participations: Sequence[BridgemateObject],
) -> Iterator[Entrant]:
    """Yield the entrants with the names of those who sat at their table in the first round."""
    known = {player.get("PlayerNumber"): _name(player) for player in players}
    seats: dict[tuple[str, int], dict[int, str]] = {}
    for participation in participations:
        if number_or_zero(participation.get("RoundNumber")) <= 1:
            table = (
                str(participation.get("SectionLetters") or ""),
                number_or_zero(participation.get("TableNumber")),
            )
            name = known.get(participation.get("PlayerNumber")) or _name(participation)
            seats.setdefault(table, {})[number_or_zero(participation.get("Direction"))] = name
    two = any(entrant.line is not None for entrant in entrants)
    names: dict[tuple[str, str, Side | None], tuple[str, ...]] = {}
    for place, pairs in _first_round(sessions):
        sitting = seats.get(place, {})
        for pair, side, both in zip(pairs, Side, _SEATS, strict=True):
            key = place[0], str(pair), side if two else None
            names[key] = tuple(filter(None, (sitting.get(seat, "") for seat in both)))
    for entrant in entrants:
        yield replace(entrant, names=names.get((entrant.section, entrant.number, entrant.line), ()))


def _name(player: BridgemateObject) -> str:
    return f"{player.get('FirstName') or ''} {player.get('LastName') or ''}".strip()


def _first_round(sessions: Sequence[BridgemateObject]) -> Iterator[tuple[tuple[str, int], tuple[int, int]]]:
    """Yield the tables of the first round of the first session, with the pairs that sit there."""
    for group in listed_objects(sessions[0].get("ScoringGroups")) if sessions else ():
        for section in listed_objects(group.get("Sections")):
            for table in listed_objects(section.get("Tables")):
                for row in listed_objects(table.get("Rounds")):
                    if row.get("RoundNumber") == 1:
                        place = str(section.get("Letters") or ""), number_or_zero(table.get("TableNumber"))
                        yield place, (number_or_zero(row.get("PairNS")), number_or_zero(row.get("PairEW")))
