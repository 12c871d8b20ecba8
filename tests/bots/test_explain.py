"""Sentences that explain calls: by a bidding system in contract bridge, by the game in the others."""

import pytest

from chelem.bots.bidders import system_of
from chelem.bots.configuration import AT_TABLES
from chelem.bots.explain import explain_call, explain_deal_calls, explain_next_call, meaning_with_hand
from chelem.bots.systems.bidder import setting_of
from chelem.bots.systems.points import point_after
from chelem.bots.systems.system import System
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Suit
from chelem.core.seats import Seat
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.contract import ContractBridge
from chelem.matches.duplicate import Duplicate
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor
from tests.support.calls import calls_made

ANY_DEAL = fill_deal({})
LITTLE = System.parse("""
system little "Little" / "Petit"

when opening:
  1NT: 15-17 hcp, balanced
  2C: 22+ hcp; forcing, artificial, convention strong-two-clubs
  1M: 12+ hcp, 5+ M, M longest
  1C: 12+ hcp, 3+ C, 0-4 S or C longer than S, 0-4 H or C longer than H
  pass: any

when 1NT -:
  2C: 8+ hcp, 4 S; forcing, artificial, convention stayman
  2C: 8+ hcp, 4 H; forcing, artificial, convention stayman
  pass: any

when 2C -:
  2D: any; game forcing, artificial, convention waiting

recognise 1M -:
  4NT: 16+ hcp; forcing, artificial, convention blackwood
""")


def auction(calls_text, dealer=Seat.N, game="contract"):
    return play_actions(open_log(ANY_DEAL, dealer, game), calls_text).state


def sayc():
    """The system at tables, which takes a second to read, once for all tests."""
    return system_of(AT_TABLES)


def last(calls_text, game="contract", system=None):
    """Return the meaning of the last call of an auction."""
    return explain_call(auction(calls_text, game=game), len(calls_text.split()) - 1, system or sayc())


SENTENCES = [
    ("1NT", "15–17 H, main régulière.", "15–17 HCP, balanced."),
    ("2C", "2♣ fort : 22+ H ; forcing un tour.", "Strong, artificial 2♣: 22+ HCP; forcing."),
    ("1H", "12–21 H, 5+ cœurs.", "12–21 HCP, 5+ hearts."),
    ("1C", "12–21 H, 3+ trèfles.", "12–21 HCP, 3+ clubs."),
    (
        "1NT P 2C",
        "Stayman, demande une majeure : 8+ H, une majeure quatrième ; forcing un tour.",
        "Stayman, asks for a major: 8+ HCP, a four-card major; forcing.",
    ),
    ("2C P 2D", "Attente ; forcing de manche.", "Waiting bid; game forcing."),
    (
        "1S P 4NT",
        "Hors système ; d’ordinaire Blackwood, demande d’as : 16+ H ; forcing un tour.",
        "Not in the system; usually Blackwood, asks for aces: 16+ HCP; forcing.",
    ),
    ("1NT 5C", "Hors système, sens non convenu.", "Not in the system, no meaning agreed."),
]


@pytest.mark.parametrize(("calls_text", "french", "english"), SENTENCES, ids=[case[0] for case in SENTENCES])
def test_the_sentence_of_a_call(calls_text, french, english):
    """The last call of an auction has its sentence in both languages."""
    meaning = last(calls_text, system=LITTLE)
    assert french == meaning.say("fr")
    assert english == meaning.say("en")


OUTSIDE = [
    ("1H P 2H P 7H", "Hors système ; d’ordinaire pour jouer.", "Not in the system; usually to play."),
    ("P 1C P 1H 3NT", "Hors système ; d’ordinaire pour jouer.", "Not in the system; usually to play."),
    (
        "P P 1S 4S",
        "Hors système ; d’ordinaire pour jouer : 6+ piques.",
        "Not in the system; usually to play: 6+ spades.",
    ),
    (
        "P 1C P 1H 2C",
        "Hors système ; d’ordinaire cue-bid ; forcing un tour.",
        "Not in the system; usually cue bid of their suit; forcing.",
    ),
]


@pytest.mark.parametrize(("calls_text", "french", "english"), OUTSIDE, ids=[case[0] for case in OUTSIDE])
def test_a_call_outside_the_system_promises_little(calls_text, french, english):
    """A leap is an offer to play there; what the player's pass has shown before is not repeated."""
    meaning = last(calls_text)
    assert french == meaning.say("fr")
    assert english == meaning.say("en")


def test_the_fields_of_a_meaning():
    """A meaning has points, lengths, what it asks of partner, and whether the system has the call."""
    heart = last("1H", system=LITTLE)
    assert (12, (5, 12)) == (heart.points[0], heart.lengths[Suit.H])
    assert (0, False, True) == (heart.forcing, heart.artificial, heart.by_system)
    waiting = last("2C P 2D", system=LITTLE)
    assert (2, True, True) == (waiting.forcing, waiting.artificial, waiting.by_system)
    assert not last("1S P 4NT", system=LITTLE).by_system
    assert last("1H", system=LITTLE) == heart
    assert hash(heart) == hash(last("1H", system=LITTLE))


@pytest.mark.parametrize("calls_text", ["1NT P 2C", "1NT P 2D", "2C", "2C P 2D", "2S P 2NT", "1H 1S 2S"])
def test_conventions_are_alerted(calls_text):
    """A bid up to 3NT that does not show the strain it names is alerted."""
    assert last(calls_text).alert


@pytest.mark.parametrize("calls_text", ["1NT", "1C", "2S", "1H P 1S", "1H 1S", "P"])
def test_natural_calls_are_not_alerted(calls_text):
    """Bidding a suit that the hand holds is natural, even preemptively."""
    assert not last(calls_text).artificial


@pytest.mark.parametrize("calls_text", ["1H X", "1D 1S X", "1S P 3S P 4NT"])
def test_doubles_and_high_conventions_are_not_alerted(calls_text):
    """Doubles and bids above 3NT are not alerted."""
    assert not last(calls_text).alert


def test_no_meaning_without_a_call():
    """There is none before a deal, after the last call, or in the play."""
    log = Log(Started(ContractBridge(), Duplicate(), {seat: seat.name for seat in Seat}))
    assert explain_call(log.state, 0, sayc()) is None
    assert () == explain_deal_calls(log.state, sayc())
    assert explain_next_call(log.state, SimpleCall.PASS, sayc()) is None
    played = auction("1NT P P P")
    assert explain_call(played, 4, sayc()) is None
    assert explain_call(played, -1, sayc()) is None
    assert (15, 17) == explain_call(played, 0, sayc()).points
    assert 4 == len(explain_deal_calls(played, sayc()))
    assert explain_next_call(played, SimpleCall.PASS, sayc()) is None


def test_a_passed_out_deal_keeps_its_meanings():
    """The calls of a passed-out deal can still be explained."""
    passed = auction("P P P P")
    assert [SimpleCall.PASS] * 4 == list(calls_made(passed.board))
    assert all(meaning is not None for meaning in explain_deal_calls(passed, sayc()))


def test_a_call_means_the_same_before_and_after_it_is_made():
    """A legal call has the same meaning before and after it is made; an illegal one has none."""
    now = auction("1H 1S")
    for call in now.legal()[:12]:
        assert explain_next_call(now, call, sayc()) == explain_call(auction(f"1H 1S {call}"), 2, sayc())
    assert explain_next_call(now, Bid.parse("1H"), sayc()) is None


def shown_with_hand(view, call, system):
    phase = view.state.board.phase
    return meaning_with_hand(point_after(system, setting_of(view.state, phase), phase.calls), view.hand, call)


def test_a_call_shows_what_its_rule_asks_for_with_this_hand():
    """With four spades the sentence tells of spades, though the call may be made on hearts."""
    hand = {"N": "KQJ4.AK5.Q32.K32", "S": "AT62.Q43.K54.A65"}
    log = play_actions(open_log(fill_deal(hand), Seat.N), "1NT P")
    stayman = Bid.parse("2C")
    shown = shown_with_hand(view_of_actor(log), stayman, LITTLE)
    assert "Stayman, demande une majeure : 8+ H, 4 piques ; forcing un tour." == shown.say("fr")
    assert (4, 4) == shown.lengths[Suit.S]
    assert 0 == explain_next_call(log.state, stayman, LITTLE).lengths[Suit.S][0]


def test_a_sentence_says_that_a_simulation_chose_the_call():
    """The sentence holds for the hand, which is not one of those with which the system makes the call."""
    system = System.parse(
        'system judging "Judging"\nwhen opening:\n  1NT: 15-17 hcp, balanced\n  pass: any\n'
        "judge opening:\n  1NT: 14 hcp, balanced\n"
    )
    log = open_log(fill_deal({"N": "KQJ4.AK5.J32.432"}), Seat.N)
    shown = shown_with_hand(view_of_actor(log), Bid.parse("1NT"), system)
    assert "14 H, main régulière. Le meilleur choix sur des donnes simulées." == shown.say("fr")
    assert (14, 14) == shown.points


WHIST = [
    ("name:H", "Nomme l’atout ♥ : une longue et des honneurs.", "Names ♥ as trumps: length and honours."),
    (
        "name:NT",
        "Sans-atout : des forces réparties dans les couleurs.",
        "Notrump: strength spread over the suits.",
    ),
    (
        "defer",
        "Rien qui vaille d’être nommé : le partenaire choisit.",
        "Nothing worth naming: partner chooses.",
    ),
    (
        "defer name:S",
        "Choisit l’atout ♠, le donneur lui ayant laissé le choix.",
        "Chooses ♠ as trumps, the dealer having left the choice.",
    ),
    (
        "name:H ask",
        "Pas de quoi contrer : s’en remet au partenaire.",
        "Not strong enough to double: leaves it to partner.",
    ),
    ("name:H ask yes", "Pas de quoi contrer : on joue.", "Not strong enough to double: play begins."),
    (
        "name:H X X",
        "Compte l’emporter malgré le contre : double encore la mise.",
        "Expects to win despite the double: doubles the stake again.",
    ),
]


@pytest.mark.parametrize(("calls_text", "french", "english"), WHIST, ids=[case[0] for case in WHIST])
def test_the_calls_of_bridge_whist(calls_text, french, english):
    """RULES 1.3, 1.4: naming trumps, leaving the choice, asking to play, doubling."""
    meaning = last(calls_text, "whist")
    assert french == meaning.say("fr")
    assert english == meaning.say("en")


def test_the_bids_of_whiz():
    """RULES 4.4: a number of tricks with Domy, in a strain."""
    state = auction("9S P", Seat.E, "whiz")
    assert "Aims for 9 tricks with Domy, with spades as trumps." == explain_call(state, 0, sayc()).say("en")
    assert "Veut faire 9 plis avec Domy, atout ♠." == explain_call(state, 0, sayc()).say("fr")
    assert "Sees no makeable contract with Domy." == explain_call(state, 1, sayc()).say("en")
    assert "Veut faire 10 plis avec Domy, à sans-atout." == explain_next_call(
        state, Bid.parse("10NT"), sayc()
    ).say("fr")


def test_the_legal_calls_of_bridge_whist_are_explained():
    """First naming trumps and leaving the choice, then doubling and asking to play."""
    for state in (open_log(ANY_DEAL, Seat.N, "whist").state, auction("name:H", game="whist")):
        assert all(explain_next_call(state, call, sayc()) is not None for call in state.legal())
