"""The result of a board in a log, as one phrase."""

from chelem.engine import Log
from chelem.i18n import say
from chelem.text import ContractResult, print_result


def board_result(log: Log, language: str) -> str:
    """Return the contract of the last deal with its result: `4♠ by North =`; or that it was passed out."""
    board = log.state.board
    if board is None or board.contract is None:
        return say("table_manager.passed", {}, language)
    contract = board.contract
    relative = board.tricks[contract.declarer.side] - contract.tricks
    result = ContractResult(contract.level, contract.strain, contract.stake, relative, contract.declarer)
    return print_result(result, language)
