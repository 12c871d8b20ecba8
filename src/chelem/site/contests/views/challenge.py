"""A challenge as one visitor may see it: nothing of a board that they have not finished."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from typing_extensions import TypedDict

from chelem.core import Seat, Side
from chelem.formats.json_types import CardCode, OptionValue, SeatCode
from chelem.scoring import cross_imps
from chelem.site.edge import VisitorId
from chelem.site.tables import BoardSet, BotResult, SetTable, scores_at_tables

Robots = Mapping[int, Sequence[BotResult]]
"""The results of the field of bots, by deal."""


class ChallengeEntry(TypedDict):
    """The reader's part in a challenge."""

    table: str
    """The code of their table: the one where they are playing, otherwise the one that counts."""
    played: int
    """How many boards they have finished at the table that counts."""
    over: bool
    """Whether they have finished all boards there, so that they see the others' results."""
    given_up: bool
    """Whether they have given up a board there, and the rest with it."""
    practice: bool
    """Whether `table` is a later one, which does not count."""


class ChallengePlayer(TypedDict):
    """Somebody who plays the boards; totals are null unless both they and the reader have finished."""

    name: str
    you: bool
    first: bool
    """Whether they sent the challenge."""
    played: int
    """How many boards they have finished."""
    over: bool
    rank: int | None
    """From 1, by IMPs; players who are level share the better rank."""
    imps: float | None
    """The sum of their IMPs, on each board the average against each other player who has finished."""
    percent: float | None
    """Their average matchpoint percentage among the robots of the field."""


class ChallengeResult(TypedDict):
    """A player's result on a board."""

    player: int
    """The place in `players`."""
    contract: str
    result: str
    lead: CardCode | None
    points: int
    """The score of the player's side."""
    imps: float | None
    """The average IMPs against each other player; null without another one."""
    percent: float | None
    """The matchpoint percentage among the robots of the field; null until these have played."""


class ChallengeBoard(TypedDict):
    """A board that the reader has finished, with the results that they may see."""

    deal: int
    board: int
    results: list[ChallengeResult]


class ChallengeShape(TypedDict):
    """A challenge: the same boards, in the same seat, against the same bots, for all who take it up."""

    code: str
    name: str
    """The name of the player who sent it; it may be empty."""
    game: str
    boards: int
    seat: SeatCode
    terms: dict[str, OptionValue]
    """The settings that are the same for all: `undo`, `hints` and `declare`."""
    hash: str
    """SHA-256 of `opening`, published before anybody plays."""
    opening: str | None
    """The text that opens the commitment (docs/log.md); null until you have finished all boards."""
    given: bool
    """Whether the boards were dealt in a match before, at its own table."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it drew the boards alone."""
    nonces: list[str] | None
    """The nonces, shown with `opening`."""
    you: ChallengeEntry | None
    """Null until you take it up."""
    players: list[ChallengePlayer]
    """The sender first."""
    robots: int
    """How many tables of robots the percentages compare with; 0 until they have played."""
    results: list[ChallengeBoard]
    """The boards that you have finished."""


@dataclass(frozen=True, slots=True)
class _Totals:
    """A player's IMPs and percentage over all boards, and their rank by IMPs."""

    rank: int
    imps: Fraction
    percent: Fraction | None


def challenge_view(
    board_set: BoardSet,
    tables: Sequence[SetTable],
    robots: Robots,
    visitor: VisitorId | None,
    language: str,
) -> ChallengeShape:
    """Return a challenge for a visitor.

    They see the results of those who have finished all boards, on the boards that they have finished too;
    the totals, once they have finished all.
    """
    counting = [table for table in tables if table.role == "first"]
    own = next((table for table in counting if table.has(visitor)), None)
    over = own is not None and own.status == "over"
    shown = {place: table for place, table in enumerate(counting) if table is own or table.status == "over"}
    totals = _totals(board_set, list(shown.values()), robots) if over else {}
    deals = () if own is None else sorted(own.results)
    return {
        "code": board_set.code,
        "name": counting[0].name if counting else "",
        "game": board_set.game.name,
        "boards": board_set.size,
        "seat": str(_seat(board_set)),
        "terms": terms_of(board_set),
        "hash": board_set.hash,
        "opening": board_set.opening if over else None,
        "given": bool(board_set.given),
        "pledges": list(board_set.pledges),
        "nonces": list(board_set.nonces or ()) if over else None,
        "you": None if own is None else entry_of(own, tables, visitor),
        "players": [
            _player(table, own, place, totals.get(table.code)) for place, table in enumerate(counting)
        ],
        "robots": max((len(robots.get(deal, ())) for deal in deals), default=0),
        "results": [
            _board(board_set, deal, _those_with(deal, shown), robots.get(deal, ()), language)
            for deal in deals
        ],
    }


def _seat(board_set: BoardSet) -> Seat:
    return Seat.S if board_set.seat is None else board_set.seat


def terms_of(board_set: BoardSet) -> dict[str, OptionValue]:
    """Return the settings that all players of these boards have, without that of spectators: none come."""
    values = board_set.policy.values()
    return {name: values[name] for name in board_set.policy.shared() if name != "watch"}


def entry_of(own: SetTable, tables: Sequence[SetTable], visitor: VisitorId | None) -> ChallengeEntry:
    """Return a visitor's part in a set; `own` is their table that counts."""
    open_tables = (table for table in tables if table.status != "over" and not table.is_given_up)
    playing = next((table for table in open_tables if table.has(visitor)), own)
    return {
        "table": playing.code,
        "played": len(own.results),
        "over": own.status == "over",
        "given_up": own.is_given_up,
        "practice": playing is not own,
    }


def _player(table: SetTable, own: SetTable | None, place: int, totals: _Totals | None) -> ChallengePlayer:
    return {
        "name": table.name,
        "you": table is own,
        "first": place == 0,
        "played": len(table.results),
        "over": table.status == "over",
        "rank": None if totals is None else totals.rank,
        "imps": None if totals is None else rounded_number(totals.imps, 2),
        "percent": None if totals is None else rounded_number(totals.percent, 1),
    }


def _board(
    board_set: BoardSet, deal: int, played: Mapping[int, SetTable], robots: Sequence[BotResult], language: str
) -> ChallengeBoard:
    """Return a board with the results of these tables; `played` has the index of each player."""
    side = _seat(board_set).side
    gained = _gained(list(played.values()), deal, side)
    results: list[ChallengeResult] = [
        {
            "player": place,
            "contract": (result := table.results[deal])["contract"][language],
            "result": result["result"],
            "lead": result.get("lead"),
            "points": _sign(side) * result["points"],
            "imps": rounded_number(gained[table.code], 2) if len(played) > 1 else None,
            "percent": rounded_number(_percent(result, robots, _sign(side)), 1),
        }
        for place, table in played.items()
    ]
    first = getattr(board_set.match, "first", 1)
    return {"deal": deal, "board": first + deal - 1, "results": results}


def _those_with(deal: int, tables: Mapping[int, SetTable]) -> dict[int, SetTable]:
    return {place: table for place, table in tables.items() if deal in table.results}


def _gained(played: Sequence[SetTable], deal: int, side: Side) -> dict[str, Fraction]:
    """Return the average IMPs of each table on a board against each other one, by the table's code."""
    points = [_sign(side) * table.results[deal]["points"] for table in played]
    compared = cross_imps(points)
    return {table.code: gain or Fraction(0) for table, gain in zip(played, compared, strict=True)}


def _percent(result: BotResult, robots: Sequence[BotResult], sign: int) -> Fraction | None:
    if not robots:
        return None
    return scores_at_tables([sign * other["points"] for other in (result, *robots)])[0].percent


def _totals(board_set: BoardSet, finished: Sequence[SetTable], robots: Robots) -> dict[str, _Totals]:
    """Return the totals of the players who have finished, by the code of their table."""
    side = _seat(board_set).side
    imps = {table.code: Fraction(0) for table in finished}
    percents: dict[str, list[Fraction]] = {table.code: [] for table in finished}
    for deal in range(1, board_set.size + 1):
        played = [table for table in finished if deal in table.results]
        for code, gain in _gained(played, deal, side).items():
            imps[code] += gain
        for table in played:
            if (percent := _percent(table.results[deal], robots.get(deal, ()), _sign(side))) is not None:
                percents[table.code].append(percent)
    return {
        code: _Totals(
            1 + sum(other > total for other in imps.values()),
            total,
            sum(percents[code], Fraction(0)) / len(percents[code]) if percents[code] else None,
        )
        for code, total in imps.items()
    }


def _sign(side: Side) -> int:
    return 1 if side is Side.NS else -1


def rounded_number(value: Fraction | None, digits: int) -> float | None:
    """Return a number as shown, rounded once; None for None."""
    return None if value is None else round(float(value), digits)
