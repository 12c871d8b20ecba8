"""Why a call of bridge-whist is advised, as facts about the hand (RULES 1.3, 1.4, 1.11)."""

from collections.abc import Mapping

from chelem.core import Call, Hand, Rank, SimpleCall, Strain, TrumpChoice
from chelem.engine import Board
from chelem.games.whist.advice import advised, own_tricks
from chelem.games.whist.declaration import Declaration
from chelem.i18n import Fact


def whist_reason(board: Board, hand: Hand, call: Call) -> tuple[str, Mapping[str, Fact]]:
    """Return the message code of why to make an advised call, and its facts."""
    match call:
        case TrumpChoice(strain) if strain.suit is None:
            return "whist.why-notrump", {"points": hand.hcp}
        case TrumpChoice(strain) if strain.suit is not None:
            honours = sum(rank >= Rank.TEN for rank in hand.ranks(strain.suit))
            facts: dict[str, Fact] = {
                "strain": str(strain),
                "length": hand.length(strain.suit),
                "honours": honours,
            }
            return "whist.why-name" if advised(hand, strain) else "whist.why-choose", facts
        case SimpleCall.DEFER:
            return "whist.why-defer", {}
        case _:
            code = "whist.why-double" if call is SimpleCall.DOUBLE else "whist.why-play"
            return code, {"tricks": round(own_tricks(hand, _named(board)))}


def _named(board: Board) -> Strain:
    """Return the strain that was named."""
    first = board.past_phases[0] if board.past_phases else None
    return first.strain if isinstance(first, Declaration) and first.strain is not None else Strain.NT
