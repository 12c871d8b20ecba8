"""The commitment to a deal, revealed when it is over."""

from dataclasses import dataclass

from chelem.engine.first_dealer import DrawnCards

DealerDraw = tuple[tuple[tuple[str, str], ...], ...]
"""The cards drawn for the first deal: rounds of (seat, card), one since nobody draws again."""


def stored_draw(drawn: DrawnCards) -> DealerDraw:
    """Return drawn cards as a table stores them."""
    return (tuple((str(seat), str(card)) for seat, card in drawn),) if drawn else ()


@dataclass(frozen=True, slots=True)
class Commitment:
    """The salt hashed with the number of a deal before anyone saw a card."""

    salt: str
    drawn: DealerDraw = ()
