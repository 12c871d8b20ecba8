"""Conditions: their words, how they join, and what they refuse."""

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
TENS = Evaluation.weighing("tens", {"T": 1})


def length(deal, seat, which):
    return deal[seat].length(which)


WORDS = [
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
        lambda deal: any(length(deal, Seat.N, found) + length(deal, Seat.S, found) >= 8 for found in Suit),
    ),
    (suit("S", "H", "4+"), lambda deal: length(deal, Seat.S, Suit.H) >= 4),
    (suit("S", Suit.H, hcp="5+"), lambda deal: deal[Seat.S].suit(Suit.H).hcp >= 5),
    (
        suit("S", "H", top="2/3"),
        lambda deal: len({"HA", "HK", "HQ"} & set(map(str, deal[Seat.S]))) >= 2,
    ),
]


@pytest.mark.parametrize(("asked", "meant"), WORDS, ids=[str(asked) for asked, _ in WORDS])
@given(deals)
def test_the_words_mean_what_they_say(asked, meant, deal):
    """Each beside the same in plain Python."""
    assert meant(deal) is asked(deal)


@given(deals)
def test_conditions_join(deal):
    """`&`, `|`, `~`, with each other and with plain functions on either side."""
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


def test_a_condition_is_written_as_it_was_asked():
    """So that an answer can say what was asked."""
    strong = hand("N", "balanced", hcp=(15, 17))
    assert "hand('N', 'balanced', hcp=(15, 17))" == repr(strong)
    assert "~hand('N', 'balanced', hcp=(15, 17))" == repr(~strong)
    either = hand("S", hearts="5+") | hand("S", spades="5+")
    assert "hand('N', 'balanced', hcp=(15, 17)) & (hand('S', hearts='5+') | hand('S', spades='5+'))" == repr(
        strong & either
    )
    assert "~(hand('S', hearts='5+') | hand('S', spades='5+'))" == repr(~either)


@pytest.mark.parametrize("asked", [asked for asked, _ in WORDS], ids=str)
def test_a_condition_can_be_sent(asked):
    """The words of this package need nothing to go to another process."""
    assert asked == loads(dumps(asked))  # noqa: S301 - our own


def test_and_or_not_are_refused():
    """Python would keep one of the two, and nobody would know."""
    for joined in (
        lambda: hand("N") and hand("S"),
        lambda: hand("N") or hand("S"),
        lambda: not hand("N"),
    ):
        with pytest.raises(TypeError, match="&"):
            joined()


@pytest.mark.parametrize(
    ("asked", "code"),
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
def test_what_is_refused(asked, code):
    """A sentence for each; a shape that no hand has is refused when it is dealt."""
    if code is None:
        assert not asked()(Deal.from_number(0))
        return
    with pytest.raises(ChelemError) as caught:
        asked()
    assert code == caught.value.code
    assert code not in str(caught.value)


def test_a_wrong_keyword_lists_the_valid_ones():
    with pytest.raises(BadOption, match="quick_tricks"):
        hand("N", point=15)  # type: ignore[call-arg]


def test_no_more_boxes_than_are_worth_it():
    """Many alternatives crossed are covered by some of them, and the rest is tried."""
    either = hand("N", hcp="20+") | hand("N", spades="7+") | hand("N", hearts="7+")
    crossed = either & (hand("S", hcp="20+") | hand("S", spades="7+") | hand("S", hearts="7+")) & fit("EW")
    cover = crossed.cover()
    assert len(cover.boxes) <= 8
    assert not cover.exact
