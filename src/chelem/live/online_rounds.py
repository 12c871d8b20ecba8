"""The rounds of an online event: they begin, run against the clock, and end when all tables have played."""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta

from chelem.core.errors import Busy, ChelemError
from chelem.events.competitor import CompetitorId
from chelem.events.log.author import PROGRAM
from chelem.events.log.directing import RoundStarted
from chelem.events.log.publishing import BoardsRevealed
from chelem.events.log.round_table import RoundTable
from chelem.events.log.section import EventSection
from chelem.live.background import log_errors
from chelem.live.event_actor import EventActor
from chelem.live.online_players import OnlinePlayers
from chelem.live.online_tables import OnlineTables
from chelem.store.database import StoreError
from chelem.tables import event_table

TICK = 1.0
"""The seconds after which the clocks are looked at again."""
OPENING = 20
"""How often, in a second, it is seen whether the tables of a round are open."""
BREAK = timedelta(seconds=15)
"""From the last result of a round to the next round."""
ABSENT = 60.0
"""The seconds after which a robot plays for somebody who is not there."""
LOOKED_AT = 20.0
"""The seconds after which the next board begins, whoever still looks at the result of the last one."""

logger = logging.getLogger(__name__)


class ServedRound:
    """The tables of a round that have been released, by code, and those of each player."""

    def __init__(self, number: int, tables: dict[str, RoundTable]) -> None:
        self.number, self.tables = number, tables
        self.by_player: dict[CompetitorId, list[str]] = {}
        for code, table in tables.items():
            for player in table.players.values():
                self.by_player.setdefault(player, []).append(code)


class OnlineRounds:
    """Conducts the online sections of an event from what its log says, also after a restart."""

    def __init__(self, event: EventActor, tables: OnlineTables, players: OnlinePlayers) -> None:
        self._event = event
        self._tables = tables
        self._players = players
        self._next: dict[str, datetime] = {}
        """When the next round of a section begins, where all tables have played."""
        self._served: dict[str, ServedRound] = {}
        """The round in play of each section."""
        self._paused: set[str] = set()
        self._rested: dict[str, float] = {}
        """Since when a table is between two boards, by the event loop's time."""
        self._woken = asyncio.Event()
        self._told = ""
        self._changed = asyncio.Event()
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
        rounds = [
            f"{name}{served.number}:{len(served.tables)}" for name, served in sorted(self._served.items())
        ]
        begun = [section.round for section in self._sections()]
        due = [each.timestamp() for each in self._next.values()]
        return f"{state.arrivals}.{self._event.renamed}.{state.closed}.{begun}.{rounds}.{due}".replace(
            " ", ""
        )

    async def wait_for_change(self, tag: str, seconds: float) -> None:
        """Return once the tag is another one, or after some seconds."""
        if tag == self.tag:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), seconds)

    def _tell(self) -> None:
        """Wake the pages that wait for a change, if there is one for them."""
        if self._told != (tag := self.tag):
            self._told = tag
            self._changed.set()
            self._changed = asyncio.Event()

    def next_round(self, section: str) -> datetime | None:
        """Return when the next round begins; None while tables play, and after the last one."""
        return self._next.get(section)

    async def served(self, section: EventSection) -> ServedRound:
        """Return the round in play, once its tables are open; `Busy` if that takes long."""
        for _ in range(OPENING):
            found = self._served.get(section.name)
            if found is not None and found.number == section.round:
                return found
            self.follow()
            await asyncio.sleep(1 / OPENING)
        raise Busy("event.online.opening")

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
        return [] if state.closed else [each for each in state.sections.values() if each.online]

    async def _run(self) -> None:
        while self._is_wanted():
            self._woken.clear()
            try:
                await self._tables.commit()
                await self._players.fill_in()
                for section in self._sections():
                    await self._conduct(section)
                await self._reveal_after_all()
            except (ChelemError, StoreError) as error:
                logger.warning("event %s: %s", self._event.code, error)
            except Exception:  # the other sections, and the next round, go on
                logger.exception("event %s: its rounds are not conducted", self._event.code)
            self._tell()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), TICK)
        self._task = None

    async def _conduct(self, section: EventSection) -> None:
        """Open what is to be played, and end or begin a round whose time has come."""
        if not section.round:
            return
        served = await self._serve(section)
        over = self._is_over(section, served)
        if bool(section.paused) != (section.name in self._paused):
            await self._pause(section, served)
        if not over:
            await self._look_after(served)
            if not section.paused and self._now() >= self._until(section):
                await self._tables.cut(self._without_result(section, served))
        if not over or section.round >= section.rounds:
            self._next.pop(section.name, None)
            return
        due = self._next.setdefault(section.name, self._now() + BREAK)
        await self._tables.open(section, section.round + 1)
        if self._now() >= due and not section.paused:
            number = section.round + 1
            self._next.pop(section.name, None)
            client = f"started-{section.name}-{number}"
            await self._event.write(RoundStarted(section.name, number), PROGRAM, client=client)

    async def _serve(self, section: EventSection) -> dict[str, RoundTable]:
        """Open and release the tables of the round in play, those of cells that are replaced too."""
        tables = await self._tables.open(section, section.round)
        known = self._served.get(section.name)
        if known is None or known.number != section.round or known.tables != tables:
            await self._tables.release(tables)
            self._served[section.name] = ServedRound(section.round, tables)
        return tables

    async def _pause(self, section: EventSection, served: dict[str, RoundTable]) -> None:
        """Stop the play or go on, as the director says; boards in play are finished first."""
        await self._tables.pause(served, going=not section.paused)
        (self._paused.add if section.paused else self._paused.discard)(section.name)

    async def _look_after(self, served: dict[str, RoundTable]) -> None:
        """Let robots play for people who stay away, and boards begin where nobody asks for the next one."""
        now = asyncio.get_running_loop().time()
        for actor in await self._tables.actors(served):
            table = actor.table
            if event_table.absent(table, ABSENT, now):
                await actor.ask(lambda table: event_table.stand_in_for_absent(table, ABSENT))
            elif table.policy.pace != event_table.pace_of(bool(table.persons())):
                await actor.ask(event_table.set_pace)
            if not table.between_deals:
                self._rested.pop(table.code, None)
            elif now - self._rested.setdefault(table.code, now) > LOOKED_AT:
                await actor.ask(event_table.begin_next_board)

    def _is_over(self, section: EventSection, served: dict[str, RoundTable]) -> bool:
        return not self._without_result(section, served)

    def _without_result(self, section: EventSection, served: dict[str, RoundTable]) -> dict[str, RoundTable]:
        """Return the tables with a board that has neither a result nor a ruling."""
        rulings = self._event.event.state.rulings
        return {
            code: place
            for code, place in served.items()
            if any(
                (*place.at, board) not in section.reports and (section.name, *place.at, board) not in rulings
                for board in place.numbers
            )
        }

    def _until(self, section: EventSection) -> datetime:
        """Return until when a board may begin in the round in play."""
        minutes = section.minutes * section.movement.boards_a_round
        return datetime.fromisoformat(section.begun) + timedelta(minutes=minutes)

    def _now(self) -> datetime:
        return datetime.fromisoformat(self._event.now())

    async def _reveal_after_all(self) -> None:
        """Open the commitment once no table has anything to play."""
        state = self._event.event.state
        boards = {board for section in state.sections.values() for board in section.boards}
        if self._has_to_reveal() and not any(map(state.is_still_played, boards)):
            await self._event.write(BoardsRevealed(self._tables.salt), PROGRAM, client="revealed")
