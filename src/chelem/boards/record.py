"""A board record: what a file in any format states about one board."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, fields
from operator import attrgetter

from chelem.boards.side_value import Sided
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card, Strain
from chelem.core.contracts import Contract
from chelem.core.deals import Deal, KnownHands
from chelem.core.frozen import FrozenMap, freeze
from chelem.core.hands import PACK
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.games.registry import game_of_files
from chelem.phases.auction import Auction

UNKNOWN: KnownHands = (None, None, None, None)
PLAYER_TAGS = ("North", "East", "South", "West")
"""The tags of the players' names, N E S W."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Record:
    """One board; what the file does not state is None or empty.

    `tags` are the texts of the file under PBN's names (Event, Site, Date, Board, West, Room …), as they count
    where they are inherited. `calls` begin with the one of `first`; by their place from 0, `notes` hold the
    words on a call (empty for an alert without words), `insufficient` are bids that the table let stand, and
    `skipped` calls that somebody else's call out of turn took away (a pass stands for them).

    `declarer`, `level`, `strain` and `stake` are the contract that the file states, `passed` that it states
    that everybody passed; an end position has a strain alone. `swapped` says that declarer and dummy changed
    roles. `play` is in the order of play, from `leader` on, up to the first card that is unknown; by place,
    `revokes` are cards known not to follow suit, `leads` who led out of turn.

    `result` and `score` are as stated; `agreed` says that the result is the one agreed on, though not the
    true one. `claim` is who claimed how many of the tricks left.
    """

    tags: Mapping[str, str] = FrozenMap({})
    _: KW_ONLY
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    hands: KnownHands = UNKNOWN
    first: Seat | None = None
    calls: tuple[Bid | SimpleCall, ...] = ()
    notes: Mapping[int, str] = FrozenMap({})
    insufficient: frozenset[int] = frozenset()
    skipped: frozenset[int] = frozenset()
    declarer: Seat | None = None
    level: int | None = None
    strain: Strain | None = None
    stake: int = 1
    passed: bool = False
    swapped: bool = False
    leader: Seat | None = None
    play: tuple[Card, ...] = ()
    revokes: frozenset[int] = frozenset()
    leads: Mapping[int, Seat] = FrozenMap({})
    result: tuple[Sided, ...] = ()
    agreed: bool = False
    score: tuple[Sided, ...] = ()
    claim: tuple[Seat, int] | None = None

    def __post_init__(self) -> None:
        freeze(self, "tags", "notes", "leads")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash(_values(self))

    def __repr__(self) -> str:
        """The fields that are known, values as they are written."""
        known = (
            f"{name}={_shown(value)}" for name, value in zip(_NAMES, _values(self), strict=True) if value
        )
        return f"{type(self).__name__}({', '.join(known)})"

    @property
    def board(self) -> str:
        """The board's number or name as written; empty where there is none."""
        return self.tags.get("Board", "")

    @property
    def number(self) -> int | None:
        """The board's number, from 1; None where it has no such number."""
        text = self.board
        return int(text) if text.isascii() and text.isdigit() and 0 < len(text) < 7 and int(text) else None

    @property
    def names(self) -> tuple[str, str, str, str]:
        """The players' names, N E S W; empty where unknown."""
        north, east, south, west = (_told(self.tags.get(name, "")) for name in PLAYER_TAGS)
        return north, east, south, west

    @property
    def deal(self) -> Deal | None:
        """The deal; None unless all four hands are known and have thirteen cards, all different."""
        north, east, south, west = self.hands
        if north is None or east is None or south is None or west is None:
            return None
        hands = north, east, south, west
        whole = all(len(hand) == 13 for hand in hands)
        return Deal(hands) if whole and sum(hand.bits for hand in hands) == PACK.bits else None

    @property
    def contract(self) -> Contract | None:
        """The contract that the file states in full, or the one that the calls lead to; None without one."""
        if self.declarer is not None and self.level is not None and self.strain is not None:
            return Contract(self.declarer, self.strain, 6 + self.level, self.stake)
        return None if self.passed else self.bid

    @property
    def bid(self) -> Contract | None:
        """The contract that the calls lead to, legal or not, once the auction is over.

        None where it was doubled more often than any contract can be.
        """
        auction = self.auction
        return (
            auction.contract()
            if auction is not None and auction.over and auction.doubled <= auction.doubling
            else None
        )

    @property
    def auction(self) -> Auction | None:
        """The auction, legal or not; None where it is not known who calls first."""
        opener = self.first if self.first is not None else self.dealer
        if opener is None:
            return None
        auction = game_of_files().auction(opener)
        for call in self.calls:
            auction = auction.after(call)
        return auction

    def tricks(self, contract: Contract) -> int | None:
        """The tricks of declarer's side as the file states them; None where it does not."""
        for told in self.result:
            own = told.side is None or told.side is contract.declarer.side
            return told.amount if own else 13 - told.amount
        return None


def _told(name: str) -> str:
    told = name.strip()
    return "" if told == "?" else told


_NAMES = tuple(field.name for field in fields(Record))
_values = attrgetter(*_NAMES)


def _shown(value: object) -> str:
    """A field in a `repr`: mappings and tuples of values as text."""
    match value:
        case Mapping():
            return repr(dict(value))
        case tuple():
            return "'" + " ".join("-" if one is None else str(one) for one in value) + "'"
        case _:
            return repr(value)
