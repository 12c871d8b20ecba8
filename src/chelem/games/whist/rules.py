"""Bridge-whist, the bridge of about 1900: dealer's side names trumps, nobody bids (RULES 1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core import Contract, Hand, Line, Seat, Strain, Suit
from chelem.core.calls import TRUMP_CHOICES, Action, Call, SimpleCall
from chelem.engine import ActionKind, Board, Drawing, Game, GameInfo, LineStyle, Options, PlayedDeal
from chelem.engine.hand_note import HandNote
from chelem.games.whist.advice import choose_whist_call
from chelem.games.whist.declaration import Declaration
from chelem.games.whist.doubling import Doubling
from chelem.games.whist.hand_notes import suits_and_aces
from chelem.games.whist.meanings import meaning_of
from chelem.games.whist.reasons import whist_reason
from chelem.i18n import Fact
from chelem.phases import Phase
from chelem.scoring.whist import TRICK_VALUES, score_whist

HIGHEST_STAKE = 1024
"""The technical limit of "unlimited" (RULES 1.4)."""


@dataclass(frozen=True, slots=True)
class WhistOptions(Options):
    """`doubling` is unlimited, or limited to stakes that keep the value of a trick within a hundred."""

    doubling: Literal["unlimited", "hundred"] = "unlimited"


@dataclass(frozen=True, slots=True)
class BridgeWhist(Game):
    """Four players; the dealer is declarer, even if partner named trumps."""

    info: ClassVar[GameInfo] = GameInfo(
        id="whist",
        order=20,
        suits=(Suit.H, Suit.D, Suit.C, Suit.S),  # by value (RULES 1.1)
        numbered=False,
        draws_dealer=True,
        line=LineStyle.TRICKS_HONOURS,
        alerts=False,
        kinds=(
            ActionKind("name", TRUMP_CHOICES, Drawing.PAD),
            ActionKind(
                "word", (SimpleCall.DEFER, SimpleCall.ASK, SimpleCall.YES, SimpleCall.DOUBLE, SimpleCall.PASS)
            ),
        ),
    )
    options: WhistOptions = field(default_factory=WhistOptions)

    def then(self, dealer: Seat, seats: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """Return the declaration, then doubling, then the contract."""
        match over:
            case (Declaration(strain=Strain() as strain) as named,):
                return Doubling.between(dealer.next, named.namer, self.highest_stake(strain))
            case (Declaration(strain=Strain() as strain), Doubling(stake=stake)):
                return Contract(dealer, strain, 7, stake)
            case _:
                return Declaration(dealer)

    def highest_stake(self, strain: Strain) -> int:
        """Return the highest stake allowed in a strain."""
        if self.options.doubling == "unlimited":
            return HIGHEST_STAKE
        return 1 << (100 // TRICK_VALUES[strain]).bit_length() - 1

    def as_said(self, action: Action, seat: Seat, dealer: Seat) -> Action:
        """Return a redouble for a double by dealer's side, which a log writes as a double."""
        return SimpleCall.REDOUBLE if action is SimpleCall.DOUBLE and seat.side is dealer.side else action

    def meaning(self, phase: Phase, before: tuple[Call, ...], call: Call) -> str | None:
        """Return the meaning of naming, deferring, asking and doubling (RULES 1.3, 1.4)."""
        return meaning_of(before, call)

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Call | None:
        """Return the trumps to name, or whether to double."""
        return choose_whist_call(board, hand)

    def explain_advice(
        self, board: Board, hand: Hand, seats: tuple[Seat, ...], call: Call
    ) -> tuple[str, Mapping[str, Fact]] | None:
        """Return the lengths, honours or tricks that speak for a call."""
        return whist_reason(board, hand, call)

    def alternatives(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> tuple[Call, ...]:
        """Return the calls of the doubling; the choice of trumps follows the advice."""
        phase = board.phase
        return phase.legal(hand) if isinstance(phase, Doubling) and phase.stake <= 2 else ()

    def hand_notes(self, hand: Hand, opposite: Hand | None) -> tuple[HandNote, ...]:
        """Return length and honours of each suit, and the aces."""
        return tuple(suits_and_aces(hand))

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Return the score: tricks, honours, chicane and slam."""
        return score_whist(played.contract, played.tricks, played.deal)
