"""What programmers of bridge guess at first: it works, or the error says what to write."""

import ast
from pathlib import Path
from typing import Any

import pytest

import chelem
from chelem import (
    BadOption,
    ContractBridge,
    Deal,
    Hand,
    ParseError,
    Refused,
    dump_text,
    load_text,
    play_match,
    solve,
)
from chelem.analysis import par_of
from chelem.render import draw_deal, hand_records
from chelem.scoring import imps, matchpoints, score_duplicate
from chelem.simulation import hand, leads, simulate
from chelem.text import read_contract, read_result

DEAL = Deal.from_number(2026)


def test_par_takes_a_deal_or_its_table():
    """The table is worked out where it is not given."""
    assert par_of(solve(DEAL), "N", "none") == par_of(DEAL, "N", "none") == par_of(str(DEAL), "N", "none")


def test_boards_and_deals_are_drawn_and_printed():
    """No value of its own is needed to draw a deal, or to print the boards of a file."""
    boards = load_text(dump_text([DEAL, Deal.from_number(1)]))
    assert draw_deal(DEAL).startswith("<svg")
    assert draw_deal(str(DEAL), "fr") == draw_deal(DEAL, "fr")
    assert "Dealer" in draw_deal(boards[0])
    assert hand_records(boards, title="Club").startswith(b"%PDF")
    assert hand_records([DEAL]).startswith(b"%PDF")


def test_an_auction_is_followed_and_checked_as_text():
    """The declarer first named the strain (RULES 0.4); the first illegal call is refused."""
    opening = ContractBridge().auction("E")
    auction = opening.call("1S P 2S P 4S P P P")
    assert (True, "4S by E") == (auction.over, str(auction.contract()))
    assert auction == opening.call(["1S", "P", "2S", "P"]).call("4S P P P")
    for calls in ("1NT P 2C P 1S", "1S P X", "P P P P P", "1S P P P 2S"):
        with pytest.raises(Refused):
            opening.call(calls)


def test_a_score_says_itself():
    """Each line with its points, for whom, and why."""
    score = score_duplicate("4SX-2 by N", vulnerable="NS")
    assert ["200 EW", "300 EW"] == [line.split(":")[0] for line in score.say().splitlines()]
    assert "200 EO" in score.say("fr")
    assert score.say().splitlines()[0].endswith(score[0].say())


def test_english_is_the_language_unless_another_is_given():
    """Texts are read and written without naming a language."""
    assert "4S by N" == str(read_contract("4♠ by N"))
    assert (2, 0) == (read_result("4♠x= by N").stake, read_result("4♠x= by N").relative)


def test_a_lead_is_found_by_its_card():
    """The answers of one measure with several values are found by value."""
    layout = hand("W", holds="QJT9.K52.8743.62")
    result = simulate(layout, leads("3NT by S"), 4, seed=1)
    assert result["SQ"] is result["leads('3NT by S'): SQ"]
    with pytest.raises(KeyError, match="SQ"):
        result["SA"]


@pytest.mark.parametrize("shape", ["AK32.QJ5.KT4.A93", Hand.parse("AK32.QJ5.KT4.A93")])
def test_cards_in_place_of_a_shape(shape):
    """The error says where cards go."""
    with pytest.raises(BadOption, match="holds="):
        hand("N", shape)


def test_scores_are_not_numbers():
    """A score has a sign for each side: matchpoints and IMPs want the points of one of them."""
    score: Any = score_duplicate("4S= by N", vulnerable="none")
    for compare in (matchpoints, lambda scores: imps(scores[0])):
        with pytest.raises(TypeError):
            compare([score, score])


def test_a_table_is_asked_for_strain_and_declarer_at_once():
    """Half a key is an error that shows a whole one."""
    with pytest.raises(TypeError, match=r"table\['NT', 'S'\]"):
        solve(DEAL)["NT"]
    with pytest.raises(ParseError, match="write S, H, D, C or NT"):
        solve(DEAL)["N", "N"]


def test_the_repr_of_a_record_has_north_and_clubs():
    """Values that count as false in Python are known all the same."""
    record = play_match(lambda view: view.state.legal()[0], [DEAL]).records[0]
    assert "dealer=Seat.N" in repr(record)
    assert "vulnerable=Vulnerability.NONE" in repr(record)


ONE_VALUE = ("card", "seat", "suit", "strain", "call", "hand", "contract", "result")
LANGUAGE_LAST = {
    **dict.fromkeys(
        ("print_card", "print_seat", "print_suit", "print_strain", "print_call", "print_hand"), 2
    ),
    **dict.fromkeys(
        ("print_hand_line", "print_record", "print_contract", "print_result", "print_diagram"), 2
    ),
    **dict.fromkeys(("read_card", "read_seat", "read_suit", "read_strain", "read_call", "read_hand"), 2),
    **dict.fromkeys(("read_auction", "read_result", "read_contract", "draw_deal", "verdict_sentences"), 2),
    "print_auction": 3,
}
"""Public functions whose language is English by default: the number of their arguments with it."""


@pytest.mark.slow
def test_our_own_calls_always_name_the_language():
    """The default is for others: a forgotten language would put English on a French screen."""
    forgotten = []
    for path in Path(chelem.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or any(word.arg == "language" for word in node.keywords):
                continue
            starred = any(isinstance(argument, ast.Starred) for argument in node.args)
            match node.func:
                case ast.Name(id=name) if name in LANGUAGE_LAST:
                    missing = len(node.args) < LANGUAGE_LAST[name]
                case ast.Attribute(attr="say" | "text"):
                    missing = not node.args
                case _:
                    continue
            if missing and not starred:
                forgotten.append(f"{path.name}:{node.lineno}")
    assert [] == forgotten
