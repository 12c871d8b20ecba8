"""The score table of a contract, in words: every result, at every stake and vulnerability of the method."""

from dataclasses import replace

from chelem.calculator.explanation import MINUS, signed_number
from chelem.core import Contract, Phrase
from chelem.engine import ScoreQuery, ScoringMethod
from chelem.engine.score_table import ScoreTable, ScoreTableRow, TableCell
from chelem.i18n import Fact, has_own, say
from chelem.text import print_strain

LOST = Phrase("calc.cell.lost")


def tabulate_scores(query: ScoreQuery, language: str) -> ScoreTable:
    """The table of the query's contract, or the method's own; every cell is text."""
    table = query.method.table(query) or _every_result(query)
    rows = (
        ScoreTableRow(
            _print(row.result, language), tuple(_print(cell, language) for cell in row.totals), row.here
        )
        for row in table.rows
    )
    return ScoreTable(tuple(_print(head, language) for head in table.heads), tuple(rows))


def print_bare_contract(query: ScoreQuery, contract: Contract, language: str) -> str:
    """A contract without declarer and result, as its game writes it: `4♠X`, `♥ ×2`."""
    game, strain = query.method.game, print_strain(contract.strain, language)
    number = contract.tricks - query.method.book
    if not has_own("contract-short", game, language):
        written = "" if query.number is None else number
        return f"{written}{strain}{'X' * contract.doublings}"
    facts: dict[str, Fact] = {
        "game": game,
        "strain": str(contract.strain),
        "tricks": contract.tricks,
        "number": number,
        "stake": contract.stake,
    }
    return say("contract-short", facts, language)


def _print(cell: TableCell, language: str) -> str:
    match cell:
        case Phrase():
            return cell.say(language)
        case int():
            return signed_number(cell)
        case str():
            return cell


def _every_result(query: ScoreQuery) -> ScoreTable:
    """A row for each number of tricks, a column for each stake and vulnerability."""
    method = query.method
    colours = (False, True) if method.has_vulnerability else (False,)
    stakes = [1 << doublings for doublings in range(method.doublings + 1)]
    columns = [(red, stake) for red in colours for stake in stakes]
    here = (method.has_vulnerability and query.vulnerable, min(query.contract.stake, stakes[-1]))
    most = 13 if method.has_overtricks else query.contract.tricks
    rows = tuple(
        ScoreTableRow(
            _result(method, tricks - query.contract.tricks),
            tuple(_cell(query, tricks, stake, red=red) for red, stake in columns),
            columns.index(here) if tricks == min(query.tricks, most) else None,
        )
        for tricks in range(most, -1, -1)
    )
    return ScoreTable(tuple(_head(method, stake, red=red) for red, stake in columns), rows)


def _head(method: ScoringMethod, stake: int, *, red: bool) -> Phrase:
    if not method.has_vulnerability:
        return Phrase("calc.stake", {"method": method.id, "stake": stake})
    return Phrase("calc.column.vulnerability", {"vulnerable": int(red), "doublings": stake.bit_length() - 1})


def _result(method: ScoringMethod, over: int) -> TableCell:
    """Overtricks or undertricks; one word for a contract made where overtricks do not score."""
    if over == 0 and not method.has_overtricks:
        return Phrase("calc.row.made")
    return "=" if over == 0 else f"+{over}" if over > 0 else f"{MINUS}{-over}"


def _cell(query: ScoreQuery, tricks: int, stake: int, *, red: bool) -> TableCell:
    contract = replace(query.contract, stake=stake)
    other = replace(query, contract=contract, tricks=tricks, vulnerable=red)
    return LOST if other.lost else other.total
