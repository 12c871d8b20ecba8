"""Compare reading PBN with endplay and bridgebots, on one generated file of complete boards.

Prints boards per second, medians of alternating rounds, for reading alone and with validation; then the peak
memory of a process that validates the file, and of one for a file five times as long. Run with
`make bench-files`.
"""

import argparse
import logging
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from chelem import (
    Bid,
    ContractBridge,
    Duplicate,
    Log,
    Seat,
    SimpleCall,
    Started,
    next_deal,
)
from chelem.boards.log_conversion import records_of
from chelem.boards.record import Record
from chelem.formats.pbn import game_of, read_pbn, write_pbn


def random_boards(boards: int, rng: random.Random) -> Iterator[Record]:
    """Yield boards that are bid and played with random legal calls and cards."""
    names = {seat: f"Player {seat.name}" for seat in Seat}
    for board in range(1, boards + 1):
        log = Log(Started(ContractBridge(), Duplicate(boards=1, first=board), names))
        log.add(next_deal(log.state, rng.randrange))
        while player := log.state.player:
            legal = log.state.legal()
            in_auction = log.state.board is not None and log.state.board.play is None
            if in_auction:
                bids = tuple(call for call in legal if isinstance(call, Bid))[:4]
                must_pass = len(bids) < 4 or (bids[0].number > 1 and rng.random() < 0.6)
                legal = (SimpleCall.PASS,) if must_pass else bids
            log.act(player, rng.choice(legal))
        (record,) = records_of(log)
        yield record


def boards_per_second(boards: int, work: Callable[[], object]) -> float:
    """Return the boards per second of CPU time."""
    begin = time.process_time()
    work()
    return boards / (time.process_time() - begin)


def read(path: Path) -> int:
    """Read every board; return their number."""
    with path.open("rb") as stream:
        return sum(1 for _ in read_pbn(stream))


def validate(path: Path) -> int:
    """Read and validate every board; return the number of problems."""
    with path.open("rb") as stream:
        return sum(len(list(game.problems)) for game in read_pbn(stream))


def endplay(path: Path) -> int:
    """Read every board with endplay; return their number."""
    from endplay.parsers import pbn  # noqa: PLC0415 - takes a second and 139 MB

    with path.open() as stream:
        return len(pbn.load(stream))


def bridgebots(path: Path) -> int:
    """Read every board with bridgebots; return their number."""
    from bridgebots import parse_pbn  # noqa: PLC0415 - as above

    return len(parse_pbn(path))


def peak_memory(path: Path) -> float:
    """Return the peak memory of a process that validates the file, in megabytes."""
    command = [sys.executable, __file__, "--peak", str(path)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603 - ourselves


def main() -> None:
    """Generate the file, time all readers and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peak", type=Path)
    options = parser.parse_args()
    logging.disable()  # bridgebots logs a lot
    if options.peak:
        validate(options.peak)
        status = Path("/proc/self/status").read_text(encoding="ascii")
        print(int(status.partition("VmHWM:")[2].split()[0]) / 1024)
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "boards.pbn"
        text = "".join(
            write_pbn(game_of(record) for record in random_boards(options.boards, random.Random(2026)))
        )
        path.write_text(text, encoding="utf-8", newline="")
        print(
            f"{options.boards} boards, {path.stat().st_size / 1e6:.1f} MB; problems found: {validate(path)}"
        )
        readers = {"endplay": endplay, "bridgebots": bridgebots, "read": read, "validate": validate}
        for reader in readers.values():
            reader(path)  # once for imports and caches
        rates: dict[str, list[float]] = {name: [] for name in readers}
        for _ in range(options.rounds):
            for name, reader in readers.items():
                rates[name].append(boards_per_second(options.boards, lambda reader=reader: reader(path)))
        medians = {name: statistics.median(measured) for name, measured in rates.items()}
        for name, median in medians.items():
            print(f"{name:<11} {median:8.0f} boards/s   {median / medians['endplay']:5.2f} x endplay")
        long = Path(folder) / "long.pbn"
        long.write_text(text * 5, encoding="utf-8", newline="")
        print(
            f"peak: {peak_memory(path):.1f} MB, and {peak_memory(long):.1f} MB for a file five times as long"
        )


if __name__ == "__main__":
    main()
