"""What a visitor's hand is worth, with what partner has shown so far."""

from chelem.site.edge import VisitorId
from chelem.site.tables.domain.hints import may_have_hints
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.views.counting import HandCountShape, hand_count_section
from chelem.site.tables.views.meanings import partner_lengths


async def count_hand_of(actor: TableActor, visitor: VisitorId | None, language: str) -> HandCountShape:
    """Return the counts of a visitor's hand, and their plan as declarer if the table gives hints."""
    await actor.ask(lambda table: table.player_view(visitor))  # workers explain nothing to strangers
    await actor.explainer.try_to_explain(visitor)

    def read(table: Table) -> HandCountShape:
        view = table.player_view(visitor)
        shown = partner_lengths(table.started_log, view.seat, actor.call_meanings)
        return hand_count_section(view, shown, language, advice=may_have_hints(table))

    return await actor.ask(read)
