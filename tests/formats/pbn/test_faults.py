"""Illegal or contradictory boards give faults; unusual notation gives warnings."""

import pytest

from tests.formats.pbn.boards import AUCTION, PLAY, codes, game, read, severities


def passed_out(play: str | None = None, **changes: str) -> str:
    """Return the text of a passed-out board."""
    board = {"Contract": "Pass", "Declarer": "", "Result": "", "Score": "", **changes}
    return game(auction="AP", play=play, **board)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (game(Deal="N:K6.7.KQJ53.KT975 Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.A"), "record.count"),
        (game(Deal="N:K6.7.KQJ53.KT975 K98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ"), "record.twice"),
        (game(Deal="N:KK.7.KQJ53.KT975 Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ"), "pbn.twice"),
        (game(Deal="N:K6.7.KQJ53.KT975 Q98.AKT84.84.643 AT42.J63.T92.J82"), "pbn.deal"),
        (game(Deal="N:K6.7.KQJ53.1T975 Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ"), "rank.unknown"),
        (game(Deal="N:K6.7.KQJ53 Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ"), "hand.suits"),
        (game(auction="1H Pass Pass 1C\nPass Pass Pass"), "auction.insufficient"),
        (game(auction="1H Pass X 1S\nPass Pass Pass"), "auction.double"),
        (game(auction="1H XX Pass 1S\nPass Pass Pass"), "auction.redouble"),
        (game(auction=AUCTION + " Pass"), "record.over"),
        (game(auction="1H Pass Pass 1S\nPass Pass Pass 2C AP"), "record.over"),
        (game(auction="1H Pass 8S 1S\nPass Pass Pass"), "pbn.call"),
        (game(auction="1H Pass - Pass 1S\nPass Pass Pass"), "pbn.dash"),
        (game(auction="1H Pass Pass 1S * Pass"), "pbn.after"),
        (game(auction="1H Pass + 1S"), "pbn.after"),
        (game(auction="1H Pass + +"), "pbn.after"),
        (game(auction=AUCTION, caller="E"), "record.dealer"),
        (game(play=PLAY.replace("S8", "H4")), "card_play.follow"),
        (game(play=PLAY.replace("S8", "C9")), "card_play.held"),
        (game(play=PLAY.replace("C3", "S8")), "card_play.gone"),
        (game(play=PLAY.replace("SK", "Z9")), "pbn.card"),
        (game(play=PLAY + "\nS2 S3 S4 S5"), "record.too_many"),
        (game(play=PLAY, leader="E"), "record.leader"),
        (game(play="SK S8 SA S7\n+ C3 C8 CA"), "pbn.after"),
        (game(play="SK S8 SA S7\n+ + C8 -"), "pbn.after"),
        (game(Declarer="S"), "record.declarer"),
        (game(Declarer="Q"), "pbn.seat"),
        (game(Dealer="X"), "pbn.seat"),
        (game(Vulnerable="Maybe"), "pbn.vulnerable"),
        (game(Contract="2S"), "record.contract"),
        (game(Contract="1SX"), "record.contract"),
        (game(Contract="8S"), "pbn.contract"),
        (game(Contract="Pass"), "record.not_passed"),
        (game(Result="8", Score=""), "record.result"),
        (game(Result="NS 7", Score=""), "record.result"),
        (game(Result="14"), "pbn.result"),
        (game(Result="-2", Score=""), "record.result"),
        (game(Result="EW 7 NS 7"), "record.sum"),
        (game(Result="EW 7 EW 6"), "side_value.unknown"),
        (game(Score="-80"), "record.score"),
        (game(Score="NS 80"), "record.score"),
        (game(Score="NS -80 EW 90"), "record.score"),
        (game(Score="lots"), "side_value.unknown"),
        (game(Dealer="#"), "pbn.inherited"),
        (game().replace('"Lyon FRA"]', '"Lyon FRA'), "pbn.tag"),
        (game(OptimumScore="100"), "pbn.optimum"),
        (game(OptimumScore="EW"), "pbn.optimum"),
        (game(ScoreRubberHistory="NS 0 0 / 100 0 EW 0 0 / 0 0"), "pbn.history"),
        (game(auction="1H $300 Pass Pass 1S AP"), "pbn.token"),
        (game(auction="1H =1= =2= Pass Pass 1S AP"), "pbn.token"),
        (game(auction="Pass Pass Pass Pass", play=None, Result="", Score=""), "record.passed_out"),
        (game(auction="1H Pass Pass 1S *", Contract="1H", Declarer="N", play=None), "record.contract"),
        (game(auction="1H Pass Pass 1S *", Declarer="E", play=None, Score=""), "record.declarer"),
        (game(auction="1H Pass Pass 1S *", Contract="Pass", Declarer="", play=None), "record.not_passed"),
        (passed_out(Result="7"), "record.nobody"),
        (passed_out(play="SK S8 SA S7\n*"), "record.nobody"),
        (passed_out(Score="NS 50"), "record.score"),
        (passed_out(Contract="", Score="NS 50"), "record.score"),
        (game(auction=None, play=None, Declarer="", Contract="", Score=""), "pbn.nobody"),
        (game(play="^L SK S8 SA S7\n*"), "record.no_lead"),
        (game(play="SK S8 SA S7\n^L S4 C3 C8 CA\n*"), "card_play.held"),
        (game(play="SK S8 SA S7\n-  -  ^L C8 CA\n*"), "record.no_lead"),
        (game(Deal="N:K6.7.KQJ53.KT975  Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ"), "pbn.blanks"),
        (game(Deal="N:K62.7.KQJ53.KT975 - - -", auction=None, play=None), "record.count"),
        (game(Deal="N:A2... .AK.. 43... .32..", auction=None, play=None, Score=""), "record.count"),
        (game(auction=AUCTION + '\n[Note "what it means"]'), "pbn.unnumbered"),
        (game().replace("[Auction", '[Note "1:early"]\n[Auction'), "pbn.note_apart"),
        (game(ScorePercentage="NS -10"), "pbn.percentage"),
        (game(ScorePercentage="100.5"), "pbn.percentage"),
        (game(after='[ScoreTable "Rank;Score\\L"]\n1 2'), "pbn.column"),
        (game(after='[ActionTable "Rank;Call\\3R"]\n1 1NT\n2'), "pbn.rows"),
        (game(after='[ActionTable "Rank;Percentage"]\n1 50%'), "pbn.element"),
        (game(after='[ScoreTable "-Rank;+Score"]\n1 50\n2 60'), "pbn.unsorted"),
        (game(after='[ScoreTable "-Rank;Score"]\n2 50\n1 60'), "pbn.unsorted"),
    ],
)
def test_faults(text: str, code: str) -> None:
    """Each of these is reported as a fault exactly once."""
    assert codes(text).count(code) == 1
    assert "fault" in severities(text)


def test_a_faulty_board_keeps_its_data() -> None:
    """A board with a revoke keeps its cards, its calls and its contract."""
    record = read(game(play=PLAY.replace("S8", "H4")))
    assert (len(record.auction.calls), len(record.play.cards), str(record.contract)) == (7, 52, "1S by W")


def test_calls_after_the_end_are_ignored() -> None:
    """Calls after the sign `+`, which ends the known auction, are ignored."""
    assert len(read(game(auction="1H Pass + 1S")).auction.calls) == 2


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (game(without=["Site", "Event"]), "pbn.lacking"),
        (game().replace('[Board "1"]\n[West "Ouest"]', '[West "Ouest"]\n[Board "1"]'), "pbn.order"),
        (game(after='[Board "2"]'), "pbn.again"),
        (game(auction="1H P P 1S P P P"), "pbn.spelling"),
        (game(auction="1H =4= Pass Pass 1S\nPass Pass Pass"), "pbn.note"),
        (game(Event='the "big" one'), "pbn.quotes"),
        (game(Date="2026.11.?"), "pbn.date"),
        (game(after='[ScoreTable "PairId_NS\\2R;Names_NS\\9;Score_NS\\5R"]\n1 A - B  50'), "pbn.rows"),
        (game(after='[ScoreTable "Rank;Percentage_NS"]\n1 50%'), "pbn.element"),
        (game(auction="1H D R 1S AP", play=None), "pbn.spelling"),
    ],
)
def test_warnings(text: str, code: str) -> None:
    """Each of these is reported as a warning, not as a fault."""
    assert code in codes(text)
    assert severities(text) == {"warning"}


@pytest.mark.parametrize(
    "deal",
    [
        *("?", "", "#", "N:- - - -", "N:... ... ... ..."),
        "N:AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432 ... ... ...",
        "N:AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432 - - -",
        "N:AKQJT98765432.AKQJT98765432.. ... ... ...",
    ],
)
def test_a_board_without_a_deal_is_skipped(deal: str) -> None:
    """A board without cards is skipped, and has no faults."""
    assert severities(game(Deal=deal)) - {"warning"} == {"skipped"}
    assert "pbn.no_deal" in codes(game(Deal=deal))


def test_the_line_of_a_call() -> None:
    """A report has the line of the invalid call."""
    text = game(auction="1H Pass Pass\n1C Pass Pass Pass")
    (report,) = (report for report in read(text).reports("a.pbn") if report.error.code.startswith("auction"))
    assert (report.file, report.line, report.board) == ("a.pbn", 19, "1")
    assert text.splitlines()[18].startswith("1C")


def test_the_line_of_a_card() -> None:
    """A report has the line of the trick with the invalid card."""
    text = game(play=PLAY.replace("C7 C6 CJ CQ", "C7 H8 CJ CQ"))
    (report,) = read(text).reports("a.pbn")
    assert text.splitlines()[report.line - 1] == "C7 H8 CJ CQ"
