"""How quickly the robots of a table play where nobody may choose it."""

from chelem.site.tables.domain.policy import PaceChoice
from chelem.site.tables.domain.table import Table


def pace_of(people: bool) -> PaceChoice:  # noqa: FBT001 - there is no other argument
    """Return how quickly robots play: at once where nobody watches them."""
    return "brisk" if people else "instant"


def set_pace(table: Table) -> None:
    """Let robots hurry where only they play, and wait where people do."""
    if table.policy.pace != (pace := pace_of(bool(table.persons()))):
        table.set_policy(table.policy.changed({"pace": pace}))
