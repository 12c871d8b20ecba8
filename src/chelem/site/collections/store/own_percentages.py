"""The percentages of a visitor's finished deals among the other tables that have played them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import Connection, or_, select

from chelem.core import Seat, Side
from chelem.site.contests import daily_code
from chelem.site.database import schema
from chelem.site.edge import VisitorId
from chelem.site.tables import DAILY_ROBOTS, scores_at_tables

_deals = schema.own_deals.c


def missing_percentages(
    connection: Connection, visitor: VisitorId, now: str, most: int
) -> Iterator[tuple[str, int, float]]:
    """Yield the code, the deal and the percentage of up to `most` deals that other tables have played.

    Boards of the day are compared when the day is over: with people and robots, as for the ranking.
    """
    rows, places, sets = schema.comparisons.c, schema.set_tables.c, schema.board_sets.c
    today = daily_code(date.fromisoformat(now[:10]))
    query = (
        select(_deals.code, _deals.deal, _deals.seat, _deals.points, rows.results, sets.code.label("day"))
        .join(schema.comparisons, (rows.code == _deals.code) & (rows.deal == _deals.deal))
        .join(schema.set_tables, places.code == _deals.code, isouter=True)
        .join(schema.board_sets, (sets.code == places.board_set) & (sets.kind == "daily"), isouter=True)
        .where(_deals.visitor == visitor, _deals.percent.is_(None), _deals.points.is_not(None))
        .where(or_(sets.code.is_(None), sets.code < today))
        .limit(most)
    )
    for row in connection.execute(query).all():
        others: Sequence[Mapping[str, Any]] = json.loads(row.results)
        if row.day is not None:
            people = _people(connection, visitor, row.day, row.deal)
            others = [*people, *others[: max(0, DAILY_ROBOTS - len(people))]]
        yield row.code, row.deal, _percentage(Seat.parse(row.seat), row.points, others)


def _people(connection: Connection, visitor: VisitorId, day: str, deal: int) -> list[Mapping[str, Any]]:
    """Return the results on a board of the day at the tables of other people that count."""
    results, places, people = schema.set_results.c, schema.set_tables.c, schema.people.c
    query = (
        select(results.result)
        .join(schema.set_tables, places.code == results.code)
        .where(places.board_set == day, places.role == "first", results.deal == deal)
        .where(results.code.not_in(select(people.code).where(people.visitor == visitor)))
    )
    found = map(json.loads, connection.scalars(query))
    return [result for result in found if result is not None]


def _percentage(seat: Seat, points: int, others: Sequence[Mapping[str, Any]]) -> float:
    """Return the matchpoint percentage of the side of `seat` among its own table and the others."""
    sign = 1 if seat.side is Side.NS else -1
    return float(scores_at_tables([points, *(sign * other["points"] for other in others)])[0].percent)
