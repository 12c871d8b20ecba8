"""The tournament of a day as one visitor may see it: nothing of a board that they have still to play."""

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import TypedDict

from chelem.core import Seat
from chelem.formats.json_types import CardCode, OptionValue, SeatCode, one_of
from chelem.site.contests.domain.daily import DAILY_PREFIX, DaysBeside
from chelem.site.contests.domain.daily_field import BoardField, DailyCard
from chelem.site.contests.domain.day_ranking import DayRanking, DayScore, MonthPlace, what_of
from chelem.site.contests.views.challenge import ChallengeEntry, entry_of, rounded_number, terms_of
from chelem.site.contests.views.daily_robots import (
    DailyRobotPair,
    DailyRobotTable,
    daily_robots_view,
    pair_view,
)
from chelem.site.edge import VisitorId
from chelem.site.tables import BotResult, SetTable

LISTED = 100
"""How many players a page lists, besides the reader."""


class DailyPlayer(TypedDict):
    """Somebody who plays the boards of a day; percentages and rank are null until all boards are played.

    While boards are `waiting`, the percentages are provisional and there is no rank.
    """

    name: str
    you: bool
    played: int
    """How many boards they have finished."""
    rank: int | None
    """From 1, by the percentage among the whole field; players who are level share the better rank."""
    compared: int
    """How many boards `percent` is the average of: those that robots have played too."""
    percent: float | None
    """The average percentage among the whole field: people, filled up with robots."""
    among_people: float | None
    """The average percentage among people; null too where nobody else has played."""


class DailyScore(TypedDict):
    """A result on a board, and how many tables have it."""

    contract: str
    result: str
    lead: CardCode | None
    points: int
    """The score of North-South."""
    percent: float | None
    """North-South's percentage among the whole field; null while the board is waiting for its robots."""
    among_people: float | None
    """North-South's percentage among people; null where nobody has this result, or nobody else has played."""
    people: int
    robots: int
    you: bool
    """Whether it is your own result."""


class DailyBoard(TypedDict):
    """A board that you have played, or any board once the day is over."""

    deal: int
    board: int
    waiting: bool
    """Whether tables of robots are still to play it, so that it has no percentage yet."""
    percent: float | None
    """Your percentage among the whole field; null while `waiting`, or without a result of yours."""
    among_people: float | None
    """Your percentage among people."""
    scores: list[DailyScore]
    """The best for North-South first."""


class DailyShape(TypedDict):
    """The tournament of a day: the same boards, seat and robots for all who play."""

    date: str
    """The day (UTC), such as `2026-11-24`."""
    before: str | None
    """The last day before it with a tournament; null if it is the first."""
    after: str | None
    """The first day after it with a tournament; null if it is the last."""
    status: Annotated[str, one_of("open", "closed")]
    closes: str
    """When the day is over, as a time of ISO 8601."""
    event: str
    """The id that logs name."""
    boards: int
    seat: SeatCode
    bots: DailyRobotPair
    """The reader's partner and opponents: three robots of one system, the same for all."""
    terms: dict[str, OptionValue]
    """The settings that are the same for all: `undo`, `hints` and `declare`."""
    hash: str
    """SHA-256 of `opening`, published before anybody plays."""
    opening: str | None
    """The text that opens the commitment (docs/log.md); null until the day is over."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it drew the boards alone."""
    nonces: list[str] | None
    """The nonces, shown with `opening`."""
    you: ChallengeEntry | None
    """Null until you play."""
    finished: int
    """How many people have played all boards."""
    playing: int
    """How many have not."""
    waiting: int
    """How many boards of `results` are waiting for their robots."""
    players: list[DailyPlayer]
    """Those who have played all boards, the best first, then the others; the first hundred, and you."""
    results: list[DailyBoard]
    robots: list[DailyRobotTable]
    """The tables of robots whose results are in `results`."""


class DailyMonthPlayer(TypedDict):
    """Somebody's days of a month; only finished cards of days that are over count."""

    name: str
    you: bool
    rank: int
    """From 1, by the average percentage."""
    days: int
    boards: int
    percent: float
    """The average percentage among the whole field, over all boards."""


class DailyMonthShape(TypedDict):
    """A month's series."""

    month: str
    """Such as `2026-11`."""
    days: int
    """How many tournaments are over."""
    players: list[DailyMonthPlayer]
    """The best first; the first hundred, and you."""


def daily_view(
    ranking: DayRanking,
    visitor: VisitorId | None,
    language: str,
    beside: DaysBeside = DaysBeside(),  # noqa: B008 - a frozen value
) -> DailyShape:
    """Return the tournament of a day for a visitor.

    While it is open they see the results of the boards that they have played, and the ranking once they have
    played all; when it is over everybody sees everything.
    """
    board_set, closed = ranking.played.boards, ranking.closed
    fields, cards = ranking.fields, ranking.cards
    own = None if visitor is None else ranking.by_visitor.get(visitor)
    seen = closed or (own is not None and own.code in cards)
    deals = sorted(fields) if seen else [] if own is None else sorted(own.results)
    return {
        "date": board_set.code.removeprefix(DAILY_PREFIX),
        "before": beside.before,
        "after": beside.after,
        "status": "closed" if closed else "open",
        "closes": board_set.closes,
        "event": board_set.code,
        "boards": board_set.size,
        "seat": str(board_set.seat or Seat.S),
        "bots": pair_view(str(board_set.bots), language),
        "terms": terms_of(board_set),
        "hash": board_set.hash,
        "opening": board_set.opening if closed else None,
        "pledges": list(board_set.pledges),
        "nonces": list(board_set.nonces or ()) if closed else None,
        "you": None if own is None else entry_of(own, ranking.played.tables, visitor),
        "finished": len(cards),
        "playing": len(ranking.counting) - len(cards),
        "waiting": sum(fields[deal].waits for deal in deals),
        "players": _players(ranking, own, ranked=seen),
        "results": [_board(ranking, deal, own, language) for deal in deals],
        "robots": daily_robots_view([fields[deal] for deal in deals], language),
    }


def daily_month_view(
    month: str, days: int, places: Sequence[MonthPlace], visitor: VisitorId | None
) -> DailyMonthShape:
    """Return the series of a month, with the places of those who have finished one of its days."""
    rows: list[DailyMonthPlayer] = [
        {
            "name": month_place.name,
            "you": month_place.visitor == visitor,
            "rank": month_place.rank,
            "days": month_place.days,
            "boards": month_place.boards,
            "percent": round(float(month_place.mean), 2),
        }
        for place, month_place in enumerate(places)
        if place < LISTED or month_place.visitor == visitor
    ]
    return {"month": month, "days": days, "players": rows}


def _players(ranking: DayRanking, own: SetTable | None, *, ranked: bool) -> list[DailyPlayer]:
    tables = ranking.ranked if ranked else ranking.unranked
    listed = list(tables[:LISTED])
    if own is not None and all(table is not own for table in listed):
        listed.append(own)
    return [_player(table, own, ranking.cards.get(table.code) if ranked else None) for table in listed]


def _player(table: SetTable, own: SetTable | None, card: DailyCard | None) -> DailyPlayer:
    return {
        "name": table.name,
        "you": table is own,
        "played": len(table.results),
        "rank": None if card is None else card.rank,
        "compared": 0 if card is None else card.compared,
        "percent": rounded_number(None if card is None else card.among_all, 2),
        "among_people": rounded_number(None if card is None else card.among_people, 2),
    }


def _board(ranking: DayRanking, deal: int, own: SetTable | None, language: str) -> DailyBoard:
    field, match = ranking.fields[deal], ranking.played.boards.match
    result = None if own is None else own.results.get(deal)
    first, points = getattr(match, "first", 1), None if result is None else result["points"]
    return {
        "deal": deal,
        "board": first + deal - 1,
        "waiting": field.waits,
        "percent": rounded_number(None if points is None else field.among_all.get(points), 1),
        "among_people": rounded_number(None if points is None else field.among_people.get(points), 1),
        "scores": [_score(score, field, result, language) for score in ranking.scores[deal]],
    }


def _score(score: DayScore, field: BoardField, own: BotResult | None, language: str) -> DailyScore:
    """Return a result; the lead is shown of one's own only, as others differ in it."""
    result, is_own = score.result, own is not None and what_of(own) == what_of(score.result)
    return {
        "contract": result["contract"][language],
        "result": result["result"],
        "lead": own.get("lead") if own is not None and is_own else None,
        "points": result["points"],
        "percent": rounded_number(field.among_all.get(result["points"]), 1),
        "among_people": rounded_number(field.among_people.get(result["points"]), 1) if score.people else None,
        "people": score.people,
        "robots": score.robots,
        "you": is_own,
    }
