"""What a visitor may ask for when a table is made (docs/protocol.md, `POST /api/tables`)."""

from typing import Annotated, Literal

from pydantic import Field

from chelem.formats.json_types import Body, OptionValue, SeatCode
from chelem.tables.policy import PolicyChanges

LONGEST = 9999
"""The boards, deals or points of the longest match."""

ChairChoice = Literal["me", "bot", "open"]


class MatchRequest(Body, extra="allow"):
    """A form of match, and its parameters by name: `boards`, `deals`, `points` or `best_of`."""

    __pydantic_extra__: dict[str, Annotated[int, Field(le=LONGEST)]] = Field(init=False)

    kind: str | None = None
    """One of the game's forms of match; the usual one when absent."""


class FirstCards(Body):
    """The cards of a table's first deal."""

    number: str = Field(max_length=40)
    """The number of the deal, as text: it is larger than what a browser's numbers hold exactly."""
    dealer: SeatCode | None = None
    """North, or the first player from there, when absent."""
    vulnerable: list[SeatCode] = Field(default=[], max_length=4)
    """The vulnerable seats."""
    deal: int = Field(1, ge=1, le=7)
    """In comptoir, which of the seven deals it is."""


class TableRequest(Body):
    """A table to create; missing fields have defaults."""

    game: str | None = None
    """The first that `GET /api/games` lists when absent."""
    match: MatchRequest | None = None
    options: dict[str, OptionValue] | None = None
    """The game's own, as `GET /api/games` lists them."""
    chairs: dict[SeatCode, ChairChoice] | None = Field(None, examples=[{"S": "me", "N": "open"}])
    """By default South is the visitor's and the others are bots'; an `open` chair waits for a person."""
    policy: PolicyChanges | None = Field(None, examples=[{"undo": "free", "pace": "brisk"}])
    deal: FirstCards | None = None
    """The first deal, where it is given."""
