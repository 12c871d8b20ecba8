"""Entries that set an event up: what is played, who plays, which movement, who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Literal

from chelem.core.frozen import freeze
from chelem.core.seats import Side
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.settings import PLAIN, Method, Scale
from chelem.events.swiss.plan import SwissPlan
from chelem.movements.movement import EventKind, Movement

LOG_FORMAT = 1
MOVE_MINUTES = 1, 5
"""The least and the most minutes that a call or card may take online."""
USUAL_MOVE_MINUTES = 3
"""Nobody loses a call or a card by thinking: the clock of the round is what slow pairs lose boards by."""


@dataclass(frozen=True, slots=True)
class EventOpened:
    """The event: its title and date (ISO 8601), who is ranked, and how it is scored.

    Teams play matches for victory points, and so do pairs `in_matches`, as in a Swiss event.
    `profile` names the rules of a federation for ties (`events.PROFILES`); `settings` replace what it
    sets. During the last `hidden_rounds` rounds, only directors see the ranking. People enter an
    `online` event themselves; pairs of robots play there instead of pairs that are missing, unless there
    are `sit_outs`. They are shown when it `starts` (ISO 8601, UTC), where its director has said so; after
    `move_minutes` a robot makes one move for who is there and does nothing. Its robots are `bots`, such as
    `normal:sef`. A `simultaneous` has no sections of its own: other events play its boards, with
    `club_invitations` each by one of its own, otherwise all by the same code.
    """

    entry: ClassVar[str] = "opened"
    title: str
    date: str
    kind: EventKind = "pairs"
    profile: str = "plain"
    method: Method = PLAIN.method
    scale: Scale = PLAIN.scale
    in_matches: bool = False
    hidden_rounds: int = 0
    format: int = LOG_FORMAT
    online: bool = False
    sit_outs: bool = False
    simultaneous: bool = False
    settings: ChosenSettings | None = None
    move_minutes: int | None = None
    starts: str | None = None
    bots: str | None = None
    club_invitations: bool = False

    @property
    def minutes_a_move(self) -> int:
        """How long a call or a card may take online."""
        return self.move_minutes or USUAL_MOVE_MINUTES


@dataclass(frozen=True, slots=True)
class EntrantEntered:
    """An entrant by its number in the event, from 1, and the ids of its players, whose names lie elsewhere.

    `line` is the direction it asks for; a `stationary` entrant cannot change tables. `handicap` and
    `carried` are added to its result, in the unit of the ranking.
    """

    entry: ClassVar[str] = "entered"
    entrant: int
    players: tuple[str, ...] = ()
    line: Side | None = None
    stationary: bool = False
    handicap: Fraction | None = None
    carried: Fraction | None = None


@dataclass(frozen=True, slots=True)
class EntrantWithdrew:
    """An entrant leaves before a round: it plays nothing from then on."""

    entry: ClassVar[str] = "withdrew"
    entrant: int
    round: int


@dataclass(frozen=True, slots=True)
class StandingSet:
    """Whether an entrant is ranked: one without standing counts for its opponents, but has no place."""

    entry: ClassVar[str] = "standing"
    entrant: int
    standing: Literal["ranked", "unranked"]


@dataclass(frozen=True, slots=True)
class MovementPlanned:
    """The movement of a section, with the minutes for each board; its first rounds may be over.

    From `round` on it replaces what was planned before; earlier rounds stay as they were played.
    An `online` section plays at Chelem's own tables, which report its results. Where a section is `swiss`,
    the rounds of its movement are empty until they are drawn.
    """

    entry: ClassVar[str] = "planned"
    section: str
    movement: Movement
    round: int = 1
    minutes: int = 7
    online: bool = False
    swiss: SwissPlan | None = None


@dataclass(frozen=True, slots=True)
class EntrantsSeated:
    """Who starts at which place of a section's movement: the entrant for each number of the movement."""

    entry: ClassVar[str] = "seated"
    section: str
    places: Mapping[int, int]

    def __post_init__(self) -> None:
        freeze(self, "places")


@dataclass(frozen=True, slots=True)
class PlayerSubstituted:
    """Somebody plays in an entrant's place, or in place of one of its players, from a round on."""

    entry: ClassVar[str] = "substituted"
    entrant: int
    players: tuple[str, ...]
    round: int


@dataclass(frozen=True, slots=True)
class EntrantArrived:
    """A director has seen that an entrant is here, or was wrong to think so; it changes no result."""

    entry: ClassVar[str] = "arrived"
    entrant: int
    here: bool = True


@dataclass(frozen=True, slots=True)
class EventClosed:
    """The event is over; corrections go on."""

    entry: ClassVar[str] = "closed"
