"""What a person of an online event sees: their place, their partner, their table."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from typing_extensions import TypedDict

from chelem.events import EventState
from chelem.events.competitor import ANYONE, ROBOT, Competitor, CompetitorId
from chelem.events.log.absence import Absence
from chelem.events.log.round_table import RoundTable, is_played_out
from chelem.formats.json_types import SeatCode, one_of


class EventOnlineTable(TypedDict):
    """The table where somebody plays now, whose page is `/table/CODE`."""

    code: str
    seat: SeatCode
    section: str
    round: int
    table: int
    boards: list[int]
    partner: str | None
    """Who sits opposite; null for a robot."""
    over: bool
    """Whether each of its boards has a result, or a ruling."""


class EventTeammate(TypedDict):
    """Somebody in the other pair of one's team, or who is to come."""

    name: str | None
    kind: Annotated[str, one_of("person", "robot", "anyone", "none")]


class EventPlace(TypedDict):
    """A visitor in an online event."""

    tag: str
    """Another one after each change of places, partners or rounds."""
    title: str
    """That of the event."""
    round: int
    """The round in play in their section; 0 before the first."""
    rounds: int
    playing: int
    """How many tables of the section have still to finish the round."""
    finished: bool
    """Whether everybody has played the last round of the section, or the event is closed."""
    name: str
    entrant: int | None
    """Null for a substitute, and for a visitor who has not entered."""
    partner: str | None
    """The partner's name; null where nobody is known yet."""
    partner_kind: Annotated[str, one_of("person", "robot", "anyone", "none")]
    pair: int
    """In which pair of a team they play, 1 or 2."""
    teammates: list[EventTeammate]
    """The other pair of the team."""
    substitute: bool
    key: str | None
    """With which a device reads what this entrant may know; in a link, it lets the partner in."""
    tables: list[EventOnlineTable]
    """In the round in play; the boards of a cell may be at two of the program's tables, one by one."""
    opening: bool
    """Whether the tables of the round are not open yet."""
    coming: int
    """How many seconds before the next round pages go to its tables, each at a moment of its own."""
    next: str | None
    """When the next round begins, once all tables have played."""
    drawing: bool
    """Whether all tables have played, and the director draws the next round."""
    until: str | None
    """Until when a board may begin in the round in play; null in breaks and while the clock stands still."""
    late: int
    """How many tables still play after that."""
    now: str
    """The server's clock."""


class EventSubstitute(TypedDict):
    """Somebody who waits for a place that becomes free."""

    id: str
    name: str


class EventAbsence(TypedDict):
    """A player who has gone from their table, where a robot plays for them, as only directors see."""

    id: str
    name: str
    entrant: int
    section: str
    round: int
    table: int
    seat: SeatCode
    since: str


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
"""The place of a visitor who has not entered."""


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
    mates = [_teammate(player, persons) for player in players]
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
