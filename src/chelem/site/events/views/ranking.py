"""The rankings of an event, what entries change in them, and the hash that is published with them."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Annotated

import orjson
from typing_extensions import TypedDict

from chelem.events import Event, Ranking
from chelem.events.shown import rounded_float
from chelem.formats.json_types import one_of


class EventRanked(TypedDict):
    """A line of the ranking."""

    entrant: int
    place: int | None
    tied: bool
    result: float
    boards: int


class EventRanking(TypedDict):
    """The ranking, or that of one direction."""

    unit: Annotated[str, one_of("percent", "imps", "vp")]
    line: Annotated[str, one_of("NS", "EW")] | None
    ranked: list[EventRanked]


class EventChange(TypedDict):
    """What an entry would change for an entrant."""

    entrant: int
    place: int | None
    place_before: int | None
    result: float
    result_before: float


class EventEffect(TypedDict):
    """What an entry would change in the ranking; entrants for whom nothing changes are left out."""

    changes: list[EventChange]
    warnings: list[str]
    """What would be wrong with the movement after it, such as a board played twice."""


def rankings_view(event: Event) -> list[EventRanking]:
    """Return the ranking, or one for each line where there are two winners."""
    return list(map(ranking_view, _ranked(event)))


def ranking_view(pair: tuple[Event, Ranking]) -> EventRanking:
    """Return a ranking by the numbers of the entrants in the event."""
    event, ranking = pair
    numbers, places = event.entrants, event.results().settings.places
    return {
        "unit": ranking.unit,
        "line": None if ranking.line is None else str(ranking.line),
        "ranked": [
            {
                "entrant": numbers[ranked.entrant],
                "place": ranked.place,
                "tied": ranked.tied,
                "result": rounded_float(ranked.result, places),
                "boards": ranked.boards,
            }
            for ranked in ranking
        ],
    }


def effect_view(before: Event, after: Event, warnings: list[str]) -> EventEffect:
    """Return what differs between two rankings of an event, with what would be wrong."""
    return {"changes": changes_view(before, after), "warnings": warnings}


def changes_view(before: Event, after: Event) -> list[EventChange]:
    """Return the entrants whose place or result differs between two rankings of an event."""
    old, new = dict(_standings(before)), dict(_standings(after))
    nothing: tuple[int | None, float] = None, 0.0
    changes: list[EventChange] = []
    for entrant in sorted(old.keys() | new.keys()):
        (place_before, result_before), (place, result) = old.get(entrant, nothing), new.get(entrant, nothing)
        if (place_before, result_before) != (place, result):
            changes.append(
                {
                    "entrant": entrant,
                    "place": place,
                    "place_before": place_before,
                    "result": result,
                    "result_before": result_before,
                }
            )
    return changes


def _standings(event: Event) -> Iterator[tuple[int, tuple[int | None, float]]]:
    for pair in _ranked(event):
        for ranked in ranking_view(pair)["ranked"]:
            yield ranked["entrant"], (ranked["place"], ranked["result"])


def _ranked(event: Event) -> list[tuple[Event, Ranking]]:
    return [(event, ranking) for ranking in event.ranking()]


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
                    "entrant": ranked["entrant"],
                    "place": ranked["place"],
                    "tied": ranked["tied"],
                    "result": ranked["result"],
                    "boards": ranked["boards"],
                }
                for ranked in ranking["ranked"]
            ],
        }
        for ranking in rankings
    ]
    return hashlib.sha256(orjson.dumps(plain, option=orjson.OPT_SORT_KEYS)).hexdigest()
