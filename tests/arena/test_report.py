"""The result of a match, on boards worked by hand (tests/arena/boards.py)."""

import json

import pytest

from chelem.arena.match_report import report_match
from chelem.arena.paired_board import ContractClass
from chelem.arena.report_json import report_json
from chelem.arena.sample_mean import SampleMean
from chelem.arena.teams import MatchKind, TeamMatch
from chelem.bots.configuration import Configuration
from chelem.core.contracts import Contract
from tests.arena.boards import BOARDS, FIRST, FOURTH, SECOND

INSTANT = Configuration("instant")


def test_imps_of_a_board():
    """The difference of the two rooms; bidding is worth the contracts at double dummy, play the rest."""
    assert [(7, 6, 1), (-2, 0, -2), (-7, 16, -23)] == [
        (board.swing, board.bidding_swing, board.play_swing) for board in BOARDS
    ]


def test_the_play_of_one_room():
    """Each contract against the same one played double dummy: 140 for 170, 50 for −110, −110 for 100."""
    assert [(0, 1), (4, -5), (0, -17)] == [tuple(room.play_swing for room in board.rooms) for board in BOARDS]


def test_the_score_of_the_match():
    report = report_match(BOARDS)
    assert (SampleMean.of([7, -2, -7]), 1, 2, 0) == (report.score, report.won, report.lost, report.tied)
    assert (SampleMean.of([6, 0, 16]), SampleMean.of([1, -2, -23])) == (report.bidding, report.play)


def test_declaring_and_defending():
    """Team A declared 4S and 6NT, and defended the other three contracts; a passed-out board is neither."""
    report = report_match(BOARDS)
    assert SampleMean.of([0, -17]) == report.declaring
    assert SampleMean.of([1, 4, -5]) == report.defending


def test_splits():
    """Each split divides the boards."""
    filled = {
        name: {part: estimate.total for part, estimate in parts.items() if estimate.count}
        for name, parts in report_match(BOARDS).splits.items()
    }
    assert {
        "auction": {"contested": -2, "uncontested": 0},
        "first_difference": {"none": -2},
        "contract": {"different": -2},
        "declarer": {"same_side": 7, "b_twice": -2, "passed_out": -7},
        "level": {"slam": -7, "game": 7, "part_score": -2},
        "slam": {"a_only": -7, "neither": 5},
        "game": {"a_only": 0, "neither": -2},
        "vulnerability": {"none": 7, "one": -2, "both": -7},
    } == filled


@pytest.mark.parametrize("boards", [BOARDS, (), (FIRST,), (SECOND, FOURTH)])
def test_a_split_counts_each_board_once(boards):
    report = report_match(boards)
    for parts in report.splits.values():
        assert sum(estimate.count for estimate in parts.values()) == len(boards)
        assert sum(estimate.total for estimate in parts.values()) == report.score.total


def test_tricks_given_up():
    """A lead is given up by the defending team, the rest by declarer or defence, apart at no trumps."""
    report = report_match(BOARDS)
    assert SampleMean.of([1, 3]) == report.a.declarer.all
    assert (SampleMean.of([1]), SampleMean.of([3])) == (report.a.declarer.suit, report.a.declarer.notrump)
    assert SampleMean.of([1, 0]) == report.b.lead.all
    assert SampleMean.of([1, 0, 1]) == report.a.defence.all


def test_contracts_of_a_team():
    """Team A made its game and went three down in the slam that its side can make."""
    counts = report_match(BOARDS).a.contracts
    assert (2, 0, 1, 2, 1) == (
        counts.declared,
        counts.doubled,
        counts.made,
        counts.makeable,
        counts.down_badly,
    )
    assert (1, 1, 1, 1, 1) == (
        counts.games,
        counts.games_makeable,
        counts.slams,
        counts.slams_makeable,
        counts.slam_chances,
    )
    others = report_match(BOARDS).b.contracts
    assert (3, 2, 0, 1) == (others.declared, others.made, others.slams, others.slam_chances)


def test_processor_time():
    """The mean of all decisions, and the longest."""
    times = report_match(BOARDS).a.times
    assert (40, 7.0 / 40, 2.0) == (times.calls.count, times.calls.mean, times.calls.longest)


@pytest.mark.parametrize(
    ("contract", "expected"),
    [("2SX by N", "part_score"), ("3NT by N", "game"), ("5C by N", "game"), ("4D by N", "part_score")],
)
def test_a_doubled_part_score_is_no_game(contract, expected):
    """The class of a contract is that of its bid."""
    assert expected == ContractClass.of(Contract.parse(contract)).value


def test_json_of_an_interrupted_match():
    """`boards` are those played, `requested` those asked for; JSON holds plain values only."""
    match = TeamMatch(INSTANT, INSTANT, 5, seed=1)
    result = json.loads(json.dumps(report_json(match, report_match(BOARDS))))
    assert (5, 3, -2) == (result["requested"], result["boards"], result["imps"])
    assert (-0.6667, 4.0961) == (result["imps_per_board"], result["standard_error"])
    assert {"boards": 1, "imps_per_board": 7.0, "standard_error": None, "share": 2.3333} == result["splits"][
        "level"
    ]["game"]
    assert 3 == result["teams"]["a"]["tricks_given_up"]["declarer"]["notrump"]["mean"]


def test_json_without_a_board_or_without_play():
    """No figure is made up."""
    nothing = report_json(TeamMatch(INSTANT, INSTANT, 5, seed=1), report_match(()))
    assert (0, None, None) == (nothing["boards"], nothing["imps_per_board"], nothing["standard_error"])
    bidding = report_json(TeamMatch(INSTANT, INSTANT, 5, 1, MatchKind.BIDDING), report_match(BOARDS))
    assert {"bidding"} == set(bidding["parts"])
    assert {"contracts", "cpu_seconds"} == set(bidding["teams"]["a"])
