"""What pages show of the deals of an event: hands, double dummy and par, costs, and results to look at."""

from typing_extensions import TypedDict

from chelem.core import SEATS, STRAINS, Contract, Deal
from chelem.events import EventResults
from chelem.events.board_costs import BoardCost, cost_reasons
from chelem.events.shown import rounded
from chelem.events.solved_board import KnownBoards, SolvedBoard
from chelem.events.suspect_result import SuspectResult
from chelem.formats.json_types import CardCode, SeatCode
from chelem.site.events.views.serviced_event import EventInService
from chelem.site.events.views.sittings import EventPlayedAt


class EventCost(TypedDict):
    """A board below average, and what would have been better double dummy."""

    board: int
    percent: float | None
    """What it lost against the average, at matchpoints; otherwise null."""
    imps: float | None
    reasons: list[str]
    """Empty where the deal is not known."""


class EventDoubleDummy(TypedDict):
    """What is possible on a board with all hands seen."""

    tricks: dict[str, dict[SeatCode, int]]
    """By strain and declarer."""
    par: int
    """North-South's points."""
    par_text: str


class EventSuspect(EventPlayedAt):
    """A result far from what the hands allow, for directors alone, until they confirm or correct it."""

    board: int
    version: int
    """Of the entry that is to be confirmed."""
    result: str
    reasons: list[str]
    """What is strange, then what has probably happened."""


def shown_deal(serviced: EventInService, board: int) -> Deal | None:
    """Return the deal of a board for somebody who may read its traveller; None if it is not known.

    While tables have still to play a board of an online event, nobody sees it: who directs one may play in
    it.
    """
    state = serviced.event.state
    if state.is_online and state.is_still_played(board):
        return None
    return serviced.deals.get(board)


def hands_view(deal: Deal) -> dict[SeatCode, list[CardCode]]:
    """Return the four hands."""
    return {str(seat): [str(card) for card in deal[seat]] for seat in SEATS}


def double_dummy_view(solved: SolvedBoard, language: str) -> EventDoubleDummy:
    """Return the table and par of a board."""
    return {
        "tricks": {
            str(strain): {str(seat): solved.table[strain, seat] for seat in SEATS}
            for strain in reversed(STRAINS)
        },
        "par": solved.par.score,
        "par_text": solved.par.text(language),
    }


def possible_tricks(contract: Contract | None, solved: SolvedBoard | None) -> int | None:
    """Return the tricks of a contract double dummy."""
    return None if contract is None or solved is None else solved.tricks(contract)


def cost_view(results: EventResults, cost: BoardCost, known: KnownBoards, language: str) -> EventCost:
    """Return what a board cost its entrant, and why."""
    lost = float(rounded(cost.lost, 2))
    matchpoints = bool(cost.board.top)
    return {
        "board": cost.number,
        "percent": lost if matchpoints else None,
        "imps": None if matchpoints else lost,
        "reasons": [reason.say(language) for reason in cost_reasons(results, cost, known)],
    }


def suspect_view(suspect: SuspectResult, language: str) -> EventSuspect:
    """Return a result to look at, for directors alone."""
    section, number, table, board = suspect.at
    return {
        "section": section,
        "round": number,
        "table": table,
        "board": board,
        "version": suspect.version,
        "result": str(suspect.result),
        "reasons": [reason.say(language) for reason in suspect.reasons],
    }
