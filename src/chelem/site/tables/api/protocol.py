"""Types of the live table's messages, from and to a page (docs/protocol.md)."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, get_type_hints

from pydantic import Discriminator, Field, WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from chelem.formats.json_types import ActionCode, LanguageCode, SeatCode
from chelem.site.edge import RefusalShape
from chelem.site.tables.api import advice_messages
from chelem.site.tables.api.dealing_messages import AcknowledgedAnswer, PledgeMessage, RevealMessage
from chelem.site.tables.api.message_types import Id, Whole
from chelem.site.tables.domain.chat import ChatAudience
from chelem.site.tables.views.deal import MoveCallShape
from chelem.site.tables.views.picture import PictureShape

LogEntry = TypeAliasType("LogEntry", Annotated[dict[str, Any], WithJsonSchema({"$ref": "log.schema.json"})])
"""An entry of the log as its reader may see it; log.schema.json is its schema."""

if TYPE_CHECKING:
    SomeSections = PictureShape
else:
    SomeSections = TypedDict("SomeSections", get_type_hints(PictureShape, include_extras=True), total=False)
    SomeSections.__doc__ = "Some sections of a table, each complete."


class HelloMessage(TypedDict):
    """The first message of a page."""

    t: Literal["hello"]
    protocol: Literal[4]
    """The server answers any other number with `bye` and the code `page.old`."""
    version: NotRequired[int | None]
    """The last version that the page has; null if it has none."""
    language: NotRequired[LanguageCode]


class ActMessage(TypedDict):
    """A call or card."""

    t: Literal["act"]
    id: Id
    """The id of the move, chosen by the page and unique for this player."""
    position: Whole
    """The position that the move answers."""
    action: ActionCode


class ClaimMessage(TypedDict):
    """A claim."""

    t: Literal["claim"]
    id: Id
    """The id of the move, chosen by the page and unique for this player."""
    position: Whole
    """The position that the move answers."""
    tricks: Whole
    """The number of remaining tricks that the player's side will take."""


class AnswerMessage(TypedDict):
    """The answer to a claim."""

    t: Literal["answer"]
    id: Id
    """The id of the move, chosen by the page and unique for this player."""
    position: Whole
    """The position that the move answers."""
    accept: bool


class UndoMessage(TypedDict):
    """Undo, or ask to undo, the player's last call or card."""

    t: Literal["undo"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""


class AllowMessage(TypedDict):
    """The answer to an undo request."""

    t: Literal["allow"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""
    accept: bool


class NextMessage(TypedDict):
    """The player is ready for the next deal."""

    t: Literal["next"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""
    deal: NotRequired[Whole]
    """The deal that is over; once the next has been dealt, the message is one sent again."""


class StopMessage(TypedDict):
    """End the match, if its form allows that; only the owner may."""

    t: Literal["stop"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""


class ChatMessage(TypedDict):
    """A chat message."""

    t: Literal["chat"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""
    text: str
    """At most 300 characters."""
    to: ChatAudience


class AlertMessage(TypedDict):
    """An alert of a call, or another explanation of it."""

    t: Literal["alert"]
    id: NotRequired[Id]
    """The id of the message, so that it may be sent again without being taken twice."""
    about: Whole
    """The version of the call."""
    text: str
    """The meaning of the call; may be empty."""


class MeaningMessage(TypedDict):
    """A question about the meaning of a call, either `about` or `call`."""

    t: Literal["meaning"]
    about: NotRequired[Whole]
    """The version of a call that has been made."""
    call: NotRequired[ActionCode]
    """A legal call."""


class HurryMessage(TypedDict):
    """Let the bots make no pauses until it is a person's turn; refused where another person plays."""

    t: Literal["hurry"]


class TypedMessage(TypedDict):
    """Text typed in text mode."""

    t: Literal["typed"]
    text: str
    coach: NotRequired[bool]
    """Whether the coach may stop a move: the answer says why, and the move is made when it is typed again."""


class PingMessage(TypedDict):
    """A message that keeps the connection open, sent every few seconds."""

    t: Literal["ping"]
    within: NotRequired[Annotated[float, Field(gt=0, le=85)]]
    """The seconds until the page says something again, at most; 6 s later the server takes it for lost."""


FromClient = TypeAliasType(
    "FromClient",
    Annotated[
        HelloMessage
        | ActMessage
        | ClaimMessage
        | AnswerMessage
        | UndoMessage
        | AllowMessage
        | NextMessage
        | PledgeMessage
        | RevealMessage
        | StopMessage
        | ChatMessage
        | AlertMessage
        | MeaningMessage
        | advice_messages.HintMessage
        | advice_messages.CoachMessage
        | advice_messages.SureMessage
        | HurryMessage
        | TypedMessage
        | PingMessage,
        Discriminator("t"),
    ],
)
"""A message of a page."""


class TableAnswer(TypedDict):
    """A change of the table, or the reply to `hello`."""

    t: Literal["table"]
    version: int
    position: int
    entries: list[LogEntry]
    """The log's entries after the page's last version, as its reader may see them, without times."""
    said: list[str]
    """The entries as sentences, for screen readers; to a new page, the deal so far, until its first card."""
    picture: SomeSections
    """The sections that have changed, each complete; after `hello` all of them."""


class MoveAnswer(TypedDict):
    """A call or card, which the page applies before it replaces sections."""

    t: Literal["move"]
    version: int
    position: int
    entries: list[LogEntry]
    """One `acted`, which an `exposed` may follow."""
    said: list[str]
    """The entries as sentences, for screen readers."""
    won: NotRequired[SeatCode]
    """The winner of the trick that the card completes."""
    call: NotRequired[MoveCallShape]
    """The fields of the call that are not in its entry."""
    picture: SomeSections
    """The other sections that have changed, each complete."""


class RefusedAnswer(RefusalShape):
    """A message was refused; nothing has changed."""

    t: Literal["refused"]
    id: NotRequired[str]
    """The `id` of the refused message, if it had one."""


class SeenAnswer(TypedDict):
    """A message was taken already, or, if no entry of the log confirms it, now: `next`, `reveal`."""

    t: Literal["seen"]
    id: str
    """The `id` of the message."""


LeastAndMost = Annotated[list[int | None], Field(min_length=2, max_length=2)]
"""The least and the most of something; null where there is no upper limit."""


class ShownShape(TypedDict):
    """The hands that a call shows by the bots' system, with the player's earlier calls."""

    points: LeastAndMost
    """High-card points."""
    spades: LeastAndMost
    hearts: LeastAndMost
    diamonds: LeastAndMost
    clubs: LeastAndMost


ForcingCode = Literal["no", "round", "game"]


class MeaningAnswer(TypedDict):
    """The meaning of a call."""

    t: Literal["meaning"]
    about: NotRequired[int]
    """The version in the question, if any."""
    call: ActionCode
    text: str
    shows: NotRequired[ShownShape]
    """Missing if a player explained the call, or if it shows no hand."""
    forcing: NotRequired[ForcingCode]
    """Whether partner must not pass: for a round, or up to a game; with `shows`."""


class LinesAnswer(TypedDict):
    """The answer to `typed`, in sentences."""

    t: Literal["answer"]
    lines: list[str]


class StatusAnswer(TypedDict):
    """The state of the server has changed, or is not as usual when a page connects."""

    t: Literal["status"]
    store: Literal["ok", "away"]
    """Whether it can keep moves; while it cannot, it refuses them with `message.failed`."""
    robots: NotRequired[Literal["slow"]]
    """There while the robots of this table take long to move, as the server is busy."""


class PongAnswer(TypedDict):
    """The answer to `ping`."""

    t: Literal["pong"]


class ByeAnswer(RefusalShape):
    """The last message before the server closes the connection."""

    t: Literal["bye"]


FromServer = TypeAliasType(
    "FromServer",
    Annotated[
        TableAnswer
        | MoveAnswer
        | RefusedAnswer
        | SeenAnswer
        | AcknowledgedAnswer
        | MeaningAnswer
        | advice_messages.HintAnswer
        | advice_messages.CoachAnswer
        | advice_messages.SureAnswer
        | LinesAnswer
        | StatusAnswer
        | PongAnswer
        | ByeAnswer,
        Discriminator("t"),
    ],
)
"""A message to a page."""
