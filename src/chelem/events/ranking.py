"""The ranking of an event: places, with ties, and results as exact fractions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Literal

from chelem.core.seats import SIDES, Side
from chelem.events.event_results import EventResults
from chelem.events.matches import score_matches
from chelem.events.tally import EntrantTally, award_imps, award_percentage, tally_results
from chelem.events.tie_breaks import tie_order

Unit = Literal["percent", "imps", "vp"]
"""What is ranked."""


@dataclass(frozen=True, slots=True)
class RankedEntrant:
    """An entrant, by its index in the event, with its place and exact result.

    `place` is None for an entrant without standing, or without a board. `tied` entrants share a
    place. `boards` counts those with a score.
    """

    entrant: int
    place: int | None
    result: Fraction
    boards: int
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Ranking:
    """The ranked entrants of an event, or of one of its two lines, best first, those without a place last."""

    unit: Unit
    ranked: tuple[RankedEntrant, ...]
    line: Side | None = None

    def __iter__(self) -> Iterator[RankedEntrant]:
        return iter(self.ranked)


def rank_event(results: EventResults) -> tuple[Ranking, ...]:
    """Return the ranking of an event, or with two winners that of each line, North-South first."""
    if results.settings.matches != "none":
        return (_of_matches(results),)
    unit: Unit = "percent" if results.settings.method == "matchpoints" else "imps"
    tallies = tally_results(results)
    totals = [total(results, index, one) for index, one in enumerate(tallies)]
    boards = [one.boards for one in tallies]
    lines: tuple[Side | None, ...] = SIDES if results.winners == 2 else (None,)
    return tuple(
        Ranking(unit, tuple(_placed(results, boards, totals, _of_line(results, line))), line)
        for line in lines
    )


def _of_matches(results: EventResults) -> Ranking:
    """Return the ranking by the victory points of all matches."""
    count = len(results.entrants)
    totals = [one.handicap + one.carried - one.penalty for one in results.entrants]
    boards = [0] * count
    for scored in score_matches(results):
        for who, points in zip((scored.match.first, scored.match.second), scored.points, strict=True):
            totals[who] += points
            boards[who] += scored.boards
    return Ranking("vp", tuple(_placed(results, boards, totals, range(count))))


def total(results: EventResults, index: int, one: EntrantTally) -> Fraction:
    """Return the result of an entrant from its tally: a percentage, or a sum of IMPs."""
    entrant, settings = results.entrants[index], results.settings
    extra = entrant.handicap + entrant.carried - entrant.penalty
    if settings.method != "matchpoints":
        return one.points + sum((award_imps(award, settings) for award, _ in one.awards), extra)
    own = one.own_percentage
    points = one.points + sum(
        (award_percentage(award, own, settings) * top / 100 for award, top in one.awards), Fraction(0)
    )
    possible = one.possible + sum(top for _, top in one.awards)
    if not possible:
        lone = [award_percentage(award, own, settings) for award, _ in one.awards]
        return sum(lone, Fraction(0)) / len(lone) + extra if lone else extra
    return 100 * points / possible + extra


def _of_line(results: EventResults, line: Side | None) -> Iterator[int]:
    for index, entrant in enumerate(results.entrants):
        if line is None or (entrant.line or Side.NS) is line:
            yield index


def _placed(
    results: EventResults, boards: list[int], totals: list[Fraction], entrants: Iterable[int]
) -> Iterator[RankedEntrant]:
    """Yield the entrants in order; equal results that no rule of the settings separates share a place."""
    candidates = list(entrants)
    unranked = [
        index for index in candidates if results.entrants[index].standing != "ranked" or not boards[index]
    ]
    left_out = set(unranked)
    ranked = sorted(
        (index for index in candidates if index not in left_out),
        key=lambda i: (-float(totals[i]), -totals[i]),
    )
    place = 1
    for _, equal in groupby(ranked, key=lambda index: totals[index]):
        for together in tie_order(results, list(equal)):
            for index in together:
                yield RankedEntrant(index, place, totals[index], boards[index], tied=len(together) > 1)
            place += len(together)
    for index in unranked:
        yield RankedEntrant(index, None, totals[index], boards[index])
