"""A match of teams as one visitor may see it: nothing of a board that is open in their room."""

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import Seat
from chelem.formats.json_types import CardCode, SeatCode, one_of
from chelem.scoring import victory_points
from chelem.site.contests.domain.team_match import TEAM_AT, gain_of_team_a
from chelem.site.edge import VisitorId
from chelem.site.tables import BoardSet, BotResult, SetTable


class TeamChair(TypedDict):
    """Who sits in a chair of a room."""

    name: str
    kind: Annotated[str, one_of("person", "bot")]
    you: bool
    team: Annotated[str, one_of("A", "B")]


class TeamRoom(TypedDict):
    """A room, which is a table."""

    room: Annotated[str, one_of("open", "closed")]
    table: str
    """The code of the table."""
    status: Annotated[str, one_of("open", "playing", "over")]
    played: int
    """How many boards are finished there."""
    chairs: dict[SeatCode, TeamChair | None]


class BoardInRoom(TypedDict):
    """The result of a board in a room."""

    contract: str
    result: str
    lead: CardCode | None
    points: int
    """North-South's score."""


class TeamMatchBoard(TypedDict):
    """A board that has been finished in the reader's room; for those who do not play, in a finished match."""

    deal: int
    board: int
    open: BoardInRoom | None
    """Null until it is finished in that room."""
    closed: BoardInRoom | None
    imps: int | None
    """What team A has won on it, negative if team B has; null until both rooms have finished it."""


class TeamVictoryPoints(TypedDict):
    """The victory points of the two teams."""

    A: float
    B: float


class TeamMatchShape(TypedDict):
    """A match of two teams of four, with the results that the reader may see."""

    code: str
    game: str
    boards: int
    owner: bool
    """Whether you start the match."""
    status: Annotated[str, one_of("open", "playing", "over")]
    rooms: list[TeamRoom]
    """The open room, where team A sits North-South, then the closed one, where it sits East-West."""
    hash: str
    """SHA-256 of `opening`, published before anybody plays."""
    opening: str | None
    """The text that opens the commitment (docs/log.md); null until the match is over."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it drew the boards alone."""
    nonces: list[str] | None
    """The nonces, shown with `opening`."""
    results: list[TeamMatchBoard]
    imps: int
    """What team A leads by on the boards shown, negative if team B leads."""
    victory_points: TeamVictoryPoints | None
    """Null until the match is over."""


def team_match_view(
    board_set: BoardSet, tables: Sequence[SetTable], visitor: VisitorId | None, language: str
) -> TeamMatchShape:
    """Return a match for a visitor; `tables` are the open room, then the closed one.

    Players see the boards that their own room has finished, others see none before the match is over.
    """
    status = _status(tables)
    own = next((table for table in tables if visitor is not None and visitor in table.seated()), None)
    seen = tables[0] if own is None and status == "over" else own
    rows = (
        [] if seen is None else [_board(board_set, deal, tables, language) for deal in sorted(seen.results)]
    )
    lead = sum(row["imps"] or 0 for row in rows)
    return {
        "code": board_set.code,
        "game": board_set.game.name,
        "boards": board_set.size,
        "owner": visitor is not None and all(table.owner == visitor for table in tables),
        "status": status,
        "rooms": [_room(table, visitor) for table in tables],
        "hash": board_set.hash,
        "opening": board_set.opening if status == "over" else None,
        "pledges": list(board_set.pledges),
        "nonces": list(board_set.nonces or ()) if status == "over" else None,
        "results": rows,
        "imps": lead,
        "victory_points": _victory_points(lead, board_set.size) if status == "over" else None,
    }


def _status(tables: Sequence[SetTable]) -> str:
    statuses = {table.status for table in tables}
    return statuses.pop() if len(statuses) == 1 else "playing"


def _victory_points(lead: int, boards: int) -> TeamVictoryPoints:
    team_a, team_b = victory_points(lead, boards)
    return {"A": float(team_a), "B": float(team_b)}


def _room(table: SetTable, visitor: VisitorId | None) -> TeamRoom:
    chairs: dict[str, TeamChair | None] = dict.fromkeys(map(str, Seat))
    for person in table.people:
        if person.seat is not None:
            chairs[person.seat] = {
                "name": person.name,
                "kind": "bot" if person.visitor is None else "person",
                "you": visitor is not None and person.visitor == visitor,
                "team": TEAM_AT[table.role, Seat.parse(person.seat).side],
            }
    return {
        "room": table.role,
        "table": table.code,
        "status": table.status,
        "played": len(table.results),
        "chairs": chairs,
    }


def _board(board_set: BoardSet, deal: int, tables: Sequence[SetTable], language: str) -> TeamMatchBoard:
    open_room, closed_room = (table.results.get(deal) for table in tables)
    gain = None if open_room is None or closed_room is None else gain_of_team_a(open_room, closed_room)
    first = getattr(board_set.match, "first", 1)
    return {
        "deal": deal,
        "board": first + deal - 1,
        "open": _result(open_room, language),
        "closed": _result(closed_room, language),
        "imps": gain,
    }


def _result(result: BotResult | None, language: str) -> BoardInRoom | None:
    if result is None:
        return None
    return {
        "contract": result["contract"][language],
        "result": result["result"],
        "lead": result.get("lead"),
        "points": result["points"],
    }
