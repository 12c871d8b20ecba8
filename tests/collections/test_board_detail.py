"""A board card by card, as far as its file states it (docs/protocol.md, Boards of files)."""

from urllib.parse import unquote

import pytest

from chelem.collections.board_detail import board_study
from chelem.collections.import_file import import_boards
from tests.collections.samples import AUCTION, DEAL, PLAY, PLAYED, WRONG


def of(text, language="en"):
    (board,) = import_boards(text.encode(), "")
    return board_study(board, 1, language)


def test_the_whole_board():
    """Hands sorted, calls with their words, tricks with their winners."""
    board = of(PLAYED)
    assert ["SQ", "SJ", "S6"] == board["hands"]["N"][:3]
    assert [("S", "1C", True, "may be short")] == [
        (call["seat"], call["call"], call["alert"], call["text"]) for call in board["calls"] if call["alert"]
    ]
    assert ["S", "W"] == [trick["winner"] for trick in board["tricks"]]
    assert "2♠ by West" == board["contract"]["text"]
    assert ["A quiet board."] == board["comments"]
    assert {"name": "event", "text": "Club night"} in board["facts"]


def test_each_step_has_its_sentence():
    """A trick's last card tells who won it, and how many each side has."""
    board = of(PLAYED)
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
    """In a sentence each; nothing else."""
    found = of(text)["lacks"]
    assert len(lacks) == len(found)
    assert all(word in sentence for word, sentence in zip(lacks, found, strict=True))


def test_an_unknown_hand_is_none():
    """It is not an empty one."""
    hands = of('[Deal "N:AKQJT98765432... - - -"]\n')["hands"]
    assert 13 == len(hands["N"])
    assert [None, None, None] == [hands[seat] for seat in "ESW"]


def test_a_link_carries_the_board():
    """Opened by anyone, it shows the same hands, calls, cards and result."""
    board = of(PLAYED)
    path, _, text = board["link"].partition("?lin=")
    assert "/analyser" == path
    again = of(unquote(text))
    for name in ("hands", "calls", "tricks", "names", "dealer", "vulnerable"):
        assert board[name] == again[name], name
    assert board["row"]["result"] == again["row"]["result"]


def test_a_link_carries_a_contract_without_its_auction():
    """A file of results has no more."""
    board = of(PLAYED.replace(AUCTION, "").replace(PLAY, ""))
    again = of(unquote(board["link"].partition("?lin=")[2]))
    assert ("2♠", "=", -110) == tuple(again["row"][name] for name in ("contract", "result", "points"))


def test_problems_are_sentences_in_the_readers_language():
    """With the line of the file."""
    text = WRONG.replace('"#"', '"?"')
    (english,) = [one["sentence"] for one in of(text)["problems"] if one["weight"] == "fault"]
    (french,) = [one["sentence"] for one in of(text, "fr")["problems"] if one["weight"] == "fault"]
    assert "score" in english
    assert "marque" in french
