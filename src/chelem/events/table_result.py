"""What a table reports about a board."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from chelem.core import Card, Contract, ParseError
from chelem.events.outcome import PASSED_OUT, NotPlayed, PlayedScore


@dataclass(frozen=True, slots=True)
class TableResult:
    """A contract with declarer's tricks, and the lead if known; or a passed-out or unplayed board.

    As text: the contract with its result and declarer, then the lead; `passed`; `unplayed`.

    >>> result = TableResult.parse("4SX-2 by N H7")
    >>> result.tricks, str(result.lead), result.outcome(1).points
    (8, 'H7', -300)
    """

    contract: Contract | None = None
    tricks: int | None = None
    lead: Card | None = None
    ended: Literal["played", "passed", "unplayed"] = "played"

    def __post_init__(self) -> None:
        is_played = self.ended == "played"
        if is_played != (self.contract is not None) or is_played != (self.tricks is not None):
            raise ParseError("event.result")
        if self.lead is not None and not is_played:
            raise ParseError("event.result")
        if self.tricks is not None and not 0 <= self.tricks <= 13:
            raise ParseError("event.result")
        if self.contract is not None and self.contract.stake > 4:
            raise ParseError("event.result")

    def __str__(self) -> str:
        if self.contract is None or self.tricks is None:
            return self.ended
        called, _, by = str(self.contract).partition(" ")
        more = self.tricks - self.contract.tricks
        lead = "" if self.lead is None else f" {self.lead}"
        return f"{called}{f'{more:+}' if more else '='} {by}{lead}"

    def __repr__(self) -> str:
        return f"TableResult.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "TableResult":
        """Parse a result such as `3NT= by S`, `4SX-2 by N H7`, `passed` or `unplayed`."""
        if text == "passed":
            return PASSED
        if text == "unplayed":
            return UNPLAYED
        called, by, declarer, *lead = [*text.split(" "), "", ""][:4]
        contract, tricks = Contract.parse_result(" ".join((called, by, declarer)))
        return cls(contract, tricks, Card.parse(lead[0]) if lead[0] else None)

    @lru_cache(maxsize=4096)  # noqa: B019 - a result is a value, and the same few occur at thousands of tables
    def outcome(self, board: int) -> PlayedScore | NotPlayed:
        """Return North-South's points on a board, whose number gives the vulnerability."""
        if self.contract is None or self.tricks is None:
            return PASSED_OUT if self.ended == "passed" else NotPlayed()
        return PlayedScore.of(self.contract, self.tricks, board, self.lead)

    def agrees(self, other: "TableResult") -> bool:
        """Whether two reports say the same; a lead that only one of them names does not matter."""
        same = (self.contract, self.tricks, self.ended) == (other.contract, other.tricks, other.ended)
        return same and (self.lead == other.lead or None in (self.lead, other.lead))


PASSED = TableResult(ended="passed")
UNPLAYED = TableResult(ended="unplayed")
