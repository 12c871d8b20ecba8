"""The bodies of HTTP requests, published in OpenAPI."""

from typing import Literal

from pydantic import Field

from chelem.formats.json_types import Body
from chelem.server.board_set_terms import BoardSetRequest
from chelem.tables.policy import DeclareChoice


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


class TeamMatchRequest(BoardSetRequest):
    """A new match of two teams of four, in contract bridge."""

    boards: int = Field(8, examples=[16])
    """2, 4, 8, 12, 16 or 24."""


class ProblemReport(Body):
    """The text of a problem report."""

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
