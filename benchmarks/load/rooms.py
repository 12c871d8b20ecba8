"""Rooms of four players: they send actions, and measure when all four have received each."""

import random
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import orjson

from load.client_socket import ClientSocket

PING = b'{"t":"ping"}'
PASS_PROBABILITY, OPENING_PASS_PROBABILITY = 0.6, 0.42
"""Probability of a pass after the first bid, and before it.

They make auctions of about ten calls, and 3 % of deals that are passed out, as people's are.
"""


@dataclass(slots=True)
class Measurements:
    """Measurements of a round: seconds from each action to its last delivery, sizes, refusals."""

    latencies: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)


class Room(ABC):
    """A room with one action at a time.

    `on_delivered` is called when all four players have received it and the next action is possible.
    """

    def __init__(self, path: str, cookies: list[str], measurements: Measurements) -> None:
        receivers = (self._receiver(place) for place in range(4))
        self.sockets = [
            ClientSocket(path, cookie, receiver) for cookie, receiver in zip(cookies, receivers, strict=True)
        ]
        self.measurements = measurements
        self.on_delivered: Callable[[], None] = lambda: None
        self.over = False
        self._pending = 0
        self._dealing = False
        self._sent = 0.0
        self._acts = 0

    def _receiver(self, place: int) -> Callable[[bytes], None]:
        return lambda text: self.receive(place, text)

    async def open(self, port: int, place: int) -> None:
        """Connect all four players and send their first message."""
        for socket in self.sockets:
            await socket.open(port, place)
            self.send_hello(socket)
            socket.ready = True

    def send_hello(self, socket: ClientSocket) -> None:  # noqa: B027 - a relay needs no greeting
        """Send the first message of a page."""

    @abstractmethod
    def receive(self, place: int, text: bytes) -> None:
        """Handle a message from the server to one of the four players."""

    @abstractmethod
    def act(self) -> None:
        """Let the player whose turn it is act."""

    @property
    def is_busy(self) -> bool:
        """Whether an action or the next deal is pending."""
        return self._pending > 0 or self._dealing

    def _send(self, place: int, text: bytes) -> None:
        self._pending = 4
        self._sent = time.perf_counter()
        self.sockets[place].send(text)

    def _delivered(self) -> bool:
        """Count a delivery; return whether it was the last."""
        self._pending -= 1
        if self._pending == 0:
            self.measurements.latencies.append(time.perf_counter() - self._sent)
        return self._pending == 0


class TableRoom(Room):
    """A table of Chelem with random legal actions, by the protocol of docs/protocol.md."""

    def __init__(self, path: str, cookies: list[str], measurements: Measurements) -> None:
        super().__init__(path, cookies, measurements)
        self._legal: list[list[str]] = [[], [], [], []]
        self._you: list[dict[str, Any]] = [{}, {}, {}, {}]
        self._nonces = [secrets.token_hex(32) for _ in range(4)]
        self._contributed: list[dict[str, Any]] = [{}, {}, {}, {}]
        self._dealing = True
        self._position = 0
        self._id = ""

    def send_hello(self, socket: ClientSocket) -> None:
        """Request the complete picture."""
        socket.send(b'{"t":"hello","protocol":4,"version":null,"language":"fr"}')

    def receive(self, place: int, text: bytes) -> None:
        """Track the legal actions of each player."""
        if text.startswith(b'{"t":"pong"'):
            return
        message = orjson.loads(text)
        if message["t"] == "acknowledged":
            return
        if message["t"] not in ("table", "move"):
            self.measurements.refusals.append(text.decode())
            return
        self._position = message["position"]
        picture: dict[str, Any] = message["picture"]
        self._legal[place] = picture.get("legal", self._legal[place])
        self._you[place] = picture.get("you", self._you[place])
        self._contribute(place, picture.get("promise"))
        entries = message["entries"]
        self.over = self.over or any(entry["event"] == "finished" for entry in entries)
        if self._pending and any(entry.get("id") == self._id for entry in entries):
            self.measurements.sizes.append(len(text))
            if self._delivered():
                self._continue()
        elif self._dealing and not self._pending and any(self._legal):
            self._dealing = False
            self.on_delivered()

    def _contribute(self, place: int, promise: dict[str, Any] | None) -> None:
        """Pledge or reveal for a deal that waits for this page; one nonce a page is enough here."""
        if promise is None or self._you[place]["seat"] not in promise["waiting"]:
            return
        message = {"t": promise["stage"], "deal": promise["deal"], "attempt": promise["attempt"]}
        if self._contributed[place] == message:
            return
        self._contributed[place] = dict(message)
        nonce = self._nonces[place]
        pledging = promise["stage"] == "pledge"
        message |= {"hash": sha256(nonce.encode()).hexdigest()} if pledging else {"nonce": nonce}
        self.sockets[place].send(orjson.dumps(message))

    def _continue(self) -> None:
        """Continue at once, or after the next deal."""
        if any(self._legal) or self.over:
            self.on_delivered()
            return
        self._dealing = True
        for socket in self.sockets:
            socket.send(b'{"t":"next"}')

    def act(self) -> None:
        """Send a random legal action, with many passes."""
        place = next(place for place, legal in enumerate(self._legal) if legal)
        action = random_action(self._legal[place])
        self._acts += 1
        self._id = f"b{self._acts}-{self._position}"
        message = {"t": "act", "id": self._id, "position": self._position, "action": action}
        self._send(place, orjson.dumps(message))


def random_action(legal: list[str]) -> str:
    """Return a random legal action, with many passes."""
    nobody_has_bid = "1C" in legal[:2]
    probability = OPENING_PASS_PROBABILITY if nobody_has_bid else PASS_PROBABILITY
    chooses_pass = legal[0] == "P" and random.random() < probability
    return "P" if chooses_pass else random.choice(legal[:6])


class RelayRoom(Room):
    """A room of the relay, with messages of the same sizes as Chelem's."""

    sizes: tuple[int, ...] = (600,)

    def receive(self, place: int, text: bytes) -> None:  # noqa: ARG002 - all four receive the same
        """Count everything except pongs."""
        if len(text) > len(PING) and self._delivered():
            self.on_delivered()

    def act(self) -> None:
        """Send a message as long as a real action, to be padded to the size of one of Chelem's."""
        self._acts += 1
        act = b'{"t":"act","id":"b%d-%d","position":%d,"action":"HT"}' % (self._acts, self._acts, self._acts)
        self._send(random.randrange(4), b"%04d%b" % (random.choice(self.sizes), act))
