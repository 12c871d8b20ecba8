"""The call or card that decided a finished deal, and whether it was a mistake by what its player knew."""

from collections.abc import Iterator
from dataclasses import dataclass

from typing_extensions import TypedDict

from chelem.analysis import Review
from chelem.analysis.commentary import Remark, turning_points
from chelem.bots.coaching.first_mistake import Mistake
from chelem.formats.json_types import ActionCode
from chelem.site.collections.domain.double_dummy import PlayValues

MOST_JUDGED = 3
"""The most calls and cards of a deal that are judged: the costliest ones."""
DECIDING_SHARE = 0.5
"""What costs less than this share of the costliest has not decided the deal."""


MOST_EARLIER = 4
"""The most earlier calls of a side that are judged beside one that cost something."""


class DecisiveMove(TypedDict):
    """The call or card that decided a deal."""

    step: int
    """The number of calls and cards up to and including it."""
    text: str
    """What it was, and what was better double dummy; empty where only its tricks or `better` are known."""
    tricks: int
    """The tricks it cost, in games without par."""
    mistake: bool
    """Whether another was clearly better by what its player knew; if not, it was reasonable."""
    better: ActionCode | None
    """The better one of a mistake."""


class DecisiveShape(TypedDict):
    """What decided a finished deal."""

    move: DecisiveMove | None
    """Null if nothing cost anything double dummy."""


@dataclass(frozen=True, slots=True)
class CostlyMove:
    """A call or card that may have cost something; `step` counts those of the deal up to it.

    `remark` says what was better double dummy; None for a call that its side could still make good, and in a
    game without par, where only `tricks` are known.
    """

    step: int
    cost: int
    remark: Remark | None = None
    tricks: int = 0


def rank_by_cost(review: Review | None, values: PlayValues | None, calls: int) -> tuple[CostlyMove, ...]:
    """Return the moves that may have decided a deal, the costliest first, each once.

    Without a review, these are cards, played after `calls` calls. With all hands in sight a bad call costs
    nothing as long as partner can make it good: so a call is followed by the earlier ones of its side.
    """
    moves = tuple(_remarked(review)) if review is not None else tuple(_cards(values, calls))
    ordered = sorted(moves, key=lambda move: -move.cost)[:MOST_JUDGED]
    found: dict[int, CostlyMove] = {}
    for move in ordered:
        if move.cost >= DECIDING_SHARE * ordered[0].cost:
            found.setdefault(move.step, move)
            for step in range(move.step - 2, 0, -2)[:MOST_EARLIER] if move.step <= calls else ():
                found.setdefault(step, CostlyMove(step, move.cost))
    return tuple(found.values())


def step_of(review: Review, remark: Remark) -> int:
    """Return the number of calls and cards up to and including the one that a remark is about."""
    before = 0 if remark.where == "Auction" else len(review.record.auction.calls)
    return before + remark.place + 1


def _remarked(review: Review) -> Iterator[CostlyMove]:
    for remark in turning_points(review):
        yield CostlyMove(step_of(review, remark), remark.points, remark)


def _cards(values: PlayValues | None, calls: int) -> Iterator[CostlyMove]:
    for step, tricks in enumerate(values.costs if values else (), start=calls + 1):
        if tricks:
            yield CostlyMove(step, tricks, tricks=tricks)


def write_decisive(
    moves: tuple[CostlyMove, ...], mistake: Mistake | None, language: str
) -> DecisiveMove | None:
    """Return the first mistake of the costly moves; without one, the costliest.

    None if nothing cost anything.
    """
    if not moves:
        return None
    move = moves[mistake.place if mistake else 0]
    return {
        "step": move.step,
        "text": move.remark.say(language) if move.remark else "",
        "tricks": move.tricks,
        "mistake": mistake is not None,
        "better": str(mistake.objection.better) if mistake else None,
    }
