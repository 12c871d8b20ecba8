"""Put equal entrants in order by the rules of a profile."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import comb

from chelem.core import SIDES, Side
from chelem.events.event_results import EventResults
from chelem.events.matches import find_matches, score_matches
from chelem.events.outcome import Award
from chelem.events.settings import TieBreak

TieCredits = Mapping[int, Fraction]
"""What a rule gives to each of those who are tied; more is better."""
TiedMeeting = tuple[tuple[int, int], tuple[Fraction, Fraction]]
"""Two entrants who met, and what each of them gained."""


@dataclass(frozen=True, slots=True)
class AppliedTieBreak:
    """A rule applied to those who were still equal before it, and what it gave to each of them."""

    rule: TieBreak
    credits: TieCredits


def tie_order(results: EventResults, tied: list[int], totals: Sequence[Fraction]) -> Iterator[list[int]]:
    """Yield those who are tied in order, together where every rule leaves them equal.

    `totals` are the final results of all entrants.
    """
    yield from _split(results, tied, totals, results.settings.tie_breaks)


def tie_steps(
    results: EventResults, tied: list[int], totals: Sequence[Fraction], index: int
) -> Iterator[AppliedTieBreak]:
    """Yield the rules that put one of the tied in its place, until it is alone or no rule is left."""
    together = tied
    for rule in results.settings.tie_breaks:
        if len(together) == 1:
            return
        gained = RULES[rule](results, together, totals)
        yield AppliedTieBreak(rule, gained)
        together = [entrant for entrant in together if gained[entrant] == gained[index]]


def _split(
    results: EventResults, tied: list[int], totals: Sequence[Fraction], rules: tuple[TieBreak, ...]
) -> Iterator[list[int]]:
    if len(tied) == 1 or not rules:
        yield tied
        return
    gained = RULES[rules[0]](results, tied, totals)
    for _, equal in groupby(sorted(tied, key=lambda entrant: -gained[entrant]), key=gained.__getitem__):
        yield from _split(results, list(equal), totals, rules[1:])


def _nothing(_results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    return dict.fromkeys(tied, Fraction(0))


def _shares(results: EventResults, tied: list[int]) -> dict[int, dict[int, Fraction]]:
    """Return by board what each of those who are tied scored: a share of the top, or IMPs."""
    among = set(tied)
    boards: dict[int, dict[int, Fraction]] = {}
    for place, board in enumerate(results.boards):
        for line in board.traveller:
            for side in SIDES:
                for entrant in among.intersection(line.sitting(side)):
                    value = board.value(line, side)
                    if value is not None and not isinstance(value, Award):
                        boards.setdefault(place, {})[entrant] = value / board.top if board.top else value
    return boards


def _common_boards(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """FFB (RNC art. 81): on each board 2 points for each of the tied with a worse score, 1 for an equal one.

    On a board that only one of them played, 2 if above average.
    """
    gained = dict.fromkeys(tied, Fraction(0))
    average = results.form.comparison.average_share
    for shares in _shares(results, tied).values():
        if len(shares) == 1:
            ((entrant, share),) = shares.items()
            gained[entrant] += 2 * (share > average)
            continue
        for entrant, share in shares.items():
            gained[entrant] += sum(2 * (share > other) + (share == other) for other in shares.values()) - 1
    return gained


def _tops(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """Count the tops: boards with all the matchpoints."""
    gained = dict.fromkeys(tied, Fraction(0))
    for shares in _shares(results, tied).values():
        for entrant, share in shares.items():
            gained[entrant] += results.form.comparison.is_top(share)
    return gained


def _direct(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """Add up what each received where two of the tied met: victory points, or points above average."""
    if results.form.matches is not None:
        points = ((scored.match.sides, scored.points) for scored in score_matches(results))
        halves = ((sides, (first - second) / 2) for sides, (first, second) in points)
        return _among_themselves(tied, ((sides, (half, -half)) for sides, half in halves))
    return _among_themselves(tied, _meetings(results, set(tied)))


def _meetings(results: EventResults, among: set[int]) -> Iterator[TiedMeeting]:
    """Yield where two of these met at a table, board by board, and what they received above average."""
    for board in results.boards:
        half = Fraction(board.top, 2)
        for line in board.traveller:
            both = (board.value(line, side) for side in SIDES)
            north_south, east_west = (
                value - half if isinstance(value, Fraction) else Fraction(0) for value in both
            )
            for first in among.intersection(line.sitting(Side.NS)):
                for second in among.intersection(line.sitting(Side.EW)):
                    yield (first, second), (north_south, east_west)


def _direct_margin(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """Add up the margins in IMPs, or percent above average, of the matches between the tied."""
    return _among_themselves(tied, _margins_of_matches(results))


def _among_themselves(tied: list[int], meetings: Iterable[TiedMeeting]) -> TieCredits:
    """Add up what the tied received against one another; nothing unless each of them met each other."""
    gained = dict.fromkeys(tied, Fraction(0))
    met: set[frozenset[int]] = set()
    for sides, gains in meetings:
        if gained.keys() >= set(sides):
            met.add(frozenset(sides))
            for entrant, gain in zip(sides, gains, strict=True):
                gained[entrant] += gain
    return gained if len(met) == comb(len(tied), 2) else dict.fromkeys(tied, Fraction(0))


def _margin(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """Add up the margins of all matches."""
    gained = dict.fromkeys(tied, Fraction(0))
    for sides, margins in _margins_of_matches(results):
        for entrant in gained.keys() & set(sides):
            gained[entrant] += margins[sides.index(entrant)]
    return gained


def _margins_of_matches(results: EventResults) -> Iterator[TiedMeeting]:
    """Yield the matches with the margins of both, in IMPs or percent above average; 0 for a void match."""
    average = 0 if results.form.matches is None else results.form.matches.average_margin
    for scored in score_matches(results):
        first, second = (
            margin - average if scored.void is None else Fraction(0) for margin in scored.margins
        )
        yield scored.match.sides, (first, second)


def _matches_won(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """Return the share of its matches that each won, in victory points; a draw is half a win."""
    won, played = dict.fromkeys(tied, Fraction(0)), dict.fromkeys(tied, 0)
    for scored in score_matches(results):
        for place, entrant in enumerate(scored.match.sides):
            if entrant in won:
                own, other = scored.points[place], scored.points[1 - place]
                won[entrant] += Fraction((own > other) * 2 + (own == other), 2)
                played[entrant] += 1
    return {entrant: won[entrant] / played[entrant] if played[entrant] else Fraction(0) for entrant in tied}


def _opponents(results: EventResults, tied: list[int], totals: Sequence[Fraction]) -> TieCredits:
    """EBU tie-break points: the sum of the final results of all whom each met at the table.

    In an individual this sum is divided by that of the partners.
    """
    met: dict[int, set[int]] = {entrant: set() for entrant in tied}
    partners: dict[int, set[int]] = {entrant: set() for entrant in tied}
    for board in results.travellers:
        for line in board:
            for side in Side:
                for entrant in met.keys() & set(line.sitting(side)):
                    met[entrant].update(line.sitting(side.opponents))
                    partners[entrant].update(set(line.sitting(side)) - {entrant})
    gained = {}
    for entrant in tied:
        total = sum((totals[other] for other in met[entrant]), Fraction(0))
        beside = sum((totals[other] for other in partners[entrant]), Fraction(0))
        gained[entrant] = total / beside if beside else total
    return gained


def _quotient(results: EventResults, tied: list[int], _totals: Sequence[Fraction]) -> TieCredits:
    """Return IMPs won divided by IMPs lost, board by board; who lost none comes first."""
    won, lost = dict.fromkeys(tied, Fraction(0)), dict.fromkeys(tied, Fraction(0))
    for entrant, gain in _board_gains(results, set(tied)):
        if gain > 0:
            won[entrant] += gain
        else:
            lost[entrant] -= gain
    unbeaten = 1 + sum(won.values(), Fraction(0)) * 10**6
    return {
        entrant: won[entrant] / lost[entrant] if lost[entrant] else unbeaten * (won[entrant] > 0)
        for entrant in tied
    }


def _board_gains(results: EventResults, among: set[int]) -> Iterator[tuple[int, Fraction]]:
    """Yield the IMPs of each of the tied on each of its boards."""
    if teams := results.form.teams:
        for match in find_matches(results):
            for lines in match.boards.values():
                both = [teams.board_gain(lines, team) for team in match.sides]
                for entrant, gain in zip(match.sides, both, strict=True):
                    if entrant in among and gain is not None and None not in both:
                        yield entrant, gain
    elif results.form.comparison.signed:
        for shares in _shares(results, sorted(among)).values():
            yield from shares.items()


RULES: Mapping[TieBreak, Callable[[EventResults, list[int], Sequence[Fraction]], TieCredits]] = {
    "none": _nothing,
    "common-boards": _common_boards,
    "direct": _direct,
    "direct-margin": _direct_margin,
    "margin": _margin,
    "matches-won": _matches_won,
    "opponents": _opponents,
    "quotient": _quotient,
    "tops": _tops,
}
"""What each rule gives to those who are tied."""
