"""The break after a round of an online section: the next one is drawn, opened, and begins when it is due."""

from datetime import datetime, timedelta

from chelem.events import PROGRAM, EventSection
from chelem.events.log.entries.rounds import RoundStarted
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.online_draws import draw_next
from chelem.site.events.live.online_players import OnlinePlayers
from chelem.site.events.live.online_tables import OnlineTables
from chelem.site.events.live.served_round import PAGES_A_SECOND, ServedRound

BREAK = timedelta(seconds=30)
"""From the last result of a round, or a new draw, to the next round: time to read the results of others."""


class OnlineBreaks:
    """What comes next in each section where all tables have played."""

    def __init__(self, event: EventActor, tables: OnlineTables, players: OnlinePlayers) -> None:
        self._event = event
        self._tables = tables
        self._players = players
        self._over: dict[str, tuple[int, datetime]] = {}
        """The round in play of each section, and when all tables had played it."""
        self._due: dict[str, datetime] = {}
        self._ahead: dict[str, ServedRound] = {}
        self._undrawn: set[str] = set()
        self.changes = 0
        """Counts how often the tables of a next round, or who sits there, have changed."""

    def due(self, section: str) -> datetime | None:
        """Return when the next round begins; None while tables play, it is not drawn, or there is none."""
        return self._due.get(section)

    def ahead(self, section: str) -> ServedRound | None:
        """Return the next round, in the break before it."""
        return self._ahead.get(section) if section in self._due else None

    def seen(self, section: str) -> ServedRound | None:
        """Return the round that was last opened ahead of its time, also once it is played."""
        return self._ahead.get(section)

    def waits_for_draw(self, section: str) -> bool:
        """Return whether all tables have played, and the director draws the next round."""
        return section in self._undrawn

    @property
    def tag(self) -> str:
        """What changes with the tables of a next round, and when the director is to draw one."""
        return f"{self.changes}{''.join(sorted(self._undrawn))}"

    def end(self, section: str) -> None:
        """Forget the break: tables play, or the last round is over."""
        self._due.pop(section, None)
        self._undrawn.discard(section)

    async def conduct(self, section: EventSection) -> None:
        """Draw and open the round after the one that is over, and begin it when it is due."""
        name, number = section.name, section.round + 1
        over = self._over.get(name)
        if over is None or over[0] != section.round:
            over = self._over[name] = section.round, self._now()
        await self._players.fill_draw(section)
        await draw_next(self._event, section)
        if section.undrawn == number:
            self._due.pop(name, None)
            self._ahead.pop(name, None)
            self._undrawn.add(name)
            return
        self._undrawn.discard(name)
        await self._open(section, over[1])
        if self._now() >= self._due[name] and not section.paused:
            self._due.pop(name)
            client = f"started-{name}-{number}"
            await self._event.write(RoundStarted(name, number), PROGRAM, client=client)

    async def _open(self, section: EventSection, over: datetime) -> None:
        """Open the next round, and say when it begins: people need time to find the tables of a draw."""
        name, number = section.name, section.round + 1
        tables = await self._tables.open(section, number)
        known = self._ahead.get(name)
        if known is None or known.tables is not tables:
            self._ahead[name] = ServedRound(number, tables)
            self.changes += 1
        if name not in self._due or known is None or known.tables.keys() != tables.keys():
            rest = timedelta(minutes=section.breaks.get(number, 0))
            seated = timedelta(seconds=len(self._ahead[name].by_player) / PAGES_A_SECOND)
            self._due[name] = max(over + rest, self._now() + BREAK) + seated

    def _now(self) -> datetime:
        return datetime.fromisoformat(self._event.now())
