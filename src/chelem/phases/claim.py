"""A claim: one side says how many of the remaining tricks it takes, the others agree or not."""

from dataclasses import dataclass

from chelem.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Claim:
    """`by` says that its side takes `tricks` of those left; `waiting` have still to agree."""

    by: Seat
    tricks: int
    waiting: tuple[Seat, ...]

    @classmethod
    def made(cls, by: Seat, tricks: int, left: int, declarer: Seat) -> "Claim":
        """The claim as it opens.

        A declarer needs both defenders; a defender needs the declarer, and the partner too where the
        claim gives up a trick (RULES Common, Claim). The open hand has no say.
        """
        if by is declarer:
            return cls(by, tricks, (by.next, by.next.partner))
        return cls(by, tricks, (declarer, by.partner) if tricks < left else (declarer,))

    @property
    def accepted(self) -> bool:
        """All who must agree have agreed."""
        return not self.waiting

    def agreed(self, seat: Seat) -> "Claim":
        """The claim once `seat` has accepted it."""
        return Claim(self.by, self.tricks, tuple(other for other in self.waiting if other is not seat))
