"""The score calculator over HTTP: a query in, a score out (RULES 2; docs/protocol.md)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field, model_validator

from chelem.calculator import (
    ScoreQuery,
    ScoringMethod,
    WhistScore,
    explain_line,
    read_query,
    score_whist_query,
    tabulate_scores,
    whist_table,
)
from chelem.calculator.query import declarer_line_points, whiz_receiver, whiz_totals
from chelem.core.cards import Strain
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.i18n import say
from chelem.scoring.comptoir import lost_at_once
from chelem.server.answers import BreakdownLine, ScoreBreakdown
from chelem.server.dependencies import Language
from chelem.text import print_result, print_strain

if TYPE_CHECKING:
    from chelem.i18n import Fact

router = APIRouter(prefix="/api", tags=["learn"])

FIRST: Mapping[ScoringMethod, str] = {ScoringMethod.WHIZ: "7NT", ScoringMethod.WHIST: "NT"}
"""What the calculator opens on in the games that have no 1NT."""


class ScoreFields(BaseModel):
    """The fields of the query; one that is empty is as one that is absent.

    `game`: contract, rubber, chicago, comptoir, comptoir-traditional, whiz or whist. `contract`: `4SX`, with
    its result if you like (`4SX-2`); in whist the strain and its doublings (`HX`). `tricks` of the
    declarer's side, or in Whiz `made` 1 or 0. `honours`: in rubber and Chicago those in one hand, negative
    where an opponent holds them; in whist those of dealer, left, partner and right (`4,0,1,0`), and `void`
    who has no trumps. `before` and `last`, in Chicago: the points toward the game so far, the fourth deal.
    """

    game: ScoringMethod = ScoringMethod.CONTRACT
    contract: str = ""
    tricks: int | None = Field(None, ge=0, le=9999)
    made: bool | None = None
    vulnerable: bool = False
    honours: str = ""
    void: str = ""
    before: int = Field(0, ge=0, le=90, multiple_of=10)
    last: bool = False

    @model_validator(mode="before")
    @classmethod
    def _given(cls, values: dict[str, object]) -> dict[str, object]:
        return {name: value for name, value in values.items() if value}


@router.get("/score")
def calculate_score(fields: Annotated[ScoreFields, Query()], language: Language) -> ScoreBreakdown:
    """Score a contract: the total, its lines with their sums, and the whole table of that contract."""
    method, contract = fields.game, fields.contract or FIRST.get(fields.game, "1NT")
    if method is ScoringMethod.WHIST:
        honours, void = fields.honours or None, fields.void or None
        return _whist_breakdown(score_whist_query(contract, fields.tricks, honours, void, "en"), language)
    query = read_query(
        method, contract, "en", tricks=fields.tricks, made=fields.made, vulnerable=fields.vulnerable
    )
    return _breakdown(_with_honours(query, fields), language)


def _with_honours(query: ScoreQuery, fields: ScoreFields) -> ScoreQuery:
    """The question with what only rubber and Chicago have."""
    honours, before, last = fields.honours, fields.before, fields.last
    if (before or last) and query.method is not ScoringMethod.CHICAGO:
        raise BadOption("slip.alone", name="before" if before else "last", game=query.method.value)
    if not honours:
        return replace(query, before=before, last=last)
    if not query.method.has_honours:
        raise BadOption("slip.alone", name="honours", game=query.method.value)
    digits = honours.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise BadOption("slip.number", name="honours", value=honours)
    if int(digits) not in ((0, 4) if query.contract.strain is Strain.NT else (0, 4, 5)):
        raise BadOption("slip.honours", count=int(digits))
    return replace(query, honours=int(honours), before=before, last=last)


def _breakdown(query: ScoreQuery, language: str) -> ScoreBreakdown:
    """The score of a contract; the points are those of the declarer's side, in Whiz each one's own."""
    whiz = query.method is ScoringMethod.WHIZ
    lines = [
        _line(line, line.points, whiz_receiver(line), language)
        if whiz
        else _line(line, declarer_line_points(line), None, language)
        for line in query.score
    ]
    if query.method.value.startswith("comptoir") and lost_at_once(query.contract, query.tricks):
        lost = say("slip.lost", {}, language)
        lines.append({"points": 0, "below": False, "to": None, "title": lost, "reason": ""})
    return {
        "game": query.method.value,
        "contract": query.code,
        "tricks": query.tricks,
        "text": _text(query, language),
        "total": dict(whiz_totals(query.score)) if whiz else query.total,
        "lines": lines,
        "table": tabulate_scores(query, language),
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


def _whist_breakdown(scored: WhistScore, language: str) -> ScoreBreakdown:
    """The score of a deal of bridge whist: points to either side."""
    named = print_strain(scored.strain, language) + (f" ×{scored.stake}" if scored.stake > 1 else "")
    facts: dict[str, Fact] = {"contract": named, "tricks": scored.tricks}
    return {
        "game": ScoringMethod.WHIST.value,
        "contract": scored.code,
        "tricks": scored.tricks,
        "text": say("slip.whist", facts, language),
        "total": dict(scored.totals),
        "lines": [_line(line, line.points, scored.receiver(line), language) for line in scored.score],
        "table": whist_table(scored, language),
    }


def _line(line: Line, points: int, to: str | None, language: str) -> BreakdownLine:
    """A line as it goes out; `to` says whose it is where more than one side may score."""
    told = explain_line(line, language)
    return {"points": points, "below": line.below, "to": to, "title": told.title, "reason": told.reason}
