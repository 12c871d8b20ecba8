"""Bans of visitors and of networks."""

import ipaddress
from dataclasses import dataclass

from sqlalchemy import Connection, Executable, delete, insert, or_, select

from chelem.core import BadOption
from chelem.site.database import schema
from chelem.site.edge import VisitorId


@dataclass(frozen=True, slots=True)
class Ban:
    """A ban of a visitor or of a network (CIDR), `until` a time (ISO, UTC) or for ever."""

    visitor: VisitorId | None
    network: str | None
    until: str | None
    reason: str = ""
    number: int = 0

    @classmethod
    def of(cls, subject: str, until: str | None, reason: str = "") -> "Ban":
        """Return the ban of an address, a network or a visitor's id; raise `BadOption` for any other text."""
        subject = subject.strip()
        try:
            return cls(None, str(ipaddress.ip_network(subject, strict=False)), until, reason)
        except ValueError:
            if not subject.isalnum() or not subject.isascii():
                raise BadOption("admin.who", who=subject) from None
            return cls(subject, None, until, reason)


def read_bans(connection: Connection, now: str) -> list[Ban]:
    """Return the bans in force, newest first."""
    rows = schema.bans.c
    query = (
        select(schema.bans).where(or_(rows.until.is_(None), rows.until > now)).order_by(rows.number.desc())
    )
    found = connection.execute(query).mappings()
    return [
        Ban(*(row[name] for name in ("visitor", "network", "until", "reason", "number"))) for row in found
    ]


def adding_ban(ban: Ban, now: str) -> list[Executable]:
    """Return the statements that add a ban, and drop those that are over."""
    values = {"visitor": ban.visitor, "network": ban.network, "until": ban.until, "reason": ban.reason}
    return [
        delete(schema.bans).where(schema.bans.c.until <= now),
        insert(schema.bans).values(**values, at=now),
    ]


def lifting_ban(number: int) -> list[Executable]:
    """Return the statements that lift a ban."""
    return [delete(schema.bans).where(schema.bans.c.number == number)]
