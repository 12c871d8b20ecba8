"""Partners by a draw of cards (RULES Common, Partners)."""

import json
from dataclasses import replace
from itertools import permutations

import pytest

from chelem.core.cards import Card, Suit
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Seated, Started
from chelem.engine.log import Log
from chelem.engine.partner_draw import seats_by_draw, turned
from chelem.formats.log.chain import link
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.games.forms import sized
from chelem.games.options import new_game
from chelem.matches.dealing import deal_event, promised_deal
from tests.support.chance import seeded

SUITS = (Suit.S, Suit.H, Suit.D, Suit.C)
PLAYERS = {seat: str(seat) for seat in SEATS}
UNEQUAL, EQUAL = ("DA", "SK", "H9", "C2"), ("S7", "H7", "D7", "C7")


@pytest.mark.parametrize("cards", [UNEQUAL, EQUAL])
@pytest.mark.parametrize("order", list(permutations(SEATS)))
def test_the_two_highest_play_together(order, cards):
    """In every order: the highest stays, the second is opposite, the others stay in clockwise order."""
    drawn = tuple(zip(order, map(Card.parse, cards), strict=True))
    moves = seats_by_draw(drawn, SUITS)
    highest, second, *others = order
    assert set(SEATS) == set(moves.values())
    assert (highest, highest.partner) == (moves[highest], moves[second])

    def turn(seat: Seat) -> int:
        return (seat - highest) % 4

    before = sorted(others, key=turn)
    assert before == sorted(others, key=lambda seat: turn(moves[seat]))


def test_suits_rank_equal_cards_as_the_game_does():
    """In the bridge of 1900 hearts are the highest suit."""
    drawn = tuple(zip(SEATS, map(Card.parse, EQUAL), strict=True))
    north, east, _, _ = SEATS
    assert east == seats_by_draw(drawn, (Suit.H, Suit.D, Suit.C, Suit.S))[east]
    assert north.partner == seats_by_draw(drawn, SUITS)[east]


def start(game="contract", match="rubber", cards="C2 SK H9 DA"):
    """Return a log of format 2 that starts with these cards drawn, by seat from North."""
    draw = tuple(zip(SEATS, map(Card.parse, cards.split()), strict=True))
    return Log(Started(new_game(game), sized(game, match), PLAYERS, 2, draw), link=link)


def refusal_of(work, *facts):
    """Return the code with which that is refused."""
    with pytest.raises(Refused) as error:
        work(*facts)
    return error.value.code


def test_the_highest_chooses_a_seat():
    """All turn with them: partners stay opposite, the others in their order clockwise."""
    north, east, south, west = SEATS
    assert {west: north, north: east, east: south, south: west} == turned(west, north)
    assert all(seat is now for seat, now in turned(east, east).items())


@pytest.mark.parametrize(
    ("game", "match"),
    [("contract", "rubber"), ("contract", "chicago"), ("comptoir", "seven"), ("whist", "thirty")],
)
def test_the_highest_deals_first(game, match):
    """Whatever the digest says (RULES Common, Partners); the dealer rotates from there."""
    cards = "C2 S9 H3 HK"  # West and East play together
    log = start(game, match, cards)
    for digest in range(5):
        dealt, drawn = promised_deal(log.state, bytes([digest] * 32))
        assert (Seat.W, ()) == (dealt.setting.dealer, drawn)


def test_another_dealer_is_refused():
    """A log whose first dealer is not the highest breaks the rule; chosen cards bring their own dealer."""
    log = start()
    right, _ = promised_deal(log.state, bytes(32))
    (cards, setting) = log.state.game.prepare(right.setting, seeded(1)), replace(right.setting, dealer=Seat.N)
    assert "deal.dealer" == refusal_of(log.add, deal_event(log.state, setting, cards))
    log.add(replace(deal_event(log.state, setting, cards), origin="number"))


def test_a_numbered_board_keeps_its_dealer():
    """In duplicate the board says who deals (RULES 0.9): the draw decides partners and seats alone."""
    dealt, _ = promised_deal(start(match="duplicate:2").state, bytes(32))
    assert (1, Seat.N) == (dealt.setting.board, dealt.setting.dealer)


@pytest.mark.parametrize(
    ("cards", "code"),
    [("DA SK H9 C2", "draw.partners"), ("DA C2 DA C3", "draw.cards"), ("DA C2", "draw.cards")],
)
def test_a_draw_that_seats_otherwise_is_refused(cards, code):
    """Four different cards, the two highest opposite each other."""
    draw = tuple(zip(SEATS, map(Card.parse, cards.split()), strict=False))
    started = Started(new_game("contract"), sized("contract", "rubber"), PLAYERS, 2, draw)
    assert code == refusal_of(Log, started)


def test_three_players_draw_for_no_partners():
    """Whiz has no partners before its auction."""
    game, players = new_game("whiz"), {seat: str(seat) for seat in SEATS[1:]}
    draw = tuple(zip(SEATS, map(Card.parse, UNEQUAL), strict=True))
    assert "draw.seats" == refusal_of(Log, Started(game, sized("whiz", "deals:3"), players, 2, draw))


def test_the_cards_drawn_are_kept_in_the_log():
    """A log read back from JSON is the same log; one without a draw has no such field (LOG)."""
    log = start()
    log.add(Seated(Seat.N, "N"))
    lines = list(write_log(log.entries))
    assert {"N": "C2", "E": "SK", "S": "H9", "W": "DA"} == json.loads(lines[0])["draw"]
    again = Log.fold(read_log(lines), link=link)
    assert again.entries == log.entries
    assert (again.state, again.chain) == (log.state, log.chain)
    bare = Log(Started(new_game("contract"), sized("contract", "rubber"), PLAYERS, 2))
    assert "draw" not in json.loads(next(iter(write_log(bare.entries))))
    assert bare.state.first_dealer is None
