"""The spectators of a table at other processes, as its owner knows them."""

import secrets
from collections import Counter
from collections.abc import Callable, Mapping, Set
from typing import Any

from chelem.core import Refused
from chelem.site.edge import VisitorId
from chelem.site.tables.live.streams.watch_messages import KeptPicture, SpectatorAnswer, SpectatorPicture

TellFrame = Callable[[Mapping[str, Any], bytes], None]
"""Sends a head and a body to the process with the pages."""


class EdgeView:
    """The spectators of a language at another process, which copies to their pages what this is sent."""

    visitor = None

    def __init__(self, pages: "EdgePages", language: str) -> None:
        self._pages, self.language = pages, language
        self.count = 0
        """How many pages there are."""
        self.begun = False
        """Whether the process is sent what follows a picture."""
        self._wanted: set[int | None] = set()

    def want(self, versions: Set[int | None]) -> None:
        """Note that pages have come which have these versions, and need pictures."""
        self._wanted |= versions

    def missing(self) -> set[int | None]:
        """Return the versions for which the process has no picture that is as new as its last frame."""
        return {version for version in self._wanted if not self._pages.keeps(self.language, version)}

    def begin(self, pictures: Mapping[int | None, list[bytes]]) -> None:
        """Answer with these pictures by version; what follows them is sent from now on."""
        self.begun = True
        self._wanted.clear()
        for version, messages in pictures.items():
            texts = [message.decode() for message in messages]
            self._pages.pictures.append(SpectatorPicture(self.language, version, texts))

    def forget(self) -> None:
        """Send new pages nothing: what would have been shown is not stored."""
        self._wanted.clear()

    def send(self, message: bytes) -> None:
        """Send a message, once for all pages."""
        self._pages.tell({"is": "message", "language": self.language}, message)

    def dismiss(self, reason: Refused) -> None:
        """Send a reason, with which the process disconnects the pages."""
        self.begun = False
        facts = {"kind": type(reason).__name__, "code": reason.code, "facts": reason.facts}
        self._pages.tell({"is": "dismiss", "language": self.language, **facts}, b"")


class EdgePages:
    """The spectators of a table at another process: how many pages of whom, and what the process was sent.

    Its frames are numbered, so that it notices a lost one.
    """

    def __init__(self, process: str, tell: TellFrame) -> None:
        self.process = process
        self.id = secrets.token_hex(6)
        self.number = 0
        """The number of the last frame."""
        self.names: Counter[VisitorId] = Counter()
        self.views: dict[str, EdgeView] = {}
        self.heard = 0.0
        """When the process was last heard, by the event loop's time in seconds."""
        self.pictures: list[SpectatorPicture] = []
        self.personal: set[VisitorId] = set()
        self._kept: frozenset[KeptPicture] = frozenset()
        self._tell = tell
        self._answered = 0

    def expect(self, kept: frozenset[KeptPicture]) -> None:
        """Begin an answer to a process that has these pictures."""
        self.pictures, self.personal, self._kept = [], set(), kept

    def keeps(self, language: str, version: int | None) -> bool:
        """Return whether the process has a picture to which nothing is to be added."""
        return KeptPicture(language, version, self.number) in self._kept

    def view(self, language: str) -> EdgeView:
        """Return the spectators of a language."""
        if language not in self.views:
            self.views[language] = EdgeView(self, language)
        return self.views[language]

    def note_published(self) -> None:
        """Note that what new pages are shown is what has been sent so far."""
        self._answered = self.number

    def answer(self) -> SpectatorAnswer:
        """Return the answer to what was asked last."""
        return SpectatorAnswer(self.id, self._answered, sorted(self.personal), self.pictures)

    def make_personal(self, visitors: Set[VisitorId]) -> None:
        """Let pages of visitors who are more than spectators be served one by one."""
        if found := sorted(visitors & self.names.keys()):
            self.tell({"is": "personal", "visitors": found}, b"")

    def tell(self, head: Mapping[str, Any], body: bytes) -> None:
        """Send the next frame."""
        self.number += 1
        self._tell({"id": self.id, "number": self.number, **head}, body)
