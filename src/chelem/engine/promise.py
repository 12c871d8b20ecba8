"""What is published of a deal before anyone sees a card."""

from dataclasses import dataclass

from chelem.core.seats import Seat
from chelem.engine.sheet import PlayerId


@dataclass(frozen=True, slots=True)
class Promise:
    """The server's hash, and in format 2 the hashes of the players' nonces in the order of their pledges.

    `unrevealed` are the people who added nothing to the deal. `first_seats` are the seats among which
    the first dealer was drawn; none for later deals.
    """

    deal: int
    attempt: int
    hash: str
    pledges: tuple[tuple[PlayerId, str], ...] = ()
    unrevealed: tuple[PlayerId, ...] = ()
    first_seats: tuple[Seat, ...] = ()

    def pledge_of(self, player: PlayerId) -> str | None:
        """Return the hash of a player's nonce; None if they have pledged none."""
        return dict(self.pledges).get(player)
