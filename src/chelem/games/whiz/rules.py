"""Whiz-Bridge: three players, and Domy, whose hand is open before the auction (RULES 4)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core import SEATS, STRAINS, Bid, Call, Contract, Hand, Line, Seat, SimpleCall
from chelem.engine import ActionKind, Board, Drawing, Game, GameInfo, Options, PlayedDeal
from chelem.engine.hand_note import HandNote
from chelem.games.whiz.advice import bids_to_compare, choose_bid, tricks_to_expect
from chelem.games.whiz.reasons import whiz_reason
from chelem.i18n import Fact
from chelem.phases import Auction, Phase
from chelem.scoring import score_whiz

BIDS = tuple(Bid(tricks, strain) for tricks in range(7, 14) for strain in STRAINS)


@dataclass(frozen=True, slots=True)
class WhizOptions(Options):
    """`redealer` is who deals again after a passed-out deal."""

    redealer: Literal["same", "next"] = "same"


@dataclass(frozen=True, slots=True)
class Whiz(Game):
    """Three individual players; declarer plays with Domy's hand."""

    info: ClassVar[GameInfo] = GameInfo(
        id="whiz",
        order=40,
        empty_seat=Seat.N,
        individual=True,
        book=0,
        kinds=(ActionKind("bid", BIDS, Drawing.GRID), ActionKind("call", (SimpleCall.PASS,))),
    )
    options: WhizOptions = field(default_factory=WhizOptions)

    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """Return an auction of tricks and strains without doubles, then the contract."""
        match over:
            case (Auction(last=Bid(tricks, strain), bidder=Seat() as declarer),):
                return Contract(declarer, strain, tricks)
            case (Auction(),):
                return None
            case _:
                return Auction(tuple(s for s in dealer.clockwise() if s in seats), BIDS, doubling=0)

    def swap(self, contract: Contract, seats: tuple[Seat, ...]) -> tuple[Seat, Seat] | None:
        """Return declarer's seat and the one opposite Domy, if they differ (RULES 4.3)."""
        facing = domy(seats).partner
        return None if contract.declarer is facing else (contract.declarer, facing)

    @property
    def redeal_passes_on(self) -> bool:
        """Whether the next player deals after a passed-out deal (an option)."""
        return self.options.redealer == "next"

    def shown(self, board: Board, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return Domy's seat, from the start (RULES 4.1)."""
        return (domy(seats),)

    def meaning(self, phase: Phase, before: tuple[Call, ...], call: Call) -> str | None:
        """Return the meaning of a bid or a pass."""
        if not isinstance(phase, Auction):
            return None
        return "whiz.pass" if call is SimpleCall.PASS else "whiz.bid"

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Call | None:
        """Return the most valuable bid with Domy's hand."""
        if not isinstance(board.phase, Auction):
            return None
        return choose_bid(hand, board.hand(domy(seats)), board.phase.legal(hand))

    def explain_advice(
        self, board: Board, hand: Hand, seats: tuple[Seat, ...], call: Call
    ) -> tuple[str, Mapping[str, Fact]] | None:
        """Return the points and trumps with Domy's hand, and the tricks to expect."""
        open_hand = board.hand(domy(seats))
        return None if open_hand is None else whiz_reason(hand, open_hand, call)

    def alternatives(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> tuple[Call, ...]:
        """Return a pass and the bids that may make."""
        open_hand = board.hand(domy(seats))
        if not isinstance(board.phase, Auction) or open_hand is None:
            return ()
        return bids_to_compare(hand, open_hand, board.phase.legal(hand))

    def hand_notes(self, hand: Hand, opposite: Hand | None) -> tuple[HandNote, ...]:
        """Return the tricks to expect with Domy at notrump, and with each fit as trumps."""
        if opposite is None:
            return ()
        expected = tricks_to_expect(hand, opposite)
        most = max(expected, key=lambda strain: expected[strain])
        return tuple(
            HandNote(
                "whiz.note.notrump" if strain.suit is None else "whiz.note.trumps",
                {"strain": str(strain), "tricks": tricks},
                brief=strain is most,
                advice=True,
            )
            for strain, tricks in expected.items()
        )

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Return the score; each player scores individually."""
        return score_whiz(played.contract, played.tricks[played.contract.declarer.side], played.seats)


def domy(seats: tuple[Seat, ...]) -> Seat:
    """Return the seat without a player."""
    return next(seat for seat in SEATS if seat not in seats)
