"""The OpenAPI document: FastAPI's, with the docstrings of fields, and refusals as the JSON that they are."""

from typing import Any

from fastapi import FastAPI

from chelem.server.field_docs import describe_fields
from chelem.server.protocol_schema import PUBLISHED
from chelem.server.refusals import REFUSAL_RESPONSES


def describe_api(app: FastAPI) -> None:
    """Have the application serve this document."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = made()
            describe_fields(document["components"]["schemas"], PUBLISHED)
            for methods in document["paths"].values():
                for call in methods.values():
                    _refusals_as_json(call["responses"])
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign] # FastAPI's own way to change the document


def _refusals_as_json(responses: dict[str, Any]) -> None:
    """FastAPI gives refusals the media type of the answer: of a file's call that of the file."""
    for status in map(str, REFUSAL_RESPONSES):
        (content,) = responses[status]["content"].values()
        responses[status]["content"] = {"application/json": content}
