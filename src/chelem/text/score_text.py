"""A row of the sheet in words: the contract, how it went, why these points."""

from collections.abc import Mapping

from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.sheet import PlayerId, Row
from chelem.engine.state import State
from chelem.i18n import Fact, say
from chelem.text import print_strain
from chelem.text.position import contract_text


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


def end_text(state: State, names: Mapping[PlayerId, str], language: str) -> str:
    """How the match ended: what the totals do not tell, and who won; empty while it goes on."""
    if state.verdict is None:
        return ""
    won = dict.fromkeys(str(one.side) if isinstance(one, Seat) else one for one in state.verdict.winner)
    facts: dict[str, Fact] = {
        "winners": ", ".join(key_text(state, key, names, language) for key in won),
        "shared": "yes" if len(won) > 1 else "no",
    }
    why = state.match.why(state.game, state.sheet)
    told = [] if why is None else [say(why, {}, language)]
    return " ".join([*told, say("play.winner", facts, language)])


def totals_text(state: State, names: Mapping[PlayerId, str], language: str) -> str:
    """The totals of a match that is over, each with whose they are."""
    totals = state.verdict.totals.items() if state.verdict else ()
    each = ((key_text(state, str(key), names, language), points) for key, points in totals)
    return ", ".join(say("play.total", {"who": who, "points": points}, language) for who, points in each)


def key_text(state: State, key: str, names: Mapping[PlayerId, str], language: str) -> str:
    """Whose points they are: a side, or in Whiz a player."""
    return say(f"side-{key}", {}, language) if state.game.players == 4 else names.get(key, key)


def whole_contract(state: State, row: Row, language: str, declarer: str = "") -> str:
    """The contract in words: 4♥ by South."""
    if row.contract is None:
        return say("sheet.passed", {}, language)
    if state.game.players == 3:
        return short_contract(state, row, language, declarer)
    return contract_text(state, row.contract, language)
