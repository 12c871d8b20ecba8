"""What cannot be right in the results of a file, said before anybody trusts the ranking."""

from collections import Counter
from collections.abc import Iterator, Mapping

from chelem.boards.board_score import PRESENT_SCALE_YEAR
from chelem.core import SIDES, Fact, Phrase, Side, Vulnerability
from chelem.events.event_results import EventResults
from chelem.events.files.file_event import FileEvent
from chelem.events.outcome import LineOutcome, NotPlayed, PlayedScore, SplitScore, WeightedScore
from chelem.events.played_facts import played_facts
from chelem.events.shown import entrant_label
from chelem.events.traveller import Traveller, TravellerLine
from chelem.scoring.duplicate import all_points, declarer_points


def contradictions(read: FileEvent) -> Iterator[Phrase]:
    """Yield a sentence for each score that no contract gives, and for each entrant in two places at once."""
    results = read.results
    of_old_scale = results.date[:4].isdecimal() and results.date[:4] < PRESENT_SCALE_YEAR
    for traveller in results.travellers:
        by_number = Vulnerability.on_board(traveller.board)
        vulnerable = read.vulnerable.get(traveller.board, by_number)
        for line in traveller:
            facts: dict[str, Fact] = {
                "board": traveller.board,
                "first": entrant_label(results, line.north_south),
                "second": entrant_label(results, line.east_west),
            }
            if line.north_south == line.east_west:
                yield Phrase("event.doubt.itself", facts)
            for score in () if of_old_scale else _scores(line.outcome):
                yield from _of_score(score, vulnerable, facts)
        if results.form.matches is None:
            yield from _of_boards(results, traveller)
    yield from _of_rounds(results)


def _scores(outcome: LineOutcome) -> Iterator[PlayedScore]:
    """Yield the scores that an outcome is made of."""
    match outcome:
        case PlayedScore():
            yield outcome
        case WeightedScore(parts):
            yield from (PlayedScore(points) for points, _ in parts)
        case SplitScore(north_south, east_west):
            for side in (north_south, east_west):
                if isinstance(side, PlayedScore | WeightedScore):
                    yield from _scores(side)


def _of_score(score: PlayedScore, vulnerable: Vulnerability, facts: Mapping[str, Fact]) -> Iterator[Phrase]:
    """Yield what is wrong with a score: its contract gives other points, or no contract gives them."""
    points, contract, tricks = score.points, score.contract, score.tricks
    if contract is not None and tricks is not None:
        worth = declarer_points(contract, tricks, vulnerable=vulnerable)
        found = worth if contract.declarer.side is Side.NS else -worth
        if found != points:
            played = {**played_facts(contract, tricks), "found": found, "stated": points}
            yield Phrase("event.doubt.score", {**facts, **played})
    elif points and not any(
        sign * points in all_points(vulnerable=vulnerable.of(side))
        for side, sign in zip(SIDES, (1, -1), strict=True)
    ):
        yield Phrase("event.doubt.points", {**facts, "stated": points})


def _of_boards(results: EventResults, traveller: Traveller) -> Iterator[Phrase]:
    """Yield the entrants that play a board more than once, where no teams meet twice on it."""
    played = Counter(
        index
        for line in traveller
        if line.north_south != line.east_west and not isinstance(line.outcome, NotPlayed)
        for side in SIDES
        for index in line.sitting(side)
    )
    for index, count in played.items():
        if count > 1:
            facts: dict[str, Fact] = {"entrant": entrant_label(results, index), "board": traveller.board}
            yield Phrase("event.doubt.twice", {**facts, "count": count})


def _of_rounds(results: EventResults) -> Iterator[Phrase]:
    """Yield the entrants at two tables in one round; a team has two."""
    if results.form.teams:
        return
    tables: dict[tuple[int, int], set[tuple[str, int]]] = {}
    for traveller in results.travellers:
        for line in traveller:
            if line.round and line.table:
                for index in _everybody(line):
                    tables.setdefault((index, line.round), set()).add((line.section, line.table))
    for (index, number), seen in tables.items():
        if len(seen) > 1:
            named = ", ".join(f"{section}{table}" for section, table in sorted(seen))
            facts: dict[str, Fact] = {"entrant": entrant_label(results, index), "round": number}
            yield Phrase("event.doubt.two-tables", {**facts, "tables": named})


def _everybody(line: TravellerLine) -> set[int]:
    return {index for side in SIDES for index in line.sitting(side)}
