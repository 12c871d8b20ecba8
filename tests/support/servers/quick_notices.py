"""The command with quick notices and events; tournaments of the day have two boards and quick bots.

`python -m tests.support.servers.quick_notices serve`
"""

from dataclasses import replace

from chelem.site.contests.live import daily
from chelem.site.tables.domain import turn_notice
from chelem.site.tables.domain.board_set import match_of_boards
from chelem.site.tables.live import lobby
from tests.support.replacing import replace_in
from tests.support.servers.patient_bots import let_bots_think
from tests.support.servers.quick_events import QUICK, hurry_events, thin_field

if __name__ == "__main__":
    quick = turn_notice.NoticePatience(away=0.05)
    replace_in(lobby, NoticePatience=lambda: quick)
    terms = daily.daily_terms()
    policy = terms.policy.changed({"pace": "instant"})
    short = replace(terms, match=match_of_boards(terms.game, 2), policy=policy, bots=QUICK)
    replace_in(daily, daily_terms=lambda: short)
    let_bots_think()
    hurry_events()
    thin_field()
    from chelem.cli.main import main

    main()
