"""Layouts of the unseen cards: exactly those that fit, each as likely as it is."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest

from chelem.bots.sampling.layouts import LayoutSpace, Sample, thin
from chelem.bots.sampling.spaces import cards_possible, fitting_layouts
from chelem.core.cards import SUITS, Card
from chelem.core.hands import PACK, SUIT_BITS, Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.games.comptoir.rules import honour_likelihood
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.matches.dealing import next_deal
from tests.bots.positions import fill_deal, open_log, play_contract, view_of_actor

A_DEAL = {
    "N": "AK5.Q83.AJ52.984",
    "E": "J92.A94.843.QT75",
    "S": "T84.KJ6.KT97.AKJ",
    "W": "Q763.T752.Q6.632",
}


def chance(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


def space_of(log):
    view = view_of_actor(log)
    return fitting_layouts(view.state.board, view.state.game)


def test_unseen_cards_are_counted():
    """After the lead the other defender does not know 25 cards, of which declarer has 13."""
    assert 5200300 == space_of(play_contract(A_DEAL, "3NT by S", "S3")).size


def test_a_void_shown_excludes_layouts():
    """Where the right-hand opponent has no spade left, all spades unseen are on the left."""
    given = {
        "N": "AK54.Q83.AJ5.984",
        "E": "J.A942.8432.QT75",
        "S": "T82.KJ6.KT97.AKJ",
        "W": "Q9763.T75.Q6.632",
    }
    log = play_contract(given, "3NT by S", "S3 SK SJ S2 SA H2 ST S6")
    space = space_of(log)
    for layout in space.sample(50, chance(1)).layouts:
        assert not layout[Seat.E] & SUIT_BITS[3]
    assert (layout[Seat.W] & SUIT_BITS[3]).bit_count() == 3


@pytest.mark.parametrize("likelihood", [(1,), (1, 2, 3, 0, 5)])
def test_all_layouts_are_listed_once(likelihood):
    """All layouts of eight unseen cards, where one seat has no club, are those found by trying them all."""
    clubs, hearts = Hand.parse("...AKQJ").bits, Hand.parse(".AKQJ..").bits
    possible = (clubs | hearts, hearts, 1, 2)
    space = LayoutSpace(possible, (5, 3, 1, 1), hearts, (Seat.N,), likelihood)
    found = dict(space.all())
    expected = {}
    for cards in combinations(Hand(clubs | hearts), 5):
        north = Hand.of(cards).bits
        held = (north & hearts).bit_count()
        weight = 1 if len(likelihood) == 1 else likelihood[held]
        if north & clubs == clubs and weight:
            expected[north, hearts & ~north, 1, 2] = weight
    assert expected == found
    assert len(expected) == space.size


@pytest.mark.slow
def test_draws_are_as_likely_as_their_layouts():
    """In 20 000 draws every layout comes within five standard deviations of its share."""
    hearts, spades = Hand.parse(".AKQ..").bits, Hand.parse("AKQ...").bits
    space = LayoutSpace((hearts | spades,) * 2 + (0, 0), (4, 2, 0, 0), hearts, (Seat.N,), (9, 1, 2, 6))
    rng = chance(3)
    drawn = Counter(space.draw(rng) for _ in range(20000))
    listed = dict(space.all())
    total = sum(listed.values())
    assert set(listed) == set(drawn)
    for layout, weight in listed.items():
        share = weight / total
        assert abs(drawn[layout] - 20000 * share) < 5 * (20000 * share * (1 - share)) ** 0.5


def test_three_hidden_hands():
    """Before the opening lead three hands of thirteen cards are hidden."""
    mine = Hand.parse("AKQJT98765432...").bits
    rest = PACK.bits & ~mine
    space = LayoutSpace((mine, rest, rest, rest), (13, 13, 13, 13))
    assert 84478098072866400 == space.size
    layout = space.draw(chance(1))
    assert [13] * 4 == [hand.bit_count() for hand in layout]
    assert PACK.bits == sum(layout)


def test_hands_are_weighed():
    """A weigher sees hands as dealt; layouts with hands that it excludes are not kept."""
    space = LayoutSpace((PACK.bits, 0, PACK.bits, 0), (26, 0, 26, 0))
    ace = Card.parse("SA").bit

    def with_ace(seat, hands):
        return [float(bool(hand & ace)) if seat is Seat.N else 1.0 for hand in hands]

    sample = thin(space.sample(160, chance(1)).weighed(SEATS, with_ace, (0, 0, 0, 0)), 20, chance(1))
    assert all(layout[Seat.N] & ace for layout in sample.layouts)
    assert sum(sample.weights) == 20


def test_layouts_are_thinned_in_proportion():
    """Systematic resampling gives each layout its share, rounded up or down."""
    layouts = tuple((place, 0, 0, 0) for place in range(4))
    kept = thin(Sample(layouts, (8.0, 4.0, 2.0, 2.0), complete=True), 2, chance(2))
    assert sum(kept.weights) == 2
    assert layouts[0] in kept.layouts


def test_suits_and_seats_cover_the_pack():
    """A seat that nothing is known of may hold any suit."""
    space = space_of(play_contract(A_DEAL, "3NT by S", "S3"))
    layouts = space.sample(30, chance(1)).layouts
    hidden = [seat for seat in SEATS if len({layout[seat] for layout in layouts}) > 1]
    assert 2 == len(hidden)
    for seat in hidden:
        for suit in SUITS:
            assert any(layout[seat] & SUIT_BITS[suit] for layout in layouts)


def test_the_cards_of_a_refused_claim_are_known():
    """A defender whose claim was refused has shown the hand: declarer has no other layout to consider."""
    log = play_contract(A_DEAL, "3NT by S", "S3 SA S2 S4")
    log.act("W", MakeClaim(2))
    log.act("S", AnswerClaim(accept=False))
    assert 1 == space_of(log).size


def test_whiz_bidders_see_domys_hand():
    """In Whiz-Bridge a bidder knows two hands before the auction, so that 26 cards are hidden."""
    log = open_log(fill_deal(A_DEAL), Seat.S, "whiz")
    assert 10400600 == space_of(log).size


def test_prepared_deals_have_their_honours():
    """On deal 5 of comptoir, dealer's side holds twelve to fourteen honours in every layout that is drawn."""
    rules = new_game("comptoir")
    log = Log(Started(rules, new_match("comptoir", None, {"first": 5}), {seat: seat.name for seat in SEATS}))
    log.add(next_deal(log.state, chance(1).randrange, Seat.E))
    view = log.view(Player("S"))
    space = fitting_layouts(view.state.board, view.state.game)
    honours = sum(0b1111000000000 << 13 * suit for suit in SUITS)
    rng = chance(2)
    for layout in (space.draw(rng) for _ in range(50)):
        assert 12 <= ((layout[Seat.E] | layout[Seat.W]) & honours).bit_count() <= 14


@pytest.mark.parametrize("strong", [9, 11, 14])
def test_the_likelihood_of_honours_is_that_of_the_packets(strong):
    """The share of deals with n honours in the strong packet is that of drawing n of 16 among 18 cards."""
    likelihood = honour_likelihood(strong)
    deals = {n: weight * comb(16, n) * comb(36, 26 - n) for n, weight in enumerate(likelihood)}
    for n, weight in deals.items():
        expected = Fraction(comb(16, n) * comb(2, strong - n) if n <= strong else 0, comb(18, strong))
        assert expected == Fraction(weight, sum(deals.values()))


@pytest.mark.parametrize("seed", range(6))
def test_a_hand_without_cards_holds_none_of_the_hidden_ones(seed):
    """In the last trick the one hidden card is with the player who has not played yet."""
    log = play_contract(A_DEAL, "3NT by S")
    rng = chance(seed)
    while log.state.board.play.left > 1 or not log.state.board.play.trick:
        log.act(log.state.turn.actor.name, rng.choice(log.state.legal()))
    board = view_of_actor(log).state.board
    possible = cards_possible(board)
    for seat in SEATS:
        assert possible[seat].bit_count() >= board.count(seat)
        assert board.count(seat) or not possible[seat]
