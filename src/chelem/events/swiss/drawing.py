"""Draw a round of a Swiss event."""

from collections.abc import Sequence

from chelem.events.swiss.draw import Draw, SwissMatch
from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.odd_number import leave_over
from chelem.events.swiss.order import order_for_draw
from chelem.events.swiss.pairing import DrawnOpponents, Pairer
from chelem.events.swiss.standing import SwissStanding


def draw_round(inputs: DrawInputs) -> Draw:
    """Return the draw of a round: the same inputs give the same draw on every machine.

    Raises `BadOption` for victory points with too many decimals to compare them exactly.
    """
    order = order_for_draw(inputs)
    pairer = Pairer(inputs)
    left: tuple[SwissStanding, ...] = ()
    if len(order) % 2:
        left, pairing = leave_over(inputs, order, pairer)
        order = tuple(standing for standing in order if standing not in left)
    else:
        pairing = pairer.best(order)
    couples = pairing.couples if inputs.rule.method == "standings" else _first_round(inputs, order)
    places = {standing.entrant: place for place, standing in enumerate(order)}
    matches = sorted(tuple(sorted(couple, key=places.__getitem__)) for couple in couples)
    matches.sort(key=lambda match: [places[entrant] for entrant in match])
    return Draw(
        inputs, tuple(SwissMatch(*match) for match in matches), tuple(standing.entrant for standing in left)
    )


def _first_round(inputs: DrawInputs, order: Sequence[SwissStanding]) -> tuple[DrawnOpponents, ...]:
    """Return the matches of a round before which nobody has met, by halves or by lot."""
    half = len(order) // 2
    upper, lower = (
        (order[:half], order[half:]) if inputs.rule.method == "halves" else (order[::2], order[1::2])
    )
    return tuple((first.entrant, second.entrant) for first, second in zip(upper, lower, strict=True))
