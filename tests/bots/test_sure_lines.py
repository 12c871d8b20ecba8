"""Lines of play that are certain: against every layout of the hidden cards, and every defence."""

from random import Random

import pytest

from chelem.analysis.double_dummy import score_layouts
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.bots.sure_lines import LineSearch, LineTooLong
from chelem.core.cards import Strain, Suit
from chelem.core.hands import PACK, SUIT_BITS, Hand
from chelem.core.seats import Seat

NS = (Seat.N, Seat.S)


def hidden(*hands):
    """Return the cards that are not in `hands`."""
    return PACK.bits & ~sum(Hand.parse(hand).bits for hand in hands)


def sure(north, east, south, west, *, goal, leader=Seat.S, trumps=None):
    """Return whether North-South surely take `goal` tricks; East and West may hold any of the cards given."""
    hands = Hand.parse(north).bits, east, Hand.parse(south).bits, west
    left = hands[0].bit_count()
    return LineSearch(NS, trumps, 20000).sure(hands, int(leader), left, goal)


def test_a_finesse_is_no_line():
    """Ace-queen opposite small cards are one sure trick, not two."""
    out = Hand.parse("KJT9...").bits
    assert sure("AQ...", out, "32...", out, goal=1)
    assert not sure("AQ...", out, "32...", out, goal=2)


def test_a_marked_finesse_is_a_line():
    """Where East is void, West's jack is finessed; it is not sure while East may hold it."""
    others, diamonds = Hand.parse("KQJ...").bits, Hand.parse("..J7.").bits
    assert sure("A..QT.", others, "2..84.", others | diamonds, goal=3)
    assert not sure("A..QT.", others | diamonds, "2..84.", others | diamonds, goal=3)


def test_a_long_suit_runs_only_if_no_break_stops_it():
    """Five cards from the ace to the ten opposite two, six out: the jack may be fourth, but all five win."""
    north, south = "AKQJT...", "32.AKQ.."
    out = hidden(north, south)
    assert sure(north, out, south, out, goal=5)
    short, other = "AKQ32...", "54.432.."
    out = hidden(short, other)
    assert not sure(short, out, other, out, goal=5, leader=Seat.N)


def test_a_blocked_suit_is_unblocked():
    """Ace and king bare opposite queen, jack, ten: the two honours first, then an entry."""
    out = hidden("QJT.A2..", "AK.543..")
    assert sure("QJT.A2..", out, "AK.543..", out, goal=4)
    no_entry = hidden("QJT.32..", "AK.A54..")
    assert not sure("QJT.32..", no_entry, "AK.A54..", no_entry, goal=4)


def test_a_side_suit_is_safe_only_after_trumps_are_drawn():
    """With a trump out, an ace may be ruffed; with none it wins."""
    trump = Hand.parse("2...").bits
    rest = Hand.parse(".KQJT.KQJ.").bits
    assert not sure(".32.2.", rest | trump, ".A4.3.", rest | trump, goal=1, trumps=Suit.S)
    assert sure(".32.2.", rest, ".A4.3.", rest, goal=1, trumps=Suit.S)


def test_an_ace_is_knocked_out():
    """King, queen, jack opposite small cards are two tricks, with every other suit stopped."""
    out = Hand.parse("A...KQJ").bits
    assert sure("KQJ...A", out, "432...2", out, goal=3)
    assert not sure("KQJ...A", out, "432...2", out, goal=4)


def test_a_line_never_waits_for_a_lead():
    """A tenace does not count on the others, who could throw the card that wins the lead."""
    out = Hand.parse("A9.KJ..").bits
    assert not sure("K.AQ..", out, "2.32..", out, goal=2)


@pytest.mark.parametrize("seed", range(25))
def test_what_is_sure_is_taken_in_every_layout(seed):
    """In random endings, no layout gives double dummy less than what is sure."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    cards = [1 << index for index in range(52)]
    chance.shuffle(cards)
    north, east, south, west = (sum(cards[4 * place : 4 * place + 4]) for place in range(4))
    trumps = chance.choice([None, Suit.S])
    hands = (north, (east | west) & ~SUIT_BITS[0] | (east & SUIT_BITS[0]), south, east | west)
    layouts = [layout for layout, _ in LayoutSpace(hands, (4, 4, 4, 4)).all()]
    hands_of_layouts = [tuple(map(Hand, layout)) for layout in layouts]
    scores = score_layouts(hands_of_layouts, Strain.NT if trumps is None else Strain.S, Seat.S, ())
    count = len(scores.cards)
    least = min(max(scores.tricks[row : row + count]) for row in range(0, len(scores.tricks), count))
    for cash in (True, False):
        search = LineSearch(NS, trumps, 20000, cash=cash)
        assert least >= max(goal for goal in range(5) if search.sure(hands, 2, 4, goal))


def test_a_search_ends():
    """A search that takes more steps than it may says so."""
    out = hidden("AK32.AK32.AK2.A2", "Q54.Q54.Q43.KQ43")
    search = LineSearch(NS, None, 50)
    with pytest.raises(LineTooLong):
        search.sure(
            (Hand.parse("AK32.AK32.AK2.A2").bits, out, Hand.parse("Q54.Q54.Q43.KQ43").bits, out), 2, 13, 13
        )
