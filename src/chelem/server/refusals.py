"""Refusals over HTTP: a code, facts and a sentence in the requested language."""

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import Request

from chelem.core.errors import Busy, ChelemError, Forbidden, Refused, TooLarge, Unknown, Unusable
from chelem.i18n import LANGUAGES
from chelem.store.table_store import StoreError

_STATUS: dict[type[ChelemError], int] = {
    Unknown: 404,
    Forbidden: 403,
    TooLarge: 413,
    Unusable: 422,
    Busy: 503,
    Refused: 409,
}
"""The HTTP status of each kind of refusal; of all others, `BAD`."""
BAD, FAILED = 422, 503


def refusal(error: ChelemError, language: str) -> dict[str, Any]:
    """A refusal as JSON; quoted bytes that are not valid text are replaced."""
    facts = {name: _text(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    return {"code": error.code, "facts": facts, "sentence": _text(error.say(language))}


def _text(quoted: str) -> str:
    return quoted.encode(errors="replace").decode()


def request_language(request: Request) -> str:
    """The language requested by the call, otherwise the browser's, otherwise English."""
    asked = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return asked if asked in LANGUAGES else "en"


def install(app: FastAPI) -> None:
    """Return every error in the same form."""
    app.add_exception_handler(ChelemError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreError, _failed)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, ChelemError):
        raise error
    status = next((status for kind, status in _STATUS.items() if isinstance(error, kind)), BAD)
    return JSONResponse(refusal(error, request_language(request)), status)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    """Name the first invalid field; pydantic's messages are for programmers."""
    first = error.errors()[0] if isinstance(error, RequestValidationError) else {"loc": ("?",), "type": ""}
    unread = first["type"] == "json_invalid"
    error = Refused("message.json") if unread else Refused("message.field", field=str(first["loc"][-1]))
    return JSONResponse(refusal(error, request_language(request)), BAD)


async def _http(request: Request, error: Exception) -> JSONResponse:
    status = error.status_code if isinstance(error, HTTPException) else BAD
    return JSONResponse(refusal(Unknown("page.unknown"), request_language(request)), status)


async def _failed(request: Request, _: Exception) -> JSONResponse:
    return JSONResponse(refusal(Refused("message.failed"), request_language(request)), FAILED)
