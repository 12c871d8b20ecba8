"""Refusals over HTTP: a code, facts, and a sentence in the requested language."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from typing_extensions import TypedDict

from chelem.core import (
    BadOption,
    Busy,
    ChelemError,
    Forbidden,
    Refused,
    Retry,
    TooLarge,
    TooMany,
    Unknown,
    Unusable,
)
from chelem.i18n import LANGUAGES
from chelem.processes import WorkerDied
from chelem.site.database import LostShard, StoreError, has_changed
from chelem.site.edge.limiter import Asker
from chelem.site.edge.security_log import log_refusal

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_STATUS: dict[type[ChelemError], int] = {
    Unknown: 404,
    Forbidden: 403,
    TooLarge: 413,
    TooMany: 429,
    Unusable: 422,
    Busy: 503,
    Refused: 409,
}
"""The HTTP status of each kind of refusal; that of all others is `INVALID`."""
REFUSED = "refused"
"""Where the state of a request has the code of its refusal, for the access log."""
MOVED = "moved"
"""Where the state of a request says that another process owns what it is for, and nothing has changed."""
SAFE_METHODS = frozenset({"GET", "HEAD"})
"""Calls that may be asked again whatever has happened."""
INVALID, UNAVAILABLE, INTERNAL_ERROR = 422, 503, 500
SECURITY_CODES = frozenset(
    {
        "admin.key",
        "admin.session",
        "chair.key",
        "event.card-code",
        "event.card-tries",
        "event.director-code",
        "event.table-code",
        "event.table-tries",
        "host.unknown",
        "table.owner",
        "visitor.banned",
        "visitor.origin",
        "watch.nobody",
    }
)
"""The refusals that the log of security has."""


class RefusalShape(TypedDict):
    """The reason for a refusal."""

    code: str
    """The reason, for programs."""
    facts: dict[str, str | int]
    """The facts that the sentence mentions, by name."""
    sentence: str
    """The reason for people, in the requested language."""
    retry: Retry
    """Whether to send the same again: `never`, `later` after a pause, or `after` the fact `seconds`."""


_CONTENT = {"application/json": {"schema": {"$ref": f"#/components/schemas/{RefusalShape.__name__}"}}}
REFUSAL_RESPONSES: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "content": _CONTENT,
        "description": "Refused; nothing has changed. 403: not allowed for this visitor; 404: not found; "
        "409: not possible now; 413: too large; 422: invalid request; 429: too many requests, "
        "`Retry-After` is the time to wait in seconds.",
    },
    UNAVAILABLE: {
        "content": _CONTENT,
        "description": "The server is busy or could not save the change; try again.",
    },
}
"""The refusals that any call may return, for OpenAPI.

They refer to their shape, as FastAPI would make a type of it for each call.
"""

logger = logging.getLogger(__name__)


def refusal(error: ChelemError, language: str) -> RefusalShape:
    """Return a refusal as JSON; quoted text that is not valid Unicode is replaced."""
    facts = {name: _text(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    sentence = _text(error.say(language))
    return {"code": error.code, "facts": facts, "sentence": sentence, "retry": error.retry}


def _text(quoted: str) -> str:
    return quoted.encode(errors="replace").decode()


def request_language(request: HTTPConnection) -> str:
    """Return the language requested by the call, otherwise the browser's, otherwise English."""
    requested = request.query_params.get("language") or request.headers.get("accept-language", "")[:2]
    return requested if requested in LANGUAGES else "en"


def install_handlers(app: FastAPI, count: Callable[[str], None] = lambda _code: None) -> None:
    """Return every error of a call as a refusal, and count its code."""
    app.state.count_refusal = count
    app.add_exception_handler(ChelemError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(LostShard, _moved)
    app.add_exception_handler(StoreError, _unavailable)
    app.add_exception_handler(WorkerDied, _unavailable)
    app.add_exception_handler(Exception, _internal_error)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, ChelemError):
        raise error
    if error.code in SECURITY_CODES:
        log_refusal(error.code, Asker.of(request))
    return refuse(request, error, status_of(type(error)))


def status_of(kind: type[ChelemError]) -> int:
    """Return the HTTP status of a kind of refusal."""
    return next((status for known, status in _STATUS.items() if issubclass(kind, known)), INVALID)


def refuse(connection: HTTPConnection, error: ChelemError, status: int) -> JSONResponse:
    """Return a refusal as a response; `Retry-After` says when to try again, if that may help."""
    connection.app.state.count_refusal(error.code)
    connection.scope.setdefault("state", {})[REFUSED] = error.code
    seconds = error.facts.get("seconds")
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    return JSONResponse(refusal(error, request_language(connection)), status, headers)


async def _invalid(request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, RequestValidationError):
        raise error
    return refuse(request, refused_field(error.errors()[0]), INVALID)


def refused_field(error: "ErrorDetails") -> ChelemError:
    """Return pydantic's error about a field as one with a sentence from the catalogue."""
    name = str(next(part for part in reversed(error["loc"]) if part != "[key]"))
    value, facts = str(error["input"]), error.get("ctx", {})
    match error["type"]:
        case "json_invalid":
            return Refused("message.json")
        case "literal_error" | "enum":
            values = facts["expected"].replace("'", "").replace(" or ", ", ")
        case "multiple_of":
            values = f"0, {facts['multiple_of']}, {2 * facts['multiple_of']} …"
        case "less_than_equal":
            values = f"≤ {facts['le']}"
        case "greater_than_equal":
            values = f"≥ {facts['ge']}"
        case "bool_parsing":
            return BadOption("option.flag", name=name, value=value)
        case "int_parsing" | "int_parsing_size":
            return BadOption("option.number", name=name, value=value)
        case _:
            return Refused("message.field", field=name)
    return BadOption("option.value", option=name, value=value, values=values)


async def _not_found(request: Request, error: Exception) -> JSONResponse:
    status = error.status_code if isinstance(error, HTTPException) else INVALID
    return refuse(request, Unknown("page.unknown"), status)


async def _moved(request: Request, _error: Exception) -> JSONResponse:
    if has_changed() and request.method not in SAFE_METHODS:
        return refuse(request, Busy("message.moved"), UNAVAILABLE)
    request.scope.setdefault("state", {})[MOVED] = True
    return refuse(request, Busy("message.failed"), UNAVAILABLE)


async def _unavailable(request: Request, error: Exception) -> JSONResponse:
    logger.error("%s failed", _asked(request), exc_info=error)
    return refuse(request, Busy("message.failed"), UNAVAILABLE)


async def _internal_error(request: Request, error: Exception) -> JSONResponse:
    """Return a refusal for an unforeseen error; the server logs it with a note."""
    error.add_note(f"in answer to {_asked(request)}")
    response = refuse(request, Busy("message.failed"), INTERNAL_ERROR)
    response.headers.update(getattr(request.state, "headers", {}))  # the guard does not see this response
    return response


def cut_short(connection: HTTPConnection) -> JSONResponse:
    """Return the refusal of a call that the server's end cuts short: it may have been done or not."""
    return refuse(connection, Busy("message.moved"), UNAVAILABLE)


def _asked(request: Request) -> str:
    """Return the method and path of a call; quoted, as a decoded path may hold the end of a line."""
    return f"{request.method} {quote(request.url.path)}"
