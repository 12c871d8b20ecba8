"""Draws made again: whether a recorded draw follows from its inputs, and what others would have given."""

from dataclasses import dataclass

from chelem.core import Phrase
from chelem.events.swiss.draw import Draw, SwissMatch
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.inputs import DrawInputs


def follows_from_inputs(draw: Draw) -> bool:
    """Return whether a recorded draw is the one that its inputs give; one that a director changed is not."""
    return draw_round(draw.inputs) == draw


@dataclass(frozen=True, slots=True)
class DrawComparison:
    """A recorded draw beside the one that other inputs give: to be shown, for a round is not drawn twice."""

    recorded: Draw
    now: Draw

    @property
    def gone(self) -> tuple[SwissMatch, ...]:
        """The recorded matches that would not have been drawn."""
        return _only_in(self.recorded, self.now)

    @property
    def new(self) -> tuple[SwissMatch, ...]:
        """The matches that would have been drawn instead."""
        return _only_in(self.now, self.recorded)

    @property
    def changed(self) -> bool:
        """Whether somebody would have had other opponents, or none."""
        return bool(self.gone or self.new) or set(self.recorded.left_over) != set(self.now.left_over)

    @property
    def sentence(self) -> Phrase:
        """Whether the draw would have been another, and in how many matches."""
        if not self.changed:
            return Phrase("swiss.redraw.same", {"round": self.recorded.inputs.round})
        return Phrase(
            "swiss.redraw.changed", {"round": self.recorded.inputs.round, "matches": len(self.gone)}
        )


def compare_draw(recorded: Draw, inputs: DrawInputs) -> DrawComparison:
    """Return what a round's corrected inputs would have given beside what was drawn."""
    return DrawComparison(recorded, draw_round(inputs))


def _only_in(draw: Draw, other: Draw) -> tuple[SwissMatch, ...]:
    known = {frozenset((match.first, match.second)) for match in other.matches}
    return tuple(match for match in draw.matches if frozenset((match.first, match.second)) not in known)
