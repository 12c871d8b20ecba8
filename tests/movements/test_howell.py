"""The Howell movements of the package: laws, and balance against the best published."""

import pytest

from chelem.core.errors import BadOption, ParseError
from chelem.movements import balance, breaches, howell
from chelem.movements.generators.howell_recipe import HowellRecipe, packaged_howells

SIZES = [(tables, rounds) for tables in range(2, 21) for rounds in range(tables, 2 * tables)]
PUBLISHED = {  # the best Q in percent: Jeanie's and Manning's collections, the wiki of FAN
    (2, 3): 100,
    (3, 5): 60,
    (4, 6): 77.1,
    (4, 7): 100,
    (5, 8): 83.7,
    (5, 9): 83.3,
    (6, 8): 69.9,
    (6, 9): 90.7,
    (6, 11): 100,
    (7, 11): 91.1,
    (7, 12): 89.8,
    (7, 13): 91.3,
    (8, 11): 82.9,
    (8, 13): 91.3,
    (8, 15): 100,
    (9, 13): 89.1,
    (9, 17): 94.7,
    (10, 13): 83.3,
    (10, 19): 100,
    (11, 12): 81.2,
    (11, 13): 77.7,
    (12, 13): 80.3,
    (13, 14): 83.7,
}
FAR_BETTER = {(6, 8): 90, (12, 13): 85}


def test_every_size_has_a_recipe():
    """2 to 20 tables, from as many rounds as tables to those in which all pairs meet."""
    assert sorted(packaged_howells()) == SIZES


@pytest.mark.parametrize("tables", range(2, 21))
def test_a_howell_keeps_the_laws(tables):
    """Every pair plays every set once, and meets as many others as there are rounds."""
    for rounds in range(tables, 2 * tables):
        movement = howell(tables, rounds)
        assert breaches(movement) == ()
        assert (movement.entrants, len(movement.rounds), movement.sit_outs) == (2 * tables, rounds, 0)
        assert movement.boards == tuple(range(1, rounds + 1))
        assert {len(cells) for cells in movement.rounds} == {tables}


def test_few_howells_share_boards():
    """An even number of tables with as many rounds, or one round more; two and three tables complete."""
    sharing = {size for size in SIZES if howell(*size).sharing}
    assert sharing <= {(t, r) for t in range(2, 21, 2) for r in (t, t + 1)} | {(3, 5)}


@pytest.mark.parametrize("size", PUBLISHED)
def test_a_howell_is_at_least_as_equal_as_the_best_published(size):
    """Q, to one decimal."""
    quality = round(float(balance(howell(*size)).quality), 1)
    assert quality >= FAR_BETTER.get(size, PUBLISHED[size])


def test_a_complete_howell_has_one_pair_that_stays():
    """One pair stays, or two where a table plays a set that nobody passes on."""
    assert howell(7).stationary == (14,)
    assert howell(7, 11).stationary == (12, 13, 14)


def test_boards_are_numbered_by_sets():
    """Three boards a round: set 2 is boards 4, 5, 6."""
    assert howell(5, boards=3).rounds[1][0].boards == (4, 5, 6)


@pytest.mark.parametrize("text", [str(packaged_howells()[4, 7]), "2x2 1-3@1 2-4@2 / 2-3@2 1-4@1; 6"])
def test_a_recipe_is_read_as_it_is_written(text):
    """Recipes of one round that is moved on, and of all rounds."""
    assert str(HowellRecipe.parse(text)) == text


@pytest.mark.parametrize("text", ["", "2x2 1-3@1; 6", "2x2 1-3@1 2-4@2; ffff", "2x2 1-3 2-4@2; 6"])
def test_a_spoilt_recipe_is_refused(text):
    """Too few couples, too many directions, no board."""
    with pytest.raises(ParseError):
        HowellRecipe.parse(text)


@pytest.mark.parametrize(("tables", "rounds"), [(1, 1), (21, 41), (5, 4), (5, 10)])
def test_other_sizes_are_refused(tables, rounds):
    """Fewer rounds than tables, or more than there are opponents."""
    with pytest.raises(BadOption):
        howell(tables, rounds)
