"""Whole sessions with real processes: `chelem table-manager` and four times `chelem sit`."""

import re
from pathlib import Path
from random import Random

import pytest

from chelem.boards.log_conversion import deal_record, log_of
from chelem.bots import play_match
from chelem.bots.configuration import Configuration
from chelem.bots.making import new_bot
from chelem.core.deals import Deal
from chelem.formats import dump, load
from tests.support.servers.command import Command
from tests.support.thorough import thorough

pytestmark = pytest.mark.slow
RANDOM = Random(3)  # noqa: S311 - repeatable deals
DEALS = [Deal.draw(RANDOM.randrange) for _ in range(4)]
"""Among them one with Stayman, which is alerted."""


def start(folder: Path, *words: str) -> Command:
    return Command(folder, *words, environ={"LC_ALL": "C", "LANG": "C"})


def ports(manager: Command, rooms: int) -> list[str]:
    """The ports of the rooms, which the table manager prints first."""
    manager.until(rf"(?:.*port \d+.*\n){{{rooms}}}")
    return re.findall(r"port (\d+)", manager.out)


def calls_and_cards(record) -> tuple[list[str], list[str]]:
    return [str(call) for call in record.auction.calls], [str(card) for card in record.play.cards]


def test_four_bots_play_a_session_and_it_is_kept(tmp_path: Path):
    """The boards are kept by the rules, and are those that the same bots play without a table manager."""
    boards, results = tmp_path / "boards.pbn", tmp_path / "results.pbn"
    dump(DEALS, boards)
    manager = start(
        tmp_path, "table-manager", "--port", "0", "--boards", str(boards), "--results", str(results)
    )
    (port,) = ports(manager, 1)
    programs = [
        start(tmp_path, "sit", "--port", port, "--seat", seat, "--name", team, "--seed", "5")
        for seat, team in zip(("North", "E", "South", "w"), ("Aces", "Kings") * 2, strict=True)
    ]
    for program in programs:
        status, out, err = program.finish()
        assert (0, "") == (status, err)
        assert "4 boards were played." in out
    status, out, err = manager.finish()
    assert 0 == status, err
    assert 1 + 4 + 1 + 4 == len((out + err).splitlines())  # the port, four boards, the end, four seats taken
    kept = load(results)
    assert all(not board.problems for board in kept)
    assert [("Aces", "Kings", "Aces", "Kings")] * 4 == [board.names for board in kept]
    alone = [
        play_match(new_bot(Configuration.parse("instant:sayc"), 5), [deal_record(deal, i)]).records[0]
        for i, deal in enumerate(DEALS, 1)
    ]
    assert [calls_and_cards(record) for record in alone] == [calls_and_cards(record) for record in kept]
    notes = [record.auction.notes for record in kept]
    assert any(notes)
    replayed = [log_of([record]).state.sheet.rows[0] for record in kept]
    assert [str(row.contract) for row in replayed] == [str(record.contract) for record in kept]


@thorough
def test_two_rooms_play_a_team_match(tmp_path: Path):
    """Our bots sit North-South in the open room and East-West in the closed one; equal teams tie."""
    boards, results = tmp_path / "boards.pbn", tmp_path / "results.pbn"
    dump(DEALS[:2], boards)
    teams = ("--teams", "Aces", "Kings", "--bots", "N,S", "--rooms", "2")
    manager = start(
        tmp_path, "table-manager", "--port", "0", "--boards", str(boards), "--results", str(results), *teams
    )
    opened, closed = ports(manager, 2)
    seats = ((opened, "E"), (opened, "W"), (closed, "N"), (closed, "S"))
    programs = [start(tmp_path, "sit", "--port", port, "--seat", seat) for port, seat in seats]
    assert [0] * 4 == [program.finish()[0] for program in programs]
    status, out, err = manager.finish()
    assert 0 == status, err
    assert "2 boards were played: +0 IMPs" in out
    kept = load(results)
    assert [("1", "Open"), ("1", "Closed"), ("2", "Open"), ("2", "Closed")] == [
        (board.board, board.tags["Room"]) for board in kept
    ]


def test_a_killed_program_ends_the_session_with_one_sentence(tmp_path: Path):
    boards = tmp_path / "boards.pbn"
    dump(DEALS, boards)
    manager = start(
        tmp_path,
        "table-manager",
        "--boards",
        str(boards),
        "--port",
        "0",
        "--bots",
        "N,E,S",
        "--comeback",
        "0",
    )
    (port,) = ports(manager, 1)
    program = start(tmp_path, "sit", "--port", port, "--seat", "West", "--lines")
    program.until("cards")
    program.kill()
    program.finish()
    status, _, err = manager.finish()
    assert 2 == status
    assert "Chelem, West, is disconnected. The connection was closed." in err
    assert "The program playing West has not come back." == err.splitlines()[-1]
