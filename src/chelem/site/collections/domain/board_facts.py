"""Summary facts of a board for lists: short texts and numbers, worked out once when it is stored."""

from chelem.boards import BoardSummary
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.core import SEATS, Seat
from chelem.core.typed_text import file_line
from chelem.i18n import LANGUAGES
from chelem.site.collections.domain.kept_board import BoardFacts
from chelem.text.summary import bare_contract, result_text

MAX_TEXT_LENGTH = 80
"""The most characters of a text that a list shows."""


def facts_of_board(record: Record, summary: BoardSummary) -> BoardFacts:
    """Return the summary facts of a board and its result."""
    tags, contract = record.tags, summary.contract
    return {
        "board": plain_text(record.board),
        "event": plain_text(tags.get("Event", "")),
        "date": plain_text(tags.get("Date", "")),
        "names": [
            _player_name(tags.get(name, ""), seat) for name, seat in zip(PLAYER_TAGS, SEATS, strict=True)
        ],
        "contract": {language: bare_contract(summary, language) for language in LANGUAGES},
        "declarer": None if contract is None else str(contract.declarer),
        "result": result_text(summary, "en") if summary.game.info.numbered else "",
        "points": summary.score,
        "game": summary.game.name,
        "known": record.deal is not None,
    }


def plain_text(text: str) -> str:
    """Return a tag's value as one line of limited length; "" if the value is unknown."""
    line = file_line(text)
    return "" if line in ("?", "#", "??", "????.??.??") else line[:MAX_TEXT_LENGTH].rstrip()


def _player_name(text: str, seat: Seat) -> str:
    """Return a player's name, or "" if it only repeats the seat."""
    name = plain_text(text)
    return "" if name in (str(seat), seat.name) else name
