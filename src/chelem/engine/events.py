"""What a log records, one class an event; the fields are those of the log's contract (docs/log.md)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from chelem.core.calls import Action
from chelem.core.contracts import Contract
from chelem.core.frozen import freeze
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat, Side
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId, Verdict

DealNumber = Annotated[int, "written as text"]
"""The number of a deal: larger than what a browser's numbers hold exactly."""


@dataclass(frozen=True, slots=True)
class Started:
    """A match begins, with the players in their first chairs."""

    event: ClassVar[str] = "started"

    game: Game
    match: Match
    players: Mapping[Seat, PlayerId]

    def __post_init__(self) -> None:
        freeze(self, "players")


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody takes an empty chair; in that player's own log `cards` is the hand that waits there."""

    event: ClassVar[str] = "seated"

    seat: Seat
    player: PlayerId
    name: str
    kind: str
    cards: Hand | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody leaves a chair."""

    event: ClassVar[str] = "left"

    seat: Seat
    player: PlayerId
    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Committed:
    """The fingerprint of a deal, published before anyone sees a card."""

    event: ClassVar[str] = "committed"

    deal: int
    attempt: int
    hash: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of a deal; a reader's copy holds only the hands they may see."""

    event: ClassVar[str] = "dealt"

    setting: Setting
    hands: Mapping[Seat, Hand]
    seating: Mapping[Seat, PlayerId | None]

    def __post_init__(self) -> None:
        freeze(self, "hands", "seating")


@dataclass(frozen=True, slots=True)
class Exposed:
    """A hand is exposed from now on."""

    event: ClassVar[str] = "exposed"

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Acted:
    """A call or a card: `seat` whose it is, `by` who decided."""

    event: ClassVar[str] = "acted"

    seat: Seat
    by: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two players exchange chairs, hands and all."""

    event: ClassVar[str] = "swapped"

    seats: tuple[Seat, Seat]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player claims this number of the remaining tricks for their side."""

    event: ClassVar[str] = "claimed"

    by: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A player accepts the claim, or does not."""

    event: ClassVar[str] = "answered"

    by: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A player would like to undo, back to the state after version `to`."""

    event: ClassVar[str] = "asked"

    by: Seat
    to: int


@dataclass(frozen=True, slots=True)
class Allowed:
    """A player consents to the undo asked for, or does not."""

    event: ClassVar[str] = "allowed"

    by: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """The state is again what it was after version `to`."""

    event: ClassVar[str] = "undone"

    to: int


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Nobody bid, and the cards are dealt again."""

    event: ClassVar[str] = "passed_out"

    deal: int
    attempt: int


@dataclass(frozen=True, slots=True)
class Scored:
    """The mark of one deal; no contract where everybody passed and the deal counts."""

    event: ClassVar[str] = "scored"

    deal: int
    contract: Contract | None
    tricks: Mapping[Side, int] | None
    lines: tuple[Line, ...]
    claim: bool = False

    def __post_init__(self) -> None:
        freeze(self, "tricks")


@dataclass(frozen=True, slots=True)
class Revealed:
    """All the cards of a deal that is over, with what proves its commitment."""

    event: ClassVar[str] = "revealed"

    deal: int
    number: DealNumber
    salt: str
    hands: Mapping[Seat, Hand]

    def __post_init__(self) -> None:
        freeze(self, "hands")


@dataclass(frozen=True, slots=True)
class Alerted:
    """A player draws attention to the call of version `about`, and may say what it means."""

    event: ClassVar[str] = "alerted"

    by: PlayerId
    about: int
    text: str
    audience: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """A player says what the call of version `about` means."""

    event: ClassVar[str] = "explained"

    by: PlayerId
    about: int
    text: str
    audience: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Chatted:
    """Words that change no rule; to everybody, or to those of the audience."""

    event: ClassVar[str] = "chatted"

    by: PlayerId
    text: str
    audience: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over."""

    event: ClassVar[str] = "finished"

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Hidden:
    """An entry that is not for this reader; only its version shows."""

    event: ClassVar[str] = "hidden"


TextEvent = Alerted | Explained | Chatted
Event = (
    Started
    | Seated
    | Left
    | Committed
    | Dealt
    | Exposed
    | Acted
    | Swapped
    | Claimed
    | Answered
    | Asked
    | Allowed
    | Undone
    | PassedOut
    | Scored
    | Revealed
    | TextEvent
    | Finished
    | Hidden
)

STILL: frozenset[type[Event]] = frozenset(
    {Seated, Left, Committed, Exposed, Asked, Allowed, Revealed, Alerted, Explained, Chatted, Hidden}
)
"""The events that change neither whose turn it is nor what is legal: they leave the position alone."""
