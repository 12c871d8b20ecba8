"""The command, quick to notify people who are away: `python -m tests.support.quick_notices serve`."""

from chelem.live import lobby
from chelem.tables.turn_notice import NoticePatience

if __name__ == "__main__":
    lobby.NoticePatience = lambda: NoticePatience(away=0.05)  # type: ignore[assignment, misc]
    from chelem.cli.main import main

    main()
