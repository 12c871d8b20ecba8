"""The entry for a result that a director types from paper."""

from chelem.core import Refused
from chelem.events.log.entries.reporting import ResultCorrected, ResultReported
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.rulings import BoardRuling
from chelem.events.log.section import At, EventSection
from chelem.events.log.state import EventState
from chelem.events.outcome import ArtificialScore
from chelem.events.typed_result import TypedResult


def entry_for(
    section: EventSection, typed: TypedResult, at: At | None
) -> ResultReported | ResultCorrected | BoardRuled:
    """Return the entry of a typed result: a correction where another is there, or a ruling.

    The table is found by the numbers of the pairs, in an individual of one player on each side, as they are
    in the section's movement; otherwise it is `at`, a round and a table. Raises `Refused` where nobody plays
    the board so.
    """
    found, result = _find(section, typed, at), typed.result
    if isinstance(result, ArtificialScore):
        return BoardRuled(section.name, *found, typed.board, result)
    reports = section.reports.get((*found, typed.board))
    if reports is not None and reports.result != result:
        return ResultCorrected(section.name, *found, typed.board, result)
    return ResultReported(section.name, *found, typed.board, result)


def replaced_by(state: EventState, entry: ResultReported | ResultCorrected | BoardRuled) -> list[str]:
    """Return the results, or the ruling such as `60-40`, in whose place a typed entry would count.

    There are none where it agrees with them.
    """
    reports, ruling = state.reports(entry.at), state.rulings.get(entry.at)
    stated = () if reports is None else reports.stated
    texts = [str(result) for result in stated]
    if not isinstance(entry, BoardRuled):
        return [] if all(result.agrees(entry.result) for result in stated) else texts
    if ruling is None:
        return texts
    return [] if ruling.outcome == entry.outcome else [_ruling_text(ruling)]


def is_overruled(state: EventState, entry: ResultReported | ResultCorrected | BoardRuled) -> bool:
    """Return whether a ruling on the board goes on counting in place of a typed result."""
    return not isinstance(entry, BoardRuled) and entry.at in state.rulings


def _ruling_text(ruling: BoardRuling) -> str:
    """Return a ruling as it is typed; `ruling` for one that is not typed."""
    outcome = ruling.outcome
    if isinstance(outcome, ArtificialScore):
        return f"{outcome.north_south}-{outcome.east_west}"
    return "ruling"


def _find(section: EventSection, typed: TypedResult, at: At | None) -> At:
    if typed.entrants is None:
        if at is None:
            raise Refused("event.typed.where", board=typed.board)
        return at
    pairs = [section.places.get(number) for number in typed.entrants]
    for where, sitting in section.tables_of(typed.board):
        if pairs[0] in sitting.north_south and pairs[1] in sitting.east_west:
            return where
    first, second = typed.entrants
    raise Refused("event.typed.pairs", board=typed.board, first=first, second=second)
