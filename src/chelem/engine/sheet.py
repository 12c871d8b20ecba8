"""The sheet of a match: the deals scored so far, from which everything above the deal follows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from chelem.core import Contract, Deal, Line, Seat, Side, freeze, points_of
from chelem.engine.setting import Setting

PlayerId = str
"""The id of a person or bot; it does not depend on the chair."""


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that is over, as a score needs it.

    `tricks` are those that each side took, 13 in all; `deal` has the hands as dealt, by the seats of the end;
    `seats` are those of the players.
    """

    setting: Setting
    contract: Contract
    tricks: Mapping[Side, int]
    deal: Deal
    seats: tuple[Seat, ...]

    def __post_init__(self) -> None:
        freeze(self, "tricks")


@dataclass(frozen=True, slots=True)
class Row:
    """A deal on the sheet; no contract where everybody passed.

    `lines` are its score, `seating` who sat North, East, South and West at its end; `claim` says whether it
    ended by a claim, `practice` whether somebody held two of its hands, `selected`
    whether its cards were chosen for practice. `kept` are the tricks that the claim gave away and that stay
    (Law 71).
    """

    setting: Setting
    contract: Contract | None
    tricks: Mapping[Side, int] | None
    lines: tuple[Line, ...]
    seating: tuple[PlayerId | None, ...]
    claim: bool = False
    practice: bool = False
    selected: bool = False
    kept: int = 0

    def __post_init__(self) -> None:
        freeze(self, "tricks")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a match: its last lines, the totals with them in, and who won.

    Totals are by side and `winner` holds seats; where each plays alone (Whiz) both are by player.
    `matches.by_points`, `by_players` and `won_by` make one of a sheet.
    """

    lines: tuple[Line, ...]
    totals: Mapping[Side, int] | Mapping[PlayerId, int]
    winner: tuple[Seat, ...] | tuple[PlayerId, ...]

    def __post_init__(self) -> None:
        freeze(self, "totals")


@dataclass(frozen=True, slots=True)
class Sheet:
    """The rows so far, the setting of the last deal, its dealer's present seat, whether it was passed out.

    `seats` are those of the players; a game for three leaves one seat without a player.
    """

    seats: tuple[Seat, ...]
    rows: tuple[Row, ...] = ()
    last: Setting | None = None
    dealer: Seat | None = None
    passed: bool = False

    def begun(self, setting: Setting) -> "Sheet":
        """Return the sheet after a deal has begun."""
        return replace(self, last=setting, dealer=setting.dealer, passed=False)

    def moved(self, seats: tuple[Seat, Seat]) -> "Sheet":
        """Return the sheet after two players, perhaps with the dealer, exchange chairs."""
        a, b = seats
        if self.dealer is None:
            return self
        return replace(self, dealer={a: b, b: a}.get(self.dealer, self.dealer))

    def after(self, seat: Seat) -> Seat:
        """Return the next player's seat clockwise from `seat`."""
        return next(other for other in seat.next.clockwise() if other in self.seats)

    def points(self, side: Side, *, below: bool | None = None) -> int:
        """Return what a side has received in all deals; with `below`, only below (or above) the line."""
        return sum(points_of(row.lines, side, below=below) for row in self.rows)
