"""Mini-bridge: announcing, naming with dummy in sight, the score, redeals (RULES 5)."""

import json
from pathlib import Path

import pytest

from chelem.boards.log_conversion import records_of
from chelem.bots.baseline import Baseline
from chelem.core.calls import Statement, parse_action
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import BadLog, ParseError, Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import Exposed, PassedOut
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.pbn.writing import game_of, write_pbn
from chelem.games.minibridge import MiniBridge
from chelem.games.minibridge.announcing import Announcing
from chelem.games.minibridge.scoring import score_of
from chelem.i18n import say
from chelem.text import print_call
from chelem.text.statements import read_statement
from tests.support.matches.playing import Table

EVEN = Deal.parse("N:AKQJ.T98.T98.T98 T98.AKQJ.765.765 765.765.AKQJ.432 432.432.432.AKQJ")
"""Ten points in each hand."""
STRONG = Deal.parse("N:AKQJ.AK32.432.43 432.QJT.AKQ.J652 765.987.876.AKQT T98.654.JT95.987")
"""North 17, East 13, South 9, West 1."""
GOLDEN = Path(__file__).parent / "golden" / "boards.jsonl"


def table(deal: Deal = STRONG, **options: object) -> Table:
    return Table("minibridge", "duplicate:2", options).deal(deal)


def announce(at: Table) -> Table:
    for _ in range(4):
        at.do(at.state.legal()[0])
    return at


def test_each_announces_what_they_hold():
    """5.1: from the dealer on, each announces their points; there is one legal announcement."""
    at = table()
    for seat, points in zip(SEATS, (17, 13, 9, 1), strict=True):
        assert at.state.turn is not None
        assert seat is at.state.turn.actor
        assert (Statement("points", str(points)),) == at.state.legal()
        with pytest.raises(Refused) as wrong:
            at.do(Statement("points", str(points + 1)))
        assert wrong.value.code == "announcing.wrong"
        with pytest.raises(Refused) as other:
            at.do(parse_action("P"))
        assert other.value.code == "announcing.points"
        at.do(at.state.legal()[0])


def test_the_stronger_side_plays_and_dummy_is_faced_before_the_contract():
    """5.2: the player with more points declares, dummy is faced at once."""
    at = announce(table())
    assert at.state.turn is not None
    assert Seat.N is at.state.turn.actor
    assert any(isinstance(entry.event, Exposed) and entry.event.seat is Seat.S for entry in at.log.entries)
    west = at.log.view(Player("W")).state.board
    assert west is not None
    assert west.hand(Seat.S) == STRONG[Seat.S]
    assert west.hand(Seat.N) is None


def test_of_equals_the_one_nearer_the_dealer_declares():
    """5.2: equal points in the stronger side: the one nearer the dealer, clockwise from the dealer."""
    deal = Deal.parse("N:AKQJ.432.Q32.432 T98.T98.AK87.QJT 765.AKQ.654.K765 432.J765.JT9.A98")
    assert [12, 10, 12, 6] == [deal[seat].hcp for seat in SEATS]
    for dealer, declarer in ((Seat.N, Seat.N), (Seat.E, Seat.S), (Seat.S, Seat.S), (Seat.W, Seat.N)):
        phase = Announcing(dealer)
        for seat in dealer.clockwise():
            phase = phase.after(*phase.legal(deal[seat]))
        assert declarer is phase.declarer


def test_four_times_twenty_all_is_dealt_again_by_the_same_dealer():
    """5.1: 20-20, the same dealer redeals, as often as it happens; the board stays the same."""
    at = table(EVEN)
    for attempt in range(1, 5):
        board = at.state.board
        assert board is not None
        assert (Seat.N, 1, attempt) == (board.setting.dealer, board.setting.board, board.setting.attempt)
        announce(at)
        assert isinstance(at.log.entries[-1].event, PassedOut)
        at.deal(EVEN if attempt < 4 else STRONG)
    announce(at).call("game:S").lead().claim(10)
    assert 1 == len(at.state.sheet.rows)


@pytest.mark.parametrize(
    ("code", "tricks"),
    [("part:H", 7), ("game:NT", 9), ("game:H", 10), ("game:S", 10), ("game:C", 11), ("game:D", 11)],
)
def test_the_tricks_that_a_choice_needs(code, tricks):
    """5.2: seven for a part-score; game nine in NT, ten in a major, eleven in a minor."""
    assert tricks == announce(table()).call(code).contract.tricks


def test_only_a_contract_can_be_named():
    """5.2: part-score or game, in a strain."""
    at = announce(table())
    for code in ("P", "1H", "points:17", "part:X", "foo:H"):
        with pytest.raises(Refused) as refused:
            at.call(code)
        assert refused.value.code == "naming.contract"


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "points"),
    [
        ("1H by S", 7, False, [30, 50]),
        ("1H by S", 10, True, [120, 50]),  # tricks enough, but no game was chosen
        ("1NT by S", 9, False, [100, 50]),
        ("3NT by S", 9, False, [100, 300]),
        ("4S by S", 11, False, [150, 300]),
        ("5C by S", 11, True, [100, 500]),
        ("3NT by S", 8, False, [50]),
        ("4S by S", 7, True, [300]),
        ("1C by S", 4, False, [150]),
    ],
)
def test_the_score(contract, tricks, vulnerable, points):
    """5.4: tricks above six, 50 or 300 (500); 50 (100) for each missing trick."""
    assert points == [
        line.points for line in score_of(Contract.parse(contract), tricks, vulnerable=vulnerable)
    ]


def test_undertricks_go_to_the_defenders():
    """5.4."""
    (line,) = score_of(Contract.parse("4S by S"), 9, vulnerable=False)
    assert (Seat.E, Seat.W) == line.to


@pytest.mark.parametrize(("option", "points"), [("never", 50), ("board", 100)])
def test_vulnerability_is_an_option(option, points):
    """5.4: by board as an option; board 2 has North-South vulnerable."""
    at = announce(table(vulnerability=option)).call("game:S").lead().claim(10)
    announce(at.deal(STRONG))
    at.call("game:S").lead().claim(9)
    assert [points] == [line.points for line in at.lines]


@pytest.mark.parametrize(("option", "vulnerable"), [("never", "None"), ("board", "NS")])
def test_a_deal_says_vulnerable_only_where_that_counts(option, vulnerable):
    """5.4: board 2 is vulnerable in the log, in PBN and in pages as the option says."""
    at = announce(table(vulnerability=option)).call("game:S").lead().claim(10)
    announce(at.deal(STRONG)).call("game:S").lead().claim(9)
    assert vulnerable == str(at.state.sheet.rows[1].setting.vulnerable or "None")
    _, second = records_of(at.log)
    assert f'[Vulnerable "{vulnerable}"]' in "".join(write_pbn([game_of(second)]))


@pytest.mark.parametrize(("stated", "accepted"), [("NS", True), ("EW", False)])
def test_logs_that_state_what_does_not_count_are_read(stated, accepted):
    """Earlier ones give each board the vulnerability of its number, though it is never in force."""
    lines = [json.loads(line) for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    for entry in lines:
        if entry["event"] == "dealt" and entry["deal"] == 2:
            entry["vulnerable"] = list(stated)
    log = read_log(json.dumps(entry) for entry in lines)
    if accepted:
        assert len(lines) == len(list(replay(log)))
        return
    with pytest.raises(BadLog):
        replay(log)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_printed_can_be_typed(language):
    """Every call reads back from how it is printed, in both languages."""
    for kind in MiniBridge.info.kinds:
        for call in kind.calls:
            assert call == read_statement(print_call(call, language), MiniBridge.info, language)


@pytest.mark.parametrize(
    ("text", "language", "code"),
    [
        ("manche à pique", "fr", "game:S"),
        ("partielle SA", "fr", "part:NT"),
        ("12", "fr", "points:12"),
        ("12 H", "fr", "points:12"),
        ("game in hearts", "en", "game:H"),
        ("part NT", "en", "part:NT"),
    ],
)
def test_what_players_type(text, language, code):
    """As French and English players say it."""
    assert parse_action(code) == read_statement(text, MiniBridge.info, language)


def test_what_is_no_call_is_refused_with_an_example():
    """A sentence that says what is possible."""
    with pytest.raises(ParseError) as refused:
        read_statement("3SA", MiniBridge.info, "fr")
    assert "partielle" in refused.value.say("fr")


def test_bots_play_a_deal():
    """A bot announces, chooses a contract with dummy in sight, and plays."""
    at = table()
    while at.state.turns:
        player = at.state.player
        assert player is not None
        at.log.act(player, Baseline(1).move(at.log.view(Player(player))))
    (row,) = at.state.sheet.rows
    assert row.contract is not None
    assert "game-minibridge" != say("game-minibridge", {}, "fr")
