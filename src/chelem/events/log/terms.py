"""The terms of an event: what is played, who is ranked, and how it is scored."""

from dataclasses import dataclass

from chelem.events.chosen_settings import ChosenSettings
from chelem.events.settings import PLAIN, Method, Scale
from chelem.movements import EventKind

LOG_FORMAT = 1
USUAL_MOVE_MINUTES = 3
"""Nobody loses a call or a card by thinking: the clock of the round is what slow pairs lose boards by."""


@dataclass(frozen=True, slots=True)
class EventTerms:
    """Its title and date (ISO 8601), who is ranked, and how it is scored.

    Teams play matches for victory points, and so do pairs `in_matches`, as in a Swiss event.
    `profile` names the rules of a federation for ties (`events.PROFILES`); `settings` replace what it
    sets. During the last `hidden_rounds` rounds, only directors see the ranking. People enter an
    `online` event themselves; pairs of robots play there instead of pairs that are missing, unless there
    are `sit_outs`. They are shown when it `starts` (ISO 8601, UTC), where its director has said so; after
    `move_minutes` a robot makes one move for a player at the table who does nothing. Its robots are `bots`,
    such as `normal:sef`. A `simultaneous` has no sections of its own: other events play its boards, with
    `club_invitations` each by one of its own, otherwise all by the same code.
    """

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
