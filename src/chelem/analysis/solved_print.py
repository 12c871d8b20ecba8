"""A board to print with its double-dummy tricks and par."""

from chelem.analysis.par import par_of_record
from chelem.analysis.tables import DoubleDummyTable
from chelem.boards import Record
from chelem.render import PrintedBoard, PrintedPar


def solved_print(record: Record, table: DoubleDummyTable | None) -> PrintedBoard:
    """Return the board to print; without a table, its hands alone."""
    par = None if table is None else par_of_record(record, table)
    return PrintedBoard(
        record.board or None,
        record.dealer,
        record.vulnerable,
        record.hands,
        None if table is None else table.tricks,
        None if par is None else PrintedPar(par.score, par.results),
    )
