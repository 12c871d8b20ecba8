"""Read the reports of stored boards, also those written under former names."""

import json
from typing import Any

_RENAMED_CODES = {
    "mark.boards": "score.boards",
    "mark.expected": "score.expected",
    "mark.held": "score.honours.held",
    "mark.range": "score.range",
    "mark.stake": "score.doubling",
    "mark.sum": "score.sum",
    "mark.void": "score.honours.void",
    "sided.unknown": "side_value.unknown",
    "tricks.card": "card_play.card",
    "tricks.follow": "card_play.follow",
    "tricks.gone": "card_play.gone",
    "tricks.held": "card_play.held",
}
"""Codes that stored reports may have, and what they are called now."""


def read_reports(text: str) -> list[dict[str, Any]]:
    """Return the reports of a board from their JSON, in today's names.

    >>> read_reports('[{"weight": "fault", "code": "tricks.held"}]')
    [{'severity': 'fault', 'code': 'card_play.held'}]
    """
    return [_current(report) for report in json.loads(text)]


def _current(report: dict[str, Any]) -> dict[str, Any]:
    renamed = {"severity" if name == "weight" else name: value for name, value in report.items()}
    return {**renamed, "code": _RENAMED_CODES.get(report["code"], report["code"])}
