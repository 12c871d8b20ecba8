"""Parse the results of tables as event files write them: contracts, scores, artificial scores."""

import re
from dataclasses import replace
from fractions import Fraction

from chelem.core import Contract, ParseError, Seat, Strain
from chelem.events.outcome import (
    PASSED_OUT,
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
)
from chelem.text import read_card

_CONTRACT = re.compile(
    r"([1-7])\s*(NT|SA|[SHDCN♠♥♦♣])\s*(X{0,2}|\*{0,2}|D|R|DBL|RDBL)", re.ASCII | re.IGNORECASE
)
_TWO_AND_TWO = re.compile(r"A(\d\d)(\d\d)", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?\d{1,6}(?:[.,]0+)?")
_DECIMAL = re.compile(r"[+-]?\d{1,9}(?:[.,]\d{1,9})?")
_PASSES = frozenset({"P", "PASS", "PASSED", "PASSED OUT", "ALL PASS", "AP", "PASSOUT", "PASSE"})
_STRAINS = {"N": "NT", "SA": "NT", "♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_STAKES = {"": 1, "X": 2, "*": 2, "D": 2, "DBL": 2, "XX": 4, "**": 4, "R": 4, "RDBL": 4}
SLIP_CODES = {"944": "40-40", "955": "50-50", "966": "60-60", "965": "60-50", "964": "60-40"}
"""Artificial scores as French score slips have them. 900 and 940 are points too, and are read as such."""
_LARGEST = 7600 * 2


def contract_of_text(text: str, declarer: str) -> Contract | None:
    """Return the contract, such as `3NTX` with declarer `N`; None if it is missing or not one."""
    found = _CONTRACT.fullmatch(text.strip())
    seat = declarer.strip().upper()[:1]
    if found is None or seat not in Seat.__members__:
        return None
    strain = found[2].upper()
    return Contract(
        Seat[seat], Strain[_STRAINS.get(strain, strain)], 6 + int(found[1]), _STAKES[found[3].upper()]
    )


def is_passed_out(contract: str) -> bool:
    """Return whether the contract says that all passed."""
    return " ".join(contract.upper().split()) in _PASSES


def parse_artificial(text: str) -> ArtificialScore | None:
    """Return an artificial score such as `A6040` or `60-40`; None for any other text.

    >>> str(parse_artificial("A6040").east_west), parse_artificial("420")
    ('40', None)
    """
    written = text.strip()
    found = _TWO_AND_TWO.fullmatch(written) or re.fullmatch(
        r"A?\s*(\d{1,3}(?:[.,]\d+)?)\s*%?\s*[-/=:]\s*(\d{1,3}(?:[.,]\d+)?)\s*%?", written, re.IGNORECASE
    )
    if found is None:
        return None
    north_south, east_west = (Award.parse(percent.replace(",", ".")) for percent in found.groups())
    return ArtificialScore(north_south, east_west)


def parse_points(text: str) -> int | None:
    """Return North-South's points; None for other text; `ParseError` for an impossible score."""
    if _NUMBER.fullmatch(text) is None:
        return None
    points = int(text.replace(",", ".").partition(".")[0])
    if abs(points) > _LARGEST:
        raise ParseError("event.points", text=text)
    return points


def parse_decimal(text: str) -> Fraction | None:
    """Return a decimal number such as `54.18` or `54,18`, exactly; None for other text."""
    written = text.strip().rstrip("%").strip()
    return Fraction(written.replace(",", ".")) if _DECIMAL.fullmatch(written) else None


def with_lead(outcome: LineOutcome, text: str, language: str = "en") -> LineOutcome:
    """Return an outcome with its lead; a text that is not a card is ignored."""
    if not isinstance(outcome, PlayedScore) or outcome.contract is None or not text:
        return outcome
    try:
        return replace(outcome, lead=read_card(text, language))
    except ParseError:
        return outcome


def parse_outcome(score: str, contract: str, declarer: str, tricks: str, board: int) -> LineOutcome:
    """Return the outcome of a table: the score where it is stated, otherwise that of the contract.

    A table without any is a missing score.
    """
    artificial = parse_artificial(SLIP_CODES.get(score.strip(), score))
    if artificial is not None:
        return artificial
    points = parse_points(score)
    called = contract_of_text(contract, declarer)
    taken = int(tricks) if re.fullmatch(r"\d{1,2}", tricks) and int(tricks) <= 13 else None
    if points is None:
        if called is not None and taken is not None:
            return PlayedScore.of(called, taken, board)
        return PASSED_OUT if is_passed_out(contract) else NotPlayed()
    if points == 0 and called is None:
        return PASSED_OUT
    return PlayedScore(points, called, None if called is None else taken)
