"""Write boards as a table of results."""

import csv
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Literal

from chelem.boards import BoardSummary, Record
from chelem.formats.common import NOT_STATED
from chelem.formats.csv_results.columns import COLUMNS, TEXTS, escape_formulas
from chelem.formats.pbn.writing import contract_tag, vulnerable_tag

Delimiter = Literal[",", ";", "\t"]


def write_results(
    records: Iterable[Record], *, delimiter: Delimiter = ",", bom: bool = False
) -> Iterator[str]:
    """Yield the lines of the table, header first, ended by CR LF; encode them as UTF-8.

    French spreadsheets expect `;` as delimiter, and Excel needs a `bom` to recognise UTF-8. A score that the
    record does not state is computed if the board was scored as duplicate. Texts that a spreadsheet would
    take for formulas get an apostrophe, which `read_csv_results` removes; results and numbers (`=`, +1, -50)
    are harmless and stay as they are.
    """
    yield ("\ufeff" if bom else "") + _line(COLUMNS, delimiter)
    for record in records:
        cells = _cells(record)
        yield _line([cells.get(column, "") for column in COLUMNS], delimiter)


def _line(cells: Iterable[str], delimiter: Delimiter) -> str:
    line = StringIO(newline="")
    csv.writer(line, delimiter=delimiter, lineterminator="\r\n").writerow(cells)
    return line.getvalue()


def _cells(record: Record) -> dict[str, str]:
    """Return the non-empty cells by column."""
    texts = {column: record.tags.get(tag, "").strip() for column, tag in TEXTS.items()}
    cells = {column: escape_formulas(text) for column, text in texts.items() if text not in NOT_STATED}
    if record.dealer is not None:
        cells["dealer"] = str(record.dealer)
    if record.vulnerable is not None:
        cells["vulnerable"] = vulnerable_tag(record.vulnerable)
    contract = record.contract
    if contract is not None:
        cells["contract"] = contract_tag(contract.level, contract.strain, contract.stake)
        cells["declarer"] = str(contract.declarer)
        cells |= _result(BoardSummary.of_record(record))
    elif record.passed_out:
        cells |= {"contract": "Pass", "score": "0"}
    if record.play.cards and 0 not in record.play.leads:
        cells["lead"] = str(record.play.cards[0])
    return cells


def _result(summary: BoardSummary) -> dict[str, str]:
    """Return the tricks, the result relative to the contract, and North-South's points."""
    cells = {}
    if summary.over is not None:
        cells["tricks"] = str(summary.tricks)
        cells["result"] = f"{summary.over:+}" if summary.over else "="
    if summary.score is not None:
        cells["score"] = str(summary.score)
    return cells
