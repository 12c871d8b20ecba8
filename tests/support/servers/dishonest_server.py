"""The command of a server that cheats: it acknowledges every nonce, then leaves all of them out.

`python -m tests.support.servers.dishonest_server serve`
"""

from chelem.site.tables.domain import promising
from chelem.site.tables.domain.table import Table
from tests.support.replacing import replace_in
from tests.support.servers.quick_events import thin_field


def leave_out_all() -> None:
    """Forget all nonces before the cards are dealt."""
    deal_promised = promising.deal_promised

    def deal_alone(table: Table) -> None:
        table.nonces.clear()
        deal_promised(table)

    replace_in(promising, deal_promised=deal_alone)


if __name__ == "__main__":
    leave_out_all()
    thin_field()
    from chelem.cli.main import main

    main()
