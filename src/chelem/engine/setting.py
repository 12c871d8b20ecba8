"""What is known about a deal before the cards are dealt."""

from dataclasses import dataclass

from chelem.core import Seat, Vulnerability


@dataclass(frozen=True, slots=True)
class Setting:
    """The deal's number in the match, its attempt (2 after a redeal …), dealer, vulnerability and board."""

    deal: int
    attempt: int
    dealer: Seat
    vulnerable: Vulnerability = Vulnerability.NONE
    board: int | None = None
