"""A deal in progress: its cards, auction and play."""

from dataclasses import dataclass, replace
from itertools import combinations

from chelem.core import SIDES, Contract, Hand, Seat, Side
from chelem.engine.holdings import Holdings
from chelem.engine.promise import Promise
from chelem.engine.setting import Setting
from chelem.phases import CardPlay, Claim, Phase, Turn


@dataclass(frozen=True, slots=True)
class Board:
    """A deal in progress.

    `past_phases` are the finished phases of the auction, `phase` is the one in progress. Between auction and
    play `phase` is None while two players must exchange chairs, or if everybody passed. `closed` is true once
    the deal is scored or passed out, `revealed` once all its cards are. `promise` is what was published
    before the deal. `refused_claims` gives for each side the number of tricks that were over when its last
    claim was refused, -1 if none was. `selected` says that the cards were chosen for practice. `kept` are the
    tricks that the claimant's side keeps beyond its claim (Law 71), known once the deal is scored.
    """

    setting: Setting
    holdings: Holdings
    past_phases: tuple[Phase, ...]
    phase: Phase | None
    contract: Contract | None = None
    claim: Claim | None = None
    closed: bool = False
    promise: Promise | None = None
    refused_claims: tuple[int, int] = (-1, -1)
    revealed: bool = False
    selected: bool = False
    kept: int = 0

    @property
    def play(self) -> CardPlay | None:
        """The play of the cards; None before it begins."""
        return self.phase if isinstance(self.phase, CardPlay) else None

    @property
    def led(self) -> bool:
        """Whether the opening lead has been made."""
        phase = self.phase
        return isinstance(phase, CardPlay) and phase.gone != 0

    @property
    def played_out(self) -> bool:
        """Whether all tricks have been played or the rest was claimed."""
        if self.claim is not None and self.claim.accepted:
            return True
        return self.phase is not None and self.phase.turn is None

    @property
    def tricks(self) -> dict[Side, int]:
        """The tricks of each side, including those of an accepted claim and those kept."""
        if (play := self.play) is None:
            return dict.fromkeys(SIDES, 0)
        tricks = {side: play.taken(side) for side in SIDES}
        if self.claim and self.claim.accepted:
            side = self.claim.by.side
            claimed = self.claim.tricks + self.kept
            tricks[side] += claimed
            tricks[side.opponents] += play.left - claimed
        return tricks

    @property
    def practice(self) -> bool:
        """Whether somebody has seen two hands as their player: a dummy who declares for a bot, or looks."""
        return any(seen & other for seen, other in combinations(self.holdings.seen, 2))

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The players who may act: one, or all those who have to answer a claim."""
        if self.closed:
            return ()
        if self.claim is not None:
            return tuple(map(Turn.own, self.claim.waiting))
        turn = self.phase.turn if self.phase is not None else None
        return () if turn is None else (turn,)

    def hand(self, seat: Seat) -> Hand | None:
        """Return the cards a seat has left; None if they are unknown."""
        hand, phase = self.holdings.hands[seat], self.phase
        return phase.remaining(hand) if hand is not None and isinstance(phase, CardPlay) else hand

    def count(self, seat: Seat) -> int:
        """Return how many cards a seat has left."""
        return self.play.count(seat) if self.play else 13

    def playing(self, phase: Phase) -> "Board":
        """Return the board with another current phase."""
        past_phases, contract = self.past_phases, self.contract
        claim, promise, refused = self.claim, self.promise, self.refused_claims
        holdings, closed, shown, selected = self.holdings, self.closed, self.revealed, self.selected
        return Board(
            self.setting,
            holdings,
            past_phases,
            phase,
            contract,
            claim,
            closed,
            promise,
            refused,
            shown,
            selected,
            self.kept,
        )

    def holding(self, holdings: Holdings) -> "Board":
        """Return the board with other holdings."""
        past_phases, phase, contract = self.past_phases, self.phase, self.contract
        claim, promise, refused = self.claim, self.promise, self.refused_claims
        closed, shown, selected = self.closed, self.revealed, self.selected
        return Board(
            self.setting,
            holdings,
            past_phases,
            phase,
            contract,
            claim,
            closed,
            promise,
            refused,
            shown,
            selected,
            self.kept,
        )

    def may_claim_again(self, side: Side) -> bool:
        """Return whether a trick has ended since a claim by this side was refused, or none was."""
        return self.play is None or self.refused_claims[side] != len(self.play.done)

    def refusing_claim(self) -> "Board":
        """Return the board after the pending claim is refused."""
        if self.claim is None or self.play is None:
            return self
        tricks = list(self.refused_claims)
        tricks[self.claim.by.side] = len(self.play.done)
        return replace(self, claim=None, refused_claims=(tricks[Side.NS], tricks[Side.EW]))
