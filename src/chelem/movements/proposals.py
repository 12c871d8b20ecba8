"""Movements proposed for an evening, the best first, each with the reason for it."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.core.errors import BadOption, Fact
from chelem.movements.arrow_switch import arrow_switch, best_switch
from chelem.movements.balance import balance
from chelem.movements.howell import howell
from chelem.movements.howell_recipe import howell_recipes
from chelem.movements.mitchell import MitchellForm, mitchell, most_rounds
from chelem.movements.movement import Movement
from chelem.movements.rover import rover
from chelem.movements.wish import Wish

PROPOSALS = 3


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement, and why: the code of a sentence, with its facts."""

    movement: Movement
    code: str
    facts: dict[str, Fact]

    @property
    def quality(self) -> float:
        """Q, 0 to 100."""
        return float(balance(self.movement).quality)


def propose(wish: Wish) -> tuple[Proposal, ...]:
    """Return up to three different movements for a wish, the best first.

    One that ranks as wished, and has a seat for each who cannot move, comes before others; then the more
    equal.
    Raises `BadOption` if there is none for so many pairs and rounds.
    """
    found = [_explained(movement) for movement in _movements(wish)]
    if not found:
        raise BadOption("movement.none", pairs=wish.pairs, rounds=wish.rounds)

    def rank(proposal: Proposal) -> tuple[bool, bool, float]:
        movement = proposal.movement
        other = wish.winners is not None and movement.winners != wish.winners
        two = wish.winners is None and movement.winners == 2
        return len(movement.stationary) < wish.stationary, other or two, -proposal.quality

    best: dict[str, Proposal] = {}
    for proposal in sorted(found, key=rank):
        best.setdefault(proposal.code, proposal)
    return tuple(best.values())[:PROPOSALS]


def _movements(wish: Wish) -> Iterator[Movement]:
    """Yield all movements that can be made; an odd pair rests in turn, or is a rover."""
    tables = -(-wish.pairs // 2)
    odd = wish.pairs % 2 == 1
    phantom = 2 * tables
    complete = [*_howells(tables, wish), *_mitchells(tables, wish)]
    if not odd:
        yield from complete
        return
    for movement in complete:
        yield movement.without(phantom)
    for form in _forms(tables - 1, wish.rounds):
        try:
            movement = rover(tables - 1, wish.rounds, wish.boards, form)
        except BadOption:
            continue
        yield movement
        yield from _switched(movement)


def _howells(tables: int, wish: Wish) -> Iterator[Movement]:
    if (tables, wish.rounds) in howell_recipes():
        yield howell(tables, wish.rounds, wish.boards)


def _mitchells(tables: int, wish: Wish) -> Iterator[Movement]:
    for form in _forms(tables, wish.rounds):
        movement = mitchell(tables, wish.rounds, wish.boards, form)
        yield movement
        yield from _switched(movement)


def _forms(tables: int, rounds: int) -> list[MitchellForm]:
    """Return the simplest form of a Mitchell that allows so many rounds."""
    forms: tuple[MitchellForm, ...] = ("plain", "skip", "share")
    fitting: list[MitchellForm] = [form for form in forms if rounds <= most_rounds(tables, form)]
    return fitting[:1]


def _switched(movement: Movement) -> Iterator[Movement]:
    """Yield the movement with one, two … arrow switches in the rounds in which they equal most."""
    for count in range(1, max(2, len(movement.rounds) // 4 + 1)):
        yield arrow_switch(movement, best_switch(movement, count))


def _explained(movement: Movement) -> Proposal:
    """Return a movement with the sentence that says what speaks for it."""
    code, _, form = movement.name.partition(".")
    if movement.winners == 1 and code == "mitchell":
        code = "switched"
    facts: dict[str, Fact] = {
        "tables": len(movement.tables),
        "rounds": len(movement.rounds),
        "boards": movement.boards_a_round,
        "form": form or "plain",
        "balance": round(balance(movement).quality),
        "stationary": len(movement.stationary),
        "sharing": len({tables for _, tables in movement.sharing}),
        "rest": movement.sit_outs,
        "complete": int(len(movement.rounds) >= movement.entrants - 1),
    }
    return Proposal(movement, f"movement.why.{code}", facts)
