"""The refusals that docs/protocol.md lists, and a check of those that a server sends."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import httpx

from protocol_tables import refusal_table

RETRY_AFTER = "retry-after"


@cache
def listed() -> Mapping[str, tuple[frozenset[int], str]]:
    """Return for each code the statuses it may come with over HTTP, and whether it may be sent again."""
    rows = re.findall(
        r"^\| `([\w.-]+)` \| [^|]*\| ([^|]*)\| (never|later|after) \|",
        "\n".join(refusal_table()),
        re.MULTILINE,
    )
    return {
        code: (frozenset(map(int, re.findall(r"\d+", statuses))), retry) for code, statuses, retry in rows
    }


def check_refusal(refusal: Mapping[str, Any], status: int | None = None) -> None:
    """Fail unless the page lists a refusal as it came, with this status over HTTP."""
    assert refusal["code"] in listed(), f"docs/protocol.md does not list {refusal['code']}"
    statuses, retry = listed()[refusal["code"]]
    assert (refusal["code"], retry) == (refusal["code"], refusal["retry"])
    assert (retry == "after") == ("seconds" in refusal["facts"]), refusal
    assert status is None or status in statuses, (refusal["code"], status)


def check_documented(answer: httpx.Response) -> None:
    """Fail if a call is refused in a way that the page does not list."""
    if answer.is_error and answer.url.path.startswith("/api/"):
        refusal = json.loads(answer.content)
        check_refusal(refusal, answer.status_code)
        assert (RETRY_AFTER in answer.headers) == (refusal["retry"] == "after")
