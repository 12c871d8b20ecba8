"""A table of another process that spectators here watch: one view a language is copied to their pages."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson

from chelem import core
from chelem.core import Busy, ChelemError, Refused
from chelem.site.database import StoreError
from chelem.site.edge import VisitorId
from chelem.site.relay import OlderOwner, RelayFrame
from chelem.site.tables.live.streams.watch_messages import (
    ArrivingPage,
    KeptPicture,
    LeavingPage,
    SpectatorAnswer,
    SpectatorRequest,
)
from chelem.site.tables.live.watching.spectator_calls import SpectatorCalls

PAUSE = 0.05
"""The seconds between two requests to an owner: pages that come meanwhile are in one."""
RUSH_PAUSE = 0.3
"""The same where more than a few have come just now: a request costs the owner as much as many of them."""
FEW = 5
MOST_ARRIVING = 1000
"""The most new pages in a request."""
PATIENCE = 5.0
"""The seconds for which pages wait for an owner that answers: after the death of one, others take over."""
PASSING_SECONDS = 2.0
"""The seconds after which a page that is passed on has reached the owner."""
FRESH = 1.0
"""The seconds for which a picture is shown to new pages, as a clock may run in it."""
MOVED = "message.moved"
"""The code with which an owner leaves its pages to another process."""


class WatchingPage(Protocol):
    """A page here: `version` is the last one that it has."""

    visitor: VisitorId
    language: str
    version: int | None

    def send(self, message: bytes) -> None:
        """Queue a message without waiting."""

    def become_personal(self) -> None:
        """Let the owner serve the page by itself from now on: its visitor is more than a spectator."""

    def admit(self) -> None:
        """Note that the owner shows the table to the page."""

    def dismiss(self, reason: ChelemError) -> None:
        """Send a reason, and disconnect."""


@dataclass(frozen=True, slots=True)
class _Picture:
    number: int
    messages: list[bytes]
    made: float


@dataclass(slots=True)
class _View:
    """What the pages of a language are shown; `version` is that of the last message."""

    pages: dict[WatchingPage, None] = field(default_factory=dict)
    pictures: dict[int | None, _Picture] = field(default_factory=dict)
    version: int | None = None

    def note(self, message: bytes) -> None:
        self.version = orjson.loads(message).get("version", self.version)


class WatchedTable:
    """The pages of spectators here. `work` is set when the owner of the table is to be asked something.

    New pages are named to the owner, which admits them, and sends a picture unless a kept one is as new. The
    owner's frames are numbered: after a lost one, all pages are named again, and shown a picture.
    """

    def __init__(self, code: str, process: str, calls: SpectatorCalls) -> None:
        self.code = code
        self.work = asyncio.Event()
        self.id: str | None = None
        """How the owner calls the pages here; None while it does not know them."""
        self.owner: str | None = None
        """The process that was the owner when it was asked last."""
        self.number = 0
        """The number of the last frame."""
        self._process, self._calls = process, calls
        self._views: defaultdict[str, _View] = defaultdict(_View)
        self._arriving: dict[WatchingPage, None] = {}
        self._left: list[LeavingPage] = []
        self._passing: dict[LeavingPage, asyncio.TimerHandle] = {}
        """The pages that are being passed on, which still count."""
        self._unheard: list[RelayFrame] | None = None
        """The frames since the owner was asked, until it answers."""
        self._ahead: dict[WatchingPage, int] = {}
        """New pages whose picture is newer than the last frame, and its number."""
        self._failing_until: float | None = None
        """Until when the owner is asked again that does not answer, by the event loop's time in seconds."""
        self._lost = False
        self._asked = 0
        """How many pages the last request has named."""
        self._expected: int | None = None
        """The number that the owner had sent when it was last asked."""

    @property
    def is_empty(self) -> bool:
        """Whether no page is here, and the owner knows that."""
        waiting = self._arriving or self._left or self._passing
        return not (waiting or any(view.pages for view in self._views.values()))

    @property
    def has_work(self) -> bool:
        """Whether there is something to ask the owner."""
        return bool(self._arriving or self._left or self._lost)

    @property
    def pause(self) -> float:
        """How long to wait before the owner is asked again, in seconds."""
        return RUSH_PAUSE if self._asked > FEW else PAUSE

    # Pages

    def add(self, page: WatchingPage) -> None:
        """Add a page, which is admitted, dismissed or found to be personal as soon as the owner answers."""
        self._arriving[page] = None
        self.work.set()

    def remove(self, page: WatchingPage) -> None:
        """Remove a page, if it is here."""
        if (left := self._take_out(page)) is not None:
            self._left.append(left)
            self.work.set()

    def pass_on(self, page: WatchingPage) -> None:
        """Remove a page that is served by the owner in a moment: until then its visitor is still there."""
        if (left := self._take_out(page)) is not None:
            loop = asyncio.get_running_loop()
            self._passing[left] = loop.call_later(PASSING_SECONDS, self._has_passed, left)

    def _has_passed(self, left: LeavingPage) -> None:
        del self._passing[left]
        self._left.append(left)
        self.work.set()

    def _take_out(self, page: WatchingPage) -> LeavingPage | None:
        """Remove a page, whose version is then that of the last message to it; None if it was not shown."""
        self._arriving.pop(page, None)
        view = self._views[page.language]
        if page not in view.pages:
            return None
        del view.pages[page]
        page.version = view.version
        return LeavingPage(page.visitor, page.language)

    def dismiss(self, reason: ChelemError) -> None:
        """Disconnect all pages with a reason."""
        for page in [*self._arriving, *(page for view in self._views.values() for page in view.pages)]:
            page.dismiss(reason)
        self._arriving.clear()
        self._views.clear()
        self._forget_left()

    def _forget_left(self) -> None:
        """Forget the pages that have gone, as the owner does not know any of them."""
        self._left.clear()
        for timer in self._passing.values():
            timer.cancel()
        self._passing.clear()

    def lose(self) -> None:
        """Name all pages again: the owner is another one, or what it has sent is not complete."""
        self._lost = True
        self.work.set()

    def has_missed(self, number: int) -> bool:
        """Return whether frames up to a number were missing twice in a row: some may be on their way."""
        missed = self._expected is not None and self.number < self._expected
        self._expected = number
        return missed

    # Asking

    async def ask(self) -> None:
        """Tell the owner of pages that have come and gone, and let those in that it admits."""
        if self._lost:
            self._begin_again()
        asked, left = list(self._arriving)[:MOST_ARRIVING], self._left
        self._left, self._unheard, self._asked = [], [], len(asked) + len(left)
        try:
            answer = await self._calls.take(self.code, self._request(asked, left))
        except OlderOwner:
            self._pass_all_on()
            return
        except (ChelemError, StoreError) as error:
            self._forget_owner()
            self._unheard, self._lost = None, False
            self._fail(error if isinstance(error, ChelemError) else Busy("message.failed"))
            return
        self._failing_until = None
        if answer.id:
            self._let_in(asked, answer)
            if not any(view.pages for view in self._views.values()):
                self._forget_owner()  # which does not know this process any more
        else:
            self._unheard = None
            self.lose()

    def _forget_owner(self) -> None:
        """Name all pages in the next request; pictures are numbered by the frames of the present id."""
        self.id = None
        for view in self._views.values():
            view.pictures.clear()

    def _pass_all_on(self) -> None:
        """Let the owner serve each page by itself: it is of a release that knows nothing else."""
        self._forget_owner()
        self._unheard, self._lost, self._failing_until = None, False, None
        pages, self._arriving = self._arriving, {}
        for page in pages:
            page.become_personal()

    def _fail(self, error: ChelemError) -> None:
        """Try again while the table may be getting another owner, then disconnect all pages."""
        now = asyncio.get_running_loop().time()
        if self._failing_until is None:
            self._failing_until = now + PATIENCE
        if isinstance(error, Busy) and now < self._failing_until:
            self.lose()
        else:
            self._failing_until = None
            self.dismiss(error)

    def _begin_again(self) -> None:
        """Count all pages as new ones."""
        self._lost = False
        self._forget_owner()
        self._forget_left()
        self._ahead.clear()
        for view in self._views.values():
            for page in view.pages:
                page.version = view.version
            self._arriving |= view.pages
            view.pages.clear()

    def _request(self, asked: Iterable[WatchingPage], left: list[LeavingPage]) -> SpectatorRequest:
        arrived = [ArrivingPage(page.visitor, page.language, page.version) for page in asked]
        now = asyncio.get_running_loop().time()
        kept = [
            KeptPicture(language, version, picture.number)
            for language, view in self._views.items()
            for version, picture in view.pictures.items()
            if now - picture.made < FRESH
        ]
        return SpectatorRequest(self._process, self.id, arrived, left if self.id else [], kept)

    def _let_in(self, asked: list[WatchingPage], answer: SpectatorAnswer) -> None:
        """Show new pages a picture, and what has been sent since then."""
        unheard, self._unheard = self._unheard or [], None
        if self.id is None:
            self.id, self.number, self._expected = answer.id, answer.number, None
        self._keep_pictures(answer)
        personal, admitted = frozenset(answer.personal), dict[WatchingPage, None]()
        for page in asked:
            here = page in self._arriving
            self._arriving.pop(page, None)
            if page.visitor in personal:
                if here:
                    page.become_personal()
            elif here and self._admit(page, answer.number):
                admitted[page] = None
            else:
                self._left.append(LeavingPage(page.visitor, page.language))
        for frame in unheard:
            if frame.head["id"] != self.id or frame.head["number"] <= answer.number:
                continue
            if frame.head["number"] <= self.number:  # the others have it already
                self._show(frame, admitted)
            else:
                self._follow(frame)

    def _admit(self, page: WatchingPage, number: int) -> bool:
        """Show a new page the picture of a number; return whether there is one."""
        view = self._views[page.language]
        picture = view.pictures.get(page.version)
        if picture is None or picture.number != number:
            page.dismiss(Busy("message.failed"))
            return False
        view.pages[page] = None
        if self.number < number:
            self._ahead[page] = number
        page.admit()
        for message in picture.messages:
            page.send(message)
        return True

    def _keep_pictures(self, answer: SpectatorAnswer) -> None:
        made = asyncio.get_running_loop().time()
        for picture in answer.pictures:
            messages = [text.encode() for text in picture.messages]
            view = self._views[picture.language]
            if not view.pages:
                view.note(messages[0])
            view.pictures = {
                version: kept for version, kept in view.pictures.items() if kept.number == answer.number
            } | {picture.version: _Picture(answer.number, messages, made)}

    # Hearing

    def hear(self, frame: RelayFrame) -> None:
        """Show the pages what the owner sends."""
        if self._unheard is not None:
            self._unheard.append(frame)
        if frame.head["id"] == self.id and not self._lost:
            self._follow(frame)

    def _follow(self, frame: RelayFrame) -> None:
        """Show the next frame to all pages; after a lost one, ask for a picture."""
        if frame.head["number"] <= self.number:  # the picture has it already
            return
        if frame.head["number"] > self.number + 1:
            self.lose()
            return
        self.number += 1
        self._show(frame, None)
        if self._ahead and max(self._ahead.values()) <= self.number:
            self._ahead.clear()

    def _show(self, frame: RelayFrame, only: Mapping[WatchingPage, None] | None) -> None:
        """Show a frame to all pages, or only to some that have come since."""
        match frame.head["is"]:
            case "message":
                view = self._views[frame.head["language"]]
                if only is None:
                    view.note(frame.body)
                for page in tuple(view.pages) if only is None else only:
                    if page in view.pages and self._ahead.get(page, -1) < frame.head["number"]:
                        page.send(frame.body)
            case "personal":
                visitors = frozenset(frame.head["visitors"])
                for view in self._views.values():
                    for page in [page for page in view.pages if page.visitor in visitors]:
                        self.pass_on(page)
                        page.become_personal()
            case "dismiss" if frame.head["code"] == MOVED:
                self.lose()
            case "dismiss":
                self._dismiss(frame.head)

    def _dismiss(self, head: Mapping[str, Any]) -> None:
        """Disconnect the pages of a language with the owner's reason."""
        kind = getattr(core, head["kind"], Refused)
        for page in tuple(self._views[head["language"]].pages):
            self.remove(page)
            page.dismiss(kind(head["code"], **head["facts"]))
