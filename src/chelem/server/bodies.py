"""The bodies of calls, as OpenAPI shows them."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Body(BaseModel):
    """A body says nothing that is not asked for."""

    model_config = ConfigDict(extra="forbid", strict=True)


class VisitorName(Body):
    """How a visitor wants to be called."""

    name: str = Field(max_length=200)


class FirstCards(Body):
    """The cards of a table's first deal."""

    number: str = Field(max_length=40, description="the number of the deal, as text")
    dealer: str | None = None
    vulnerable: list[str] = Field(default=[], max_length=4)
    deal: int = Field(1, ge=1, le=7, description="in comptoir, which of the seven deals it is")


class TableRequest(Body):
    """A table to be made; what is left out is as most people want it."""

    game: str | None = None
    match: dict[str, Any] | None = None
    options: dict[str, Any] | None = None
    chairs: dict[str, str] | None = Field(None, examples=[{"S": "me", "N": "open"}])
    policy: dict[str, Any] | None = Field(None, examples=[{"undo": "free", "pace": "brisk"}])
    deal: FirstCards | None = None


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
