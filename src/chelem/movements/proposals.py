"""Movements proposed for an evening, the best first, each with the reason for it."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from chelem.core.errors import BadOption, Fact
from chelem.movements.arrow_switch import arrow_switch, best_switch
from chelem.movements.balance import balance
from chelem.movements.directions import best_directions
from chelem.movements.hesitation import hesitation
from chelem.movements.howell import howell
from chelem.movements.howell_recipe import packaged_howells
from chelem.movements.mitchell import MitchellForm, mitchell, most_rounds
from chelem.movements.movement import Movement
from chelem.movements.rover import rover
from chelem.movements.web import web
from chelem.movements.wish import Wish

PROPOSALS = 3
MOST_SWITCHES = 2
"""How many rounds are switched; more are worse up to 17 tables, and single switches better beyond."""
MOST_CHANGE = 4
"""Nearly all change places where fewer than one of so many keeps the table."""
OTHER_ROUNDS = (-1, 1, -2, 2)
"""How many rounds more are tried where there are too few movements of exactly the number wished."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A movement, and why: the code of what speaks for it, with the facts of its sentence."""

    movement: Movement
    code: str
    facts: dict[str, Fact]

    @property
    def what(self) -> str:
        """The code of its title, which no other proposal has; with the same facts."""
        return self.code.replace(".why.", ".what.")

    @property
    def quality(self) -> float:
        """Q, 0 to 100."""
        return float(balance(self.movement).quality)


def propose(wish: Wish) -> tuple[Proposal, ...]:
    """Return up to three different movements for a wish, the best first.

    A movement that ranks as wished, with a seat for each pair that cannot move, comes before others; then
    the more equal. Where few have the rounds wished, others follow with nearly the same number of rounds, and
    of boards in all; where none ranks as wished, those with the most rounds that do.
    Raises `BadOption` if these pairs cannot play that number of rounds.
    """
    best = _best_of_each(wish)
    if not best:
        raise BadOption("movement.none", pairs=wish.pairs, rounds=wish.rounds)
    if len(best) < PROPOSALS or any(_lacks(wish, best[0])):
        others = [proposal for other in _other_wishes(wish) for proposal in _best_of_each(other)]
        seen = {proposal.code for proposal in best}
        best += sorted(others, key=lambda proposal: proposal.code in seen)
    if all(_lacks(wish, proposal)[1] for proposal in best):
        best += _with_fewer_rounds(wish)
    return tuple(sorted(best, key=lambda proposal: _lacks(wish, proposal))[:PROPOSALS])


def _with_fewer_rounds(wish: Wish) -> list[Proposal]:
    """Return movements that rank as wished, of the most rounds with which there are any.

    For two winners no more rounds can be played than there are tables, in the time longer ones.
    """
    for fewer in map(partial(_of_rounds, wish), range(wish.rounds - 1, 1, -1)):
        if found := [each for each in _best_of_each(fewer) if each.movement.winners == wish.winners]:
            return found
    return []


def _lacks(wish: Wish, proposal: Proposal) -> tuple[bool, bool]:
    """Return whether too few pairs keep their tables, and whether there are not as many winners as wished."""
    movement = proposal.movement
    other = wish.winners is not None and movement.winners != wish.winners
    return len(movement.stationary) < wish.stationary, other


def _other_wishes(wish: Wish) -> Iterator[Wish]:
    """Yield wishes for nearly as many rounds."""
    for rounds in (wish.rounds + more for more in OTHER_ROUNDS):
        if rounds > 1:
            yield _of_rounds(wish, rounds)


def _of_rounds(wish: Wish, rounds: int) -> Wish:
    """Return a wish for another number of rounds, and as many boards in all."""
    return replace(wish, rounds=rounds, boards=max(1, round(wish.boards * wish.rounds / rounds)))


def _best_of_each(wish: Wish) -> list[Proposal]:
    """Return the best movement of each kind, the best first."""

    def rank(proposal: Proposal) -> tuple[bool, bool, float]:
        few, other = _lacks(wish, proposal)
        two = wish.winners is None and proposal.movement.winners == 2
        return few, other or two, -proposal.quality

    best: dict[tuple[str, Fact], Proposal] = {}
    for proposal in sorted(map(_explained, _movements(wish)), key=rank):
        best.setdefault((proposal.code, proposal.facts["form"]), proposal)
    codes = [code for code, _ in best]
    again = {key: key[0] in codes[:at] for at, key in enumerate(best)}
    return [best[key] for key in sorted(best, key=lambda key: again[key])]


def _movements(wish: Wish) -> Iterator[Movement]:
    """Yield all movements that can be made; an odd pair rests in turn, or is a rover."""
    tables = -(-wish.pairs // 2)
    odd = wish.pairs % 2 == 1
    for movement in _howells(tables, wish):
        yield replace(best_directions(movement.without(2 * tables)), name=movement.name) if odd else movement
    for movement in _mitchells(tables, wish):
        yield from _directed(movement.without(2 * tables) if odd else movement)
    for form in _forms(tables - 1, wish.rounds) if odd else ():
        with suppress(BadOption):
            yield from _directed(rover(tables - 1, wish.rounds, wish.boards, form))


def _howells(tables: int, wish: Wish) -> Iterator[Movement]:
    """Yield the movements of full tables in which most change places."""
    if (tables, wish.rounds) in packaged_howells():
        yield howell(tables, wish.rounds, wish.boards)
    if wish.rounds == tables + 1 and tables > 2:
        movement = hesitation(tables, wish.rounds, wish.boards)
        yield replace(best_directions(movement), name=movement.name)


def _mitchells(tables: int, wish: Wish) -> Iterator[Movement]:
    """Yield the movements of full tables in which North-South stay."""
    for form in _forms(tables, wish.rounds):
        yield mitchell(tables, wish.rounds, wish.boards, form)
    if 2 < wish.rounds < tables:
        yield web(tables, wish.rounds, wish.boards)


def _directed(movement: Movement) -> Iterator[Movement]:
    """Yield a movement for two winners, with its best arrow switches, and with its best single switches."""
    yield movement
    for count in range(1, min(MOST_SWITCHES, len(movement.rounds) // 2) + 1):
        yield arrow_switch(movement, best_switch(movement, count))
    yield best_directions(movement)


def _forms(tables: int, rounds: int) -> list[MitchellForm]:
    """Return the simplest form of a Mitchell that allows that number of rounds."""
    forms: tuple[MitchellForm, ...] = ("plain", "skip", "share")
    fitting: list[MitchellForm] = [form for form in forms if rounds <= most_rounds(tables, form)]
    return fitting[:1] if tables > 1 else []


def _who_moves(movement: Movement) -> str:
    """Return whether nearly all entrants change places in the course of a movement, or only some."""
    few = MOST_CHANGE * len(movement.stationary) < len(_playing(movement))
    return "most" if few else "some"


def _playing(movement: Movement) -> set[int]:
    """Return the numbers of the entrants that ever play, without the place of a missing pair."""
    return {entrant for _, cell in movement if cell.played for entrant in cell.entrants}


def _explained(movement: Movement) -> Proposal:
    """Return a movement with the sentence that says what speaks for it."""
    code, form, *directed = [*movement.name.split("."), "plain"]
    if form == "hesitation":
        code = form
    elif code == "mitchell" and movement.winners == 1:
        code = "balanced" if "balanced" in directed else "switched"
    facts: dict[str, Fact] = {
        "tables": max(len({cell.table for cell in cells if cell.played}) for cells in movement.rounds),
        "rounds": len(movement.rounds),
        "boards": movement.boards_a_round,
        "total": len(movement.rounds) * movement.boards_a_round,
        "form": form,
        "balance": round(balance(movement).quality),
        "stationary": len(movement.stationary),
        "sharing": len({tables for _, tables in movement.sharing}),
        "rest": movement.sit_outs,
        "moving": len(_playing(movement)) - len(movement.stationary),
        "meets": "all" if len(movement.rounds) >= movement.entrants - 1 else _who_moves(movement),
    }
    return Proposal(movement, f"movement.why.{code}", facts)
