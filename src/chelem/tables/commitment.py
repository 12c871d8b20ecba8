"""What proves a deal when it is over, and how its dealer was drawn."""

from dataclasses import dataclass

DealerDraw = tuple[tuple[tuple[str, str], ...], ...]
"""The cards drawn for the first deal: rounds of (seat, card)."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The secret that was hashed with the number of a deal before anybody saw a card."""

    salt: str
    drawn: DealerDraw = ()
