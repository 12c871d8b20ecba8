"""The command with quick robots in online events, where they go on playing after the test that opened these.

A board is compared with few other tables.

`python -m tests.support.servers.quick_events serve`
"""

from dataclasses import replace
from datetime import timedelta

from chelem.bots.configuration import Configuration
from chelem.site.events.domain import event_table
from chelem.site.events.live import online_breaks
from chelem.site.tables.domain import robot_field
from chelem.site.tables.live import comparing
from tests.support.replacing import replace_in
from tests.support.servers.patient_bots import let_bots_think

QUICK = Configuration("instant")
BREAK = timedelta(seconds=3)
"""Time to look at a page in the break."""


def hurry_events() -> None:
    """Let instant robots play at the tables of events, whose breaks are short."""
    new_boards = event_table.new_event_boards
    replace_in(event_table, new_event_boards=lambda *given: replace(new_boards(*given), bots=QUICK))
    replace_in(online_breaks, BREAK=BREAK)


def thin_field() -> None:
    """Compare a board with two tables that bid the system of the tests' own bots, which is loaded anyway."""
    replace_in(comparing, TABLES=2)
    replace_in(
        robot_field,
        DAILY_ROBOTS=2,
        DAILY_STRENGTHS=robot_field.QUICK,
        ways_to_bid=lambda: (Configuration("instant", "sayc"),),
    )


if __name__ == "__main__":
    let_bots_think()
    hurry_events()
    thin_field()
    from chelem.cli.main import main

    main()
