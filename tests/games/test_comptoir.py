"""Bridge de comptoir: six prepared deals, an ordinary one, no redouble by default (RULES 3)."""

from statistics import mean

import pytest

from chelem.core.cards import DECK, Rank
from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.setting import Setting
from chelem.games.comptoir import Comptoir
from chelem.games.options import new_game
from tests.support.chance import seeded
from tests.support.deals import SPREAD
from tests.support.matches.playing import Table

GAME = Comptoir()
HONOURS = Hand.of(card for card in DECK if card.rank >= Rank.JACK)
PICKED = {1: (9, 9), 2: (9, 9), 3: (11, 7), 4: (11, 7), 5: (14, 4), 6: (14, 4)}
"""How the eighteen picked cards are split: the dealer's side, the others (RULES 3.2)."""


def sides(deal, dealer):
    """Return the cards of the dealer's side, and of the other."""
    left = dealer.next
    return deal[dealer] | deal[dealer.partner], deal[left] | deal[left.partner]


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("dealer", SEATS)
def test_the_honours_of_each_packet(number, dealer):
    """16 honours and 2 small cards, split 9+9, 11+7, 14+4, the first to the dealer's side (RULES 3.2).

    A packet of k picked cards holds k honours, or one or two fewer.
    """
    strong, weak = PICKED[number]
    below = seeded(number)
    for _ in range(60):
        ours, theirs = sides(GAME.prepare(Setting(number, 1, dealer), below), dealer)
        assert strong - 2 <= len(ours & HONOURS) <= strong
        assert weak - 2 <= len(theirs & HONOURS) <= weak
        assert (len(ours), len(theirs)) == (26, 26)


@pytest.mark.parametrize("number", range(1, 7))
def test_every_share_of_honours_comes(number):
    """The two small cards are unseen: each side may hold none, one or both of them (RULES 3.2)."""
    strong, _ = PICKED[number]
    below = seeded(100 + number)
    shares = {
        len(sides(GAME.prepare(Setting(number, 1, Seat.W), below), Seat.W)[0] & HONOURS) for _ in range(80)
    }
    assert shares == {strong - 2, strong - 1, strong}


@pytest.mark.parametrize(
    ("number", "points"), [(1, 20.0), (2, 20.0), (3, 24.4), (4, 24.4), (5, 31.1), (6, 31.1)]
)
def test_the_strength_of_the_dealers_side(number, points):
    """Mean HCP of the dealer's side: about 20.0, 24.4, 31.1 (RULES 3.2)."""
    below = seeded(number)
    strength = mean(sides(GAME.prepare(Setting(number, 1, Seat.E), below), Seat.E)[0].hcp for _ in range(600))
    assert strength == pytest.approx(points, abs=0.5)


@pytest.mark.parametrize("number", range(1, 7))
def test_both_hands_of_a_packet_are_alike(number):
    """Each packet is shuffled and dealt 13+13: neither partner is favoured (RULES 3.2)."""
    below = seeded(number)
    dealt = [GAME.prepare(Setting(number, 1, Seat.S), below) for _ in range(600)]
    assert mean(deal[Seat.S].hcp for deal in dealt) == pytest.approx(
        mean(deal[Seat.N].hcp for deal in dealt), abs=0.7
    )


def test_the_seventh_deal_is_ordinary():
    """Deal 7: ordinary, a fair draw over all deals (RULES 3.2)."""
    asked = []

    def below(n):
        asked.append(n)
        return 2026

    assert GAME.prepare(Setting(7, 1, Seat.N), below) == Deal.from_number(2026)
    assert asked == [DEAL_COUNT]


@pytest.mark.parametrize("number", range(1, 7))
def test_a_deal_that_was_not_prepared_is_refused(number):
    """Hands that cannot come from the packets are refused, for any dealer (RULES 3.2)."""
    ours = Hand.of(card for card in DECK if card.suit >= 2)
    theirs = [card for card in DECK if card.suit < 2]
    hands = (Hand.of(ours.cards[:13]), Hand.of(theirs[:13]), Hand.of(ours.cards[13:]), Hand.of(theirs[13:]))
    deal, strong = Deal.of(*hands), PICKED[number][0]
    if strong - 2 <= 8 <= strong:
        GAME.check_deal(Setting(number, 1, Seat.N), deal)
        return
    with pytest.raises(Refused) as refused:
        GAME.check_deal(Setting(number, 1, Seat.N), deal)
    assert refused.value.facts == {"deal": number, "held": 8, "strong": strong}


def test_any_cards_may_be_the_seventh_deal():
    """Deal 7: ordinary (RULES 3.2)."""
    GAME.check_deal(Setting(7, 1, Seat.N), SPREAD)


@pytest.mark.parametrize(
    ("options", "redoubles"),
    [({}, False), ({"redouble": True}, True), ({"mark": "traditional"}, True)],
)
def test_redoubles(options, redoubles):
    """Simplified scoring has redoubles only by option; traditional scoring has them (RULES 3.4, 3.5)."""
    game = new_game("comptoir", options)
    assert isinstance(game, Comptoir)
    auction = game.auction(Seat.N)
    calls = [str(call) for call in Table("comptoir", "seven", options).deal().call("1C X").state.legal()]
    assert ("XX" in calls) == redoubles
    assert auction.doubling == 1 + redoubles


def test_a_redouble_scores_as_doubled():
    """Allowed, scored as doubled (RULES 3.4)."""
    table = Table("comptoir", "seven", {"redouble": True})
    redoubled = table.score("2SXX by N", 8).lines
    doubled = Table("comptoir", "seven").score("2SX by N", 8).lines
    assert [line.points for line in redoubled] == [line.points for line in doubled] == [600]


@pytest.mark.parametrize(
    ("mark", "points"), [("simplified", {"NS": -500, "EW": 0}), ("traditional", {"NS": 0, "EW": 800})]
)
def test_the_two_ways_of_scoring(mark, points):
    """Three down doubled: −500… −800 to declarer's side, or duplicate, all vulnerable (RULES 3.4, 3.5)."""
    tricks = {"simplified": 8, "traditional": 7}[mark]
    assert Table("comptoir", "seven", {"mark": mark}).score("4SX by N", tricks).points == points
