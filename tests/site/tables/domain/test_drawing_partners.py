"""The draw for partners at a table, before its match."""

import pytest

from chelem.core.errors import Forbidden, Refused
from chelem.core.seats import Seat
from chelem.engine.first_dealer import drawn_dealer
from chelem.engine.replay import replay
from chelem.engine.setting import Setting
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.drawing_partners import (
    cards_drawn,
    choose_seat,
    draw_partners,
    highest_deals,
    valid_draw,
)
from chelem.site.tables.domain.table_spec import FirstDeal
from tests.support.chance import seeded
from tests.support.tables import open_table

N, E, S, W = Seat


def drawn_table(seed=1, kind="rubber"):
    table = open_table(match={"kind": kind})
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


def highest_of(table):
    """Return the seat of the highest card."""
    return drawn_dealer(cards_drawn(table), table.game.info.suits)


@pytest.mark.parametrize("seed", range(4))
def test_the_match_starts_in_the_drawn_seats(seed):
    """The highest deals first; the cards stay known, and the draw itself is over."""
    table = drawn_table(seed, kind="rubber")
    seats = {visitor: table.seat(visitor) for visitor in ("S", "ana", "bea")}
    drawn, highest = cards_drawn(table), highest_of(table)
    assert highest_deals(table)
    seating.start_match(table, "S")
    assert seats == {visitor: table.seat(visitor) for visitor in seats}
    assert valid_draw(table) is None
    dealing.deal_next(table, seeded(3))
    assert highest is table.log.state.board.setting.dealer
    assert drawn == cards_drawn(table)
    assert table.log.state == replay(read_log(list(write_log(table.log.entries)))).state


def test_the_board_says_who_deals():
    """In duplicate the draw decides partners and seats only; so does one before chosen cards."""
    table = drawn_table(kind="duplicate")
    assert not highest_deals(table)
    seating.start_match(table, "S")
    dealing.deal_next(table, seeded(3))
    assert N is table.log.state.board.setting.dealer
    chosen = drawn_table(kind="rubber")
    highest = highest_of(chosen)
    chosen.first = FirstDeal(chosen.game.prepare(Setting(1, 1, highest.next), seeded(1)), highest.next)
    assert not highest_deals(chosen)
    seating.start_match(chosen, "S")
    dealing.deal_next(chosen, seeded(3))
    assert highest.next is chosen.log.state.board.setting.dealer


@pytest.mark.parametrize("chosen", Seat)
def test_the_highest_chooses_a_seat(chosen):
    """Everybody keeps their card and their partner; nobody else may choose, nor anybody after the start."""
    table = drawn_table(4)
    seating.take_chair(table, "cleo", seating.free_seats(table)[0], "Cléo")
    highest = highest_of(table)
    visitor = table.occupant(highest).visitor
    cards = {
        person.visitor: dict(cards_drawn(table))[table.seat(person.visitor)] for person in table.persons()
    }
    partner = table.occupant(highest.partner).visitor
    other = table.occupant(highest.next).visitor
    with pytest.raises(Forbidden, match="highest card"):
        choose_seat(table, other, chosen)
    choose_seat(table, visitor, chosen)
    assert (chosen, chosen.partner) == (table.seat(visitor), table.seat(partner))
    assert chosen.next is table.seat(other)
    assert cards == {person: dict(cards_drawn(table))[table.seat(person)] for person in cards}
    assert chosen is highest_of(table)
    seating.start_match(table, "S")
    with pytest.raises(Refused):
        choose_seat(table, visitor, chosen)


def test_no_seat_is_chosen_without_a_draw():
    """Before a draw, and once somebody has moved since."""
    with pytest.raises(Refused, match="Nobody has drawn"):
        choose_seat(open_table(), "S", N)
    table = drawn_table()
    seating.leave_chair(table, "bea", table.seat("bea"))
    with pytest.raises(Refused, match="moved since"):
        choose_seat(table, table.occupant(table.seat("S")).visitor, N)
    seating.start_match(table, "S")
    assert () == cards_drawn(table)
    assert table.log.state.first_dealer is None


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
