"""Sentences that explain calls, in contract bridge and the other games."""

import pytest

from chelem.bots.bidding.description import Force, PointCount
from chelem.bots.explain import explain_call, explain_legal_calls
from chelem.core.calls import Bid, SimpleCall, TrumpChoice
from chelem.core.cards import Suit
from chelem.core.seats import Seat
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.contract import ContractBridge
from chelem.matches.duplicate import Duplicate
from tests.bots.positions import fill_deal, open_log, play_actions
from tests.support.calls import calls_made

ANY_DEAL = fill_deal({})


def auction(calls_text, dealer=Seat.N, game="contract"):
    return play_actions(open_log(ANY_DEAL, dealer, game), calls_text).state


def last(calls_text, game="contract"):
    """Return the meaning of the last call of an auction."""
    return explain_call(auction(calls_text, game=game), len(calls_text.split()) - 1)


SENTENCES = [
    ("1NT", "Main régulière, 15 à 17 H.", "Balanced, 15–17 HCP."),
    ("2NT", "Main régulière, 20 ou 21 H.", "Balanced, 20–21 HCP."),
    ("1H", "5 cartes à ♥ ou plus, 12 à 22 HL.", "5+ hearts, 12–22 points."),
    ("1D", "3 cartes à ♦ ou plus, 12 à 22 HL.", "3+ diamonds, 12–22 points."),
    (
        "2C",
        "2♣ fort conventionnel : 22 H ou plus ; forcing.",
        "Strong artificial 2♣: 22+ HCP; forcing.",
    ),
    (
        "2C P 2D",
        "Relais d'attente : pas de réponse positive.",
        "Artificial, waiting: no positive response.",
    ),
    ("2S", "2 faible : 6 cartes à ♠, 6 à 10 H.", "Weak two: 6 spades, 6–10 HCP."),
    (
        "2S P 2NT",
        "2SA conventionnel, 15 H ou plus : demande si le 2 faible est maximum.",
        "2NT enquiry, 15+ HCP: asks whether the weak two is a maximum.",
    ),
    ("P", "Pas de quoi ouvrir : 11 H au plus.", "Not enough to open: at most 11 HCP."),
    (
        "1NT P 2C",
        "Stayman : demande une majeure quatrième, 8 H ou plus.",
        "Stayman: asks for a four-card major, 8+ HCP.",
    ),
    (
        "1NT P 2C P 2D",
        "Réponse au Stayman : pas de majeure quatrième.",
        "Reply to Stayman: no four-card major.",
    ),
    ("1NT P 2D", "Texas (Jacoby) : 5 cartes à ♥ ou plus.", "Jacoby transfer: 5+ hearts."),
    ("1NT P 2H", "Texas (Jacoby) : 5 cartes à ♠ ou plus.", "Jacoby transfer: 5+ spades."),
    ("1NT P 2H P 2S", "Rectifie le Texas.", "Completes the transfer."),
    (
        "1H P 1S",
        "4 cartes à ♠ ou plus, 6 HL ou plus ; forcing un tour.",
        "4+ spades, 6+ points; forcing one round.",
    ),
    (
        "1H P 2H",
        "Soutien simple : 3 cartes à ♥ ou plus, 6 à 10 HLD.",
        "Single raise: 3+ hearts, 6–10 support points.",
    ),
    (
        "1H P 4H",
        (
            "Soutien à la manche : 3 cartes à ♥ ou plus, 13 à 16 HLD ; "
            "ou soutien en barrage : 5 cartes à ♥ ou plus, 3 à 9 H."
        ),
        "Raise to game: 3+ hearts, 13–16 support points; or preemptive raise: 5+ hearts, 3–9 HCP.",
    ),
    (
        "1S P 3H",
        "Saut fort : 5 cartes à ♥ ou plus, 17 H ou plus ; forcing de manche.",
        "Strong jump shift: 5+ hearts, 17+ HCP; forcing to game.",
    ),
    (
        "1C P 1S P 1NT P 2C",
        "Roudi, 5 cartes à ♠, 11 HL ou plus : demande trois cartes à la majeure, et la force.",
        "Checkback, 5 spades, 11+ points: asks for three-card support and for strength.",
    ),
    (
        "1D P 1H P 1S P 2C",
        "Quatrième couleur : demande une précision, 11 HL ou plus ; forcing de manche.",
        "Fourth suit: asks partner to describe the hand further, 11+ points; forcing to game.",
    ),
    ("1S P 3S P 4NT", "Blackwood : demande les as.", "Blackwood: asks for aces."),
    ("1S P 3S P 4NT P 5H", "Réponse au Blackwood : deux as.", "Reply to Blackwood: two aces."),
    (
        "1H 1S",
        "Intervention : 5 cartes à ♠ ou plus, 9 à 17 HL.",
        "Overcall: 5+ spades, 9–17 points.",
    ),
    (
        "1H X",
        "Contre d'appel : 3 cartes à ♥ au plus, 12 H ou plus ; ou toute main forte : 18 HL ou plus.",
        "Takeout double: at most 3 hearts, 12+ HCP; or any strong hand: 18+ points.",
    ),
    (
        "1D 1S X",
        (
            "Contre négatif (Spoutnik), pour les couleurs non nommées : 4 cartes à ♥ ou plus, 6 HL ou plus ; "
            "ou des points, sans meilleure enchère : 10 H ou plus."
        ),
        (
            "Negative double, for the unbid suits: 4+ hearts, 6+ points; "
            "or values without a better call: 10+ HCP."
        ),
    ),
    (
        "1H 1S 2S",
        "Cue-bid (leur couleur), fort soutien : 3 cartes à ♥ ou plus, 11 HLD ou plus.",
        "Cue-bid of their suit, a strong raise: 3+ hearts, 11+ support points.",
    ),
    ("1H X XX", "Surcontre de force : 10 H ou plus.", "Redouble to show strength: 10+ HCP."),
    ("1NT 4S X XX", "Hors système, aucun sens convenu.", "Outside the system, no meaning agreed."),
    (
        "5C",
        "Hors système, naturel : 5 cartes à ♣ ou plus.",
        "Outside the system, natural: 5+ clubs.",
    ),
]


@pytest.mark.parametrize(("calls_text", "french", "english"), SENTENCES, ids=[case[0] for case in SENTENCES])
def test_the_sentence_of_a_call(calls_text, french, english):
    """The last call of an auction has its sentence in both languages."""
    meaning = last(calls_text)
    assert french == meaning.say("fr")
    assert english == meaning.say("en")


def test_the_fields_of_a_meaning():
    """A meaning has a code, points and their count, lengths, force and alert."""
    heart = last("1H")
    assert ("opening.major", (12, 22), PointCount.HL, (5, 13)) == (
        heart.code,
        heart.points,
        heart.count,
        heart.lengths[Suit.H],
    )
    assert not heart.forcing
    assert last("1NT").balanced
    assert Suit.H is last("1H P 2H").trumps
    assert Force.ONCE is last("1H P 1S").force
    assert last("1H") == heart
    assert hash(heart) == hash(last("1H"))


@pytest.mark.parametrize("calls_text", ["1NT P 2C", "1NT P 2D", "2C", "2C P 2D", "2S P 2NT", "1H 1S 2S"])
def test_conventions_are_alerted(calls_text):
    """A bid up to 3NT that does not show the strain it names is alerted."""
    assert last(calls_text).alert


@pytest.mark.parametrize("calls_text", ["1NT", "1C", "2S", "1H P 1S", "1H 1S", "P", "1NT P 2H P 2S"])
def test_natural_calls_are_not_alerted(calls_text):
    """Bidding a suit that the hand holds is natural, even preemptively."""
    assert not last(calls_text).artificial


@pytest.mark.parametrize("calls_text", ["1H X", "1D 1S X", "1S P 3S P 4NT", "1S P 3S P 4NT P 5H"])
def test_doubles_and_high_conventions_are_artificial_without_an_alert(calls_text):
    """Doubles and bids above 3NT are not alerted."""
    assert last(calls_text).artificial
    assert not last(calls_text).alert


def test_no_meaning_without_a_call():
    """There is none before a deal, after the last call, or in the play."""
    log = Log(Started(ContractBridge(), Duplicate(), {seat: seat.name for seat in Seat}))
    assert explain_call(log.state, 0) is None
    assert {} == explain_legal_calls(log.state)
    played = auction("1NT P P P")
    assert explain_call(played, 4) is None
    assert explain_call(played, -1) is None
    assert "opening.notrump" == explain_call(played, 0).code
    assert {} == explain_legal_calls(played)


def test_a_passed_out_deal_keeps_its_meanings():
    """The calls of a passed-out deal can still be explained."""
    passed = auction("P P P P")
    assert [SimpleCall.PASS] * 4 == list(calls_made(passed.board))
    assert "Pas de quoi ouvrir : 13 H au plus." == explain_call(passed, 3).say("fr")


def test_the_meanings_of_legal_calls():
    """A legal call has the same meaning before and after it is made."""
    now = auction("1H 1S")
    meanings = explain_legal_calls(now)
    assert list(now.legal()) == list(meanings)
    for call, meaning in meanings.items():
        assert meaning == explain_call(auction(f"1H 1S {call}"), 2)


WHIST = [
    ("name:H", "Nomme l'atout ♥ : une longue et des honneurs.", "Names ♥ as trumps: length and honours."),
    (
        "name:NT",
        "Sans-atout : des forces réparties dans les couleurs.",
        "Notrump: strength spread over the suits.",
    ),
    (
        "defer",
        "Rien qui vaille d'être nommé : le partenaire choisit.",
        "Nothing worth naming: partner chooses.",
    ),
    (
        "defer name:S",
        "Choisit l'atout ♠, le donneur lui ayant laissé le choix.",
        "Chooses ♠ as trumps, the dealer having left the choice.",
    ),
    (
        "name:H ask",
        "Pas de quoi contrer : s'en remet au partenaire.",
        "Not strong enough to double: leaves it to partner.",
    ),
    ("name:H ask yes", "Pas de quoi contrer : on joue.", "Not strong enough to double: play begins."),
    (
        "name:H X X",
        "Compte l'emporter malgré le contre : double encore la mise.",
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
    assert "Aims for 9 tricks with Domy, with spades as trumps." == explain_call(state, 0).say("en")
    assert "Veut faire 9 plis avec Domy, atout ♠." == explain_call(state, 0).say("fr")
    assert "Sees no makeable contract with Domy." == explain_call(state, 1).say("en")
    assert "Veut faire 10 plis avec Domy, à sans-atout." == explain_legal_calls(state)[Bid.parse("10NT")].say(
        "fr"
    )


def test_the_legal_calls_of_bridge_whist_are_explained():
    """First naming trumps and leaving the choice, then doubling and asking to play."""
    assert {TrumpChoice, SimpleCall} == {
        type(call) for call in explain_legal_calls(open_log(ANY_DEAL, Seat.N, "whist").state)
    }
    assert {SimpleCall.DOUBLE, SimpleCall.ASK} == set(explain_legal_calls(auction("name:H", game="whist")))
