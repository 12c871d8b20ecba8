"""Team matches at rubber: what comes before a board, what it is played for, and what is kept of it."""

import json
from dataclasses import replace
from random import Random

import pytest

from chelem.arena.board_start import MatchTerms, draw_standing
from chelem.arena.match_report import report_match
from chelem.arena.measuring import play_and_measure, stake_of
from chelem.arena.paired_board import ContractClass
from chelem.arena.report_json import report_json
from chelem.arena.rooms import deal_team_board, play_both_rooms
from chelem.arena.scoring import Scoring
from chelem.arena.standing import Standing
from chelem.arena.teams import MatchKind, Team, TeamMatch
from chelem.boards.statements import AuctionRecord, StatedContract
from chelem.bots.configuration import Configuration
from chelem.bots.payoff import BoardScoring
from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, SIDES, Side
from chelem.core.vulnerability import Vulnerability
from chelem.formats import dump_text, load_text
from chelem.matches.games_won import GamesWon

INSTANT = Configuration.parse("instant:sayc")
RUBBER = Scoring.parse("rubber")


def match_of(boards=8, standing=None, kind=MatchKind.BIDDING, scoring=RUBBER, b=INSTANT):
    return TeamMatch(INSTANT, b, boards, 7, kind, MatchTerms(scoring, standing))


def won_before(board):
    """Return what earlier deals have brought when a board begins."""
    state = board.before().state
    return GamesWon.of(state.sheet.rows, state.match.goal_in(state.game))


def test_what_comes_before_is_drawn_by_the_seed():
    """Equal seeds, equal boards; the dealer follows from the number, a side with a game is vulnerable."""
    for first, second in zip(match_of(), match_of(12), strict=False):
        one, other = deal_team_board(first), deal_team_board(second)
        assert (one.entries, first.deal) == (other.entries, second.deal)
        setting, games = one.state.board.setting, won_before(first).games
        assert SEATS[(first.number - 1) % 4] is setting.dealer
        assert Vulnerability.of_sides(side for side in SIDES if games[side]) is setting.vulnerable


def test_many_boards_have_a_part_score():
    """On at least a third of the boards somebody has one, and every vulnerability occurs."""
    boards = list(match_of(60))
    assert sum(any(won_before(board).parts.values()) for board in boards) >= 20
    assert set(Vulnerability) == {deal_team_board(board).state.board.setting.vulnerable for board in boards}
    drawn = [draw_standing(Random(seed)).below for seed in range(300)]  # noqa: S311
    assert {(False, False), (True, False), (False, True), (True, True)} == {
        (one > 0, other > 0) for one, other in drawn
    }


def test_a_given_part_score():
    """It is that of every board; the vulnerability is drawn."""
    boards = list(match_of(standing=Standing((60, 30))))
    assert all(won_before(board).parts == {Side.NS: 60, Side.EW: 30} for board in boards)
    assert len({tuple(won_before(board).games.values()) for board in boards}) > 1


def test_what_cannot_be_in_a_form_is_refused():
    """RULES 0.11: three deals at most come before one of Chicago, and these part-scores need four."""
    (board,) = match_of(1, Standing((50, 50)), scoring=Scoring.parse("chicago"))
    with pytest.raises(Refused):
        board.before()


def stakes(contract, below, games=(0, 0), north_south=Team.A):
    """Return what a contract on the first board is played for, after this."""
    (board,) = match_of(1, Standing(below, games))
    record = play_both_rooms(board).records[0]
    changed = replace(record, stated=StatedContract.of(Contract.parse(contract)))
    return stake_of(changed, board.deal, north_south, RUBBER, board.before().state)


def test_a_part_score_makes_a_game():
    """With 60 below two hearts are a game, with nothing a part-score; so they are reported."""
    with_part, without = stakes("2H by N", (60, 0)), stakes("2H by N", (0, 0))
    two = Contract.parse("2H by N")
    assert (40, 100) == (with_part.needed, without.needed)
    assert ContractClass.GAME is ContractClass.of(two, with_part.needed)
    assert ContractClass.PART_SCORE is ContractClass.of(two, without.needed)
    assert with_part.points[8] > without.points[8] > 0 > without.points[7]


def test_both_teams_see_the_same_stake():
    """What declarer's team wins the other loses; an opponent's part-score is no help."""
    ours, theirs = stakes("2H by N", (60, 0)), stakes("2H by N", (60, 0), north_south=Team.B)
    assert ours.points == tuple(-points for points in theirs.points)
    assert 100 == stakes("2H by N", (0, 60)).needed


def test_the_second_game_wins_the_rubber():
    """RULES 0.10: two hearts with 60 below and a game: 60 below the line, and 700 or 500 for the rubber."""
    for games, bonus in (((1, 0), 700), ((1, 1), 500)):
        made = stakes("2H by N", (60, 0), games).points
        assert made[9] - made[8] == 30
        assert made[8] <= 60 + bonus


def test_a_board_passed_out_changes_nothing():
    """In both rooms it is worth nothing, whatever the part-scores."""
    (board,) = match_of(1, Standing((60, 0)))
    record = play_both_rooms(board).records[0]
    passed = replace(record, auction=AuctionRecord(record.dealer), stated=StatedContract(passed=True))
    assert () == stake_of(passed, board.deal, Team.A, RUBBER, board.before().state).points


def test_equal_teams_tie():
    """They make the same calls at the same part-scores."""
    assert {0} == {play_and_measure(board).result.swing for board in match_of(3)}


def test_the_json_has_points():
    """INTERFACES: points a board and their standard error, and no IMPs."""
    match = match_of(3, b=Configuration.parse("instant:sef"))
    result = json.loads(
        json.dumps(report_json(match, report_match(play_and_measure(board).result for board in match)))
    )
    assert (3, "rubber") == (result["boards"], result["scoring"])
    assert {"points", "points_per_board", "standard_error"} <= set(result)
    assert "imps" not in json.dumps(result)


def test_a_board_as_pbn():
    """The Scoring tag is Rubber, the number that of the board; what was below the line is kept, no IMPs."""
    match = match_of(2, Standing((60, 0)), MatchKind.FULL)
    records = [record for board in match for record in play_and_measure(board).records]
    kept = load_text(dump_text(records))
    assert [()] * 4 == [board.problems for board in kept]
    assert ["1", "1", "2", "2"] == [board.tags["Board"] for board in kept]
    for board in kept:
        assert ("Rubber", "NS 60 EW 0") == (board.tags["Scoring"], board.tags["BelowTheLine"])
        assert "ScoreIMP" not in board.tags


def test_matchpoints_count_better_scores():
    """A better score wins one matchpoint more than a tie, however many points it is."""
    scoring = Scoring(BoardScoring.MATCHPOINTS)
    assert [1, 1, 0, -1] == [scoring.swing(points) for points in (10, 1500, 0, -50)]
    assert ("matchpoints", "MatchPoints") == (scoring.unit, scoring.pbn_tag)
