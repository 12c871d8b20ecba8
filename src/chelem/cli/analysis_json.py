"""What is known of a deal with open cards, for programs; the same of every command."""

from typing import Any

from chelem.analysis.par import Par
from chelem.analysis.tables import DoubleDummyTable
from chelem.boards.record import Record
from chelem.core.cards import STRAINS
from chelem.core.errors import ChelemError
from chelem.core.seats import SEATS


def table_json(table: DoubleDummyTable) -> dict[str, dict[str, int]]:
    """Tricks by strain, NT first, then by declarer."""
    return {str(strain): {str(seat): table[strain, seat] for seat in SEATS} for strain in reversed(STRAINS)}


def par_json(par: Par | None) -> dict[str, Any] | None:
    """North-South's points, and the contracts that score them as tags of PBN tell them."""
    return None if par is None else {"score": par.score, "contracts": [str(one) for one in par.contracts]}


def missing_json(record: Record, why: ChelemError, language: str) -> dict[str, Any]:
    """A board of which nothing can be said, in its place among the others."""
    return {"board": record.board, "code": why.code, "reason": why.say(language)}
