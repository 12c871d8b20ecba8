"""Pick: the dealer picks trumps, or leaves them to a coin; a toy in a distribution of its own."""

from dataclasses import dataclass, field, replace
from typing import ClassVar

from chelem.core.calls import Action, Call, Statement
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.game import Game
from chelem.engine.game_info import ActionKind, Drawing, GameInfo
from chelem.engine.options import Options
from chelem.engine.sheet import PlayedDeal
from chelem.matches.deals import FixedDeals
from chelem.phases.phase import Phase, Turn

PICKS = tuple(Statement("pick", str(strain)) for strain in Strain)
COIN = Statement("coin", "1")


@dataclass(frozen=True, slots=True)
class Picking:
    """The dealer's one call."""

    dealer: Seat
    picked: Statement | None = None

    @property
    def turn(self) -> Turn | None:
        """The dealer, until trumps are picked."""
        return Turn.own(self.dealer) if self.picked is None else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """The pick."""
        return () if self.picked is None else ((self.dealer, self.picked),)

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """Any strain, or the coin, which no kind of call lists."""
        return (*PICKS, COIN)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless this picks trumps."""
        if action not in (*PICKS, COIN):
            raise Refused("toy.pick", action=action)

    def after(self, action: Action, /) -> "Picking":
        """The phase once trumps are picked."""
        if not isinstance(action, Statement):
            raise Refused("toy.pick", action=action)
        return replace(self, picked=action)


@dataclass(frozen=True, slots=True)
class Pick(Game):
    """Seven tricks to make, one point a trick above six."""

    info: ClassVar[GameInfo] = GameInfo(
        id="pick", order=900, alerts=False, kinds=(ActionKind("pick", PICKS, Drawing.PAD),)
    )
    options: Options = field(default_factory=Options)

    def then(self, dealer: Seat, _: tuple[Seat, ...], over: tuple[Phase, ...]) -> Phase | Contract | None:
        """The pick, then the play."""
        match over:
            case (Picking(picked=Statement("pick", strain)),):
                return Contract(dealer, Strain[strain], 7)
            case (Picking(),):
                return Contract(dealer, Strain.S, 7)
            case _:
                return Picking(dealer)

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """A point for each trick above six, to the side that took them."""
        side = max(played.tricks, key=played.tricks.__getitem__)
        count = played.tricks[side] - 6
        return (Line(side.seats, count, "toy.tricks", {"count": count}),)


GAME = Pick
FORMS = (FixedDeals,)
