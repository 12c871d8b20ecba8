"""Warnings for harmless deviations from PBN, and impossible values in rare tags."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from chelem.boards.report import Problem, Severity
from chelem.core.errors import ParseError
from chelem.core.seats import SIDES
from chelem.core.vulnerability import Vulnerability
from chelem.formats.pbn.game import MANDATORY

TOLD = 10
"""Tags that are told of where the same is wrong with many."""

_PLACE = {name: place for place, name in enumerate(MANDATORY)}
_NO_TRICKS = frozenset({"", "?", "-", "0"})
_HISTORY = re.compile(r"NS\s+(\S.*?)/(.*?)\s+EW\s+(\S.*?)/(.*)", re.ASCII)
_OPTIMUM = re.compile(r"(NS|EW).*\d", re.ASCII | re.IGNORECASE)
_DATE = re.compile(r"(?:[\d?]{4}\.[\d?]{2}\.[\d?]{2}|\?)?", re.ASCII)
_PERCENTAGE = re.compile(r"(?:(?:NS|EW)\s*)?([+-]?\d{1,9}(?:\.\d*)?)\s*%?", re.ASCII)


@lru_cache(1024)
def order_and_lack(names: tuple[str, ...], told: tuple[str, ...]) -> tuple[Problem, ...]:
    """Warnings on mandatory tags out of order or missing (Scoring apart), and on tags that come twice.

    A note outside the sections of calls and cards is a fault: nobody knows what it is about.

    `names` are those of the game, `told` those that have a value, inherited ones among them.
    """
    found = []
    lacking = [name for name in MANDATORY if name not in told and name != "Scoring"]
    if lacking:
        found.append(_warning(ParseError("pbn.lacking", tags=", ".join(lacking)), ""))
    places = [_PLACE[name] for name in names if name in _PLACE]
    late = next((MANDATORY[after] for before, after in pairwise(places) if after < before), None)
    if late is not None:
        found.append(_warning(ParseError("pbn.order", tag=late), late))
    twice = [name for name, count in Counter(names).items() if count > 1 and name != "Note"]
    found += [_warning(ParseError("pbn.again", tag=name), name) for name in twice[:TOLD]]
    sections = [names.index(name) for name in ("Auction", "Play") if name in names]
    if "Note" in names and names.index("Note") < min(sections, default=len(names)):
        found.append(_fault(ParseError("pbn.note_apart"), "Note"))
    return tuple(found)


def doubtful(tags: Mapping[str, str], vulnerable: Vulnerability | None) -> Iterator[Problem]:
    """Values that cannot be: an optimum or tricks of nobody, a rubber at odds with who is vulnerable."""
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
    """Whether neither a contract is told nor an auction, and the tricks are declarer's."""
    return not tags.get("Contract") and "Auction" not in tags and tags["Result"].strip().isdecimal()


def _games_won(history: str) -> tuple[bool, bool] | None:
    """Whether North-South and East-West have a game in the rubber (PBN 2.1, 4.2.6)."""
    found = _HISTORY.fullmatch(history.strip())
    if found is None:
        return None
    won = []
    for below in (found[2], found[4]):
        points = below.split()
        if not points or not all(point.isdecimal() for point in points):
            return None
        won.append(any(int(point) >= 100 for point in points))
    return won[0], won[1]


def _fault(error: ParseError, where: str) -> Problem:
    return Problem(Severity.FAULT, error, where)


def _warning(error: ParseError, where: str) -> Problem:
    return Problem(Severity.WARNING, error, where)
