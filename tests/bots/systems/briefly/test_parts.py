"""How the parts of a sentence are chosen and joined."""

from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.briefly.alternatives import with_a_choice, without_implied
from chelem.bots.systems.briefly.grouping import Group, grouped
from chelem.bots.systems.briefly.statement import state_briefly
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.requirements import AllOf, SomeOf, Within
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.bots.systems.words import say_requirement
from chelem.core.cards import Suit
from chelem.core.hands import Hand
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_chapters import studied_system

K = FeatureKind


def length(suit, low, high=99):
    return Within(Feature(K.LENGTH, (suit,)), low, high)


def hcp(low, high=99):
    return Within(Feature(K.HCP), low, high)


def flag(kind, suit, value=1):
    return Within(Feature(kind, (suit,)), value, value)


def test_alternatives_that_share_their_structure():
    """Spades and either minor: the spades once, then the choice; points are as wide as in any of them."""
    found = with_a_choice(
        SomeOf(
            (
                AllOf((length(Suit.S, 5), length(Suit.C, 5), hcp(8, 15))),
                AllOf((length(Suit.S, 5), length(Suit.D, 5), hcp(10, 16))),
            )
        )
    )
    assert "8–16 HCP, 5+ spades, 5+ cards in a minor" == say_requirement(found, "en")
    assert "8–16 H, 5+ piques, une mineure cinquième" == say_requirement(found, "fr")


def test_alternatives_that_differ_otherwise():
    """A long suit, or a shorter one with a stopper, are not a choice of suits; nor are different lengths."""
    long, short = length(Suit.S, 6), AllOf((length(Suit.H, 5), flag(K.STOP, Suit.D)))
    assert with_a_choice(SomeOf((long, short))) is None
    assert with_a_choice(SomeOf((length(Suit.C, 5), length(Suit.D, 4)))) is None


def test_two_counts_of_points():
    """High cards come first; the upper ends of strong hands are left out."""
    support = Within(Feature(K.HLD, (Suit.S,)), 21, 24)
    found = with_a_choice(
        SomeOf((AllOf((length(Suit.S, 4), support)), AllOf((length(Suit.S, 4, 4), hcp(18, 19)))))
    )
    assert "18+ HCP or 21+ support points, 4+ spades" == say_requirement(found, "en")
    assert "18+ H ou 21+ HLD, 4+ piques" == say_requirement(found, "fr")


def test_a_stopper_is_half_a_stopper_too():
    """Of the two only the weaker one is said."""
    half = flag(K.HALF_STOP, Suit.H)
    assert without_implied(SomeOf((flag(K.STOP, Suit.H), half))) == half


def test_controls_are_said_together():
    """In two suits by name; in three beside the trump suit without names; no control by "or"."""
    trumps = length(Suit.S, 5)
    three = [flag(K.CONTROL, suit) for suit in (Suit.C, Suit.D, Suit.H)]
    assert Group("several-control-others", (Suit.C, Suit.D, Suit.H)) in grouped([trumps, *three])
    assert "controls in clubs and diamonds" == say_requirement(AllOf(tuple(three[:2])), "en")
    none = AllOf(tuple(flag(K.CONTROL, suit, 0) for suit in (Suit.C, Suit.D)))
    assert "no control in clubs or diamonds" == say_requirement(none, "en")
    assert "pas de contrôle à trèfle ni à carreau" == say_requirement(none, "fr")


def test_a_rebid_may_hold_what_the_opening_bid_has_told():
    """Twelve points stand for the eleven of an opener with good shape too, but not for fewer."""
    calls = tuple(map(call_in_log, ("1H", "P", "1S", "P", "2H")))
    point = point_after(studied_system("sayc"), BiddingSetting(), calls[:-1])
    usual = usual_points(point, calls[-1])
    assert usual is not None
    assert 12 == usual.low
    assert usual.below is None
    assert [(10, 11)] == [(tail.low, tail.high) for tail in usual.inherited]
    told = state_briefly(point.meaning(calls[-1]), usual).requirement
    assert OneHand(Hand.parse("Q4.AQJ964.K842.3")).fits(told)
    assert not OneHand(Hand.parse("Q43.QJ9642.42.32")).fits(told)
    assert "12–15 HCP" in say_call(point, calls[-1], "en")


def test_each_opening_bid_tells_its_own_tail():
    """Nothing is inherited by a first call."""
    point = point_after(studied_system("sayc"), BiddingSetting(), ())
    usual = usual_points(point, call_in_log("1H"))
    assert usual is not None
    assert not usual.inherited
    assert (10, 11) == (usual.below.low, usual.below.high)
