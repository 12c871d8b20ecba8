"""The order of the entrants of a draw, the best first."""

from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.lot import lot
from chelem.events.swiss.standing import SwissStanding


def order_for_draw(inputs: DrawInputs) -> tuple[SwissStanding, ...]:
    """Return those who need opponents, the best first; equals, and with method `lot` all, by lot."""

    def key(standing: SwissStanding) -> tuple[object, ...]:
        drawn = lot(inputs.rule.seed, inputs.round, standing.entrant), standing.entrant
        return drawn if inputs.rule.method == "lot" else (standing.rank, -standing.victory_points, *drawn)

    return tuple(sorted(inputs.free, key=key))
