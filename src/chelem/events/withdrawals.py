"""Pairs that leave or come late (EVENTS 2): what of theirs counts, and what their opponents receive."""

import operator
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from chelem.core import Side
from chelem.events.event_results import EventResults
from chelem.events.match_rulings import MatchFault, VoidMatch
from chelem.events.matches import EventMatch, find_matches
from chelem.events.outcome import ArtificialScore, Award, NotPlayed
from chelem.events.traveller import TravellerLine
from chelem.scoring import Average

HALF = Fraction(1, 2)
"""The share of its boards that an entrant must have played for its results to stand."""


@dataclass(frozen=True, slots=True)
class Departure:
    """An entrant, by its index in the event, that plays nothing from a round on.

    `replaced` boards that were meant for it are played by others.
    """

    entrant: int
    round: int = 0
    replaced: int = 0


def played_share(results: EventResults, index: int, replaced: int = 0) -> Fraction:
    """Return the share of the boards meant for an entrant that have an outcome; 0 without any.

    Others have played `replaced` further boards instead of it.
    """
    lines = [line for board in results.travellers for line in board if index in _sitting(line)]
    meant = [line for line in lines if line.outcome != NotPlayed("sit-out")]
    played = sum(not isinstance(line.outcome, NotPlayed) for line in meant)
    return Fraction(played, len(meant) + replaced) if meant else Fraction(0)


def withdraw(results: EventResults, *departures: Departure) -> EventResults:
    """Return the results when entrants leave; the order of departures does not matter.

    Before half of its boards, the results of an entrant are cancelled and its opponents sat out; from half on
    they stand, and opponents whom it leaves without a score receive average plus. Where there are matches,
    one of which less than half is played is void (White Book 2.4).
    """
    rounds: dict[int, int] = {}
    entrants = list(results.entrants)
    for left in departures:
        if played_share(results, left.entrant, left.replaced) < HALF:
            entrants[left.entrant] = replace(entrants[left.entrant], standing="withdrawn")
        else:
            rounds[left.entrant] = left.round
    counted = replace(results, entrants=tuple(entrants))
    void = () if results.form.matches is None else tuple(_void_matches(counted, rounds))
    awarded = _award_missing(counted, rounds)
    return replace(awarded, void_matches=(*results.void_matches, *void), before=results)


def arrive_late(results: EventResults, index: int) -> EventResults:
    """Return the results when an entrant came late: average minus for its missing boards, plus for opponents.

    It is ranked only if at least half of its boards were played; one that never came is cancelled.
    """
    share = played_share(results, index)
    if share == 0:
        return withdraw(results, Departure(index))
    awarded = award_missing(results, index)
    if share >= HALF:
        return awarded
    entrants = list(awarded.entrants)
    entrants[index] = replace(entrants[index], standing="unranked")
    return replace(awarded, entrants=tuple(entrants))


def award_missing(results: EventResults, index: int) -> EventResults:
    """Return the results with average minus for an entrant on its missing boards, plus for its opponents."""
    return _award_missing(results, {index: 0})


def _award_missing(results: EventResults, rounds: dict[int, int]) -> EventResults:
    """Award what is missing from the rounds on in which these entrants were no more, or not yet, there."""
    return replace(
        results,
        travellers=tuple(
            board if all(map(operator.is_, board, lines)) else replace(board, lines=lines)
            for board in results.travellers
            for lines in [tuple(_awarded(line, rounds) for line in board)]
        ),
    )


def _sitting(line: TravellerLine) -> tuple[int, ...]:
    return line.sitting(Side.NS) + line.sitting(Side.EW)


def _awarded(line: TravellerLine, rounds: dict[int, int]) -> TravellerLine:
    absent = {index for index in _sitting(line) if line.round >= rounds.get(index, line.round + 1)}
    if not absent or line.outcome != NotPlayed():
        return line
    plus, minus = Award.of(Average.PLUS), Award.of(Average.MINUS)
    if line.partners is not None:  # those who lost a partner are not at fault
        return replace(line, outcome=ArtificialScore(plus, plus), absent=frozenset(absent))
    north_south, east_west = (minus if line.entrant(side) in absent else plus for side in Side)
    return replace(line, outcome=ArtificialScore(north_south, east_west))


def _void_matches(results: EventResults, rounds: dict[int, int]) -> Iterator[VoidMatch]:
    """Yield the matches that those who left have not half played, against others who are still there."""
    ruled = {(void.round, frozenset((void.first, void.second))) for void in results.void_matches}
    for match in find_matches(results):
        gone = [index for index in match.sides if match.round >= rounds.get(index, match.round + 1)]
        if gone and (match.round, frozenset(match.sides)) not in ruled and not _is_half_played(match):
            first, second = match.sides if match.second in gone else reversed(match.sides)
            fault: MatchFault = "both" if len(gone) == len(match.sides) else "withdrawal"
            yield VoidMatch(match.round, first, second, len(match.boards), fault)


def _is_half_played(match: EventMatch) -> bool:
    played = sum(
        not any(isinstance(line.outcome, NotPlayed) for line in lines) for lines in match.boards.values()
    )
    return 2 * played >= len(match.boards)
