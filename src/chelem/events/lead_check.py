"""Leads that cannot be: the card was not in the leader's hand, and what has probably happened."""

from collections.abc import Iterable, Iterator, Mapping

from chelem.core import SEATS, Card, Contract, Deal, Phrase
from chelem.events.log.author import Author
from chelem.events.log.section import EventSection
from chelem.events.table_result import TableResult


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


def doubts_of_result(
    deals: Mapping[int, Deal],
    section: EventSection,
    at: tuple[int, int, int],
    result: TableResult,
    reader: Author,
) -> tuple[Phrase, ...]:
    """Return what a reader may know to be wrong with the lead of a result, by round, table and board.

    A device that asked again and again, or before the board was played, would learn where cards lie. So
    players learn it once the other side has stated the result too, and a table for its first result of a
    board alone: all its phones the same, as another one may confirm it. What was really played is often
    another board of the round, without a result yet.
    """
    if result.contract is None or result.lead is None:
        return ()
    if not reader.directs:
        reports = section.reports.get(at)
        if reports is None or reports.one_sided or (reader.role == "table" and len(reports.versions) > 1):
            return ()
    near = [board for sitting in section.sittings(at[:2]) for board in sitting.boards]
    return lead_doubts(deals, at[2], result.contract, result.lead, near)


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
