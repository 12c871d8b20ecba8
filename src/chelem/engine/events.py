"""The events of a log, one class each; docs/log.md defines their fields."""

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
"""The number of a deal; it exceeds the integers that JavaScript represents exactly."""


@dataclass(frozen=True, slots=True)
class Started:
    """A match begins, with its players in their first chairs."""

    event: ClassVar[str] = "started"

    game: Game
    match: Match
    players: Mapping[Seat, PlayerId]

    def __post_init__(self) -> None:
        freeze(self, "players")


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody takes an empty chair; in their own copy of the log, `cards` is the hand dealt to it."""

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
    """The hash of a deal, published before anyone sees a card."""

    event: ClassVar[str] = "committed"

    deal: int
    attempt: int
    hash: str


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of a deal; a viewer's copy holds only the hands they may see."""

    event: ClassVar[str] = "dealt"

    setting: Setting
    hands: Mapping[Seat, Hand]
    seating: Mapping[Seat, PlayerId | None]

    def __post_init__(self) -> None:
        freeze(self, "hands", "seating")


@dataclass(frozen=True, slots=True)
class Exposed:
    """A hand is open from now on."""

    event: ClassVar[str] = "exposed"

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Acted:
    """A call or a card: `seat` makes the call or holds the card, `by` decides."""

    event: ClassVar[str] = "acted"

    seat: Seat
    by: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Swapped:
    """Two players exchange chairs and hands."""

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
    """A player accepts or rejects the claim."""

    event: ClassVar[str] = "answered"

    by: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asks to undo, back to the state after version `to`."""

    event: ClassVar[str] = "asked"

    by: Seat
    to: int


@dataclass(frozen=True, slots=True)
class Allowed:
    """A player agrees or does not agree to the undo."""

    event: ClassVar[str] = "allowed"

    by: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """The state is what it was after version `to`."""

    event: ClassVar[str] = "undone"

    to: int


@dataclass(frozen=True, slots=True)
class PassedOut:
    """Nobody bid, and the deal is dealt again."""

    event: ClassVar[str] = "passed_out"

    deal: int
    attempt: int


@dataclass(frozen=True, slots=True)
class Scored:
    """The score of a deal; no contract if it was passed out and counts."""

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
    """All cards of a finished deal, with the salt that verifies the commitment."""

    event: ClassVar[str] = "revealed"

    deal: int
    number: DealNumber
    salt: str
    hands: Mapping[Seat, Hand]

    def __post_init__(self) -> None:
        freeze(self, "hands")


@dataclass(frozen=True, slots=True)
class Alerted:
    """A player alerts the call of version `about`, and may explain it."""

    event: ClassVar[str] = "alerted"

    by: PlayerId
    about: int
    text: str
    audience: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Explained:
    """A player explains the call of version `about`."""

    event: ClassVar[str] = "explained"

    by: PlayerId
    about: int
    text: str
    audience: tuple[PlayerId, ...] | None = None


@dataclass(frozen=True, slots=True)
class Chatted:
    """A chat message, to everybody or to `audience`."""

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
    """An entry that this reader may not see, except for its version."""

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

NEUTRAL_EVENTS: frozenset[type[Event]] = frozenset(
    {Seated, Left, Committed, Exposed, Asked, Allowed, Revealed, Alerted, Explained, Chatted, Hidden}
)
"""Events that change neither the turn nor the legal moves, so they leave `position` unchanged."""
