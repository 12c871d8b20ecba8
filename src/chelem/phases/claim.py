"""A claim: a player states how many of the remaining tricks their side takes; the others accept or not."""

from dataclasses import dataclass

from chelem.core import Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """`by` claims `tricks` of those left for their side; the seats in `waiting` have not answered yet."""

    by: Seat
    tricks: int
    waiting: tuple[Seat, ...]

    @classmethod
    def made(cls, by: Seat, tricks: int, left: int, declarer: Seat) -> "Claim":
        """Return a new claim.

        Declarer needs the consent of both defenders. A defender needs declarer's, and partner's too if the
        claim concedes a trick (RULES Common, Claim). Dummy is not asked.
        """
        if by is declarer:
            return cls(by, tricks, (by.next, by.next.partner))
        return cls(by, tricks, (declarer, by.partner) if tricks < left else (declarer,))

    @property
    def accepted(self) -> bool:
        """Whether everybody who has to accept has done so."""
        return not self.waiting

    def agreed(self, seat: Seat) -> "Claim":
        """Return the claim after `seat` has accepted it."""
        return Claim(self.by, self.tricks, tuple(other for other in self.waiting if other is not seat))
