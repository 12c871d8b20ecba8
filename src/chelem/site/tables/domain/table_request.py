"""The request for a new table (docs/protocol.md, `POST /api/tables`)."""

from typing import Annotated, Literal

from pydantic import Field

from chelem.bots.convention_cards.given_card import MOST_CHARACTERS
from chelem.formats.json_types import Body, OptionValue, SeatCode
from chelem.learning.training.plan import Activity, ThemeName
from chelem.site.tables.domain.policy import PolicyChanges

MAX_MATCH_SIZE = 9999
"""The most boards, deals or points of a match."""

ChairChoice = Literal["me", "bot", "open"]


class MatchRequest(Body, extra="allow"):
    """A form of match, and its parameters by name: `boards`, `deals`, `points` or `best_of`."""

    __pydantic_extra__: dict[str, Annotated[int, Field(le=MAX_MATCH_SIZE)]] = Field(init=False)

    kind: str | None = None
    """One of the game's forms of match; by default its usual one."""


class FirstCards(Body):
    """The cards of a table's first deal."""

    number: str = Field(max_length=40)
    """The number of the deal, as text because JavaScript numbers cannot hold it exactly."""
    dealer: SeatCode | None = None
    """By default North, or the first player clockwise from there."""
    vulnerable: list[SeatCode] = Field(default=[], max_length=4)
    """The vulnerable seats."""
    deal: int = Field(1, ge=1, le=MAX_MATCH_SIZE)
    """The deal's number in the match, for forms that start at a given deal."""


class TrainingRequest(Body):
    """What to train: contract bridge, duplicate, alone as South among bots."""

    theme: ThemeName = "any"
    """What deals are selected for; `any` for all."""
    activity: Activity = "deal"
    """The whole deal, the auction, or only the play, as declarer or as a defender; robots do the rest."""
    best_hand: bool = False
    """Whether nobody has more high-card points than South; not in defence, nor with weak openings."""


class SideRequest(Body):
    """What a side bids by: one of the systems, a convention card, or a system that somebody has written."""

    many_lines = frozenset({"card_text"})
    system: str | None = Field(None, max_length=40)
    """One of the systems that `GET /api/games` lists; by default that of the bots. Null with a card
    or a system of somebody's own."""
    style: str | None = Field(None, max_length=40)
    """One of the system's styles; by default the usual one."""
    card: str | None = Field(None, max_length=20)
    """The code of a convention card, of any visitor; the table keeps the card as it is now."""
    card_text: str | None = Field(None, max_length=MOST_CHARACTERS)
    """The text of a card's file, in place of a code: TOML, as `chelem convention-card` reads it."""
    own_system: str | None = Field(None, max_length=20)
    """The code of a system that a visitor has written; the table keeps its text as it is now."""


class SidesRequest(Body):
    """What each side bids by; null for what the bots do."""

    many_lines = frozenset({"NS", "EW"})
    NS: SideRequest | None = None
    EW: SideRequest | None = None


class TableRequest(Body):
    """A table to create; missing fields have defaults."""

    many_lines = frozenset({"sides"})
    game: str | None = None
    """By default the first that `GET /api/games` lists."""
    match: MatchRequest | None = None
    options: dict[str, OptionValue] | None = None
    """The options of the game, as `GET /api/games` lists them."""
    chairs: dict[SeatCode, ChairChoice] | None = Field(None, examples=[{"S": "me", "N": "open"}])
    """By default `me` for South and `bot` for the others; an `open` chair waits for a person."""
    policy: PolicyChanges | None = Field(None, examples=[{"undo": "free", "pace": "brisk"}])
    bots: str | None = Field(None, max_length=100, examples=["normal:sayc"])
    """The bots, as `STRENGTH[:SYSTEM[:STYLE]]`; `GET /api/games` lists the names.

    What is left out is as in its default, whose system is that of the language of the request.
    """
    sides: SidesRequest | None = Field(None, examples=[{"NS": {"card": "k7m2pq9x"}}])
    """What the sides bid by, bots and people, where that is not the system of `bots`.

    Where it is left out, the side of the visitor plays the convention card that they prefer, if any.

    The calls of each side are explained by its own system or card.
    """
    deal: FirstCards | None = None
    """The cards of the first deal; by default they are shuffled."""
    training: TrainingRequest | None = None
    """Deals of a theme to train with; by default ordinary deals."""
