"""What each card is worth, all hands seen (docs/protocol.md, an analysis)."""

import pytest

from chelem.collections.analysis import analysis_section
from chelem.collections.double_dummy import analyse_board, value_play
from chelem.collections.import_file import import_boards
from chelem.core.cards import Card, Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side
from tests.collections.samples import DEAL, LIN, PLAYED

ENDING = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))


def cards(text):
    return tuple(map(Card.parse, text.split()))


def worked_out(text, language="en"):
    (board,) = import_boards(text.encode(), "")
    return analysis_section(*analyse_board(board.text), language)


def test_numbers_are_declarers_tricks_in_the_whole_deal():
    """Values count the tricks won so far, for the cards of declarer and of the defenders."""
    worth = value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SQ"), Side.NS)
    assert {"SA": 1, "SQ": 2} == worth.cards[3]
    assert {"SA": 2} == worth.cards[4]
    assert {"SK": 2, "S2": 2} == worth.cards[0]
    assert (0, 0, 0, 0) == worth.costs


def test_a_trick_given_up_by_either_side():
    """By declarer's side and by the others."""
    assert (0, 0, 0, 1) == value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SA"), Side.NS).costs
    assert (0, 0, 0, 1) == value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SA"), Side.EW).costs


def test_a_play_to_the_end():
    """After the last card there are no values, but the last card has its cost."""
    worth = value_play(ENDING, Strain.NT, Seat.E, cards("S2 S3 SJ SQ SA SK S4 S5"), Side.NS)
    assert (8, 9) == (len(worth.cards), len(worth.best))
    assert 2 == worth.best[-1]


def test_a_board_of_a_file():
    """The table, par, each card, each call, the turning points by step."""
    found = worked_out(PLAYED)
    assert 8 == found["table"]["S"]["W"]
    assert -110 == found["par"]["points"]
    assert "2♠ E/W" in found["par"]["text"]
    assert 9 == len(found["cards"])
    assert 8 == len(found["costs"])
    assert 9 == len(found["calls"])
    assert all(0 < turn["step"] <= 17 for turn in found["turning"])
    assert found["verdict"]


def test_numbers_before_the_lead():
    """Of a contract that nobody has played yet: the leader's cards."""
    found = worked_out(
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
def test_where_nothing_can_be_worked_out(text):
    """It says why; a card in two hands, or hands that are not known."""
    found = worked_out(text, "fr")
    assert (None, [], []) == (found["table"], found["cards"], found["costs"])
    assert all(sentence.endswith(".") for sentence in found["lacks"])
    assert found["lacks"]


def test_a_play_against_the_rules_is_followed_up_to_there():
    """The cards before the first one that is not allowed: East's, the last of the second trick."""
    found = worked_out(PLAYED.replace("S6 S3 SK SA", "S6 H7 SK SA"))
    assert 7 == len(found["costs"])


def test_in_whole_words_of_both_languages():
    """Sentences and par are the reader's."""
    french, english = worked_out(PLAYED, "fr"), worked_out(PLAYED, "en")
    assert french["cards"] == english["cards"]
    assert french["verdict"] != english["verdict"]
