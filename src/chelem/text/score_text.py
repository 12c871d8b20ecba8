"""A row of the sheet in words: the contract, how it went, why these points."""

from collections.abc import Mapping

from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.sheet import PlayerId, Row
from chelem.engine.state import State
from chelem.i18n import Fact, has_own, say
from chelem.text import print_strain
from chelem.text.position import contract_facts, contract_text


def reason(line: Line, language: str) -> str:
    """Why these points."""
    return line.say(language)


def result_text(state: State, row: Row, language: str) -> str:
    """How the contract went: =, +1, −2; the tricks of declarer's side where contracts name none."""
    if row.contract is None or row.tricks is None:
        return ""
    taken = row.tricks[row.contract.declarer.side]
    if not state.game.info.numbered:
        return say("sheet.taken", {"tricks": taken}, language)
    over = taken - row.contract.tricks
    return "=" if over == 0 else f"+{over}" if over > 0 else f"−{-over}"


def short_contract(state: State, row: Row, language: str, declarer: str = "") -> str:
    """The contract with its declarer, and how it went; a sheet is narrow.

    `declarer` is who played where players change chairs: the person, not the chair.
    """
    if row.contract is None:
        return say("sheet.short.passed", {}, language)
    contract = row.contract
    who = declarer if state.game.info.individual else say(f"seat-letter-{contract.declarer}", {}, language)
    return f"{bare_contract(state, contract, language)} {who}".rstrip()


def bare_contract(state: State, contract: Contract, language: str) -> str:
    """The contract without its declarer, as short as it can be."""
    if has_own("contract-short", state.game.name, language):
        return say("contract-short", contract_facts(state, contract), language)
    strain = print_strain(contract.strain, language)
    return f"{contract.tricks - state.game.info.book}{strain}{'X' * contract.doublings}"


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
    """Whose points they are: a side's, or a player's where each plays alone."""
    return names.get(key, key) if state.game.info.individual else say(f"side-{key}", {}, language)


def whole_contract(state: State, row: Row, language: str, declarer: str = "") -> str:
    """The contract in words: 4♥ by South."""
    if row.contract is None:
        return say("sheet.passed", {}, language)
    if state.game.info.individual:
        return short_contract(state, row, language, declarer)
    return contract_text(state, row.contract, language)
