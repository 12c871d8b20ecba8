"""The bodies of HTTP requests, published in OpenAPI."""

from typing import Literal

from pydantic import AwareDatetime, Field

from chelem.events.log.entries.opening import MOVE_MINUTES
from chelem.events.log.schema import ChosenSettingsJson, EventLogEntry
from chelem.events.log.terms import USUAL_MOVE_MINUTES
from chelem.events.settings import PLAIN, Method, Scale
from chelem.formats.json_types import Body
from chelem.movements import EventKind


class NewEvent(Body):
    """A new duplicate event."""

    title: str = Field(max_length=120)
    date: str = Field("", max_length=10, examples=["2026-11-24"])
    kind: EventKind = "pairs"
    method: Method = PLAIN.method
    profile: Literal["plain", "ffb", "ebu", "wbf"] = "ffb"
    scale: Scale = PLAIN.scale
    """What a match is worth: victory points to two decimals or whole ones; for teams also the boards won."""
    in_matches: bool = False
    """Whether pairs play matches for victory points, as in a Swiss event."""
    settings: ChosenSettingsJson | None = None
    """In place of what the profile sets: tie-breaks, decimals, trimming and others."""
    hidden_rounds: int = Field(0, ge=0, le=20)
    """During these last rounds only directors see the ranking."""
    online: bool = False
    """Whether people enter themselves, and play at the program's own tables."""
    sit_outs: bool = False
    """Whether who has no opponents there sits out; otherwise robots, who are not ranked, play instead."""
    move_minutes: int = Field(USUAL_MOVE_MINUTES, ge=MOVE_MINUTES[0], le=MOVE_MINUTES[1])
    """After how long a robot calls or plays once for a player who is there online and does nothing."""
    bots: str | None = Field(None, max_length=100, examples=["normal:sef"])
    """The robots that play there online; by default those of the organiser's language."""
    starts: AwareDatetime | None = Field(None, strict=False)
    """When it is to begin online, as players are shown; its director begins it."""
    simultaneous: bool = False
    """Whether other events play its boards; it has no sections of its own."""
    invitation: str = Field("", max_length=40)
    """Of the simultaneous whose boards it plays; empty for boards of its own."""


class NewEntry(Body):
    """An entry of an event's log: its name under `event`, and its fields (docs/events.md)."""

    entry: EventLogEntry
    client: str = Field("", max_length=80)
    """The sender's own id of it: what is sent again is recognised."""
    device: str = Field("", max_length=80)


class TriedEntries(Body):
    """Entries of an event's log, to see what they would change together."""

    entries: list[EventLogEntry] = Field(min_length=1, max_length=60)
