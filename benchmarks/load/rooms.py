"""Four people in a room: what they send, and when the last of them has received it."""

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson

from load.wire import Wire

PING = b'{"t":"ping"}'
PASSING = 0.6
"""How often a pass, where one is legal: auctions of some ten calls, as people's are."""


@dataclass(slots=True)
class Notes:
    """What is noted of all rooms in a round: seconds from an action to its last delivery, sizes, refusals."""

    waits: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


class Room(ABC):
    """One action at a time; `done` is called when all four have it and somebody may act again."""

    def __init__(self, path: str, cookies: list[str], notes: Notes) -> None:
        hearers = (self._hearer(place) for place in range(4))
        self.wires = [Wire(path, cookie, hear) for cookie, hear in zip(cookies, hearers, strict=True)]
        self.notes = notes
        self.done: Callable[[], None] = lambda: None
        self.over = False
        self._missing = 0
        self._dealing = False
        self._sent = 0.0
        self._acts = 0

    def _hearer(self, place: int) -> Callable[[bytes], None]:
        return lambda text: self.heard(place, text)

    async def open(self, port: int, place: int) -> None:
        """Connect all four and greet."""
        for wire in self.wires:
            await wire.open(port, place)
            self.greet(wire)
            wire.ready = True

    def greet(self, wire: Wire) -> None:  # noqa: B027 - a relay needs no greeting
        """Say what a page says first."""

    @abstractmethod
    def heard(self, place: int, text: bytes) -> None:
        """Take what the server tells one of the four."""

    @abstractmethod
    def act(self) -> None:
        """Let the player whose turn it is act."""

    @property
    def busy(self) -> bool:
        """Whether an action is under way, or the next deal."""
        return self._missing > 0 or self._dealing

    def _send(self, place: int, text: bytes) -> None:
        self._missing = 4
        self._sent = time.perf_counter()
        self.wires[place].send(text)

    def _delivered(self) -> bool:
        """One more has it; whether that was the last."""
        self._missing -= 1
        if self._missing == 0:
            self.notes.waits.append(time.perf_counter() - self._sent)
        return self._missing == 0


class Table(Room):
    """A table of Chelem's: any legal action, in the words of docs/protocol.md."""

    def __init__(self, path: str, cookies: list[str], notes: Notes) -> None:
        super().__init__(path, cookies, notes)
        self._legal: list[list[str]] = [[], [], [], []]
        self._position = 0
        self._id = ""

    def greet(self, wire: Wire) -> None:
        """Have the whole picture."""
        wire.send(b'{"t":"hello","protocol":2,"version":null,"language":"fr"}')

    def heard(self, place: int, text: bytes) -> None:
        """Track the sections that say who may do what."""
        if text.startswith(b'{"t":"pong"'):
            return
        message = orjson.loads(text)
        if message["t"] not in ("table", "move"):
            self.notes.refused.append(text.decode())
            return
        self._position = message["position"]
        picture: dict[str, Any] = message["picture"]
        self._legal[place] = picture.get("legal", self._legal[place])
        entries = message["entries"]
        self.over = self.over or any(entry["event"] == "finished" for entry in entries)
        if self._missing and any(entry.get("id") == self._id for entry in entries):
            self.notes.sizes.append(len(text))
            if self._delivered():
                self._go_on()
        elif self._dealing and not self._missing and any(self._legal):
            self._dealing = False
            self.done()

    def _go_on(self) -> None:
        """Go on at once, or after the next deal."""
        if any(self._legal) or self.over:
            self.done()
            return
        self._dealing = True
        for wire in self.wires:
            wire.send(b'{"t":"next"}')

    def act(self) -> None:
        """A random legal action, passes more often than others."""
        place = next(place for place, legal in enumerate(self._legal) if legal)
        legal = self._legal[place]
        passing = legal[0] == "P" and random.random() < PASSING
        action = "P" if passing else random.choice(legal[:6])
        self._acts += 1
        self._id = f"b{self._acts}-{self._position}"
        message = {"t": "act", "id": self._id, "position": self._position, "action": action}
        self._send(place, orjson.dumps(message))


class Relayed(Room):
    """A room of the relay's, where messages have the sizes of Chelem's."""

    sizes: tuple[int, ...] = (600,)

    def heard(self, place: int, text: bytes) -> None:  # noqa: ARG002 - all four hear the same
        """Count everything except pongs."""
        if len(text) > len(PING) and self._delivered():
            self.done()

    def act(self) -> None:
        """A message as long as that of a real action, to be delivered as long as Chelem's picture."""
        self._acts += 1
        act = b'{"t":"act","id":"b%d-%d","position":%d,"action":"HT"}' % (self._acts, self._acts, self._acts)
        self._send(random.randrange(4), b"%04d%b" % (random.choice(self.sizes), act))
