"""What a draw for partners gave (tables/drawing_partners.py)."""

from dataclasses import dataclass

from chelem.engine.first_dealer import DrawnCards
from chelem.engine.sheet import PlayerId


@dataclass(frozen=True, slots=True)
class PartnerDraw:
    """The cards drawn, by the seats that their players then took, and who these players are.

    A free chair has drawn a card for the player who takes it.
    """

    drawn: DrawnCards
    players: tuple[PlayerId | None, ...]
