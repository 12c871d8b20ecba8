"""The OpenAPI document: FastAPI's, with field docstrings, and with the refusals of all calls."""

from functools import cache
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chelem.site.edge import RefusalShape, WorkedJson, describe_fields
from chelem.site.protocol_schema import published_modules

PATH = "/api/openapi.json"


def describe_api(app: FastAPI) -> None:
    """Make this the application's document."""
    default_openapi = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = default_openapi()
            schemas = document["components"]["schemas"]
            schemas[RefusalShape.__name__] = TypeAdapter(RefusalShape).json_schema()
            describe_fields(schemas, published_modules())
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
