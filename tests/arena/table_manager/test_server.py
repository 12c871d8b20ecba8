"""The table manager beside programs written by hand: their habits, their faults, how they come back."""

import asyncio

import pytest

from chelem.arena.table_manager.connection import Lost
from chelem.arena.table_manager.server import TableSettings
from chelem.arena.table_manager.table_board import DealtBoard
from chelem.arena.table_manager.table_seats import MOST_RETURNS, Patience
from chelem.core.calls import SimpleCall
from chelem.core.seats import SEATS, Seat
from tests.arena.table_manager.programs import (
    BOARD,
    DEAL,
    IMPATIENT,
    NAMES,
    PATIENT,
    Program,
    auction,
    connect,
    deal,
    open_table,
    plainly,
    whole_board,
)
from tests.support.thorough import first_of


def others(name: str) -> list[Program]:
    return [Program(whole_board(other)) for other in NAMES if other != name]


async def play(programs: list[Program], settings: TableSettings = PATIENT):
    """The log of the board that four programs play."""
    async with open_table(settings=settings) as (table, port):
        running = [asyncio.create_task(program.run(port)) for program in programs]
        log = await table.play(BOARD)
    await asyncio.gather(*running)
    return log


def result(log) -> tuple[str, int]:
    (row,) = log.state.sheet.rows
    return str(row.contract), sum(line.points for line in row.lines)


def test_a_board_is_played_as_the_protocol_has_it():
    log = asyncio.run(play([Program(whole_board(name)) for name in NAMES]))
    assert ("7S by N", 1510) == result(log)


def split_into_bytes(line: str) -> list[bytes]:
    return [bytes([byte]) for byte in plainly(line)]


HABITS = {
    "upper case": lambda line: plainly(line.upper() if '"' not in line else line),
    "lower case": lambda line: plainly(line.lower() if '"' not in line else line),
    "full stops": lambda line: plainly(line + "."),
    "spaces": lambda line: plainly(f"  {line.replace(' ', '  ')}  "),
    "line feeds alone": lambda line: line.encode() + b"\n",
    "empty lines": lambda line: b"\r\n" + plainly(line) + b"\r\n",
    "declarer's own name for dummy's cards": lambda line: plainly(line.replace("South plays", "North plays")),
    "dummy by name": lambda line: plainly(line.replace("dummy's card", "South's card")),
    "dummy as Dummy": lambda line: plainly(
        line.replace("South plays", "Dummy plays").replace("ready for South's card", "ready for Dummy's card")
    ),
    "words for bids": lambda line: plainly(line.replace("bids 7S", "bids 7 spades")),
    "miscounted tricks": lambda line: plainly(line.replace("trick 13", "trick 12")),
    "chatter": lambda line: plainly(line) + (b"North received dummy\r\n" if "for dummy" in line else b""),
    "ready to start again": lambda line: plainly(line) + (plainly(line) if "ready to start" in line else b""),
}


@pytest.mark.parametrize("habit", HABITS)
def test_the_habits_of_programs_are_understood(habit):
    log = asyncio.run(play([Program(whole_board(name), HABITS[habit]) for name in NAMES]))
    assert ("7S by N", 1510) == result(log)


def test_lines_may_arrive_byte_by_byte_and_many_in_a_packet():
    class Slow(Program):
        async def send(self, writer, data):
            for place in range(len(data)):
                writer.write(data[place : place + 1])
                await writer.drain()
                await asyncio.sleep(0)

    class Hasty(Program):
        """Says that it is ready as early as it can."""

        async def run(self, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            ready = [line for way, line in self.steps if way == ">" and (" ready " in line or "Conn" in line)]
            assert len(ready) < 64
            writer.write(b"".join(map(plainly, ready)))
            for way, line in self.steps:
                if way == "<":
                    await self.read(reader, line)
                elif line not in ready:
                    await self.send(writer, plainly(line))
            writer.close()
            await writer.wait_closed()

    kinds = {"North": Slow, "East": Hasty, "South": Hasty, "West": Slow}
    log = asyncio.run(play([kind(whole_board(name)) for name, kind in kinds.items()]))
    assert ("7S by N", 1510) == result(log)


def test_a_board_may_be_passed_out():
    """The board ends with the fourth pass: dealer and vulnerability are those of the board."""
    board = DealtBoard.numbered(DEAL, 4)

    def steps(name):
        return [
            *connect(name, "Aces" if name in ("North", "South") else "Kings"),
            *deal(name, 4, "West", "Both"),
            *auction(name, ["passes"] * 4, "West"),
            ("<", "Timing"),
            ("<", "End of session"),
        ]

    async def session():
        async with open_table() as (table, port):
            running = [asyncio.create_task(Program(steps(name)).run(port)) for name in NAMES]
            log = await table.play(board)
        await asyncio.gather(*running)
        return log

    (row,) = asyncio.run(session()).state.sheet.rows
    assert (None, ()) == (row.contract, row.lines)


def test_only_opponents_read_an_alert():
    """East and West read North's alert; South, its partner, reads the bid alone. The log has the text."""

    def steps(name):
        alert = " Alert. seven of them" if name != "South" else ""
        return [(way, line + alert if line == "North bids 7S" else line) for way, line in whole_board(name)]

    log = asyncio.run(play([Program(steps(name)) for name in NAMES]))
    assert ["seven of them"] == [entry.event.text for entry in log if hasattr(entry.event, "text")]


def cut_off(steps, count):
    """The first lines of a program that is gone after `count` of them."""
    return Program(steps[:count])


@pytest.mark.slow
@pytest.mark.parametrize("name", first_of(NAMES, "South"))
def test_a_program_that_leaves_at_any_step_ends_the_session_if_it_does_not_return(name):
    """The other programs read that the session is over."""
    steps = whole_board(name)

    async def session(count):
        ended = []

        class Witness(Program):
            async def read(self, reader, line):
                got = (await reader.readline()).decode().rstrip()
                if got == "End of session":
                    ended.append(self)
                    raise asyncio.CancelledError
                assert line in {got, "Timing"}

        witnesses = [Witness(whole_board(other)) for other in NAMES if other != name]
        async with open_table(settings=IMPATIENT) as (table, port):
            running = [asyncio.create_task(program.run(port)) for program in witnesses]
            playing = asyncio.create_task(table.play(BOARD))
            await cut_off(steps, count).run(port)
            with pytest.raises(Lost):
                await playing
        await asyncio.gather(*running, return_exceptions=True)
        assert 3 == len(ended)

    last = max(place for place, (way, _) in enumerate(steps) if way == ">")
    for count in range(2, last, 7):
        asyncio.run(session(count))


@pytest.mark.slow
@pytest.mark.parametrize("name", first_of(NAMES, "North"))
def test_a_program_that_comes_back_finds_the_board_where_it_left(name):
    """It is dealt the same cards, repeats its own moves, and is given those of the others."""
    steps = whole_board(name)

    async def session(count):
        news = []
        settings = TableSettings(patience=Patience(None, None), report=news.append)
        async with open_table(settings=settings) as (table, port):
            running = [asyncio.create_task(program.run(port)) for program in others(name)]
            playing = asyncio.create_task(table.play(BOARD))
            await cut_off(steps, count).run(port)
            while not any(one.code == "table_manager.lost" for one in news):
                await asyncio.sleep(0)
            running.append(asyncio.create_task(Program(steps).run(port)))
            log = await playing
        await asyncio.gather(*running)
        return log

    last = max(place for place, (way, _) in enumerate(steps) if way == ">")
    for count in range(3, last, 11):
        assert ("7S by N", 1510) == result(asyncio.run(session(count)))


FAULTS = {
    "an illegal bid": ("East", "East passes", "East bids 1C", "Illegal bid"),
    "a double of one's own side": ("South", "South passes", "South doubles", "Illegal bid"),
    "a card that is not held": ("East", "East plays AH", "East plays AS", "Illegal card"),
    "a card played before": ("East", "East plays KH", "East plays AH", "Illegal card"),
    "a card from dummy instead of hand": ("North", "North plays 2S", "North plays AD", "Illegal card"),
    "a card in the auction": ("East", "East passes", "East plays AH", "Illegal bid"),
    "a bid during the play": ("East", "East plays AH", "East bids 1C", "Illegal card"),
    "somebody else's call": ("East", "East passes", "West passes", "Disconnect"),
    "somebody else's card": ("East", "East plays AH", "West plays AC", "Disconnect"),
    "garbage": ("East", "East passes", "\x00\x01<html>", "Disconnect"),
    "a line of 20 000 characters": ("East", "East passes", "East bids " + "1" * 20_000, None),
    "an unexpected line": ("East", "East ready for deal", "End of session", "Disconnect"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_reported_and_ends_the_connection(fault):
    """The operator reads who did what, the program is disconnected; without it the session ends."""
    name, good, bad, answer = FAULTS[fault]
    steps = whole_board(name)
    place = steps.index((">", good))
    program = Program([*steps[:place], (">", bad), *([("<", answer)] if answer else [])])
    news = []

    async def session():
        settings = TableSettings(patience=Patience(None, 0), report=news.append)
        async with open_table(settings=settings) as (table, port):
            running = [asyncio.create_task(one.run(port)) for one in (program, *others(name))]
            with pytest.raises(Lost):
                await table.play(BOARD)
            await running[0]
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(session())
    (lost,) = (one for one in news if one.code == "table_manager.lost")
    for language in ("en", "fr"):
        assert "table_manager" not in lost.say(language)
    assert name in lost.say()


def test_a_silent_program_is_lost():
    """Nothing received for as long as the table manager waits counts as leaving."""
    steps = whole_board("East")
    asking = steps.index((">", "East passes"))

    async def session():
        settings = TableSettings(patience=Patience(0.05, 0))
        async with open_table(settings=settings) as (table, port):
            held = asyncio.Event()

            class Silent(Program):
                async def run(self, port):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(plainly('Connecting "Kings" as East using protocol version 18'))
                    await held.wait()
                    writer.close()

            running = [
                asyncio.create_task(one.run(port)) for one in (Silent(steps[:asking]), *others("East"))
            ]
            with pytest.raises(Lost):
                await table.play(BOARD)
            held.set()
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(session())


def test_a_program_may_come_back_only_so_often():
    """A program that repeats the same fault is not waited for without end."""
    steps = whole_board("East")
    place = steps.index((">", "East passes"))
    program = Program([*steps[:place], (">", "East bids 1C"), ("<", "Illegal bid")])

    async def session():
        async with open_table(settings=PATIENT) as (table, port):
            running = [asyncio.create_task(one.run(port)) for one in others("East")]

            async def insist():
                for _ in range(MOST_RETURNS + 1):
                    await program.run(port)

            insisting = asyncio.create_task(insist())
            with pytest.raises(Lost):
                await table.play(BOARD)
            await insisting
        await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(session())


@pytest.mark.parametrize(
    ("first", "answer"),
    [
        ('Connecting "Queens" as North using protocol version 17', "Version 17"),
        ("GET / HTTP/1.1", "is not a line of the protocol"),
        ("North passes", "comes at the wrong time"),
        ("x" * 20_000, "A line has more than"),
        ('Connecting "Queens" as East using protocol version 18', "East is taken"),
    ],
)
def test_a_visitor_who_may_not_sit_down_is_turned_away_in_one_sentence(first, answer):
    async def session():
        async with open_table([Seat.E]) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(plainly(first))
            got = (await reader.read()).decode()
            writer.close()
            assert "?" not in got
            return got

    assert answer in asyncio.run(session())


def test_a_program_that_sits_anywhere_gets_the_first_free_seat():
    async def session():
        async with open_table() as (_, port):
            seated = []
            for _ in SEATS:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(plainly('Connecting "WBridge5" as ANYPL using protocol version 18'))
                seated.append((reader, writer, (await reader.readline()).decode()))
            reader, last = await asyncio.open_connection("127.0.0.1", port)
            last.write(plainly('Connecting "WBridge5" as ANYPL using protocol version 18'))
            refusal = (await reader.read()).decode()
            for _, writer, _ in seated:
                writer.close()
            last.close()
            return [line.split()[0] for *_, line in seated], refusal

    names, refusal = asyncio.run(session())
    assert list(NAMES) == names
    assert "All seats are taken" in refusal


def test_bots_take_the_seats_that_are_not_offered():
    """A bot that passes plays with programs; nobody can sit in its place."""

    class Passer:
        def move(self, view):
            legal = view.state.legal()
            return SimpleCall.PASS if SimpleCall.PASS in legal else legal[0]

    async def session():
        settings = TableSettings(teams=("Aces", "Kings"), patience=Patience(None, None))
        bots = {Seat.E: Passer(), Seat.S: Passer(), Seat.W: Passer()}
        async with open_table(bots, settings) as (table, port):
            program = asyncio.create_task(Program(whole_board("North")).run(port))
            log = await table.play(BOARD, bots)
        await program
        return log, table.names

    log, names = asyncio.run(session())
    assert ("7S by N", 1510) == result(log)
    assert {Seat.N: "Aces", Seat.E: "Chelem", Seat.S: "Chelem", Seat.W: "Chelem"} == names
