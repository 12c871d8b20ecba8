"""What the language means: letters, forced players, close calls, people's calls, what was shown."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, Forcing
from chelem.bots.systems.system import System
from chelem.bots.systems.words import say_meaning
from chelem.core.calls import parse_action
from chelem.core.cards import Suit
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction

HCP = Feature(FeatureKind.HCP)
BASE = """
when opening:
  2C: 22+ hcp; forcing, artificial
  1M: 12+ hcp, 5+ M, M longest
  1m: 12+ hcp, 3+ m
  pass: any
"""


def point(rules: str, auction: str = "") -> AuctionPoint:
    return point_after(System.parse(BASE + rules), BiddingSetting(), Auction(SEATS).call(auction).calls)


def calls(found: AuctionPoint) -> list[str]:
    return [str(rule.call) for rule in found.rules]


def meaning(found: AuctionPoint, call: str) -> SystemMeaning:
    return found.meaning(parse_action(call))


def test_letters_stand_for_suits_in_order():
    """M is tried as spades, then hearts; different letters are different suits; an order may be given."""
    assert ["2C", "1S", "1H", "1D", "1C", "P"] == calls(point(""))
    rules = "when 1M -:\n  2W: 5+ W\n  3x for x in C W D: 6+ x\n  pass: any\n"
    assert ["2S", "3C", "3S", "3D", "P"] == calls(point(rules, "1H P"))
    assert ["2H", "3C", "3H", "3D", "P"] == calls(point(rules, "1S P"))


def test_the_same_letter_is_the_same_suit():
    """`(1x) 2x` is a cue bid and nothing else."""
    rules = "when (1x) 2x -:\n  pass: any\n  2NT: any\nwhen not opening:\n  3NT: any\n"
    assert ["P"] == calls(point(rules, "1H 2H P"))
    assert ["3NT"] == calls(point(rules, "1H 2S P"))


@pytest.mark.parametrize(
    ("sequence", "auction", "fits"),
    [
        ("1M - 2M -", "1S P 2S P", True),
        ("1M - 2M -", "P P 1S P 2S P", True),
        ("1M - 2M -", "1S P 2H P", False),
        ("1M - 2M -", "P 1S P 2S P P", False),
        ("1M (X|2x) XX -", "1S X XX P", True),
        ("(1x) P (*x)", "1H P 3H", True),
        ("1x ... 4NT -", "1H P 2H P 4NT P", True),
        ("... 4NT -", "1H 2S 3H P 4NT P", True),
        ("1x (?) ? -", "1H 2S 3H P", True),
    ],
)
def test_a_sequence_fits_auctions(sequence, auction, fits):
    """Passes before the opening do not count, `...` is any number of calls, alternatives are joined by |."""
    assert fits == ("7NT" in calls(point(f"when {sequence}:\n  7NT: any\n", auction)))


def test_a_forced_player_does_not_pass():
    """After a forcing call and a pass the rules for pass are left out; they count after a bid."""
    rules = "when not opening:\n  pass: 0-7 hcp\n  2D: any\n"
    assert ["2D"] == calls(point(rules, "2C P"))
    assert ["P"] == calls(point(rules, "2C 3D"))[:1]
    assert ["2S"] == calls(point("", "2C P"))


def test_a_game_force_lasts_until_game():
    """Nobody passes below game after a game-forcing call, nor lets the opponents play undoubled."""
    rules = (
        "when 1M -:\n  2NT: any; game forcing, artificial\nwhen 1M - 2NT -:\n  3C: any\n"
        "when not opening:\n  pass: any\n"
    )
    assert point(rules, "1S P 2NT P 3C P").auction.forced
    assert point(rules, "1S P 2NT P 3C 3D P P").auction.forced
    assert not point(rules, "1S P 2NT P 3C 3D").auction.forced
    assert not point(rules, "1S P 2NT P 3C P 3NT P").auction.forced


def test_a_close_call_includes_the_hands_of_the_zone():
    """Where a simulation may choose between calls, each of them may hold the hands in between.

    A hand that forces is never judged.
    """
    rules = (
        "when 1S -:\n  3S: 13-14 hcp\n  3D: 15+ hcp; forcing\n  2S: 10-12 hcp\n  pass: any\n"
        "judge 1S -:\n  3S: 10+ hcp\n  pass: 10-11 hcp\n"
    )
    found = point(rules, "1S P")
    assert (10, 14) == meaning(found, "3S").points
    assert (10, 12) == meaning(found, "2S").points
    assert (0, 11) == meaning(found, "P").points


def test_rules_count_on_the_usual_hands_of_a_close_call():
    """What partner may hold by a simulation widens what a call shows, not what rules add to a hand."""
    judged = "judge 1S -:\n  2S: 0-14 hcp\n"
    rules = (
        "when 1S -:\n  2S: 6-9 hcp, 3+ S\n  pass: any\nwhen 1S - 2S -:\n  4S: 25+ combined hcp\n  pass: any\n"
    )
    plain, wide = point(rules, "1S P"), point(rules + judged, "1S P")
    assert (6, 9) == meaning(plain, "2S").points
    assert (0, 14) == meaning(wide, "2S").points
    assert "Usually 6–9 HCP, 3+ spades." == say_meaning(meaning(wide, "2S"), "en")
    assert "En principe 6–9 H, 3+ piques." == say_meaning(meaning(wide, "2S"), "fr")
    for found in (point(rules, "1S P 2S P"), point(rules + judged, "1S P 2S P")):
        assert 19 == meaning(found, "4S").points[0]


def test_a_sentence_says_usually_where_judged_hands_differ_in_aces_alone():
    """They have the points and lengths of the usual hands, not what else the sentence says."""
    rules = "when 1S -:\n  4S: 10+ hcp, 2+ aces\n  pass: any\njudge 1S -:\n  4S: 10+ hcp\n"
    assert say_meaning(meaning(point(rules, "1S P"), "4S"), "en").startswith("Usually")


def test_earlier_rules_take_their_hands():
    """A call denies what earlier rules would have bid, and a pass what all would."""
    assert (12, 21) == meaning(point(""), "1H").points
    assert (0, 11) == meaning(point(""), "P").points
    assert (0, 2) == meaning(point(""), "1C").lengths[Suit.D]


def test_a_persons_call_is_recognised_or_natural():
    """A call that no rule makes has the meaning of the first section that recognises it."""
    rules = (
        "when not opening:\n  pass: any\n"
        "recognise (1M) :\n  2M: 5+ W, 5+ m; forcing, convention michaels\n"
        'include "natural.system"\n'
    )
    michaels = meaning(point(rules, "1S"), "2S")
    assert (False, Forcing.ROUND, 5) == (michaels.by_system, michaels.forcing, michaels.lengths[Suit.H][0])
    assert "Michaels, a two-suiter: 5+ hearts" in say_meaning(michaels, "en")
    cue = meaning(point(rules, "1D"), "2D")
    assert (False, 0, True) == (cue.understood.natural, cue.lengths[Suit.D][0], cue.forcing is not Forcing.NO)
    assert 5 == meaning(point(rules, "1D"), "2S").lengths[Suit.S][0]


def test_a_call_that_contradicts_earlier_ones_counts_alone():
    """A person may bid what they have denied; then only the last call is believed."""
    rules = "when not opening:\n  2S: 15+ hcp\n  pass: any\n"
    found = point(rules, "P 1H 2S")
    assert (15, 37) == found.shown(2).range_of(HCP)
    found = point(rules, "P 1H P 1S 2S")
    assert not found.shown(0).range_of(HCP)[0] < 12


def test_aces_shown_are_counted_with_mine():
    """After none-or-four, the number is meant that leaves room for my aces."""
    rules = (
        "when 1S -:\n  4NT: any; forcing, artificial, convention blackwood\n"
        "when partner used blackwood:\n  5C: 0 aces or 4 aces; artificial\n"
        "  5D: 1 aces; artificial\n  5H: any\n"
        "when I used blackwood:\n  6S: 4+ combined aces\n  5S: any\n"
    )
    found = point(rules, "1S P 4NT P 5C P")
    assert "6S" == str(found.choose(Hand.parse("AKQJ2.A2.A32.A32")))
    assert "6S" == str(found.choose(Hand.parse("KQJ32.K2.K32.K32")))
    assert "5S" == str(found.choose(Hand.parse("AKQJ2.A2.A32.K32")))


@given(st.text(alphabet="when opening:-x1NT2CM(|)?,;+ hcp\n", max_size=80))
def test_any_text_is_a_system_or_a_fault(text):
    """Nothing but `ParseError` is raised."""
    with contextlib.suppress(ParseError):
        System.parse(text)
