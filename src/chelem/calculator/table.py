"""The whole table of a contract: every result, at every stake and vulnerability that the game knows."""

from dataclasses import dataclass, replace

from chelem.calculator.explanation import MINUS, signed_number
from chelem.calculator.query import (
    DECLARER,
    Asked,
    Mark,
    whiz_totals,
)
from chelem.calculator.whist import DEALER, WhistMark
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.seats import Side
from chelem.i18n import say
from chelem.scoring.comptoir import lost_at_once
from chelem.scoring.whist import tricks_line
from chelem.text import print_strain


@dataclass(frozen=True, slots=True)
class Row:
    """A result and what it is worth in each column; `here` is the column of what was asked, if it is here."""

    result: str
    totals: tuple[str, ...]
    here: int | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """The heads of the columns, and the rows."""

    heads: tuple[str, ...]
    rows: tuple[Row, ...]


_STAKES = (1, 2, 4)
_WHIZ_STRAINS = ((Strain.C, Strain.D), (Strain.H, Strain.S), (Strain.NT,))
_WHIST_DOUBLINGS = 5


def table_of(asked: Asked, language: str) -> Table:
    """The table of the contract asked about."""
    if asked.mark is Mark.WHIZ:
        return _whiz_table(asked, language)
    columns = _columns(asked.mark)
    column = columns.index(_column(asked))
    heads = tuple(_head(asked.mark, red, stake, language) for red, stake in columns)
    return Table(heads, tuple(_row(asked, tricks, columns, column, language) for tricks in _results(asked)))


def _columns(mark: Mark) -> list[tuple[bool, int]]:
    """Vulnerable or not, and the stake."""
    stakes = _STAKES[:2] if mark is Mark.COMPTOIR else _STAKES
    return [(red, stake) for red in ((False, True) if mark.coloured else (False,)) for stake in stakes]


def _column(asked: Asked) -> tuple[bool, int]:
    """The column of what was asked; comptoir's simplified mark has one price for both doublings."""
    stake = min(asked.contract.stake, 2) if asked.mark is Mark.COMPTOIR else asked.contract.stake
    return (asked.mark.coloured and asked.vulnerable, stake)


def _head(mark: Mark, red: bool, stake: int, language: str) -> str:  # noqa: FBT001 - a column's place
    doubling = say("slip.stake", {"stake": stake}, language)
    if not mark.coloured:
        return doubling
    colour = say("slip.colour", {"vulnerable": int(red)}, language)
    return colour if stake == 1 else f"{colour} {'X' * (stake // 2)}"


def _results(asked: Asked) -> range:
    """The tricks of each row, most first; where overtricks count nothing, one row for all that make."""
    most = asked.contract.tricks if asked.mark is Mark.COMPTOIR else 13
    return range(most, -1, -1)


def _row(asked: Asked, tricks: int, columns: list[tuple[bool, int]], column: int, language: str) -> Row:
    over = tricks - asked.contract.tricks
    cells = tuple(_cell(asked, tricks, red, stake, language) for red, stake in columns)
    shown = min(asked.tricks, max(_results(asked)))
    return Row(_result(asked.mark, over, language), cells, column if tricks == shown else None)


def _result(mark: Mark, over: int, language: str) -> str:
    if mark is Mark.COMPTOIR and over == 0:
        return say("slip.made", {}, language)
    return "=" if over == 0 else f"+{over}" if over > 0 else f"{MINUS}{-over}"


def _cell(asked: Asked, tricks: int, red: bool, stake: int, language: str) -> str:  # noqa: FBT001
    contract = replace(asked.contract, stake=stake)
    if asked.mark in (Mark.COMPTOIR, Mark.COMPTOIR_TRADITIONAL) and lost_at_once(contract, tricks):
        return say("slip.lost.short", {}, language)
    return signed_number(replace(asked, contract=contract, tricks=tricks, vulnerable=red).total)


def _whiz_table(asked: Asked, language: str) -> Table:
    """Whiz's one table: what each number of tricks is worth in each strain, and to the others."""
    suits = (" ".join(print_strain(strain, language) for strain in strains) for strains in _WHIZ_STRAINS)
    heads = (*suits, say("slip.failed", {}, language))
    return Table(heads, tuple(_whiz_row(asked, number) for number in range(7, 14)))


def _whiz_row(asked: Asked, number: int) -> Row:
    won = [_whiz_total(strains[0], number, number, "declarer") for strains in _WHIZ_STRAINS]
    cells = (*won, _whiz_total(Strain.NT, number, 0, "others"))
    column = next(i for i, strains in enumerate(_WHIZ_STRAINS) if asked.contract.strain in strains)
    here = column if asked.made else len(_WHIZ_STRAINS)
    return Row(str(number), cells, here if number == asked.contract.tricks else None)


def _whiz_total(strain: Strain, number: int, tricks: int, who: str) -> str:
    asked = Asked(Mark.WHIZ, Contract(DECLARER, strain, number), tricks)
    return str(whiz_totals(asked.lines)[who])


def whist_table(mark: WhistMark, language: str) -> Table:
    """Trick points of the strain named, by the dealer's side's tricks; the others' have a minus."""
    first = max(0, mark.stake.bit_length() - _WHIST_DOUBLINGS)
    stakes = [1 << doublings for doublings in range(first, first + _WHIST_DOUBLINGS)]
    column = stakes.index(mark.stake)
    rows = tuple(
        Row(
            say("slip.tricks", {"tricks": tricks}, language),
            tuple(signed_number(_whist_points(mark.strain, stake, tricks)) for stake in stakes),
            column if tricks == mark.tricks else None,
        )
        for tricks in range(13, -1, -1)
    )
    return Table(tuple(f"×{stake}" for stake in stakes), rows)


def _whist_points(strain: Strain, stake: int, tricks: int) -> int:
    by_side: dict[Side, int] = {DEALER.side: tricks, DEALER.side.opponents: 13 - tricks}
    (line,) = tricks_line(strain, stake, by_side)
    return line.points if DEALER in line.to else -line.points
