"""The bodies of HTTP requests, as shown by OpenAPI."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Body(BaseModel):
    """A request body without unknown fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class VisitorName(Body):
    """A visitor's name."""

    name: str = Field(max_length=200)


class FirstCards(Body):
    """The cards of a table's first deal."""

    number: str = Field(max_length=40, description="the number of the deal, as text")
    dealer: str | None = None
    vulnerable: list[str] = Field(default=[], max_length=4)
    deal: int = Field(1, ge=1, le=7, description="in comptoir, which of the seven deals it is")


class TableRequest(Body):
    """A table to create; missing fields have defaults."""

    game: str | None = None
    match: dict[str, Any] | None = None
    options: dict[str, Any] | None = None
    chairs: dict[str, str] | None = Field(None, examples=[{"S": "me", "N": "open"}])
    policy: dict[str, Any] | None = Field(None, examples=[{"undo": "free", "pace": "brisk"}])
    deal: FirstCards | None = None


class ChairRequest(Body):
    """Who takes a chair: the visitor, a bot, or the holder of its key."""

    kind: Literal["person", "bot"] = "person"
    name: str = Field("", max_length=200)
    key: str | None = Field(None, max_length=80)


class ProblemReport(Body):
    """The text of a problem report."""

    text: str = Field(max_length=2000)


class StartingPoint(Body):
    """Where to resume a deal: after `steps` calls and cards."""

    steps: int = Field(0, ge=0, le=1000)


class CollectionName(Body):
    """The name of a collection."""

    name: str = Field(max_length=300)
