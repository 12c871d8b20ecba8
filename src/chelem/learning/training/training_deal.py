"""A deal that was drawn for training."""

from dataclasses import dataclass

from chelem.core import Call, Deal, Seat, Vulnerability


@dataclass(frozen=True, slots=True)
class TrainingDeal:
    """A deal for a dealer and vulnerability, and the calls of robots where the learner does not bid."""

    dealer: Seat
    vulnerable: Vulnerability
    deal: Deal
    calls: tuple[Call, ...] = ()
