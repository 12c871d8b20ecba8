"""What is fixed about a deal before the cards."""

from dataclasses import dataclass

from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability


@dataclass(frozen=True, slots=True)
class Setting:
    """The number of a deal in its match, which try it is, its dealer, its vulnerability and board."""

    deal: int
    attempt: int
    dealer: Seat
    vulnerable: Vulnerability = Vulnerability.NONE
    board: int | None = None
