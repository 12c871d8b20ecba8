"""Warnings for harmless deviations from PBN, and faults for impossible values in rare tags."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from chelem.boards import Problem, Severity
from chelem.core import SIDES, ParseError, Vulnerability
from chelem.formats.pbn.game import MANDATORY

MOST_DUPLICATES = 10
"""The most duplicate tags that are reported."""

_PLACE = {name: place for place, name in enumerate(MANDATORY)}
_NO_TRICKS = frozenset({"", "?", "-", "0"})
_HISTORY = re.compile(r"NS\s+(\S.*?)/(.*?)\s+EW\s+(\S.*?)/(.*)", re.ASCII)
_OPTIMUM = re.compile(r"(NS|EW).*\d", re.ASCII | re.IGNORECASE)
_DATE = re.compile(r"(?:[\d?]{4}\.[\d?]{2}\.[\d?]{2}|\?)?", re.ASCII)
_PERCENTAGE = re.compile(r"(?:(?:NS|EW)\s*)?([+-]?\d{1,9}(?:\.\d*)?)\s*%?", re.ASCII)


@lru_cache(1024)
def tag_warnings(names: tuple[str, ...], present: tuple[str, ...]) -> tuple[Problem, ...]:
    """Return warnings for mandatory tags out of order or missing (except Scoring) and for duplicate tags.

    A note outside the sections of calls and cards is a fault. `names` are the tags written in the game,
    `present` those that have a value, including inherited ones.
    """
    problems = []
    lacking = [name for name in MANDATORY if name not in present and name != "Scoring"]
    if lacking:
        problems.append(_warning(ParseError("pbn.lacking", tags=", ".join(lacking)), ""))
    places = [_PLACE[name] for name in names if name in _PLACE]
    late = next((MANDATORY[after] for before, after in pairwise(places) if after < before), None)
    if late is not None:
        problems.append(_warning(ParseError("pbn.order", tag=late), late))
    twice = [name for name, count in Counter(names).items() if count > 1 and name != "Note"]
    problems += [_warning(ParseError("pbn.again", tag=name), name) for name in twice[:MOST_DUPLICATES]]
    sections = [names.index(name) for name in ("Auction", "Play") if name in names]
    if "Note" in names and names.index("Note") < min(sections, default=len(names)):
        problems.append(_fault(ParseError("pbn.note_apart"), "Note"))
    return tuple(problems)


def impossible_values(tags: Mapping[str, str], vulnerable: Vulnerability | None) -> Iterator[Problem]:
    """Yield problems of dates, optimum scores, percentages, tricks without declarer and rubber history."""
    date = tags.get("Date", "")
    if not _is_date(date):
        yield _warning(ParseError("pbn.date", text=date), "Date")
    optimum = tags.get("OptimumScore", "").strip()
    if optimum not in ("", "?") and not _OPTIMUM.match(optimum):
        yield _fault(ParseError("pbn.optimum", text=optimum), "OptimumScore")
    if "ScorePercentage" in tags:
        percentage = _PERCENTAGE.fullmatch(tags["ScorePercentage"].strip())
        if percentage is not None and not 0 <= float(percentage[1]) <= 100:
            yield _fault(ParseError("pbn.percentage", text=percentage[0]), "ScorePercentage")
    if tags.get("Declarer") == "" and tags.get("Result", "0") not in _NO_TRICKS and _nobody_bid(tags):
        yield _fault(ParseError("pbn.nobody", text=tags["Result"]), "Result")
    history = tags.get("ScoreRubberHistory")
    if history is not None and vulnerable is not None:
        won = _games_won(history)
        if won is None or won != tuple(vulnerable.of(side) for side in SIDES):
            yield _fault(ParseError("pbn.history", text=history), "ScoreRubberHistory")


@lru_cache(1024)
def _is_date(text: str) -> bool:
    return _DATE.fullmatch(text) is not None


def _nobody_bid(tags: Mapping[str, str]) -> bool:
    """Return whether neither a contract nor an auction is given, although declarer's tricks are."""
    return not tags.get("Contract") and "Auction" not in tags and tags["Result"].strip().isdecimal()


def _games_won(history: str) -> tuple[bool, bool] | None:
    """Return whether North-South and East-West have a game in the rubber (PBN 2.1, 4.2.6)."""
    match = _HISTORY.fullmatch(history.strip())
    if match is None:
        return None
    won = []
    for below in (match[2], match[4]):
        points = below.split()
        if not points or not all(point.isdecimal() for point in points):
            return None
        won.append(any(int(point) >= 100 for point in points))
    return won[0], won[1]


def _fault(error: ParseError, where: str) -> Problem:
    return Problem(Severity.FAULT, error, where)


def _warning(error: ParseError, where: str) -> Problem:
    return Problem(Severity.WARNING, error, where)
