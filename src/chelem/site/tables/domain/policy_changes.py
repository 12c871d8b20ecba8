"""Changes to a table's policy by its owner."""

from collections.abc import Mapping

from chelem.core import Refused
from chelem.site.edge import VisitorId
from chelem.site.tables.domain import watching
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.table import Table

NO_HANDS = ("nobody", "table")
"""The values of `watch` that show spectators no hand."""


def change_policy(table: Table, visitor: VisitorId | None, changes: Mapping[str, object]) -> None:
    """Change the policy as its owner; changes that favour a side are refused during a deal.

    Spectators see a hand only once all who are seated have agreed.
    """
    table.check_owner(visitor)
    policy = table.policy.changed(changes)
    if table.board_set is not None and any(
        getattr(policy, name) != getattr(table.policy, name) for name in Policy.shared()
    ):
        raise Refused("set.policy")
    if table.status == "playing" and not table.between_deals and _favours_a_side(table, policy):
        raise Refused("policy.deal")
    if "watch" in changes:
        policy = policy.changed({"watch": watching.chosen_watch(table, table.owner, policy.watch)})
    table.set_policy(policy)


def _favours_a_side(table: Table, policy: Policy) -> bool:
    """Return whether the change shows a hidden hand, or allows undos or hints that were not allowed."""
    shows_hand = policy.watch != table.policy.watch and policy.watch not in NO_HANDS
    frees_undo = policy.undo == "free" != table.policy.undo and len(table.persons()) > 1
    gives_hints = policy.hints == "allowed" != table.policy.hints and len(table.persons()) > 1
    return shows_hand or frees_undo or gives_hints
