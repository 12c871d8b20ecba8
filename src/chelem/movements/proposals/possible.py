"""All movements that the program can make for a number of pairs and of rounds, and what each is worth."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache

from chelem.core import BadOption
from chelem.movements.arrow_switch import arrow_switch, best_switch
from chelem.movements.balance import balance
from chelem.movements.board_sets import boards_in_set
from chelem.movements.directions import best_directions
from chelem.movements.generators.hesitation import hesitation
from chelem.movements.generators.howell import howell
from chelem.movements.generators.howell_recipe import packaged_howells
from chelem.movements.generators.mitchell import MitchellForm, mitchell, most_rounds
from chelem.movements.generators.rover import rover
from chelem.movements.generators.web import web
from chelem.movements.movement import Movement

MOST_SWITCHES = 2
"""How many rounds are switched; more are worse up to 17 tables, and single switches better beyond."""
KEPT = 128
"""For how many numbers of pairs and rounds the movements are kept once they are made."""


@dataclass(frozen=True, slots=True)
class PossibleMovement:
    """A movement of one section with one board in a set.

    `code` is its kind: `howell`, `hesitation`, a Mitchell with whole rounds `switched`, with `balanced`
    directions at each table, or for two winners; `form` the way of its boards.
    """

    movement: Movement
    code: str
    form: str
    quality: float
    """Q, 0 to 100."""
    shares: bool
    """Whether tables need the same boards in the same round."""

    @property
    def winners(self) -> int:
        """One, or two."""
        return self.movement.winners

    @property
    def pairs(self) -> int:
        """How many pairs play."""
        return len({entrant for _, cell in self.movement if cell.played for entrant in cell.entrants})

    @property
    def sets(self) -> int:
        """How many sets of boards are in play."""
        return len(self.movement.boards)

    @property
    def is_simple(self) -> bool:
        """Whether people find their way without cards: North-South sit, whole rounds are switched if any."""
        return self.code in ("mitchell", "switched") and self.form not in ("perfect", "web", "rover")

    def with_boards(self, boards: int) -> Movement:
        """Return the movement with this number of boards in a set."""
        rows = tuple(
            tuple(
                replace(
                    cell,
                    boards=tuple(b for board_set in cell.boards for b in boards_in_set(board_set, boards)),
                )
                for cell in cells
            )
            for cells in self.movement.rounds
        )
        return self.movement.with_rounds(rows)


@lru_cache(maxsize=KEPT)
def movements_for(pairs: int, rounds: int) -> tuple[PossibleMovement, ...]:
    """Return the movements of a section, the most equal of each kind and form; an odd pair rests in turn."""
    best: dict[tuple[str, str, int, bool], PossibleMovement] = {}
    for movement in _movements(pairs, rounds) if pairs > 2 else ():
        found = _valued(movement)
        key = found.code, found.form, found.winners, found.shares
        if key not in best or best[key].quality < found.quality:
            best[key] = found
    return tuple(sorted(best.values(), key=lambda found: -found.quality))


def _valued(movement: Movement) -> PossibleMovement:
    code, form, *directed = [*movement.name.split("."), "plain"]
    if form == "hesitation":
        code = form
    elif code == "mitchell" and movement.winners == 1:
        code = "balanced" if "balanced" in directed else "switched"
    return PossibleMovement(movement, code, form, float(balance(movement).quality), bool(movement.sharing))


def _movements(pairs: int, rounds: int) -> Iterator[Movement]:
    """Yield all movements that can be made; an odd pair rests in turn, or is a rover."""
    tables = -(-pairs // 2)
    odd = pairs % 2 == 1
    for movement in _howells(tables, rounds):
        yield replace(best_directions(movement.without(2 * tables)), name=movement.name) if odd else movement
    for movement in _mitchells(tables, rounds):
        yield from _directed(movement.without(2 * tables) if odd else movement)
    for form in _forms(tables - 1, rounds) if odd else ():
        with suppress(BadOption):
            yield from _directed(rover(tables - 1, rounds, 1, form))


def _howells(tables: int, rounds: int) -> Iterator[Movement]:
    """Yield the movements of full tables in which most change places."""
    if (tables, rounds) in packaged_howells():
        yield howell(tables, rounds)
    if rounds == tables + 1 and tables > 2:
        movement = hesitation(tables, rounds)
        yield replace(best_directions(movement), name=movement.name)


def _mitchells(tables: int, rounds: int) -> Iterator[Movement]:
    """Yield the movements of full tables in which North-South stay."""
    for form in _forms(tables, rounds):
        yield mitchell(tables, rounds, 1, form)
    if 2 < rounds < tables:
        yield web(tables, rounds)


def _directed(movement: Movement) -> Iterator[Movement]:
    """Yield a movement for two winners, with its best arrow switches, and with its best single switches."""
    yield movement
    for count in range(1, min(MOST_SWITCHES, len(movement.rounds) // 2) + 1):
        yield arrow_switch(movement, best_switch(movement, count))
    yield best_directions(movement)


def _forms(tables: int, rounds: int) -> list[MitchellForm]:
    """Return the simplest form of a Mitchell that allows that number of rounds.

    And that in which two tables share boards, where otherwise everybody follows cards.
    """
    forms: tuple[MitchellForm, ...] = ("plain", "skip", "perfect", "share")
    fitting: list[MitchellForm] = [form for form in forms if rounds <= most_rounds(tables, form)]
    if tables < 2:
        return []
    return fitting if fitting[:1] == ["perfect"] else fitting[:1]
