"""The score calculator over HTTP: a query in, a slip out (RULES 2; docs/protocol.md)."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Annotated, Any, Self

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field, ValidationError
from starlette.requests import Request

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
    from pydantic_core import ErrorDetails

    from chelem.i18n import Fact

router = APIRouter(prefix="/api", tags=["learn"])

FIRST: Mapping[Mark, str] = {Mark.WHIZ: "7NT", Mark.WHIST: "NT"}
"""What the calculator opens on in the games that have no 1NT."""


class ScoreQuery(BaseModel):
    """The fields of the query; one that is empty is as one that is absent.

    `game`: contract, rubber, chicago, comptoir, comptoir-traditional, whiz or whist. `contract`: `4SX`, with
    its result if you like (`4SX-2`); in whist the strain and its doublings (`HX`). `tricks` of the
    declarer's side, or in Whiz `made` 1 or 0. `honours`: in rubber and Chicago those in one hand, negative
    where an opponent holds them; in whist those of dealer, left, partner and right (`4,0,1,0`), and `void`
    who has no trumps. `before` and `last`, in Chicago: the points toward the game so far, the fourth deal.
    """

    game: Mark = Mark.CONTRACT
    contract: str = ""
    tricks: int | None = Field(None, ge=0, le=9999)
    made: bool | None = None
    vulnerable: bool = False
    honours: str = ""
    void: str = ""
    before: int = Field(0, ge=0, le=90, multiple_of=10)
    last: bool = False

    @classmethod
    def of(cls, given: Mapping[str, str]) -> Self:
        """The query as it came; `BadOption` names the first field that is wrong."""
        try:
            return cls.model_validate({name: value for name, value in given.items() if value})
        except ValidationError as error:
            raise _refusal(error.errors()[0]) from None


def _refusal(error: "ErrorDetails") -> BadOption:
    """What is wrong with a field, in the catalogue's words instead of pydantic's."""
    name, value = str(error["loc"][0]), str(error["input"])
    if error["type"] == "enum":
        values = ", ".join(mark.value for mark in Mark)
        return BadOption("option.value", option=name, value=value, values=values)
    if name == "before":
        return BadOption("option.value", option=name, value=value, values="0, 10, 20 … 90")
    return BadOption(
        "slip.flag" if error["type"].startswith("bool") else "slip.number", name=name, value=value
    )


def _query(request: Request) -> ScoreQuery:
    return ScoreQuery.of(request.query_params)


_PARAMETERS = [
    {"name": name, "in": "query", "schema": schema}
    for name, schema in ScoreQuery.model_json_schema()["properties"].items()
]


@router.get("/score", openapi_extra={"parameters": _PARAMETERS})
def score_slip(language: Language, query: Annotated[ScoreQuery, Depends(_query)]) -> dict[str, Any]:
    """Score a contract: the total, its lines with their sums, and the whole table of that contract."""
    mark, contract = query.game, query.contract or FIRST.get(query.game, "1NT")
    if mark is Mark.WHIST:
        honours, void = query.honours or None, query.void or None
        return _whist_slip(whist_mark(contract, query.tricks, honours, void, "en"), language)
    asked = read_asked(
        mark, contract, "en", tricks=query.tricks, made=query.made, vulnerable=query.vulnerable
    )
    return _slip(_with_honours(asked, query), language)


def _with_honours(asked: Asked, query: ScoreQuery) -> Asked:
    """The question with what only rubber and Chicago have."""
    honours, before, last = query.honours, query.before, query.last
    if (before or last) and asked.mark is not Mark.CHICAGO:
        raise BadOption("slip.alone", name="before" if before else "last", game=asked.mark.value)
    if not honours:
        return replace(asked, before=before, last=last)
    if not asked.mark.honoured:
        raise BadOption("slip.alone", name="honours", game=asked.mark.value)
    digits = honours.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise BadOption("slip.number", name="honours", value=honours)
    if int(digits) not in ((0, 4) if asked.contract.strain is Strain.NT else (0, 4, 5)):
        raise BadOption("slip.honours", count=int(digits))
    return replace(asked, honours=int(honours), before=before, last=last)


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
