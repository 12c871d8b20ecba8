"""How the server says no: a code, the facts and a sentence in the language asked for."""

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

from chelem.core.errors import ChelemError, Refused
from chelem.i18n import LANGUAGES
from chelem.store.table_store import StoreError

_STATUS = {
    "table.unknown": 404,
    "page.unknown": 404,
    "table.owner": 403,
    "watch.nobody": 403,
    "chair.key": 403,
    "visitor.origin": 403,
    "message.long": 413,
    "library.unknown": 404,
    "library.large": 413,
    "library.long": 413,
    "library.nothing": 422,
    "library.slow": 422,
    "library.busy": 503,
}
BAD, CONFLICT, FAILED = 422, 409, 503


def refusal(error: ChelemError, language: str) -> dict[str, Any]:
    """A refusal as JSON; it may quote what is no text, which no answer can hold."""
    facts = {name: _text(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return {"code": error.code, "facts": facts, "sentence": _text(error.say(language))}


def _text(quoted: str) -> str:
    return quoted.encode(errors="replace").decode()


def request_language(request: Request) -> str:
    """The language that a call asks for, else the browser's, else English."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return asked if asked in LANGUAGES else "en"


def install(app: FastAPI) -> None:
    """Answer every error in the one form that there is."""
    app.add_exception_handler(ChelemError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreError, _failed)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, ChelemError):
        raise error
    status = _STATUS.get(error.code, CONFLICT if isinstance(error, Refused) else BAD)
    return JSONResponse(refusal(error, request_language(request)), status)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """Name the first field that is wrong; pydantic's own words are for programmers."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": ("?",), "type": ""}
    unread = first["type"] == "json_invalid"
    error = Refused("message.json") if unread else Refused("message.field", field=str(first["loc"][-1]))
    return JSONResponse(refusal(error, request_language(request)), BAD)


async def _http(request: Request, error: Exception) -> JSONResponse:
    status = error.status_code if isinstance(error, HTTPException) else BAD
    return JSONResponse(refusal(Refused("page.unknown"), request_language(request)), status)


async def _failed(request: Request, _: Exception) -> JSONResponse:
    return JSONResponse(refusal(Refused("message.failed"), request_language(request)), FAILED)
