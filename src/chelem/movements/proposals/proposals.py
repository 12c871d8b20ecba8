"""Movements proposed for an evening, the best first, each with the reason for it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from chelem.core import BadOption, Fact
from chelem.movements.movement import Movement
from chelem.movements.proposals.evening_plan import CLOSE, EveningPlan, plans_for
from chelem.movements.proposals.proposal_facts import plan_facts
from chelem.movements.proposals.wish import Wish

PROPOSALS = 3
MUCH_LESS, FAR_LESS = 0.8, 0.6
"""What part of the first's Q another proposal has at least; less where there are too few."""
OTHER_ROUNDS, FEWER_BOARDS = 2, 0.8
"""How many rounds more or fewer are felt, and what share of the boards is fewer to prepare."""
KEPT = 256
"""For how many wishes proposals are kept."""

Merit = Literal[
    "fair", "advised", "simple", "two", "opponents", "steady", "boards", "longer", "shorter", "other"
]
"""What speaks for a proposal: most equal, the best compromise, easiest to run, two rankings, more opponents,
fewer moves, fewer boards to prepare, more boards played, an earlier end."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement, and why: the code of what speaks for it, with the facts of its sentence.

    Of several `sections` each has its own movement; `movement` is the first. `minutes` with the changes of
    tables; 0 if unknown. `quality` is Q, 0 to 100, of the section where it is least; 0 for teams and people.
    """

    movement: Movement
    code: str
    facts: dict[str, Fact]
    sections: tuple[Movement, ...] = ()
    minutes: int = 0
    quality: float = 0.0

    @property
    def what(self) -> str:
        """The code of its title, which no other proposal has; with the same facts."""
        return self.code.replace(".why.", ".what.")


@lru_cache(maxsize=KEPT)
def propose(wish: Wish) -> tuple[Proposal, ...]:
    """Return up to three different movements for a wish, the best first.

    The first has a seat for each pair that cannot move and the rounds wished, shares no boards where that can
    be avoided, and is nearly as equal as any other (`CLOSE`); of those it is the most practical. The others
    differ from it in what people would feel. Raises `BadOption` if these pairs cannot play as wished.
    """
    plans = plans_for(wish)
    if not plans or (wish.rounds is not None and wish.rounds > wish.most_rounds):
        raise BadOption("movement.none", pairs=wish.pairs, rounds=wish.rounds or 0)
    first = _first(wish, plans)
    merits: dict[EveningPlan, Merit] = {first: "fair"}
    for least in (MUCH_LESS * first.quality, FAR_LESS * first.quality):
        sound = [plan for plan in plans if _is_sound(plan, first, wish, least)]
        for merit, has in _merits(first, wish):
            known = {plan.kind for plan in merits}
            fitting = [plan for plan in sound if has(plan) and plan.kind not in known]
            if fitting and len(merits) < PROPOSALS and merit not in merits.values():
                merits[max(fitting, key=lambda plan: (plan.wished, plan.worth(wish)))] = merit
    if first.quality < max(plan.quality for plan in merits if plan.style != "two" or first.style == "two"):
        merits[first] = "advised"
    return tuple(_proposal(plan, merit) for plan, merit in merits.items())


def _first(wish: Wish, plans: list[EveningPlan]) -> EveningPlan:
    """Return the plan that suits best."""
    single = [plan for plan in plans if plan.style != "two"] or plans
    seats = max(plan.seats for plan in single)
    fitting = [plan for plan in single if plan.seats == seats]
    fitting = [plan for plan in fitting if plan.wished] or fitting
    least = min(len(plan.sections) for plan in fitting)
    alone = [plan for plan in fitting if len(plan.sections) == least == 1]
    for among in filter(None, (alone, fitting)):
        most = max(plan.quality for plan in among)
        apart = [plan for plan in among if wish.share or not plan.shares] or among
        if close := [plan for plan in apart if plan.quality >= most - CLOSE]:
            return max(close, key=lambda plan: plan.worth(wish))
    return max(apart, key=lambda plan: plan.quality)


def _is_sound(plan: EveningPlan, first: EveningPlan, wish: Wish, least: float) -> bool:
    """Return whether a plan may follow the first: it shares no boards if that does not."""
    equal = plan.style == "two" != first.style or plan.quality >= least
    return equal and plan.seats == first.seats and (wish.share or first.shares or not plan.shares)


def _merits(first: EveningPlan, wish: Wish) -> list[tuple[Merit, Callable[[EveningPlan], bool]]]:
    """Return what can speak for another proposal, in the order in which it is looked for."""
    rounds, total = first.shape[0], first.total
    two = wish.winners is None

    def single(has: Callable[[EveningPlan], bool]) -> Callable[[EveningPlan], bool]:
        return lambda plan: not (two and plan.style == "two") and has(plan)

    return [
        ("simple", single(lambda plan: plan.is_simple and not first.is_simple)),
        ("two", lambda plan: two and plan.style == "two"),
        ("opponents", single(lambda plan: plan.shape[0] >= rounds + OTHER_ROUNDS)),
        ("steady", single(lambda plan: plan.shape[0] <= rounds - OTHER_ROUNDS)),
        ("boards", single(lambda plan: plan.real_boards <= FEWER_BOARDS * first.real_boards)),
        ("fair", single(lambda plan: plan.quality > first.quality)),
        ("longer", single(lambda plan: plan.total > total)),
        ("shorter", single(lambda plan: plan.total < total)),
        ("other", single(lambda _: True)),
    ]


def _proposal(plan: EveningPlan, merit: Merit) -> Proposal:
    movements = tuple(section.with_boards(plan.shape[1]) for section in plan.sections)
    facts = plan_facts(plan, movements, merit)
    several = movements if len(movements) > 1 else ()
    return Proposal(movements[0], "movement.why.pairs", facts, several, int(facts["minutes"]), plan.quality)
