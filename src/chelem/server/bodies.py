"""The bodies of HTTP requests, as shown by OpenAPI."""

from typing import Literal

from pydantic import Field

from chelem.formats.json_types import Body


class VisitorName(Body):
    """A visitor's name."""

    name: str = Field(max_length=200)


class ChairRequest(Body):
    """Who takes a chair: the visitor, a bot, or the holder of its key."""

    kind: Literal["person", "bot"] = "person"
    name: str = Field("", max_length=200)
    """The visitor's name from now on."""
    key: str | None = Field(None, max_length=80)
    """The key of a chair, which moves it here."""


class ProblemReport(Body):
    """The text of a problem report."""

    text: str = Field(max_length=2000)


class StartingPoint(Body):
    """Where to resume a deal: after `steps` calls and cards."""

    steps: int = Field(0, ge=0, le=1000)


class CollectionName(Body):
    """The name of a collection."""

    name: str = Field(max_length=300)
