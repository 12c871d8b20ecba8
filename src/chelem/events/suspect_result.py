"""Results that are far from what the hands allow, and what has probably happened."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chelem.core import STRAINS, Contract, Phrase, Seat, Side, Strain
from chelem.events.lead_check import lead_doubts
from chelem.events.log.section import EventSection
from chelem.events.log.state import BoardAt, EventState
from chelem.events.played_facts import played_facts
from chelem.events.solved_board import KnownBoards, SolvedBoard
from chelem.events.table_result import TableResult

FAR = 4
"""From how many tricks more or fewer than double dummy on a result is doubted."""
NEAR = 1
"""How many tricks from double dummy a result may be that fits."""
FEWEST_TRUMPS, USUAL_TRUMPS = 4, 7
"""A contract with so few trumps is doubted; one with so many is nothing special."""


@dataclass(frozen=True, slots=True)
class SuspectResult:
    """A result that counts and that a director should look at: where, the entry that states it, and why."""

    at: BoardAt
    version: int
    result: TableResult
    reasons: tuple[Phrase, ...]


def find_suspects(state: EventState, known: KnownBoards) -> list[SuspectResult]:
    """Return the results to look at, by section, round, table and board.

    A board with a ruling is not looked at, nor is a result that a director has confirmed, nor one of the
    program's own tables, where nobody types.
    """
    found: list[SuspectResult] = []
    for section in state.sections.values():
        for (number, table, board), reports in sorted(section.reports.items()):
            at = section.name, number, table, board
            ruling, result = state.rulings.get(at), reports.result
            if board not in known or result is None or reports.counted & state.vouched:
                continue
            if reports.latest.author.role == "program":
                continue
            if ruling is not None and ruling.outcome is not None:
                continue
            if reasons := tuple(_reasons(section, at, result, known)):
                found.append(SuspectResult(at, reports.latest.version, result, reasons))
    return found


def _reasons(section: EventSection, at: BoardAt, result: TableResult, known: KnownBoards) -> Iterator[Phrase]:
    contract, tricks = result.contract, result.tricks
    if contract is None or tricks is None:
        return
    _, number, table, board = at
    near = [
        other for sitting in section.sittings((number, table)) for other in sitting.boards if other != board
    ]
    solved = known[board]
    possible, trumps = solved.tricks(contract), solved.trumps(contract)
    is_far = abs(tricks - possible) >= FAR
    if is_far:
        facts = played_facts(contract, tricks) | {"board": board, "possible": possible}
        yield Phrase("event.suspect.tricks", facts)
    if trumps is not None and trumps <= FEWEST_TRUMPS:
        facts = {"side": str(contract.declarer.side), "count": trumps, "strain": str(contract.strain)}
        yield Phrase("event.suspect.trumps", facts)
        is_far = True
    deals = {other: known[other].deal for other in known}
    lead = result.lead and lead_doubts(deals, board, contract, result.lead, near)
    if is_far:
        others = [known[other] for other in near if other in known]
        found = tuple(_explanations(section, at, (contract, tricks), others, solved))
        yield from found or (() if lead else (Phrase("event.suspect.unexplained"),))
    yield from lead or ()


def _explanations(
    section: EventSection,
    at: BoardAt,
    played: tuple[Contract, int],
    near: Sequence[SolvedBoard],
    solved: SolvedBoard,
) -> Iterator[Phrase]:
    """Yield what would make a result usual: another board, another side or another strain."""
    contract, tricks = played
    found = False
    for other in near:
        if _fits(other, contract, tricks):
            there = _played_at(section, at, other.number)
            both = there is not None and not _fits(other, *there) and _fits(solved, *there)
            yield Phrase(
                "event.suspect.exchanged" if both else "event.suspect.board", {"other": other.number}
            )
            found = True
    turned = [seat for seat in _other_side(contract) if _fits(solved, _by(contract, seat), tricks)]
    if turned:
        yield Phrase("event.suspect.side", {"side": str(turned[0].side)})
        found = True
    if not found:
        strains = [strain for strain in _other_strains(contract) if _fits(solved, strain, tricks)]
        if len(strains) == 1:
            yield Phrase("event.suspect.strain", {"strain": str(strains[0].strain)})


def _fits(solved: SolvedBoard, contract: Contract, tricks: int) -> bool:
    """Return whether a result is nothing special on a board."""
    trumps = solved.trumps(contract)
    return abs(tricks - solved.tricks(contract)) <= NEAR and (trumps is None or trumps >= USUAL_TRUMPS)


def _played_at(section: EventSection, at: BoardAt, board: int) -> tuple[Contract, int] | None:
    """Return what was played on another board of the same table and round."""
    reports = section.reports.get((at[1], at[2], board))
    result = None if reports is None else reports.result
    if result is None or result.contract is None or result.tricks is None:
        return None
    return result.contract, result.tricks


def _other_side(contract: Contract) -> tuple[Seat, ...]:
    side: Side = contract.declarer.side.opponents
    return side.seats


def _by(contract: Contract, declarer: Seat) -> Contract:
    return Contract(declarer, contract.strain, contract.tricks, contract.stake)


def _other_strains(contract: Contract) -> list[Contract]:
    strains: list[Strain] = [strain for strain in STRAINS if strain is not contract.strain]
    return [Contract(contract.declarer, strain, contract.tricks, contract.stake) for strain in strains]
