"""What a process with pages of spectators asks of the owner of their table, and what it is answered."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from chelem.site.edge import VisitorId


@dataclass(frozen=True, slots=True)
class ArrivingPage:
    """A page of a new spectator: its visitor, its language, and the last version that it has."""

    visitor: VisitorId
    language: str
    version: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class LeavingPage:
    """A page of a spectator that has gone, or is passed on to the owner."""

    visitor: VisitorId
    language: str


@dataclass(frozen=True, slots=True)
class KeptPicture:
    """A picture that a process has: for which pages, and the number of the last frame that it contains."""

    language: str
    version: int | None
    number: int


@dataclass(frozen=True, slots=True)
class SpectatorRequest:
    """Pages of a process that have come and gone; with `id` None, all that it has.

    `kept` are pictures for the new pages, with which the owner may leave out its own.
    """

    process: str
    id: str | None
    arrived: Sequence[ArrivingPage] = ()
    left: Sequence[LeavingPage] = ()
    kept: Sequence[KeptPicture] = ()


@dataclass(frozen=True, slots=True)
class SpectatorPicture:
    """The messages for new pages of a language that have a version; JSON each."""

    language: str
    version: int | None
    messages: Sequence[str]


@dataclass(frozen=True, slots=True)
class SpectatorAnswer:
    """The spectators are admitted; `personal` are visitors who are more, or may not be: each needs a passage.

    What follows the pictures are the frames after this number, which carry this id. Without an id the owner
    does not know the pages of this process, which names all of them next.
    """

    id: str
    number: int = 0
    personal: Sequence[VisitorId] = ()
    pictures: Sequence[SpectatorPicture] = field(default=())


@dataclass(frozen=True, slots=True)
class SpectatorCheck:
    """A sign of life of a process with spectators, as of the owner's id for them."""

    process: str
    id: str
