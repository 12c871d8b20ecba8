"""The command with quick robots in online events, where somebody counts as away after two seconds.

`python -m tests.support.servers.short_absences serve`
"""

from chelem.site.events.live import online_rounds
from tests.support.replacing import replace_in
from tests.support.servers.patient_bots import let_bots_think
from tests.support.servers.quick_events import hurry_events

if __name__ == "__main__":
    let_bots_think()
    hurry_events()
    replace_in(online_rounds, ABSENT=2.0)
    from chelem.cli.main import main

    main()
