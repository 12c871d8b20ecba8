"""Naming the contract: declarer sees dummy, then chooses part-score or game in a strain (RULES 5.2)."""

from dataclasses import dataclass, replace

from chelem.core.calls import Action, Call, Statement
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.phases.phase import Turn

STRAINS = (Strain.C, Strain.D, Strain.H, Strain.S, Strain.NT)
PART_SCORES = tuple(Statement("part", str(strain)) for strain in STRAINS)
GAMES = tuple(Statement("game", str(strain)) for strain in STRAINS)

PART_SCORE_TRICKS = 7
GAME_TRICKS = {Strain.C: 11, Strain.D: 11, Strain.H: 10, Strain.S: 10, Strain.NT: 9}
"""The tricks that each choice promises (RULES 5.2)."""


@dataclass(frozen=True, slots=True)
class Naming:
    """Declarer's choice, once it is made."""

    declarer: Seat
    chosen: Statement | None = None

    @property
    def turn(self) -> Turn | None:
        """The declarer, until the contract is named."""
        return Turn.own(self.declarer) if self.chosen is None else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """What the declarer chose."""
        return () if self.chosen is None else ((self.declarer, self.chosen),)

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """A part-score or a game, in any strain."""
        return (*PART_SCORES, *GAMES)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless this names a contract."""
        if action not in PART_SCORES and action not in GAMES:
            raise Refused("naming.contract", action=action)

    def after(self, action: Action, /) -> "Naming":
        """The phase once the declarer has chosen."""
        if not isinstance(action, Statement):
            raise Refused("naming.contract", action=action)
        return replace(self, chosen=action)

    @property
    def contract(self) -> Contract | None:
        """The contract chosen."""
        if self.chosen is None:
            return None
        strain = Strain[self.chosen.argument]
        tricks = GAME_TRICKS[strain] if self.chosen in GAMES else PART_SCORE_TRICKS
        return Contract(self.declarer, strain, tricks)
