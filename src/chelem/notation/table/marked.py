"""A row of the sheet in words: the contract, how it went, why these points."""

from chelem.core.lines import Line
from chelem.engine.sheet import Row
from chelem.engine.state import State
from chelem.notation.table.shown import contract_text
from chelem.notation.text import print_strain
from chelem.words import say


def reason(line: Line, language: str) -> str:
    """Why these points."""
    return say(line.code, line.args, language)


def result_text(state: State, row: Row, language: str) -> str:
    """How the contract went: =, +1, −2; in the old bridge the tricks of the dealer's side."""
    if row.contract is None or row.tricks is None:
        return ""
    taken = row.tricks[row.contract.declarer.side]
    if state.game.base is None:
        return say("sheet.taken", {"tricks": taken}, language)
    over = taken - row.contract.tricks
    return "=" if over == 0 else f"+{over}" if over > 0 else f"−{-over}"


def short_contract(state: State, row: Row, language: str, declarer: str = "") -> str:
    """The contract with its declarer, and how it went; a sheet is narrow.

    `declarer` is who played where players change chairs: the person, not the chair.
    """
    if row.contract is None:
        return say("sheet.short.passed", {}, language)
    text, contract = print_strain(row.contract.strain, language), row.contract
    if state.game.players == 3:
        return f"{contract.tricks}{text} {declarer}".rstrip()
    if state.game.base is None:
        text += f" ×{contract.stake}" if contract.stake > 1 else ""
    else:
        text = f"{contract.tricks - state.game.base}{text}{'X' * contract.doublings}"
    return f"{text} {say(f'seat-letter-{contract.declarer}', {}, language)}"


def whole_contract(state: State, row: Row, language: str, declarer: str = "") -> str:
    """The contract as one says it: 4♥ by South."""
    if row.contract is None:
        return say("sheet.passed", {}, language)
    if state.game.players == 3:
        return short_contract(state, row, language, declarer)
    return contract_text(state, row.contract, language)
