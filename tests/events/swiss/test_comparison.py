"""Later corrections: what would have been drawn is shown beside the draw, which stays."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given

from chelem.events.swiss import (
    DrawInputs,
    SwissMatch,
    compare_draw,
    draw_round,
    follows_from_inputs,
)
from tests.events.swiss.swiss_events import inputs_by_chance, standings_of

INPUTS = DrawInputs(2, standings_of([Fraction(each) for each in (20, 15, 6, 0)]))
CORRECTED = replace(INPUTS, standings=standings_of([Fraction(each) for each in (20, 6, 15, 0)]))


@given(inputs_by_chance())
def test_a_draw_follows_from_its_inputs(inputs):
    """Recomputing gives the same; the same inputs change nothing."""
    drawn = draw_round(inputs)
    assert follows_from_inputs(drawn)
    assert not compare_draw(drawn, inputs).changed


def test_a_correction_that_would_have_changed_a_draw():
    """The matches that would not have been drawn, and those instead of them; the recorded draw is kept."""
    drawn = draw_round(INPUTS)
    compared = compare_draw(drawn, CORRECTED)
    assert (SwissMatch(1, 2), SwissMatch(3, 4)) == compared.gone == drawn.matches
    assert (SwissMatch(1, 3), SwissMatch(2, 4)) == compared.new
    assert "2 matches would not" in compared.sentence.say("en")
    assert drawn is compared.recorded


def test_a_correction_that_changes_only_the_order():
    """Two who meet in either draw, whoever is placed better, are no difference."""
    swapped = replace(INPUTS, standings=standings_of([Fraction(each) for each in (15, 20, 6, 0)]))
    compared = compare_draw(draw_round(INPUTS), swapped)
    assert not compared.changed
    assert "même tirage" in compared.sentence.say("fr")


def test_a_draw_that_a_director_changed_does_not_follow():
    """Its entry holds what was decided, and anyone can see that it is not what the rule gives."""
    drawn = draw_round(INPUTS)
    assert not follows_from_inputs(replace(drawn, matches=(SwissMatch(1, 3), SwissMatch(2, 4))))
