"""The command of a server that cheats: it acknowledges every nonce, then leaves all of them out.

`python -m tests.support.servers.dishonest_server serve`
"""

from chelem.site.tables.domain import promising
from chelem.site.tables.domain.table import Table
from chelem.site.tables.live import dealing_clock
from tests.support.replacing import replace_in
from tests.support.servers.quick_events import thin_field

PATIENCE = 600.0
"""The seconds that the next deal waits for a page, which may load slowly."""


def leave_out_all() -> None:
    """Forget all nonces before the cards are dealt, but wait for them."""
    deal_promised = promising.deal_promised

    def deal_alone(table: Table) -> None:
        table.nonces.clear()
        deal_promised(table)

    replace_in(promising, deal_promised=deal_alone)
    names = ("ANSWER_SECONDS", "ABSENT_SECONDS", "FIRST_VISIT_SECONDS", "STAGE_SECONDS")
    replace_in(dealing_clock, **dict.fromkeys(names, PATIENCE))


if __name__ == "__main__":
    leave_out_all()
    thin_field()
    from chelem.cli.main import main

    main()
