"""Alone among bots, a dummy may see the hand of the bot that declares, or take its chair for the deal."""

from chelem.engine.events import Dealt
from chelem.site.tables.domain.seating import exchange_chairs
from chelem.site.tables.domain.table import Table


def apply_declare_policy(table: Table) -> None:
    """Let the person alone among bots exchange chairs with the bot whose dummy they are, if they may.

    Where they may only look, they exchange them back at once. The chair is in the log, and nothing else shows
    them declarer's hand. They sit there once the lead has been made and dummy is exposed, so the bot that
    takes theirs learns nothing.
    """
    if table.policy.declare == "off" or not table.in_deal:
        return
    board = table.started_log.state.board
    if board is None or board.contract is None or not board.led or board.claim is not None:
        return
    dummy, declarer = board.contract.dummy, board.contract.declarer
    person, bot = table.occupant(dummy), table.occupant(declarer)
    if person is None or bot is None or dummy not in board.holdings.open:
        return
    if bot.visitor is not None or table.persons() != (person,):
        return
    if table.policy.declare == "alone":
        exchange_chairs(table, dummy, declarer)
    elif person.player not in board.holdings.seen[declarer]:
        exchange_chairs(table, dummy, declarer)
        exchange_chairs(table, dummy, declarer)


def give_back_chair(table: Table) -> None:
    """Once a deal is over, let the person and the bot who exchanged chairs in it take their own again."""
    log = table.log
    board = log.state.board if log else None
    if log is None or board is None or not board.closed or board.revealed or board.contract is None:
        return
    dummy, declarer = board.contract.dummy, board.contract.declarer
    dealt = next(entry.event.seating for entry in reversed(log) if isinstance(entry.event, Dealt))
    chairs = log.state.chairs
    if None not in (chairs[dummy], chairs[declarer]) and (chairs[dummy], chairs[declarer]) == (
        dealt.get(declarer),
        dealt.get(dummy),
    ):
        exchange_chairs(table, dummy, declarer)
