"""The ranking of an event: places, with ties, and results as exact fractions."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from chelem.core import SIDES, Phrase, Side
from chelem.events.event_results import EventResults
from chelem.events.forms.form import Unit
from chelem.events.matches import bye_points, score_matches
from chelem.events.tally import tally_results
from chelem.events.tie_breaks import tie_order

MOST_ALTERNATING = 69
"""Up to how many pairs places alternate by the FFB's article 82; what it says of more was not at hand."""


@dataclass(frozen=True, slots=True)
class RankedEntrant:
    """An entrant, by its index in the event, with its place and exact result.

    `place` is None for an entrant without standing, or without a board, a bye or a void match. `tied`
    entrants share a place. `boards` counts those with a score.
    """

    entrant: int
    place: int | None
    result: Fraction
    boards: int
    tied: bool = False

    @property
    def has_result(self) -> bool:
        """Whether its result says anything: without a place or a board it is 0 because nothing was played."""
        return self.place is not None or bool(self.boards or self.result)


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
    totals, boards = event_totals(results)
    lines: tuple[Side | None, ...] = SIDES if results.has_two_rankings else (None,)
    return tuple(
        Ranking(
            results.form.unit, tuple(_placed(results, boards, totals, entrants_of_line(results, line))), line
        )
        for line in lines
    )


def event_totals(results: EventResults) -> tuple[list[Fraction], list[int]]:
    """Return the final result of each entrant, and on how many boards it has a score."""
    if results.form.matches is not None:
        return _match_totals(results)
    tallies, total = tally_results(results), results.form.comparison.total
    totals = [total(tally, entrant.added) for tally, entrant in zip(tallies, results.entrants, strict=True)]
    return totals, [tally.boards for tally in tallies]


def rank_as_one(results: EventResults) -> Ranking:
    """Return one ranking of an event with two winners, by the settings; others are ranked as ever.

    Alternating (FFB, RNC art. 82): the first of both lines have the first two places, the better result
    before the other, then the second of both, and so on. The article says so up to 69 pairs; more alternate
    too, and `single_ranking_note` says it.
    """
    rankings = rank_event(results)
    if len(rankings) == 1:
        return rankings[0]
    if results.settings.single_ranking == "by-result":
        totals, boards = event_totals(results)
        return Ranking(results.form.unit, tuple(_placed(results, boards, totals, range(len(totals)))))
    everybody = [ranked for ranking in rankings for ranked in ranking]
    placed = [(row.place, -row.result, row) for row in everybody if row.place is not None]
    keys = sorted({(place, result) for place, result, _ in placed})
    counts = Counter((place, result) for place, result, _ in placed)
    ranked: list[RankedEntrant] = []
    for key in keys:
        place = len(ranked) + 1
        ranked += [
            replace(row, place=place, tied=counts[key] > 1)
            for own, result, row in placed
            if (own, result) == key
        ]
    return Ranking(results.form.unit, (*ranked, *(row for row in everybody if row.place is None)))


def single_ranking_note(results: EventResults) -> Phrase | None:
    """Return what is to be known of the single ranking: that it alternates beyond what the article says."""
    pairs = len(results.entrants)
    alternates = len(rank_event(results)) > 1 and results.settings.single_ranking == "alternating"
    if not alternates or pairs <= MOST_ALTERNATING:
        return None
    return Phrase("event.single.alternating", {"pairs": pairs, "most": MOST_ALTERNATING})


def _match_totals(results: EventResults) -> tuple[list[Fraction], list[int]]:
    """Return the points of all matches, and the boards."""
    count = len(results.entrants)
    totals = [entrant.added for entrant in results.entrants]
    boards = [0] * count
    for scored in score_matches(results):
        for entrant, points in zip(scored.match.sides, scored.points, strict=True):
            totals[entrant] += points
            boards[entrant] += scored.boards
    for bye in results.schedule.byes:
        totals[bye.entrant] += bye_points(results, bye)
    return totals, boards


def entrants_of_line(results: EventResults, line: Side | None) -> Iterator[int]:
    """Yield the entrants of a line, by their indices; all of them without one."""
    for index, entrant in enumerate(results.entrants):
        if line is None or (entrant.line or Side.NS) is line:
            yield index


def _placed(
    results: EventResults, boards: list[int], totals: list[Fraction], entrants: Iterable[int]
) -> Iterator[RankedEntrant]:
    """Yield the entrants in order; equal results that no rule of the settings separates share a place."""
    candidates = list(entrants)
    seen = {index for index, count in enumerate(boards) if count}
    seen.update(bye.entrant for bye in results.schedule.byes)
    seen.update(index for ruling in results.void_matches for index in (ruling.first, ruling.second))
    unranked = [
        index for index in candidates if results.entrants[index].standing != "ranked" or index not in seen
    ]
    left_out = set(unranked)
    place = 1
    for equal in _equals((index for index in candidates if index not in left_out), totals):
        for together in tie_order(results, equal, totals):
            for index in together:
                yield RankedEntrant(index, place, totals[index], boards[index], tied=len(together) > 1)
            place += len(together)
    for index in unranked:
        yield RankedEntrant(index, None, totals[index], boards[index])


def _equals(entrants: Iterable[int], totals: list[Fraction]) -> Iterator[list[int]]:
    """Yield those with equal results together, the best first.

    Results are sorted as floats, which is much faster; those that are equal as floats by themselves.
    """
    rough = {index: -float(totals[index]) for index in entrants}
    for _, alike in groupby(sorted(rough, key=rough.__getitem__), key=rough.__getitem__):
        exact = list(alike)
        if len(exact) > 1:
            exact.sort(key=lambda index: -totals[index])
        for _, equal in groupby(exact, key=lambda index: totals[index]):
            yield list(equal)
