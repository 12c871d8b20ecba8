"""A deal that its player has seen before playing it: what its table says, and what another made of it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from chelem.core.lines import points_of
from chelem.core.seats import Side
from chelem.engine.sheet import Row
from chelem.engine.state import State
from chelem.i18n import LANGUAGES, Fact, say
from chelem.scoring.imps import imps
from chelem.tables.comparison import BotResult
from chelem.text.score_text import result_text, short_contract
from chelem.views.shapes import SeenShape


@dataclass(frozen=True, slots=True)
class Seen:
    """A deal of a table that its owner had seen; its first calls and cards, so many, were made elsewhere.

    `elsewhere` is what came of it there, where that is known.
    """

    deal: int
    steps: int = 0
    elsewhere: BotResult | None = None

    def json(self) -> dict[str, Any]:
        """As the database has it."""
        return asdict(self)

    @classmethod
    def of_json(cls, kept: Mapping[str, Any] | None) -> "Seen | None":
        """As it was kept."""
        return None if kept is None else cls(kept["deal"], kept["steps"], kept["elsewhere"])


def result_of(state: State, row: Row) -> BotResult | None:
    """What a table made of a deal; None where each plays alone and no points are a side's."""
    if state.game.info.individual:
        return None
    return {
        "contract": {language: short_contract(state, row, language) for language in LANGUAGES},
        "result": result_text(state, row, "en") if state.game.info.numbered else "",
        "points": points_of(row.lines, Side.NS) - points_of(row.lines, Side.EW),
    }


def seen_section(seen: Seen | None, state: State | None, side: str, language: str) -> SeenShape | None:
    """What a page shows while that deal is on the table; once it is over, the other table's result too."""
    board = state.board if state else None
    if seen is None or state is None or board is None or board.setting.deal != seen.deal:
        return None
    row = next((row for row in state.sheet.rows if row.setting.deal == seen.deal), None)
    told = "" if row is None or seen.elsewhere is None else _told(seen.elsewhere, row, side, language)
    return {"steps": seen.steps, "text": told}


def _told(other: BotResult, row: Row, side: str, language: str) -> str:
    """The other table's result, and the difference as a side sees it."""
    sign = 1 if side == "NS" else -1
    here = points_of(row.lines, Side.NS) - points_of(row.lines, Side.EW)
    gain = sign * (here - other["points"])
    facts: dict[str, Fact] = {
        "contract": f"{other['contract'][language]} {other['result']}".rstrip(),
        "points": abs(other["points"]),
        "side": "none" if not other["points"] else "NS" if other["points"] > 0 else "EW",
        "way": "more" if gain > 0 else "less" if gain else "same",
        "gain": abs(gain),
        "imps": abs(imps(gain)),
    }
    return say("seen.elsewhere", facts, language)
