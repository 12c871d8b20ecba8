"""Count how much the results of robot tables on the same board differ, and what a visitor's chair is worth.

`python tools/robot_field.py --boards 150` plays each board at seven tables, and prints the mean number of
different scores and the share of boards on which all are equal.

With `--chair normal` it is the field of the tournament of the day, and one more table of robots of that
configuration, where a person would sit South: it also prints the mean percentage of that North-South pair.
Each deal is then played twice, the second time turned by a quarter, with the pairs of all tables turned too:
what is luck for North-South in one is bad luck in the other. So the standard error is that of the means of
two boards. `--tables` plays against the first tables of that field only, which changes the spread of a
percentage, not its mean; the variety is always that of the first seven.

`--save FILE` appends each board played to a file, and goes on after those that it has: what is printed is
about all of them.
"""

import argparse
import json
import resource
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import chain, product
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

from chelem.boards.board_summary import BoardSummary
from chelem.boards.log_conversion import deal_record, log_of
from chelem.bots.bot import Bot
from chelem.bots.configuration import Configuration
from chelem.bots.driver import bots_act
from chelem.bots.making import new_bot
from chelem.bots.occasion import Occasion
from chelem.bots.payoff import BoardScoring
from chelem.core.deals import Deal
from chelem.core.seats import SEATS
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import Dealt, Started
from chelem.engine.log import Log
from chelem.matches.duplicate import board_dealer
from chelem.scoring.competition.matchpoints import score_percentages
from chelem.site.tables.domain.comparison import TABLES, replay_by_bots
from chelem.site.tables.domain.robot_field import (
    DAILY_ROBOTS,
    DAILY_STRENGTHS,
    QUICK,
    RobotTable,
    field_for_board,
)

TOURNAMENT = Occasion(scoring=BoardScoring.MATCHPOINTS)


@dataclass(frozen=True, slots=True)
class MeasuredBoard:
    """North-South's scores on a board: at the tables of the field, and with robots in the visitor's chair."""

    number: int
    turned: bool
    field: Sequence[int]
    chair: Sequence[int]
    strengths: Sequence[str]
    """Those of North-South and East-West, for each table of the field."""
    cpu: Sequence[float]
    """The CPU-seconds that each table of the field took."""

    @property
    def percent(self) -> float:
        """The mean percentage of the visitor's chair, each time alone in the field."""
        return float(fmean(score_percentages([*self.field, own])[own] for own in self.chair))


def turned_board(number: int) -> int:
    """Return the board whose dealer and vulnerability are those of another, turned by a quarter."""
    dealer, sides = board_dealer(number).next, {seat.next for seat in Vulnerability.on_board(number)}
    return next(
        board
        for board in range(1, 17)
        if board_dealer(board) is dealer and set(Vulnerability.on_board(board)) == sides
    )


def turned_deal(deal: Deal) -> Deal:
    """Return the deal in which each hand is one seat further on."""
    north, east, south, west = deal
    return Deal.of(west, north, east, south)


def turned_table(table: RobotTable) -> RobotTable:
    """Return the table whose pairs have changed places; all players but one keep their seed."""
    return RobotTable(table.east_west, table.north_south, table.seed - 1, table.scoring)


def points_of_robots(log: Log, who: Configuration, seeds: Sequence[int]) -> int:
    """Return North-South's score on the board of a log, bid and played by four robots of a configuration."""
    started, dealt = log[0].event, log[1].event
    if not isinstance(started, Started) or not isinstance(dealt, Dealt):
        raise TypeError(started, dealt)
    players = {seat: str(seat) for seat in SEATS}
    again = Log(Started(started.game, started.match, players))
    again.add(Dealt(dealt.setting, dealt.hands, players))
    bots: dict[str, Bot] = {str(seat): new_bot(who, seeds[seat], TOURNAMENT) for seat in SEATS}
    while bots_act(again, bots):
        pass
    return BoardSummary.of_row(started.game, again.state.sheet.rows[0]).score or 0


def play_board(options: argparse.Namespace, number: int, *, turned: bool) -> MeasuredBoard:
    """Play a board at the tables of a field, and at those with robots in the visitor's chair."""
    name, board = f"{options.seed} {number}", 1 + (number - 1) % 16
    deal = Deal.draw(Random(name).randrange)  # noqa: S311 - repeatable, not secret
    size, kinds = (TABLES, QUICK) if options.chair is None else (DAILY_ROBOTS, DAILY_STRENGTHS)
    scoring = BoardScoring.IMPS if options.chair is None else BoardScoring.MATCHPOINTS
    field = field_for_board(name, number, size, kinds, scoring)[: options.tables]
    if turned:
        board, deal, field = turned_board(board), turned_deal(deal), tuple(map(turned_table, field))
    log = log_of([deal_record(deal, board)])
    dealt = log[1].event
    if not isinstance(dealt, Dealt):
        raise TypeError(dealt)
    scores, cpu = [], []
    for table in field:
        before = process_time()
        result = replay_by_bots(log.state.game, log.state.match, dealt, table)
        cpu.append(round(process_time() - before, 3))
        scores.append(0 if result is None else result["points"])
    chair = []
    for chance in map(Random, range(options.chairs if options.chair else 0)):
        chance.seed(f"{name} {chance.random()}")
        seeds = [chance.randrange(1 << 60) for _ in SEATS]
        chair.append(points_of_robots(log, options.chair, seeds[-1:] + seeds[:-1] if turned else seeds))
    strengths = [f"{table.north_south.strength}-{table.east_west.strength}" for table in field]
    return MeasuredBoard(number, turned, scores, chair, strengths, cpu)


def read_boards(saved: Path | None) -> list[MeasuredBoard]:
    """Return the boards of a file; none without one."""
    if saved is None or not saved.exists():
        return []
    return [MeasuredBoard(**json.loads(line)) for line in saved.read_text(encoding="utf-8").splitlines()]


def report(played: Iterable[MeasuredBoard]) -> Iterable[str]:
    """Yield the figures of the boards played."""
    boards = list(played)
    different = [len(set(board.field[:TABLES])) for board in boards]
    equal = different.count(1)
    tables = min(TABLES, len(boards[0].field))
    yield f"{len(boards)} boards, {tables} tables: {fmean(different):.2f} different scores"
    yield f"all equal on {equal} boards ({equal / len(boards):.1%})"
    yield from report_on_chair([board for board in boards if board.chair])
    cpu = defaultdict[str, list[float]](list)
    for board in boards:
        for strengths, seconds in zip(board.strengths, board.cpu, strict=True):
            cpu[strengths].append(seconds)
    means = ", ".join(f"{strengths} {fmean(times):.2f}" for strengths, times in sorted(cpu.items()))
    yield f"processor time of a table in seconds: {means}"
    fields = [sum(board.cpu) for board in boards]
    yield f"processor time of a field in seconds: mean {fmean(fields):.1f}, most {max(fields):.1f}"


def report_on_chair(boards: Sequence[MeasuredBoard]) -> Iterable[str]:
    """Yield the mean percentage in the visitor's chair, over the deals that were played both ways."""
    deals = defaultdict[int, list[float]](list)
    for board in boards:
        deals[board.number].append(board.percent)
    both = [percents for percents in deals.values() if len(percents) > 1]
    means = [fmean(percents) for percents in both]
    if len(means) > 1:
        error = stdev(means) / len(means) ** 0.5
        yield f"in the chair: {fmean(means):.2f} % ± {error:.2f} on {2 * len(means)} boards"
        spread = stdev(chain(*both)), stdev(means)
        yield f"standard deviation: {spread[0]:.1f} of a board, {spread[1]:.1f} of a deal both ways"


def main() -> None:
    """Play the boards and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--boards", type=int, default=150, help="how many boards")
    parser.add_argument("--first", type=int, default=1, help="the number of the first board")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the cards and of the bots")
    parser.add_argument("--chair", type=Configuration.parse, help="robots where a person would sit")
    parser.add_argument("--chairs", type=int, default=1, help="how many times they play a board")
    parser.add_argument("--tables", type=int, help="how many tables of the field play")
    parser.add_argument("--save", type=Path, help="a file of boards played")
    options = parser.parse_args()
    boards = read_boards(options.save)
    known = {(board.number, board.turned) for board in boards}
    numbers = range(options.first, options.first + options.boards)
    for number, turned in product(numbers, (False, True) if options.chair else (False,)):
        if (number, turned) not in known:
            boards.append(play_board(options, number, turned=turned))
            if options.save:
                with options.save.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(boards[-1])) + "\n")
    for line in report(boards):
        print(line)
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB")


if __name__ == "__main__":
    main()
