"""The declaration of bridge-whist: the dealer names trumps or leaves the choice to partner."""

from dataclasses import dataclass, replace

from chelem.core import Hand, Refused, Seat, Strain
from chelem.core.calls import (
    TRUMP_CHOICES,
    Action,
    Call,
    SimpleCall,
    TrumpChoice,
)
from chelem.phases import Turn


@dataclass(frozen=True, slots=True)
class Declaration:
    """The declaration so far, by the dealer and perhaps partner (RULES 1.3)."""

    dealer: Seat
    deferred: bool = False
    strain: Strain | None = None

    @property
    def namer(self) -> Seat:
        """The player who names, or named, trumps."""
        return self.dealer.partner if self.deferred else self.dealer

    @property
    def turn(self) -> Turn | None:
        """The turn of the namer, until a strain is named."""
        return Turn.own(self.namer) if self.strain is None else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return the calls in order, each with its seat."""
        deferred: tuple[tuple[Seat, Call], ...] = ((self.dealer, SimpleCall.DEFER),) if self.deferred else ()
        return deferred if self.strain is None else (*deferred, (self.namer, TrumpChoice(self.strain)))

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """Return the five strains, and leaving the choice to partner unless that was done."""
        return TRUMP_CHOICES if self.deferred else (*TRUMP_CHOICES, SimpleCall.DEFER)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless the call names trumps or leaves the choice to partner for the first time."""
        if action is SimpleCall.DEFER and self.deferred:
            raise Refused("declaration.deferred")
        if not isinstance(action, TrumpChoice) and action is not SimpleCall.DEFER:
            raise Refused("declaration.name", action=action)

    def after(self, action: Action, /) -> "Declaration":
        """Return the declaration after the namer's call."""
        if isinstance(action, TrumpChoice):
            return replace(self, strain=action.strain)
        return replace(self, deferred=True)
