"""The score calculator over HTTP: a query in, a score out (RULES 2; docs/protocol.md)."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter

from chelem.calculator import (
    ScoreQuery,
    ScoringMethod,
    WhistScore,
    explain_line,
    read_query,
    score_table,
    score_whist_query,
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

FIRST: Mapping[ScoringMethod, str] = {ScoringMethod.WHIZ: "7NT", ScoringMethod.WHIST: "NT"}
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
    """ScoringMethod a contract: the total, its lines with their sums, and the whole table of that contract.

    `game`: contract, rubber, chicago, comptoir, comptoir-traditional, whiz or whist. `contract`: `4SX`, with
    its result if you like (`4SX-2`); in whist the strain and its doublings (`HX`). `tricks` of the
    declarer's side, or in Whiz `made` 1 or 0. `honours`: in rubber and Chicago those in one hand, negative
    where an opponent holds them; in whist those of dealer, left, partner and right (`4,0,1,0`), and `void`
    who has no trumps. `before` and `last`, in Chicago: the points toward the game so far, the fourth deal.
    """
    methods = [method.value for method in ScoringMethod]
    if game not in methods:
        raise BadOption("option.value", option="game", value=game, values=", ".join(methods))
    method = ScoringMethod(game)
    contract = contract or FIRST.get(method, "1NT")
    taken = _number("tricks", tricks)
    if method is ScoringMethod.WHIST:
        return _whist_slip(score_whist_query(contract, taken, honours or None, void or None, "en"), language)
    query = read_query(
        method,
        contract,
        "en",
        tricks=taken,
        made=_flag("made", made) if made else None,
        vulnerable=_flag("vulnerable", vulnerable),
    )
    return _slip(_with_honours(query, honours, before, last=_flag("last", last)), language)


def _part_score(text: str) -> int:
    """Points toward a game that is not won yet: tens, and fewer than a hundred."""
    points = _number("before", text) or 0
    if points % 10 or not 0 <= points < 100:
        raise BadOption("option.value", option="before", value=text, values="0, 10, 20 … 90")
    return points


def _with_honours(query: ScoreQuery, honours: str, before: str, *, last: bool) -> ScoreQuery:
    """The question with what only rubber and Chicago have."""
    if (before or last) and query.method is not ScoringMethod.CHICAGO:
        raise BadOption("slip.alone", name="before" if before else "last", game=query.method.value)
    if not honours:
        return replace(query, before=_part_score(before), last=last)
    if not query.method.has_honours:
        raise BadOption("slip.alone", name="honours", game=query.method.value)
    count = _number("honours", honours.removeprefix("-")) or 0
    if count not in ((0, 4) if query.contract.strain is Strain.NT else (0, 4, 5)):
        raise BadOption("slip.honours", count=count)
    held = -count if honours.startswith("-") else count
    return replace(query, honours=held, before=_part_score(before), last=last)


def _slip(query: ScoreQuery, language: str) -> dict[str, Any]:
    """The slip of a contract; the points are those of the declarer's side, in Whiz each one's own."""
    whiz = query.method is ScoringMethod.WHIZ
    lines = [
        _line(line, line.points, whiz_receiver(line), language)
        if whiz
        else _line(line, signed(line), None, language)
        for line in query.score
    ]
    if query.method.value.startswith("comptoir") and lost_at_once(query.contract, query.tricks):
        lost = {"title": say("slip.lost", {}, language), "reason": ""}
        lines.append({"points": 0, "below": False, "to": None, **lost})
    return {
        "game": query.method.value,
        "contract": query.code,
        "tricks": query.tricks,
        "text": _text(query, language),
        "total": dict(whiz_totals(query.score)) if whiz else query.total,
        "lines": lines,
        "table": asdict(score_table(query, language)),
    }


def _text(query: ScoreQuery, language: str) -> str:
    """What was understood, in words."""
    if query.method is ScoringMethod.WHIZ:
        bare = print_result(replace(query.result, relative=None), language)
        return say("slip.whiz", {"contract": bare, "made": int(query.made)}, language)
    written = query.print(language).replace("-", "−")
    if not query.method.has_vulnerability:
        return written
    return say("slip.red" if query.vulnerable else "slip.green", {"contract": written}, language)


def _whist_slip(scored: WhistScore, language: str) -> dict[str, Any]:
    """The slip of the old bridge: points to either side."""
    named = print_strain(scored.strain, language) + (f" ×{scored.stake}" if scored.stake > 1 else "")
    facts: dict[str, Fact] = {"contract": named, "tricks": scored.tricks}
    return {
        "game": ScoringMethod.WHIST.value,
        "contract": scored.code,
        "tricks": scored.tricks,
        "text": say("slip.whist", facts, language),
        "total": scored.totals,
        "lines": [_line(line, line.points, scored.receiver(line), language) for line in scored.score],
        "table": asdict(whist_table(scored, language)),
    }


def _line(line: Line, points: int, to: str | None, language: str) -> dict[str, Any]:
    """A line as it goes out; `to` says whose it is where more than one side may score."""
    told = explain_line(line, language)
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
