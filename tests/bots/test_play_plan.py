"""A plan of play is true: its winners and the tricks to establish come home against any lie of the cards."""

from functools import cache

import pytest

from chelem.bots.play_plan import Finesse, PlayPlan, tricks_and_losers
from chelem.bots.top_tricks import TopTricks, limit_of_suit
from chelem.core.cards import Card, Suit
from chelem.core.hands import PACK, Hand
from tests.support.chance import random_of
from tests.support.thorough import first_of

SEED = 3


def bits(cards):
    """Return the cards of a bit set; a void plays nothing, 0."""
    return [1 << place for place in range(13) if cards >> place & 1] or [0]


@cache
def tricks(one, other, left, right):
    """Return the tricks of two hands that lead every trick of one suit from either, all cards seen.

    `left` plays after `one`, `right` after `other`; the suit ends when both hands are out of it.
    """
    if not one and not other:
        return 0
    return max(
        led(mine, dummy, first, second)
        for mine, dummy, first, second in ((one, other, left, right), (other, one, right, left))
        if mine
    )


def led(mine, dummy, first, second):
    """Return the tricks after the best lead from `mine`; defenders and declarer all play their best."""
    return max(
        min(
            max(
                min(
                    tricks(mine ^ card, dummy ^ third, first ^ before, second ^ last)
                    + (max(card, third) > max(before, last))
                    for last in bits(second)
                )
                for third in bits(dummy)
            )
            for before in bits(first)
        )
        for card in bits(mine)
    )


def surely(one, other, theirs):
    """Return the tricks that two hands take whatever the lie of the other cards."""
    lies = [sum(held) for held in subsets([card for card in bits(theirs) if card])]
    return min(tricks(one, other, held, theirs ^ held) for held in lies)


def subsets(cards):
    """Return all selections of some cards."""
    return [
        [card for place, card in enumerate(cards) if number >> place & 1] for number in range(1 << len(cards))
    ]


def layouts(count):
    """Yield suits of six to eight cards divided at random: declarer's, dummy's and the others."""
    chance = random_of(SEED)
    for _ in range(count):
        cards = [1 << place for place in range(chance.choice((6, 7, 8)))]
        chance.shuffle(cards)
        mine, both = chance.randint(0, 3), chance.randint(4, 5)
        yield sum(cards[:mine]), sum(cards[mine:both]), sum(cards[both:])


def test_tricks_to_establish_are_sure_against_any_break():
    """They are no more than best play takes of the suit alone whatever the lie; nearly always just that."""
    found = [
        (
            tricks_and_losers(one | other, theirs, max(one.bit_count(), other.bit_count()))[0],
            surely(one, other, theirs),
        )
        for one, other, theirs in layouts(150)
    ]
    assert [] == [each for each in found if each[0] > each[1]]
    assert sum(planned == sure for planned, sure in found) > 140


def test_winners_are_among_the_sure_tricks():
    """A suit's winners never exceed what it surely gives."""
    for one, other, theirs in layouts(150):
        assert limit_of_suit(one, other, theirs) <= surely(one, other, theirs)


@pytest.mark.parametrize("seed", first_of(range(12), *range(2)))
def test_winners_count_all_that_can_be_cashed(seed):
    """No cashing line at notrump takes more tricks than the plan counts, and no more than thirteen."""
    cards = list(PACK)
    random_of(seed).shuffle(cards)
    cards.sort(key=lambda card: card.rank)  # the two hands get most of the high cards
    mine, dummy = Hand.of(cards[26::2]), Hand.of(cards[27::2])
    out = PACK - mine - dummy
    plan = PlayPlan.of(mine, dummy, out, None, 9)
    assert plan.winners <= 13
    assert not TopTricks(None, 20_000).enough(mine.bits, dummy.bits, out.bits, plan.winners + 1)


def plan_of(mine, dummy, trumps=None, needed=9):
    mine, dummy = Hand.parse(mine), Hand.parse(dummy)
    return PlayPlan.of(mine, dummy, PACK - mine - dummy, trumps, needed)


def test_a_plan_counts_winners_and_what_is_missing():
    """The lesson's deal: two spades, a heart, three clubs; three diamonds to establish against the ace."""
    plan = plan_of("K42.A5.KQJ2.8742", "A53.642.T98.AKQ5")
    assert [2, 1, 0, 3] == [suit.winners for suit in plan.suits]
    assert (6, 3) == (plan.winners, plan.missing)
    (diamonds,) = plan.suits[2].establish
    assert (3, 1, 0) == (diamonds.more, diamonds.lost, diamonds.out)
    (clubs,) = plan.suits[3].establish
    assert (1, 0, 5, 68) == (clubs.more, clubs.lost, clubs.out, clubs.percent)


def test_trumps_out_are_counted():
    """Thirteen less those of both hands."""
    assert 5 == plan_of("K42.A5.KQJ2.8742", "A53.642.T98.AKQ5", Suit.C).trumps_out


@pytest.mark.parametrize(
    ("mine", "dummy", "card", "to_dummy"),
    [
        ("AQ2", "543", "SK", False),
        ("543", "AQ2", "SK", True),
        ("K32", "654", "SA", False),
        ("AJ2", "K54", "SQ", False),
        ("K54", "AJ2", "SQ", True),
    ],
)
def test_a_finesse_is_seen(mine, dummy, card, to_dummy):
    """Toward the tenace, or toward the king without the queen."""
    found = plan_of(f"{mine}.A32.A32.A432", f"{dummy}.K54.K54.K765").suits[0].finesse
    assert Finesse(Card.parse(card), to_dummy) == found


@pytest.mark.parametrize(
    ("mine", "dummy"),
    [
        ("AKQ", "543"),  # nothing is missing
        ("KQ2", "543"),  # the ace is driven out
        ("AQ2", "KJT"),
        ("432", "765"),
        ("AJ432", "K765"),  # nine never
        ("A32", "Q54"),  # no tenace
    ],
)
def test_no_finesse_is_invented(mine, dummy):
    """Where no card is in front of a tenace, or the queen is more likely to fall."""
    rest = ("A32.A32.A4", "K54.K54.K76") if len(mine) == 5 else ("A32.A32.A432", "K54.K54.K765")
    assert plan_of(f"{mine}.{rest[0]}", f"{dummy}.{rest[1]}").suits[0].finesse is None
