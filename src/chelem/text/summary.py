"""The result of a board in short: 4♥X N, +1."""

from chelem.boards import BoardSummary
from chelem.core import Contract
from chelem.engine import Game
from chelem.i18n import has_own, say
from chelem.text.cards import print_strain
from chelem.text.position import contract_facts, contract_text


def result_text(summary: BoardSummary, language: str) -> str:
    """How the contract went: =, +1, −2; the tricks of declarer's side where contracts name none."""
    if summary.contract is None or summary.tricks is None or summary.over is None:
        return ""
    if not summary.game.info.numbered:
        return say("sheet.taken", {"tricks": summary.tricks}, language)
    return "=" if summary.over == 0 else f"+{summary.over}" if summary.over > 0 else f"−{-summary.over}"


def short_contract(summary: BoardSummary, language: str, declarer: str = "") -> str:
    """The contract with its declarer, or that all passed; a sheet is narrow.

    `declarer` is who played where players change chairs: the person, not the chair.
    """
    contract, text = summary.contract, bare_contract(summary, language)
    if contract is None:
        return text
    if not summary.game.info.individual:
        return f"{text} {say(f'seat-letter-{contract.declarer}', {}, language)}"
    return say("contract.by.player", {"contract": text, "player": declarer}, language) if declarer else text


def bare_contract(summary: BoardSummary, language: str) -> str:
    """The contract without its declarer, or that all passed; empty where neither is known."""
    if summary.contract is None:
        return say("sheet.short.passed", {}, language) if summary.passed else ""
    return _shortest(summary.game, summary.contract, language)


def _shortest(game: Game, contract: Contract, language: str) -> str:
    if has_own("contract-short", game.name, language):
        return say("contract-short", contract_facts(game, contract), language)
    number, strain = contract.tricks - game.info.book, print_strain(contract.strain, language)
    return f"{number}{strain}{'X' * contract.doublings}"


def whole_contract(summary: BoardSummary, language: str, declarer: str = "") -> str:
    """The contract in words: 4♥ by South."""
    if summary.contract is None:
        return say("sheet.passed", {}, language)
    if summary.game.info.individual:
        return short_contract(summary, language, declarer)
    return contract_text(summary.game, summary.contract, language)
