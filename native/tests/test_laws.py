"""Symmetries that leave the answers unchanged, and relations between answers."""

import random
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from chelem_dd import solve, solve_cards, solve_table
from dealing import SEATS, STRAINS, SUITS, Position, cards_of, deal, examples, positions, text

RANDOMS = st.randoms(use_true_random=False)
SUITS_EXCHANGED = st.sampled_from(list(permutations(range(4))))


@given(positions(8), st.integers(1, 3))
@settings(max_examples=examples(40, 100), deadline=None)
def test_seats_do_not_matter(p: Position, turn: int) -> None:
    """If hands and leader move round the table together, each card takes the same number of tricks."""
    assert solve_cards(*p.arguments) == solve_cards(*turned(p, turn).arguments)


@given(positions(8), SUITS_EXCHANGED)
@settings(max_examples=examples(40, 100), deadline=None)
def test_suits_do_not_matter(p: Position, suits: tuple[int, ...]) -> None:
    """If suits are exchanged, and the strain with them, each card takes the same number of tricks."""
    values = {text(exchanged(card, suits)): value for card, value in numbered(p).items()}
    assert values == solve_cards(*with_suits(p, suits).arguments)


@given(positions(8))
@settings(max_examples=examples(40, 100), deadline=None)
def test_which_of_equal_cards_is_on_the_table_does_not_matter(p: Position) -> None:
    values = solve_cards(*p.arguments)
    for other in with_equals_swapped(p):
        assert values == solve_cards(*other.arguments)


@given(positions(13, least=11), st.integers(0, 3), SUITS_EXCHANGED, RANDOMS)
@settings(max_examples=examples(20, 50), deadline=None)
def test_none_of_this_matters_early_in_a_deal(p: Position, turn: int, suits, rng: random.Random) -> None:
    """Seats, suits and equal cards at once, in deals of 12 or 13 cards a hand."""
    other = with_suits(turned(rng.choice([p, *with_equals_swapped(p)]), turn), suits)
    values = {text(exchanged(card, suits)): value for card, value in numbered(p).items()}
    assert values == solve_cards(*other.arguments)


@given(RANDOMS, st.integers(1, 8) | st.just(13), st.integers(0, 3), SUITS_EXCHANGED)
@settings(max_examples=examples(8, 20), deadline=None)
def test_a_table_turns_with_the_seats_and_the_suits(rng: random.Random, size: int, turn: int, suits) -> None:
    hands = deal(rng, size)
    before = solve_table(hands)
    for strain in STRAINS:
        other = with_suits(turned(Position(hands, strain, "N"), turn), suits)
        after = solve_table(other.deal)[other.strain]
        assert before[strain] == {seat: after[SEATS[(SEATS.index(seat) + turn) % 4]] for seat in SEATS}


def turned(p: Position, turn: int) -> Position:
    """The position rotated by so many seats."""
    hands = tuple(p.deal[(seat - turn) % 4] for seat in range(4))
    return Position(hands, p.strain, SEATS[(SEATS.index(p.leader) + turn) % 4], p.trick)


def exchanged(card: int, suits: tuple[int, ...]) -> int:
    return 13 * suits[card // 13] + card % 13


def with_suits(p: Position, suits: tuple[int, ...]) -> Position:
    """The position with each suit, trumps included, replaced by the one in its place in `suits`."""
    hands = tuple(sum(1 << exchanged(card, suits) for card in cards_of(hand)) for hand in p.deal)
    strain = p.strain if p.strain == "NT" else SUITS[suits[SUITS.index(p.strain)]]
    return Position(hands, strain, p.leader, tuple(exchanged(card, suits) for card in p.trick))


def with_equals_swapped(p: Position) -> list[Position]:
    """A card played and one still in that hand may be exchanged if no other hand has a card between."""
    found = []
    for place, played in enumerate(p.trick):
        seat = (SEATS.index(p.leader) + place) % 4
        others = sum(p.deal) - p.deal[seat] + sum(1 << card for card in p.trick if card != played)
        for kept in cards_of(p.deal[seat]):
            low, high = sorted((played, kept))
            if low // 13 == high // 13 and not any(others >> card & 1 for card in range(low, high)):
                hands, trick = list(p.deal), list(p.trick)
                hands[seat] ^= 1 << kept | 1 << played
                trick[place] = kept
                found.append(Position(tuple(hands), p.strain, p.leader, tuple(trick)))
    return found


def numbered(p: Position) -> dict[int, int]:
    """The result of `solve_cards`, by card number."""
    values = solve_cards(*p.arguments)
    return {card: values[text(card)] for card in range(52) if text(card) in values}


@given(positions(7), RANDOMS)
@settings(max_examples=examples(40, 100), deadline=None)
def test_only_the_order_of_ranks_matters(p: Position, rng: random.Random) -> None:
    """If the cards of a suit are replaced by others in the same order, they take as many tricks."""
    left = [card for hand in p.deal for card in cards_of(hand)] + list(p.trick)
    other = {}
    for suit in range(4):
        held = sorted(card for card in left if card // 13 == suit)
        ranks = sorted(rng.sample(range(13), len(held)))
        other |= {card: 13 * suit + rank for card, rank in zip(held, ranks, strict=True)}
    hands = tuple(sum(1 << other[card] for card in cards_of(hand)) for hand in p.deal)
    values = solve_cards(*p.arguments)
    after = solve_cards(hands, p.strain, p.leader, [other[card] for card in p.trick])
    assert after == {text(other[card]): values[text(card)] for card in other if text(card) in values}


@given(positions(8))
@settings(max_examples=examples(40, 100), deadline=None)
def test_equal_cards_take_the_same_tricks(p: Position) -> None:
    """Two cards of a hand are equal if no card between them is on the table or in another hand."""
    own = p.deal[p.seat]
    others = sum(p.deal) - own + sum(1 << card for card in p.trick)
    values = solve_cards(*p.arguments)
    for low in cards_of(own):
        for high in range(low + 1, 13 * (low // 13) + 13):
            if others >> high & 1:
                break
            if text(high) in values:
                assert values[text(low)] == values[text(high)]


@given(positions(8))
@settings(max_examples=examples(40, 100), deadline=None)
def test_a_card_takes_what_is_left_after_it(p: Position) -> None:
    """For the first three cards of a trick, `solve_cards` agrees with `solve` on the next position."""
    if len(p.trick) == 3:
        return
    hands = list(p.deal)
    ours = len(p.trick) % 2 == 0
    for card, value in solve_cards(*p.arguments).items():
        number = next(n for n in range(52) if text(n) == card)
        hands[p.seat] ^= 1 << number
        leaders = solve(hands, p.strain, p.leader, (*p.trick, number))
        assert value == (leaders if ours else p.left - leaders)
        hands[p.seat] ^= 1 << number


def test_a_higher_card_may_cost_a_trick() -> None:
    """With the eight of clubs instead of the two, a side takes a trick fewer."""
    with_the_two = "N:..65432.32 .4.987.T98 .2.QJT.QJ4 .3.AK.K765"
    with_the_eight = "N:..65432.83 .4.987.T92 .2.QJT.QJ4 .3.AK.K765"
    assert (solve(with_the_two, "S", "N"), solve(with_the_eight, "S", "N")) == (2, 1)
