"""What is asked of the calculator: a contract, its result, and which mark is to count it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from chelem.core.contracts import Contract
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.core.seats import SEATS, Seat
from chelem.scoring.chicago import chicago
from chelem.scoring.comptoir import simplified, traditional
from chelem.scoring.duplicate import duplicate
from chelem.scoring.honours import in_one_hand
from chelem.scoring.rubber import rubber
from chelem.scoring.whiz import whiz
from chelem.text import read_result
from chelem.text.results import Result, print_result


class Mark(Enum):
    """The marks that the calculator knows."""

    CONTRACT = "contract"
    RUBBER = "rubber"
    CHICAGO = "chicago"
    COMPTOIR = "comptoir"
    COMPTOIR_TRADITIONAL = "comptoir-traditional"
    WHIZ = "whiz"
    WHIST = "whist"

    @property
    def base(self) -> int:
        """The tricks that a contract's number leaves out."""
        return 0 if self is Mark.WHIZ else 6

    @property
    def coloured(self) -> bool:
        """Whether the declarer's side may or may not be vulnerable."""
        return self in (Mark.CONTRACT, Mark.RUBBER, Mark.CHICAGO)

    @property
    def honoured(self) -> bool:
        """Whether honours in one hand are marked with the contract (RULES 0.10, 0.11)."""
        return self in (Mark.RUBBER, Mark.CHICAGO)


DECLARER = Seat.S
OPPONENT = DECLARER.next
WHIZ_PLAYERS = tuple(seat for seat in SEATS if seat is not DECLARER.partner)


@dataclass(frozen=True, slots=True)
class Asked:
    """A contract of South and the tricks that it made, to be marked in any game but the old bridge.

    `honours` are those in one hand, negative where an opponent holds them; `before` the points that the
    side had toward its game and `last` the fourth deal, in Chicago.
    """

    mark: Mark
    contract: Contract
    tricks: int
    vulnerable: bool = False
    honours: int = 0
    before: int = 0
    last: bool = False

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the mark."""
        return (*self._contract_lines(), *self._honour_lines())

    @property
    def total(self) -> int:
        """The sum of the lines, from the declarer's side: what the others receive is negative."""
        return sum(map(signed, self.lines))

    @property
    def made(self) -> bool:
        """Whether the tricks demanded were made."""
        return self.tricks >= self.contract.tricks

    @property
    def code(self) -> str:
        """The contract as the calculator reads it, without its declarer or result: `4SX`."""
        number, doublings = self.contract.tricks - self.mark.base, self.contract.stake // 2
        return f"{number}{self.contract.strain}{'X' * doublings}"

    @property
    def result(self) -> Result:
        """The contract as a score slip has it."""
        number = self.contract.tricks - self.mark.base
        return Result(number, self.contract.strain, self.contract.stake, self.tricks - self.contract.tricks)

    def print(self, language: str) -> str:
        """The line of the slip: `4♠X -2`."""
        return print_result(self.result, language)

    def _contract_lines(self) -> tuple[Line, ...]:
        contract, tricks = self.contract, self.tricks
        match self.mark:
            case Mark.CONTRACT:
                return duplicate(contract, tricks, vulnerable=self.vulnerable)
            case Mark.RUBBER:
                return rubber(contract, tricks, vulnerable=self.vulnerable)
            case Mark.CHICAGO:
                vulnerable, before, last = self.vulnerable, self.before, self.last
                return chicago(contract, tricks, vulnerable=vulnerable, part_score=before, last=last)
            case Mark.COMPTOIR:
                return simplified(contract, tricks)
            case Mark.COMPTOIR_TRADITIONAL:
                return traditional(contract, tricks)
            case _:
                return whiz(contract, tricks, WHIZ_PLAYERS)

    def _honour_lines(self) -> tuple[Line, ...]:
        holder = DECLARER if self.honours > 0 else OPPONENT
        return in_one_hand(self.contract.strain, holder, abs(self.honours))


def signed(line: Line) -> int:
    """The points of a line from the declarer's side: what the others receive is negative."""
    return line.points if DECLARER in line.to else -line.points


def whiz_totals(lines: tuple[Line, ...]) -> Mapping[str, int]:
    """What the declarer receives in Whiz, and what each of the others does."""
    points = {seat: sum(line.points for line in lines if seat in line.to) for seat in SEATS}
    return {"declarer": points[DECLARER], "others": points[OPPONENT]}


def whiz_receiver(line: Line) -> str:
    """Which of them a line of Whiz is for."""
    return "declarer" if DECLARER in line.to else "other"


def read_asked(
    mark: Mark,
    text: str,
    language: str,
    *,
    tricks: int | None = None,
    made: bool | None = None,
    vulnerable: bool = False,
) -> Asked:
    """The contract written as on a slip, with its result there, in `tricks`, or in `made`; else just made.

    `ParseError` where the text is no contract, `BadOption` where the game has no such contract or the
    result contradicts itself.
    """
    result = read_result(text, language)
    needed = _needed(mark, result)
    taken = _tricks(result, needed, tricks, made=made)
    if result.stake > (1 if mark is Mark.WHIZ else 4):
        raise BadOption("score.stake", stake=result.stake)
    return Asked(mark, Contract(DECLARER, result.strain, needed, result.stake), taken, vulnerable)


def _needed(mark: Mark, result: Result) -> int:
    """The tricks demanded."""
    needed = result.number + mark.base
    if not 7 <= needed <= 13:
        raise BadOption("score.number", number=result.number, game=mark.value)
    return needed


def _tricks(result: Result, needed: int, tricks: int | None, *, made: bool | None) -> int:
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
