"""A deal is four hands of thirteen, and every deal has its number (DESIGN, The nouns)."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chelem.core.cards import DECK
from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.errors import ParseError
from chelem.core.hands import PACK, Hand
from chelem.core.seats import SEATS, Seat
from tests.support.chance import seeded
from tests.support.deals import SOLID, SPREAD
from tests.support.strategies import deals, numbers, seats


def test_how_many_deals_there_are():
    """52! / (13!)⁴."""
    assert DEAL_COUNT == 53644737765488792839237440000


@given(numbers)
@example(0)
@example(DEAL_COUNT - 1)
def test_a_number_gives_a_deal_and_the_deal_gives_the_number(number):
    """0 ≤ n < 52!/(13!)⁴, and back."""
    deal = Deal.from_number(number)
    assert deal.number == number


@given(deals)
def test_a_deal_conserves_the_cards(deal):
    """Each of the 52 cards is in one hand, thirteen to a hand."""
    assert [len(deal[seat]) for seat in SEATS] == [13] * 4
    assert sorted(card for seat in SEATS for card in deal[seat]) == list(DECK)


@given(st.permutations(DECK))
def test_a_shuffled_pack_has_a_number_that_gives_it_back(pack):
    """From any deal to its number and back, not only from deals made by a number."""
    deal = Deal.of(*(Hand.of(pack[start : start + 13]) for start in (0, 13, 26, 39)))
    assert 0 <= deal.number < DEAL_COUNT
    assert Deal.from_number(deal.number) == deal


def test_different_numbers_are_different_deals():
    """Bijective: numbers at both ends and 2000 over the range give as many different deals."""
    below = seeded(52)
    chosen = {*range(500), *range(DEAL_COUNT - 500, DEAL_COUNT), *(below(DEAL_COUNT) for _ in range(1000))}
    assert len({Deal.from_number(number) for number in chosen}) == len(chosen)


@pytest.mark.parametrize("number", [-1, DEAL_COUNT, DEAL_COUNT + 1, -DEAL_COUNT, 10**40])
def test_a_number_out_of_range_is_refused(number):
    """No deal has it; the sentence quotes the number."""
    with pytest.raises(ParseError) as refused:
        Deal.from_number(number)
    assert (refused.value.code, refused.value.facts) == ("deal.number", {"number": str(number)})


@pytest.mark.parametrize("drawn", [0, 1, 2**64, DEAL_COUNT // 2, DEAL_COUNT - 1])
def test_a_draw_is_one_number_below_the_number_of_deals(drawn):
    """A uniform number is a fair deal: one draw from all deals, whose number is the number drawn."""
    asked = []

    def below(n):
        asked.append(n)
        return drawn

    assert Deal.draw(below).number == drawn
    assert asked == [DEAL_COUNT]


@given(deals, seats)
def test_a_deal_may_be_written_from_any_seat(deal, first):
    """As in PBN: first seat, colon, four hands clockwise."""
    written = f"{first}:" + " ".join(str(deal[seat]) for seat in first.clockwise())
    assert Deal.parse(written) == deal


def test_the_canonical_text_begins_with_north():
    """One canonical text a deal."""
    assert str(SOLID) == "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def error_of(text):
    with pytest.raises(ParseError) as refused:
        Deal.parse(text)
    return refused.value.code, refused.value.facts


@pytest.mark.parametrize("seat", SEATS)
def test_a_hand_of_twelve_is_refused_with_its_seat(seat):
    """A hand has 13 cards: the seat that has not is named."""
    hands = [str(SPREAD[other]) for other in SEATS]
    hands[seat] = str(SPREAD[seat].without(next(iter(SPREAD[seat]))))
    assert error_of("N:" + " ".join(hands)) == ("deal.count", {"seat": str(seat), "count": 12})


@pytest.mark.parametrize("seat", [Seat.N, Seat.E, Seat.S])
def test_a_hand_of_fourteen_is_refused_with_its_seat(seat):
    """A card that moved one seat on: the seat that holds fourteen is named."""
    moved = next(iter(SPREAD[seat.next]))
    hands = [str(SPREAD[other]) for other in SEATS]
    hands[seat] = str(SPREAD[seat] | Hand.of([moved]))
    hands[seat.next] = str(SPREAD[seat.next].without(moved))
    assert error_of("N:" + " ".join(hands)) == ("deal.count", {"seat": str(seat), "count": 14})


def test_a_card_in_two_hands_is_refused_by_name():
    """A card is in one hand only: the card is named."""
    text = str(SOLID).replace(".AKQJT98765432..", "A.KQJT98765432..")
    assert error_of(text) == ("deal.twice", {"card": "SA"})


@pytest.mark.parametrize(
    "text",
    [
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432.",
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 ...",
        "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432",
        "",
        "N:",
    ],
)
def test_a_missing_hand_or_seat_is_refused(text):
    """First seat, colon, four hands: nothing less and nothing more."""
    assert error_of(text) == ("deal.form", {"text": text})


@pytest.mark.parametrize("first", ["X", "n", "North", ""])
def test_a_wrong_first_seat_is_refused(first):
    """The first seat is N, E, S or W, and the text that is not is quoted."""
    assert error_of(f"{first}:... ... ... ...") == ("seat.unknown", {"text": first})


@given(deals)
def test_the_four_hands_make_the_pack(deal):
    """Nothing is left over."""
    north, east, south, west = deal.hands
    assert north | east | south | west == PACK


@given(st.lists(st.integers(0, (1 << 52) - 1).map(Hand), min_size=4, max_size=4))
def test_four_hands_that_are_no_deal_are_refused(hands):
    """Four sets of cards are a deal, or raise a ParseError that names a card or a seat."""
    counts = [len(hand) for hand in hands]
    with pytest.raises(ParseError) as refused:
        Deal.of(*hands)
    assert refused.value.code in {"deal.twice", "deal.count"}
    assert counts != [13] * 4 or refused.value.code == "deal.twice"
