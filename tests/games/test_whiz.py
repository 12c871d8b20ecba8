"""Whiz-Bridge: Domy, the swap of chairs, the next dealer by person (RULES 4)."""

from itertools import product

import pytest

from chelem.boards.board_summary import BoardSummary
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import (
    Acted,
    Dealt,
    Exposed,
    Scored,
    Swapped,
)
from chelem.matches.dealing import next_setting
from chelem.text.summary import short_contract
from tests.support.chance import seeded
from tests.support.deals import SPREAD
from tests.support.matches.playing import Table

GEOMETRIES = [
    (domy, dealer, declarer)
    for domy, dealer, declarer in product(SEATS, repeat=3)
    if domy not in (dealer, declarer)
]
every_geometry = pytest.mark.parametrize(("domy", "dealer", "declarer"), GEOMETRIES)


def bought(domy, dealer, declarer, cards=SPREAD):
    """Play a deal up to the end of its auction."""
    table = Table("whiz", "deals:3", first=dealer, domy=domy)
    return table.deal(cards).bid(f"3NT by {declarer}")


@every_geometry
def test_domys_hand_lies_open_before_the_auction(domy, dealer, declarer):
    """Domy's 13 cards are turned up before the auction and everybody sees them throughout (RULES 4.1)."""
    table = Table("whiz", "deals:3", first=dealer, domy=domy).deal(SPREAD)
    assert table.last == Exposed(domy, SPREAD[domy])
    for player in "NESW":
        board = table.log.view(Player(player)).state.board
        assert board.holdings.hands[domy] == SPREAD[domy]
    assert declarer in table.state.sheet.seats


@every_geometry
def test_the_declarer_faces_domy(domy, dealer, declarer):
    """If they do not face each other, declarer swaps seats with the opponent who does (RULES 4.3)."""
    table = bought(domy, dealer, declarer)
    swaps = [entry.event for entry in table.log.entries if isinstance(entry.event, Swapped)]
    facing = domy.partner
    expected = [] if declarer is facing else [Swapped(tuple(sorted((declarer, facing))))]
    assert swaps == expected
    assert table.contract.declarer is facing
    assert table.contract.dummy is domy
    assert table.state.seat(str(declarer)) is facing


@every_geometry
def test_hands_move_with_their_players(domy, dealer, declarer):
    """Two players exchange chairs, hands and all; the third and Domy stay (RULES 4.3; LOG, swapped)."""
    table = bought(domy, dealer, declarer)
    for seat in SEATS:
        now = domy if seat is domy else table.state.seat(str(seat))
        assert table.state.board.holdings.hands[now] == SPREAD[seat]


@every_geometry
def test_the_left_of_the_declarer_leads_and_domy_is_played(domy, dealer, declarer):
    """Then the player at declarer's left leads; Domy's cards are played by the declarer (RULES 4.3)."""
    table = bought(domy, dealer, declarer).lead(4)
    facing = domy.partner
    acted = [entry.event for entry in table.log.entries if isinstance(entry.event, Acted)][-4:]
    assert [(event.seat, event.by) for event in acted] == [
        (facing.next, facing.next),
        (domy, facing),
        (facing.next.partner, facing.next.partner),
        (facing, facing),
    ]


@every_geometry
def test_the_next_dealer_is_clockwise_from_the_person_who_dealt(domy, dealer, declarer):
    """The first player clockwise from the person who dealt, where they now sit, Domy skipped (RULES 4.3)."""
    table = bought(domy, dealer, declarer).lead().claim(9)
    now = table.state.seat(str(dealer))
    expected = next(seat for seat in now.next.clockwise() if seat is not domy)
    assert next_setting(table.state, seeded(0)).dealer is expected


@every_geometry
def test_points_belong_to_the_person(domy, dealer, declarer):
    """Scores belong to the person and follow them (RULES 4.3): the declarer, wherever they now sit."""
    table = bought(domy, dealer, declarer).lead().claim(9)
    row = table.state.sheet.rows[-1]
    assert {row.seating[seat] for line in row.lines for seat in line.to} == {str(declarer)}
    table.score(f"1C by {table.state.sheet.seats[0]}", 7)
    assert sum(line.points for line in row.lines) == 68


def test_the_example_of_the_log():
    """East bids 9♠ and takes South's chair; West leads, South plays Domy's card (LOG, Example)."""
    table = Table("whiz", "deals:9", first=Seat.E).deal(SPREAD).call("9S P P").lead(2)
    events = [entry.event for entry in table.log.entries]
    assert [type(event) for event in events[1:3]] == [Dealt, Exposed]
    assert [(str(event.seat), str(event.by), str(event.action)) for event in events[3:6]] == [
        ("E", "E", "9S"),
        ("S", "S", "P"),
        ("W", "W", "P"),
    ]
    assert events[6] == Swapped((Seat.E, Seat.S))
    assert [(str(event.seat), str(event.by)) for event in events[7:]] == [("W", "W"), ("N", "S")]
    table.claim(10)
    scored = table.scored()
    assert isinstance(scored, Scored)
    assert str(scored.contract) == "3S by S"
    assert [(line.to, line.points, line.code) for line in scored.lines] == [((Seat.S,), 18, "whiz.made")]
    assert table.state.chairs == (None, "S", "E", "W")
    # Player E now sits South: the next dealer is the first player clockwise from there.
    assert next_setting(table.state, seeded(0)).dealer is Seat.W


def test_seats_stay_as_they_are():
    """The seats then stay as they are (RULES 4.3)."""
    table = Table("whiz", "deals:3", first=Seat.E).score("3NT by E", 9)
    table.deal()
    assert table.state.chairs == (None, "S", "E", "W")


@pytest.mark.parametrize(("redealer", "dealer"), [("same", Seat.E), ("next", Seat.S)])
def test_three_opening_passes(redealer, dealer):
    """The same dealer redeals (option: the next one), the deal keeps its number (RULES 4.2)."""
    table = Table("whiz", "deals:3", {"redealer": redealer}, first=Seat.E).pass_out()
    setting = next_setting(table.state, seeded(0))
    assert (setting.deal, setting.attempt, setting.dealer) == (1, 2, dealer)


def test_domy_never_deals_and_has_no_player():
    """Domy takes the empty side: three players, and Domy's chair is nobody's (RULES 4.1)."""
    table = Table("whiz", "deals:3", domy=Seat.S, first=Seat.E).score("1C by E", 7)
    dealers = [next_setting(table.state, seeded(seed)).dealer for seed in range(3)]
    assert Seat.S not in dealers
    with pytest.raises(Refused):
        table.log.act("S", SPREAD[Seat.S].cards[0])


def test_a_contract_is_played_by_a_person():
    """Players change chairs: a contract is « par » a person, not beside one as « 7♥ vous »."""
    table = Table("whiz", "deals:3", first=Seat.N, domy=Seat.S).score("1H by N", 10, SPREAD)
    summary = BoardSummary.of_row(table.state.game, table.state.sheet.rows[-1])
    assert "7♥ par vous" == short_contract(summary, "fr", "vous")
    assert "7♥ by you" == short_contract(summary, "en", "you")
