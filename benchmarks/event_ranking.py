"""How long an event of 5 000 tables and 28 boards takes from its log to its first ranking.

`.venv/bin/python benchmarks/event_ranking.py [--runs 5]` prints processor time, the median of several
runs, in seconds: to fold the log, to make entrants and travellers for the first time, to score and rank, and
both together.
"""

import argparse
import gc
from itertools import pairwise
from random import Random
from statistics import median
from time import process_time

from chelem.events.log.author import Author
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.table_result import TableResult
from chelem.movements.generators.barometer import barometer
from chelem.movements.generators.mitchell import mitchell

SECTIONS, TABLES, ROUNDS, BOARDS = 50, 100, 14, 2
RESULTS = tuple(
    TableResult.parse(f"{contract} by {declarer}")
    for contract in ("3NT=", "3NT-1", "3NT+1", "4S=", "4S+1", "4S-1", "2H+1", "1NT=", "5CX-3", "4H+2")
    for declarer in "NESW"
)


def large_event(random: Random) -> list[EventEntry]:
    """Return the log of an event whose every board has been played at every table."""
    movement = barometer(mitchell(TABLES, ROUNDS, BOARDS))
    contents: list[EntryContent] = [EventOpened("Large", "2026-01-01")]
    for section in range(SECTIONS):
        name, first = f"S{section}", section * movement.entrants
        contents.append(MovementPlanned(name, movement))
        seats = {place: first + place for place in range(1, movement.entrants + 1)}
        contents.append(EntrantsSeated(name, seats))
        for number, cells in enumerate(movement.rounds, 1):
            contents.append(RoundStarted(name, number))
            contents += (
                ResultReported(name, number, cell.table, board, random.choice(RESULTS))
                for cell in cells
                for board in cell.boards
            )
    director = Author("director", "1")
    return [EventEntry(version, content, director) for version, content in enumerate(contents)]


def measure(log: list[EventEntry]) -> tuple[float, float, float]:
    """Return the seconds of the three steps."""
    gc.collect()
    times = [process_time()]
    event = Event.fold(log)
    times.append(process_time())
    event.results()
    times.append(process_time())
    event.ranking()
    times.append(process_time())
    folded, made, ranked = (after - before for before, after in pairwise(times))
    return folded, made, ranked


def main() -> None:
    """Print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    log = large_event(Random(1))
    runs = [measure(log) for _ in range(parser.parse_args().runs)]
    folded, made, ranked = (median(each) for each in zip(*runs, strict=True))
    both = median(made + ranked for _, made, ranked in runs)
    print(
        f"{len(log)} entries: fold {folded:.2f}, results {made:.2f}, ranking {ranked:.2f}, first {both:.2f}"
    )


if __name__ == "__main__":
    main()
