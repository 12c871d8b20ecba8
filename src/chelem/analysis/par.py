"""Par: the score if both sides see all four hands and bid perfectly."""

import re
from dataclasses import dataclass
from functools import reduce

from chelem.analysis.double_dummy import solver_par
from chelem.analysis.tables import DoubleDummyTable, solve
from chelem.boards import Record, SideValue
from chelem.core import Bid, Contract, Deal, ParseError, Seat, Side, Strain, Vulnerability, coerce
from chelem.i18n import Fact, say
from chelem.text import print_call

_CONTRACT = re.compile(r"(NS|EW|[NESW]) ?([1-7](?:NT?|[SHDC]))(X|\*)?(=|[+-][0-9]{1,2})?", re.ASCII)
_PASSED = "Pass"


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that scores par, doubled if it goes down, with its declarers and overtricks.

    `over` is negative for undertricks. The text is the value of BridgeComposer's tag ParContract, which is
    not in the PBN standard.

    >>> ParContract.parse("EW 5DX-2")
    ParContract(bid=Bid.parse('5D'), declarers=(Seat.E, Seat.W), over=-2)
    """

    bid: Bid
    declarers: tuple[Seat, ...]
    over: int = 0

    def __str__(self) -> str:
        declarers = str(self.declarers[0].side) if len(self.declarers) == 2 else str(self.declarers[0])
        return f"{declarers} {self.bid}{self._double_suffix}{f'{self.over:+}' if self.over else '='}"

    @classmethod
    def parse(cls, text: str) -> "ParContract":
        """Parse `NS 4S=`, `E 5DX-2`; N also means notrump, and = may be omitted."""
        found = _CONTRACT.fullmatch(text.strip().upper())
        if found is None:
            raise ParseError("review.contract", text=text)
        seats, bid, _, over = found.groups()
        declarers = Side[seats].seats if len(seats) == 2 else (Seat[seats],)
        overtricks = 0 if over in (None, "=") else int(over)
        return cls(Bid.parse(re.sub("N$", "NT", bid)), declarers, overtricks)

    @property
    def contracts(self) -> tuple[Contract, ...]:
        """The contract by each of its declarers."""
        stake = 2 if self._double_suffix else 1
        return tuple(Contract(seat, self.bid.strain, 6 + self.bid.number, stake) for seat in self.declarers)

    def text(self, language: str = "en") -> str:
        """Return the contract as printed in a language: `4♠ N/S`, `5♦X E/O −2`."""
        seats = "/".join(say(f"seat-letter-{seat}", {}, language) for seat in self.declarers)
        over = f" {signed_points(self.over)}" if self.over else ""
        return f"{print_call(self.bid, language)}{self._double_suffix} {seats}{over}"

    @property
    def _double_suffix(self) -> str:
        return "X" if self.over < 0 else ""


@dataclass(frozen=True, slots=True)
class Par:
    """North-South's par score and the contracts that reach it; 0 and none if all pass.

    >>> par = Par.parse("EW -300", "EW 5DX-2")
    >>> par.score, par.optimum_score, par.par_contract, par.text("fr")
    (300, 'EW -300', 'EW 5DX-2', '5♦X E/O −2, 300 pour Nord-Sud')
    """

    score: int
    contracts: tuple[ParContract, ...] = ()

    @classmethod
    def parse(cls, optimum_score: str, par_contract: str) -> "Par":
        """Parse the values of the tags OptimumScore and ParContract; `ParseError` if either is invalid."""
        score = SideValue.parse(optimum_score)
        texts = [] if par_contract.strip().lower() in ("", "pass") else par_contract.split(";")
        points = -score.amount if score.side is Side.EW else score.amount
        return cls(points, tuple(map(ParContract.parse, texts)))

    @property
    def results(self) -> tuple[tuple[Contract, int], ...]:
        """Each contract by each of its declarers, with its overtricks (undertricks if negative)."""
        return tuple((contract, item.over) for item in self.contracts for contract in item.contracts)

    @property
    def optimum_score(self) -> str:
        """The value of the tag OptimumScore: the declaring side's score, as `EW -300` (PBN 2.1, 4.2)."""
        side = self.contracts[0].declarers[0].side if self.contracts else Side.NS
        return str(SideValue(self.score if side is Side.NS else -self.score, side))

    @property
    def par_contract(self) -> str:
        """The value of the tag ParContract: all contracts, lowest first."""
        return "; ".join(map(str, self.contracts)) or _PASSED

    def text(self, language: str = "en") -> str:
        """Return par as printed: `4♠ N/S, 420 for North-South`; the lowest contract in each strain."""
        if not self.contracts:
            return say("review.par.passed", {}, language)
        lowest: dict[tuple[Strain, tuple[Seat, ...]], ParContract] = {}
        for contract in self.contracts:
            lowest.setdefault((contract.bid.strain, contract.declarers), contract)
        texts = (contract.text(language) for contract in lowest.values())
        either = reduce(
            lambda listed, other: say("review.either", {"one": listed, "other": other}, language), texts
        )
        side = Side.NS if self.score > 0 else Side.EW
        facts: dict[str, Fact] = {"contracts": either, "points": abs(self.score), "side": str(side)}
        return say("review.par.text", facts, language)


def par_of(deal: DoubleDummyTable | Deal | str, dealer: Seat | str, vulnerable: Vulnerability | str) -> Par:
    """Return the par of a deal, or of a double-dummy table, scored as duplicate.

    The seats bid in turn with all hands known, and a contract that goes down is doubled.

    >>> table = DoubleDummyTable.parse("65657656576867568675")
    >>> par_of(table, "N", "EW").text("en")
    '2♠ E/W, 110 for East-West'
    """
    table = deal if isinstance(deal, DoubleDummyTable) else solve(deal)
    seat, vulnerability = coerce(Seat, dealer), coerce(Vulnerability, vulnerable)
    score, contracts = solver_par(table.tricks, seat, vulnerability)
    return Par(
        score,
        tuple(
            ParContract(Bid.parse(text.rstrip("X")), tuple(map(Seat.parse, declarers)), over)
            for text, declarers, over in contracts
        ),
    )


def par_of_record(record: Record, table: DoubleDummyTable) -> Par | None:
    """Return the par of a record; None if the dealer or the vulnerability is unknown."""
    dealer = record.dealer if record.dealer is not None else record.auction.first
    if dealer is None or record.vulnerable is None:
        return None
    return par_of(table, dealer, record.vulnerable)


def signed_points(points: int) -> str:
    """Format a number with its sign: +420, −50, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
