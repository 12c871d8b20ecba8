"""Validation of a board: legal play passes, and every changed statement is reported."""

import pickle
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.boards.log_conversion import log_of, records_of
from chelem.boards.record import Record
from chelem.boards.report import Report, Severity
from chelem.boards.side_value import SideValue
from chelem.boards.statements import NO_RESULT, StatedResult
from chelem.boards.validation import validate
from chelem.core.calls import ALL_BIDS, SimpleCall
from chelem.core.cards import DECK
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import Side
from chelem.core.vulnerability import Vulnerability
from chelem.matches.duplicate import board_dealer, board_with
from tests.support.chance import Script, seeded
from tests.support.matches.played import played
from tests.support.matches.random_match import random_log

scripts = st.lists(st.integers(0, 2**96), max_size=300).map(Script)


def boards(seed: int) -> list[Record]:
    """Return the boards of a match of four that were not passed out."""
    return [record for record in records_of(played("duplicate:4", seeded(seed))) if record.contract]


def fully_played(seed: int) -> list[Record]:
    """Return the boards of which all 52 cards were played."""
    return [record for record in boards(seed) if len(record.play.cards) == 52]


@given(below=scripts, match=st.sampled_from(["duplicate:2", "rubber", "chicago"]), unfinished=st.booleans())
def test_boards_played_by_the_rules_have_no_problems(below, match, unfinished):
    """A board played by the rules has no problems, even if it was claimed or is unfinished."""
    log = played(match, below, deals=2, unfinished=unfinished)
    assert [validate(record) for record in records_of(log)] == [()] * len(list(records_of(log)))


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_result_is_reported(seed):
    """Once the play is complete, any other number of tricks is reported."""
    for record in fully_played(seed):
        assert record.contract is not None
        made = record.tricks(record.contract)
        for tricks in set(range(14)) - {made}:
            wrong = replace(record, result=StatedResult((SideValue(tricks),)))
            assert [problem.where for problem in validate(wrong)] == ["Result"]


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_score_is_reported(seed):
    """Any other score is reported, for either side or without one; without a side, it is declarer's."""
    for record in boards(seed):
        assert record.contract is not None
        result = record.result
        (stated,) = result.score
        ours = stated.amount if record.contract.declarer.side is Side.NS else -stated.amount
        for right in (
            (SideValue(-stated.amount, Side.EW),),
            (SideValue(ours),),
            (stated, SideValue(-stated.amount, Side.EW)),
        ):
            assert validate(replace(record, result=replace(result, score=right))) == ()
        for wrong in (
            SideValue(stated.amount + 10, Side.NS),
            SideValue(stated.amount, Side.EW),
            SideValue(-ours),
        ):
            problems = validate(replace(record, result=replace(result, score=(wrong,))))
            assert [problem.where for problem in problems] == ["Score"]


@pytest.mark.parametrize("seed", range(6))
def test_a_wrong_contract_is_reported(seed):
    """A contract, double or declarer that differs from the auction's is reported."""
    for record in boards(seed):
        stated = record.stated
        assert stated.declarer is not None
        for changed, where in (
            (replace(stated, declarer=stated.declarer.next), "Declarer"),
            (replace(stated, level=(stated.level or 0) % 7 + 1), "Contract"),
            (replace(stated, stake=4 if stated.stake == 2 else 2), "Contract"),
            (replace(stated, passed=True), "Contract"),
        ):
            assert where in [problem.where for problem in validate(replace(record, stated=changed))]


@given(seed=st.integers(0, 20), card=st.sampled_from(DECK), data=st.data())
def test_a_wrong_card_is_reported(seed, card, data):
    """A replaced card is not held, already played, or a revoke, and is reported."""
    records = fully_played(seed)
    if not records:
        return
    record = data.draw(st.sampled_from(records))
    place = data.draw(st.integers(0, 51))
    if record.play.cards[place] == card:
        return
    cards = (*record.play.cards[:place], card, *record.play.cards[place + 1 :])
    problems = validate(replace(record, play=replace(record.play, cards=cards), result=NO_RESULT))
    assert [problem.where for problem in problems] == ["Play"]
    assert problems[0].place is not None
    assert problems[0].place >= place


@pytest.mark.parametrize("seed", range(4))
def test_an_insufficient_bid_is_reported(seed):
    """A bid no higher than the one before it is reported with its index."""
    for record in boards(seed):
        place, last = next(
            (place, call) for place, call in enumerate(record.auction.calls) if call not in tuple(SimpleCall)
        )
        low = next((bid for bid in ALL_BIDS if bid <= last), None)
        calls = (*record.auction.calls[: place + 1], low, *record.auction.calls[place + 1 :])
        first, *_ = validate(replace(record, auction=replace(record.auction, calls=calls)))
        assert (first.error.code, first.where, first.place) == ("auction.insufficient", "Auction", place + 1)


def test_repeated_cards_and_uneven_hands_are_reported():
    """A card in two hands, or a hand of twelve or fourteen cards, is reported."""
    (record, *_) = boards(1)
    north, east, south, west = record.hands
    assert north is not None
    assert east is not None
    card = north.cards[0]
    twice = replace(record, hands=(north, east.without(east.cards[0]) | Hand.of([card]), south, west))
    moved = replace(record, hands=(north.without(card), east | Hand.of([card]), south, west))
    assert "record.twice" in [problem.error.code for problem in validate(twice)]
    assert "record.count" in [problem.error.code for problem in validate(moved)]


def test_sixteen_boards_cover_each_dealer_and_vulnerability():
    """The first sixteen boards cover all combinations of dealer and vulnerability (RULES 0.9)."""
    for board in range(1, 65):
        like = board_with(board_dealer(board), Vulnerability.on_board(board))
        assert 1 <= like <= 16
        assert (board_dealer(like), Vulnerability.on_board(like)) == (
            board_dealer(board),
            Vulnerability.on_board(board),
        )


def test_a_board_that_breaks_the_rules_has_no_log():
    """A record is replayed by the rules, so an illegal one raises Refused."""
    (record, *_) = fully_played(1) or boards(1)
    cards = (record.play.cards[1], *record.play.cards[1:])
    wrong = replace(record, play=replace(record.play, cards=cards))
    with pytest.raises(Refused):
        log_of([wrong])


@given(st.builds(SideValue, st.integers(-9999, 9999), st.sampled_from([None, *Side])))
def test_side_values_round_trip(parsed):
    """parse(str(x)) == x."""
    assert SideValue.parse(str(parsed)) == parsed


@pytest.mark.parametrize(("game", "match"), [("whist", "thirty"), ("comptoir", "seven"), ("whiz", "deals:2")])
def test_records_of_other_games(game, match):
    """A deal of another game gives a record with the cards and a description, and no problems."""
    records = list(records_of(random_log(game, match, seeded(4), deals=2), "fr"))
    assert records
    for record in records:
        assert record.deal is not None
        assert validate(record) == ()
        assert record.tags["Description"]
    assert any(record.tags["Description"].startswith(("Bridge de", "Whiz-Bridge")) for record in records)


def test_a_report_is_one_line_for_any_text():
    """A report quotes a file's text without its control characters."""
    report = Report(
        "a.pbn", 3, "1\x1b[2J\n", Severity.FAULT, Refused("record.result", told=9, tricks=8, left=0)
    )
    assert pickle.loads(pickle.dumps(report)).say("fr") == report.say("fr")  # noqa: S301 - our own bytes
    assert report.say("fr").startswith("a.pbn:3: donne 1·[2J· : erreur : ")
