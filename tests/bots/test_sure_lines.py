"""Lines of play that are certain: against every layout of the hidden cards, and every defence."""

from random import Random

import pytest

from chelem.analysis.double_dummy import score_layouts
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.bots.sure_lines import LineKind, LineSearch, LineTooLong
from chelem.core.cards import Strain, Suit, cards_of
from chelem.core.hands import PACK, SUIT_BITS, Hand
from chelem.core.seats import SEATS, Seat
from chelem.phases.card_play import winning_index
from tests.support.thorough import first_of

NS = (Seat.N, Seat.S)


def hidden(*hands):
    """Return the cards that are not in `hands`."""
    return PACK.bits & ~sum(Hand.parse(hand).bits for hand in hands)


def sure(north, east, south, west, *, goal, leader=Seat.S, trumps=None):
    """Return whether North-South surely take `goal` tricks; East and West may hold any of the cards given."""
    hands = Hand.parse(north).bits, east, Hand.parse(south).bits, west
    left = hands[0].bit_count()
    found = [LineSearch(NS, trumps, 20000, lines).sure(hands, int(leader), left, goal) for lines in LineKind]
    assert sorted(found) == found, "each kind of line holds those before it"
    return found[-1]


def test_a_finesse_is_no_line():
    """Ace-queen opposite small cards are one sure trick, not two."""
    out = Hand.parse("KJT9...").bits
    assert sure("AQ...", out, "32...", out, goal=1)
    assert not sure("AQ...", out, "32...", out, goal=2)


def test_a_marked_finesse_is_a_line():
    """Where East is void, West's jack is finessed; it is not sure while East may hold it."""
    others, diamonds = Hand.parse("KQJ9...").bits, Hand.parse("..J7.").bits
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
    rest = Hand.parse(".KQJ.KQ.").bits
    assert not sure(".32.2.", rest | trump, ".A4.3.", rest | trump, goal=1, trumps=Suit.S)
    rest |= Hand.parse("...2").bits
    assert sure(".32.2.", rest, ".A4.3.", rest, goal=1, trumps=Suit.S)


def test_an_ace_is_knocked_out():
    """King, queen, jack opposite small cards are two tricks, with every other suit stopped."""
    out = Hand.parse("A...KQJ").bits
    assert sure("KQJ...A", out, "432...2", out, goal=3)
    assert not sure("KQJ...A", out, "432...2", out, goal=4)


def test_a_line_never_waits_for_a_lead():
    """A tenace does not count on the others, who could throw the card that wins the lead."""
    out = Hand.parse("A9.KJ..32").bits
    assert not sure("K.AQ..", out, "2.32..", out, goal=2)


@pytest.mark.parametrize("seed", first_of(range(25), *range(10)))
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
    for lines in LineKind:
        search = LineSearch(NS, trumps, 20000, lines)
        assert least >= max(goal for goal in range(5) if search.sure(hands, 2, 4, goal))


def test_a_search_ends():
    """A search that takes more steps than it may says so."""
    out = hidden("AK32.AK32.AK2.A2", "Q54.Q54.Q43.KQ43")
    search = LineSearch(NS, None, 50)
    with pytest.raises(LineTooLong):
        search.sure(
            (Hand.parse("AK32.AK32.AK2.A2").bits, out, Hand.parse("Q54.Q54.Q43.KQ43").bits, out), 2, 13, 13
        )


def best_against_all(layouts, strain, leader, trick, left):
    """Return the tricks that South, who plays North too, surely takes against every layout: the exact number.

    The defenders see all cards; declarer sees what is played, so layouts that look the same share a card.
    """
    if left == 0:
        return 0
    if len(trick) == 4:
        winner = SEATS[(leader + winning_index(trick, strain)) & 3]
        won = int(winner.side is Seat.S.side)
        return won + best_against_all(layouts, strain, winner, (), left - 1)
    seat = (leader + len(trick)) & 3
    options = {}
    for layout in layouts:
        follows = layout[seat] & SUIT_BITS[trick[0].suit] if trick else 0
        for card in cards_of(follows or layout[seat]):
            after = tuple(hand & ~card.bit for hand in layout)
            options.setdefault(card, set()).add(after)
    ours = SEATS[seat].side is Seat.S.side
    values = (
        best_against_all(after, strain, leader, (*trick, card), left)
        for card, after in sorted(options.items())
    )
    return max(values) if ours else min(values)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_of(range(120), *range(0, 120, 4)))
def test_what_is_sure_is_what_one_line_takes_at_most(seed):
    """In random endings of three tricks, nothing that is sure is more than an exact search finds."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    cards = [1 << index for index in chance.sample(range(0, 52, 1 + seed % 3), 12)]
    north, east, south, west = (sum(cards[3 * place : 3 * place + 3]) for place in range(4))
    trumps = chance.choice([None, *Suit])
    void = SUIT_BITS[chance.randrange(4)] if seed % 2 else 0
    hands = (north, (east | west) & ~void | (east & void), south, east | west)
    layouts = {layout for layout, _ in LayoutSpace(hands, (3, 3, 3, 3)).all()}
    leader = chance.choice(SEATS)
    exact = best_against_all(layouts, Strain.NT if trumps is None else Strain(trumps), leader, (), 3)
    for lines in LineKind:
        search = LineSearch(NS, trumps, 20000, lines)
        found = max(goal for goal in range(4) if search.sure(hands, leader, 3, goal))
        assert found <= exact, lines
