"""Who is away from their tables in an online event, and since when: for directors alone."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from chelem.core import Seat
from chelem.events import CompetitorId, EventSection
from chelem.events.log.absence import Absence
from chelem.events.log.round_table import RoundTable, players_of
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.event_table_calls import PeopleAtTable

AT_ONCE = 100
"""Tables that are looked at before the server does something else."""


@dataclass(frozen=True, slots=True)
class TableInRound:
    """A table of the round in play; it is `playing` while a board there has no result."""

    place: RoundTable
    people: PeopleAtTable
    playing: bool


class Attendance:
    """The players of one event who have gone: found at a table in play, kept until they are seen again."""

    def __init__(self, event: EventActor, grace: float) -> None:
        self._event = event
        self._grace = grace
        """The seconds before somebody counts as away."""
        self._known: dict[str, dict[CompetitorId, Absence]] = {}
        """Those of each section."""

    def absent(self) -> list[Absence]:
        """Return who is away, the first to go first; nobody is missed in an event that is closed."""
        if self._event.event.state.closed:
            return []
        found = [absence for section in self._known.values() for absence in section.values()]
        return sorted(found, key=lambda absence: absence.since)

    def forget(self, section: str) -> None:
        """Miss nobody in a section: it has nothing more to play."""
        self._known.pop(section, None)

    async def look(self, section: EventSection, tables: Iterable[TableInRound]) -> None:
        """Note who is away from the tables of the round in play."""
        seen = tuple(tables)
        here = {visitor for at_table in seen for visitor in at_table.people.here}
        before, found = self._known.get(section.name, {}), dict[CompetitorId, Absence]()
        # Who has just sat down has not been away for any time of grace.
        calm = self._grace > 0 and not before
        for number, at_table in enumerate(seen, 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if calm and not at_table.people.away:
                continue
            for seat, player in at_table.place.players.items():
                person = self._event.persons.get(player)
                if person is None or not person.visitor or person.visitor in here:
                    continue
                away = at_table.people.away.get(person.visitor, 0.0)
                if (known := before.get(player)) is not None:
                    found[player] = replace(known, place=at_table.place, seat=seat)
                elif at_table.playing and away >= self._grace:
                    found[player] = self._absence(section, at_table.place, seat, away)
        self._known[section.name] = found

    def _absence(self, section: EventSection, place: RoundTable, seat: Seat, away: float) -> Absence:
        """Return an absence that has just been found; tables of a round are open before it begins."""
        player, state = place.players[seat], self._event.event.state
        entrant = next(
            entrant
            for entrant in place.sitting.side(seat.side)
            if player in players_of(state, entrant, place.at[0])
        )
        gone = datetime.fromisoformat(self._event.now()) - timedelta(seconds=away)
        return Absence(player, entrant, place, seat, max(gone, datetime.fromisoformat(section.begun)))
