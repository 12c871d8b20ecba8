"""Leads that cannot be: the card was not in the leader's hand, and what has probably happened."""

from collections.abc import Iterable, Iterator, Mapping

from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.phrases import Phrase
from chelem.core.seats import SEATS


def lead_doubts(
    deals: Mapping[int, Deal], board: int, contract: Contract, lead: Card, others: Iterable[int]
) -> tuple[Phrase, ...]:
    """Return what may have happened, the likeliest first; nothing if the leader held the card.

    `others` are boards that lay at the table or near it. A board whose deal is unknown is not doubted.
    """
    deal, leader = deals.get(board), contract.declarer.next
    if deal is None or lead in deal[leader]:
        return ()
    return tuple(_explanations(deals, board, contract, lead, others))


def _explanations(
    deals: Mapping[int, Deal], board: int, contract: Contract, lead: Card, others: Iterable[int]
) -> Iterator[Phrase]:
    leader = contract.declarer.next
    yield Phrase("event.lead.not-held", {"board": board, "card": str(lead), "leader": str(leader)})
    for other in others:
        if other != board and other in deals and lead in deals[other][leader]:
            yield Phrase("event.lead.board", {"other": other})
    holder = next(seat for seat in SEATS if lead in deals[board][seat])
    if holder is leader.partner:
        yield Phrase("event.lead.partner", {"declarer": str(contract.dummy)})
    else:
        yield Phrase("event.lead.turned", {})
        yield Phrase("event.lead.side", {"declarer": str(holder.partner.next)})
