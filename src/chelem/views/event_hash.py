"""The hash of a ranking, which is published with it."""

import hashlib
from collections.abc import Sequence

import orjson

from chelem.views.event_shapes import EventRanking


def ranking_hash(rankings: Sequence[EventRanking]) -> str:
    """Return the SHA-256 of rankings as JSON, with sorted keys and without spaces, as lower-case hex digits.

    Each has `line`, `ranked` and `unit`; a line has `boards`, `entrant`, `place`, `result` and `tied`.
    """
    plain = [
        {
            "unit": ranking["unit"],
            "line": ranking["line"],
            "ranked": [
                {
                    "entrant": one["entrant"],
                    "place": one["place"],
                    "tied": one["tied"],
                    "result": one["result"],
                    "boards": one["boards"],
                }
                for one in ranking["ranked"]
            ],
        }
        for ranking in rankings
    ]
    return hashlib.sha256(orjson.dumps(plain, option=orjson.OPT_SORT_KEYS)).hexdigest()
