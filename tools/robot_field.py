"""Count how much the results of robot tables on the same board differ.

`python tools/robot_field.py --boards 150` plays each board at seven tables, and prints the mean number of
different scores and the share of boards on which all are equal. With `--chair normal` it is the field of the
tournament of the day: fifteen tables, and one more of robots of that configuration, where a person would sit
South; it also prints the average percentage of that North-South pair and its standard error. The variety is
that of the first seven tables in either case.
"""

import argparse
import resource
from fractions import Fraction
from random import Random
from statistics import fmean, stdev
from time import process_time

from chelem.boards.board_summary import BoardSummary
from chelem.boards.log_conversion import deal_record, log_of
from chelem.bots.bot import Bot
from chelem.bots.configuration import Configuration
from chelem.bots.driver import bots_act
from chelem.bots.making import new_bot
from chelem.core.deals import Deal
from chelem.core.seats import SEATS
from chelem.engine.events import Dealt, Started
from chelem.engine.log import Log
from chelem.scoring.competition.matchpoints import score_percentages
from chelem.tables.comparison import TABLES, replay_by_bots
from chelem.tables.daily import DAILY_ROBOTS
from chelem.tables.robot_field import field_for_board


def points_of_robots(log: Log, who: Configuration, seed: str) -> int:
    """Return North-South's score on the board of a log, bid and played by four robots of a configuration."""
    started, dealt = log[0].event, log[1].event
    if not isinstance(started, Started) or not isinstance(dealt, Dealt):
        raise TypeError(started, dealt)
    players = {seat: str(seat) for seat in SEATS}
    again = Log(Started(started.game, started.match, players))
    again.add(Dealt(dealt.setting, dealt.hands, players))
    seeds = Random(seed)  # noqa: S311 - repeatable, not secret
    bots: dict[str, Bot] = {str(seat): new_bot(who, seeds.randrange(1 << 60)) for seat in SEATS}
    while bots_act(again, bots):
        pass
    return BoardSummary.of_row(started.game, again.state.sheet.rows[0]).score or 0


def main() -> None:
    """Play the boards and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--boards", type=int, default=150, help="how many boards")
    parser.add_argument("--first", type=int, default=1, help="the number of the first board")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the cards and of the bots")
    parser.add_argument("--chair", type=Configuration.parse, help="robots where a person would sit")
    options = parser.parse_args()
    tables = TABLES if options.chair is None else DAILY_ROBOTS
    different: list[int] = []
    percents: list[Fraction] = []
    times: list[float] = []
    for number in range(options.first, options.first + options.boards):
        deal = Deal.draw(Random(f"{options.seed} {number}").randrange)  # noqa: S311 - repeatable, not secret
        log = log_of([deal_record(deal, number)])
        scores = []
        for table in field_for_board(f"{options.seed} {number}", number, tables):
            before, event = process_time(), log[1].event
            if not isinstance(event, Dealt):
                raise TypeError(event)
            result = replay_by_bots(log.state.game, log.state.match, event, table)
            times.append(process_time() - before)
            scores.append(0 if result is None else result["points"])
        different.append(len(set(scores[:TABLES])))
        if options.chair is not None:
            own = points_of_robots(log, options.chair, f"{options.seed} {number}")
            percents.append(score_percentages([*scores, own])[own])
    total, equal = len(different), sum(count == 1 for count in different)
    print(f"{total} boards, {TABLES} tables: {sum(different) / total:.2f} different scores")
    print(f"all equal on {equal} boards ({equal / total:.1%})")
    if percents:
        error = stdev(percents) / len(percents) ** 0.5
        print(f"{options.chair} in the chair: {float(fmean(percents)):.2f} % ± {error:.2f}")
    print(f"processor time of a table: mean {sum(times) / len(times):.2f} s, most {max(times):.2f} s")
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB")


if __name__ == "__main__":
    main()
