"""What a person of an online event sees: their place, their partner, their table."""

from collections.abc import Mapping

from chelem.events.competitor import Competitor, CompetitorId
from chelem.events.log.round_table import ROBOT, RoundTable
from chelem.views.event_shapes import EventOnlineTable, EventPlace

NOBODY: EventPlace = {
    "tag": "",
    "name": "",
    "entrant": None,
    "partner": None,
    "partner_kind": "none",
    "substitute": False,
    "key": None,
    "tables": [],
    "next": None,
    "until": None,
    "late": 0,
    "now": "",
}
"""The place of who has not entered."""


def place_view(
    person: Competitor,
    entrant: int | None,
    players: tuple[CompetitorId, ...],
    persons: Mapping[CompetitorId, Competitor],
    key: str | None,
) -> EventPlace:
    """Return the place of a person, without the tables of the round."""
    other = next((one for one in players if one != person.id), None)
    known = persons.get(other) if other else None
    kind = "person" if known else other if other in (ROBOT, "anyone") else "none"
    return {
        **NOBODY,
        "name": person.name,
        "entrant": entrant,
        "partner": known.name if known else None,
        "partner_kind": kind or "none",
        "substitute": entrant is None,
        "key": key,
    }


def online_table_view(code: str, place: RoundTable, player: CompetitorId) -> EventOnlineTable | None:
    """Return a table for a player; None if they do not sit there."""
    seat = next((seat for seat, sitter in place.players.items() if sitter == player), None)
    if seat is None:
        return None
    number, table = place.at
    return {
        "code": code,
        "seat": str(seat),
        "section": place.section,
        "round": number,
        "table": table,
        "boards": list(place.numbers),
    }
