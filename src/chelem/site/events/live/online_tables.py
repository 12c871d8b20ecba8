"""The tables of an online event: opened ahead, released as their round begins; they report their results."""

import asyncio
import hmac
import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from hashlib import sha256

from chelem.bots import BoardScoring
from chelem.core import Busy, ChelemError, Refused, Seat, hash_of_text
from chelem.engine.promise import RevealedNonce
from chelem.engine.promise_checks import check_hash
from chelem.events import PROGRAM, ArtificialScore
from chelem.events.log.entries.promising import BoardsCommitted, BoardsPledged, BoardsRevealed
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.results import form_of_event
from chelem.events.log.round_table import RoundTable, tables_of_round
from chelem.events.log.section import At, EventSection
from chelem.events.log.state import BoardAt
from chelem.events.table_result import UNPLAYED, TableResult
from chelem.site.contests import ORGANISER
from chelem.site.database import StoreError
from chelem.site.edge import VisitorId, derived_code
from chelem.site.events.domain import event_table
from chelem.site.events.domain.slow_play import late_boards, seconds_taken
from chelem.site.events.live.actor import EventActor
from chelem.site.tables import (
    BoardSet,
    BoardSetStore,
    Guest,
    Lobby,
    Table,
    TableActor,
    growing_pauses,
)

AT_ONCE = 10
"""Tables that are opened, or released, before the server does something else."""
A_SECOND = 100
"""The most tables that are released in a second: each deals, and tells its pages."""
AHEAD = 50
"""Tables of the next round that are opened at a time while the present one is played."""

logger = logging.getLogger(__name__)


class OnlineTables:
    """The tables at which people play an event; their codes follow from the event's secret and log."""

    def __init__(self, event: EventActor, lobby: Lobby) -> None:
        self._event = event
        self._lobby = lobby
        self._sets = BoardSetStore(lobby.database)
        self._boards: BoardSet | None = None
        self._dealt: BoardSet | None = None
        """The boards that the event's deals are of."""
        self._committing = asyncio.Lock()
        self._known: dict[str, RoundTable] = {}
        """The tables that are open, by code."""
        self._stored: set[str] | None = None
        """The codes of tables opened before the server was started."""
        self._wanted: dict[tuple[str, int], tuple[tuple[object, int], dict[str, RoundTable]]] = {}
        """The tables of rounds by code, and from what they were made."""

    async def revealed(self) -> BoardsRevealed:
        """Return what opens the promise of the boards, secret until everybody has played."""
        boards = await self.commit()
        return BoardsRevealed(boards.salt, boards.nonces)

    async def commit(self) -> BoardSet:
        """Return the boards of the event; the first time, publish the hash that they follow from."""
        async with self._committing:
            if self._boards is None:
                self._boards = await self._stored_boards()
        if not self._event.event.state.committed:
            await self._event.write(BoardsCommitted(self._boards.hash), PROGRAM, client="committed")
        return self._boards

    async def contribute(self, nonce: str) -> RevealedNonce:
        """Let the boards follow from a nonce of a director's device too, and return what was received.

        Its hash is published first. Raise `Refused` once a round has begun, the boards are dealt, others
        play them, or another nonce was added; the same one again changes nothing.
        """
        check_hash(nonce)
        state, pledge = self._event.event.state, hash_of_text(nonce)
        async with self._committing:
            own = self._boards or await self._stored_boards()
            if own.nonces != (nonce,):
                await self._check_not_dealt(own)
                if state.pledges != (pledge,):
                    await self._event.write(BoardsPledged(pledge), PROGRAM)
                drawn = replace(own, nonces=(nonce,))
                await self._sets.replace_draw(drawn)
                self._boards = drawn
                self._forget_deals()
        return RevealedNonce(self._event.code, 0, 0, own.hash, ORGANISER, nonce)

    async def _check_not_dealt(self, own: BoardSet) -> None:
        """Raise `Refused` if anybody may have seen boards, or is about to play them."""
        state = self._event.event.state
        sections = state.sections.values()
        dealt_there = self._dealt is not None and not (
            sections and all(section.online for section in sections)
        )
        if own.nonces or state.simultaneous or any(section.round for section in sections) or dealt_there:
            raise Refused("event.promise.late")
        if self._known or await self._sets.tables(own.code):
            raise Refused("event.promise.late")

    def _forget_deals(self) -> None:
        """Forget the deals that the event knows of its boards, as others follow now."""
        if self._dealt is not None:
            self._event.deals.clear()
            self._dealt = None

    async def deal(self, numbers: Iterable[int]) -> BoardSet:
        """Commit to the boards, and let the event know the deals of these."""
        boards = await self.commit()
        if boards is not self._dealt:
            self._event.deals.clear()  # of a file, before the program drew them
            self._dealt = boards
        for board in numbers:
            if board not in self._event.deals:
                self._event.deals[board] = boards.numbered(board).deal
        return boards

    async def adopt(self, boards: BoardSet, simultaneous: str) -> None:
        """Play the boards of a simultaneous instead of the event's own, none of which has been dealt."""
        async with self._committing:
            own = self._boards or await self._stored_boards()
            played = replace(own, salt=boards.salt, nonces=boards.nonces)
            await self._sets.replace_draw(played)
            self._boards = played
            await self._event.write(BoardsCommitted(boards.hash, simultaneous), PROGRAM)
            for pledge in boards.pledges:
                await self._event.write(BoardsPledged(pledge), PROGRAM)
            if self._event.event.state.terms.online:
                self._event.deals.clear()  # those of its own

    async def _stored_boards(self) -> BoardSet:
        code = self._event.code
        boards = await self._sets.find(code)
        if boards is None:
            state = self._event.event.state
            terms, beaten = state.terms, form_of_event(state).counts_beaten
            scoring = BoardScoring.MATCHPOINTS if beaten else BoardScoring.IMPS
            salt = hmac.digest(self._event.secret.encode(), b"boards", sha256).hex()[:32]
            boards = event_table.new_event_boards(code, salt, scoring, terms)
            await self._sets.add(boards, [])
        return boards

    def code_of(self, place: RoundTable) -> str:
        """Return the code of a table."""
        return derived_code(self._event.secret, place.said)

    async def open(
        self, section: EventSection, number: int, most: int | None = None
    ) -> Mapping[str, RoundTable]:
        """Open tables of a round that are not open yet, at most `most`, and return all by code.

        The answer is the same object while nothing changes in the round.
        """
        wanted = self.tables_by_code(section, number)
        new = [code for code in wanted if code not in self._known][:most]
        if not new:
            return wanted
        boards = await self.deal(section.movement.boards)
        if self._stored is None:
            self._stored = {table.code for table in await self._sets.tables(boards.code)}
        for start in range(0, len(new), AT_ONCE):
            part = new[start : start + AT_ONCE]
            await asyncio.gather(*(self._open_one(boards, code, wanted[code]) for code in part))
        return wanted

    async def open_ahead(self, section: EventSection, number: int) -> None:
        """Open some tables of a round to come, so that few are left to be opened when it begins."""
        if number <= section.rounds:
            await self.open(section, number, AHEAD)

    def tables_by_code(self, section: EventSection, number: int) -> Mapping[str, RoundTable]:
        """Return the tables of a round by code, made once while nothing changes there."""
        state = self._event.event.state
        made_from = section.layout, state.player_changes
        known = self._wanted.get((section.name, number))
        if known is not None and known[0] == made_from:
            return known[1]
        wanted = {self.code_of(place): place for place in tables_of_round(state, section, number)}
        if known is not None and known[1] == wanted:
            wanted = known[1]
        self._wanted[section.name, number] = made_from, wanted
        return wanted

    async def _open_one(self, boards: BoardSet, code: str, place: RoundTable) -> None:
        if code not in (self._stored or ()):
            table = event_table.new_event_table(
                boards, place.numbers, self.chairs_of(place), code, self._lobby.database.now
            )
            try:
                await self._lobby.store.save(table.take_pending())
            except StoreError:
                self._stored = None  # it may be stored all the same: what is there is asked for again
                raise
            self._lobby.host(table)
        self._known[code] = place

    def chairs_of(self, place: RoundTable) -> dict[Seat, Guest | None]:
        """Return who sits in which chair; None for a robot's."""
        persons = self._event.persons
        known = {seat: persons.get(player) for seat, player in place.players.items()}
        return {
            seat: Guest(person.visitor, person.name) if person and person.visitor else None
            for seat, person in known.items()
        }

    async def come_back(self, actor: TableActor, visitor: VisitorId) -> None:
        """Let somebody take the chair that the event gives them from the robot that plays for them."""
        code = actor.table.code
        place = self._known.get(code) or self._find(code)
        if place is None:
            return
        section = self._event.event.state.sections[place.section]
        now = self.tables_by_code(section, place.at[0]).get(code)  # substitutes change who sits there
        chairs = {} if now is None else self.chairs_of(now)
        for seat, guest in chairs.items():
            if guest is not None and guest.visitor == visitor:
                await actor.ask(partial(event_table.come_back, seat=seat, guest=guest))

    def find_deal(self, section: str, at: At, board: int) -> tuple[str, int] | None:
        """Return the code of the table where a board was played, and its deal there; None at real tables."""
        sections = self._event.event.state.sections
        found = sections.get(section) or next(iter(sections.values()))
        if not found.online:
            return None
        tables = self.tables_by_code(found, at[0])
        return next(
            (
                (code, table.numbers.index(board) + 1)
                for code, table in tables.items()
                if table.at == at and board in table.numbers
            ),
            None,
        )

    async def actors(self, codes: Iterable[str]) -> list[TableActor]:
        """Return the actors of tables."""
        return [await self._lobby.actor(code) for code in codes]

    async def release(self, tables: Mapping[str, RoundTable]) -> None:
        """Let the boards of tables begin, with their players: a few at a time, in their order."""
        for count, (code, place) in enumerate(tables.items(), 1):
            if count % AT_ONCE == 0:
                await asyncio.sleep(AT_ONCE / A_SECOND)
            actor = await self._lobby.actor(code)
            chairs = self.chairs_of(place)
            seated = {
                seat: person.visitor
                for seat in chairs
                if (person := actor.table.occupant(seat)) and person.visitor
            }
            wanted = {seat: guest.visitor for seat, guest in chairs.items() if guest}
            await actor.ask(event_table.release)  # a table loaded after a restart begins by it, too
            if wanted != seated:
                await actor.ask(partial(event_table.change_players, chairs=chairs))

    async def pause(self, tables: Iterable[str], *, going: bool) -> None:
        """Let no further board begin during a break, or let them begin again."""
        for actor in await self.actors(tables):
            await actor.ask(event_table.release if going else event_table.hold)

    async def cut(self, tables: Mapping[str, RoundTable]) -> None:
        """End a round: boards that have not begun are not played; those in play are finished.

        Where it is known who took the time, they receive average scores instead.
        """
        for code, place in tables.items():
            actor = await self._lobby.actor(code)
            boards = sorted(await actor.ask(event_table.hold))
            section = self._event.event.state.sections[place.section]
            seconds = 60 * section.round_minutes
            ruling = late_boards(seconds_taken(actor.table), seconds)
            for board in boards:
                at = place.section, *place.at, board
                await self._write(code, UNPLAYED if ruling is None else ruling, at)

    async def report(self, table: Table, deal: int) -> None:
        """Write the result of a deal that has just been scored into the log of the event."""
        place = self._known.get(table.code) or self._find(table.code)
        result = event_table.result_of(table, deal)
        if place is not None and result is not None:
            at = place.section, *place.at, place.first + deal - 1
            await self._write(table.code, result, at)

    async def _write(self, code: str, result: TableResult | ArtificialScore, at: BoardAt) -> None:
        """Write a result, or a ruling, once, as soon as it can be stored."""
        entry = ResultReported(*at, result) if isinstance(result, TableResult) else BoardRuled(*at, result)
        for pause in growing_pauses():
            try:
                await self._event.write(entry, PROGRAM, code, f"{code}.{at[3]}")
            except (Busy, StoreError):
                await asyncio.sleep(pause)
            except ChelemError as error:
                logger.warning("event %s, table %s, board %s: %s", self._event.code, code, at[3], error)
                return
            else:
                return

    def _find(self, code: str) -> RoundTable | None:
        """Return the place of a table that was opened before the server was started."""
        state = self._event.event.state
        for section in state.sections.values():
            for number in range(1, section.round + 1) if section.online else ():
                for place in tables_of_round(state, section, number):
                    if self.code_of(place) == code:
                        return place
        return None
