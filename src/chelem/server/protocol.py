"""Types of the live table's messages, from and to a page (docs/protocol.md)."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, NotRequired, get_type_hints

from pydantic import Discriminator, Field, WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from chelem.formats.json_types import ActionCode, LanguageCode, SeatCode
from chelem.tables.chat import ChatAudience
from chelem.views.deal_shapes import MoveCallShape
from chelem.views.shapes import PictureShape

LARGEST = 10**9
"""The upper limit of versions, positions and numbers of tricks."""
LONGEST_ID = 64

Whole = Annotated[int, Field(strict=True, ge=-LARGEST, le=LARGEST)]
Id = Annotated[str, Field(min_length=1, max_length=LONGEST_ID)]


LogEntry = TypeAliasType("LogEntry", Annotated[dict[str, Any], WithJsonSchema({"$ref": "log.schema.json"})])
"""An entry of the log as its reader may see it; its schema is that of the log."""

if TYPE_CHECKING:
    SomeSections = PictureShape
else:
    SomeSections = TypedDict("SomeSections", get_type_hints(PictureShape, include_extras=True), total=False)
    SomeSections.__doc__ = "Sections of the picture, each of them whole."


class HelloMessage(TypedDict):
    """The first message: the last version that the page has, or null, and its language."""

    t: Literal["hello"]
    protocol: Literal[2]
    """Another number than the server's is answered by `bye` with the code `page.old`."""
    version: NotRequired[int | None]
    """The last version that the page has; null for none."""
    language: NotRequired[LanguageCode]


class ActMessage(TypedDict):
    """A call or card; the page chooses `id`, and `position` is the position it answers."""

    t: Literal["act"]
    id: Id
    """The page's own id of the move, unique for this player."""
    position: Whole
    """The position that it answers."""
    action: ActionCode


class ClaimMessage(TypedDict):
    """A claim of a number of the remaining tricks for the player's side."""

    t: Literal["claim"]
    id: Id
    """The page's own id of the move, unique for this player."""
    position: Whole
    """The position that it answers."""
    tricks: Whole
    """Of the remaining ones, for one's own side."""


class AnswerMessage(TypedDict):
    """The answer to a claim."""

    t: Literal["answer"]
    id: Id
    """The page's own id of the move, unique for this player."""
    position: Whole
    """The position that it answers."""
    accept: bool


class UndoMessage(TypedDict):
    """Undo, or ask to undo, the player's last call or card."""

    t: Literal["undo"]


class AllowMessage(TypedDict):
    """The answer to an undo request."""

    t: Literal["allow"]
    accept: bool


class NextMessage(TypedDict):
    """Ready for the next deal."""

    t: Literal["next"]


class StopMessage(TypedDict):
    """End the match, if its form allows that; for the owner only."""

    t: Literal["stop"]


class ChatMessage(TypedDict):
    """A chat message to everybody, or to the opponents."""

    t: Literal["chat"]
    text: str
    """At most 300 characters."""
    to: ChatAudience


class AlertMessage(TypedDict):
    """An alert of the call with version `about`, and its meaning, which may be empty."""

    t: Literal["alert"]
    about: Whole
    """The version of the call."""
    text: str
    """What it means; may be empty."""


class MeaningMessage(TypedDict):
    """Ask for the meaning of a call: that with version `about`, or the legal call `call`."""

    t: Literal["meaning"]
    about: NotRequired[Whole]
    """The version of a call that was made."""
    call: NotRequired[ActionCode]
    """A call that could be made now."""


class TypedMessage(TypedDict):
    """Text typed in text mode."""

    t: Literal["typed"]
    text: str


class PingMessage(TypedDict):
    """A sign of life, sent every 10 s."""

    t: Literal["ping"]


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
        | StopMessage
        | ChatMessage
        | AlertMessage
        | MeaningMessage
        | TypedMessage
        | PingMessage,
        Discriminator("t"),
    ],
)
"""A message of a page."""


class RefusalShape(TypedDict):
    """The reason of a refusal: a code and facts for programs, a sentence for people."""

    code: str
    """For programs."""
    facts: dict[str, str | int]
    """What the sentence mentions, by name."""
    sentence: str
    """For people, in the language asked for."""


class TableAnswer(TypedDict):
    """Something happened, or the reply to `hello`."""

    t: Literal["table"]
    version: int
    position: int
    entries: list[LogEntry]
    """The log's entries after the page's last version, as its reader may see them, without their times."""
    said: list[str]
    """The same in words, for screen readers."""
    picture: SomeSections
    """The sections that changed, each whole; after `hello` all of them."""


class MoveAnswer(TypedDict):
    """A call or card, the last entry, which the page applies before it replaces sections."""

    t: Literal["move"]
    version: int
    position: int
    entries: list[LogEntry]
    """One `acted`, and perhaps an `exposed`."""
    said: list[str]
    """The same in words, for screen readers."""
    won: NotRequired[SeatCode]
    """The seat that has won the trick with it."""
    call: NotRequired[MoveCallShape]
    """What of a call its entry does not say."""
    picture: SomeSections
    """The sections that changed in another way, each whole."""


class RefusedAnswer(RefusalShape):
    """A message was refused; nothing has changed."""

    t: Literal["refused"]
    id: NotRequired[str]
    """That of the refused message, where it had one."""


class SeenAnswer(TypedDict):
    """A move was sent twice; the repetition is ignored."""

    t: Literal["seen"]
    id: str
    """That of the move."""


class MeaningAnswer(TypedDict):
    """The meaning of a call."""

    t: Literal["meaning"]
    about: NotRequired[int]
    """The version in the question, if it named one."""
    call: ActionCode
    text: str


class LinesAnswer(TypedDict):
    """The answer to `typed`."""

    t: Literal["answer"]
    lines: list[str]


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
        | MeaningAnswer
        | LinesAnswer
        | PongAnswer
        | ByeAnswer,
        Discriminator("t"),
    ],
)
"""A message to a page."""
