"""Judge moves that were made, as the coach judges moves before they are made."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from chelem.bots.coaching.objection import Objection
from chelem.bots.configuration import AT_TABLES
from chelem.bots.side_bots import SideBots
from chelem.core import Action
from chelem.engine import View


@dataclass(frozen=True, slots=True)
class MadeMove:
    """A call or card, and what its player knew."""

    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Mistake:
    """The place, in a sequence of moves, of one that the coach objects to."""

    place: int
    objection: Objection


def first_mistake(moves: Sequence[MadeMove], bots: SideBots) -> Mistake | None:
    """Return the first of these moves that the coach objects to; None if all were reasonable.

    They are judged by what each side bids by, at the usual strength: weaker bots object to no card.
    """
    from chelem.bots.coaching.coach import object_to  # noqa: PLC0415 - it loads what only workers need

    for place, move in enumerate(moves):
        side = move.view.seat.side
        judges = replace(bots.of(side), strength=AT_TABLES.strength)
        objection = object_to(move.view, move.action, judges, opponents=bots.opponents_of(side))
        if objection is not None:
            return Mistake(place, objection)
    return None
