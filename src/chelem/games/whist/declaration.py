"""The declaration of the old bridge: the dealer names trumps or hands the choice over."""

from dataclasses import dataclass, replace

from chelem.core.calls import (
    TRUMP_CHOICES,
    Action,
    Call,
    SimpleCall,
    TrumpChoice,
)
from chelem.core.cards import Strain
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.phases.phase import Turn


@dataclass(frozen=True, slots=True)
class Declaration:
    """What the dealer, then perhaps the partner, has said (RULES 1.3)."""

    dealer: Seat
    deferred: bool = False
    strain: Strain | None = None

    @property
    def namer(self) -> Seat:
        """Who names, or named, the trumps."""
        return self.dealer.partner if self.deferred else self.dealer

    @property
    def turn(self) -> Turn | None:
        """The namer, until a strain is named."""
        return Turn.own(self.namer) if self.strain is None else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Who said what, in order."""
        deferred: tuple[tuple[Seat, Call], ...] = ((self.dealer, SimpleCall.DEFER),) if self.deferred else ()
        return deferred if self.strain is None else (*deferred, (self.namer, TrumpChoice(self.strain)))

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """Five strains, and handing the choice over where it was not handed over yet."""
        return TRUMP_CHOICES if self.deferred else (*TRUMP_CHOICES, SimpleCall.DEFER)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless this names trumps, or hands the choice over a first time."""
        if action is SimpleCall.DEFER and self.deferred:
            raise Refused("declaration.deferred")
        if not isinstance(action, TrumpChoice) and action is not SimpleCall.DEFER:
            raise Refused("declaration.name", action=action)

    def after(self, action: Action, /) -> "Declaration":
        """The declaration once the namer has spoken."""
        if isinstance(action, TrumpChoice):
            return replace(self, strain=action.strain)
        return replace(self, deferred=True)
