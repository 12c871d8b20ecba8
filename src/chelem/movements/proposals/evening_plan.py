"""A plan of an evening: the movements of its sections, all of as many rounds and boards, and its worth."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from chelem.movements.proposals.possible import PossibleMovement, movements_for
from chelem.movements.proposals.section_sizes import section_sizes
from chelem.movements.proposals.wish import RoundsAndBoards, Wish, gap

Style = Literal["equal", "simple", "two"]
"""One ranking, as equal as can be; one that runs without cards; two rankings."""
STYLES: tuple[Style, ...] = ("equal", "simple", "two")
CLOSE = 9
"""By how much Q may be less than the best without being told from it in a single evening."""
UNUSUAL_BOARDS = {1: 12.0, 4: 1.0, 5: 2.0, 6: 3.0}
"""What it costs, in points of Q, to play so many boards in a round; two and three are usual."""
FEW_ROUNDS, COST_OF_FEW = 5, 3.0
"""Fewer rounds than this are an evening against few opponents."""
COST_OF_CARDS, COST_OF_SECTION = 3.0, 1.5
MANY_TABLES, COST_OF_MOVING = 8, 5.0
"""From so many tables on people expect to be able to stay at one: a Howell is for smaller fields."""
COST_OF_BOARD, COST_OF_BOARD_SHARED = 0.4, 1.0
"""Of a board in a section that not everybody plays; more where there is one set for all."""
COST_OF_SHORT, COST_OF_LONG = 0.3, 0.8
"""Of a minute less or more than there is."""


@dataclass(frozen=True, slots=True)
class EveningPlan:
    """The movements of sections that play the same rounds, and how well they fit the wish."""

    sections: tuple[PossibleMovement, ...]
    shape: RoundsAndBoards
    style: Style
    wished: bool
    """Whether it has the rounds that were wished."""
    seats: int
    """For how many pairs who cannot change tables there is a place, up to those wished."""

    @property
    def quality(self) -> float:
        """Q of the section where it is least."""
        return min(section.quality for section in self.sections)

    @property
    def shares(self) -> bool:
        """Whether tables of a section need the same boards in the same round."""
        return any(section.shares for section in self.sections)

    @property
    def boards(self) -> int:
        """How many boards are in play, in the section with most."""
        return self.shape[1] * max(section.sets for section in self.sections)

    @property
    def real_boards(self) -> int:
        """How many boards lie on the tables of all sections, each of which has its own."""
        return self.shape[1] * sum(section.sets for section in self.sections)

    @property
    def total(self) -> int:
        """How many boards each pair plays."""
        return self.shape[0] * self.shape[1]

    @property
    def is_simple(self) -> bool:
        """Whether all sections run without cards."""
        return all(section.is_simple for section in self.sections)

    @property
    def kind(self) -> tuple[object, ...]:
        """What tells it from others that people would call the same."""
        first = self.sections[0]
        form = first.form if first.form in ("web", "rover", "hesitation") else ""
        return self.style == "two", first.code, form, len(self.sections), self.shape

    def worth(self, wish: Wish) -> float:
        """Return Q less what is unusual, takes preparation, or does not fill the time."""
        rounds, boards = self.shape
        cost = UNUSUAL_BOARDS.get(boards, 0.0 if boards < FEW_ROUNDS else float(boards - 2))
        cost += COST_OF_FEW if rounds < FEW_ROUNDS else 0
        cost += 0 if self.is_simple else COST_OF_CARDS
        cost += COST_OF_MOVING if any(map(_moves_many, self.sections)) else 0
        cost += COST_OF_SECTION * len(self.sections)
        unplayed = self.boards - rounds * boards
        cost += unplayed * (COST_OF_BOARD_SHARED if wish.share else COST_OF_BOARD)
        if wish.rounds is None and wish.minutes is not None:
            more = gap(wish.minutes, self.shape)
            cost += COST_OF_LONG * more if more > 0 else -COST_OF_SHORT * more
        return self.quality - cost


def _moves_many(section: PossibleMovement) -> bool:
    """Return whether most people of many tables change places."""
    return section.code == "howell" and section.pairs >= 2 * MANY_TABLES


def plans_for(wish: Wish) -> list[EveningPlan]:
    """Return the plans that can be made for a wish, without those that rank otherwise than is wished.

    Tables share boards only where the wish allows it, or no plan of that shape can do without.
    """
    shapes = [(shape, True) for shape in dict.fromkeys(wish.shapes())]
    shapes += [(shape, False) for shape in dict.fromkeys(wish.other_shapes())]
    sizes = list(section_sizes(wish.pairs)) if wish.sections and not wish.share else [(wish.pairs,)]
    wanted = [style for style in STYLES if wish.winners is None or (style == "two") == (wish.winners == 2)]
    return [
        plan
        for shape, wished in shapes
        for parted in sizes
        for style in wanted
        if (plan := _plan(wish, parted, shape, style, wished=wished)) is not None
    ]


def _plan(
    wish: Wish, sizes: tuple[int, ...], shape: RoundsAndBoards, style: Style, *, wished: bool
) -> EveningPlan | None:
    """Return the best plan of a style; None where a section has no movement."""
    chosen: list[PossibleMovement] = []
    for size in sizes:
        seats = -(-wish.stationary * size // wish.pairs)
        fitting = list(_fitting(movements_for(size, shape[0]), style))
        if not fitting:
            return None
        chosen.append(max(fitting, key=lambda found: _rank(found, seats, share=wish.share)))
    seats = min(wish.stationary, sum(len(found.movement.stationary) for found in chosen))
    return EveningPlan(tuple(chosen), shape, style, wished, seats)


def _fitting(possible: tuple[PossibleMovement, ...], style: Style) -> Iterator[PossibleMovement]:
    for found in possible:
        if (found.winners == 2) == (style == "two") and (style != "simple" or found.is_simple):
            yield found


def _rank(found: PossibleMovement, seats: int, *, share: bool) -> tuple[bool, bool, float]:
    """Put first who has places enough, then who does not share boards, then the more equal and simple."""
    enough = len(found.movement.stationary) >= seats
    cards = 0 if found.is_simple else COST_OF_CARDS
    return enough, share or not found.shares, found.quality - cards - found.sets / 100
