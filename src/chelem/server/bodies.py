"""The bodies of HTTP requests, published in OpenAPI."""

from typing import Annotated, Literal

from pydantic import AwareDatetime, Field, JsonValue, WithJsonSchema

from chelem.events.log.memberships import LONGEST_CLUB
from chelem.events.log.organising import MOVE_MINUTES, USUAL_MOVE_MINUTES
from chelem.events.log.schema import entry_schema
from chelem.events.log.values import SETTINGS_CODEC
from chelem.events.settings import Method, Scale
from chelem.events.swiss.plan import FirstMethod
from chelem.events.swiss.rule import OddMethod
from chelem.formats.json_types import Body
from chelem.movements.movement import EventKind
from chelem.server.board_set_terms import BoardSetRequest
from chelem.tables.policy import DeclareChoice
from chelem.views.event_shapes import EventMovement


class VisitorName(Body):
    """A visitor's name."""

    name: str = Field(max_length=200)


class ChairRequest(Body):
    """Who takes a chair: the visitor, a bot, or the holder of its key."""

    kind: Literal["person", "bot"] = "person"
    name: str = Field("", max_length=200)
    """The visitor's new name, which is kept for other tables."""
    key: str | None = Field(None, max_length=80)
    """The key of the chair, to move it to this browser."""


class ChallengeRequest(BoardSetRequest):
    """A new challenge of contract bridge."""

    boards: int = Field(4, examples=[8])
    """2, 4, 8 or 12."""
    declare: DeclareChoice = "off"
    """Whether all players play declarer's cards where they would be dummy."""


class Acceptance(Body):
    """The request for a table of a challenge."""

    name: str = Field("", max_length=200)
    """The visitor's new name, which is kept for other tables."""
    again: bool = False
    """Whether those who have finished want to play once more, for practice."""


class DailyEntryRequest(Acceptance):
    """The request for a table of the tournament of the day."""

    date: str | None = Field(None, max_length=20, examples=["2026-11-24"])
    """The day that the page shows; null for today."""


class NonceBody(Body):
    """What a director's device adds to the boards of an event."""

    nonce: str = Field(max_length=64)
    """32 random bytes in hexadecimal; secret until everybody has played."""


class TeamMatchRequest(BoardSetRequest):
    """A new match of two teams of four, in contract bridge."""

    boards: int = Field(8, examples=[16])
    """2, 4, 8, 12, 16 or 24."""


class WatchAnswer(Body):
    """The answer of a player whether spectators may see a hand."""

    accept: bool


class ProblemReport(Body):
    """The text of a problem report."""

    many_lines = frozenset({"text"})
    text: str = Field(max_length=2000)


class StartingPoint(Body):
    """The calls and cards to repeat before the replay of a deal starts."""

    steps: int = Field(0, ge=0, le=1000)


class PushRequest(Body):
    """A browser's subscription to notifications, as its push service has made it."""

    endpoint: str = Field(max_length=1000, examples=["https://updates.push.services.mozilla.com/wpush/v2/…"])
    """The address at the push service."""
    public_key: str = Field(max_length=100)
    """`p256dh` of the subscription: a point of P-256, as base64url."""
    secret: str = Field(max_length=40)
    """`auth` of the subscription: 16 bytes, as base64url."""


class DeviceCode(Body):
    """A code from another device."""

    code: str = Field(max_length=40)


class PasskeyAnswer(Body):
    """What a browser answers with a passkey."""

    credential: str = Field(max_length=20_000)
    """The JSON of its `PublicKeyCredential`."""


class CollectionName(Body):
    """The name of a collection."""

    name: str = Field(max_length=300)


ChosenSettingsBody = Annotated[dict[str, JsonValue], WithJsonSchema(SETTINGS_CODEC.schema)]
"""Settings of an event in place of those of its profile; the log's codec checks them."""


class NewEvent(Body):
    """A new duplicate event."""

    title: str = Field(max_length=120)
    date: str = Field("", max_length=10, examples=["2026-11-24"])
    kind: EventKind = "pairs"
    method: Method = "matchpoints"
    profile: Literal["plain", "ffb", "ebu", "wbf"] = "ffb"
    scale: Scale = "continuous"
    """What a match is worth: victory points to two decimals or whole ones; for teams also the boards won."""
    in_matches: bool = False
    """Whether pairs play matches for victory points, as in a Swiss event."""
    settings: ChosenSettingsBody | None = None
    """In place of what the profile sets: tie-breaks, decimals, trimming and others."""
    hidden_rounds: int = Field(0, ge=0, le=20)
    """During these last rounds only directors see the ranking."""
    online: bool = False
    """Whether people enter themselves, and play at the program's own tables."""
    sit_outs: bool = False
    """Whether who has no opponents there sits out; otherwise robots, who are not ranked, play instead."""
    move_minutes: int = Field(USUAL_MOVE_MINUTES, ge=MOVE_MINUTES[0], le=MOVE_MINUTES[1])
    """After how long a robot makes one call or plays one card for who is there online and does nothing."""
    bots: str | None = Field(None, max_length=100, examples=["normal:sef"])
    """The robots that play there online; by default those of the organiser's language."""
    starts: AwareDatetime | None = Field(None, strict=False)
    """When it is to begin online, as players are shown; its director begins it."""
    simultaneous: bool = False
    """Whether other events play its boards; it has no sections of its own."""
    invitation: str = Field("", max_length=40)
    """Of the simultaneous whose boards it plays; empty for boards of its own."""


class InvitedClub(Body):
    """A club that the organiser of a simultaneous invites."""

    club: str = Field(min_length=1, max_length=LONGEST_CLUB)
    """As the organiser calls it; the log keeps it, so it should not name a person."""
    accepted: bool = False
    """Whether its event plays the boards at once; otherwise the organiser admits it first."""


class MemberDecision(Body):
    """What the organiser of a simultaneous decides about an event that has joined."""

    admitted: bool


class SimultaneousInvitation(Body):
    """What the organiser of a simultaneous gives to the directors of other events."""

    invitation: str = Field(min_length=1, max_length=40)


class OnlineEntryRequest(Body):
    """How somebody enters an online event."""

    name: str = Field("", max_length=120)
    """Empty to keep the visitor's."""
    partner: Literal["robot", "anyone", "invited", "team", "substitute"] = "invited"
    """`anyone` who comes alone; somebody `invited` by a link; or none yet, as a `substitute`.

    In an event of teams somebody may invite a whole `team`; otherwise others who come alone, or another pair,
    complete it."""
    invitation: str = Field("", max_length=120)
    """The key in a partner's link."""
    pair: Literal[1, 2] = 1
    """With an invitation: into which of the two pairs of a team."""
    consent: bool = True
    """Whether public pages may show the name."""


class OnlineSwiss(Body):
    """How the rounds of an online Swiss are drawn."""

    boards: int = Field(ge=1, le=60)
    """In a round."""
    odd: OddMethod = "bye"
    """What an odd number plays where nobody is a robot."""
    first: FirstMethod = "lot"
    seed: int = Field(0, ge=0, lt=2**53)
    director_draws: bool = False
    """Whether each round, the first too, waits for the director's draw."""


class OnlineStart(Body):
    """How an online section of an event is played."""

    section: str = Field("A", pattern="^[A-Z]{1,2}$")
    movement: EventMovement
    """In a Swiss its rounds are empty: each is drawn when the one before is over."""
    swiss: OnlineSwiss | None = None
    minutes: int = Field(7, ge=1, le=60)
    """For each board."""
    barometer: bool = False
    """Whether all tables play the same boards in each round."""


class DecidedMatch(Body):
    """Two who shall meet, by their numbers in the section."""

    first: int
    second: int


class DecidedDraw(Body):
    """Who shall meet whom, and who is left over, by a director's decision."""

    matches: list[DecidedMatch] = Field(max_length=1000)
    left_over: list[int] = Field([], max_length=3)


EventEntryBody = Annotated[dict[str, JsonValue], WithJsonSchema(entry_schema())]
"""What an entry of an event's log says, by its name under `event`; the log's codecs check it."""


class NewEntry(Body):
    """An entry of an event's log: its name under `event`, and its fields (docs/events.md)."""

    entry: EventEntryBody
    client: str = Field("", max_length=80)
    """The sender's own id of it: what is sent again is recognised."""
    device: str = Field("", max_length=80)


class TriedEntries(Body):
    """Entries of an event's log, to see what they would change together."""

    entries: list[EventEntryBody] = Field(min_length=1, max_length=60)


class NewRanking(Body):
    """A ranking to publish."""

    final: bool = False
    """Whether no more results are expected."""


class EventPerson(Body):
    """A person who plays in an event."""

    name: str = Field(max_length=120)
    licence: str = Field("", max_length=40)
    consent: bool = False
    """Whether public pages may show the name."""


class PersonChange(Body):
    """What is changed about a person of an event; what is left out stays."""

    id: str = Field(max_length=20)
    name: str | None = Field(None, min_length=1, max_length=120)
    licence: str | None = Field(None, max_length=40)
    consent: bool | None = None


class PeopleRequest(Body):
    """Changes of several people at once."""

    people: list[PersonChange] = Field(max_length=1000)


class SixLetters(Body):
    """A code that a director has read out, or that is on the card of a table."""

    code: str = Field(max_length=12)


class SeatClaimed(Body):
    """Which entrant somebody says that they are."""

    entrant: int
    code: str = Field("", max_length=20)
    """The letters on the guide card; empty to ask the director."""


class ClaimAnswer(Body):
    """What the director says to a phone that asks for the key of a pair."""

    granted: bool


class PaperRequest(Body):
    """What is printed of an event."""

    section: str = Field("", max_length=8)
    """For guide cards, table cards, travellers, slips and signs."""
    address: str = Field("", max_length=200, examples=["http://192.168.1.20:8080"])
    """How phones reach this server, for the QR codes of signs."""


class ResultsFromPaper(Body):
    """Results typed from paper, a line each; the table is needed where lines do not name the pairs."""

    many_lines = frozenset({"text"})
    section: str = Field(max_length=8)
    text: str = Field(max_length=20_000)
    round: int | None = None
    table: int | None = None
    replacing: dict[str, list[str]] = Field({}, max_length=2000)
    """By line, what it may replace: what an answer had as `replaces`, if it is still there."""
