"""Naming: declarer sees dummy and chooses a strain and part-score or game (RULES 5.2)."""

from dataclasses import dataclass, replace

from chelem.core import Action, Call, Contract, Hand, Refused, Seat, Statement, Strain
from chelem.phases import Turn

STRAINS = (Strain.C, Strain.D, Strain.H, Strain.S, Strain.NT)
PART_SCORES = tuple(Statement("part", str(strain)) for strain in STRAINS)
GAMES = tuple(Statement("game", str(strain)) for strain in STRAINS)

PART_SCORE_TRICKS = 7
GAME_TRICKS = {Strain.C: 11, Strain.D: 11, Strain.H: 10, Strain.S: 10, Strain.NT: 9}
"""The tricks that each game requires (RULES 5.2)."""


@dataclass(frozen=True, slots=True)
class Naming:
    """Declarer's choice, None until it is made."""

    declarer: Seat
    chosen: Statement | None = None

    @property
    def turn(self) -> Turn | None:
        """Declarer's turn, until the contract is chosen."""
        return Turn.own(self.declarer) if self.chosen is None else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return declarer's choice, if made."""
        return () if self.chosen is None else ((self.declarer, self.chosen),)

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """Return part-score and game in every strain."""
        return (*PART_SCORES, *GAMES)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless the call chooses a contract."""
        if action not in PART_SCORES and action not in GAMES:
            raise Refused("naming.contract", action=action)

    def after(self, action: Action, /) -> "Naming":
        """Return the phase after the choice."""
        if not isinstance(action, Statement):
            raise Refused("naming.contract", action=action)
        return replace(self, chosen=action)

    @property
    def contract(self) -> Contract | None:
        """The chosen contract."""
        if self.chosen is None:
            return None
        strain = Strain[self.chosen.argument]
        tricks = GAME_TRICKS[strain] if self.chosen in GAMES else PART_SCORE_TRICKS
        return Contract(self.declarer, strain, tricks)
