"""The tournament of a day as one visitor may see it: nothing of a board that they have still to play."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from chelem.core.seats import Seat
from chelem.tables.board_set import BoardSet
from chelem.tables.comparison import BotResult
from chelem.tables.daily import DAILY_PREFIX, DaysBeside
from chelem.tables.daily_field import BoardField, DailyCard, fill_field, finished_cards
from chelem.tables.people import VisitorId
from chelem.tables.policy_changes import ON_EQUAL_TERMS
from chelem.tables.set_in_play import SetInPlay
from chelem.tables.set_table import SetTable
from chelem.views.challenge import entry_of, name_at, rounded_number
from chelem.views.daily_robots import daily_robots_view, pair_view
from chelem.views.daily_shapes import (
    DailyBoard,
    DailyMonthPlayer,
    DailyMonthShape,
    DailyPlayer,
    DailyScore,
    DailyShape,
)

LISTED = 100
"""How many players a page lists, besides the reader."""


def daily_view(
    played: SetInPlay,
    visitor: VisitorId | None,
    now: str,
    language: str,
    beside: DaysBeside = DaysBeside(),  # noqa: B008 - a frozen value
) -> DailyShape:
    """Return the tournament of a day for a visitor.

    While it is open they see the results of the boards that they have played, and the ranking once they have
    played all; when it is over everybody sees everything.
    """
    board_set, counting = played.boards, _counting(played)
    own = next((table for table in counting if table.has(visitor)), None)
    closed = board_set.is_closed(now)
    fields = _fields(played, closed=closed)
    cards = finished_cards(counting, fields, board_set.size)
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
        "terms": {name: board_set.policy.values()[name] for name in ON_EQUAL_TERMS if name != "watch"},
        "hash": board_set.hash,
        "opening": board_set.opening if closed else None,
        "you": None if own is None else entry_of(own, played.tables, visitor),
        "finished": len(cards),
        "playing": len(counting) - len(cards),
        "waiting": sum(fields[deal].waits for deal in deals),
        "players": _players(counting, own, cards, ranked=seen),
        "results": [_board(board_set, deal, fields[deal], own, language) for deal in deals],
        "robots": daily_robots_view([fields[deal] for deal in deals], language),
    }


def daily_month_view(month: str, days: Iterable[SetInPlay], visitor: VisitorId | None) -> DailyMonthShape:
    """Return the series of a month from its days that are over, the latest last."""
    names: dict[VisitorId, str] = {}
    percents: dict[VisitorId, list[Fraction]] = {}
    boards: dict[VisitorId, int] = {}
    count = 0
    for day in days:
        counting, count = _counting(day), count + 1
        cards = finished_cards(counting, _fields(day, closed=True), day.boards.size)
        for table in counting:
            player = next(table.visitors(), None)
            card = cards.get(table.code)
            if player is not None and card is not None and card.among_all is not None:
                names[player] = name_at(table)
                percents.setdefault(player, []).append(card.among_all)
                boards[player] = boards.get(player, 0) + card.boards
    means = {player: sum(each, Fraction(0)) / len(each) for player, each in percents.items()}
    order = sorted(means, key=lambda player: (-means[player], -boards[player]))
    rows: list[DailyMonthPlayer] = [
        {
            "name": names[player],
            "you": player == visitor,
            "rank": 1 + sum(other > means[player] for other in means.values()),
            "days": len(percents[player]),
            "boards": boards[player],
            "percent": round(float(means[player]), 2),
        }
        for place, player in enumerate(order)
        if place < LISTED or player == visitor
    ]
    return {"month": month, "days": count, "players": rows}


def _counting(played: SetInPlay) -> list[SetTable]:
    return [table for table in played.tables if table.role == "first"]


def _fields(played: SetInPlay, *, closed: bool) -> dict[int, BoardField]:
    counting, deals = _counting(played), range(1, played.boards.size + 1)
    return {deal: fill_field(counting, deal, played.robots.get(deal, ()), closed=closed) for deal in deals}


def _players(
    counting: Sequence[SetTable], own: SetTable | None, cards: Mapping[str, DailyCard], *, ranked: bool
) -> list[DailyPlayer]:
    places = {code: place for place, code in enumerate(cards)}

    def key(table: SetTable) -> tuple[int, int]:
        return (places.get(table.code, len(cards)) if ranked else 0, -len(table.results))

    rows = [
        (place, table, cards.get(table.code) if ranked else None)
        for place, table in enumerate(sorted(counting, key=key))
    ]
    return [
        {
            "name": name_at(table),
            "you": table is own,
            "played": len(table.results),
            "rank": None if card is None else card.rank,
            "compared": 0 if card is None else card.compared,
            "percent": rounded_number(None if card is None else card.among_all, 2),
            "among_people": rounded_number(None if card is None else card.among_people, 2),
        }
        for place, table, card in rows
        if place < LISTED or table is own
    ]


def _board(
    board_set: BoardSet, deal: int, field: BoardField, own: SetTable | None, language: str
) -> DailyBoard:
    result = None if own is None else own.results.get(deal)
    first, points = getattr(board_set.match, "first", 1), None if result is None else result["points"]
    return {
        "deal": deal,
        "board": first + deal - 1,
        "waiting": field.waits,
        "percent": rounded_number(None if points is None else field.among_all.get(points), 1),
        "among_people": rounded_number(None if points is None else field.among_people.get(points), 1),
        "scores": _scores(field, result, language),
    }


def _scores(field: BoardField, own: BotResult | None, language: str) -> list[DailyScore]:
    """Return the different results; the lead is shown of one's own only, as others differ in it."""
    people, robots = list(map(_what, field.people.values())), list(map(_what, field.robots))
    by_what = {_what(result): result for result in (*field.robots, *field.people.values())}
    return [
        {
            "contract": result["contract"][language],
            "result": result["result"],
            "lead": own.get("lead") if own is not None and what == _what(own) else None,
            "points": result["points"],
            "percent": rounded_number(field.among_all.get(result["points"]), 1),
            "among_people": rounded_number(field.among_people.get(result["points"]), 1)
            if people.count(what)
            else None,
            "people": people.count(what),
            "robots": robots.count(what),
            "you": own is not None and what == _what(own),
        }
        for what, result in sorted(by_what.items(), key=lambda each: (-each[1]["points"], each[0]))
    ]


def _what(result: BotResult) -> tuple[str, str]:
    """Return what makes two results the same: the contract with its declarer, and the tricks."""
    return result["contract"]["en"], result["result"]
