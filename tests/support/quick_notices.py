"""The command with quick notices; tournaments of the day have two boards, quick bots and a quick field.

`python -m tests.support.quick_notices serve`
"""

from dataclasses import replace

from chelem.bots.configuration import Configuration
from chelem.live import daily, lobby, turns
from chelem.tables import turn_notice
from chelem.tables.board_set import match_of_boards

if __name__ == "__main__":
    quick = turn_notice.NoticePatience(away=0.05)
    vars(lobby)["NoticePatience"] = lambda: quick
    terms = daily.daily_terms()
    policy = terms.policy.changed({"pace": "instant"})
    short = replace(terms, match=match_of_boards(terms.game, 2), policy=policy, bots=Configuration("instant"))
    vars(daily)["daily_terms"] = lambda: short
    vars(turns)["DAILY_STRENGTHS"] = ("instant",)
    from chelem.cli.main import main

    main()
