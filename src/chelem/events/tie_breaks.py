"""Put equal entrants in order by the rules of a profile."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import groupby

from chelem.core.seats import SIDES
from chelem.events.event_results import EventResults
from chelem.events.outcome import Award
from chelem.events.settings import TieBreak

Credits = Mapping[int, Fraction]
"""What a rule gives to each of those who are tied; more is better."""


def tie_order(results: EventResults, tied: list[int]) -> Iterator[list[int]]:
    """Yield those who are tied in order, together where every rule leaves them equal."""
    yield from _split(results, tied, results.settings.tie_breaks)


def _split(results: EventResults, tied: list[int], rules: tuple[TieBreak, ...]) -> Iterator[list[int]]:
    if len(tied) == 1 or not rules:
        yield tied
        return
    gained = RULES[rules[0]](results, tied)
    for _, equal in groupby(sorted(tied, key=lambda one: -gained[one]), key=lambda one: gained[one]):
        yield from _split(results, list(equal), rules[1:])


def _nothing(_results: EventResults, tied: list[int]) -> Credits:
    return dict.fromkeys(tied, Fraction(0))


def _shares(results: EventResults, tied: list[int]) -> dict[int, dict[int, Fraction]]:
    """Return by board what each of those who are tied scored: a share of the top, or IMPs."""
    among = set(tied)
    boards: dict[int, dict[int, Fraction]] = {}
    for place, board in enumerate(results.boards):
        for line in board.traveller:
            for side in SIDES:
                for who in among.intersection(line.sitting(side)):
                    value = board.value(line, side)
                    if value is not None and not isinstance(value, Award):
                        boards.setdefault(place, {})[who] = value / board.top if board.top else value
    return boards


def _common_boards(results: EventResults, tied: list[int]) -> Credits:
    """FFB (RNC art. 81): on each board 2 points for each of the tied with a worse score, 1 for an equal one.

    On a board that only one of them played, 2 if above average.
    """
    gained = dict.fromkeys(tied, Fraction(0))
    average = Fraction(1, 2) if results.settings.method == "matchpoints" else Fraction(0)
    for shares in _shares(results, tied).values():
        if len(shares) == 1:
            ((who, share),) = shares.items()
            gained[who] += 2 * (share > average)
            continue
        for who, share in shares.items():
            gained[who] += sum(2 * (share > other) + (share == other) for other in shares.values()) - 1
    return gained


def _tops(results: EventResults, tied: list[int]) -> Credits:
    """Count the tops: boards with all the matchpoints."""
    gained = dict.fromkeys(tied, Fraction(0))
    for shares in _shares(results, tied).values():
        for who, share in shares.items():
            gained[who] += share == 1 and results.settings.method == "matchpoints"
    return gained


def _direct(results: EventResults, tied: list[int]) -> Credits:
    """Add up what each received at the tables where two of the tied met, above average."""
    among = set(tied)
    gained = dict.fromkeys(tied, Fraction(0))
    for board in results.boards:
        half = Fraction(board.top, 2)
        for line in board.traveller:
            if line.north_south in among and line.east_west in among:
                for side in SIDES:
                    value = board.value(line, side)
                    if isinstance(value, Fraction):
                        gained[line.entrant(side)] += value - half
    return gained


RULES: Mapping[TieBreak, Callable[[EventResults, list[int]], Credits]] = {
    "none": _nothing,
    "common-boards": _common_boards,
    "direct": _direct,
    "tops": _tops,
}
"""What each rule gives to those who are tied."""
