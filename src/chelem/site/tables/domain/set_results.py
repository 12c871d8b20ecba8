"""The results of a table that plays the boards of a set, as stored for the comparison."""

from chelem.boards import BoardSummary
from chelem.core import Card
from chelem.engine import Log
from chelem.engine.events import Acted, Dealt
from chelem.site.tables.domain.comparison import BotResult, result_to_store


def last_result(log: Log) -> BotResult | None:
    """Return the result of the deal that was scored last; None if it has no score to compare."""
    state = log.state
    return result_of_row(log, len(state.sheet.rows) - 1) if state.sheet.rows else None


def result_of_row(log: Log, index: int) -> BotResult | None:
    """Return the result of a row of the score sheet, with the lead."""
    row = log.state.sheet.rows[index]
    result = result_to_store(BoardSummary.of_row(log.state.game, row))
    lead = led_card(log, row.setting.deal)
    if result is not None and lead is not None:
        result["lead"] = str(lead)
    return result


def led_card(log: Log, deal: int) -> Card | None:
    """Return the first card of a deal; None if nothing was played."""
    within = False
    for entry in log.effective():
        match entry.event:
            case Dealt(setting):
                within = setting.deal == deal
            case Acted(action=Card() as card) if within:
                return card
    return None
