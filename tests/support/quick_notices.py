"""The command, quick to notify people who are away: `python -m tests.support.quick_notices serve`."""

from chelem.live import lobby
from chelem.tables import turn_notice

if __name__ == "__main__":
    quick = turn_notice.NoticePatience(away=0.05)
    vars(lobby)["NoticePatience"] = lambda: quick
    from chelem.cli.main import main

    main()
