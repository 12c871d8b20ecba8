"""The refusals that docs/protocol.md lists, and a check of those that a server sends."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

PAGE = Path(__file__).parents[2].joinpath("docs/protocol.md").read_text(encoding="utf-8")
LISTED = {
    code: (frozenset(map(int, re.findall(r"\d+", statuses))), retry)
    for code, statuses, retry in re.findall(
        r"^\| `([\w.]+)` \| [^|]*\| ([^|]*)\| (never|later|after) \|", PAGE, re.MULTILINE
    )
}
"""For each code the statuses it may come with over HTTP, and whether it may be sent again."""
RETRY_AFTER = "retry-after"


def check_refusal(refusal: Mapping[str, Any], status: int | None = None) -> None:
    """Fail unless the page lists a refusal as it came, with this status over HTTP."""
    assert refusal["code"] in LISTED, f"docs/protocol.md does not list {refusal['code']}"
    statuses, retry = LISTED[refusal["code"]]
    assert (refusal["code"], retry) == (refusal["code"], refusal["retry"])
    assert (retry == "after") == ("seconds" in refusal["facts"]), refusal
    assert status is None or status in statuses, (refusal["code"], status)


def check_documented(answer: httpx.Response) -> None:
    """Fail if a call is refused in a way that the page does not list."""
    if answer.is_error and answer.url.path.startswith("/api/"):
        refusal = json.loads(answer.content)
        check_refusal(refusal, answer.status_code)
        assert (RETRY_AFTER in answer.headers) == (refusal["retry"] == "after")
