"""The JSON of double-dummy results, shared by all commands."""

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
    """North-South's par score, and the contracts as in the PBN tag ParContract."""
    return None if par is None else {"score": par.score, "contracts": [str(one) for one in par.contracts]}


def missing_json(record: Record, why: ChelemError, language: str) -> dict[str, Any]:
    """The object of a board that cannot be analysed, with the reason."""
    return {"board": record.board, "code": why.code, "reason": why.say(language)}
