"""The play: follow suit, ruff or discard, thirteen tricks (RULES Common, 0.5)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.calls import TRUMP_CHOICES, Bid, SimpleCall
from chelem.core.cards import (
    DECK,
    STRAINS,
    Card,
    Strain,
)
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, SIDES, Seat
from chelem.phases.card_play import CardPlay, winning_index
from tests.support.strategies import deals, seats, strains


def cards(text):
    return tuple(map(Card.parse, text.split()))


def play(text, declarer=Seat.S, strain=Strain.NT):
    tricks = CardPlay.by(declarer, strain)
    for card in cards(text):
        tricks = tricks.after(card)
    return tricks


@pytest.mark.parametrize(
    ("trick", "strain", "winner"),
    [
        ("H2 H5 HT H9", "NT", 2),
        ("H2 S5 DT C9", "NT", 0),
        ("HA S2 H3 H4", "S", 1),
        ("HA S2 S3 H4", "S", 2),
        ("HA S9 S3 S8", "S", 1),
        ("SA S2 HA CA", "S", 0),
        ("D2 CA D3 C2", "H", 2),
        ("C2 H2 SA DA", "H", 1),
    ],
)
def test_who_wins_a_trick(trick, strain, winner):
    """The highest trump, else the highest card of the suit led (RULES Common)."""
    assert winning_index(cards(trick), Strain.parse(strain)) == winner


@given(st.permutations(DECK), strains)
def test_who_wins_any_trick(pack, strain):
    """The same by another method: sort all cards by trump, then suit led, then rank (RULES Common)."""
    trick = tuple(pack[:4])
    order = [(card.suit == strain, card.suit is trick[0].suit, card.rank) for card in trick]
    expected = max(range(4), key=lambda place: order[place])
    assert winning_index(trick, strain) == expected


@pytest.mark.parametrize("declarer", SEATS)
def test_declarers_left_hand_opponent_leads(declarer):
    """Declarer's left-hand opponent leads (RULES 0.5)."""
    turn = CardPlay.by(declarer, Strain.NT).turn
    assert (turn.actor, turn.hand) == (declarer.next, declarer.next)


@pytest.mark.parametrize("declarer", SEATS)
def test_the_declarer_plays_the_open_hand(declarer):
    """Declarer plays dummy's cards; everybody else their own (RULES 0.5)."""
    tricks = CardPlay.by(declarer, Strain.NT)
    turns = []
    for card in cards("H2 H3 H4 H5"):
        turns.append((tricks.turn.actor, tricks.turn.hand))
        tricks = tricks.after(card)
    left, dummy, right = declarer.next, declarer.partner, declarer.next.partner
    assert turns == [(left, left), (declarer, dummy), (right, right), (declarer, declarer)]


def test_the_winner_leads_next():
    """The winner leads next; where the open hand wins, declarer leads from it (RULES Common, 0.5)."""
    tricks = play("H2 HA H3 H4")
    assert (tricks.turn.actor, tricks.turn.hand, tricks.leader) == (Seat.S, Seat.N, Seat.N)
    assert tricks.done[0].winner is Seat.N


def test_a_finished_trick_says_who_played_what():
    """Each player can see who won which trick, and with what (RULES 0.6)."""
    trick = play("H2 H3 HA H4").done[0]
    assert [(str(seat), str(card)) for seat, card in trick.plays()] == [
        ("W", "H2"),
        ("N", "H3"),
        ("E", "HA"),
        ("S", "H4"),
    ]
    assert trick.winner is Seat.E


HOLDS_HEARTS = Hand.parse("AK.32.QJ.T9")
NO_HEARTS = Hand.parse("AK..QJ.T9")


def test_following_suit():
    """Follow suit if you can (RULES Common)."""
    assert play("H9").legal(HOLDS_HEARTS) == cards("H3 H2")


def test_otherwise_any_card():
    """Otherwise any card: ruff or discard (RULES Common)."""
    assert play("H9", strain=Strain.S).legal(NO_HEARTS) == NO_HEARTS.cards
    assert play("", strain=Strain.S).legal(HOLDS_HEARTS) == HOLDS_HEARTS.cards


@pytest.mark.parametrize(
    ("played", "card", "refusal"),
    [
        ("H9", "SA", ("card_play.follow", {"card": "SA", "suit": "H"})),
        ("H9", "HA", ("card_play.held", {"card": "HA"})),
        ("H9", "H9", ("card_play.gone", {"card": "H9"})),
        ("", "HA", ("card_play.held", {"card": "HA"})),
    ],
)
def test_cards_that_may_not_be_played(played, card, refusal):
    """A revoke, a card not held, a card played already: refused with the reason (RULES Common)."""
    with pytest.raises(Refused) as refused:
        play(played).check(Card.parse(card), HOLDS_HEARTS)
    assert (refused.value.code, refused.value.facts) == refusal


@pytest.mark.parametrize("action", [*SimpleCall, *TRUMP_CHOICES, Bid.parse("1C")], ids=str)
def test_only_cards_are_played(action):
    """No call once the play has begun (RULES 0.2)."""
    with pytest.raises(Refused) as refused:
        play("").check(action, HOLDS_HEARTS)
    assert (refused.value.code, refused.value.facts) == ("card_play.card", {"action": str(action)})


def test_what_a_hidden_hand_holds_is_taken_on_trust():
    """A reader's copy knows only that no card is played twice (LOG, Who sees what)."""
    play("H9").check(Card.parse("SA"), None)
    with pytest.raises(Refused):
        play("H9").check(Card.parse("H9"), None)


@given(deals, seats, strains, st.lists(st.integers(0, 12), min_size=52, max_size=52))
def test_the_laws_of_the_play(deal, declarer, strain, choices):
    """Thirteen tricks, all 52 cards once, each hand its own; legal is what is not refused (RULES Common)."""
    tricks, played = CardPlay.by(declarer, strain), {seat: Hand() for seat in SEATS}
    for choice in choices:
        seat = tricks.turn.hand
        hand = tricks.remaining(deal[seat])
        assert hand == deal[seat] - played[seat]
        legal = tricks.legal(hand)
        assert {card for card in DECK if accepted(tricks, card, hand)} == set(legal)
        follows = [card for card in hand if card.suit is tricks.led]
        assert list(legal) == (follows or list(hand))
        card = legal[choice % len(legal)]
        played[seat] |= Hand.of([card])
        tricks = tricks.after(card)
        assert tricks.played(seat) == played[seat]
        assert tricks.left == 13 - len(tricks.done)
        assert sum(tricks.taken(side) for side in SIDES) == len(tricks.done)
    assert tricks.turn is None
    assert played == {seat: deal[seat] for seat in SEATS}
    assert [tricks.taken(side) for side in SIDES] == [
        sum(trick.winner in side.seats for trick in tricks.done) for side in SIDES
    ]


def accepted(tricks, card, hand):
    try:
        tricks.check(card, hand)
    except Refused:
        return False
    return True


def test_strains_without_trumps():
    """At notrump nothing ruffs (RULES 0.1)."""
    assert [winning_index(cards("C2 SA HA DA"), strain) for strain in STRAINS] == [0, 3, 2, 1, 0]
