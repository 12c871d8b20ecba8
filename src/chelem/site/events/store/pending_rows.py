"""The rows of what an event has promised to devices that have no key yet."""

from datetime import datetime, timedelta

from sqlalchemy import Connection, Executable, delete, insert, select

from chelem.site.database import schema
from chelem.site.events.domain.seat_claim import KeptClaim, PendingRequests, SeatClaim

_codes, _claims = schema.joining_codes, schema.seat_claims


def storing_pending(code: str, pending: PendingRequests, now: str) -> list[Executable]:
    """Return the statements that store what is pending in an event, in place of what was."""
    codes = [
        {"code": code, "digest": digest, "until": _end(now, seconds)}
        for digest, seconds in pending.codes.items()
    ]
    claims = [
        {
            "code": code,
            "digest": kept.digest,
            "place": place,
            "number": kept.claim.number,
            "entrant": kept.claim.entrant,
            "state": kept.claim.state,
            "site": kept.claim.site,
            "until": _end(now, kept.seconds),
        }
        for place, kept in enumerate(pending.claims)
    ]
    cleared: list[Executable] = [delete(rows).where(rows.c.code == code) for rows in (_codes, _claims)]
    return [
        *cleared,
        *([insert(_codes).values(codes)] if codes else []),
        *([insert(_claims).values(claims)] if claims else []),
    ]


def read_pending(connection: Connection, code: str, now: str) -> PendingRequests:
    """Return what is pending in an event."""
    codes = select(_codes).where(_codes.c.code == code, _codes.c.until > now)
    claims = select(_claims).where(_claims.c.code == code, _claims.c.until > now).order_by(_claims.c.place)
    return PendingRequests(
        {row.digest: _left(now, row.until) for row in connection.execute(codes)},
        [
            KeptClaim(
                row.digest,
                SeatClaim("", row.number, row.entrant, row.state, 0.0, row.site),
                _left(now, row.until),
            )
            for row in connection.execute(claims)
        ],
    )


def _end(now: str, seconds: float) -> str:
    return (datetime.fromisoformat(now) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")


def _left(now: str, until: str) -> float:
    return (datetime.fromisoformat(until) - datetime.fromisoformat(now)).total_seconds()
