"""The score calculator over HTTP (RULES 2; docs/protocol.md)."""

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from fastapi import Query
from pydantic import BaseModel, Field, model_validator
from starlette.requests import Request
from typing_extensions import TypedDict

from chelem import calculator
from chelem.calculator.description import ScoringMethodShape
from chelem.core import Contract, Line, Strain
from chelem.engine import ScoreQuery, ScoringMethod
from chelem.games.registry import calculator_methods, default_scoring_method
from chelem.i18n import say
from chelem.scoring import datum, matchpoint_top, victory_points
from chelem.site.visitors import CallRouter, Language


class BreakdownLine(TypedDict):
    """A line of a score with its calculation."""

    points: int
    below: bool
    """Whether the points are below the line: they count toward a game."""
    to: str | None
    """Who receives the points; null if only one side can score."""
    title: str
    reason: str
    """The calculation of the points."""
    notes: list[str]
    """The calculation, the receiver, and whether the points are below the line, in words."""


class BreakdownTotal(TypedDict):
    """A total, and who receives it, if that is not declarer's side."""

    points: int
    to: str


class BreakdownRow(TypedDict):
    """A result and its score in each column."""

    result: str
    totals: list[str]
    here: int | None
    """The column of the query, if it is in this row."""


class BreakdownTable(TypedDict):
    """The scores of every result of a contract."""

    caption: str
    corner: str
    heads: list[str]
    rows: list[BreakdownRow]
    note: str


class FieldRow(TypedDict):
    """North-South's score at one table, and what it is worth against the others."""

    score: int
    matchpoints: float
    percent: float
    cross_imps: float
    butler: int


class FieldComparison(TypedDict):
    """The scores of a board at several tables, compared."""

    top: int
    """The most matchpoints."""
    datum: int
    """The trimmed mean that Butler compares with."""
    rows: list[FieldRow]
    """In the order of the scores."""


class VictoryPointSplit(TypedDict):
    """The victory points of a match of teams."""

    winner: float
    loser: float


class ScoreBreakdown(TypedDict):
    """The score of a contract: the total, its lines, and the table of every result."""

    method: str
    contract: str
    """The contract of the query, as a code."""
    tricks: int
    text: str
    """The query in words."""
    total: int | dict[str, int]
    """Signed from declarer's side; by player or side if several can score."""
    totals: list[BreakdownTotal]
    """The totals with their receivers in words."""
    lost: str | None
    """A sentence if the result loses the match at once; otherwise null."""
    lines: list[BreakdownLine]
    table: BreakdownTable


class ScoringMethods(TypedDict):
    """The scoring methods that the games bring to the calculator."""

    methods: list[ScoringMethodShape]


if TYPE_CHECKING:
    from chelem.i18n import Fact

router = CallRouter(prefix="/api", tags=["learn"])


class ScoreFields(BaseModel):
    """The fields of the query; an empty field counts as missing.

    `method` is a scoring method of `GET /api/score/methods`, the first of them by default. `contract` is
    written `4SX`, perhaps with the result (`4SX-2`); without numbers, the strain and doublings (`HX`). The
    result is `tricks`, those of declarer's side, or `made`, 1 or 0. Other fields are inputs of the method.
    """

    method: str = ""
    contract: str = ""
    tricks: int | None = Field(None, ge=0, le=9999)
    made: bool | None = None
    vulnerable: bool = False

    @model_validator(mode="before")
    @classmethod
    def _normalise(cls, values: dict[str, object]) -> dict[str, object]:
        """Drop empty fields; accept the method under its former name `game`, which old links have."""
        fields = {name: value for name, value in values.items() if value}
        return {"method": fields["game"], **fields} if "game" in fields else fields


def _first_contract(method: ScoringMethod) -> str:
    """Return the default contract: the lowest notrump contract."""
    return "".join(map(str, method.numbers(Strain.NT)[:1])) + str(Strain.NT)


_INPUTS = {
    "name": "inputs",
    "in": "query",
    "style": "form",
    "explode": True,
    "schema": {"type": "object", "additionalProperties": {"type": "string"}},
}


@router.get("/score/methods")
def list_methods(language: Language) -> ScoringMethods:
    """The scoring methods of the games, with everything that a client needs to draw their inputs."""
    return {
        "methods": [calculator.describe_method(method, language) for method in calculator_methods().values()]
    }


@router.get("/score", openapi_extra={"parameters": [_INPUTS]})
def calculate_score(
    fields: Annotated[ScoreFields, Query()], request: Request, language: Language
) -> ScoreBreakdown:
    """The score of a contract: the total, its lines, and the table of every result."""
    method = calculator.find_method(fields.method or default_scoring_method())
    known = {
        name
        for scoring_method in calculator_methods().values()
        for given in scoring_method.inputs
        for name in given.names
    }
    inputs = {name: text for name, text in request.query_params.items() if name in known}
    contract = fields.contract or _first_contract(method)
    written = calculator.WrittenQuery(contract, fields.tricks, fields.made, fields.vulnerable, inputs)
    return _breakdown(calculator.read_query(method, written, "en"), language)


@router.get("/score/field")
def compare_field(scores: Annotated[str, Query(max_length=4000)]) -> FieldComparison:
    """The scores of a board at several tables: matchpoints, cross-IMPs, Butler, all for North-South."""
    found = calculator.read_scores(scores)
    return {
        "top": matchpoint_top(len(found)),
        "datum": datum(found) or 0,
        "rows": [
            {
                "score": row.score,
                "matchpoints": float(row.matchpoints),
                "percent": float(row.percent),
                "cross_imps": float(row.cross_imps),
                "butler": row.butler,
            }
            for row in calculator.compare_scores(found)
        ],
    }


@router.get("/score/victory-points")
def convert_imps(
    imps: Annotated[int, Query(ge=-9999, le=9999)], boards: Annotated[int, Query(ge=1, le=200)]
) -> VictoryPointSplit:
    """The victory points of a match won by a number of IMPs, on the scale of the World Bridge Federation."""
    winner, loser = victory_points(imps, boards)
    return {"winner": float(winner), "loser": float(loser)}


def _breakdown(query: ScoreQuery, language: str) -> ScoreBreakdown:
    """Return the score of a query; points are signed from declarer's side, or by receiver."""
    lines = [_line(query, line, language) for line in query.score]
    if query.lost:
        reason = query.lost.say(language)
        lines.append({"points": 0, "below": False, "to": None, "title": reason, "reason": "", "notes": []})
    return {
        "method": query.method.id,
        "contract": query.code,
        "tricks": query.tricks,
        "text": _text(query, language),
        "total": query.totals or query.total,
        "totals": _totals(query, language),
        "lost": say("score.lost", {}, language) if query.lost else None,
        "lines": lines,
        "table": _table(query, language),
    }


def _text(query: ScoreQuery, language: str) -> str:
    """Return the query in words."""
    over = query.tricks - query.contract.tricks
    colour = "none"
    if query.method.has_vulnerability:
        colour = "red" if query.vulnerable else "green"
    facts = {
        **_contract_facts(query, query.contract, language),
        "over": "=" if over == 0 else f"+{over}" if over > 0 else calculator.signed_number(over),
        "tricks": query.tricks,
        "made": int(query.made),
        "colour": colour,
    }
    return calculator.say_for(query.method, "calc.text", language, **facts)


def _contract_facts(query: ScoreQuery, contract: Contract, language: str) -> dict[str, "Fact"]:
    """Return the contract in words, and its parts for sentences that phrase it otherwise."""
    text = calculator.print_bare_contract(query, contract, language)
    return {"contract": text, "number": query.number or 0, "strain": str(contract.strain)}


def _totals(query: ScoreQuery, language: str) -> list[BreakdownTotal]:
    """Return the total, or that of each receiver, with its receiver in words."""
    if query.totals:
        return [
            {"points": points, "to": say(f"calc-to-{name}", {}, language)}
            for name, points in query.totals.items()
        ]
    total = query.total
    return [
        {
            "points": total,
            "to": calculator.say_for(query.method, "calc-to-minus", language) if total < 0 else "",
        }
    ]


def _table(query: ScoreQuery, language: str) -> BreakdownTable:
    """Return the table; its caption has no doublings because the table covers all of them."""
    facts = _contract_facts(query, replace(query.contract, stake=1), language)
    table = calculator.tabulate_scores(query, language)
    return {
        "caption": calculator.say_for(query.method, "calc-table", language, **facts),
        "corner": calculator.say_for(query.method, "calc-head", language),
        "heads": list(map(str, table.heads)),
        "rows": [
            {"result": str(row.result), "totals": list(map(str, row.totals)), "here": row.here}
            for row in table.rows
        ],
        "note": say(f"calc-note-{query.method.id}", {}, language),
    }


def _line(query: ScoreQuery, line: Line, language: str) -> BreakdownLine:
    """Return a line; `to` is its receiver if there are several totals, `notes` the text below its title."""
    explained, receiver = calculator.explain_line(line, language), query.method.receiver(line)
    notes = [
        explained.reason,
        say(f"calc-line-{receiver.line}", {}, language) if receiver else "",
        calculator.say_for(query.method, "calc-below", language) if line.below else "",
    ]
    return {
        "points": line.points if receiver else calculator.signed_for_declarer(line),
        "below": line.below,
        "to": receiver.line if receiver else None,
        "title": explained.title,
        "reason": explained.reason,
        "notes": list(filter(None, notes)),
    }
