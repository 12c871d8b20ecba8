"""What a file states of a board's auction, contract, play and result."""

from collections.abc import Mapping
from dataclasses import dataclass, fields

from chelem.boards.side_value import SideValue
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card, Strain
from chelem.core.contracts import Contract
from chelem.core.frozen import FrozenMap, freeze
from chelem.core.seats import Seat
from chelem.games.registry import game_of_files
from chelem.phases.auction import Auction


class KnownFields:
    """The `repr` of a dataclass: the fields that are known, values as they are written."""

    __slots__ = ()

    def __repr__(self) -> str:
        shown = [field for field in fields(self) if field.repr]  # type: ignore[arg-type] # each is a dataclass
        values = ((field.name, getattr(self, field.name), field.default) for field in shown)
        known = (f"{name}={_written(value)}" for name, value, default in values if value != default)
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

    def replayed(self, dealer: Seat | None = None) -> Auction | None:
        """The auction by the rules, legal or not; None where it is not known who calls first.

        `dealer` does where `first` is not stated.
        """
        opener = self.first if self.first is not None else dealer
        if opener is None:
            return None
        auction = game_of_files().auction(opener)
        for call in self.calls:
            auction = auction.after(call)
        return auction

    def contract(self, dealer: Seat | None = None) -> Contract | None:
        """The contract that the calls lead to, legal or not, once the auction is over.

        None where it was doubled more often than any contract can be.
        """
        auction = self.replayed(dealer)
        if auction is None or not auction.over or auction.doubled > auction.doubling:
            return None
        return auction.contract()


@dataclass(frozen=True, slots=True, repr=False)
class StatedContract(KnownFields):
    """The contract as stated, or that everybody passed; of an end position the strain alone.

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
        """A contract, or that everybody passed."""
        if contract is None:
            return cls(passed=True)
        return cls(contract.declarer, contract.level, contract.strain, contract.stake)

    @property
    def contract(self) -> Contract | None:
        """The contract, where it is stated in full."""
        if self.declarer is None or self.level is None or self.strain is None:
            return None
        return Contract(self.declarer, self.strain, 6 + self.level, self.stake)


@dataclass(frozen=True, slots=True, repr=False)
class PlayRecord(KnownFields):
    """The cards in the order of play, from `leader` on, up to the first one that is unknown.

    By the place of a card, from 0, `revokes` are cards known not to follow suit, `leads` who led out of turn.
    """

    leader: Seat | None = None
    cards: tuple[Card, ...] = ()
    revokes: frozenset[int] = frozenset()
    leads: Mapping[int, Seat] = FrozenMap({})

    def __post_init__(self) -> None:
        freeze(self, "leads")


@dataclass(frozen=True, slots=True, repr=False)
class StatedResult(KnownFields):
    """The tricks and the score as stated, of one side or of both.

    `agreed` says that the tricks are those agreed on, though not the true ones. `claim` is who claimed how
    many of the tricks left.
    """

    tricks: tuple[SideValue, ...] = ()
    score: tuple[SideValue, ...] = ()
    agreed: bool = False
    claim: tuple[Seat, int] | None = None


NO_AUCTION = AuctionRecord()
NO_CONTRACT = StatedContract()
NO_PLAY = PlayRecord()
NO_RESULT = StatedResult()


def _written(value: object) -> str:
    """A field in a `repr`: mappings and tuples of values as text."""
    match value:
        case Mapping():
            return repr(dict(value))
        case tuple():
            return "'" + " ".join("-" if one is None else str(one) for one in value) + "'"
        case _:
            return repr(value)
