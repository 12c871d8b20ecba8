"""What is published of a deal before anyone sees a card, and what a page adds to it."""

from dataclasses import dataclass

from chelem.core import Seat
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


@dataclass(frozen=True, slots=True)
class RevealedNonce:
    """What a page has revealed for a deal: `table` is its table's code, `hash` what the server published.

    >>> RevealedNonce("ab3d", 2, 1, "a1", "person-1", "b2").text
    'chelem:nonce:ab3d:2:1:a1:person-1:b2'
    """

    table: str
    deal: int
    attempt: int
    hash: str
    player: PlayerId
    nonce: str

    @property
    def text(self) -> str:
        """What the server signs when it has the nonce, in UTF-8 (docs/log.md); no chain has this form."""
        parts = (self.table, self.deal, self.attempt, self.hash, self.player, self.nonce)
        return ":".join(("chelem", "nonce", *map(str, parts)))
