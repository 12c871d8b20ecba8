"""What the card of a team has beside that of a pair: both tables of each board, and who sat there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import SIDES, Side
from chelem.events import Event, TravellerLine
from chelem.events.log.round_table import everybody_of, players_at_table
from chelem.formats.json_types import one_of
from chelem.site.events.views.played_text import played_contract, played_points
from chelem.site.events.views.serviced_event import EventInService


class EventTeamTable(TypedDict):
    """What a team did on a board at one of its two tables."""

    side: Annotated[str, one_of("NS", "EW")]
    contract: str | None
    points: int | None
    """North-South's score."""
    players: list[int]
    """Who of the team sat there, by their numbers on the card; empty where that is not known."""


class EventCardPlayer(TypedDict):
    """A player of a team, numbered among all who have played for it."""

    number: int
    name: str
    """Empty for readers who may not know it."""


def team_tables(event: Event, entrant: int, lines: Mapping[Side, TravellerLine]) -> list[EventTeamTable]:
    """Return both results of a team on a board, North-South first; of a table that has none nothing."""
    state, players = event.state, everybody_of(event.state, entrant)
    section, _ = state.seat(entrant)
    name = "" if section is None else section.name
    return [
        {
            "side": str(side),
            "contract": played_contract(line.outcome),
            "points": played_points(line.outcome),
            "players": [
                players.index(player) + 1
                for player in players_at_table(state, name, (line.round, line.table), side, entrant)
            ],
        }
        for side in SIDES
        if (line := lines.get(side)) is not None
    ]


def card_players(
    serviced: EventInService, entrant: int, boards: Iterable[Sequence[EventTeamTable]], *, public: bool
) -> list[EventCardPlayer]:
    """Return the players of a team who are known to have played boards, by their tables, in their order.

    In `public` only those who agree have a name.
    """
    played = {player for tables in boards for table in tables for player in table["players"]}
    found: list[EventCardPlayer] = []
    for number, player in enumerate(everybody_of(serviced.event.state, entrant), 1):
        person = serviced.competitors.get(player)
        if number in played:
            shown = person is not None and (person.consent or not public)
            found.append({"number": number, "name": person.name if person is not None and shown else ""})
    return found
