"""The command, quick to notify people who are away, and with quick bots in the tournament of the day.

`python -m tests.support.quick_notices serve`
"""

from dataclasses import replace

from chelem.bots.configuration import Configuration
from chelem.live import daily, lobby
from chelem.tables import turn_notice

if __name__ == "__main__":
    quick = turn_notice.NoticePatience(away=0.05)
    vars(lobby)["NoticePatience"] = lambda: quick
    terms = daily.daily_terms()
    policy = terms.policy.changed({"pace": "instant"})
    vars(daily)["daily_terms"] = lambda: replace(terms, policy=policy, bots=Configuration("instant"))
    from chelem.cli.main import main

    main()
