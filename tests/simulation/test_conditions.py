"""Conditions: their keywords, how they combine, and invalid arguments."""

from pickle import dumps, loads
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem import (
    BadOption,
    ChelemError,
    Deal,
    Hand,
    Seat,
    Side,
    Suit,
)
from chelem.simulation import (
    ANY_DEAL,
    Evaluation,
    Shape,
    as_condition,
    fit,
    hand,
    quick_tricks,
    side,
    suit,
)

deals = st.integers(0, 2**32).map(lambda seed: Deal.draw(Random(seed).randrange))  # noqa: S311
TENS = Evaluation.from_weights("tens", {"T": 1})


def length(deal, seat, which):
    return deal[seat].length(which)


EXAMPLES = [
    (hand("N", hcp="12-14"), lambda deal: 12 <= deal[Seat.N].hcp <= 14),
    (hand(Seat.E, "balanced"), lambda deal: deal[Seat.E].balanced),
    (hand("S", Shape.parse("5+xxx")), lambda deal: length(deal, Seat.S, Suit.S) >= 5),
    (
        hand("W", hearts=4, clubs="3-"),
        lambda deal: deal[Seat.W].lengths[1] == 4 and deal[Seat.W].lengths[3] <= 3,
    ),
    (hand("N", diamonds=(None, 2)), lambda deal: length(deal, Seat.N, Suit.D) <= 2),
    (hand("N", holds="SA HK"), lambda deal: {"SA", "HK"} <= set(map(str, deal[Seat.N]))),
    (hand("N", holds="A.K.."), lambda deal: {"SA", "HK"} <= set(map(str, deal[Seat.N]))),
    (hand("N", lacks=Hand.parse("A...A")), lambda deal: not {"SA", "CA"} & set(map(str, deal[Seat.N]))),
    (hand("N", worth={TENS: "2+"}), lambda deal: sum(card.rank == 8 for card in deal[Seat.N]) >= 2),
    (hand("N", quick_tricks="2.5+"), lambda deal: quick_tricks(deal[Seat.N]) >= 2.5),
    (side("NS", hcp="25+"), lambda deal: deal[Seat.N].hcp + deal[Seat.S].hcp >= 25),
    (side(Side.EW, hearts=8), lambda deal: length(deal, Seat.E, Suit.H) + length(deal, Seat.W, Suit.H) == 8),
    (
        fit("NS"),
        lambda deal: any(length(deal, Seat.N, suit_) + length(deal, Seat.S, suit_) >= 8 for suit_ in Suit),
    ),
    (suit("S", "H", "4+"), lambda deal: length(deal, Seat.S, Suit.H) >= 4),
    (suit("S", Suit.H, hcp="5+"), lambda deal: deal[Seat.S].suit(Suit.H).hcp >= 5),
    (
        suit("S", "H", top="2/3"),
        lambda deal: len({"HA", "HK", "HQ"} & set(map(str, deal[Seat.S]))) >= 2,
    ),
]


@pytest.mark.parametrize(
    ("condition", "expected"), EXAMPLES, ids=[str(condition) for condition, _ in EXAMPLES]
)
@given(deals)
def test_a_condition_equals_plain_python(condition, expected, deal):
    """Each condition accepts the same deals as a plain function."""
    assert expected(deal) is condition(deal)


@given(deals)
def test_conditions_combine(deal):
    """`&`, `|` and `~` combine conditions, and plain functions on either side."""
    strong, spades = hand("N", hcp="12+"), hand("N", spades="5+")

    def lucky(deal):
        return deal.number % 2

    one, two, odd = strong(deal), spades(deal), bool(lucky(deal))
    assert (one and two) is (strong & spades)(deal)
    assert (one or two) is (strong | spades)(deal)
    assert (not one) is (~strong)(deal)
    assert (one and odd) is (strong & lucky)(deal) is (lucky & strong)(deal)
    assert (one or odd) is (strong | lucky)(deal) is (lucky | strong)(deal)
    assert (not odd) is (~as_condition(lucky))(deal)
    assert ANY_DEAL(deal)


def test_the_repr_of_a_condition():
    """The repr is the expression that made the condition."""
    strong = hand("N", "balanced", hcp=(15, 17))
    assert "hand('N', 'balanced', hcp=(15, 17))" == repr(strong)
    assert "~hand('N', 'balanced', hcp=(15, 17))" == repr(~strong)
    either = hand("S", hearts="5+") | hand("S", spades="5+")
    assert "hand('N', 'balanced', hcp=(15, 17)) & (hand('S', hearts='5+') | hand('S', spades='5+'))" == repr(
        strong & either
    )
    assert "~(hand('S', hearts='5+') | hand('S', spades='5+'))" == repr(~either)


@pytest.mark.parametrize("condition", [condition for condition, _ in EXAMPLES], ids=str)
def test_a_condition_can_be_pickled(condition):
    """Conditions of this package can be sent to another process."""
    assert condition == loads(dumps(condition))  # noqa: S301 - our own


def test_and_or_not_are_rejected():
    """Python's `and` and `or` would silently drop one of the two conditions."""
    for combine in (
        lambda: hand("N") and hand("S"),
        lambda: hand("N") or hand("S"),
        lambda: not hand("N"),
    ):
        with pytest.raises(TypeError, match="&"):
            combine()


@pytest.mark.parametrize(
    ("make_condition", "code"),
    [
        (lambda: hand("X"), "seat.unknown"),
        (lambda: hand("N", "5333"), None),
        (lambda: hand("N", "ballanced"), "shape.unknown"),
        (lambda: hand("N", hcp="many"), "range.unknown"),
        (lambda: hand("N", hcp=(17, 15)), "range.ends"),
        (lambda: hand("N", length=5), "condition.word"),  # type: ignore[call-arg]
        (lambda: side("NS", shape="balanced"), "condition.word"),  # type: ignore[call-arg]
        (lambda: side("N"), "side.unknown"),
        (lambda: hand("N", holds="S1"), "card.unknown"),
        (lambda: hand("N", holds="AA..."), "hand.twice"),
        (lambda: suit("N", "X"), "suit.unknown"),
        (lambda: suit("N", "S", top="two"), "condition.top"),
        (lambda: suit("N", "S", top="2/14"), "condition.top"),
    ],
)
def test_invalid_arguments(make_condition, code):
    """Each error has a sentence; an impossible shape is valid, but no deal meets it."""
    if code is None:
        assert not make_condition()(Deal.from_number(0))
        return
    with pytest.raises(ChelemError) as caught:
        make_condition()
    assert code == caught.value.code
    assert code not in str(caught.value)


def test_a_wrong_keyword_lists_the_valid_ones():
    with pytest.raises(BadOption, match="quick_tricks"):
        hand("N", point=15)  # type: ignore[call-arg]


def test_a_cover_has_few_boxes():
    """If an intersection has too many boxes, some parts are left to rejection."""
    either = hand("N", hcp="20+") | hand("N", spades="7+") | hand("N", hearts="7+")
    crossed = either & (hand("S", hcp="20+") | hand("S", spades="7+") | hand("S", hearts="7+")) & fit("EW")
    cover = crossed.cover()
    assert len(cover.boxes) <= 8
    assert not cover.exact
