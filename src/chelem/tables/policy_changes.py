"""Changes to a table's policy by its owner."""

from collections.abc import Mapping

from chelem.core.errors import Refused
from chelem.tables.people import VisitorId
from chelem.tables.policy import Policy
from chelem.tables.table import Table

SHUT = ("nobody", "table")
"""What spectators may see without seeing a hand."""


def change_policy(table: Table, visitor: VisitorId | None, given: Mapping[str, object]) -> None:
    """Change the policy; settings that favour a side are refused during a deal."""
    table.check_owner(visitor)
    policy = table.policy.changed(given)
    if table.status == "playing" and not table.between and _unfair(table, policy):
        raise Refused("policy.deal")
    table.set_policy(policy)


def _unfair(table: Table, policy: Policy) -> bool:
    """Whether the change would show a hidden hand, or allow undos that were not allowed."""
    opens = policy.watch != table.policy.watch and policy.watch not in SHUT
    loosens = policy.undo == "free" != table.policy.undo and len(table.persons()) > 1
    return opens or loosens
