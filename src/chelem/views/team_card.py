"""What the card of a team has beside that of a pair: both tables of each board, and who sat there."""

from collections.abc import Iterable, Mapping

from chelem.core.seats import SIDES, Side
from chelem.events.log.event import Event
from chelem.events.log.fielding import players_at_table
from chelem.events.log.round_table import everybody_of
from chelem.events.traveller import TravellerLine
from chelem.views.event import EventInService
from chelem.views.event_shapes import EventCardPlayer, EventScorecard, EventTeamTable
from chelem.views.played_text import played_contract, played_points


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
                players.index(one) + 1
                for one in players_at_table(state, name, (line.round, line.table), side, entrant)
            ],
        }
        for side in SIDES
        if (line := lines.get(side)) is not None
    ]


def card_players(serviced: EventInService, card: EventScorecard, *, public: bool) -> list[EventCardPlayer]:
    """Return the players of a team who are known to have played boards of its card, in their order.

    In `public` only those who agree have a name.
    """
    played = set(_players_of(card))
    found: list[EventCardPlayer] = []
    for number, player in enumerate(everybody_of(serviced.event.state, card["entrant"]), 1):
        person = serviced.competitors.get(player)
        if number in played:
            shown = person is not None and (person.consent or not public)
            found.append({"number": number, "name": person.name if person is not None and shown else ""})
    return found


def _players_of(card: EventScorecard) -> Iterable[int]:
    return (player for board in card["boards"] for table in board["tables"] for player in table["players"])
