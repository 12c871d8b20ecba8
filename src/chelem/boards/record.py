"""A board record: what a file in any format states about one board."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, fields
from operator import attrgetter

from chelem.boards import statements
from chelem.core import PACK, Contract, Deal, FrozenMap, KnownHands, Seat, Vulnerability, freeze

UNKNOWN: KnownHands = (None, None, None, None)
PLAYER_TAGS = ("North", "East", "South", "West")
"""The tags with the players' names, N E S W."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Record(statements.KnownFields):
    """One board; None or empty for what the file does not state.

    `tags` are the texts of the file under PBN's names (Event, Site, Date, Board, West, Room …), including
    inherited ones.
    """

    tags: Mapping[str, str] = FrozenMap({})
    _: KW_ONLY
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    hands: KnownHands = UNKNOWN
    auction: statements.AuctionRecord = statements.NO_AUCTION
    stated: statements.StatedContract = statements.NO_CONTRACT
    play: statements.PlayRecord = statements.NO_PLAY
    result: statements.StatedResult = statements.NO_RESULT

    def __post_init__(self) -> None:
        freeze(self, "tags")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash(_values(self))

    @property
    def board(self) -> str:
        """The board number or name as written; empty if there is none."""
        return self.tags.get("Board", "")

    @property
    def has_content(self) -> bool:
        """Whether any card, call or contract is known."""
        return any(self.hands) or bool(self.auction.calls) or self.contract is not None

    @property
    def number(self) -> int | None:
        """The board number, from 1; None if it is not a number."""
        text = self.board
        return int(text) if text.isascii() and text.isdigit() and 0 < len(text) < 7 and int(text) else None

    @property
    def names(self) -> tuple[str, str, str, str]:
        """The names of the players, N E S W; empty if unknown."""
        north, east, south, west = (_known_name(self.tags.get(name, "")) for name in PLAYER_TAGS)
        return north, east, south, west

    @property
    def deal(self) -> Deal | None:
        """The deal; None unless all 52 cards are known, thirteen in each hand."""
        north, east, south, west = self.hands
        if north is None or east is None or south is None or west is None:
            return None
        hands = north, east, south, west
        complete = all(len(hand) == 13 for hand in hands)
        return Deal(hands) if complete and sum(hand.bits for hand in hands) == PACK.bits else None

    @property
    def opener(self) -> Seat | None:
        """Who calls first: as the auction states it, else the dealer."""
        return self.auction.first if self.auction.first is not None else self.dealer

    @property
    def contract(self) -> Contract | None:
        """The stated contract if complete, otherwise the one the calls lead to; None without one."""
        stated = self.stated.contract
        return self.bid if stated is None and not self.stated.passed else stated

    @property
    def bid(self) -> Contract | None:
        """The contract of the finished auction, legal or not; None if it is not over."""
        return self.auction.contract(self.dealer)

    @property
    def passed_out(self) -> bool:
        """Whether everybody passed, according to the calls or the stated contract."""
        auction = None if self.stated.passed else self.auction.replay(self.dealer)
        return self.stated.passed or (auction is not None and auction.over and auction.last is None)

    def tricks(self, contract: Contract) -> int | None:
        """Return the stated tricks of declarer's side; None if the file states none."""
        for stated in self.result.tricks:
            is_declarers = stated.side is None or stated.side is contract.declarer.side
            return stated.amount if is_declarers else 13 - stated.amount
        return None


def _known_name(text: str) -> str:
    name = text.strip()
    return "" if name == "?" else name


_values = attrgetter(*(field.name for field in fields(Record)))
