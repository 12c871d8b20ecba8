"""A match of two teams of four: the same boards in an open and a closed room."""

from collections.abc import Callable, Mapping
from typing import Literal

from chelem.core import FrozenMap, Side
from chelem.scoring import imps
from chelem.site.contests.domain.set_draw import SetDraw
from chelem.site.edge import VisitorId
from chelem.site.tables import BoardSet, BotResult, SetTerms, Table, TableRole

TeamLetter = Literal["A", "B"]
ROOMS: tuple[TableRole, TableRole] = ("open", "closed")
TEAM_AT: Mapping[tuple[TableRole, Side], TeamLetter] = FrozenMap(
    {
        ("open", Side.NS): "A",
        ("open", Side.EW): "B",
        ("closed", Side.NS): "B",
        ("closed", Side.EW): "A",
    }
)
"""Which team sits on which side of each room: a team plays every board in both directions."""


def new_team_match(terms: SetTerms, draw: SetDraw) -> BoardSet:
    """Return a match of teams on boards that nobody has seen; there are no hints and no spectators."""
    policy = terms.policy.for_teams()
    return BoardSet(
        draw.code,
        "teams",
        terms.game,
        terms.match,
        policy,
        draw.salt,
        terms.bots,
        field=draw.code,
        nonces=draw.nonces,
    )


def room_table(
    board_set: BoardSet, owner: VisitorId, code: str, role: TableRole, now: Callable[[], str]
) -> Table:
    """Return the table of a room, whose chairs are all open."""
    table = Table(code, owner, board_set.game, board_set.match, board_set.policy, now, board_set.bots)
    table.join_set(board_set, role)
    return table


def gain_of_team_a(open_room: BotResult, closed_room: BotResult) -> int:
    """Return the IMPs that team A, North-South in the open room, wins on a board; negative if B does."""
    return imps(open_room["points"] - closed_room["points"])
