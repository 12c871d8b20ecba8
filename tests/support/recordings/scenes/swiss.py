"""Events in rounds that are drawn as they go."""

from tests.browser.events.event import SwissEvening
from tests.support.recordings.scene import Scene, scene
from tests.support.recordings.visitor import Visitor


@scene
def swiss_of_five(visitor: Visitor) -> Scene:
    """Nothing is drawn; others draw and play, and the pair without opponents leaves after the first round."""
    evening = SwissEvening(visitor, 5)

    def leave_and_draw() -> None:
        evening.write({"event": "withdrew", "entrant": evening.alone(1)[0], "round": 2})
        evening.draw(2)

    steps = {
        "draw": lambda: evening.draw(1),
        "start": lambda: evening.start(1),
        "play": lambda: evening.play(1),
        "leave-and-draw": leave_and_draw,
    }
    return Scene(evening.facts(), steps)


@scene
def swiss_round_of_four(visitor: Visitor) -> Scene:
    """All play the first round."""
    return _first_round(visitor, 4)


@scene
def swiss_round_of_five(visitor: Visitor) -> Scene:
    """One pair has no opponents in the first round."""
    return _first_round(visitor, 5)


def _first_round(visitor: Visitor, entrants: int) -> Scene:
    evening = SwissEvening(visitor, entrants)
    evening.draw(1)
    evening.start(1)
    cards = {f"card-{entrant}": evening.card(entrant) for entrant in range(1, entrants + 1)}
    return Scene({**evening.facts(), **cards}, {"play": lambda: evening.play(1)})
