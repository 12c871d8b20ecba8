"""Who may ask for hints."""

from chelem.core import Refused
from chelem.engine import View
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.table import Table


def view_for_hint(table: Table, visitor: VisitorId | None) -> View:
    """Return the view of a player who asks for a hint; `Refused` if the policy gives none."""
    view = table.player_view(visitor)
    if not may_have_hints(table):
        raise Refused(f"hint.{table.policy.hints}")
    return view


def may_have_hints(table: Table) -> bool:
    """Return whether the policy gives players hints."""
    hints = table.policy.hints
    return hints == "allowed" or (hints == "alone" and len(table.persons()) <= 1)
