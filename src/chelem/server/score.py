"""The score calculator over HTTP: a query in, a score out (RULES 2; docs/protocol.md)."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Annotated, Any, Self

from fastapi import APIRouter, Depends
from pydantic import BaseModel, Field, ValidationError
from starlette.requests import Request

from chelem.calculator import (
    WrittenQuery,
    describe_method,
    explain_line,
    find_method,
    print_bare_contract,
    read_query,
    say_for,
    signed_for_declarer,
    signed_number,
    tabulate_scores,
)
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.engine.scoring_method import ScoreQuery, ScoringMethod
from chelem.games.registry import calculator_methods, usual_scoring
from chelem.i18n import say
from chelem.server.dependencies import Language

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

    from chelem.i18n import Fact

router = APIRouter(prefix="/api", tags=["learn"])


class ScoreFields(BaseModel):
    """The fields of the query; one that is empty is as one that is absent.

    `game` is a scoring method of `GET /api/score/methods`, the first of them by default. `contract`: `4SX`,
    with its result if you like (`4SX-2`); where contracts have no number, the strain and its doublings
    (`HX`). `tricks` of declarer's side, or `made` 1 or 0. Any other field is an input of the method.
    """

    game: str = ""
    contract: str = ""
    tricks: int | None = Field(None, ge=0, le=9999)
    made: bool | None = None
    vulnerable: bool = False

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
    code = "slip.flag" if error["type"].startswith("bool") else "slip.number"
    return BadOption(code, name=name, value=value)


def _query(request: Request) -> ScoreQuery:
    """The query in the parameters; ignores those that no method asks for."""
    given = request.query_params
    fields = ScoreFields.of(given)
    methods = calculator_methods()
    method = find_method(fields.game or usual_scoring())
    names = {name for each in methods.values() for one in each.inputs for name in one.names}
    inputs = {name: value for name, value in given.items() if name in names}
    contract = fields.contract or _first_contract(method)
    written = WrittenQuery(contract, fields.tricks, fields.made, fields.vulnerable, inputs)
    return read_query(method, written, "en")


def _first_contract(method: ScoringMethod) -> str:
    """What the calculator opens on: the lowest notrump contract."""
    return "".join(map(str, method.numbers(Strain.NT)[:1])) + str(Strain.NT)


_PARAMETERS = [
    {"name": name, "in": "query", "schema": schema}
    for name, schema in ScoreFields.model_json_schema()["properties"].items()
]
_INPUTS = {
    "name": "inputs",
    "in": "query",
    "style": "form",
    "explode": True,
    "schema": {"type": "object", "additionalProperties": {"type": "string"}},
}


@router.get("/score/methods")
def list_methods(language: Language) -> dict[str, Any]:
    """The scoring methods that the games bring, with all that draws their keys."""
    return {"methods": [describe_method(method, language) for method in calculator_methods().values()]}


@router.get("/score", openapi_extra={"parameters": [*_PARAMETERS, _INPUTS]})
def score_slip(language: Language, query: Annotated[ScoreQuery, Depends(_query)]) -> dict[str, Any]:
    """Score a contract: the total, its lines with their sums, and the whole table of that contract."""
    lines = [_line(query, line, language) for line in query.score]
    if query.lost:
        why = query.lost.say(language)
        lines.append({"points": 0, "below": False, "to": None, "title": why, "reason": "", "notes": []})
    return {
        "game": query.method.id,
        "contract": query.code,
        "tricks": query.tricks,
        "text": _text(query, language),
        "total": query.totals or query.total,
        "totals": _totals(query, language),
        "lost": say("score.lost", {}, language) if query.lost else None,
        "lines": lines,
        "table": {**_words_of_table(query, language), **asdict(tabulate_scores(query, language))},
    }


def _text(query: ScoreQuery, language: str) -> str:
    """What was understood, in words."""
    over = query.tricks - query.contract.tricks
    colour = "none"
    if query.method.has_vulnerability:
        colour = "red" if query.vulnerable else "green"
    facts = {
        **_contract_facts(query, query.contract, language),
        "over": "=" if over == 0 else f"+{over}" if over > 0 else signed_number(over),
        "tricks": query.tricks,
        "made": int(query.made),
        "colour": colour,
    }
    return say_for(query.method, "slip.text", language, **facts)


def _contract_facts(query: ScoreQuery, contract: Contract, language: str) -> dict[str, "Fact"]:
    """The contract in words, and its parts for a sentence that words it otherwise."""
    words = print_bare_contract(query, contract, language)
    return {"contract": words, "number": query.number or 0, "strain": str(contract.strain)}


def _totals(query: ScoreQuery, language: str) -> list[dict[str, Any]]:
    """The total, or each receiver's, with the words that say whose it is."""
    if query.totals:
        return [
            {"points": points, "to": say(f"calc-to-{name}", {}, language)}
            for name, points in query.totals.items()
        ]
    total = query.total
    return [{"points": total, "to": say_for(query.method, "calc-to-minus", language) if total < 0 else ""}]


def _words_of_table(query: ScoreQuery, language: str) -> dict[str, str]:
    """The caption of the table, without doublings because it covers all of them, its corner and its note."""
    facts = _contract_facts(query, replace(query.contract, stake=1), language)
    return {
        "caption": say_for(query.method, "calc-table", language, **facts),
        "corner": say_for(query.method, "calc-head", language),
        "note": say(f"calc-note-{query.method.id}", {}, language),
    }


def _line(query: ScoreQuery, line: Line, language: str) -> dict[str, Any]:
    """A line: `to` says whose it is where there are several totals, `notes` is all below its title."""
    explained, receiver = explain_line(line, language), query.method.receiver(line)
    notes = [
        explained.reason,
        say(f"calc-line-{receiver.line}", {}, language) if receiver else "",
        say_for(query.method, "calc-below", language) if line.below else "",
    ]
    return {
        "points": line.points if receiver else signed_for_declarer(line),
        "below": line.below,
        "to": receiver.line if receiver else None,
        "title": explained.title,
        "reason": explained.reason,
        "notes": list(filter(None, notes)),
    }
