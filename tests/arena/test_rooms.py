"""A board played in both rooms: pairing, kinds of match, what is measured."""

import pytest

from chelem.analysis import solve_all
from chelem.arena.measuring import makes_slam, measure_room, play_and_measure
from chelem.arena.rooms import deal_board, play_both_rooms
from chelem.arena.teams import MatchKind, Team, TeamMatch
from chelem.boards import records_of
from chelem.bots import Baseline, making
from chelem.bots.configuration import Configuration
from chelem.core.calls import SimpleCall
from chelem.core.cards import STRAINS
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, SIDES
from chelem.core.vulnerability import Vulnerability
from chelem.engine import AnswerClaim, MakeClaim
from chelem.formats import dump_text, load_text


class Lowest:
    """Bids like the baseline, and plays the first legal card."""

    def __init__(self, seed):
        self._bidder = Baseline(seed)

    def move(self, view):
        board = view.state.board
        return view.state.legal()[0] if board.play is not None else self._bidder.move(view)


class Silent(Lowest):
    """Passes, and plays the first legal card."""

    def move(self, view):
        return view.state.legal()[0]


@pytest.fixture
def new_match(monkeypatch):
    """A match between bots of this file and the built-in ones, by name."""
    kinds = {"lowest": Lowest, "silent": Silent, "instant": Baseline}
    makers = {name: lambda _, __, seed, kind=kind: kind(seed) for name, kind in kinds.items()}
    monkeypatch.setattr(making, "BOT_MAKERS", makers)

    def match(a, b, kind=MatchKind.FULL, seed=3, boards=16):
        return TeamMatch(Configuration(a), Configuration(b), boards, seed, kind)

    return match


def test_both_rooms_have_the_same_board(new_match):
    """Equal cards, the dealer and vulnerability of the board number, and the teams changed round."""
    for board in list(new_match("lowest", "instant"))[:16:5]:
        first, second = play_both_rooms(board).records
        assert (first.deal, first.dealer, first.vulnerable) == (second.deal, second.dealer, second.vulnerable)
        assert first.deal == board.deal
        assert Vulnerability.on_board(board.number) is first.vulnerable
        assert SEATS[(board.number - 1) % 4] is first.dealer
        assert ("lowest:sayc", "instant:sayc", "lowest:sayc", "instant:sayc") == first.names
        assert ("instant:sayc", "lowest:sayc", "instant:sayc", "lowest:sayc") == second.names


def test_equal_teams_tie(new_match):
    """Bots of one configuration make the same moves in both rooms."""
    board = next(iter(new_match("instant", "instant")))
    played = play_both_rooms(board)
    assert played.open.entries == played.closed.entries
    assert ("instant:sayc A", "instant:sayc B") == tuple(record.names[0] for record in played.records)


def test_a_longer_match_begins_like_a_shorter_one(new_match):
    """A board depends on the seed and its number alone."""
    short, long = (list(new_match("instant", "instant", boards=size)) for size in (2, 4))
    assert [board.deal for board in short] == [board.deal for board in long][:2]
    assert len({board.deal for board in long}) == 4
    other = list(new_match("instant", "instant", seed=4))
    assert other[0].deal != short[0].deal


def test_the_bidding_alone(new_match):
    """No card is played; the points are those of the contracts at double dummy."""
    (board, *_) = new_match("instant", "silent", MatchKind.BIDDING)
    measured = play_and_measure(board)
    for record, room in zip(measured.records, measured.result.rooms, strict=True):
        assert () == record.play.cards
        assert room.tricks is None
        assert room.points == room.points_double_dummy
        assert "ScoreIMP" not in record.tags
    assert measured.result.swing == measured.result.bidding_swing
    assert 0 == measured.result.times[0].cards.count


def test_the_same_contracts(new_match):
    """Both rooms have team A's auction; each team declares it once."""
    (board, *_) = new_match("lowest", "silent", MatchKind.PLAY)
    measured = play_and_measure(board)
    first, second = measured.records
    assert first.auction == second.auction
    assert any(call is not SimpleCall.PASS for call in first.auction.calls)
    assert measured.result.open.contract == measured.result.closed.contract
    assert {Team.A, Team.B} == {room.declaring for room in measured.result.rooms}
    assert 0 == measured.result.bidding_swing
    assert 0 == measured.result.times[1].calls.count


def test_tricks_given_up_account_for_the_result(new_match):
    """Declarer's tricks are those of double-dummy play, plus what the defence gave up, less what he did."""
    for board in list(new_match("lowest", "instant"))[:4]:
        for room in play_and_measure(board).result.rooms:
            if room.contract is not None:
                lost = room.given_up
                assert room.possible + lost.lead + lost.defence - lost.declarer == room.tricks
                assert min(lost.lead, lost.defence, lost.declarer) >= 0


def test_a_claim_counts_like_a_card():
    """Declarer who claims fewer tricks than double dummy gives them up."""
    log = deal_board(Deal.from_number(2026), 1)
    for call in ("P", "1NT", "P", "P", "P"):
        log.act(log.state.player, call)
    log.act(log.state.player, log.state.legal()[0])
    declarer = str(log.state.board.contract.declarer)
    log.act(declarer, MakeClaim(0))
    while log.state.board.claim is not None and log.state.turns:
        log.act(str(log.state.turns[0].actor), AnswerClaim(accept=True))
    (record,) = records_of(log)
    room = measure_room(record, record.deal, Team.A)
    assert 0 == room.tricks
    assert room.possible + room.given_up.lead == room.given_up.declarer
    assert not room.contested


@pytest.mark.slow
def test_makeable_slams(new_match):
    """As the double-dummy table has them, for each side."""
    deals = [board.deal for board in new_match("instant", "instant", boards=24)]
    for deal, table in zip(deals, solve_all(deals), strict=True):
        for side in SIDES:
            best = max(table[strain, seat] for strain in STRAINS for seat in side.seats)
            assert makes_slam(deal, side) == (best >= 12)


def test_contested(new_match):
    """Both sides must have said something other than pass."""
    first, second = (
        play_and_measure(board).result for board in list(new_match("instant", "silent", seed=1))[:2]
    )
    assert not any(room.contested for room in (*first.rooms, *second.rooms))


def test_the_boards_as_pbn(new_match):
    """Room, teams, result and both scores are kept; a file of them has no problems."""
    boards = [play_and_measure(board) for board in list(new_match("lowest", "instant"))[:2]]
    records = [record for board in boards for record in board.records]
    kept = load_text(dump_text(records))
    assert [()] * 4 == [board.problems for board in kept]
    assert ["Open", "Closed"] * 2 == [board.tags["Room"] for board in kept]
    assert {("lowest:sayc", "instant:sayc")} == {
        (board.tags["HomeTeam"], board.tags["VisitTeam"]) for board in kept
    }
    assert [f"NS {board.result.swing}" for board in boards] == [board.tags["ScoreIMP"] for board in kept[::2]]
    for record, board in zip(records, kept, strict=True):
        assert (record.play, record.auction.calls) == (board.play, board.auction.calls)
        assert (record.result.score, record.result.tricks) == (board.result.score, board.result.tricks)
