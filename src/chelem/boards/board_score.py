"""The points of duplicate, for boards that are scored so."""

from chelem.boards.record import Record
from chelem.core.contracts import Contract
from chelem.core.vulnerability import Vulnerability
from chelem.scoring.duplicate import declarer_points

OTHER_SCORING = ("rubber", "chicago", "cavendish", "oldmp")
"""Values of the Scoring tag, in lower case, under which points are not those of duplicate today."""
TODAYS_SCALE = "1987"
"""The year since which a redoubled contract earns 100 more, and the fourth doubled undertrick costs 300."""


def duplicate_points(record: Record, contract: Contract, tricks: int) -> int | None:
    """The points of declarer's side for so many tricks, negative where it went down.

    None where it is not known who is vulnerable, or the board was scored in another way than duplicate's.
    """
    if record.vulnerable is None or _scored_otherwise(record):
        return None
    return declarer_points(contract, tricks, vulnerable=record.vulnerable)


def possible_points(record: Record, contract: Contract, tricks: int) -> tuple[int, ...]:
    """The points of declarer's side that the board can have brought, as `duplicate_points` counts them.

    They are several where it is not known who is vulnerable, or the scale of today was not in force yet;
    none where the board was scored in another way than duplicate's.
    """
    if _scored_otherwise(record):
        return ()
    known = record.vulnerable
    risks = (Vulnerability.NONE, Vulnerability.BOTH) if known is None else (known,)
    points = tuple([declarer_points(contract, tricks, vulnerable=risk) for risk in risks])
    year = record.tags.get("Date", "")[:4]
    if year < TODAYS_SCALE and year.isdecimal():
        points += tuple(_old_points(contract, tricks, vulnerable=risk) for risk in risks)
    return points


def _scored_otherwise(record: Record) -> bool:
    scoring = record.tags.get("Scoring", "").lower()
    if scoring in ("", "?"):
        return False
    return any(field.strip().startswith(OTHER_SCORING) for field in scoring.split(";"))


def _old_points(contract: Contract, tricks: int, *, vulnerable: Vulnerability) -> int:
    """The points by the scale before 1987."""
    points, down = declarer_points(contract, tricks, vulnerable=vulnerable), contract.tricks - tricks
    if down <= 0:
        return points - 50 if contract.stake == 4 else points
    late = max(0, down - 3) if contract.stake > 1 and not vulnerable.of(contract.declarer) else 0
    return points + 50 * contract.stake * late
