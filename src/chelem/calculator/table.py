"""The score table of a contract: every result, at every stake and vulnerability of the game."""

from dataclasses import dataclass, replace

from chelem.calculator.explanation import MINUS, signed_number
from chelem.calculator.query import (
    DECLARER,
    ScoreQuery,
    ScoringMethod,
    whiz_totals,
)
from chelem.calculator.whist import DEALER, WhistScore
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.seats import Side
from chelem.i18n import say
from chelem.scoring.comptoir import lost_at_once
from chelem.scoring.whist import tricks_line
from chelem.text import print_strain


@dataclass(frozen=True, slots=True)
class ScoreTableRow:
    """A result and its score in each column; `here` is the column of the query's contract, if in this row."""

    result: str
    totals: tuple[str, ...]
    here: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The heads of the columns, and the rows."""

    heads: tuple[str, ...]
    rows: tuple[ScoreTableRow, ...]


_STAKES = (1, 2, 4)
_WHIZ_STRAINS = ((Strain.C, Strain.D), (Strain.H, Strain.S), (Strain.NT,))
_WHIST_DOUBLINGS = 5


def tabulate_scores(query: ScoreQuery, language: str) -> ScoreTable:
    """The table of the query's contract."""
    if query.method is ScoringMethod.WHIZ:
        return _whiz_table(query, language)
    columns = _columns(query.method)
    column = columns.index(_column(query))
    heads = tuple(_head(query.method, stake, language, red=red) for red, stake in columns)
    return ScoreTable(
        heads, tuple(_row(query, tricks, columns, column, language) for tricks in _results(query))
    )


def _columns(method: ScoringMethod) -> list[tuple[bool, int]]:
    """Vulnerable or not, and the stake."""
    stakes = _STAKES[:2] if method is ScoringMethod.COMPTOIR else _STAKES
    return [
        (red, stake) for red in ((False, True) if method.has_vulnerability else (False,)) for stake in stakes
    ]


def _column(query: ScoreQuery) -> tuple[bool, int]:
    """The column of the query's contract; in simplified comptoir redoubled counts as doubled."""
    stake = min(query.contract.stake, 2) if query.method is ScoringMethod.COMPTOIR else query.contract.stake
    return (query.method.has_vulnerability and query.vulnerable, stake)


def _head(method: ScoringMethod, stake: int, language: str, *, red: bool) -> str:
    doubling = say("slip.stake", {"stake": stake}, language)
    if not method.has_vulnerability:
        return doubling
    colour = say("slip.colour", {"vulnerable": int(red)}, language)
    return colour if stake == 1 else f"{colour} {'X' * (stake // 2)}"


def _results(query: ScoreQuery) -> range:
    """The tricks of each row, most first; where overtricks count nothing, one row for all that make."""
    most = query.contract.tricks if query.method is ScoringMethod.COMPTOIR else 13
    return range(most, -1, -1)


def _row(
    query: ScoreQuery, tricks: int, columns: list[tuple[bool, int]], column: int, language: str
) -> ScoreTableRow:
    over = tricks - query.contract.tricks
    cells = tuple(_cell(query, tricks, stake, language, red=red) for red, stake in columns)
    shown = min(query.tricks, max(_results(query)))
    return ScoreTableRow(_result(query.method, over, language), cells, column if tricks == shown else None)


def _result(method: ScoringMethod, over: int, language: str) -> str:
    if method is ScoringMethod.COMPTOIR and over == 0:
        return say("slip.made", {}, language)
    return "=" if over == 0 else f"+{over}" if over > 0 else f"{MINUS}{-over}"


def _cell(query: ScoreQuery, tricks: int, stake: int, language: str, *, red: bool) -> str:
    contract = replace(query.contract, stake=stake)
    if query.method in (ScoringMethod.COMPTOIR, ScoringMethod.COMPTOIR_TRADITIONAL) and lost_at_once(
        contract, tricks
    ):
        return say("slip.lost.short", {}, language)
    return signed_number(replace(query, contract=contract, tricks=tricks, vulnerable=red).total)


def _whiz_table(query: ScoreQuery, language: str) -> ScoreTable:
    """Whiz's one table: what each number of tricks is worth in each strain, and to the others."""
    suits = (" ".join(print_strain(strain, language) for strain in strains) for strains in _WHIZ_STRAINS)
    heads = (*suits, say("slip.failed", {}, language))
    return ScoreTable(heads, tuple(_whiz_row(query, number) for number in range(7, 14)))


def _whiz_row(query: ScoreQuery, number: int) -> ScoreTableRow:
    won = [_whiz_total(strains[0], number, number, "declarer") for strains in _WHIZ_STRAINS]
    cells = (*won, _whiz_total(Strain.NT, number, 0, "others"))
    column = next(i for i, strains in enumerate(_WHIZ_STRAINS) if query.contract.strain in strains)
    here = column if query.made else len(_WHIZ_STRAINS)
    return ScoreTableRow(str(number), cells, here if number == query.contract.tricks else None)


def _whiz_total(strain: Strain, number: int, tricks: int, who: str) -> str:
    query = ScoreQuery(ScoringMethod.WHIZ, Contract(DECLARER, strain, number), tricks)
    return str(whiz_totals(query.score)[who])


def whist_table(score: WhistScore, language: str) -> ScoreTable:
    """Trick points of the strain named, by the dealer's side's tricks; the others' have a minus."""
    first = max(0, score.stake.bit_length() - _WHIST_DOUBLINGS)
    stakes = [1 << doublings for doublings in range(first, first + _WHIST_DOUBLINGS)]
    column = stakes.index(score.stake)
    rows = tuple(
        ScoreTableRow(
            say("slip.tricks", {"tricks": tricks}, language),
            tuple(signed_number(_whist_points(score.strain, stake, tricks)) for stake in stakes),
            column if tricks == score.tricks else None,
        )
        for tricks in range(13, -1, -1)
    )
    return ScoreTable(tuple(f"×{stake}" for stake in stakes), rows)


def _whist_points(strain: Strain, stake: int, tricks: int) -> int:
    by_side: dict[Side, int] = {DEALER.side: tricks, DEALER.side.opponents: 13 - tricks}
    (line,) = tricks_line(strain, stake, by_side)
    return line.points if DEALER in line.to else -line.points
