"""Bidding systems that visitors write, over HTTP: their chapters, versions, and what a change changes."""

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import Depends
from pydantic import Field
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem.bots.systems.own.given_system import base_of, title_of_own
from chelem.bots.systems.own.own_text import MOST_BYTES, OwnText
from chelem.core import Forbidden, Refused, Unknown
from chelem.formats.json_types import Body
from chelem.learning.study.partnership_card import CardAgreementBox
from chelem.learning.workshop.system_chapters import (
    OwnChapter,
    WordedChapter,
    agreements_in,
    chapters_in,
    checked_text,
    with_choice,
    word_chapter,
)
from chelem.learning.workshop.system_report import (
    DealsBidOtherwise,
    SystemReport,
    find_deals_bid_otherwise,
    report_change,
)
from chelem.learning.workshop.system_verdict import AT_ONCE, BOARDS, VerdictPart, play_part
from chelem.processes import WorkKind
from chelem.site.edge import new_code, provided
from chelem.site.learning.api.study import WorkerDep
from chelem.site.learning.live.system_workshop import DRAW, EXAMINE, PLAY, SystemWorkshop
from chelem.site.tables import Lobby, LobbyDep
from chelem.site.visitors import (
    MOST_SYSTEMS,
    CallRouter,
    Language,
    OptionalVisitor,
    OwnSystemStore,
    RegisteredVisitor,
    SystemVersion,
    VisitorRoute,
    id_of,
    keep_visitor,
    rate_limited,
    requester_of,
)

router = CallRouter(prefix="/api/own-systems", tags=["learn"], route_class=VisitorRoute)
FIRST_VERSION = 1
T = TypeVar("T")
LOOK_SECONDS = 1.0
"""How often it is looked whether the page that asked is still there."""


class NewSystem(Body):
    """A system to begin with: one of the program under another title."""

    base: str = Field(max_length=40)
    """One of the systems that `GET /api/games` lists."""
    title: str = Field("", max_length=100)


class GivenSystemText(Body):
    """The text of a system's file."""

    many_lines = frozenset({"text"})
    text: str = Field(max_length=MOST_BYTES)
    """A `.system` file, as `chelem system check` reads it; it may include the program's files."""


class ChapterDraft(Body):
    """A chapter as somebody is writing it."""

    many_lines = frozenset({"text"})
    file: str = Field(max_length=80)
    """The file; `main` for the text of the system itself."""
    text: str = Field(max_length=MOST_BYTES)


class ChangedChapter(ChapterDraft):
    """A chapter to save."""

    version: int
    """The version that was changed: another one has come meanwhile if it is not the open one."""


class ChangedAgreement(Body):
    """An agreement of the card to play in another way."""

    agreement: str = Field(max_length=80)
    choice: str = Field(max_length=80)
    version: int
    """As in `ChangedChapter`."""


class VersionToOpen(Body):
    """A version to go back or on to."""

    version: int


class BoardsToPlay(Body):
    """Boards of the verdict on a system."""

    first: int = Field(1, ge=1, le=BOARDS)
    boards: int = Field(AT_ONCE, ge=1, le=AT_ONCE)


class ListedSystem(TypedDict):
    """A system in the list of its owner."""

    code: str
    title: str
    base: str
    """The system of the program with which it began."""
    since: str
    """When it was changed last, in UTC."""


class ListedVersion(TypedDict):
    """A version of a system."""

    number: int
    what: str
    """The file that was changed, or the agreement of the card; empty for the first one."""
    since: str


class OpenSystem(TypedDict):
    """A system: anybody with its code may read, play and copy it, its owner alone changes it."""

    code: str
    own: bool
    """Whether it is yours."""
    title: str
    base: str
    text: str
    """Its file, with those chapters in it that differ from the program's."""
    version: int
    """The number of the version that is open."""
    versions: list[ListedVersion]
    """Its versions, the oldest first; only its owner gets them."""
    chapters: list[OwnChapter]
    """In the order in which they are read."""


async def _store(lobby: LobbyDep) -> OwnSystemStore:
    return OwnSystemStore(lobby.database)


OwnStoreDep = Annotated[OwnSystemStore, Depends(_store)]


class Workbench:
    """Where systems are kept and read, for the visitor who asks."""

    def __init__(
        self, caller: OptionalVisitor, store: OwnStoreDep, worker: WorkerDep, language: Language
    ) -> None:
        self.caller = caller
        self.store = store
        self.worker = worker
        self.language = language

    async def find(self, code: str) -> SystemVersion:
        """Return the open version of a system; `Unknown` if there is none."""
        if (found := await self.store.find(code)) is None:
            raise Unknown("own-system.none")
        return found

    async def show(self, version: SystemVersion) -> OpenSystem:
        """Return a system as its reader may see it."""
        own = version.visitor == id_of(self.caller)
        marks = await self.store.versions(version.code) if own else ()
        text = version.text
        return {
            "code": version.code,
            "own": own,
            "title": title_of_own(text),
            "base": base_of(OwnText.parse(text)),
            "text": text,
            "version": version.number,
            "versions": [{"number": mark.number, "what": mark.what, "since": mark.since} for mark in marks],
            "chapters": await self.worker.run_cached(chapters_in, text, self.language),
        }


class OwnBench(Workbench):
    """The same for a visitor who changes a system of their own."""

    def __init__(
        self,
        request: Request,
        visitor: RegisteredVisitor,
        store: OwnStoreDep,
        worker: WorkerDep,
        language: Language,
    ) -> None:
        super().__init__(visitor, store, worker, language)
        self.visitor = visitor
        self._request = request

    async def find_own(self, code: str) -> SystemVersion:
        """Return the open version of a system of the caller; `Forbidden` if it is somebody else's."""
        if (found := await self.find(code)).visitor != self.visitor.id:
            raise Forbidden("own-system.owner")
        return found

    async def save(self, code: str, base: int, text: str, what: str) -> OpenSystem:
        """Store a text as the next version of a system; `Refused` if its version has changed meanwhile."""
        version = await self.find_own(code)
        if version.number != base:
            raise Refused("own-system.changed")
        if text == version.text:
            return await self.show(version)
        changed = SystemVersion(code, version.number + 1, version.visitor, text, what, self.store.now())
        await self.store.save(changed, await self.store.versions(code))
        return await self.show(changed)

    async def draft(self, code: str, body: ChapterDraft) -> tuple[str, str]:
        """Return the text of a system, and what it would be with a chapter as somebody is writing it."""
        text = (await self.find_own(code)).text
        return text, str(OwnText.parse(text).reworded(body.file, body.text))

    async def add(self, text: str) -> OpenSystem:
        """Store a new system; `Refused` if the caller has too many."""
        await keep_visitor(self._request, self.visitor)
        version = SystemVersion(new_code(), FIRST_VERSION, self.visitor.id, text, "", self.store.now())
        lobby = provided(self._request, Lobby)
        async with lobby.cluster.lock(f"systems {self.visitor.id}", lobby.database):
            if not await self.store.add(version):
                raise Refused("own-system.most", most=MOST_SYSTEMS)
        return await self.show(version)

    async def examine(self, kind: WorkKind, work: Callable[..., T], *arguments: object) -> T:
        """Call a function in the process that examines systems, and return its result."""
        workshop, asker = provided(self._request, SystemWorkshop), requester_of(self._request, self.visitor)
        working = asyncio.ensure_future(workshop.run(kind, asker, work, *arguments))
        try:
            while not working.done() and not await self._request.is_disconnected():
                await asyncio.wait([working], timeout=LOOK_SECONDS)
        finally:
            if not working.done():  # nobody waits for it any more
                working.cancel()
        return await working


BenchDep = Annotated[Workbench, Depends()]
OwnBenchDep = Annotated[OwnBench, Depends()]


@router.get("")
async def list_own_systems(caller: OptionalVisitor, store: OwnStoreDep) -> list[ListedSystem]:
    """The systems that the visitor writes, the one changed last first."""
    return [] if caller is None else await _listed(store, caller.id)


@router.post("", status_code=201, dependencies=[rate_limited("upload")])
async def add_own_system(body: NewSystem, bench: OwnBenchDep) -> OpenSystem:
    """Store a new system, which begins as one of the program."""
    return await bench.add(str(OwnText.of_program(body.base, body.title)))


@router.post("/file", status_code=201, dependencies=[rate_limited("upload")])
async def add_system_file(body: GivenSystemText, bench: OwnBenchDep) -> OpenSystem:
    """Store a new system from a file; refused with the line if it cannot be read."""
    return await bench.add(await bench.worker.run(checked_text, body.text))


@router.get("/{code}", dependencies=[rate_limited("search")])
async def open_own_system(code: str, bench: BenchDep) -> OpenSystem:
    """A system, for its owner and for anybody who was given its code."""
    return await bench.show(await bench.find(code))


@router.delete("/{code}")
async def remove_own_system(code: str, bench: OwnBenchDep) -> list[ListedSystem]:
    """Remove a system with its versions; return the remaining ones. Tables that have it keep it."""
    await bench.find_own(code)
    await bench.store.remove(code, bench.visitor.id)
    return await _listed(bench.store, bench.visitor.id)


@router.get("/{code}/chapters/{file}", dependencies=[rate_limited("analysis")])
async def read_own_chapter(code: str, file: str, bench: BenchDep) -> WordedChapter:
    """A chapter of a system: its text, and what the calls of its rules show."""
    text = (await bench.find(code)).text
    return await bench.worker.run_cached(word_chapter, text, file, bench.language)


@router.post("/{code}/words", dependencies=[rate_limited("analysis")])
async def word_chapter_draft(code: str, body: ChapterDraft, bench: OwnBenchDep) -> WordedChapter:
    """A chapter as it is being written, in words; refused with the line where it cannot be read."""
    _, text = await bench.draft(code, body)
    return await bench.worker.run(word_chapter, text, body.file, bench.language)


@router.post("/{code}/change", dependencies=[rate_limited("analysis")])
async def examine_change(code: str, body: ChapterDraft, bench: OwnBenchDep) -> SystemReport:
    """What a chapter as it is being written changes: faults, and meanings of calls.

    It takes some seconds; the same visitor's next question takes its place.
    """
    before, now = await bench.draft(code, body)
    return await bench.examine(EXAMINE, report_change, before, now, bench.language)


@router.post("/{code}/deals", dependencies=[rate_limited("analysis")])
async def draw_deals_bid_otherwise(code: str, body: ChapterDraft, bench: OwnBenchDep) -> DealsBidOtherwise:
    """Deals that are bid otherwise with a chapter as it is being written."""
    return await bench.examine(DRAW, find_deals_bid_otherwise, *await bench.draft(code, body))


@router.post("/{code}/verdict", dependencies=[rate_limited("analysis")])
async def play_verdict(code: str, body: BoardsToPlay, bench: OwnBenchDep) -> VerdictPart:
    """Some boards that robots bid by a system against the one with which it began, in the background."""
    text = (await bench.find_own(code)).text
    return await bench.examine(PLAY, play_part, text, body.first, body.boards)


@router.put("/{code}/chapters", dependencies=[rate_limited("upload")])
async def change_chapter(code: str, body: ChangedChapter, bench: OwnBenchDep) -> OpenSystem:
    """Save a chapter as a new version; only the owner may. Refused with the line if it cannot be read."""
    _, text = await bench.draft(code, body)
    checked = await bench.worker.run(checked_text, text)
    return await bench.save(code, body.version, checked, body.file)


@router.get("/{code}/agreements", dependencies=[rate_limited("analysis")])
async def list_own_agreements(code: str, bench: BenchDep) -> list[CardAgreementBox]:
    """What the card of a system lets choose, box by box; `usual` is what the system plays."""
    text = (await bench.find(code)).text
    return await bench.worker.run_cached(agreements_in, text, bench.language)


@router.put("/{code}/agreements", dependencies=[rate_limited("upload")])
async def change_agreement(code: str, body: ChangedAgreement, bench: OwnBenchDep) -> OpenSystem:
    """Play an agreement of the card in another way, as a new version; only the owner may."""
    text = (await bench.find_own(code)).text
    changed = await bench.worker.run(with_choice, text, body.agreement, body.choice)
    return await bench.save(code, body.version, changed, body.agreement)


@router.put("/{code}/version", dependencies=[rate_limited("upload")])
async def open_version(code: str, body: VersionToOpen, bench: OwnBenchDep) -> OpenSystem:
    """Go back or on to a version; only the owner may. What is saved next follows that version."""
    await bench.find_own(code)
    if (version := await bench.store.version(code, body.version)) is None:
        raise Unknown("own-system.version", number=body.version)
    await bench.store.open(version)
    return await bench.show(version)


async def _listed(store: OwnSystemStore, visitor: str) -> list[ListedSystem]:
    return [
        {
            "code": version.code,
            "title": title_of_own(version.text),
            "base": base_of(OwnText.parse(version.text)),
            "since": version.since,
        }
        for version in await store.of(visitor)
    ]
