"""The double-dummy table and par of a deal as PBN tags."""

from chelem.analysis.par import Par
from chelem.analysis.tables import COLUMNS, DoubleDummyTable
from chelem.formats.pbn import Tag

_HEADER = ";".join((COLUMNS[0], *(f"{column}\\2R" for column in COLUMNS[1:])))


def table_tags(table: DoubleDummyTable, par: Par | None) -> tuple[Tag, ...]:
    """Return the tags of the twenty results, as a table (PBN 2.1, 5.7) and in short, and of par if known."""
    rows = "".join(f"{declarer} {strain:>2} {tricks:>2}\n" for declarer, strain, tricks in table.rows)
    tags = [Tag("DoubleDummyTricks", str(table)), Tag("OptimumResultTable", _HEADER, "\n" + rows)]
    if par is not None:
        tags += [Tag("OptimumScore", par.optimum_score), Tag("ParContract", par.par_contract)]
    return tuple(tags)
