"""Draws are the best there are, by enumeration; without rematches where the law says so; the same again."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given

from chelem.core.errors import BadOption
from chelem.events.swiss import Draw, DrawInputs, DrawRule, Meeting, SwissStanding, draw_round
from chelem.events.swiss.lot import lot
from chelem.events.swiss.order import order_for_draw
from chelem.events.swiss.pairing import Pairer
from tests.events.swiss.swiss_events import every_pairing, inputs_by_chance, play_event, standings_of
from tests.support.chance import random_of
from tests.support.thorough import first_of


def measured(inputs, couples):
    """What a draw is judged by, small is good: rematches, earlier meetings, squared distances, lots."""
    met = Counter(frozenset((each.first, each.second)) for each in inputs.meetings)
    own = {one.entrant: one for one in inputs.standings}
    again = [met[frozenset(couple)] for couple in couples if met[frozenset(couple)]]
    rule = inputs.rule
    apart = sum(
        rule.rank * (own[one].rank - own[other].rank) ** 2
        + rule.victory_points * (own[one].victory_points - own[other].victory_points) ** 2
        for one, other in couples
    )
    places = {one.entrant: place for place, one in enumerate(order_for_draw(inputs))}
    ordered = sum((places[one] - places[other]) ** 2 for one, other in couples)
    lots = sum(lot(rule.seed, inputs.round, *sorted(couple)) for couple in couples)
    return len(again), sum(again), apart, ordered, lots


def couples_of(drawn):
    return [(match.first, match.second) for match in drawn.matches]


@given(inputs_by_chance())
def test_no_draw_of_those_who_play_is_better(inputs):
    """Fewest rematches, earlier meetings, squared distances, lots: compared with all perfect matchings."""
    drawn = draw_round(inputs)
    playing = tuple(one.entrant for one in inputs.standings if one.entrant not in drawn.left_over)
    best = min(measured(inputs, couples) for couples in every_pairing(playing))
    assert best == measured(inputs, couples_of(drawn))
    assert sorted((*sum(couples_of(drawn), ()), *drawn.left_over)) == sorted(
        one.entrant for one in inputs.standings
    )


@given(inputs_by_chance(smallest=3, largest=7).filter(lambda inputs: len(inputs.standings) % 2))
def test_nobody_else_should_be_left_over(inputs):
    """Of all who could sit out: as few as possible again, then fewest rematches, then the lowest.

    For a triangle a rematch, in it or elsewhere, counts for more than another time.
    """
    drawn = draw_round(inputs)
    left, times, met = (
        drawn.left_over,
        Counter(inputs.left_over),
        {frozenset((each.first, each.second)): 0 for each in inputs.meetings},
    )
    for each in inputs.meetings:
        met[frozenset((each.first, each.second))] += 1
    own = {one.entrant: one for one in inputs.standings}

    def level(group):
        playing = tuple(entrant for entrant in own if entrant not in group)
        rematches, earlier, *_ = min(measured(inputs, couples) for couples in every_pairing(playing))
        inside = [met[frozenset(two)] for two in combinations(group, 2) if frozenset(two) in met]
        level = rematches + len(inside), earlier + sum(inside)
        again = sorted((times[entrant] for entrant in group), reverse=True)
        return (again, level) if len(group) == 1 else (level, again)

    best = min(level(group) for group in combinations(own, len(left)))
    assert best == level(left)
    if len(left) == 1:
        lower = [one for one in own if own[one].rank > own[left[0]].rank]
        assert all(level((one,)) > best for one in lower)


@given(inputs_by_chance(smallest=6, largest=14))
def test_far_matches_can_be_left_out(inputs):
    """What `pairing` proves about matches that are in no best draw: with all matches the draw is the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pairer, "_near", lambda _, line: combinations(line, 2))
        every = draw_round(inputs)
    assert every == draw_round(inputs)


SIZES = [8, 9, 12, 13, 20, 31]


def check_event(entrants, seed):
    """Play half as many rounds as are drawn in each: no rematch, and nobody sits out twice."""
    rounds = (entrants - entrants % 2) // 2
    draws = list(play_event(entrants, rounds, DrawRule(), random_of(seed)))
    couples = [frozenset(couple) for drawn in draws for couple in couples_of(drawn)]
    assert len(couples) == len(set(couples)) == rounds * rounds
    left = [entrant for drawn in draws for entrant in drawn.left_over]
    assert len(left) == len(set(left)) == rounds * (entrants % 2)


@pytest.mark.parametrize("block", first_of(range(250), 0))
def test_no_rematch_in_events_of_fewer_than_half_as_many_rounds(block):
    """Dirac: where everybody can still meet at least half of the others, a perfect matching exists."""
    for seed in range(40 * block, 40 * (block + 1)):
        check_event(SIZES[seed % len(SIZES)], seed)


@pytest.mark.parametrize("odd", ["half-matches", "triangle"])
@pytest.mark.parametrize("seed", range(5))
def test_triangles_without_rematch(odd, seed):
    """Three teams who have not met; a triangle over two rounds leaves an even number to the next draw."""
    draws = list(play_event(15, 4, DrawRule(odd=odd), random_of(seed)))
    assert [3, 0, 3, 0] == [len(drawn.left_over) for drawn in draws] or odd == "half-matches"
    couples = [frozenset(couple) for drawn in draws for couple in couples_of(drawn)]
    couples += [frozenset(two) for drawn in draws for two in combinations(drawn.left_over, 2)]
    assert len(couples) == len(set(couples))
    for drawn in draws:
        assert not set(drawn.inputs.triangle) & set(sum(couples_of(drawn), ()))


def test_a_first_round_by_halves():
    """1 v n/2+1, the second v the next: seeds, not points."""
    seeds = tuple(SwissStanding(entrant, entrant) for entrant in range(1, 9))
    drawn = draw_round(DrawInputs(1, seeds, rule=DrawRule("halves")))
    assert [(1, 5), (2, 6), (3, 7), (4, 8)] == couples_of(drawn)
    with pytest.raises(BadOption, match="nobody has met"):
        DrawInputs(2, seeds, (Meeting(1, 1, 5),), rule=DrawRule("halves"))


def test_a_first_round_by_lot():
    """The seed gives the draw, and another seed another one."""
    seeds = tuple(SwissStanding(entrant, 1) for entrant in range(1, 12))
    draws = {seed: draw_round(DrawInputs(1, seeds, rule=DrawRule("lot", seed=seed))) for seed in (1, 2)}
    assert set(couples_of(draws[1])) != set(couples_of(draws[2]))
    assert draws[1] == draw_round(draws[1].inputs)
    assert [len(drawn.left_over) for drawn in draws.values()] == [1, 1]


def test_the_order_of_the_inputs_is_of_no_account():
    """Standings and meetings in another order give the same matches."""
    *_, last = play_event(21, 5, DrawRule(), random_of(1))
    inputs = last.inputs
    turned = replace(inputs, standings=inputs.standings[::-1], meetings=inputs.meetings[::-1])
    assert last.matches == draw_round(turned).matches


def test_the_strongest_match_is_first():
    """Matches in the order of their better entrant, which is named first."""
    standings = standings_of([Fraction(points) for points in (3, 40, 21, 39, 20, 2)])
    assert [(2, 4), (3, 5), (1, 6)] == couples_of(draw_round(DrawInputs(3, standings)))


def test_a_rematch_where_every_draw_has_one():
    """Four who have all met: the nearest meet again, those who have met twice do not."""
    standings = standings_of([Fraction(points) for points in (40, 30, 20, 10)])
    met = [Meeting(round_, *two) for round_, two in enumerate(combinations(range(1, 5), 2), 1)]
    drawn = draw_round(DrawInputs(4, standings, (*met, Meeting(4, 1, 2))))
    assert [(1, 3), (2, 4)] == couples_of(drawn)


def test_points_with_too_many_decimals_are_refused():
    """Rather than compared inexactly."""
    standings = standings_of([Fraction(1, 10**12), Fraction(400)])
    with pytest.raises(BadOption, match="decimals"):
        draw_round(DrawInputs(2, standings))


def test_three_entrants_and_two():
    """The smallest fields."""
    two = standings_of([Fraction(1), Fraction(2)])
    assert Draw(DrawInputs(1, two), draw_round(DrawInputs(1, two)).matches) == draw_round(DrawInputs(1, two))
    three = DrawInputs(1, standings_of([Fraction(0)] * 3), rule=DrawRule(odd="triangle"))
    assert ((), 3) == (draw_round(three).matches, len(draw_round(three).left_over))


def test_a_recorded_draw():
    """With many equals, so with lots: later versions draw the same, or `FORMAT` is another number."""
    points = (20, 20, 15, 15, 15, 10, 10, 10, 5, 5, 5, 0, 0)
    met = tuple(Meeting(1, number, 14 - number) for number in range(1, 7))
    standings = standings_of([Fraction(each) for each in points])
    drawn = draw_round(DrawInputs(2, standings, met, (7,), rule=DrawRule(seed=2022)))
    assert [(2, 1), (3, 5), (4, 6), (8, 7), (9, 11), (10, 13)] == couples_of(drawn)
    assert (12,) == drawn.left_over
