"""What a draw for partners gave (site/tables/domain/drawing_partners.py)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from chelem.core import Card, Seat
from chelem.engine import PlayerId
from chelem.engine.first_dealer import DrawnCards


@dataclass(frozen=True, slots=True)
class PartnerDraw:
    """The cards drawn, by the seats that their players then took, and who these players are.

    A free chair has drawn a card for the player who takes it.
    """

    drawn: DrawnCards
    players: tuple[PlayerId | None, ...]

    def json(self) -> dict[str, Any]:
        """Return the JSON stored in the database."""
        return {"drawn": {str(seat): str(card) for seat, card in self.drawn}, "players": list(self.players)}

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Return the draw that `json` wrote."""
        drawn = tuple((Seat.parse(seat), Card.parse(card)) for seat, card in stored["drawn"].items())
        return cls(drawn, tuple(stored["players"]))
