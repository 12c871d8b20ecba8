"""Mitchell movements of every size (RULES, Competition)."""

import pytest

from chelem.core.errors import BadOption
from chelem.movements import arrow_switch, breaches, mitchell
from chelem.movements.generators.perfect import PERFECT_TABLES

from .sizes import EVERY


@pytest.mark.parametrize("tables", EVERY)
def test_a_mitchell_of_any_size_keeps_the_laws(tables):
    """East-West up a table, boards down one; an even number skips, or shares and relays."""
    forms = ["plain"] if tables % 2 else ["plain", "skip", "share"]
    for form in forms:
        movement = mitchell(tables, form=form)
        assert breaches(movement) == ()
        assert movement.stationary == tuple(range(1, tables + 1)) or len(movement.rounds) == 1
    assert (movement.winners, len(movement.rounds), movement.boards) == (
        2,
        tables,
        tuple(range(1, tables + 1)),
    )


def test_only_the_ends_share():
    """Eight tables: the first and the last share their boards, in every round (RULES)."""
    assert mitchell(8, form="share").sharing == tuple((number, (1, 8)) for number in range(1, 9))
    assert mitchell(8, form="skip").sharing == mitchell(7).sharing == ()


def test_how_pairs_and_boards_move():
    """After round 1 the East-West pair of table 1 is at table 2, and its boards are at the last table."""
    movement = mitchell(7, boards=3)
    first, second = movement.rounds[:2]
    assert (str(first[0]), str(second[1])) == ("1: 1 v 8: 1 2 3", "2: 2 v 8: 7 8 9")
    assert second[6].boards == (1, 2, 3)


def test_too_many_rounds_are_refused():
    """With a skip, the last round would bring the first opponents again."""
    with pytest.raises(BadOption):
        mitchell(8, 8, form="skip")
    with pytest.raises(BadOption):
        mitchell(8, 5, form="plain")


@pytest.mark.parametrize("form", ["skip", "share"])
def test_an_odd_number_of_tables_neither_skips_nor_shares(form):
    """Pairs would come to boards that they have played."""
    with pytest.raises(BadOption):
        mitchell(7, form=form)


def test_an_arrow_switch_turns_whole_rounds():
    """Those North-South sit East-West; the meetings and boards remain, and there is one ranking."""
    movement = arrow_switch(mitchell(5), [5])
    assert str(movement.rounds[4][0]) == "1: 7 v 1: 5"
    assert (movement.winners, breaches(movement)) == (1, ())


@pytest.mark.parametrize("tables", PERFECT_TABLES)
def test_a_perfect_mitchell_shares_no_boards(tables):
    """As many rounds as tables: each North-South pair meets each East-West pair, both play all sets."""
    movement = mitchell(tables, tables, 1, "perfect")
    assert breaches(movement) == movement.sharing == ()
    assert len(movement.boards) == tables == len(movement.rounds)
    first = [(cell.east_west, cell.boards) for cell in movement.rounds[0]]
    assert first == [((tables + table,), (table,)) for table in range(1, tables + 1)]
