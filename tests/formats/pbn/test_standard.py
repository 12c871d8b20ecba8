"""The rest of the PBN standard: inheritance, notes, irregularities, tables, end positions."""

import pytest

from chelem.boards.file_board import FileBoard
from chelem.boards.record import Record
from chelem.core.calls import SimpleCall
from chelem.core.cards import Strain
from chelem.core.seats import Seat
from chelem.formats.pbn import parse_game, read_pbn_text
from tests.formats.pbn.boards import AUCTION, PLAY, codes, game, read


def tags_of(*texts: str) -> list[dict[str, str]]:
    """Return the effective tags of each game."""
    return [dict(board.tags) for board in read_pbn_text("\n".join(texts))]


def test_one_tag_inherits() -> None:
    """`#` takes the value of the nearest earlier game that has one, or the empty value (4.8)."""
    one, two, three, four = tags_of(
        '[Event "Cup"]\n[Site "#"]\n', '[Event "#"]\n', '[Board "3"]\n', '[Event "#"]\n'
    )
    assert (one["Site"], two["Event"], four["Event"]) == ("", "Cup", "Cup")
    assert "Event" not in three


def test_all_later_games_inherit() -> None:
    """`##` gives a value to every later game, which may redefine it, with or without `##` (4.8)."""
    games = tags_of(
        '[Event "##Cup"]\n',
        '[Board "2"]\n',
        '[Event "Plate"]\n',
        '[Board "4"]\n',
        '[Event "##Final"]\n',
        '[Board "6"]\n',
    )
    assert [tags["Event"] for tags in games] == ["Cup", "Cup", "Plate", "Plate", "Final", "Final"]


def test_inherited_tags_are_not_missing() -> None:
    """An inherited tag is not reported as missing."""
    later = game(Board="2", Dealer="N", without=["Event", "Site", "Date"])
    assert codes(game(Event="##Cup", Site="##Lyon", Date="##2026.11.21") + "\n" + later) == []


def test_moves_are_not_inherited() -> None:
    """An auction or play marked `##` is a fault of its own game only (4.8)."""
    texts = [game(caller="##N", leader="##N"), game(Board="2", auction=None, play=None)]
    assert codes(texts[0]) == ["pbn.inherited", "pbn.inherited"]
    assert codes("\n".join(texts)) == ["pbn.inherited", "pbn.inherited"]


def test_a_deal_for_two_rooms() -> None:
    """A deal inherited from the previous game is used, and reported."""
    assert codes(game() + "\n" + game(Deal="#", Room="Closed")) == ["pbn.inherited_deal"]


def test_notes() -> None:
    """A call refers to a note of its section by number; an empty note is an alert."""
    text = game(
        auction='1H =1= Pass Pass =2= 1S =1=\nPass Pass Pass\n[Note "1:natural; 5 cards"]\n[Note "2:"]',
        play=PLAY.replace("SK", "SK =1=") + '\n[Note "1:top of a sequence"]',
    )
    assert codes(text) == []
    assert dict(read(text).auction.notes) == {0: "natural; 5 cards", 2: "", 3: "natural; 5 cards"}


@pytest.mark.parametrize(
    ("auction", "contract"),
    [
        ("1H ^I 1C Pass Pass Pass", "1C by E"),
        ("1H ^S 2D Pass Pass Pass", "2D by S"),
        ("^S 1D AP", "1D by E"),
        ("1H ^S ^S 2C AP", "2C by W"),
        ("1D ^S ^I 1C AP", "1C by S"),
    ],
)
def test_irregular_calls(auction: str, contract: str) -> None:
    """Insufficient bids and calls out of turn that the table let stand are part of the auction (3.9)."""
    level, by = contract.split(" by ")
    text = game(auction=auction, play=None, Contract=level, Declarer=by, Result="", Score="")
    assert codes(text) == []
    assert str(read(text).bid) == contract


def test_a_wrong_irregularity_marker() -> None:
    """A bid marked as insufficient must be insufficient, a marked revoke must be a revoke (3.9)."""
    assert "record.sufficient" in codes(game(auction=AUCTION.replace("1S", "^I 1S")))
    assert "record.no_revoke" in codes(game(play=PLAY.replace("S8", "^R S8")))


def test_a_revoke() -> None:
    """A marked revoke is accepted, and the result may then differ from the tricks counted (3.9)."""
    play = "SK ^R H4 SA S7\n*"
    assert codes(game(play=play)) == []
    assert read(game(play=play)).play.revokes == {1}


def test_a_lead_out_of_turn() -> None:
    """After a lead out of turn that the table let stand, the others follow clockwise (3.9)."""
    play = "SK S8 SA S7\n^L C5 C3 C8 CA\n*"
    record = read(game(play=play))
    assert codes(game(play=play)) == []
    assert record.play.leads == {4: Seat.N}
    assert [str(card) for card in record.play.cards[4:]] == ["C5", "C3", "C8", "CA"]


def test_declarer_and_dummy_change_roles() -> None:
    """A caret before the declarer means that dummy plays the hand (3.4.13)."""
    record = read(game(Declarer="^E", play=None))
    assert codes(game(Declarer="^E", play=None)) == []
    assert (record.stated.swapped, record.stated.declarer) == (True, Seat.E)


def test_an_agreed_result() -> None:
    """A caret before the result means that it may differ from the tricks won (3.4.15)."""
    assert codes(game(Result="^8", Score="NS -110")) == []


def test_other_scoring_methods() -> None:
    """Scores of rubber bridge or the old scale are not checked against today's duplicate (3.4.12)."""
    assert codes(game(Scoring="Rubber", Score="EW 30")) == []
    assert codes(game(Scoring="MP;OldMP", Score="EW 30")) == []
    assert codes(game(Scoring="MP", Score="EW 30")) == ["record.score"]


def test_an_end_position() -> None:
    """An end position has equally short hands, and a strain as contract (3.10)."""
    text = '[Deal "N:A2... .AK.. 43... .32.."]\n[Contract "H"]\n[Play "N"]\nSA HK S3 H2\n*\n'
    parsed = read(text)
    assert [problem.error.code for problem in parsed.problems] == ["pbn.lacking"]
    assert (parsed.stated.strain, parsed.contract, len(parsed.play.cards)) == (Strain.H, None, 4)
    uneven = text.replace("A2...", "A...").replace("SA", "S2")
    assert "record.count" in codes(uneven)


def test_unknown_hands() -> None:
    """A dash is an unknown hand; the fourth follows from three; play is checked with known hands."""
    two = game(Deal="N:K6.7.KQJ53.KT975 - AT42.J63.T92.J82 -")
    assert codes(two) == []
    assert [hand is None for hand in read(two).hands] == [False, True, False, True]
    three = read(game(Deal="N:K6.7.KQJ53.KT975 Q98.AKT84.84.643 AT42.J63.T92.J82 -"))
    assert str(three.hands[3]) == "J753.Q952.A76.AQ"
    assert "card_play.held" in codes(two.replace("S8", "S4"))


def test_tables_are_kept() -> None:
    """A table is a tag with columns and the rows that follow; comments may follow its tag (5.2)."""
    table = '[ScoreTable "Rank\\2R;Contract\\5L;Names"]\n{ the best }\n 1 3NT "A; B"\n 2 4S  "C [x] D"\n'
    text = game(after=table)
    assert codes(text) == []
    tag = parse_game(text).tag("ScoreTable")
    assert tag is not None
    assert (tag.value, tag.body.split()) == (
        "Rank\\2R;Contract\\5L;Names",
        ["{", "the", "best", "}", "1", "3NT", '"A;', 'B"', "2", "4S", '"C', "[x]", 'D"'],
    )


def test_several_tags_a_line() -> None:
    """Spaces and line ends may occur anywhere between the tokens of a tag (3.3)."""
    text = game().replace(
        '[Event "Test match"]\n[Site "Lyon FRA"]', '[ Event\n"Test match" ] [Site "Lyon FRA"]'
    )
    assert codes(text) == []
    assert read(text).tags["Event"] == "Test match"


def test_quotes_and_backslashes() -> None:
    """A backslash precedes a quote or a backslash inside a value (3.2)."""
    assert read(r'[Event "the \"big\" one \\ two"]').tags["Event"] == 'the "big" one \\ two'


def test_a_game_without_a_deal() -> None:
    """No tag is required to read a board: stated facts are kept, missing tags are reported."""
    board = read('[Scoring "MP"]\n')
    assert board == Record({"Scoring": "MP"})
    assert [problem.severity.value for problem in board.problems] == ["warning"]


def test_text_between_blank_lines_is_no_game() -> None:
    """Comments and escaped lines alone make no game."""
    assert list(read_pbn_text("% PBN 2.1\n\n{ nothing }\n\n; here\n\n")) == []


def test_a_skipped_call_stands_as_a_pass() -> None:
    """A skipped call is kept as a pass, so that the calls stay in turn."""
    record = read(game(auction="1H ^S 2D Pass Pass Pass", play=None))
    assert (record.auction.calls[1], record.auction.skipped) == (SimpleCall.PASS, {1})


def lines(board: FileBoard) -> list[int]:
    """The lines of a board's reports."""
    return [report.line for report in board.reports("x")]


def test_lines_count_through_comments_and_games() -> None:
    """A report has the line of the file, after any comments and blank lines."""
    text = "% one\n{ two\n\nfour }\n\n\n\n" + game(Contract="8S")
    (board,) = read_pbn_text(text)
    assert [text.splitlines()[line - 1] for line in lines(board)] == ['[Contract "8S"]']
