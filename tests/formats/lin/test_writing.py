"""Writing LIN as BBO reads it: single boards on a line, and matches with a title."""

from dataclasses import replace

from chelem.boards.record import Record
from chelem.boards.side_value import SideValue
from chelem.boards.statements import NO_PLAY, NO_RESULT, AuctionRecord, StatedContract, StatedResult
from chelem.core.contracts import Contract
from chelem.core.seats import Seat
from chelem.formats.lin import read_lin_text, write_lin
from tests.formats.lin.boards import AUCTION, DEAL, HANDS, TRICK, line, read_record

NAMES = {"North": "N", "East": "E", "South": "S", "West": "W"}


def written(*records: Record) -> str:
    return "".join(write_lin(records))


def test_a_single_board_is_a_line():
    """FORMATS, LIN: pairs come in BBO's order, with three hands, and a marker and a text for an alert."""
    text = line("mb|3D!|an|weak, 6+ !D|mb|p|mb|p|mb|p|pg||", TRICK, "pg||pc|H2|pg||", "mc|9|pg||")
    assert written(read_record(text)) == text + "\n"


def test_unknown_tags_are_left_out():
    """PBN's `?` is not written as a title, so a single board does not become a match."""
    parsed = read_record(line("mb|p|mb|p|mb|p|mb|p|pg||"))
    unknown = replace(parsed, tags={**parsed.tags, "Event": "?", "Stage": "?"})
    assert written(parsed) == written(unknown)


def test_invalid_hands_are_all_written():
    """Hands that are not 52 different cards are written as they are."""
    md = f"3{HANDS}SAHDC"
    (parsed,) = read_lin_text(line(md=md))
    assert f"md|{md}|" in written(parsed)


def test_a_board_with_no_auction_keeps_its_contract_in_the_list():
    """The contract of a board without an auction is written in the list of results."""
    auction, stated = AuctionRecord(Seat.W), StatedContract.of(Contract.parse("4HX by E"))
    bare = Record({"Board": "4"}, dealer=Seat.W, hands=DEAL.hands, auction=auction, stated=stated)
    stated_board = replace(bare, result=StatedResult((SideValue(9, Seat.E.side),)))
    assert "rs|4HEx-1,|" in written(stated_board)
    (again,) = read_lin_text(written(stated_board))
    assert (again.contract, again.result.tricks) == (stated_board.contract, (SideValue(9),))


def test_defenders_tricks_are_converted():
    """The defenders' tricks are converted to declarer's for mc."""
    parsed = read_record(line(AUCTION, TRICK))
    assert "mc|9|" in written(replace(parsed, result=StatedResult((SideValue(4, Seat.E.side),))))


def test_a_match_as_in_a_vugraph_file():
    """FORMATS, LIN: vg, rs by board and room, pn with eight names, then qx for each board."""
    board = read_record(line(AUCTION, TRICK, "mc|9|"))
    tags = {"Event": "Cup, men", "Scoring": "IMP", "HomeTeam": "A", "VisitTeam": "B|C", **NAMES}
    opened = replace(board, tags={**tags, "Board": "7", "Room": "Open"})
    rows = {**tags, "Board": "7", "Room": "Closed", "South": "S2"}
    closed = replace(board, tags=rows, result=StatedResult((SideValue(8),)))
    rows = {**tags, "Board": "8", "Room": "Open", "South": "S3"}
    uncalled = replace(board.auction, calls=())
    later = replace(board, tags=rows, auction=uncalled, play=NO_PLAY, result=NO_RESULT)
    lines = written(opened, closed, later).split("\n")
    assert lines[:3] == [
        "vg|Cup men,,I,7,8,A,,B/C,|",
        "rs|3DN=,3DN-1,,|",
        "pn|S,W,N,E,S2,W,N,E|pg||",
    ]
    starts = [text[:30] for text in lines if text.startswith("qx")]
    assert (
        starts
        == [
            "qx|o7|st||md|3S2356QH5679TD3C2",
            "qx|c7|st||md|3S2356QH5679TD3C2"[:30],
            "qx|o8|pn|S3,W,N,E|st||md|3S235",
        ][:3]
    )


def test_unrelated_boards_are_written_apart():
    """A new event or a repeated number begins a new match; a board without a number is a line."""
    board = read_record(line(AUCTION))
    one, two = (replace(board, tags={"Board": number, **NAMES}) for number in ("1", "2"))
    other = replace(board, tags={"Board": "3", "Event": "Cup", **NAMES})
    nameless = replace(board, tags={})
    text = written(one, two, one, other, nameless)
    heads = [text[:2] for text in text.split("\n")]
    assert heads == ["vg", "rs", "pn", "qx", "qx", "pn", "vg", "rs", "pn", "qx", "st", ""]
    boards = ["1", "2", "1", "3", ""]
    assert boards == [parsed.board for parsed in read_lin_text(text)]


def test_results_stand_for_no_more_than_128_boards():
    """The list of results covers at most 128 boards, so that it stays bounded."""
    board = read_record(line(AUCTION))
    far = [replace(board, tags={"Board": str(number)}) for number in (1, 128, 129, 10**5)]
    counts = [text.count(",") for text in written(*far).split("\n") if text.startswith("rs")]
    assert counts == [255]
    assert ["1", "128", "129", "100000"] == [parsed.board for parsed in read_lin_text(written(*far))]
