"""Summary of a board for lists: short texts and numbers that can be shown without the rules."""

from chelem.boards.board_score import duplicate_points
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.core.contracts import Contract
from chelem.core.seats import SEATS, Seat, Side
from chelem.games.registry import game_of_files
from chelem.i18n import LANGUAGES, say
from chelem.store.kept_board import BoardFacts
from chelem.tables.comparison import BotResult
from chelem.text import print_strain

LONGEST = 80
"""The characters of a text that a list shows."""


def facts_of(record: Record) -> BoardFacts:
    """The facts of a board of contract bridge."""
    contract, tags = record.contract, record.tags
    tricks = None if contract is None else record.tricks(contract)
    return {
        "board": plain_text(record.board),
        "event": plain_text(tags.get("Event", "")),
        "date": plain_text(tags.get("Date", "")),
        "names": [_name(tags.get(name, ""), seat) for name, seat in zip(PLAYER_TAGS, SEATS, strict=True)],
        "contract": {language: contract_in_words(record, language) for language in LANGUAGES},
        "declarer": None if contract is None else str(contract.declarer),
        "result": "" if contract is None or tricks is None else relative_result(tricks - contract.tricks),
        "points": points_of_north_south(record, contract, tricks),
        "game": game_of_files().name,
        "known": record.deal is not None,
    }


def plain_text(text: str) -> str:
    """A tag's text on one line, shortened; empty if unknown."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return "" if line in ("?", "#", "??", "????.??.??") else line[:LONGEST]


def _name(text: str, seat: Seat) -> str:
    """A player's name; empty if it only repeats the seat."""
    name = plain_text(text)
    return "" if name in (str(seat), seat.name) else name


def relative_result(over: int) -> str:
    """Overtricks or undertricks as on a score sheet."""
    return "=" if over == 0 else f"+{over}" if over > 0 else f"−{-over}"


def contract_in_words(record: Record, language: str) -> str:
    """The contract without its declarer, or the word for a passed-out board; empty if unknown."""
    contract = record.contract
    if contract is not None:
        return f"{contract.level}{print_strain(contract.strain, language)}{'X' * contract.doublings}"
    return say("sheet.short.passed", {}, language) if record.passed_out else ""


def points_of_north_south(record: Record, contract: Contract | None, tricks: int | None) -> int | None:
    """North-South's score as the file states it, otherwise by duplicate scoring; None if unknown."""
    for told in record.result.score:
        if told.side is not None:
            return told.amount if told.side is Side.NS else -told.amount
        if contract is not None:
            return _seen_from_north(told.amount, contract.declarer)
    if contract is None or tricks is None:
        return 0 if contract is None and record.stated.passed else None
    points = duplicate_points(record, contract, tricks)
    return None if points is None else _seen_from_north(points, contract.declarer)


def result_of_facts(facts: BoardFacts) -> BotResult | None:
    """The result at the file's own table; None if unknown."""
    if facts["points"] is None or not facts["contract"]["en"]:
        return None
    declarer = facts["declarer"]
    contracts = {
        language: f"{text} {say(f'seat-letter-{declarer}', {}, language)}" if declarer else text
        for language, text in facts["contract"].items()
    }
    return {"contract": contracts, "result": facts["result"], "points": facts["points"]}


def _seen_from_north(points: int, declarer: Seat) -> int:
    return points if declarer.side is Side.NS else -points
