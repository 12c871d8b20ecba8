"""The duplicate score of a board from a file."""

from chelem.boards.record import Record
from chelem.core import Contract, Vulnerability
from chelem.scoring import declarer_points

OTHER_SCORINGS = ("rubber", "chicago", "cavendish", "oldmp")
"""Values of the Scoring tag, in lower case, whose points are not those of duplicate."""
PRESENT_SCALE_YEAR = "1987"
"""The year in which a redoubled contract began to earn 100 more, and the fourth doubled undertrick 300."""


def duplicate_points(record: Record, contract: Contract, tricks: int) -> int | None:
    """Return the points of declarer's side, negative if the contract fails.

    None if the vulnerability is unknown, or if the board was not scored as duplicate.
    """
    if record.vulnerable is None or _uses_other_scoring(record):
        return None
    return declarer_points(contract, tricks, vulnerable=record.vulnerable)


def possible_points(record: Record, contract: Contract, tricks: int) -> tuple[int, ...]:
    """Return the points of declarer's side that the board can have scored.

    There are several if the vulnerability is unknown or the board predates the present scale; none if the
    board was not scored as duplicate.
    """
    if _uses_other_scoring(record):
        return ()
    known = record.vulnerable
    possible = (Vulnerability.NONE, Vulnerability.BOTH) if known is None else (known,)
    points = tuple(
        [declarer_points(contract, tricks, vulnerable=vulnerability) for vulnerability in possible]
    )
    year = record.tags.get("Date", "")[:4]
    if year < PRESENT_SCALE_YEAR and year.isdecimal():
        points += tuple(_old_points(contract, tricks, vulnerable=vulnerability) for vulnerability in possible)
    return points


def _uses_other_scoring(record: Record) -> bool:
    scoring = record.tags.get("Scoring", "").lower()
    if scoring in ("", "?"):
        return False
    return any(field.strip().startswith(OTHER_SCORINGS) for field in scoring.split(";"))


def _old_points(contract: Contract, tricks: int, *, vulnerable: Vulnerability) -> int:
    """Return the points of declarer's side by the scale before 1987."""
    points, down = declarer_points(contract, tricks, vulnerable=vulnerable), contract.tricks - tricks
    if down <= 0:
        return points - 50 if contract.stake == 4 else points
    extra_undertricks = max(0, down - 3) if contract.stake > 1 and not vulnerable.of(contract.declarer) else 0
    return points + 50 * contract.stake * extra_undertricks
