"""The OpenAPI document: FastAPI's, with field docstrings, and with JSON as the media type of refusals."""

from typing import Any

from fastapi import FastAPI

from chelem.server.field_docs import describe_fields
from chelem.server.protocol_schema import PUBLISHED
from chelem.server.refusals import REFUSAL_RESPONSES


def describe_api(app: FastAPI) -> None:
    """Make the application serve this document."""
    default_openapi = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = default_openapi()
            describe_fields(document["components"]["schemas"], PUBLISHED)
            for methods in document["paths"].values():
                for call in methods.values():
                    _refusals_as_json(call["responses"])
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign] # as FastAPI documents it


def _refusals_as_json(responses: dict[str, Any]) -> None:
    """Declare refusals as JSON; FastAPI gives them the media type of the response, such as a file's."""
    for status in map(str, REFUSAL_RESPONSES):
        (content,) = responses[status]["content"].values()
        responses[status]["content"] = {"application/json": content}
