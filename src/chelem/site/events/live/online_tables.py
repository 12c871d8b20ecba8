"""The tables of an online event: opened ahead, released as their round begins; they report their results."""

import asyncio
import hmac
import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from typing import TypeVar

from chelem.bots import BoardScoring
from chelem.core import SEATS, SIDES, Busy, ChelemError, Refused, Seat, hash_of_text
from chelem.engine.promise import RevealedNonce
from chelem.engine.promise_checks import check_hash
from chelem.events import PROGRAM, ArtificialScore
from chelem.events.log.entries.promising import BoardsCommitted, BoardsPledged, BoardsRevealed
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.results import form_of_event
from chelem.events.log.round_table import RoundTable, card_at, tables_of_round
from chelem.events.log.section import At, EventSection
from chelem.events.log.state import BoardAt
from chelem.events.table_result import UNPLAYED, TableResult
from chelem.site.contests import ORGANISER
from chelem.site.database import StoreError
from chelem.site.edge import VisitorId, derived_code
from chelem.site.events.domain import event_table
from chelem.site.events.domain.slow_play import late_boards
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.event_table_calls import AT_ONCE, EventTableCalls, PeopleAtTable
from chelem.site.relay import CallOutcome
from chelem.site.tables import BoardSet, BoardSetStore, Guest, Lobby, growing_pauses

AHEAD = 50
"""Tables of the next round that are opened at a time while the present one is played."""

FromOwner = TypeVar("FromOwner")
logger = logging.getLogger(__name__)


class OnlineTables:
    """The tables at which people play an event; their codes follow from the event's secret and log.

    Each is stored here, and served by its owner.
    """

    def __init__(self, event: EventActor, lobby: Lobby, calls: EventTableCalls) -> None:
        self._event = event
        self._lobby = lobby
        self._calls = calls
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
                self._boards = self._check_promised(await self._stored_boards())
        if not self._event.event.state.committed:
            await self._event.write(BoardsCommitted(self._boards.hash), PROGRAM, client="committed")
        return self._boards

    def _check_promised(self, stored: BoardSet) -> BoardSet:
        """Return boards that are those of the event's promise.

        They are not where an event was interrupted as it took over the boards of a simultaneous, until it
        has done so: raise `Busy`, as those who play that may not have begun.
        """
        promised = self._event.event.state.committed
        if promised and stored.hash != promised:
            logger.warning("event %s: its stored boards are not those of its promise", self._event.code)
            raise Busy("event.not-stored")
        return stored

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
                await self._replace_draw(drawn)
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
        """Play the boards of a simultaneous instead of the event's own, none of which has been dealt.

        After an interruption, it writes what is missing. Raise `Refused` if the event plays the boards of
        another simultaneous by now, or its own.
        """
        async with self._committing:
            self._check_adoptable(simultaneous)
            own = self._boards or await self._stored_boards()
            played = replace(own, salt=boards.salt, nonces=boards.nonces)
            await self._replace_draw(played)
            if self._event.event.state.simultaneous != simultaneous:
                await self._event.write(BoardsCommitted(boards.hash, simultaneous), PROGRAM)
            for pledge in boards.pledges:
                if pledge not in self._event.event.state.pledges:
                    await self._event.write(BoardsPledged(pledge), PROGRAM)
            if self._event.event.state.terms.online:
                self._event.deals.clear()  # those of its own

    async def _replace_draw(self, drawn: BoardSet) -> None:
        await self._sets.replace_draw(drawn, self._lobby.fence_of(self._event.code))
        self._boards = drawn

    def _check_adoptable(self, simultaneous: str) -> None:
        state = self._event.event.state
        if state.simultaneous == simultaneous:
            return
        if state.simultaneous:
            raise Refused("event.simultaneous.twice")
        if any(section.round for section in state.sections.values()):
            raise Refused("event.simultaneous.begun")

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
            cards = {side: card_at(self._event.event.state, place.sitting, side) for side in SIDES}
            played = replace(boards, sides=event_table.sides_by_cards(boards.bots, cards))
            chairs, now = self.chairs_of(place), self._lobby.database.now
            table = event_table.new_event_table(played, place.numbers, chairs, code, now)
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

    def chair_of(self, code: str, visitor: VisitorId) -> tuple[Seat, Guest] | None:
        """Return the chair that the event gives somebody at a table; None if they have none there."""
        place = self._place_of(code)
        if place is None:
            return None
        section = self._event.event.state.sections[place.section]
        now = self.tables_by_code(section, place.at[0]).get(code)  # substitutes change who sits there
        chairs = {} if now is None else self.chairs_of(now)
        return next(
            ((seat, guest) for seat, guest in chairs.items() if guest and guest.visitor == visitor), None
        )

    def may_begin(self, code: str) -> bool:
        """Return whether the boards of a table may begin: its round has, and there is no pause."""
        state, place = self._event.event.state, self._place_of(code)
        section = None if place is None else state.sections.get(place.section)
        if state.closed or place is None or section is None:
            return state.closed
        return place.at[0] <= section.round and not section.paused

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

    async def release(self, tables: Mapping[str, RoundTable]) -> None:
        """Let the boards of tables begin, with their players: a few at a time, in their order."""
        chairs = {code: self.chairs_of(place) for code, place in tables.items()}
        wanted = {code: tuple(map(seated.__getitem__, SEATS)) for code, seated in chairs.items()}
        _answers(await self._calls.release.each(wanted))

    async def pause(self, tables: Iterable[str], *, going: bool) -> None:
        """Let no further board begin during a break, or let them begin again."""
        _answers(await self._calls.go.each(dict.fromkeys(tables, going)))

    async def cut(self, tables: Mapping[str, RoundTable]) -> None:
        """End a round: boards that have not begun are not played; those in play are finished.

        Where it is known who took the time, they receive average scores instead. Tables that do not answer
        are to be cut again.
        """
        for code, found in _answered(await self._calls.cut.each(dict.fromkeys(tables))).items():
            place = tables[code]
            section = self._event.event.state.sections[place.section]
            ruling = late_boards(found.taken, 60 * section.round_minutes)
            for board in found.boards:
                at = place.section, *place.at, board
                await self._write_at_last(code, UNPLAYED if ruling is None else ruling, at)

    async def look_after(self, tables: Iterable[str], grace: float) -> Mapping[str, PeopleAtTable]:
        """Let robots play for those who have been away for some seconds, and the next boards begin.

        Return who is at the tables; those that do not answer are missing.
        """
        return _answered(await self._calls.look_after.each(dict.fromkeys(tables, grace)))

    async def report(self, code: str, deal: int, result: TableResult) -> None:
        """Write the result of a deal of a table into the log of the event, once.

        Raise `Busy` or `StoreError` if that is to be tried again.
        """
        place = self._place_of(code)
        if place is not None:
            await self._write(code, result, (place.section, *place.at, place.first + deal - 1))

    async def _write_at_last(self, code: str, result: TableResult | ArtificialScore, at: BoardAt) -> None:
        """Write a result, or a ruling, once, as soon as it can be stored."""
        for pause in growing_pauses():
            try:
                await self._write(code, result, at)
            except (Busy, StoreError):
                await asyncio.sleep(pause)
            else:
                return

    async def _write(self, code: str, result: TableResult | ArtificialScore, at: BoardAt) -> None:
        """Write a result, or a ruling, once; one that the log refuses is left out, with a warning."""
        entry = ResultReported(*at, result) if isinstance(result, TableResult) else BoardRuled(*at, result)
        try:
            await self._event.write(entry, PROGRAM, code, f"{code}.{at[3]}")
        except Busy:
            raise
        except ChelemError as error:
            logger.warning("event %s, table %s, board %s: %s", self._event.code, code, at[3], error)

    def _place_of(self, code: str) -> RoundTable | None:
        """Return the place of a table; None for one of no round that has begun or is open."""
        return self._known.get(code) or self._find(code)

    def _find(self, code: str) -> RoundTable | None:
        """Return the place of a table that was opened before the server was started."""
        for section in self._event.event.state.sections.values():
            for number in range(section.round, 0, -1) if section.online else ():
                if (place := self.tables_by_code(section, number).get(code)) is not None:
                    return place
        return None


def _answers(outcomes: Mapping[str, CallOutcome[FromOwner]]) -> dict[str, FromOwner]:
    """Return what tables have answered; raise the error of the first that could not."""
    return {code: outcome.answer() for code, outcome in outcomes.items()}


def _answered(outcomes: Mapping[str, CallOutcome[FromOwner]]) -> dict[str, FromOwner]:
    """Return what tables have answered, without those that cannot be asked just now."""
    away = Busy, StoreError
    return {code: found.answer() for code, found in outcomes.items() if not isinstance(found.error, away)}
