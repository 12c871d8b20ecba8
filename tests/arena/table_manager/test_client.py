"""A bot of ours at the tables of others: servers written by hand, with their own habits and faults."""

import asyncio
import contextlib

import pytest

from chelem.arena.table_manager.client import SeatedProgram
from chelem.arena.table_manager.connection import LineConnection, Lost
from chelem.bots import FunctionBot
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card
from chelem.core.seats import Seat
from chelem.engine.events import Alerted, Explained
from chelem.engine.moves import MakeClaim
from tests.arena.table_manager.programs import NAMES, listening, whole_board


def slam(view):
    """Bid 7S with thirteen spades; play the lowest card of the hand that has twelve, else the highest."""
    board = view.state.board
    if board.play is None:
        legal = view.state.legal()
        bid = Bid.parse("7S")
        return bid if bid in legal and view.hand.lengths[0] == 13 else SimpleCall.PASS
    cards = sorted(view.state.legal())
    return cards[0] if cards[0].suit == Card.parse("S2").suit else cards[-1]


TIMING = "Timing - N/S : this board 00:01, total 0:00:01. E/W : this board 00:01, total 0:00:01"


async def sit(server, seat: Seat, bot) -> list:
    """The logs of the boards that a bot plays at a server, which gets a reader and a writer."""
    at = listening()
    done = asyncio.Event()

    async def serve(reader, writer):
        try:
            await server(reader, writer)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
            done.set()

    async with await asyncio.start_server(serve, sock=at):
        connection = LineConnection(*await asyncio.open_connection(*at.getsockname()))
        try:
            program = SeatedProgram(connection, seat, FunctionBot(bot))
            await program.sit("Aces" if seat in (Seat.N, Seat.S) else "Kings")
            return [log async for log in program.boards()]
        finally:
            await connection.close()
            await done.wait()


def following(steps, habit=lambda line: line.encode() + b"\r\n"):
    """A server that sends what a program of these steps reads, and reads exactly what it sends."""

    async def server(reader, writer):
        for way, line in steps:
            if way == "<":
                writer.write(habit(TIMING if line == "Timing" else line))
                await writer.drain()
            else:
                assert line.encode() + b"\r\n" == await reader.readline()

    return server


def moves(log) -> list:
    return [str(entry.event.action) for entry in log if hasattr(entry.event, "action")]


EXPECTED = ["7S", "P", "P", "P", "HA", "DA", "CA", "S2"]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_says_what_the_protocol_asks_of_its_seat(name):
    """As leader, dummy, declarer or the fourth hand: every line in its place, exactly spelled."""
    (log,) = asyncio.run(sit(following(whole_board(name)), Seat.parse(name[0]), slam))
    assert EXPECTED == moves(log)[:8]
    assert 4 + 52 == len(moves(log))
    hands = log.state.board.holdings.hands
    known = {"N", name[0]} if name == "South" else {"S", name[0]}
    assert (known if name != "South" else {"S"}) == {
        str(seat) for seat, hand in zip(Seat, hands, strict=True) if hand
    }


HABITS = {
    "upper case": lambda line: (line if '"' in line else line.upper()).encode() + b"\r\n",
    "line feeds alone": lambda line: line.encode() + b"\n",
    "blanks at the end": lambda line: line.encode() + b" \r\n",
    "hands without spaces": lambda line: (
        line.replace(". ", ".").encode() + b"\r\n" if "cards" in line else line.encode() + b"\r\n"
    ),
    "other spacing of the teams": lambda line: (
        line.replace("Teams : N/S : ", "Teams: N/S ").encode() + b"\r\n"
    ),
    "dummy as Dummy": lambda line: (
        line.replace("South plays", "Dummy plays").replace("South to lead", "Dummy to lead").encode()
        + b"\r\n"
    ),
    "prompts for all leads": lambda line: (
        (b"North to lead\r\n" if "plays" in line else b"") + line.encode() + b"\r\n"
    ),
    "chatter": lambda line: b"Welcome to the club\r\n" + line.encode() + b"\r\n",
    "teams sent again": lambda line: (
        (b'Teams : N/S : "A" E/W : "B"\r\n' if line == "Start of board" else b"") + line.encode() + b"\r\n"
    ),
}


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("name", ["East", "South"])
def test_the_habits_of_table_managers_are_understood(name, habit):
    server = following(whole_board(name), HABITS[habit])
    (log,) = asyncio.run(sit(server, Seat.parse(name[0]), slam))
    assert EXPECTED == moves(log)[:8]


def test_all_lines_of_the_table_manager_may_come_in_one_packet():
    steps = whole_board("West")

    async def server(reader, writer):
        for way, line in steps:
            if way == "<":
                writer.write(line.encode() + b"\r\n" if line != "Timing" else b"")
        writer.write_eof()
        sent = (await reader.read()).decode().splitlines()
        assert [line for way, line in steps if way == ">"] == sent

    (log,) = asyncio.run(sit(server, Seat.W, slam))
    assert EXPECTED == moves(log)[:8]


def test_alerts_and_explanations_are_kept_in_the_log():
    steps = [
        (way, f"{line} Alert. thirteen of them" if (way, line) == ("<", "North bids 7S") else line)
        for way, line in whole_board("East")
    ]
    steps = [
        (way, f"{line}.Infos.nothing" if (way, line) == ("<", "South passes") else line)
        for way, line in steps
    ]
    (log,) = asyncio.run(sit(following(steps), Seat.E, slam))
    said = [entry.event for entry in log if isinstance(entry.event, Alerted | Explained)]
    assert [Alerted("N", 2, "thirteen of them"), Explained("S", 4, "nothing")] == said


def test_a_board_may_be_started_again():
    """A table manager that restarts sends the start of a board in the middle of another."""
    steps = whole_board("West")
    middle = steps.index(("<", "East plays 9H"))
    start = steps.index(("<", "Start of board"))
    (log,) = asyncio.run(sit(following([*steps[:middle], *steps[start:]]), Seat.W, slam))
    assert 4 + 52 == len(moves(log))


def test_the_end_of_the_session_may_come_at_any_time():
    steps = whole_board("West")
    middle = steps.index(("<", "East plays 9H"))
    assert [] == asyncio.run(sit(following([*steps[:middle], ("<", "End of session")]), Seat.W, slam))


def test_a_connection_that_is_closed_between_boards_ends_the_session():
    steps = whole_board("West")[:-1]
    (log,) = asyncio.run(sit(following(steps), Seat.W, slam))
    assert 4 + 52 == len(moves(log))


LINES_OF_WEST = whole_board("West")


@pytest.mark.parametrize("count", range(3, 50, 6))
def test_a_table_manager_that_leaves_during_a_board_is_an_error(count):
    with pytest.raises(Lost) as lost:
        asyncio.run(sit(following(LINES_OF_WEST[:count]), Seat.W, slam))
    assert "table_manager" not in lost.value.say("fr")


@pytest.mark.parametrize(
    ("good", "bad", "code"),
    [
        ("North bids 7S", "East bids 7S", "table_manager.disagree"),
        ("South passes", "South bids 1C", "table_manager.disagree"),
        ("East plays AH", "East plays AC", "table_manager.disagree"),
        ("East plays AH", "North plays AS", "table_manager.disagree"),
        ('West ("Kings") seated', "West is taken", "table_manager.refuses"),
        ("East plays AH", "Illegal card", "table_manager.refuses"),
        ("East plays AH", "x" * 20_000, "table_manager.long"),
    ],
)
def test_a_table_manager_that_breaks_the_rules_is_not_followed(good, bad, code):
    place = LINES_OF_WEST.index(("<", good))
    with pytest.raises(Lost) as lost:
        asyncio.run(sit(following([*LINES_OF_WEST[:place], ("<", bad)]), Seat.W, slam))
    assert code == lost.value.code
    assert lost.value.say("fr") != lost.value.say("en")


def test_dummy_cannot_hold_a_card_that_this_seat_holds():
    place = next(i for i, (_, line) in enumerate(LINES_OF_WEST) if line.startswith("Dummy's cards"))
    bad = ("<", LINES_OF_WEST[place][1].replace("D A K", "D A").replace("C -", "C K"))
    with pytest.raises(Lost) as lost:
        asyncio.run(sit(following([*LINES_OF_WEST[:place], bad]), Seat.W, slam))
    assert "table_manager.disagree" == lost.value.code


def test_a_bot_that_would_claim_plays_a_card():
    """The protocol has no claims."""
    steps = whole_board("West")
    before = steps[: steps.index((">", "West plays AC"))]
    played = []

    async def server(reader, writer):
        await following(before)(reader, writer)
        played.append(await reader.readline())
        writer.write(b"End of session\r\n")

    def claimer(view):
        play = view.state.board.play
        return slam(view) if play is None else MakeClaim(play.left)

    assert [] == asyncio.run(sit(server, Seat.W, claimer))
    assert played[0].startswith(b"West plays ")
