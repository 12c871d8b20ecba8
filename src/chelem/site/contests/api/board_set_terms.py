"""The terms of boards that several tables play, as challenges and matches of teams ask for them."""

from collections.abc import Collection

from pydantic import Field

from chelem.bots.table_bots import requested_bots
from chelem.core import BadOption
from chelem.formats.json_types import Body
from chelem.games import new_game
from chelem.games.registry import game_of_files
from chelem.site.tables import PaceChoice, Policy, SetTerms, match_of_boards


class DrawnRequest(Body):
    """What the organiser's device adds to new boards, so that the server cannot choose them."""

    code: str = Field(max_length=20)
    """That of `POST /api/board-promises`."""
    hash: str = Field(max_length=64)
    """The server's, of the same answer."""
    nonce: str = Field(max_length=64)
    """32 random bytes in hexadecimal, drawn after that answer; secret until the boards are played."""


class BoardSetRequest(Body):
    """Boards of contract bridge that several tables play."""

    boards: int
    """The number of boards."""
    name: str = Field("", max_length=200)
    """The visitor's new name, which is kept for other tables."""
    pace: PaceChoice = "calm"
    """The bots' pause before a move, where people play."""
    bots: str | None = Field(None, max_length=100, examples=["normal:sayc"])
    """The bots, as for a new table."""
    drawn: DrawnRequest | None = None
    """Null where the server draws the boards alone."""


def read_terms(body: BoardSetRequest, sizes: Collection[int], policy: Policy, language: str) -> SetTerms:
    """Return the terms of contract bridge; raise `BadOption` unless `sizes` has the number of boards."""
    if body.boards not in sizes:
        raise BadOption("option.value", option="boards", value=body.boards, values=", ".join(map(str, sizes)))
    game = new_game(game_of_files().name)
    bots = requested_bots(body.bots, language)
    return SetTerms(game, match_of_boards(game, body.boards), policy, bots)
