"""Events of real tables."""

import json

from tests.browser.events.event import MOVEMENT, Evening, SwissEvening
from tests.support.recordings.scene import Scene, scene
from tests.support.recordings.visitor import Visitor


@scene
def nobody(visitor: Visitor) -> Scene:  # noqa: ARG001 - as other scenes
    """Somebody new."""
    return Scene()


@scene
def movement_file(visitor: Visitor) -> Scene:  # noqa: ARG001 - as other scenes
    """Somebody new, who has a movement in a file."""
    return Scene({"movement": json.dumps(MOVEMENT)})


@scene
def evening(visitor: Visitor) -> Scene:
    """An event of three tables, before its first round."""
    evening = Evening(visitor)
    return Scene(evening.facts())


@scene
def earlier_board(visitor: Visitor) -> Scene:
    """The last round is played, and a board of the second one is not in."""
    evening = Evening(visitor)
    evening.play(1)
    evening.start(2)
    evening.play(3)
    for cell in evening.cells(2):
        for board in cell["boards"]:
            if (cell["table"], board) != (2, 6):
                evening.report(2, cell["table"], board, 8 + (cell["table"] + board) % 3)
    return Scene(evening.facts())


@scene
def arrivals(visitor: Visitor) -> Scene:
    """All but the last pair are here."""
    evening = Evening(visitor)
    for entrant in range(1, 6):
        evening.write({"event": "arrived", "entrant": entrant, "here": True})
    return Scene(evening.facts())


@scene
def played_round(visitor: Visitor) -> Scene:
    """The first round is played."""
    evening = Evening(visitor)
    evening.play(1)
    return Scene(evening.facts())


@scene
def first_round(visitor: Visitor) -> Scene:
    """The first round begins."""
    evening = Evening(visitor)
    evening.start(1)
    return Scene(evening.facts())


@scene
def paused_round(visitor: Visitor) -> Scene:
    """The clock of the first round stands still."""
    evening = Evening(visitor)
    evening.start(1)
    evening.write({"event": "paused", "section": "A"})
    return Scene(evening.facts())


@scene
def second_round(visitor: Visitor) -> Scene:
    """The first round is played, and the second one begins; others may play all that is left."""
    evening = Evening(visitor)
    evening.play(1)
    evening.start(2)

    def play_all() -> None:
        evening.play(2)
        evening.play(3)

    return Scene(evening.facts(), {"play-all": play_all})


@scene
def three_rounds(visitor: Visitor) -> Scene:
    """All is played."""
    evening = Evening(visitor)
    for number in (1, 2, 3):
        evening.play(number)
    return Scene(evening.facts())


@scene
def three_names(visitor: Visitor) -> Scene:
    """Three pairs have a name, with consent."""
    evening = Evening(visitor)
    for number in (1, 2, 3):
        evening.name(number, f"Zoé{number}")
    return Scene(evening.facts())


@scene
def named_pair(visitor: Visitor) -> Scene:
    """The first pair has a name, which somebody may delete."""
    evening = Evening(visitor)
    evening.name(1, "Dupond")
    evening.play(1)
    return Scene(evening.facts(), {"forget": lambda: evening.forget("p1")})


@scene
def drawn_swiss(visitor: Visitor) -> Scene:
    """The first round of a Swiss of eight pairs is drawn."""
    evening = SwissEvening(visitor, 8)
    evening.draw(1)
    return Scene(evening.facts())
