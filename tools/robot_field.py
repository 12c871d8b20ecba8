"""Count how much the results of robot tables on the same board differ.

`python tools/robot_field.py --boards 150` plays each board at seven tables, and prints the mean number of
different scores and the share of boards on which all are equal.
"""

import argparse
import resource
from random import Random
from time import process_time

from chelem.boards.log_conversion import deal_record, log_of
from chelem.core.deals import Deal
from chelem.engine.events import Dealt
from chelem.tables.comparison import TABLES, replay_by_bots
from chelem.tables.robot_field import field_for_board


def main() -> None:
    """Play the boards and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--boards", type=int, default=150, help="how many boards")
    parser.add_argument("--first", type=int, default=1, help="the number of the first board")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the cards and of the bots")
    options = parser.parse_args()
    different: list[int] = []
    times: list[float] = []
    for number in range(options.first, options.first + options.boards):
        deal = Deal.draw(Random(f"{options.seed} {number}").randrange)  # noqa: S311 - repeatable, not secret
        log = log_of([deal_record(deal, number)])
        scores = set()
        for table in field_for_board(f"{options.seed} {number}", number, TABLES):
            before, event = process_time(), log[1].event
            if not isinstance(event, Dealt):
                raise TypeError(event)
            result = replay_by_bots(log.state.game, log.state.match, event, table)
            times.append(process_time() - before)
            scores.add(result and result["points"])
        different.append(len(scores))
    total, equal = len(different), sum(count == 1 for count in different)
    print(f"{total} boards, {TABLES} tables: {sum(different) / total:.2f} different scores")
    print(f"all equal on {equal} boards ({equal / total:.1%})")
    print(f"processor time of a table: mean {sum(times) / len(times):.2f} s, most {max(times):.2f} s")
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10} MB")


if __name__ == "__main__":
    main()
