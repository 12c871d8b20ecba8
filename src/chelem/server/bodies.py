"""The bodies of calls, as OpenAPI shows them."""

from typing import Literal

from pydantic import Field

from chelem.formats.json_types import Body


class VisitorName(Body):
    """How a visitor wants to be called."""

    name: str = Field(max_length=200)


class ChairRequest(Body):
    """Who takes a chair: a person, a bot, or the holder of its key."""

    kind: Literal["person", "bot"] = "person"
    name: str = Field("", max_length=200)
    key: str | None = Field(None, max_length=80)


class ProblemReport(Body):
    """What somebody found wrong."""

    text: str = Field(max_length=2000)


class StartingPoint(Body):
    """Where a deal is resumed: after `steps` of its calls and cards."""

    steps: int = Field(0, ge=0, le=1000)


class CollectionName(Body):
    """What a collection is called."""

    name: str = Field(max_length=300)
