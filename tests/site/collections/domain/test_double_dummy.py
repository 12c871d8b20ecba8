"""Double-dummy values of each card (docs/protocol.md, an analysis)."""

import pytest

from chelem.core.cards import Card, Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side
from chelem.site.collections.domain.double_dummy import analyse_board, value_play
from chelem.site.collections.domain.import_file import import_boards
from chelem.site.collections.live.analysis import analysis_section
from tests.site.collections.samples import DEAL, LIN, PLAYED

ENDING = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))


def cards(text):
    return tuple(map(Card.parse, text.split()))


def analysis_of(text, language="en"):
    (board,) = import_boards(text.encode(), "")
    return analysis_section(*analyse_board(board.text), language)


def test_values_are_declarers_tricks_in_the_whole_deal():
    """Values count the tricks won so far, for the cards of declarer and of the defenders."""
    values = value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SQ"), Side.NS)
    assert {"SA": 1, "SQ": 2} == values.cards[3]
    assert {"SA": 2} == values.cards[4]
    assert {"SK": 2, "S2": 2} == values.cards[0]
    assert (0, 0, 0, 0) == values.costs


def test_cost_of_a_lost_trick():
    """A lost trick costs one, whichever side loses it."""
    assert (0, 0, 0, 1) == value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SA"), Side.NS).costs
    assert (0, 0, 0, 1) == value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SA"), Side.EW).costs


def test_complete_play():
    """There are no card values after the last card, but a final number of tricks."""
    values = value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SQ SA SK S4 S5"), Side.NS)
    assert (8, 9) == (len(values.cards), len(values.best))
    assert 2 == values.best[-1]


def test_analysis_of_a_board():
    """The analysis has the table, par, card values, costs, turning points and a verdict."""
    found = analysis_of(PLAYED)
    assert 8 == found["table"]["S"]["W"]
    assert -110 == found["par"]["points"]
    assert "2♠ E/W" in found["par"]["text"]
    assert 9 == len(found["cards"])
    assert 8 == len(found["costs"])
    assert 9 == len(found["calls"])
    assert all(0 < turn["step"] <= 17 for turn in found["turning"])
    assert found["verdict"]


def test_values_before_the_lead():
    """Without any play, the opening leader's cards have values."""
    found = analysis_of(
        f'[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n[Declarer "W"]\n[Contract "2S"]\n'
    )
    assert 13 == len(found["cards"][0])
    assert [] == found["costs"]


@pytest.mark.parametrize(
    "text",
    [
        '[Dealer "N"]\n[Deal "N:QJ6.K652.J85.T98 - - -"]\n[Declarer "W"]\n[Contract "2S"]\n',
        f'[Dealer "N"]\n[Deal "{DEAL.replace("873", "Q73")}"]\n[Declarer "W"]\n[Contract "2S"]\n',
        LIN.replace("SAT942HAQ4D32CKJ3", "").replace("SQJ6HK652DJ85CT98", ""),
    ],
)
def test_impossible_analysis_gives_reasons(text):
    """A card in two hands, or unknown hands, give sentences instead of values."""
    found = analysis_of(text, "fr")
    assert (None, [], []) == (found["table"], found["cards"], found["costs"])
    assert all(sentence.endswith(".") for sentence in found["lacks"])
    assert found["lacks"]


def test_illegal_play_is_analysed_up_to_the_error():
    """Only cards before the first illegal one have costs; here it is the last of the second trick."""
    found = analysis_of(PLAYED.replace("S6 S3 SK SA", "S6 H7 SK SA"))
    assert 7 == len(found["costs"])


def test_sentences_in_both_languages():
    """Sentences are in the reader's language; values do not depend on it."""
    french, english = analysis_of(PLAYED, "fr"), analysis_of(PLAYED, "en")
    assert french["cards"] == english["cards"]
    assert french["verdict"] != english["verdict"]
