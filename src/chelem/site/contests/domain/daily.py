"""The tournament of a day: the same boards for all who play that day, each alone among robots."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256

from chelem.bots import BoardScoring, Configuration
from chelem.core import Seat
from chelem.site.tables import BoardSet, SetTerms

DAILY_BOARDS = 12
"""The number of boards of a day."""
DAILY_BOTS = Configuration("normal", "sef")
"""The visitor's robots, the same for all: the system that is taught in France, and normal strength."""
DAILY_PREFIX = "daily-"


@dataclass(frozen=True, slots=True)
class DaysBeside:
    """The days before and after a day that have a tournament; None where there is none."""

    before: str | None = None
    after: str | None = None


def new_daily(terms: SetTerms, day: date, salt: str) -> BoardSet:
    """Return the boards of a day (UTC) for South; there are no undos, no hints and no spectators.

    The field of robots follows from the secret, so that nobody can play it before the day is over.
    """
    policy = terms.policy.for_a_ranking()
    closes = datetime.combine(day + timedelta(days=1), time(), UTC).isoformat(timespec="milliseconds")
    return BoardSet(
        daily_code(day),
        "daily",
        terms.game,
        terms.match,
        policy,
        salt,
        terms.bots,
        Seat.S,
        field=sha256(f"{salt}:field".encode()).hexdigest(),
        closes=closes,
        scoring=BoardScoring.MATCHPOINTS,
        nonces=(),
    )


def daily_code(day: date) -> str:
    """Return the code of a day's boards, which logs have as the id of the event.

    >>> daily_code(date(2026, 11, 24))
    'daily-2026-11-24'
    """
    return f"{DAILY_PREFIX}{day.isoformat()}"


def day_of(code: str) -> date:
    """Return the day of such a code.

    >>> day_of("daily-2026-11-24")
    datetime.date(2026, 11, 24)
    """
    return date.fromisoformat(code.removeprefix(DAILY_PREFIX))
