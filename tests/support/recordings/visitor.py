"""A visitor over HTTP, who makes calls as playwright's `APIRequestContext` does."""

import json
from collections.abc import Mapping
from typing import Any

import httpx

PATIENCE = 180.0
"""Seconds that an answer may take on a busy machine."""


def value_of(text: str) -> Any:
    """JSON, or the text itself; nothing where there is none."""
    try:
        return json.loads(text)
    except ValueError:
        return text or None


class Answered:
    """An answer."""

    def __init__(self, answer: httpx.Response) -> None:
        self._answer = answer
        self.ok, self.status, self.headers = answer.is_success, answer.status_code, answer.headers

    def json(self) -> Any:
        return self._answer.json()

    @property
    def tag(self) -> str | None:
        """The tag of a page that is asked for again."""
        value = self.value()
        return value.get("tag") if isinstance(value, dict) else None

    def value(self) -> Any:
        return value_of(self.text())

    def text(self) -> str:
        return self._answer.text


class Visitor:
    """Somebody with cookies of their own."""

    def __init__(self, address: str) -> None:
        self._http = httpx.Client(base_url=address, timeout=PATIENCE)

    def fetch(
        self,
        path: str,
        method: str = "GET",
        data: object = None,
        headers: Mapping[str, str] | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Answered:
        """Make a call; `data` is a file, the text of JSON, or is sent as JSON."""
        body = {"content": data} if isinstance(data, bytes | str) else {"json": data}
        if isinstance(data, str):
            headers = {"content-type": "application/json", **(headers or {})}
        given = {} if data is None else body
        if params is not None:
            given["params"] = params
        return Answered(self._http.request(method, path, headers=headers, **given))

    def get(self, path: str, **given: Any) -> Answered:
        return self.fetch(path, "GET", **given)

    def post(self, path: str, **given: Any) -> Answered:
        return self.fetch(path, "POST", **given)

    def put(self, path: str, **given: Any) -> Answered:
        return self.fetch(path, "PUT", **given)

    def patch(self, path: str, **given: Any) -> Answered:
        return self.fetch(path, "PATCH", **given)

    def delete(self, path: str, **given: Any) -> Answered:
        return self.fetch(path, "DELETE", **given)

    def another(self) -> "Visitor":
        """Return another visitor of the same server."""
        return Visitor(str(self._http.base_url))

    def close(self) -> None:
        self._http.close()
