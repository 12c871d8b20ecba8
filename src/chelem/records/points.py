"""The points of duplicate, for boards that are scored so."""

from functools import lru_cache

from chelem.core.contracts import Contract
from chelem.core.lines import points_of
from chelem.records.record import Record
from chelem.scoring.duplicate import duplicate

OTHER_MARKS = ("rubber", "chicago", "cavendish", "oldmp")
"""Fields of the Scoring tag, in small letters, under which points are not those of duplicate today."""


def duplicate_points(record: Record, contract: Contract, tricks: int) -> int | None:
    """The points of declarer's side for so many tricks, negative where it went down.

    None where it is not known who is vulnerable, or the board was scored in another way than duplicate's.
    """
    fields = record.tags.get("Scoring", "").lower().split(";")
    if record.vulnerable is None or any(field.strip().startswith(OTHER_MARKS) for field in fields):
        return None
    return declarer_points(contract, tricks, vulnerable=contract.declarer in record.vulnerable)


@lru_cache(4096)
def declarer_points(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """The points of a deal of duplicate for declarer's side, negative where it went down."""
    lines = duplicate(contract, tricks, vulnerable=vulnerable)
    side = contract.declarer.side
    return points_of(lines, side) - points_of(lines, side.opponents)
