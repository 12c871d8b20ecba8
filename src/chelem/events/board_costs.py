"""The boards that cost an entrant most, and why, by what was possible double dummy."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from chelem.core import SIDES, Contract, Fact, Phrase, Side
from chelem.events.board_scoring import score_board
from chelem.events.event_results import EventResults
from chelem.events.outcome import Award, PlayedScore
from chelem.events.played_facts import played_facts
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.solved_board import KnownBoards, SolvedBoard, points_of_side
from chelem.events.traveller import TravellerLine

MOST_COSTS = 3
"""How many boards are named."""
AVERAGE = 50
"""The percentage from which a loss at matchpoints is counted."""


@dataclass(frozen=True, slots=True)
class BoardCost:
    """A board below average: what it lost against it, in per cent of the top or in IMPs."""

    board: ScoredBoard
    line: TravellerLine
    side: Side
    lost: Fraction

    @property
    def number(self) -> int:
        """The number of the board."""
        return self.board.traveller.board


def costly_boards(results: EventResults, index: int, hidden: Collection[int] = ()) -> list[BoardCost]:
    """Return the boards that cost an entrant most, the worst first; in a match of teams there are none.

    A board without a score of its own, such as one ruled, is not named, nor are those that are `hidden`.
    """
    if results.form.teams:
        return []
    costs = [
        BoardCost(board, line, side, lost)
        for board in results.boards
        if board.traveller.board not in hidden
        for line in board.traveller
        for side in SIDES
        if index in line.sitting(side) and isinstance(line.outcome, PlayedScore)
        if (lost := _lost(board, line, side)) > 0
    ]
    return sorted(costs, key=lambda cost: (-cost.lost, cost.number))[:MOST_COSTS]


def _lost(board: ScoredBoard, line: TravellerLine, side: Side) -> Fraction:
    value = board.value(line, side)
    if value is None or isinstance(value, Award):
        return Fraction(0)
    return AVERAGE - 100 * value / board.top if board.top else -value


def cost_reasons(results: EventResults, cost: BoardCost, known: KnownBoards) -> tuple[Phrase, ...]:
    """Return what was better on a board double dummy; nothing if its hands are unknown."""
    solved, outcome = known.get(cost.number), cost.line.outcome
    if solved is None or not isinstance(outcome, PlayedScore):
        return ()
    if outcome.contract is None and not outcome.passed:
        return ()  # a file that states points alone
    found = (*_of_play(results, cost, solved, outcome), *_of_bidding(cost, solved, outcome))
    return found or (_against_par(cost, solved, outcome),)


def _of_play(
    results: EventResults, cost: BoardCost, solved: SolvedBoard, outcome: PlayedScore
) -> Iterator[Phrase]:
    """Yield the tricks that the play or the defence gave away."""
    contract, tricks = outcome.contract, outcome.tricks
    if contract is None or tricks is None:
        return
    possible = solved.tricks(contract)
    declares = contract.declarer.side is cost.side
    if (possible > tricks) if declares else (possible < tricks):
        facts = played_facts(contract, tricks) | {"possible": possible}
        facts |= {"makes": _yes(possible >= contract.tricks), "made": _yes(tricks >= contract.tricks)}
        facts |= _gain(results, cost, PlayedScore.of(contract, possible, cost.number))
        yield Phrase("event.cost.play" if declares else "event.cost.defence", facts)


def _gain(results: EventResults, cost: BoardCost, instead: PlayedScore) -> dict[str, Fact]:
    """Return by how much another score would have been worth more, all other tables being as they were."""
    board, line = cost.board, replace(cost.line, outcome=instead)
    lines = tuple(line if other is cost.line else other for other in board.traveller)
    again = score_board(replace(board.traveller, lines=lines), board.expected, results.form.comparison)
    before, after = board.value(cost.line, cost.side), again.value(line, cost.side)
    if not isinstance(before, Fraction) or not isinstance(after, Fraction):
        return {"unit": "none"}
    more = after - before
    if not more:
        return {"unit": "none"}
    return {
        "unit": "percent" if board.top else "imps",
        "more": str(100 * more / board.top if board.top else more),
    }


def _of_bidding(cost: BoardCost, solved: SolvedBoard, outcome: PlayedScore) -> Iterator[Phrase]:
    """Yield the contract that was there, makes, and scores more than this one could."""
    side, contract, tricks = cost.side, outcome.contract, outcome.tricks
    mine = points_of_side(outcome, side)
    above = (0, 0)
    if contract is not None and tricks is not None:
        played = PlayedScore.of(contract, solved.tricks(contract), cost.number)
        mine = max(mine, points_of_side(played, side))
        if contract.declarer.side is not side:
            above = contract.level, contract.strain
    best = solved.best_made(side, above)
    if best is None or best[1] <= mine:
        return
    others = [line for line in cost.board.traveller if line is not cost.line]
    facts = played_facts(best[0]) | {
        "side": str(side),
        "points": best[1],
        "count": sum(_plays(line, best[0]) for line in others),
        "others": len(others),
    }
    yield Phrase("event.cost.bid", facts)


def _plays(line: TravellerLine, wanted: Contract) -> bool:
    """Return whether a table played a contract, from the same side, or higher in the same strain."""
    outcome = line.outcome
    contract = outcome.contract if isinstance(outcome, PlayedScore) else None
    return (
        contract is not None
        and contract.strain is wanted.strain
        and contract.level >= wanted.level
        and contract.declarer.side is wanted.declarer.side
    )


def _against_par(cost: BoardCost, solved: SolvedBoard, outcome: PlayedScore) -> Phrase:
    """Return how the score stands to par, where neither play nor bidding had anything better that makes."""
    par = solved.par.score if cost.side is Side.NS else -solved.par.score
    mine = points_of_side(outcome, cost.side)
    facts: dict[str, Fact] = {"par": par, "points": mine}
    return Phrase("event.cost.par" if mine >= par else "event.cost.below-par", facts)


def _yes(is_true: bool) -> str:  # noqa: FBT001 - the fact of a sentence
    return "yes" if is_true else "no"
