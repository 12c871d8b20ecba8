"""What a file states about a board's auction, contract, play and result."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from chelem.boards.side_value import SideValue
from chelem.core import Bid, Card, Contract, FrozenMap, Seat, SimpleCall, Strain, freeze
from chelem.games.registry import game_of_files
from chelem.phases import Auction


class KnownFields:
    """A `repr` for dataclasses that shows only the known fields, with values as text."""

    __slots__ = ()

    def __repr__(self) -> str:
        shown = [field for field in fields(self) if field.repr]  # type: ignore[arg-type] # each is a dataclass
        values = ((field.name, getattr(self, field.name), field.default) for field in shown)
        known = (f"{name}={_value_text(value)}" for name, value, default in values if value != default)
        return f"{type(self).__name__}({', '.join(known)})"


@dataclass(frozen=True, slots=True, repr=False)
class AuctionRecord(KnownFields):
    """The calls in order, from that of `first` on.

    By index of the call, `notes` are comments (empty for an alert without one), `insufficient` are bids that
    were accepted although insufficient, and `skipped` calls cancelled by another player's call out of turn
    (stored as passes).
    """

    first: Seat | None = None
    calls: tuple[Bid | SimpleCall, ...] = ()
    notes: Mapping[int, str] = FrozenMap({})
    insufficient: frozenset[int] = frozenset()
    skipped: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        freeze(self, "notes")

    def replay(self, dealer: Seat | None = None) -> Auction | None:
        """Return the auction of these calls, legal or not; None if it is unknown who calls first.

        If `first` is not stated, `dealer` calls first.
        """
        opener = self.first if self.first is not None else dealer
        if opener is None:
            return None
        auction = game_of_files().auction(opener)
        for call in self.calls:
            auction = auction.after(call)
        return auction

    def contract(self, dealer: Seat | None = None) -> Contract | None:
        """Return the contract of the finished auction, legal or not.

        None if the auction is not over, or has more doubles than a contract can have.
        """
        auction = self.replay(dealer)
        if auction is None or not auction.over or auction.doubled > auction.doubling:
            return None
        return auction.contract()


@dataclass(frozen=True, slots=True, repr=False)
class StatedContract(KnownFields):
    """The stated contract, or a passed-out board; an end position states only the strain.

    `swapped` says that declarer and dummy changed roles.
    """

    declarer: Seat | None = None
    level: int | None = None
    strain: Strain | None = None
    stake: int = 1
    passed: bool = False
    swapped: bool = False

    @classmethod
    def of(cls, contract: Contract | None) -> "StatedContract":
        """Return the statement of a contract; without one, of a passed-out board."""
        if contract is None:
            return cls(passed=True)
        return cls(contract.declarer, contract.level, contract.strain, contract.stake)

    @property
    def contract(self) -> Contract | None:
        """The contract; None unless it is stated in full."""
        if self.declarer is None or self.level is None or self.strain is None:
            return None
        return Contract(self.declarer, self.strain, 6 + self.level, self.stake)


@dataclass(frozen=True, slots=True, repr=False)
class PlayRecord(KnownFields):
    """The cards in order of play, from `leader` on, up to the first unknown one.

    By index of the card, `revokes` are stated revokes, and `leads` the players who led out of turn.
    """

    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    revokes: frozenset[int] = frozenset()
    leads: Mapping[int, Seat] = FrozenMap({})

    def __post_init__(self) -> None:
        freeze(self, "leads")


@dataclass(frozen=True, slots=True, repr=False)
class StatedResult(KnownFields):
    """The stated tricks and score, of one or both sides.

    `agreed` is set if the tricks are agreed ones that differ from those played. `claim` is a player and the
    number of remaining tricks they claimed.
    """

    tricks: tuple[SideValue, ...] = ()
    score: tuple[SideValue, ...] = ()
    agreed: bool = False
    claim: tuple[Seat, int] | None = None


NO_AUCTION = AuctionRecord()
NO_CONTRACT = StatedContract()
NO_PLAY = PlayRecord()
NO_RESULT = StatedResult()


def _value_text(value: object) -> str:
    """Return a field's value for a `repr`, with tuples as text."""
    match value:
        case Mapping():
            return repr(dict(value))
        case tuple():
            return "'" + " ".join("-" if item is None else str(item) for item in value) + "'"
        case _:
            return repr(value)
