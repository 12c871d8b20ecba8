"""What a person of an online event sees: their place, their partner, their table."""

from collections.abc import Iterable, Mapping

from chelem.events.competitor import ANYONE, ROBOT, Competitor, CompetitorId
from chelem.events.log.absence import Absence
from chelem.events.log.round_table import RoundTable, is_played_out
from chelem.events.log.state import EventState
from chelem.views.event_place_shapes import EventAbsence, EventOnlineTable, EventPlace, EventTeammate

NOBODY: EventPlace = {
    "tag": "",
    "title": "",
    "round": 0,
    "rounds": 0,
    "playing": 0,
    "finished": False,
    "name": "",
    "entrant": None,
    "partner": None,
    "partner_kind": "none",
    "pair": 1,
    "teammates": [],
    "substitute": False,
    "key": None,
    "tables": [],
    "opening": False,
    "coming": 0,
    "next": None,
    "drawing": False,
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
    chair = players.index(person.id) if person.id in players else 0
    first = chair - chair % 2
    mates = [_teammate(one, persons) for one in players]
    partner = next((mates[at] for at in (first, first + 1) if at != chair and at < len(mates)), _NOBODY_YET)
    return {
        **NOBODY,
        "name": person.name,
        "entrant": entrant,
        "partner": partner["name"],
        "partner_kind": partner["kind"],
        "pair": chair // 2 + 1,
        "teammates": [mate for at, mate in enumerate(mates) if at // 2 != chair // 2],
        "substitute": entrant is None,
        "key": key,
    }


def _teammate(player: CompetitorId, persons: Mapping[CompetitorId, Competitor]) -> EventTeammate:
    known = persons.get(player)
    if known is not None:
        return {"name": known.name, "kind": "person"}
    return {"name": None, "kind": player if player in (ROBOT, ANYONE) else "none"}


_NOBODY_YET: EventTeammate = {"name": None, "kind": "none"}


def online_table_view(
    code: str,
    place: RoundTable,
    player: CompetitorId,
    persons: Mapping[CompetitorId, Competitor],
    state: EventState,
) -> EventOnlineTable | None:
    """Return a table for a player; None if they do not sit there."""
    seat = next((seat for seat, sitter in place.players.items() if sitter == player), None)
    if seat is None:
        return None
    number, table = place.at
    partner = persons.get(place.players[seat.partner])
    return {
        "code": code,
        "seat": str(seat),
        "section": place.section,
        "round": number,
        "table": table,
        "boards": list(place.numbers),
        "partner": partner.name if partner else None,
        "over": is_played_out(state, place),
    }


def absences_view(
    absences: Iterable[Absence], persons: Mapping[CompetitorId, Competitor]
) -> list[EventAbsence]:
    """Return who is away, by name, without people who have been forgotten meanwhile."""
    return [
        {
            "id": away.player,
            "name": persons[away.player].name,
            "entrant": away.entrant,
            "section": away.place.section,
            "round": away.place.at[0],
            "table": away.place.at[1],
            "seat": str(away.seat),
            "since": away.since.isoformat(timespec="milliseconds"),
        }
        for away in absences
        if away.player in persons
    ]
