"""A board record: what a file in any format states about one board."""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, fields
from operator import attrgetter

from chelem.boards.side_value import SideValue
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
"""The tags with the players' names, N E S W."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Record:
    """One board; None or empty for what the file does not state.

    `tags` are texts under PBN's tag names (Event, Site, Date, Board, West, Room …), with inherited values
    filled in. `calls` begin with the call of `first`. By index of the call, `notes` are comments (empty for
    an alert without one), `insufficient` are bids that were accepted although insufficient, and `skipped` are
    calls cancelled by another player's call out of turn (stored as passes).

    `declarer`, `level`, `strain` and `stake` are the stated contract; an end position has only a strain.
    `passed` is true if the file states that everybody passed, `swapped` if declarer and dummy exchanged
    roles. `play` are the cards in order of play from `leader` on, up to the first unknown card. By index of
    the card, `revokes` are revokes and `leads` the seats that led out of turn.

    `result` and `score` are as stated; `agreed` is true if the result was agreed on although it is not the
    true one. `claim` is who claimed, and how many of the remaining tricks.
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
    result: tuple[SideValue, ...] = ()
    agreed: bool = False
    score: tuple[SideValue, ...] = ()
    claim: tuple[Seat, int] | None = None

    def __post_init__(self) -> None:
        freeze(self, "tags", "notes", "leads")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash(_values(self))

    def __repr__(self) -> str:
        """Return the non-empty fields, values as text."""
        known = (
            f"{name}={_shown(value)}" for name, value in zip(_NAMES, _values(self), strict=True) if value
        )
        return f"{type(self).__name__}({', '.join(known)})"

    @property
    def board(self) -> str:
        """The board number or name as written; empty if there is none."""
        return self.tags.get("Board", "")

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
        whole = all(len(hand) == 13 for hand in hands)
        return Deal(hands) if whole and sum(hand.bits for hand in hands) == PACK.bits else None

    @property
    def contract(self) -> Contract | None:
        """The stated contract if complete, otherwise the one the calls lead to; None without one."""
        if self.declarer is not None and self.level is not None and self.strain is not None:
            return Contract(self.declarer, self.strain, 6 + self.level, self.stake)
        return None if self.passed else self.bid

    @property
    def bid(self) -> Contract | None:
        """The contract that the calls lead to, legal or not, once the auction is over.

        None if it was doubled more often than a contract can be.
        """
        auction = self.auction
        return (
            auction.contract()
            if auction is not None and auction.over and auction.doubled <= auction.doubling
            else None
        )

    @property
    def auction(self) -> Auction | None:
        """The auction, legal or not; None if it is unknown who calls first."""
        opener = self.first if self.first is not None else self.dealer
        if opener is None:
            return None
        auction = game_of_files().auction(opener)
        for call in self.calls:
            auction = auction.after(call)
        return auction

    def tricks(self, contract: Contract) -> int | None:
        """Return the stated number of tricks of declarer's side, if any."""
        for stated in self.result:
            own = stated.side is None or stated.side is contract.declarer.side
            return stated.amount if own else 13 - stated.amount
        return None


def _known_name(text: str) -> str:
    name = text.strip()
    return "" if name == "?" else name


_NAMES = tuple(field.name for field in fields(Record))
_values = attrgetter(*_NAMES)


def _shown(value: object) -> str:
    """Return the text of a field for `repr`."""
    match value:
        case Mapping():
            return repr(dict(value))
        case tuple():
            return "'" + " ".join("-" if one is None else str(one) for one in value) + "'"
        case _:
            return repr(value)
