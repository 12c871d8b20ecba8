"""Each maxim of card play in a position where it decides the card."""

from random import Random

import pytest

from chelem.bots.cardplay.choice import choose_card
from chelem.bots.cardplay.knowledge import Position
from chelem.core.cards import Card
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from tests.bots.positions import fill_deal, open_log, play_actions, play_contract, view_of_actor


def card_chosen(given, contract, cards="", calls=""):
    log = play_contract(given, contract, cards, calls)
    return str(choose_card(view_of_actor(log), Random(1)))  # noqa: S311 - a test must repeat itself


LEADS = [
    ("the top of a sequence", "3NT by S", "KQJ4.83.752.9643", "SK"),
    ("the fourth highest of the longest suit", "3NT by S", "K8643.Q2.J75.T92", "S4"),
    ("the second of an interior sequence", "3NT by S", "AJT94.83.752.964", "SJ"),
    ("the longest suit, though weaker", "3NT by S", "Q9752.A3.K75.964", "S5"),
    ("the ace from ace-king", "4S by S", "62.AK74.J853.T92", "HA"),
    ("a singleton, with small trumps", "4S by S", "742.K8653.9.J864", "D9"),
    ("the top of touching honours", "4S by S", "742.QJT6.95.K864", "HQ"),
    ("not from under an ace against trumps", "4H by S", "A9743.62.QJT4.85", "DQ"),
]


@pytest.mark.parametrize(("maxim", "contract", "hand", "lead"), LEADS, ids=[row[0] for row in LEADS])
def test_opening_lead(maxim, contract, hand, lead):
    assert lead == card_chosen({"W": hand}, contract), maxim


def test_the_lead_of_partners_suit():
    """East opened 1♥: West leads the higher of two hearts, not the long suit."""
    given = {"W": "Q9752.83.K75.964", "E": "K6.AKJ74.Q93.T52"}
    log = play_actions(open_log(fill_deal(given), Seat.E), "1H 1NT P P P")
    assert str(choose_card(view_of_actor(log), Random(1))) == "H8"  # noqa: S311 - a test must repeat itself


FOLLOWING = [
    (
        "second hand ducks with the ace over dummy's small card",
        {"N": "AK5.Q83.AJ52.984", "E": "J92.A94.843.QT75", "S": "T84.KJ6.KT97.AKJ", "W": "Q763.T752.Q6.632"},
        "3NT by S",
        "S3 SA S2 S4 H3",
        "H4",
    ),
    (
        "an honour covers an honour",
        {"N": "AK5.Q83.AJ52.984", "E": "J92.K94.843.QT75", "S": "T84.AJ6.KT97.AKJ", "W": "Q763.T752.Q6.632"},
        "3NT by S",
        "S3 SA S2 S4 HQ",
        "HK",
    ),
    (
        "an honour does not cover the first of a sequence in dummy",
        {"N": "AK5.QJ3.AJ52.984", "E": "J92.K94.843.QT75", "S": "T84.A86.KT97.AKJ", "W": "Q763.T752.Q6.632"},
        "3NT by S",
        "S3 SA S2 S4 HQ",
        "H4",
    ),
    (
        "second hand splits king and queen",
        {"N": "AK5.J83.AJ52.984", "E": "J92.KQ7.843.QT75", "S": "T84.A96.KT97.AKJ", "W": "Q763.T542.Q6.632"},
        "3NT by S",
        "S3 SA S2 S4 H3",
        "HQ",
    ),
    (
        "the ace on dummy's singleton, against trumps",
        {"N": "K752.3.AJ52.K984", "E": "93.A94.843.QT753", "S": "AQJT8.KJ6.K7.AJ6", "W": "64.QT8752.QT96.2"},
        "4S by S",
        "D6 DA D3 D7 H3",
        "HA",
    ),
    (
        "third hand high",
        {"N": "752.863.AJ52.KQ4", "E": "J98.K94.843.T975", "S": "AKT4.AJ7.KT9.A63", "W": "Q63.QT52.Q76.J82"},
        "3NT by S",
        "H2 H3",
        "HK",
    ),
    (
        "third hand plays the lowest of touching cards",
        {"N": "752.863.AJ52.KQ4", "E": "J98.QJ4.843.T975", "S": "AKT4.AK7.KT9.A63", "W": "Q63.T952.Q76.J82"},
        "3NT by S",
        "H2 H3",
        "HJ",
    ),
    (
        "third hand keeps the ace over dummy's king",
        {"N": "752.K63.AJ52.KQ4", "E": "J98.AJ4.843.T975", "S": "AKT4.Q87.KT9.A63", "W": "Q63.T952.Q76.J82"},
        "3NT by S",
        "H2 H3",
        "HJ",
    ),
    (
        "third hand does not overtake partner's honour",
        {"N": "752.863.AJ52.KQ4", "E": "J98.K94.843.T975", "S": "AKT4.A52.KT9.A63", "W": "Q63.QJT7.Q76.J82"},
        "3NT by S",
        "HQ H3",
        "H4",
    ),
    (
        "fourth hand wins as cheaply as possible",
        {"N": "752.863.AJ52.KQ4", "E": "J98.J94.843.T975", "S": "AKT4.AKQ.KT9.A63", "W": "Q63.T752.Q76.J82"},
        "3NT by S",
        "H2 H3 HJ",
        "HQ",
    ),
    (
        "fourth hand does not overtake partner",
        {"N": "752.K63.AJ52.KQ4", "E": "J98.J94.843.T975", "S": "AKT4.AQ8.KT9.A63", "W": "Q63.T752.Q76.J82"},
        "3NT by S",
        "HT HK H4",
        "H8",
    ),
    (
        "declarer finesses against the king",
        {"N": "752.AQ3.AJ52.Q84", "E": "J98.K94.843.KT95", "S": "AKT4.J76.KQ9.A63", "W": "Q63.T852.T76.J72"},
        "3NT by S",
        "S3 S2 SJ SK H6 H2",
        "HQ",
    ),
    (
        "declarer plays low before a guarded honour: the lead may come from the king",
        {"N": "75.Q83.AJ52.KQ84", "E": "J982.K94.843.T95", "S": "AKT4.AJ6.KT9.A63", "W": "Q63.T752.Q76.J72"},
        "3NT by S",
        "H2",
        "H3",
    ),
    (
        "queen doubleton facing the ace: the queen at once",
        {"N": "752.Q3.AJ52.KQ84", "E": "J98.K94.843.T975", "S": "AKT4.A876.KT9.A6", "W": "Q63.JT52.Q76.J32"},
        "3NT by S",
        "H2",
        "HQ",
    ),
    (
        "declarer holds up the only stopper at notrump",
        {"N": "752.63.AJ652.KQ4", "E": "J98.KQ4.K83.T975", "S": "AKT4.A72.QT9.A63", "W": "Q63.JT985.74.J82"},
        "3NT by S",
        "HJ H3 HQ",
        "H2",
    ),
    (
        "declarer does not hold up if that would defeat the contract",
        {"N": "752.63.AJ652.KQ4", "E": "J98.KQ4.K83.T975", "S": "AKT4.A72.QT9.A63", "W": "Q63.JT985.74.J82"},
        "6NT by S",
        "HJ H3 HQ",
        "HA",
    ),
]


@pytest.mark.parametrize(
    ("maxim", "given", "contract", "cards", "expected"), FOLLOWING, ids=[row[0] for row in FOLLOWING]
)
def test_following(maxim, given, contract, cards, expected):
    assert expected == card_chosen(given, contract, cards), maxim


HEARTS_LED = {
    "N": "T752.A86.AQ52.84",
    "E": "943..KJ843.AT973",
    "S": "AKQJ8.J43.T97.KJ",
    "W": "6.KQT9752.6.Q652",
}


def test_a_winning_ruff():
    """A hand that cannot follow ruffs the opponents' trick with its lowest trump."""
    assert card_chosen(HEARTS_LED, "4S by S", "HK HA") == "S3"


def test_partners_trick_is_not_ruffed():
    """A hand that cannot follow does not ruff partner's winner, and discards its least useful card."""
    assert card_chosen(HEARTS_LED, "4S by S", "HK H6")[0] != "S"


def test_a_discard_keeps_the_guard():
    """A guarded king keeps its small card while there are idle cards to discard."""
    given = {
        "N": "K74.AJ5.62.KT742",
        "E": "T983.K4.J9743.65",
        "S": "AQ6.Q832.KT5.AQ3",
        "W": "J52.T976.AQ8.J98",
    }
    assert card_chosen(given, "3NT by S", "S2 S4 S8 SQ CA C8 C2 C5 CQ C9 C4 C6 C3 CJ CK")[0] != "H"


LEADING = [
    (
        "declarer draws trumps",
        {"N": "T752.A86.A652.84", "E": "943.95.KJ84.A973", "S": "AKQJ8.J43.973.KJ", "W": "6.KQT72.QT.QT652"},
        "4S by S",
        "HK HA H5 H3",
        {"S2", "S5", "S7", "ST"},
    ),
    (
        "declarer ruffs in the short hand before drawing trumps",
        {"N": "752..A87652.8432", "E": "943.QT95.K4.KQ97", "S": "AKQJT.A43.93.AJ5", "W": "86.KJ8762.QJT.T6"},
        "4S by S",
        "DQ DA D4 D3",
        {"S2", "S5", "S7", "C2", "D2"},
    ),
    (
        "declarer leads toward the tenace",
        {"N": "AK5.653.AK52.984", "E": "J92.K94.843.QT75", "S": "T84.AQJ.QJT9.AKJ", "W": "Q763.T872.76.632"},
        "6NT by S",
        "S3 SA S2 S4",
        {"H3", "H5", "H6", "C4", "C8", "C9"},
    ),
    (
        "declarer plays the high cards of the short hand first",
        {"N": "AK5.AQ.K8532.984", "E": "J92.954.AJ4.QT75", "S": "T84.KJT32.Q97.AK", "W": "Q763.876.T6.J632"},
        "3NT by S",
        "S3 SA S2 S4",
        {"HA", "HQ"},
    ),
    (
        "a defender returns partner's suit, the higher of two",
        {"N": "762.K83.AQJ2.K84", "E": "A94.J742.843.T97", "S": "KJ.AQ6.KT97.AQJ5", "W": "QT853.T95.65.632"},
        "3NT by S",
        "S5 S2 SA SJ",
        {"S9"},
    ),
    (
        "a defender cashes the tricks that defeat the contract",
        {"N": "762.543.AKQJ2.K8", "E": "A9.AKQJ2.843.972", "S": "KJ84.T86.T97.AQJ", "W": "QT53.97.65.T6543"},
        "3NT by S",
        "S3 S2 SA S4",
        {"HA", "HK", "HQ", "HJ"},
    ),
]


@pytest.mark.parametrize(
    ("maxim", "given", "contract", "cards", "good"), LEADING, ids=[row[0] for row in LEADING]
)
def test_leading(maxim, given, contract, cards, good):
    assert card_chosen(given, contract, cards) in good, maxim


def test_showing_out_reveals_a_void():
    """A hand that did not follow is void, so the other hidden hand has the rest of the suit."""
    log = play_contract(HEARTS_LED, "4S by S", "HK HA S3 H3")
    position = Position.of(view_of_actor(log))
    assert position.seat is Seat.E
    log = play_contract({**HEARTS_LED}, "4S by S", "HK H6 C3 H3")
    position = Position.of(view_of_actor(log))
    hearts = Hand.parse(".QT9752..")
    assert position.void(Seat.E, Card.parse("H2").suit)
    assert position.hand & hearts == hearts


def test_a_marked_finesse_is_taken():
    """East showed out, so West holds the queen: declarer finesses the ten despite nine trumps."""
    given = {
        "N": "AJT5.A86.AK52.84",
        "E": ".T954.QJ843.AT73",
        "S": "K6432.KJ7.T97.KJ",
        "W": "Q987.Q32.6.Q9652",
    }
    assert card_chosen(given, "4S by S", "D6 DA D3 D7 SA D4 S3 S8 H6 H5 HK H2 S2 S7") == "ST"


DUCKED = {
    "N": "K.J6.QT965.J5432",
    "E": "A976.K92.AK743.Q",
    "S": "JT53.AQT543..KT6",
    "W": "Q842.87.J82.A987",
}


def test_declarer_takes_an_ace_without_support():
    """The queen opposite cannot beat the king led, so declarer takes the ace in a suit contract."""
    log = play_actions(open_log(fill_deal(DUCKED), Seat.N), "P 1D 1H X 2NT 4S P P P HA H7 H6 H2 CK")
    assert str(choose_card(view_of_actor(log), Random(1))) == "CA"  # noqa: S311 - a test must repeat itself


def test_a_defender_takes_the_tricks_that_defeat_a_slam():
    """Ace and king over dummy's queen defeat the slam, so the defender takes them."""
    given = {
        "N": "KJ52.AQ5.AQ4.QJ2",
        "E": "43.J742.T963.AK4",
        "S": "AQT987.K6.K82.85",
        "W": "6.T983.J75.T9763",
    }
    log = play_actions(open_log(fill_deal(given), Seat.S, "whiz"), "12S P P H9 HA H2 H6 CQ")
    assert str(choose_card(view_of_actor(log), Random(1))) == "CK"  # noqa: S311 - a test must repeat itself
    play_actions(log, "CK C8 C6")
    assert str(choose_card(view_of_actor(log), Random(1))) == "CA"  # noqa: S311 - a test must repeat itself


IDLE_QUEEN = {
    "N": "JT95.AK5.AQ3.Q72",
    "E": "Q73.J742.T96.A84",
    "S": "K2.Q63.K842.KJ53",
    "W": "A864.T98.J75.T96",
}


def test_a_defender_does_not_hold_up_without_reason():
    """The queen is high and dummy has no long suit to cut off: it takes the nine."""
    assert card_chosen(IDLE_QUEEN, "3NT by N", "H2 H3 HT HA S5 S3 SK SA H9 HK H4 H6 S9") == "SQ"


DUMMYS_SUIT = {
    "N": "42.863.KQJT5.J62",
    "E": "KQ3.J742.A74.T84",
    "S": "AJ5.AK5.932.AKQ3",
    "W": "T9876.QT9.86.975",
}


def test_a_defender_cuts_off_dummys_long_suit():
    """Dummy has five diamonds and no other entry: East holds up the ace for a round."""
    assert card_chosen(DUMMYS_SUIT, "3NT by S", "S9 S2 SQ SA D2 D6 DT") == "D4"


def test_no_hold_up_if_the_tricks_in_hand_defeat_the_contract():
    """Against a slam the same ace, with the high spade king, defeats it: East takes it."""
    assert card_chosen(DUMMYS_SUIT, "6NT by S", "S9 S2 SQ SA D2 D6 DT") == "DA"


DECLARERS_SUIT = {
    "N": "KQ4.83.KJ5.QJ642",
    "E": "A52.J742.9843.A7",
    "S": "J7.AKQT5.AQ72.K8",
    "W": "T9863.96.T6.T953",
}


@pytest.mark.parametrize("calls", ["", "1H P 2C P 2NT P 3NT P P P"], ids=["unbid", "bid"])
def test_partners_suit_rather_than_declarers(calls):
    """East has four hearts to the jack under declarer's five: East returns partner's spade."""
    assert card_chosen(DECLARERS_SUIT, "3NT by S", "S6 SK SA SJ", calls) == "S5"
