"""The commitment to a deal, revealed when it is over."""

from dataclasses import dataclass

DealerDraw = tuple[tuple[tuple[str, str], ...], ...]
"""The cards drawn for the first deal: rounds of (seat, card)."""


@dataclass(frozen=True, slots=True)
class Commitment:
    """The salt hashed with the number of a deal before anyone saw a card."""

    salt: str
    drawn: DealerDraw = ()
