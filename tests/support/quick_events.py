"""The command with quick robots in online events, which go on playing after the test that opened them.

`python -m tests.support.quick_events serve`
"""

from dataclasses import replace

from chelem.bots.configuration import Configuration
from chelem.tables import event_table

QUICK = Configuration("instant")


def hurry_events() -> None:
    """Let instant robots play at the tables of events."""
    new_boards = event_table.new_event_boards
    vars(event_table)["new_event_boards"] = lambda *given: replace(new_boards(*given), bots=QUICK)


if __name__ == "__main__":
    hurry_events()
    from chelem.cli.main import main

    main()
