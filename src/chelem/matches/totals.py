"""Totals and winners of a score sheet."""

from chelem.core import SEATS, SIDES, Line, Side, points_of
from chelem.engine import PlayerId, Sheet, Verdict


def side_totals(sheet: Sheet, last: tuple[Line, ...] = ()) -> dict[Side, int]:
    """Return the points of each side in all deals and in `last`, the final lines of the match."""
    return {side: sheet.points(side) + points_of(last, side) for side in SIDES}


def player_totals(sheet: Sheet) -> dict[PlayerId, int]:
    """Return the points of each player in all deals, whichever chairs they sat in."""
    totals: dict[PlayerId, int] = {}
    for row in sheet.rows:
        for seat in SEATS:
            if player := row.seating[seat]:
                totals[player] = totals.get(player, 0) + points_of(row.lines, seat)
    return totals


def by_points(sheet: Sheet, last: tuple[Line, ...] = ()) -> Verdict:
    """Return the verdict by totals of the sides; ties share the win (RULES Common, Ties)."""
    totals = side_totals(sheet, last)
    most = max(totals.values())
    return Verdict(last, totals, tuple(seat for seat in SEATS if totals[seat.side] == most))


def by_players(sheet: Sheet) -> Verdict:
    """Return the verdict by totals of the players; ties share the win."""
    totals = player_totals(sheet)
    most = max(totals.values())
    return Verdict((), totals, tuple(sorted(player for player, points in totals.items() if points == most)))


def won_by(side: Side, sheet: Sheet, last: tuple[Line, ...] = ()) -> Verdict:
    """Return the verdict in which `side` wins regardless of the totals."""
    return Verdict(last, side_totals(sheet, last), side.seats)
