"""The inputs of a round from the draws before it and the ranking."""

from dataclasses import replace
from fractions import Fraction

import pytest

from chelem.core.errors import BadOption
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.outcome import PlayedScore
from chelem.events.ranking import rank_event
from chelem.events.settings import ScoringSettings
from chelem.events.swiss import (
    DrawInputs,
    DrawRule,
    Meeting,
    SwissStanding,
    draw_round,
    next_inputs,
    standings_for_draw,
)
from chelem.events.traveller import Traveller, TravellerLine
from tests.events.swiss.swiss_events import standings_of

FIVE = standings_of([Fraction(each) for each in (9, 8, 7, 6, 5)])


def test_a_first_round_has_standings_alone():
    """Nobody has met."""
    assert DrawInputs(1, FIVE) == next_inputs((), FIVE, DrawRule())


def test_a_triangle_goes_on_unless_a_team_leaves():
    """Its teams have met, each has been left over, and the next round is its second half."""
    rule = DrawRule(odd="triangle")
    first = draw_round(DrawInputs(1, FIVE, rule=rule))
    second = next_inputs([first], FIVE, rule)
    three = (Meeting(1, 3, 4), Meeting(1, 3, 5), Meeting(1, 4, 5))
    assert DrawInputs(2, FIVE, (Meeting(1, 1, 2), *three), (3, 4, 5), (3, 4, 5), rule) == second
    assert () == next_inputs([first], FIVE[:4], rule).triangle
    assert () == next_inputs([first, draw_round(second)], FIVE, rule).triangle
    halves = draw_round(DrawInputs(1, FIVE, rule=DrawRule(odd="half-matches")))
    assert () == next_inputs([halves], FIVE, rule).triangle


def test_standings_of_an_event():
    """Places and victory points of the ranking; without standing that of the result; nobody withdrawn."""
    lines = [TravellerLine(0, 1, PlayedScore(620), round=1), TravellerLine(1, 0, PlayedScore(170), round=1)]
    lines += [TravellerLine(2, 3, PlayedScore(50), round=1), TravellerLine(3, 2, PlayedScore(50), round=1)]
    entrants = (Entrant("7", standing="unranked"), Entrant("2"), Entrant("3"), Entrant("4"))
    event = EventResults(
        (*entrants, Entrant("5", standing="withdrawn")),
        (Traveller(1, tuple(lines)),),
        ScoringSettings(matches="teams"),
    )
    (ranking,) = rank_event(event)
    places = [(one.entrant, one.rank) for one in standings_for_draw(event, ranking)]
    assert [(7, 1), (3, 2), (4, 2), (2, 4)] == places
    assert SwissStanding(3, 2, Fraction(10)) in standings_for_draw(event, ranking)
    named = replace(event, entrants=(Entrant("A"), *event.entrants[1:]))
    with pytest.raises(BadOption, match="numbered from 1"):
        standings_for_draw(named, ranking)
