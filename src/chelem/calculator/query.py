"""A question to the score calculator: a contract, its result, and how to score it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from chelem.core.contracts import Contract
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.core.score import Score
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.scoring.chicago import score_chicago
from chelem.scoring.comptoir import score_comptoir, score_comptoir_traditional
from chelem.scoring.duplicate import score_duplicate
from chelem.scoring.honours import in_one_hand
from chelem.scoring.rubber import score_rubber
from chelem.scoring.whiz import score_whiz
from chelem.text import read_result
from chelem.text.results import ContractResult, print_result


class ScoringMethod(Enum):
    """The ways of scoring that the calculator knows."""

    CONTRACT = "contract"
    RUBBER = "rubber"
    CHICAGO = "chicago"
    COMPTOIR = "comptoir"
    COMPTOIR_TRADITIONAL = "comptoir-traditional"
    WHIZ = "whiz"
    WHIST = "whist"

    @property
    def base(self) -> int:
        """The tricks that a contract's number does not count."""
        return 0 if self is ScoringMethod.WHIZ else 6

    @property
    def has_vulnerability(self) -> bool:
        """Whether vulnerability changes the score."""
        return self in (ScoringMethod.CONTRACT, ScoringMethod.RUBBER, ScoringMethod.CHICAGO)

    @property
    def has_honours(self) -> bool:
        """Whether honours in one hand count with the contract (RULES 0.10, 0.11)."""
        return self in (ScoringMethod.RUBBER, ScoringMethod.CHICAGO)


DECLARER = Seat.S
OPPONENT = DECLARER.next
WHIZ_PLAYERS = tuple(seat for seat in SEATS if seat is not DECLARER.partner)


@dataclass(frozen=True, slots=True)
class ScoreQuery:
    """South's contract and the tricks it made, to score in any game but the old bridge.

    `vulnerable` is that of declarer's side. `honours` are those in one hand, negative where an opponent holds
    them; `before` the points that the side had toward its game and `last` the fourth deal, in Chicago.
    """

    method: ScoringMethod
    contract: Contract
    tricks: int
    vulnerable: bool = False
    honours: int = 0
    before: int = 0
    last: bool = False

    @property
    def score(self) -> Score:
        """The score, line by line."""
        return Score((*self._contract_score(), *self._honour_lines()))

    @property
    def total(self) -> int:
        """The score of declarer's side: what the others receive is negative."""
        return self.score.total(DECLARER.side)

    @property
    def made(self) -> bool:
        """Whether the tricks demanded were made."""
        return self.tricks >= self.contract.tricks

    @property
    def code(self) -> str:
        """The contract as the calculator reads it, without its declarer or result: `4SX`."""
        number, doublings = self.contract.tricks - self.method.base, self.contract.stake // 2
        return f"{number}{self.contract.strain}{'X' * doublings}"

    @property
    def result(self) -> ContractResult:
        """The contract and its result as written on a score sheet."""
        number = self.contract.tricks - self.method.base
        return ContractResult(
            number, self.contract.strain, self.contract.stake, self.tricks - self.contract.tricks
        )

    def print(self, language: str) -> str:
        """The contract and its result in text: `4♠X -2`."""
        return print_result(self.result, language)

    def _contract_score(self) -> Score:
        contract, tricks = self.contract, self.tricks
        red = Vulnerability.of_sides([DECLARER.side] if self.vulnerable else ())
        match self.method:
            case ScoringMethod.CONTRACT:
                return score_duplicate(contract, tricks, vulnerable=red)
            case ScoringMethod.RUBBER:
                return score_rubber(contract, tricks, vulnerable=red)
            case ScoringMethod.CHICAGO:
                part_score, last = self.before, self.last
                return score_chicago(contract, tricks, vulnerable=red, part_score=part_score, last=last)
            case ScoringMethod.COMPTOIR:
                return score_comptoir(contract, tricks)
            case ScoringMethod.COMPTOIR_TRADITIONAL:
                return score_comptoir_traditional(contract, tricks)
            case _:
                return score_whiz(contract, tricks, WHIZ_PLAYERS)

    def _honour_lines(self) -> tuple[Line, ...]:
        holder = DECLARER if self.honours > 0 else OPPONENT
        return in_one_hand(self.contract.strain, holder, abs(self.honours))


def declarer_line_points(line: Line) -> int:
    """The points of a line from the declarer's side: what the others receive is negative."""
    return line.points if DECLARER in line.to else -line.points


def whiz_totals(score: Score) -> Mapping[str, int]:
    """What the declarer receives in Whiz, and what each of the others does."""
    return {"declarer": score.received(DECLARER), "others": score.received(OPPONENT)}


def whiz_receiver(line: Line) -> str:
    """Whom a line of Whiz is for."""
    return "declarer" if DECLARER in line.to else "other"


def read_query(
    method: ScoringMethod,
    text: str,
    language: str,
    *,
    tricks: int | None = None,
    made: bool | None = None,
    vulnerable: bool = False,
) -> ScoreQuery:
    """Read a contract as written on a score sheet; the result is there, in `tricks`, in `made`, or just made.

    `ParseError` where the text is no contract, `BadOption` where the game has no such contract or the
    result contradicts itself.
    """
    result = read_result(text, language)
    needed = _needed(method, result)
    taken = _tricks(result, needed, tricks, made=made)
    if result.stake > (1 if method is ScoringMethod.WHIZ else 4):
        raise BadOption("score.stake", stake=result.stake)
    return ScoreQuery(method, Contract(DECLARER, result.strain, needed, result.stake), taken, vulnerable)


def _needed(method: ScoringMethod, result: ContractResult) -> int:
    """The tricks demanded."""
    needed = result.number + method.base
    if not 7 <= needed <= 13:
        raise BadOption("score.number", number=result.number, game=method.value)
    return needed


def _tricks(result: ContractResult, needed: int, tricks: int | None, *, made: bool | None) -> int:
    """The tricks of declarer's side: as given, as written after the contract, or just made."""
    written = None if result.relative is None else needed + result.relative
    if tricks is not None and written not in (None, tricks):
        raise BadOption("score.made", tricks=tricks, needed=written)
    if tricks is None:
        tricks = written if written is not None else needed - (made is False)
    if not 0 <= tricks <= 13:
        raise BadOption("score.tricks", tricks=tricks)
    if made is not None and made != (tricks >= needed):
        raise BadOption("score.made", tricks=tricks, needed=needed)
    return tricks
