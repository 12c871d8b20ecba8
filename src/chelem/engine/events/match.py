"""The beginning and the end of a match, and entries whose content a reader does not have."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Seat, freeze
from chelem.engine.first_dealer import DrawnCards
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.sheet import PlayerId, Verdict


@dataclass(frozen=True, slots=True)
class Started:
    """A match begins, with its players in their first chairs.

    `draw` are the cards by which they were seated, if they drew for partners: the highest deals first.
    """

    event: ClassVar[str] = "started"

    game: Game
    match: Match
    players: Mapping[Seat, PlayerId]
    format: int = 1
    draw: DrawnCards = ()

    def __post_init__(self) -> None:
        freeze(self, "players")


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over."""

    event: ClassVar[str] = "finished"

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Hidden:
    """An entry that this reader may not see, except for its version."""

    event: ClassVar[str] = "hidden"
