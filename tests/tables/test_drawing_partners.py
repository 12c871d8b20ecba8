"""The draw for partners at a table, before its match."""

import pytest

from chelem.core.errors import Forbidden, Refused
from chelem.core.seats import Seat
from chelem.tables import dealing, seating
from chelem.tables.drawing_partners import draw_partners, valid_draw
from tests.support.chance import seeded
from tests.support.tables import open_table

N, E, S, W = Seat


def drawn_table(seed=1):
    table = open_table()
    seating.take_chair(table, "S", S, "Sam")
    seating.take_chair(table, "ana", N, "Ana")
    seating.take_chair(table, "bea", E, "Béa")
    draw_partners(table, "S", seeded(seed))
    return table


@pytest.mark.parametrize("seed", range(12))
def test_everybody_sits_by_their_cards(seed):
    """The two highest cards are opposite each other; the three players and the free chair are all there."""
    table = drawn_table(seed)
    cards = dict(valid_draw(table).drawn)
    suits = table.game.info.suits
    ranked = sorted(cards, key=lambda seat: (-cards[seat].rank, suits.index(cards[seat].suit)))
    assert ranked[0].partner is ranked[1]
    assert {"S", "ana", "bea"} == {person.visitor for person in table.persons()}
    assert all(table.seat(person.visitor) is not None for person in table.persons())
    assert 1 == len(seating.free_seats(table))
    assert table.pending.seats.items() >= {
        (table.person(visitor).player, table.seat(visitor)) for visitor in ("S", "ana", "bea")
    }


def test_a_draw_holds_until_a_player_moves():
    """Whoever takes the free chair has its card; a player who changes seats ends the draw."""
    table = drawn_table()
    (free,) = seating.free_seats(table)
    seating.take_chair(table, "cleo", free, "Cléo")
    assert valid_draw(table) is not None
    seating.leave_chair(table, "bea", table.seat("bea"))
    assert valid_draw(table) is None


def test_the_match_starts_in_the_drawn_seats():
    """The log begins with them; the draw itself is not in it, and is over."""
    table = drawn_table()
    seats = {visitor: table.seat(visitor) for visitor in ("S", "ana", "bea")}
    seating.start_match(table, "S")
    assert seats == {visitor: table.seat(visitor) for visitor in seats}
    assert valid_draw(table) is None
    dealing.deal_next(table, seeded(3))


def test_who_may_draw_and_when():
    """The owner, for four players, two of them people, before the match."""
    table = open_table()
    with pytest.raises(Refused, match="Two people"):
        draw_partners(table, "S")
    seating.take_chair(table, "ana", N, "Ana")
    seating.take_chair(table, "bea", E, "Béa")
    with pytest.raises(Forbidden):
        draw_partners(table, "ana")
    seating.start_match(table, "S")
    with pytest.raises(Refused):
        draw_partners(table, "S")
    three = open_table("whiz")
    seating.take_chair(three, "ana", E, "Ana")
    with pytest.raises(Refused, match="table for four"):
        draw_partners(three, "S")
