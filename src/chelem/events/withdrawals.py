"""Pairs that leave or come late (EVENTS 2): what of theirs counts, and what their opponents receive."""

from dataclasses import replace
from fractions import Fraction

from chelem.core.seats import Side
from chelem.events.event_results import EventResults
from chelem.events.outcome import ArtificialScore, Award, NotPlayed
from chelem.events.traveller import TravellerLine
from chelem.scoring.competition.averages import Average

HALF = Fraction(1, 2)
"""The share of its boards that an entrant must have played for its results to stand."""


def played_share(results: EventResults, index: int, replaced: int = 0) -> Fraction:
    """Return the share of the boards meant for an entrant that have an outcome; 0 without any.

    Others have played `replaced` further boards instead of it.
    """
    lines = [line for board in results.travellers for line in board if index in _sitting(line)]
    meant = [line for line in lines if line.outcome != NotPlayed("sit-out")]
    played = sum(not isinstance(line.outcome, NotPlayed) for line in meant)
    return Fraction(played, len(meant) + replaced) if meant else Fraction(0)


def withdraw(results: EventResults, index: int, replaced: int = 0) -> EventResults:
    """Return the results when an entrant leaves.

    Before half of its boards, its results are cancelled and its opponents sat out; from half on they stand,
    and opponents whom it leaves without a score receive average plus. `replaced` boards, which others
    played instead of it, are among those that were meant for it.
    """
    if played_share(results, index, replaced) < HALF:
        entrants = list(results.entrants)
        entrants[index] = replace(entrants[index], standing="withdrawn")
        return replace(results, entrants=tuple(entrants))
    return award_missing(results, index)


def arrive_late(results: EventResults, index: int) -> EventResults:
    """Return the results when an entrant came late: average minus for its missing boards, plus for opponents.

    It is ranked only if at least half of its boards were played; one that never came is cancelled.
    """
    share = played_share(results, index)
    if share == 0:
        return withdraw(results, index)
    awarded = award_missing(results, index)
    if share >= HALF:
        return awarded
    entrants = list(awarded.entrants)
    entrants[index] = replace(entrants[index], standing="unranked")
    return replace(awarded, entrants=tuple(entrants))


def award_missing(results: EventResults, index: int) -> EventResults:
    """Return the results with average minus for an entrant on its missing boards, plus for its opponents."""
    return replace(
        results,
        travellers=tuple(
            replace(board, lines=tuple(_awarded(line, index) for line in board))
            for board in results.travellers
        ),
    )


def _sitting(line: TravellerLine) -> tuple[int, ...]:
    return line.sitting(Side.NS) + line.sitting(Side.EW)


def _awarded(line: TravellerLine, index: int) -> TravellerLine:
    if index not in _sitting(line) or line.outcome != NotPlayed():
        return line
    minus, plus = Award.of(Average.MINUS), Award.of(Average.PLUS)
    ruled = ArtificialScore(minus, plus) if index in line.sitting(Side.NS) else ArtificialScore(plus, minus)
    return replace(line, outcome=ruled)
