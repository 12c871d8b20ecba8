"""The score calculator over HTTP: a query in, a slip out (RULES 2; docs/protocol.md)."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter

from chelem.calculator import (
    Asked,
    Mark,
    WhistMark,
    read_asked,
    table_of,
    tell_line,
    whist_mark,
    whist_table,
)
from chelem.calculator.query import signed, whiz_receiver, whiz_totals
from chelem.core.cards import Strain
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.i18n import say
from chelem.scoring.comptoir import lost_at_once
from chelem.server.dependencies import Language
from chelem.text import print_result, print_strain

if TYPE_CHECKING:
    from chelem.i18n import Fact

router = APIRouter(prefix="/api", tags=["learn"])

FIRST: Mapping[Mark, str] = {Mark.WHIZ: "7NT", Mark.WHIST: "NT"}
"""What the calculator opens on in the games that have no 1NT."""

ONES = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}


@router.get("/score")
def score_slip(  # noqa: PLR0913, PLR0917 - a query's fields are its arguments
    language: Language,
    game: str = "contract",
    contract: str = "",
    tricks: str = "",
    made: str = "",
    vulnerable: str = "0",
    honours: str = "",
    void: str = "",
    before: str = "",
    last: str = "0",
) -> dict[str, Any]:
    """Mark a contract: the total, its lines with their sums, and the whole table of that contract.

    `game`: contract, rubber, chicago, comptoir, comptoir-traditional, whiz or whist. `contract`: `4SX`, with
    its result if you like (`4SX-2`); in whist the strain and its doublings (`HX`). `tricks` of the
    declarer's side, or in Whiz `made` 1 or 0. `honours`: in rubber and Chicago those in one hand, negative
    where an opponent holds them; in whist those of dealer, left, partner and right (`4,0,1,0`), and `void`
    who has no trumps. `before` and `last`, in Chicago: the points toward the game so far, the fourth deal.
    """
    marks = [mark.value for mark in Mark]
    if game not in marks:
        raise BadOption("option.value", option="game", value=game, values=", ".join(marks))
    mark = Mark(game)
    contract = contract or FIRST.get(mark, "1NT")
    taken = _number("tricks", tricks)
    if mark is Mark.WHIST:
        return _whist_slip(whist_mark(contract, taken, honours or None, void or None, "en"), language)
    asked = read_asked(
        mark,
        contract,
        "en",
        tricks=taken,
        made=_flag("made", made) if made else None,
        vulnerable=_flag("vulnerable", vulnerable),
    )
    return _slip(_with_honours(asked, honours, before, last=_flag("last", last)), language)


def _part_score(text: str) -> int:
    """Points toward a game that is not won yet: tens, and fewer than a hundred."""
    points = _number("before", text) or 0
    if points % 10 or not 0 <= points < 100:
        raise BadOption("option.value", option="before", value=text, values="0, 10, 20 … 90")
    return points


def _with_honours(asked: Asked, honours: str, before: str, *, last: bool) -> Asked:
    """The question with what only rubber and Chicago have."""
    if (before or last) and asked.mark is not Mark.CHICAGO:
        raise BadOption("slip.alone", name="before" if before else "last", game=asked.mark.value)
    if not honours:
        return replace(asked, before=_part_score(before), last=last)
    if not asked.mark.honoured:
        raise BadOption("slip.alone", name="honours", game=asked.mark.value)
    count = _number("honours", honours.removeprefix("-")) or 0
    if count not in ((0, 4) if asked.contract.strain is Strain.NT else (0, 4, 5)):
        raise BadOption("slip.honours", count=count)
    held = -count if honours.startswith("-") else count
    return replace(asked, honours=held, before=_part_score(before), last=last)


def _slip(asked: Asked, language: str) -> dict[str, Any]:
    """The slip of a contract; the points are those of the declarer's side, in Whiz each one's own."""
    whiz = asked.mark is Mark.WHIZ
    lines = [
        _line(line, line.points, whiz_receiver(line), language)
        if whiz
        else _line(line, signed(line), None, language)
        for line in asked.lines
    ]
    if asked.mark.value.startswith("comptoir") and lost_at_once(asked.contract, asked.tricks):
        lost = {"title": say("slip.lost", {}, language), "reason": ""}
        lines.append({"points": 0, "below": False, "to": None, **lost})
    return {
        "game": asked.mark.value,
        "contract": asked.code,
        "tricks": asked.tricks,
        "text": _text(asked, language),
        "total": dict(whiz_totals(asked.lines)) if whiz else asked.total,
        "lines": lines,
        "table": asdict(table_of(asked, language)),
    }


def _text(asked: Asked, language: str) -> str:
    """What was understood, in words."""
    if asked.mark is Mark.WHIZ:
        bare = print_result(replace(asked.result, relative=None), language)
        return say("slip.whiz", {"contract": bare, "made": int(asked.made)}, language)
    written = asked.print(language).replace("-", "−")
    if not asked.mark.coloured:
        return written
    return say("slip.red" if asked.vulnerable else "slip.green", {"contract": written}, language)


def _whist_slip(mark: WhistMark, language: str) -> dict[str, Any]:
    """The slip of the old bridge: points to either side."""
    named = print_strain(mark.strain, language) + (f" ×{mark.stake}" if mark.stake > 1 else "")
    facts: dict[str, Fact] = {"contract": named, "tricks": mark.tricks}
    return {
        "game": Mark.WHIST.value,
        "contract": mark.code,
        "tricks": mark.tricks,
        "text": say("slip.whist", facts, language),
        "total": mark.totals,
        "lines": [_line(line, line.points, mark.receiver(line), language) for line in mark.lines],
        "table": asdict(whist_table(mark, language)),
    }


def _line(line: Line, points: int, to: str | None, language: str) -> dict[str, Any]:
    """A line as it goes out; `to` says whose it is where more than one side may mark."""
    told = tell_line(line, language)
    return {"points": points, "below": line.below, "to": to, "title": told.title, "reason": told.reason}


def _number(name: str, value: str) -> int | None:
    """A whole number of the query; None where it has none."""
    if not value:
        return None
    if not (value.isascii() and value.isdigit() and len(value) <= 4):
        raise BadOption("slip.number", name=name, value=value)
    return int(value)


def _flag(name: str, value: str) -> bool:
    flag = ONES.get(value)
    if flag is None:
        raise BadOption("slip.flag", name=name, value=value)
    return flag
