"""An event in service: one writer, whose entries are stored before anybody learns of them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TypeVar, cast

from chelem.core import Busy, ChelemError, Deal, Phrase, Refused, Unknown
from chelem.events import Author, KeyHolder
from chelem.events.competitor import Competitor, CompetitorId, team_name_id
from chelem.events.keys import Keyring
from chelem.events.lead_check import doubts_of_result
from chelem.events.log.admitting import admit_entry
from chelem.events.log.entries.reporting import ResultCorrected, ResultReported
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.listed_people import no_longer_listed
from chelem.events.log.round_table import everybody_of
from chelem.site.database import LostShard, StoreError, note_change, shard_of
from chelem.site.edge import VisitorId
from chelem.site.events.live.board_solver import BoardSolver
from chelem.site.events.live.drawn_rounds import DrawnRounds
from chelem.site.events.live.log_quota import LogQuota
from chelem.site.events.live.pages import EventPages
from chelem.site.events.live.pending_devices import PendingDevices
from chelem.site.events.store.event_store import EventStore, StoredEvent, entry_text
from chelem.site.events.views.names import teams_called_after
from chelem.site.events.views.publications import PublishedRankings
from chelem.site.events.views.serviced_event import EventInService

MOST_KNOWN = 200
"""The most results of work for readers that an event keeps."""
MOST_PERSONS = 10_000
"""The most people whose names are stored for an event."""
WorkedOut = TypeVar("WorkedOut")
logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Waiting:
    """An entry that is to be written, and who waits for its version."""

    content: EntryContent
    author: Author
    device: str
    client: str
    done: "asyncio.Future[int]"


class EventActor:
    """Serves one event. Entries that arrive during a commit share the next one, in the order of arrival."""

    def __init__(self, stored: StoredEvent, store: EventStore) -> None:
        self.code, self.secret = stored.code, stored.secret
        self.keys = Keyring(stored.secret, {holder.name: holder for holder in stored.holders})
        self.event = Event.fold(stored.entries)
        self.quota = _quota_of(stored)
        self.persons: dict[CompetitorId, Competitor] = {person.id: person for person in stored.persons}
        self.deals = dict(stored.deals)
        """The deals by board, where they are known."""
        self.solver = BoardSolver()
        self._stored = self.event.version
        """How many entries are known to be stored; 0 where that is not known."""
        self.pending = PendingDevices(stored.code, stored.secret, store)
        self.codes, self.claims = self.pending.codes, self.pending.claims
        self.renamed = 0
        """Counts changes of names, which the log does not know."""
        self.publications = PublishedRankings()
        self.draws = DrawnRounds(self.work_out, lambda: self.tag)
        self._by_visitor: tuple[int, dict[VisitorId, Competitor]] = -1, {}
        """The persons by their browsers, as of a number of changes of names."""
        self._store = store
        self.used = time.monotonic()
        """When somebody last asked for the event."""
        self._ended: Unknown | Busy | LostShard | None = None
        """Why nothing more is written here: the event is removed, unloaded, or another process's."""
        self._working_once = asyncio.Lock()
        self._working = asyncio.Lock()
        """What is worked out in other threads takes turns, so that an event never has more than one."""
        self._known: OrderedDict[Hashable, object] = OrderedDict()
        """What was worked out last, by the tag of the event and what it is."""
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self.pages = EventPages(lambda: self.tag, self.snapshot, self.now)
        self.on_change: Callable[[], None] = lambda: None
        """Called after each change, once it is stored."""

    @property
    def tag(self) -> str:
        """What a page compares to know whether anything has changed."""
        return f"{self.event.version}.{self.renamed}"

    def snapshot(self) -> EventInService:
        """Return the event as it is now, to be drawn."""
        return EventInService(self.code, self.tag, self.renamed, self.event, self.persons, self.deals)

    async def work_out(self, make: Callable[[EventInService], WorkedOut]) -> WorkedOut:
        """Return what `make` returns for the event as it is now, called in another thread.

        The thread has a copy, as entries are written meanwhile. In the event itself it might see half of a
        change, and a ranking that it worked out without the last entry would be kept.
        """
        async with self._working:
            event, version = self.event, self.event.version
            now = replace(self.snapshot(), competitors=dict(self.persons), deals=dict(self.deals))
            return await asyncio.to_thread(lambda: make(replace(now, event=event.as_of(version))))

    async def work_out_once(self, what: Hashable, make: Callable[[EventInService], WorkedOut]) -> WorkedOut:
        """Return what `make` works out of the event; the same for all who ask for `what` until it changes."""
        async with self._working_once:
            tag = self.tag
            if (tag, what) in self._known:
                return cast("WorkedOut", self._known[tag, what])
            made = await self.work_out(make)
            return self.once(what, lambda: made) if tag == self.tag else made

    def once(self, what: Hashable, make: Callable[[], WorkedOut]) -> WorkedOut:
        """Return what `make` returns; the same for all who ask for `what` until the event changes."""
        key = self.tag, what
        known = self._known[key] = self._known[key] if key in self._known else make()
        self._known.move_to_end(key)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return cast("WorkedOut", known)

    async def write(self, content: EntryContent, author: Author, device: str = "", client: str = "") -> int:
        """Add an entry and return its version, once it is durable.

        What a sender sends again, by its own id `client`, has the version that it had. Raises what
        `admit_entry` raises, `Refused` if that id is of another entry, `Busy` if it could not be stored, and
        `LostShard` if another process has the event now.
        """
        self._check_served()
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(content, author, device, client, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_waiting())
        version = await done
        note_change()
        return version

    async def put_person(self, person: Competitor) -> None:
        """Store a person, in place of the person who had that id; `Refused` if that is one too many."""
        self._check_served()
        if person.id not in self.persons and len(self.persons) >= MOST_PERSONS:
            raise Refused("event.persons-full", most=MOST_PERSONS)
        await self._store.put_person(self.code, person)
        if person.id in self.persons:
            self.pages.drop()
        self.persons[person.id] = person
        self.announce()

    async def change_persons(self, changed: Iterable[Competitor]) -> None:
        """Store what has changed about people, all or none, but nobody who is forgotten meanwhile."""
        people = tuple(changed)
        await self._store.change_persons(self.code, people)
        for person in people:
            if (now := self.persons.get(person.id)) is not None:
                self.persons[person.id] = replace(person, visitor=now.visitor)
        self.pages.drop()
        self.announce()

    async def forget_person(self, person: CompetitorId) -> None:
        """Forget a person: the log has only numbers. Their team's own name goes too, as it may be theirs."""
        await self._forget([person, *self._team_names_of(person)])

    async def forget_unlisted(self) -> None:
        """Forget people in whose place others have been entered, and names of teams that have theirs in them.

        A browser that has entered leaves by itself. What cannot be deleted now is deleted the next time.
        """
        unlisted = no_longer_listed(self.event)
        gone = [
            unlisted_id
            for unlisted_id in unlisted
            if unlisted_id in self.persons and not self.persons[unlisted_id].visitor
        ]
        if gone:
            names = [self.persons[gone_id].name for gone_id in gone]
            try:
                await self._forget([*gone, *teams_called_after(names, self.persons.values())])
            except StoreError:
                logger.exception("names of event %s are not deleted yet", self.code)

    async def _forget(self, people: Collection[CompetitorId]) -> None:
        await self._store.forget_persons(self.code, people)
        for person in people:
            self.persons.pop(person, None)
        self.pages.drop()
        self.announce()

    def person_of(self, visitor: VisitorId | None) -> Competitor | None:
        """Return the person of a browser; None if it is nobody's here."""
        if self._by_visitor[0] != self.renamed:
            found = {person.visitor: person for person in self.persons.values() if person.visitor}
            self._by_visitor = self.renamed, found
        return self._by_visitor[1].get(visitor) if visitor else None

    def change_visitor(self, visitor: VisitorId, now: VisitorId | None) -> None:
        """Forget a visitor who is erased; or know them under another id, `now`. The database does so too."""
        person = self.person_of(visitor)
        if person is None:
            return
        if now is None:
            for name_id in (person.id, *self._team_names_of(person.id)):
                del self.persons[name_id]
        else:
            self.persons[person.id] = replace(person, visitor=now)
        self.pages.drop()
        self.announce()

    def _team_names_of(self, person: CompetitorId) -> list[CompetitorId]:
        """Return the ids of the own names of the teams for which somebody plays."""
        state = self.event.state
        teams = (
            team_name_id(entrant) for entrant in self.event.entrants if person in everybody_of(state, entrant)
        )
        return [team for team in teams if team in self.persons]

    async def put_holder(self, holder: KeyHolder) -> None:
        """Store which key a holder has: from now on their earlier ones open nothing."""
        self._check_served()
        await self._store.put_holder(self.code, holder)
        self.keys = Keyring(self.keys.secret, {**self.keys.holders, holder.name: holder})
        self.announce()

    async def put_deals(self, deals: Mapping[int, Deal]) -> None:
        """Store the deals of the boards; `Refused` once the program has drawn them."""
        self._check_served()
        if self.event.state.committed:
            raise Refused("event.online.deals")
        await self._store.put_deals(self.code, deals)
        self.deals = dict(deals)
        self.announce()

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits for an answer, or for news."""
        return bool(self._waiting or self.pages.is_awaited or self.claims.waiting()) or (
            self._writing is not None and not self._writing.done()
        )

    async def remove(self) -> None:
        """Delete the event with all that belongs to it, once what is being written is stored."""
        self._ended = Unknown("event.unknown", event=self.code)
        await self.finish()
        try:
            await self._store.remove(self.code)
        except StoreError:
            self._ended = None
            raise
        self.announce()

    async def finish(self) -> None:
        """Wait until what is being written is stored, or refused."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    def retire(self, *, moved: bool) -> None:
        """Write nothing more: the next request reads the event again, elsewhere if it has `moved`."""
        self._ended = self._ended or (LostShard(shard_of(self.code)) if moved else Busy("event.not-stored"))

    def _check_served(self) -> None:
        if self._ended is not None:
            raise self._ended

    def now(self) -> str:
        """Return the server's time, in the format of entries."""
        return self._store.now()

    def doubts(self, content: EntryContent, author: Author) -> tuple[Phrase, ...]:
        """Return what its author may know to be wrong with the lead of a reported result."""
        if not isinstance(content, ResultReported | ResultCorrected):
            return ()
        section = self.event.state.sections.get(content.section)
        at = content.round, content.table, content.board
        return () if section is None else doubts_of_result(self.deals, section, at, content.result, author)

    async def wait_for_change(self, tag: str, seconds: float) -> str:
        """Return the tag once it is another one, or after some seconds."""
        if tag == self.tag:
            changed = self._changed
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)
        return self.tag

    def announce(self) -> None:
        """Let all pages look again, after a change that is not in the log."""
        self.renamed += 1
        self._announce()

    def _announce(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
        self.pages.tell()
        self.on_change()

    async def _write_waiting(self) -> None:
        """Write what waits until nothing does: each group is admitted, stored, and only then answered."""
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                await self._read_again()
                answers = [self._admit(request) for request in group]
                # by version: a group may hold an entry and the same one sent again
                new = {entry.version: entry for entry in answers if entry and entry.version >= self._stored}
                if new:
                    await self._store.append(self.code, new.values())
            except StoreError as error:
                self._stored = 0
                for request in group:
                    _fail(request, error if isinstance(error, LostShard) else Busy("event.not-stored"))
                continue
            self._stored = self.event.version
            if any(entry.content.changes_lists for entry in new.values()):
                await self.forget_unlisted()
            for request, entry in zip(group, answers, strict=True):
                if entry is not None and not request.done.done():
                    request.done.set_result(entry.version)
            if new:
                self._announce()

    def _admit(self, waiting: _Waiting) -> EventEntry | None:
        """Return the entry, new or sent before; None if it is refused."""
        sent = self.event.sent_before(waiting.author, waiting.client)
        try:
            if sent is not None and sent.content == waiting.content:
                return sent
            if sent is not None:
                raise Refused("event.log.resent", version=sent.version)
            admit_entry(self.event, waiting.content, waiting.author)
        except ChelemError as error:
            _fail(waiting, error)
            return None
        entry = EventEntry(
            self.event.version,
            waiting.content,
            waiting.author,
            waiting.device,
            waiting.client,
            self._store.now(),
        )
        try:
            self.quota.check(entry.author, characters := len(entry_text(entry)))
        except Refused as error:
            _fail(waiting, error)
            return None
        self.event.append(entry)
        self.quota.add(entry.author, characters)
        return entry

    async def _read_again(self) -> None:
        """After a write that failed, read what is stored: all of it, or nothing, may be."""
        if self._stored == 0 and self.event.version:
            stored = await self._store.find(self.code)
            self.event = Event.fold(stored.entries if stored else ())
            self.quota = _quota_of(stored)
            self._stored = self.event.version
            self.renamed += 1  # another tag: a version may now stand for another entry


def _quota_of(stored: StoredEvent | None) -> LogQuota:
    """Return what has been written in an event that is read."""
    quota = LogQuota()
    for entry, characters in zip(stored.entries, stored.characters, strict=False) if stored else ():
        quota.add(entry.author, characters)
    return quota


def _fail(waiting: _Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
