"""The picture of a table: what a page draws, in sections, published in docs/protocol.md."""

from typing_extensions import TypedDict

from chelem.formats.json_types import (
    ActionCode,
    SeatCode,
)
from chelem.site.tables.views import room
from chelem.site.tables.views.comparison import KnownDealShape
from chelem.site.tables.views.deal import (
    CallShape,
    ClaimShape,
    ContractShape,
    DealShape,
    HandShape,
    PlayShape,
    TurnShape,
)
from chelem.site.tables.views.promise import PromiseShape
from chelem.site.tables.views.sheet import SheetShape


class ClockShape(TypedDict):
    """The time for a move; `left` in milliseconds."""

    seat: SeatCode
    """The seat whose time is running."""
    left: int
    """The remaining milliseconds."""


class PictureShape(TypedDict):
    """Everything a viewer may see of a table, in sections."""

    table: room.TableShape
    you: room.YouShape
    chairs: room.ChairsShape
    watching: int
    """The number of spectators, as it was not long ago."""
    deal: DealShape | None
    """Null before the first deal."""
    hands: dict[SeatCode, HandShape]
    """The hands by seat."""
    calls: list[CallShape]
    """The calls of the auction."""
    contract: ContractShape | None
    """Null until the auction is over."""
    play: PlayShape | None
    """Null until the first lead."""
    turn: TurnShape | None
    """Null if nobody is to act."""
    legal: list[ActionCode]
    """Your legal actions; empty if it is not your turn."""
    claim: ClaimShape | None
    """Null if none is pending."""
    undo: room.UndoShape
    between: room.BetweenShape | None
    """Null during a deal, and once the next one is being dealt."""
    clock: ClockShape | None
    """Null if the clock is not running."""
    promise: PromiseShape | None
    """Null if nothing is promised of the deal."""
    sheet: SheetShape
    chat: list[room.ChatShape]
    """The latest messages."""
    seen: KnownDealShape | None
    """Null unless the owner has seen the deal before."""
