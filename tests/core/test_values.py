"""Every value parses what it prints, refuses all else, and is a value: frozen, hashable, code in its repr."""

import copy
import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chelem.core.calls
import chelem.core.cards
import chelem.core.contracts
import chelem.core.deals
import chelem.core.hands
import chelem.core.seats
from chelem.core.calls import (
    ALL_BIDS,
    TRUMP_CHOICES,
    Bid,
    SimpleCall,
    TrumpChoice,
    parse_action,
)
from chelem.core.cards import (
    DECK,
    RANKS,
    STRAINS,
    SUITS,
    Card,
    Rank,
    Strain,
    Suit,
)
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import (
    SEATS,
    SIDES,
    Seat,
    Side,
)
from tests.support.strategies import VALUES

TYPES = {
    cls.__name__: cls
    for cls in (Suit, Strain, Rank, Seat, Side, Card, Bid, TrumpChoice, SimpleCall, Hand, Contract, Deal)
}
NAMES_IN_CODE = {
    name: value
    for room in (
        chelem.core.calls,
        chelem.core.cards,
        chelem.core.contracts,
        chelem.core.deals,
        chelem.core.hands,
        chelem.core.seats,
    )
    for name, value in vars(room).items()
}
CODES = "NESWCDHSTJQKA23456789XXPdefer name:by.:-0 \tasky\n♠١²"
"""Letters that come close to every notation."""

every_value = pytest.mark.parametrize("name", VALUES)
texts = st.one_of(st.text(max_size=20), st.text(alphabet=CODES, max_size=12))


def test_every_type_has_a_strategy():
    """STYLE 6: no value is left out of these laws."""
    assert set(VALUES) == set(TYPES)


@every_value
@given(data=st.data())
def test_it_parses_what_it_prints(name, data):
    """STYLE 6: parse(str(x)) == x, of the same type."""
    value = data.draw(VALUES[name])
    again = TYPES[name].parse(str(value))
    assert again == value
    assert type(again) is type(value)


@every_value
@given(data=st.data())
def test_its_repr_is_code(name, data):
    """STYLE, values you can hold: eval(repr(x)) == x."""
    value = data.draw(VALUES[name])
    assert eval(repr(value), dict(NAMES_IN_CODE)) == value  # noqa: S307 - our own repr


@every_value
@given(data=st.data())
def test_it_is_hashable_and_can_be_sent_elsewhere(name, data):
    """A value travels between processes and is found again in a set or a dict."""
    value = data.draw(VALUES[name])
    for again in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value)):  # noqa: S301 - our own bytes
        assert again == value
        assert hash(again) == hash(value)
        assert {value: 1}[again] == 1


@every_value
@given(data=st.data())
def test_it_cannot_be_changed(name, data):
    """STYLE 2: frozen and slotted, so that no field changes and none can be added."""
    value = data.draw(VALUES[name])
    if is_dataclass(value):
        assert not hasattr(value, "__dict__")
        for field in fields(value):
            with pytest.raises(FrozenInstanceError):
                setattr(value, field.name, getattr(value, field.name))
    else:
        with pytest.raises(AttributeError):
            value.name = "other"
    assert value == TYPES[name].parse(str(value))


def tried(parse, text):
    """Return the parsed value or the ParseError; any other exception fails the test."""
    try:
        return parse(text)
    except ParseError as error:
        return error


@st.composite
def corrupted_text(draw, values):
    """Draw a value's text with some characters changed, inserted or deleted."""
    text = str(draw(values))
    for _ in range(draw(st.integers(1, 2))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.integers(start, min(start + 2, len(text))))
        text = text[:start] + draw(st.text(alphabet=CODES, max_size=2)) + text[end:]
    return text


@every_value
@given(data=st.data())
def test_any_other_text_is_refused_as_such(name, data):
    """Any text is either a value's own text or raises `ParseError` with a sentence.

    Only a hand may list its ranks in any order, and a deal may begin with any seat and contain extra spaces.
    """
    text = data.draw(texts | corrupted_text(VALUES[name]))
    value = tried(TYPES[name].parse, text)
    if isinstance(value, ParseError):
        assert value.say("fr").endswith(".")
        assert value.say("en").endswith(".")
    elif name in {"Hand", "Deal"}:
        assert TYPES[name].parse(str(value)) == value
        written = text.strip()[2:].split() if name == "Deal" else [text]
        assert sorted(str(value).replace("N:", "").replace(" ", "")) == sorted("".join(written))
    else:
        assert str(value) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Suit", "s"),
        ("Suit", "NT"),
        ("Suit", ""),
        ("Strain", "N"),
        ("Strain", "♥"),
        ("Rank", "10"),
        ("Rank", "AK"),
        ("Rank", ""),
        ("Rank", "t"),
        ("Seat", "O"),
        ("Seat", "North"),
        ("Side", "N"),
        ("Side", "SN"),
        ("Card", "AS"),
        ("Card", "H10"),
        ("Card", "sa"),
        ("Card", "SA "),
        ("Bid", "0C"),
        ("Bid", "14C"),
        ("Bid", "01C"),
        ("Bid", "1N"),
        ("Bid", "1nt"),
        ("Bid", "1NT\n"),
        ("Bid", "١C"),
        ("TrumpChoice", "H"),
        ("TrumpChoice", "name:N"),
        ("TrumpChoice", "name:"),
        ("SimpleCall", "p"),
        ("SimpleCall", "XXX"),
        ("SimpleCall", "PASS"),
        ("Hand", ""),
        ("Hand", "AK.QJ.T9"),
        ("Hand", "AK.QJ.T9.87.65"),
        ("Hand", "AA..."),
        ("Hand", "10..."),
        ("Contract", "8C by N"),
        ("Contract", "1C by X"),
        ("Contract", "1C"),
        ("Contract", "1CXXXXXXXXXXX by N"),
        ("Contract", "1C by N\n"),
        ("Deal", ""),
    ],
)
def test_near_misses_are_refused(name, text):
    """Texts that almost mean something mean nothing (Notation: no mixing of spellings)."""
    with pytest.raises(ParseError):
        TYPES[name].parse(text)


def test_the_ranks_go_from_two_to_ace():
    """52 cards, ace high to 2 low (RULES Common)."""
    assert [str(rank) for rank in sorted(RANKS)] == list("23456789TJQKA")


def test_the_suits_and_strains_are_in_order():
    """Strains rank ♣ < ♦ < ♥ < ♠ < NT (RULES 0.1)."""
    assert [str(suit) for suit in sorted(SUITS)] == ["C", "D", "H", "S"]
    assert [str(strain) for strain in sorted(STRAINS)] == ["C", "D", "H", "S", "NT"]
    assert [strain.suit for strain in STRAINS] == [*SUITS, None]


def test_there_are_52_cards_each_with_its_bit():
    """52 cards, no jokers (RULES Common)."""
    assert len(set(DECK)) == 52
    assert [card.index for card in DECK] == list(range(52))
    assert sum(card.bit for card in DECK) == (1 << 52) - 1
    assert sorted(DECK) == list(DECK)


def test_play_goes_clockwise_and_pairs_face_each_other():
    """N → E → S → W; North with South, East with West (RULES Common)."""
    assert [seat.next for seat in SEATS] == [Seat.E, Seat.S, Seat.W, Seat.N]
    assert [seat.partner for seat in SEATS] == [Seat.S, Seat.W, Seat.N, Seat.E]
    assert Seat.S.clockwise() == (Seat.S, Seat.W, Seat.N, Seat.E)
    assert Seat.W.clockwise(1) == (Seat.N, Seat.E, Seat.S, Seat.W)
    assert [seat.side for seat in SEATS] == [Side.NS, Side.EW, Side.NS, Side.EW]
    assert [side.seats for side in SIDES] == [(Seat.N, Seat.S), (Seat.E, Seat.W)]
    assert [side.opponents for side in SIDES] == [Side.EW, Side.NS]


def test_bids_rank_by_number_then_strain():
    """1♣ … 7NT in rising order, 35 of them (RULES 0.1)."""
    assert len(set(ALL_BIDS)) == 35
    assert sorted(ALL_BIDS, key=lambda bid: (bid.number, STRAINS.index(bid.strain))) == list(ALL_BIDS)
    assert list(ALL_BIDS) == sorted(ALL_BIDS)
    assert (str(ALL_BIDS[0]), str(ALL_BIDS[-1])) == ("1C", "7NT")


@pytest.mark.parametrize("number", [-1, 0, 14, 100])
def test_a_bid_has_a_number_from_1_to_13(number):
    """Levels 1–7, in Whiz tricks 7–13 (RULES 0.1, 4.2)."""
    with pytest.raises(ParseError, match="is not a bid"):
        Bid(number, Strain.C)


@pytest.mark.parametrize("tricks", [6, 14])
def test_a_contract_is_for_7_to_13_tricks(tricks):
    """Level + 6 tricks (RULES 0.1)."""
    with pytest.raises(ParseError) as refused:
        Contract(Seat.N, Strain.C, tricks)
    assert (refused.value.code, refused.value.facts) == ("contract.tricks", {"tricks": tricks})


@pytest.mark.parametrize("stake", [-1, 0, 3, 6, 2048])
def test_a_stake_is_a_power_of_two_up_to_1024(stake):
    """`stake` is 1, 2, 4 … (LOG, Actions), with the technical cap ×1024 (RULES 1.4)."""
    with pytest.raises(ParseError) as refused:
        Contract(Seat.N, Strain.C, 7, stake)
    assert (refused.value.code, refused.value.facts) == ("contract.stake", {"stake": stake})


def test_what_a_contract_says_of_itself():
    """4♠ doubled by North: ten tricks, stake 2, South is dummy (RULES 0.5, 0.7)."""
    contract = Contract.parse("4SX by N")
    assert (contract.tricks, contract.level, contract.stake, contract.doublings) == (10, 4, 2, 1)
    assert contract.dummy is Seat.S
    assert str(contract.by(Seat.E)) == "4SX by E"


ACTIONS = (
    *DECK,
    *(Bid(number, strain) for number in range(1, 14) for strain in STRAINS),
    *TRUMP_CHOICES,
    *SimpleCall,
)


@pytest.mark.parametrize("action", ACTIONS, ids=str)
def test_an_action_is_read_back_from_its_code(action):
    """LOG, Actions: no two actions share a code, whatever the game."""
    again = parse_action(str(action))
    assert (type(again), again) == (type(action), action)


@given(text=texts)
def test_any_other_action_is_refused(text):
    """LOG, Actions: what is neither call nor card is a ParseError that quotes it."""
    action = tried(parse_action, text)
    if isinstance(action, ParseError):
        assert (action.code, action.facts) == ("action.unknown", {"text": text})
    else:
        assert str(action) == text
