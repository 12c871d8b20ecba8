"""The command with quick robots in online events, where they go on playing after the test that opened these.

A board is compared with few other tables.

`python -m tests.support.servers.quick_events serve`
"""

from dataclasses import replace

from chelem.bots.configuration import Configuration
from chelem.site.events.domain import event_table
from chelem.site.tables.domain import robot_field
from chelem.site.tables.live import comparing
from tests.support.servers.patient_bots import let_bots_think

QUICK = Configuration("instant")


def hurry_events() -> None:
    """Let instant robots play at the tables of events."""
    new_boards = event_table.new_event_boards
    vars(event_table)["new_event_boards"] = lambda *given: replace(new_boards(*given), bots=QUICK)


def thin_field() -> None:
    """Compare a board with two tables that bid the system of the tests' own bots, which is loaded anyway."""
    few = (
        (comparing, "TABLES", 2),
        (robot_field, "DAILY_ROBOTS", 2),
        (robot_field, "DAILY_STRENGTHS", ("instant",)),
    )
    for module, name, value in few:
        assert hasattr(module, name), "robots of a larger field would think for a minute of CPU"
        vars(module)[name] = value
    vars(robot_field)["ways_to_bid"] = lambda: (Configuration("instant", "sayc"),)


if __name__ == "__main__":
    let_bots_think()
    hurry_events()
    thin_field()
    from chelem.cli.main import main

    main()
