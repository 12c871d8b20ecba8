"""Events of teams and of individuals."""

from tests.browser.events.event import PEOPLE, Evening
from tests.support.recordings.scene import Scene, scene
from tests.support.recordings.visitor import Visitor

NAMES = ("Dupont", "Martin", "Petit", "Roux", "Blanc")


@scene
def first_round_of_teams(visitor: Visitor) -> Scene:
    """It begins, and others may play it."""
    evening = Evening(visitor, kind="teams")
    evening.start(1)
    return Scene(evening.facts(), {"play": lambda: evening.play(1)})


@scene
def team_of_five(visitor: Visitor) -> Scene:
    """The first round begins, with five players in the first team; others may play it."""
    evening = Evening(visitor, kind="teams")
    players = [f"p{number}" for number in range(1, 6)]
    evening.write({"event": "entered", "entrant": 1, "players": players})
    for player, name in zip(players, NAMES, strict=True):
        evening.put_person(player, name)
    evening.start(1)
    north = next(cell["table"] for cell in evening.cells(1) if cell["ns"] == [1])
    return Scene({**evening.facts(), "north": str(north)}, {"play": lambda: evening.play(1)})


@scene
def first_round_of_individual(visitor: Visitor) -> Scene:
    """It begins; one of the eight has a name."""
    evening = Evening(visitor, kind="individual")
    evening.name(2, "Marcel Dubois")
    evening.start(1)
    cards = {f"card-{entrant}": evening.card(entrant) for entrant in range(1, PEOPLE + 1)}
    return Scene({**evening.facts(), **cards})


@scene
def second_round_of_individual(visitor: Visitor) -> Scene:
    """The first one is played."""
    evening = Evening(visitor, kind="individual")
    evening.play(1)
    evening.start(2)
    return Scene(evening.facts())
