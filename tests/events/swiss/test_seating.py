"""Draws as cells of a movement: lawful over a whole event, strongest match first, tables kept."""

from dataclasses import replace
from fractions import Fraction
from itertools import starmap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import BadOption
from chelem.events.swiss import (
    DrawInputs,
    DrawRule,
    KeptTable,
    SwissSeating,
    draw_round,
    round_cells,
    table_reasons,
    tables_to_keep,
)
from chelem.movements import Cell, Movement, breaches
from tests.events.swiss.swiss_events import play_event, standings_of
from tests.support.chance import random_of

BOARDS = (1, 2, 3, 4)


def fields(count):
    return standings_of([Fraction(count - number) for number in range(count)])


def cells(inputs, seating):
    return [[str(cell) for cell in stage] for stage in round_cells(draw_round(inputs), seating)]


@given(st.sampled_from(["pairs", "teams"]), st.integers(8, 13), st.integers(0, 99))
def test_the_rounds_of_an_event_keep_the_laws_of_movements(kind, entrants, seed):
    """Nobody in two places, no board twice, no opponents again, every board of a match at both tables.

    Three entrants keep the tables at which draws have seated them, unless they meet one another.
    """
    stationary = {1, 2, entrants}
    rounds, draws, home = [], [], {}
    for number, drawn in enumerate(play_event(entrants, 4, DrawRule(), random_of(seed))):
        boards = tuple(range(4 * number + 1, 4 * number + 5))
        kept = tables_to_keep(draws, stationary, kind)
        assert home.items() <= {each.entrant: each.table for each in kept}.items()
        draws.append(replace(drawn, inputs=replace(drawn.inputs, stationary=kept)))
        rounds += round_cells(draws[-1], SwissSeating(kind, boards))
        north_south = {one: cell.table for cell in rounds[-1] for one in cell.north_south}
        met = [
            match for match in drawn.matches if kind == "pairs" and stationary >= {match.first, match.second}
        ]
        for one in stationary:
            away = [match for match in met if one in match and one not in north_south]
            assert away or north_south[one] == home.setdefault(one, north_south[one])
    assert () == breaches(Movement("swiss", kind, entrants, tuple(rounds)))


@given(st.sampled_from(["half-matches", "triangle"]), st.integers(4, 7), st.integers(0, 99))
def test_triangles_keep_the_laws_too(odd, half, seed):
    """Half-matches and triangles over two rounds: each team meets the two others at both tables."""
    rounds, sets = [], ()
    rule = DrawRule(odd=odd)
    for number, drawn in enumerate(play_event(2 * half + 1, 4, rule, random_of(seed))):
        boards = tuple(range(10 * number + 1, 10 * number + 5))
        if odd == "half-matches":
            sets = boards[:2], boards[2:], (10 * number + 5, 10 * number + 6)
        elif drawn.left_over:
            later = tuple(board + 10 for board in boards)
            sets = boards, later, tuple(board + 100 for board in boards)
        rounds += round_cells(drawn, SwissSeating("teams", boards, triangle_boards=sets))
    assert len(rounds) == (8 if odd == "half-matches" else 4)
    assert () == breaches(Movement("swiss", "teams", 2 * half + 1, tuple(rounds)))


def test_tables_are_numbered_by_strength():
    """The first match at table 1, with teams at 1 and 2; who sits out is at the last.

    The better placed pairs sit North-South and East-West by turns.
    """
    five = DrawInputs(1, fields(5))
    assert [["1: 1 v 2: 1 2 3 4", "2: 4 v 3: 1 2 3 4", "3: 5 v -: 1 2 3 4"]] == cells(
        five, SwissSeating("pairs", BOARDS)
    )
    four = DrawInputs(1, fields(4))
    assert [["1: 1 v 2: 1 2 3 4", "2: 2 v 1: 1 2 3 4", "3: 3 v 4: 1 2 3 4", "4: 4 v 3: 1 2 3 4"]] == cells(
        four, SwissSeating("teams", BOARDS)
    )


def test_those_who_cannot_move_keep_their_tables():
    """They sit North-South; of two pairs who meet the lower number stays, or who has a table already."""

    def seated(kind, *kept):
        inputs = DrawInputs(1, fields(4), stationary=tuple(starmap(KeptTable, kept)))
        return cells(inputs, SwissSeating(kind, (1,)))

    assert [["1: 4 v 3: 1", "2: 1 v 2: 1"]] == seated("pairs", (4, 1))
    assert [["2: 4 v 3: 1", "7: 1 v 2: 1"]] == seated("pairs", (4, None), (1, 7), (2, 1))
    assert [["1: 2 v 1: 1", "2: 4 v 3: 1"]] == seated("pairs", (1, None), (2, 1))
    assert [["1: 2 v 1: 1", "2: 3 v 4: 1", "3: 4 v 3: 1", "7: 1 v 2: 1"]] == seated("teams", (1, 7))


def test_a_table_is_kept_through_every_draw():
    """That of the first draw; after a match lost to a lower number one's own again, or the next."""
    first = draw_round(DrawInputs(1, fields(4), stationary=(KeptTable(1), KeptTable(2))))
    assert (KeptTable(1, 1), KeptTable(2)) == tables_to_keep([first], {1, 2}, "pairs")
    assert (KeptTable(4, 2),) == tables_to_keep([first], {4}, "pairs"), "who cannot move from now on"
    second = replace(first, inputs=replace(first.inputs, stationary=(KeptTable(1, 2), KeptTable(2, 9))))
    assert (KeptTable(1, 2), KeptTable(2, 9)) == tables_to_keep([first, second], {1, 2}, "pairs")
    (reason,) = table_reasons(second, "pairs")
    assert "1, the lower number, stays at table 2, and 2 goes there" in reason.say("en")
    assert not table_reasons(second, "teams"), "two teams have two tables"


def test_a_triangle_of_half_matches():
    """Three tables, East-West go up one, then down one; the other match halves its boards."""
    inputs = DrawInputs(1, fields(5), rule=DrawRule(odd="half-matches"))
    seating = SwissSeating("teams", BOARDS, triangle_boards=((1, 2), (3, 4), (5, 6)))
    first, second = cells(inputs, seating)
    assert ["3: 3 v 4: 1 2", "4: 4 v 5: 3 4", "5: 5 v 3: 5 6"] == first[2:]
    assert ["3: 3 v 5: 5 6", "4: 4 v 3: 1 2", "5: 5 v 4: 3 4"] == second[2:]
    assert ["1: 1 v 2: 1 2", "1: 1 v 2: 3 4"] == [first[0], second[0]]


def test_what_cannot_be_seated():
    """Triangles of pairs or without boards, halves of an odd number, two that keep one table."""
    inputs = DrawInputs(1, fields(5), rule=DrawRule(odd="half-matches"))
    sets = ((1,), (2,), (3,))
    for seating in (
        SwissSeating("pairs", BOARDS, triangle_boards=sets),
        SwissSeating("teams", BOARDS),
        SwissSeating("teams", (1, 2, 3), triangle_boards=sets),
    ):
        with pytest.raises(BadOption):
            round_cells(draw_round(inputs), seating)
    with pytest.raises(BadOption, match="same table"):
        DrawInputs(1, fields(4), stationary=(KeptTable(1, 2), KeptTable(3, 2)))


def test_cells_can_replace_those_of_a_movement():
    """They are the cells of movements, with text and all."""
    (stage,) = round_cells(draw_round(DrawInputs(1, fields(4))), SwissSeating("pairs", BOARDS))
    assert stage == tuple(Cell.parse(str(cell)) for cell in stage)
    assert replace(stage[0], boards=(9,)).boards == (9,)
