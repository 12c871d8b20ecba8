"""How a deal is promised, dealt and revealed, and the server's signature."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from chelem.core import Hand, Seat, freeze
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId

DealNumber = Annotated[int, "written as text"]
"""The number of a deal; it exceeds the integers that JavaScript represents exactly."""

Origin = Literal["number", "file", "replay", "practice", "challenge", "event"]
"""Where cards that nobody drew for this deal come from."""


@dataclass(frozen=True, slots=True)
class Committed:
    """A hash published before anyone sees a card: of the deal in format 1, of the salt in format 2."""

    event: ClassVar[str] = "committed"

    deal: int
    attempt: int
    hash: str


@dataclass(frozen=True, slots=True)
class Pledged:
    """The hash of a nonce that a player's page adds to the next deal."""

    event: ClassVar[str] = "pledged"

    player: PlayerId
    hash: str


@dataclass(frozen=True, slots=True)
class Unrevealed:
    """The people whose pages added nothing to the next deal."""

    event: ClassVar[str] = "unrevealed"

    players: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of a deal; a viewer's copy holds only the hands they may see.

    `origin` says where chosen cards come from; None for cards that were drawn. `event_id` is the event whose
    board it is. `alone` is true of boards of a set that the server drew without anybody else; where it is
    not, as in older logs, that is not known.
    """

    event: ClassVar[str] = "dealt"

    setting: Setting
    hands: Mapping[Seat, Hand]
    seating: Mapping[Seat, PlayerId | None]
    origin: Origin | None = None
    event_id: str | None = None
    alone: bool = False

    def __post_init__(self) -> None:
        freeze(self, "hands", "seating")


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Nobody bid, and the deal is dealt again."""

    event: ClassVar[str] = "passed_out"

    deal: int
    attempt: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """All cards of a finished deal, with the salt, and in format 2 the nonces, that verify the promise.

    `attempt` says which dealing of the deal it was, where nobody bid the earlier ones; older logs lack it.
    """

    event: ClassVar[str] = "revealed"

    deal: int
    attempt: int | None = field(default=None, kw_only=True)
    number: DealNumber
    salt: str
    hands: Mapping[Seat, Hand]
    nonces: Mapping[PlayerId, str] | None = None

    def __post_init__(self) -> None:
        freeze(self, "hands", "nonces")


@dataclass(frozen=True, slots=True)
class Sealed:
    """The server's Ed25519 signature, in hexadecimal like `key`, of the chain up to the entry before."""

    event: ClassVar[str] = "sealed"

    chain: str
    signature: str
    key: str
