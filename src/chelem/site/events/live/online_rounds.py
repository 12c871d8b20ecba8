"""The rounds of an online event: they begin, run against the clock, and end when all tables have played."""

import asyncio
import logging
from collections.abc import Awaitable, Container, Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from chelem.core import ChelemError
from chelem.events import PROGRAM, EventSection
from chelem.events.log.round_table import RoundTable, is_played_out
from chelem.site.database import StoreError
from chelem.site.edge import log_errors
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.attendance import Attendance, TableInRound
from chelem.site.events.live.event_table_calls import AT_ONCE
from chelem.site.events.live.online_breaks import OnlineBreaks
from chelem.site.events.live.online_players import OnlinePlayers
from chelem.site.events.live.online_tables import OnlineTables
from chelem.site.events.live.paced_wakeups import PacedWakeups
from chelem.site.events.live.served_round import PAGES_A_SECOND, ServedRound

TICK = 1.0
"""The seconds after which the clocks are looked at again."""
ABSENT = 60.0
"""The seconds after which a robot plays for somebody who is not there."""
SHARE = 4
"""So many times as long as conducting took, other work goes on before the next look at the tables."""
LAST_TABLES = 8
"""With how many tables left pages learn of each that finishes: not all pages are woken for all tables."""
MOST_WOKEN = 400
"""With how many people in a section all pages learn at once that the round in play has begun.

With more, the tables begin alone just then. A page knows when that is, and asks again within seconds.
"""

logger = logging.getLogger(__name__)


class OnlineRounds:
    """Conducts the online sections of an event from what its log says, also after a restart."""

    def __init__(self, event: EventActor, tables: OnlineTables, players: OnlinePlayers) -> None:
        self._event = event
        self._tables = tables
        self._players = players
        self._breaks = OnlineBreaks(event, tables, players)
        self.attendance = Attendance(event, ABSENT)
        self._served: dict[str, ServedRound] = {}
        """The round in play of each section."""
        self._late: dict[str, int] = {}
        """How many tables of each section still play after the time of its round."""
        self._playing: dict[str, tuple[int, int]] = {}
        """The round in play of each section, and how many tables have still to finish it."""
        self._released: dict[str, Mapping[str, RoundTable]] = {}
        """The tables of each section whose boards may begin."""
        self._seatings = 0
        """Counts how often the tables of a round, or who sits there, have changed."""
        self._paused: set[str] = set()
        self._woken = asyncio.Event()
        self._told = ""
        self._wakeups = PacedWakeups(AT_ONCE, PAGES_A_SECOND)
        self._task: asyncio.Task[None] | None = None

    def follow(self) -> None:
        """Act on what the log of the event says now."""
        self._woken.set()
        self._tell()
        if self._task is None and self._is_wanted():
            facts = f"event {self._event.code}: nobody conducts the rounds"
            self._task = log_errors(asyncio.create_task(self._run()), logger, lambda: facts)

    @property
    def busy(self) -> bool:
        """Whether there is an online section to conduct."""
        return self._task is not None

    @property
    def tag(self) -> str:
        """What a player's page compares to know whether places, partners or rounds have changed."""
        state = self._event.event.state
        rounds = [self._round_tag(section) for section in self._sections()]
        players = f"{state.player_changes}.{self._event.renamed}"
        seatings = f"{self._seatings}.{self._breaks.tag}"
        return f"{players}.{state.closed}.{seatings}.{''.join(rounds)}"

    def _round_tag(self, section: EventSection) -> str:
        """Return what changes as tables are open for the first round, in each break and after it.

        Where many play, it does not change as a round begins whose tables are open.
        """
        served, playing = self.served(section), min(self.playing(section), LAST_TABLES)
        next_due = "b" if self.next_round(section.name) else ""
        if served is not None and len(served.by_player) > MOST_WOKEN:
            next_due, playing = "", playing % LAST_TABLES
        return f"{section.name}{served.number if served else 0}{next_due}{playing}{self.is_finished(section)}"

    async def wait_for_change(self, tag: str, seconds: float) -> None:
        """Return once the tag is another one, or after some seconds; many pages are woken in turn."""
        if tag != self.tag:
            return
        with suppress(TimeoutError):
            await self._wakeups.wait(seconds)

    def _tell(self) -> None:
        """Wake the pages that wait for a change, if there is one for them."""
        if self._told != (tag := self.tag):
            self._told = tag
            self._wakeups.wake()

    def late(self, section: str) -> int:
        """Return how many tables still play though the time of the round is over."""
        return self._late.get(section, 0)

    def playing(self, section: EventSection) -> int:
        """Return how many tables have still to finish the round in play."""
        number, playing = self._playing.get(section.name, (0, 0))
        return playing if number == section.round else len(section.places_in(section.round))

    def is_finished(self, section: EventSection) -> bool:
        """Return whether all tables have played the last round."""
        return 0 < section.rounds <= section.round and self.playing(section) == 0

    def next_round(self, section: str) -> datetime | None:
        """Return when the next round begins; None while tables play, it is not drawn, or there is none."""
        return self._breaks.due(section)

    def waits_for_draw(self, section: str) -> bool:
        """Return whether all tables have played, and the director draws the next round."""
        return self._breaks.waits_for_draw(section)

    def served(self, section: EventSection) -> ServedRound | None:
        """Return the round in play; None until its tables are open, which changes the tag.

        In the break after it, return the next one: people may sit down there already.
        """
        if (ahead := self._breaks.ahead(section.name)) is not None:
            return ahead
        known = self._served.get(section.name), self._breaks.seen(section.name)
        return next((served for served in known if served and served.number == section.round), None)

    def close(self) -> None:
        """Conduct no more; nothing stored is lost."""
        if self._task is not None:
            self._task.cancel()

    def _is_wanted(self) -> bool:
        state = self._event.event.state
        return self._has_to_reveal() or (not state.closed and (state.terms.online or bool(self._sections())))

    def _has_to_reveal(self) -> bool:
        """Whether the boards that are played were promised by a hash that is not opened yet."""
        state = self._event.event.state
        begun = any(section.round for section in state.sections.values())
        return begun and bool(state.committed) and not state.revealed

    def _sections(self) -> list[EventSection]:
        state = self._event.event.state
        return [] if state.closed else [section for section in state.sections.values() if section.online]

    async def _run(self) -> None:
        while self._is_wanted():
            self._woken.clear()
            begun = asyncio.get_running_loop().time()
            await self._attempt(self._prepare())
            for section in self._sections():
                await self._attempt(self._conduct(section))
            await self._attempt(self._reveal_after_all())
            self._tell()
            await asyncio.sleep(min(TICK, SHARE * (asyncio.get_running_loop().time() - begun)))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), TICK)
        self._task = None

    async def _attempt(self, work: Awaitable[None]) -> None:
        """Do a part of the work; if it fails, the others go on, and it is tried again at the next turn."""
        try:
            await work
        except (ChelemError, StoreError) as error:
            logger.warning("event %s: %s", self._event.code, error)
        except Exception:
            logger.exception("event %s: its rounds are not conducted", self._event.code)

    async def _prepare(self) -> None:
        await self._tables.commit()
        await self._players.fill_in()

    async def _conduct(self, section: EventSection) -> None:
        """Open what is to be played, and end or begin a round whose time has come."""
        if not section.round:
            await self._players.fill_draw(section)
            return
        served = await self._serve(section)
        missing = self._without_result(served)
        over, in_time = not missing, section.paused or self._now() < self.until(section)
        self._late[section.name] = 0 if in_time else len(missing)
        self._playing[section.name] = section.round, len(missing)
        if bool(section.paused) != (section.name in self._paused):
            await self._pause(section, served)
        if not over:
            await self._look_after(section, served, missing)
            if not in_time:
                await self._tables.cut(missing)
        await self._tables.open_ahead(section, section.round + 1)
        if over and section.round >= section.rounds:
            self.attendance.forget(section.name)
        if not over or section.round >= section.rounds:
            self._breaks.end(section.name)
            return
        await self._breaks.conduct(section)

    async def _serve(self, section: EventSection) -> Mapping[str, RoundTable]:
        """Open and release the tables of the round in play, those of cells that are replaced too."""
        tables = await self._tables.open(section, section.round)
        known = self._served.get(section.name)
        if known is None or known.number != section.round or known.tables is not tables:
            self._served[section.name] = ServedRound(section.round, tables)
            ahead = self._breaks.seen(section.name)
            self._seatings += ahead is None or ahead.tables is not tables
            self._tell()
        if self._released.get(section.name) is not tables:
            await self._tables.release(tables)
            self._released[section.name] = tables
        return tables

    async def _pause(self, section: EventSection, served: Mapping[str, RoundTable]) -> None:
        """Stop the play or go on, as the director says; boards in play are finished first."""
        going = not section.paused  # the director may decide otherwise before all tables know
        await self._tables.pause(served, going=going)
        (self._paused.discard if going else self._paused.add)(section.name)

    async def _look_after(
        self, section: EventSection, served: Mapping[str, RoundTable], missing: Container[str]
    ) -> None:
        """Let robots play for people who stay away, and boards begin where nobody asks for the next one."""
        found = await self._tables.look_after(served, ABSENT)
        tables = (TableInRound(served[code], people, code in missing) for code, people in found.items())
        await self.attendance.look(section, tables)

    def _without_result(self, served: Mapping[str, RoundTable]) -> dict[str, RoundTable]:
        """Return the tables with a board that has neither a result nor a ruling."""
        state = self._event.event.state
        return {code: place for code, place in served.items() if not is_played_out(state, place)}

    def until(self, section: EventSection) -> datetime:
        """Return until when a board may begin in the round in play."""
        return datetime.fromisoformat(section.begun) + timedelta(minutes=section.round_minutes)

    def _now(self) -> datetime:
        return datetime.fromisoformat(self._event.now())

    async def _reveal_after_all(self) -> None:
        """Open the commitment once no table has anything to play."""
        state = self._event.event.state
        if self._has_to_reveal() and not state.simultaneous and not state.has_to_play:
            await self._event.write(await self._tables.revealed(), PROGRAM, client="revealed")
