"""A deal that was drawn for training."""

from dataclasses import dataclass

from chelem.core.calls import Call
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability


@dataclass(frozen=True, slots=True)
class TrainingDeal:
    """A deal for a dealer and vulnerability, and the calls of robots where the learner does not bid."""

    dealer: Seat
    vulnerable: Vulnerability
    deal: Deal
    calls: tuple[Call, ...] = ()
