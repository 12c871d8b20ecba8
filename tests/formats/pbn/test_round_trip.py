"""Logs, records and files written as PBN are read back unchanged."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.boards.log_conversion import log_of, records_of
from chelem.core.seats import SEATS
from chelem.formats import Format, read_boards, write_boards
from chelem.formats.pbn import (
    PbnGame,
    Tag,
    game_of,
    parse_game,
    read_pbn,
    read_pbn_text,
    to_export_format,
    write_pbn,
)
from chelem.formats.pbn.game import MANDATORY
from tests.formats.pbn.boards import PLAY, game, read
from tests.support.chance import Script, seeded
from tests.support.matches.played import played

scripts = st.lists(st.integers(0, 2**96), max_size=400).map(Script)
plain = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)


@settings(max_examples=40)
@given(
    match=st.sampled_from(["duplicate:3", "rubber", "chicago"]),
    below=scripts,
    names=st.lists(plain.filter(lambda name: name != "?"), min_size=4, max_size=4, unique=True),
    unfinished=st.booleans(),
)
def test_a_log_round_trips(match, below, names, unfinished):
    """A log written as PBN and read back has the same entries, with alerts and claims."""
    log = played(match, below, deals=3, names=dict(zip(SEATS, names, strict=True)), unfinished=unfinished)
    text = "".join(write_pbn(map(game_of, records_of(log))))
    boards = list(read_pbn_text(text))
    assert [list(one.problems) for one in boards] == [[]] * len(boards)
    again = log_of(boards)
    assert again.entries == log.entries


@pytest.mark.parametrize("seed", range(12))
def test_a_record_round_trips(seed):
    """A record written as PBN and read back gives the same tags and game."""
    records = list(records_of(played("duplicate:4", seeded(seed), unfinished=True)))
    again = list(read_pbn_text("".join(write_pbn(map(game_of, records)))))
    for one, other in zip(records, again, strict=True):
        assert {**one.tags, **other.tags} == dict(other.tags)
        assert game_of(one) == game_of(other)


values = st.text(max_size=20)
names = st.from_regex(r"[A-Z][A-Za-z0-9_]{0,8}", fullmatch=True).filter(
    lambda name: name not in ("Auction", "Play", "Note") and not name.endswith("Table")
)


@given(st.dictionaries(names, values, min_size=1))
def test_every_tag_round_trips(tags):
    """Any value of any tag is read as written; line ends and other control characters become spaces."""
    board = read(str(PbnGame(tuple(Tag(name, value) for name, value in tags.items()))))
    for name, value in tags.items():
        if not value.startswith("#"):
            expected = Tag(name, value)
            assert parse_game(str(PbnGame((expected,)))).tags[0].value == board.tags[name]


def test_a_file_keeps_every_tag():
    """A file read and written again has all its tags, sections and comments, in the order of export (3.4)."""
    table = '[ScoreTable "Rank\\2R;Contract\\5L"]\n 1 3NT \n 2 4S  \n'
    text = game(
        without=["Site", "Scoring"],
        play=PLAY + '\n[Note "1:a note"]\n[TimeCall "30"]\n[Annotator "A \\"B\\" C"] ; who',
        after=table + '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\nN NT 7\n',
    )
    (board,) = read_pbn_text("% PBN 2.1\n{ first }\n" + text)
    data = b"".join(write_boards([board], Format.PBN))
    (again,) = read_boards(io.BytesIO(data), Format.PBN)
    before, after = parse_game(board.text), parse_game(again.text)
    assert {(tag.name, tag.value, tag.body.strip()) for tag in before.tags} <= {
        (tag.name, tag.value, tag.body.strip()) for tag in after.tags
    }
    assert [tag.name for tag in after.tags] == [
        *MANDATORY,
        "Annotator",
        "Score",
        "TimeCall",
        "Auction",
        "Play",
        "Note",
        "OptimumResultTable",
        "ScoreTable",
    ]
    assert b"\r\n" in data
    assert b"\n" not in data.replace(b"\r\n", b"")


def test_inherited_tags_are_not_repeated():
    """A mandatory tag inherited from an earlier game is not added as unknown."""
    first, second = read_pbn_text('[Event "##Cup"]\n[Board "1"]\n\n[Board "2"]\n')
    names = [tag.name for tag in to_export_format(parse_game(second.text), second.tags).tags]
    assert ("Event" in names, "Site" in names) == (False, True)
    assert first.tags["Event"] == second.tags["Event"]


def test_a_file_of_any_size_takes_little_memory():
    """Games are yielded while reading, with no more than a block and a game in memory."""
    endless = Endless((game() + "\n").encode() * 50)
    boards = read_pbn(io.BufferedReader(endless))
    for _ in range(200):
        next(boards)
    assert endless.bytes_read < 400_000


class Endless(io.RawIOBase):
    """An endless file that counts the bytes read from it."""

    def __init__(self, text: bytes) -> None:
        self.text, self.bytes_read = text, 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer) -> int:
        size = min(len(buffer), len(self.text))
        start = self.bytes_read % len(self.text)
        part = (self.text[start:] + self.text[:start])[:size]
        buffer[:size] = part
        self.bytes_read += size
        return size
