"""The OpenAPI document: FastAPI's, with field docstrings, and with JSON as the media type of refusals."""

from functools import cache
from typing import Any

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chelem.site.edge import REFUSAL_RESPONSES, WorkedJson, describe_fields
from chelem.site.protocol_schema import published_modules

PATH = "/api/openapi.json"


def describe_api(app: FastAPI) -> None:
    """Make this the application's document."""
    default_openapi = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = default_openapi()
            describe_fields(document["components"]["schemas"], published_modules())
            for methods in document["paths"].values():
                for call in methods.values():
                    _refusals_as_json(call["responses"])
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign] # as FastAPI documents it


def document_route(app: FastAPI) -> Route:
    """Return the route of the document: its half a megabyte is written and compressed once."""

    @cache
    def written() -> WorkedJson:
        return WorkedJson.of(app.openapi())

    def openapi(request: Request) -> Response:
        return written().answer(request)

    return Route(PATH, openapi)


def _refusals_as_json(responses: dict[str, Any]) -> None:
    """Declare refusals as JSON; FastAPI gives them the media type of the response, such as a file's."""
    for status in map(str, REFUSAL_RESPONSES):
        (content,) = responses[status]["content"].values()
        responses[status]["content"] = {"application/json": content}
