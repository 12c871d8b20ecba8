"""A board in detail, as stated in its file (docs/protocol.md, Boards of files)."""

from urllib.parse import unquote

import pytest

from chelem.site.collections.domain.board_detail import build_study
from chelem.site.collections.domain.import_file import import_boards
from tests.site.collections.samples import AUCTION, DEAL, PLAY, PLAYED, WRONG


def study(text, language="en"):
    (board,) = import_boards(text.encode(), "")
    return build_study(board, 1, language)


def test_complete_board():
    """Hands are sorted, calls have their explanations, tricks their winners."""
    board = study(PLAYED)
    assert ["SQ", "SJ", "S6"] == board["hands"]["N"][:3]
    assert [("S", "1C", True, "may be short")] == [
        (call["seat"], call["call"], call["alert"], call["text"]) for call in board["calls"] if call["alert"]
    ]
    assert ["S", "W"] == [trick["winner"] for trick in board["tricks"]]
    assert "2♠ by West" == board["contract"]["text"]
    assert ["A quiet board."] == board["comments"]
    assert {"name": "event", "text": "Club night"} in board["facts"]


def test_every_step_has_a_sentence():
    """The sentence of a trick's last card names its winner and both sides' tricks."""
    board = study(PLAYED)
    assert len(board["calls"]) + 8 == len(board["told"])
    assert "South: one club." == board["told"][2] or "1" in board["told"][2]
    assert "North-South 1" in board["told"][len(board["calls"]) + 3]


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        (f'[Deal "{DEAL}"]\n', ["dealt", "vulnerable", "auction", "play"]),
        (f'[Dealer "N"]\n[Vulnerable "All"]\n[Deal "{DEAL}"]\n[Auction "N"]\nAP\n', []),
        (
            '[Dealer "N"]\n[Vulnerable "All"]\n[Deal "N:AKQJT98765432... - - -"]\n',
            ["hands", "auction", "play"],
        ),
        (PLAYED.replace('"8"', '"?"'), ["without a result"]),
        (PLAYED, ["8 tricks"]),
        (PLAYED.replace("C4 CA", "S3 CA"), ["illegal card"]),
    ],
)
def test_missing_facts_are_listed(text, lacks):
    """Each missing fact gives one sentence."""
    found = study(text)["lacks"]
    assert len(lacks) == len(found)
    assert all(word in sentence for word, sentence in zip(lacks, found, strict=True))


def test_unknown_hand_is_null():
    """An unknown hand is null, not empty."""
    hands = study('[Deal "N:AKQJT98765432... - - -"]\n')["hands"]
    assert 13 == len(hands["N"])
    assert [None, None, None] == [hands[seat] for seat in "ESW"]


def test_link_contains_the_board():
    """The link gives the same hands, calls, cards and result."""
    board = study(PLAYED)
    path, _, text = board["link"].partition("?lin=")
    assert "/analyser" == path
    again = study(unquote(text))
    for name in ("hands", "calls", "tricks", "names", "dealer", "vulnerable"):
        assert board[name] == again[name], name
    assert board["row"]["result"] == again["row"]["result"]


def test_link_contains_a_contract_without_auction():
    """A board with only a contract and a result keeps both."""
    board = study(PLAYED.replace(AUCTION, "").replace(PLAY, ""))
    again = study(unquote(board["link"].partition("?lin=")[2]))
    assert ("2♠", "=", -110) == tuple(again["row"][name] for name in ("contract", "result", "points"))


def test_problems_are_in_the_readers_language():
    """The same fault reads differently in French and in English."""
    text = WRONG.replace('"#"', '"?"')
    (english,) = [one["sentence"] for one in study(text)["problems"] if one["severity"] == "fault"]
    (french,) = [one["sentence"] for one in study(text, "fr")["problems"] if one["severity"] == "fault"]
    assert "score" in english
    assert "Le score indiqué" in french
