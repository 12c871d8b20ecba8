"""Questions about cards: what is answered, and what is refused."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.arena.questions.card_question import CARD_KEYS, CardQuestion, answer_card_question
from chelem.boards.log_conversion import deal_record, log_of
from chelem.bots.baseline import Baseline
from chelem.bots.configuration import Configuration
from chelem.bots.driver import bots_act
from chelem.bots.making import new_bot
from chelem.core.deals import Deal
from chelem.core.errors import ChelemError
from chelem.core.seats import SEATS
from chelem.engine.audience import Player
from tests.arena.questions.test_call_question import JSON

INSTANT = Configuration.parse("instant")
TWO_SPADES = ["P", "P", "1S", "P", "2S", "P", "P", "P"]
ASKED = {
    "seat": "W",
    "hand": "K52.QJ3.T94.K82",
    "dummy": "T94.A2.K32.QJT95",
    "dealer": "N",
    "vulnerable": "NS",
    "auction": TWO_SPADES,
    "tricks": [{"leader": "W", "cards": ["SA", "S3", "S6", "S7"]}],
}


def question_of(**changes):
    asked = {key: value for key, value in (ASKED | changes).items() if value is not ...}
    return CardQuestion.parse(json.dumps(asked), INSTANT)


def ask(configuration=INSTANT, **changes):
    asked = {key: value for key, value in (ASKED | changes).items() if value is not ...}
    return answer_card_question(CardQuestion.parse(json.dumps(asked), configuration), seed=1)


def test_a_card_comes_with_a_reason():
    """A legal card, and a sentence in each language."""
    answer = ask(dummy="T94.A2.K32.QJT9")
    assert ["card", "reason", "scores"] == list(answer)
    assert "The usual card here, by the maxims of play." == answer["reason"]["en"]
    assert answer["reason"]["fr"].endswith(".")
    assert {} == answer["scores"]


def test_the_opening_lead_is_asked_without_a_dummy():
    """Dummy's cards are not on the table yet."""
    answer = ask(hand="AK52.QJ3.T94.K82", dummy=None, tricks=[])
    assert answer["card"] in ("SA", "SK", "HQ", "DT")


def test_declarer_asks_for_dummys_card():
    """`hand` is declarer's and `dummy` dummy's, whether `seat` is that of dummy or of declarer."""
    asked = {
        "hand": "QJ87.K654.A65.A3",
        "dummy": "T943.A2.K32.QJT9",
        "tricks": [{"leader": "W", "cards": ["SA"]}],
    }
    for seat in "NS":
        assert ask(seat=seat, **asked)["card"] in ("S3", "S4", "S9", "ST")


def test_the_only_card_is_played():
    """A forced card needs no search."""
    answer = ask(
        seat="S",
        hand="QJ87.K654.AQ65.A",
        dummy="T943.A2.K32.QJT",
        tricks=[{"leader": "W", "cards": ["CK", "C9", "C2"]}],
    )
    assert ("CA", "The only card that may be played.") == (answer["card"], answer["reason"]["en"])


@pytest.mark.slow
def test_cards_are_compared_over_layouts():
    """Sampling gives the worth of each legal card, the same each time; that at matchpoints is a share."""
    normal = Configuration.parse("normal:sayc")
    first, again = (ask(normal, dummy="T94.A2.K32.QJT9") for _ in range(2))
    assert first == again
    assert first["card"] in first["scores"]
    assert 12 == len(first["scores"])
    shares = ask(normal, dummy="T94.A2.K32.QJT9", scoring="matchpoints")["scores"]
    assert all(0 <= share <= 1 for share in shares.values())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_the_answers_are_those_of_the_bot_at_a_table(seed):
    """Asked before each card of a deal, a bot answers what it plays; it needs no other cards than it sees."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    log = log_of([deal_record(Deal.draw(chance.randrange), 1 + chance.randrange(16))])
    bots = {str(seat): Baseline(1) for seat in SEATS}
    while not log.state.board.closed:
        board, turn = log.state.board, log.state.turn
        if board.play is not None:
            question = _question_at(board, turn, chance.choice([turn.hand, turn.actor]))
            view = CardQuestion.parse(json.dumps(question), INSTANT).view()
            asked, seen = view.state.board, log.view(Player(str(turn.actor))).state.board
            assert [asked.hand(seat) for seat in SEATS] == [seen.hand(seat) for seat in SEATS]
            assert asked.play == seen.play
            answer = answer_card_question(CardQuestion.parse(json.dumps(question), INSTANT), 1)
            assert answer["card"] == str(new_bot(INSTANT, 1).move(view))
        bots_act(log, bots)


def _question_at(board, turn, seat):
    play, contract = board.play, board.contract
    tricks = [{"leader": str(one.leader), "cards": list(map(str, one.cards))} for one in play.done]
    if play.trick:
        tricks.append({"leader": str(play.leader), "cards": list(map(str, play.trick))})
    return {
        "seat": str(seat),
        "hand": str(board.hand(turn.actor)),
        "dummy": str(board.hand(contract.dummy)) if board.led else None,
        "dealer": str(board.setting.dealer),
        "vulnerable": str(board.setting.vulnerable),
        "auction": [str(call) for _, call in board.past_phases[0].said()],
        "tricks": tricks,
    }


LEAD = {"leader": "W", "cards": ["SA", "S3", "S6", "S7"]}
SEEN = {"dummy": "T94.A2.K32.QJT9"}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "“dummy”: 12 cards are left here, not 13."),
        ({"dummy": None}, "“dummy”: dummy is on the table"),
        ({"dummy": ...}, "“dummy”: dummy is on the table"),
        ({"dummy": "K94.A2.K32.QJT9"}, "“dummy”: ♠K is in two hands."),
        (SEEN | {"hand": "AK52.QJ3.T94.K82"}, "“hand”: 12 cards are left here, not 13."),
        (SEEN | {"hand": "AK5.QJ3.T94.K82"}, "“hand”"),
        (SEEN | {"seat": "S"}, "It is West's turn to play."),
        (SEEN | {"seat": "E", "hand": "Q52.QJ3.T94.K82"}, "It is West's turn to play."),
        (SEEN | {"auction": ["P", "P", "1S"]}, "“auction”: these calls do not end in a contract."),
        (SEEN | {"auction": ["P"] * 4}, "“auction”: these calls do not end in a contract."),
        (SEEN | {"auction": [*TWO_SPADES, "P"]}, "“auction”: There is nothing to call"),
        (SEEN | {"tricks": [LEAD | {"leader": "N"}]}, "“tricks”: West leads to this trick, not North."),
        (
            SEEN | {"tricks": [LEAD, {"leader": "N", "cards": []}]},
            "“tricks”: West leads to this trick, not North.",
        ),
        (SEEN | {"tricks": [LEAD | {"cards": ["SA", "S3", "S6"]}, LEAD]}, "“hand”"),
        (SEEN | {"tricks": [LEAD | {"cards": ["SA", "S3", "S3", "S7"]}]}, "“tricks”"),
        (SEEN | {"tricks": [LEAD | {"cards": ["SA", "S3", "SX", "S7"]}]}, "“tricks”: “cards”"),
        (SEEN | {"tricks": [LEAD | {"won": "W"}]}, "“tricks”: There is no key “won”"),
        (SEEN | {"tricks": ["SA"]}, "“tricks”: A question"),
        (SEEN | {"tricks": [{"leader": "W", "cards": ["SA", "S3", "S6", "S7", "S8"]}]}, "at most four"),
        ({"hand": "AK52.QJ3.T94.K82", "tricks": []}, "“dummy”: dummy is not on the table"),
        ({"hand": "AK52.QJ3.T94.K82", "dummy": None, "tricks": [], "trick": []}, "There is no key “trick”"),
    ],
)
def test_a_bad_question_is_refused(changes, said):
    """One sentence names the key and what is wrong, in French too."""
    with pytest.raises(ChelemError) as refused:
        ask(**changes)
    assert said in refused.value.say("en")
    assert refused.value.say("fr").endswith(".")


def test_a_revoke_of_a_hidden_hand_is_refused():
    """A seat that has shown out of a suit does not play it later."""
    tricks = [
        {"leader": "W", "cards": ["SA", "S3", "H4", "S7"]},
        {"leader": "W", "cards": ["SK", "S4", "S6"]},
    ]
    with pytest.raises(ChelemError, match="after having shown out"):
        ask(seat="S", hand="QJ85.K65.A65.A3", dummy="T9.A2.K32.QJT9", tricks=tricks)


@given(st.dictionaries(st.sampled_from(CARD_KEYS) | st.text(max_size=5), JSON, max_size=3))
def test_any_member_is_read_or_refused(members):
    """Whatever stands in a question, it is answered by a sentence and not by another exception."""
    try:
        question_of(**members).view()
    except ChelemError as error:
        said = error.say("en")
    else:
        said = "."
    assert said.endswith(".")


CARDS = st.lists(st.sampled_from([f"{suit}{rank}" for suit in "SHDC" for rank in "A62"]), max_size=5)
TRICKS = st.lists(st.fixed_dictionaries({"leader": st.sampled_from("NESW"), "cards": CARDS}), max_size=4)


@given(TRICKS, st.sampled_from("NESW"))
def test_any_tricks_are_played_or_refused(tricks, seat):
    """Tricks that the rules do not allow are refused by a sentence."""
    with pytest.raises(ChelemError):
        question_of(tricks=tricks, seat=seat, dummy="T94.A3.K53.QJT95").view()
