"""The JSON of double-dummy results, shared by all commands."""

from typing import Any

from chelem.analysis import DoubleDummyTable, Par
from chelem.boards import Record
from chelem.core import SEATS, STRAINS, ChelemError


def table_json(table: DoubleDummyTable) -> dict[str, dict[str, int]]:
    """Return the tricks by strain, NT first, then by declarer."""
    return {str(strain): {str(seat): table[strain, seat] for seat in SEATS} for strain in reversed(STRAINS)}


def par_json(par: Par | None) -> dict[str, Any] | None:
    """Return North-South's par score, and the par contracts as in the PBN tag ParContract."""
    return (
        None
        if par is None
        else {"score": par.score, "contracts": [str(contract) for contract in par.contracts]}
    )


def unavailable_json(record: Record, error: ChelemError, language: str) -> dict[str, Any]:
    """Return the JSON of a board that cannot be analysed, with the reason."""
    return {"board": record.board, "code": error.code, "reason": error.say(language)}
