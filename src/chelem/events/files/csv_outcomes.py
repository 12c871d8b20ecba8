"""What happened at a table, as the cells of a row: read in English or French, written in English."""

import re
from decimal import Decimal
from fractions import Fraction

from chelem.core import Contract, ParseError
from chelem.core.numbers import parse_fraction
from chelem.events.files.csv_columns import REMARKS, RULED
from chelem.events.files.csv_tables import CsvRow
from chelem.events.files.score_text import parse_artificial, parse_points, with_lead
from chelem.events.outcome import (
    PASSED_OUT,
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
    WeightedScore,
)
from chelem.events.table_result import TableResult
from chelem.formats.csv_results.values import cell_tricks, read_contract_cell, relative_tricks
from chelem.text import read_seat
from chelem.text.normalising import fold

SIGNS = "=+-"
"""What a result against the contract begins with, also where tricks are expected."""
SIT_OUT = "sit-out"
_SIT_OUTS = frozenset({SIT_OUT, "sit out", "bye", "exempt", "relais"})
_NOT_PLAYED = frozenset({"not played", "non jouee"})
_PART = re.compile(r"(?:([0-9.]+)\s*%|([0-9]+/[0-9]+))\s+(-?[0-9]+)")
"""A part of a weighted score: its weight and North-South's points."""
_PERCENT = re.compile(r"([0-9]+(?:\.[0-9]+)?)\s*%")


def outcome_of_row(row: CsvRow, board: int, language: str) -> LineOutcome:
    """Return the outcome of a row: the score where it is stated, otherwise that of the contract."""
    score = row.get("score", "")
    if row.get(RULED):
        return SplitScore(_side_outcome(score, board), _side_outcome(row[RULED], board))
    if fold(score) in _SIT_OUTS:
        return NotPlayed("sit-out")
    remarks = row.get(REMARKS, "")
    if fold(remarks) in _NOT_PLAYED:
        return NotPlayed()
    artificial = parse_artificial(score) or parse_artificial(remarks)
    if artificial is not None:
        return artificial
    weighted = _weighted(score)
    if weighted is not None:
        return weighted
    return with_lead(_played(row, board, language), row.get("lead", ""), language)


def _played(row: CsvRow, board: int, language: str) -> PlayedScore | NotPlayed:
    score = row.get("score", "")
    points = parse_points(plain_number(score))
    if score and points is None:
        raise ParseError("event.points", text=score)
    contract = row.get("contract", "")
    if contract in ("", "-"):
        return NotPlayed() if points is None else PlayedScore(points)
    called = read_contract_cell(contract, language)
    if called.passed:
        return PASSED_OUT
    named = row.get("declarer", "")
    declarer = read_seat(named, language) if named else called.declarer
    if declarer is None or called.level is None or called.strain is None:
        if points is None:
            raise ParseError("event.csv-declarer")
        return PlayedScore(points)
    played = Contract(declarer, called.strain, 6 + called.level, called.stake)
    tricks = _tricks(row, called.relative, played, language)
    if points is not None:
        return PlayedScore(points, played, tricks)
    return NotPlayed() if tricks is None else PlayedScore.of(played, tricks, board)


def _tricks(row: CsvRow, over: int | None, played: Contract, language: str) -> int | None:
    tricks, result = row.get("tricks", ""), row.get("result", "")
    if tricks and tricks[0] not in SIGNS:
        return cell_tricks(tricks, language)
    if tricks or result:
        over = relative_tricks(tricks or result, language)
    if over is None:
        return None
    if played.tricks + over not in range(14):
        raise ParseError("event.csv-tricks", result=over)
    return played.tricks + over


def plain_number(text: str) -> str:
    """Return a number as spreadsheets show it without its spaces, and with a plain minus.

    >>> plain_number("−1\u202f430,00")
    '-1430,00'
    """
    return "".join(text.split()).replace("−", "-")


def _weighted(text: str) -> WeightedScore | None:
    """Return a weighted score; None for any other text."""
    found = [_PART.fullmatch(part.strip()) for part in re.split(r"\s\+\s", text.replace(",", "."))]
    parts: list[tuple[int, Fraction]] = []
    for part in found:
        if part is None:
            return None
        weight = parse_fraction(part[1] or part[2])
        points = parse_points(part[3])
        if weight is None or points is None:
            return None
        parts.append((points, weight / 100 if part[1] else weight))
    return WeightedScore(tuple(parts))


def _side_outcome(text: str, board: int) -> SideOutcome:
    """Return what one side receives: points, a percentage, a weighted score, or `4S= by N`."""
    percent = _PERCENT.fullmatch(text.replace(",", "."))
    if percent is not None:
        return Award.parse(percent[1])
    weighted = _weighted(text)
    if weighted is not None:
        return weighted
    points = parse_points(plain_number(text))
    if points is not None:
        return PlayedScore(points)
    outcome = TableResult.parse(text).outcome(board)
    if isinstance(outcome, NotPlayed):
        raise ParseError("event.points", text=text)
    return outcome


def outcome_cells(outcome: LineOutcome, board: int) -> CsvRow:
    """Return the cells of an outcome: its score, and the contract with its result where that is known."""
    match outcome:
        case ArtificialScore(one, other):
            return {"score": f"{decimal_cell(one.percent, 4)}-{decimal_cell(other.percent, 4)}"}
        case WeightedScore():
            return {"score": _weighted_cell(outcome)}
        case SplitScore(one, other):
            return {"score": _side_cell(one, board), RULED: _side_cell(other, board)}
        case NotPlayed(reason):
            return {"score": SIT_OUT} if reason == "sit-out" else {}
        case _:
            return _played_cells(outcome)


def _played_cells(outcome: PlayedScore) -> CsvRow:
    cells = {"score": str(outcome.points)}
    if outcome.passed:
        return {**cells, "contract": "Pass"}
    if outcome.contract is not None:
        text, _, seat = str(outcome.contract).partition(" by ")
        cells |= {"contract": text, "declarer": seat}
        if outcome.lead is not None:
            cells["lead"] = str(outcome.lead)
        if outcome.tricks is not None:
            cells["tricks"] = str(outcome.tricks)
    return cells


def _side_cell(outcome: SideOutcome, board: int) -> str:
    match outcome:
        case Award(percent):
            return f"{decimal_cell(percent, 4)}%"
        case WeightedScore():
            return _weighted_cell(outcome)
        case PlayedScore(passed=True):
            return "passed"
        case PlayedScore(points, Contract() as contract, int(tricks), lead=lead):
            if PlayedScore.of(contract, tricks, board).points == points:
                return str(TableResult(contract, tricks, lead))
    return str(outcome.points)


def _weighted_cell(outcome: WeightedScore) -> str:
    return " + ".join(f"{_weight(weight)} {points}" for points, weight in outcome.parts)


def _weight(weight: Fraction) -> str:
    """Return a weight in per cent if four decimals say it exactly, otherwise as a fraction."""
    exact = (weight * 10**6).denominator == 1
    return f"{decimal_cell(100 * weight, 4)}%" if exact else str(weight)


def decimal_cell(value: Fraction, places: int = 9) -> str:
    """Return a number as a decimal, without zeros at its end.

    >>> decimal_cell(Fraction(-5, 2)), decimal_cell(Fraction(1, 3), 4), decimal_cell(Fraction(0))
    ('-2.5', '0.3333', '0')
    """
    text = f"{Decimal(value.numerator) / Decimal(value.denominator):.{places}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
