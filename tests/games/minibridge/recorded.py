"""Recorded matches of Mini-bridge; `python -m tests.golden.record` writes them."""

from chelem.core.calls import parse_action
from chelem.games.minibridge.naming import Naming
from tests.support.matches.recorder import Recorder


def announced(table: Recorder) -> Recorder:
    """Deals until one side has more points, each announced; the same deal is dealt again until then."""
    table.deal()
    while True:
        for _ in range(4):
            table.do(table.state.legal()[0])
        board = table.state.board
        if board is not None and isinstance(board.phase, Naming):
            return table
        table.deal()


def played(table: Recorder, contract: str, tricks: int, cards: int = 1) -> Recorder:
    """A deal in that contract, some cards, then a claim up to these tricks."""
    announced(table).do(parse_action(contract)).play(cards)
    board = table.state.board
    assert board is not None
    assert board.play is not None
    won = board.tricks[table.contract.declarer.side]
    table.claim(min(max(tricks - won, 0), board.play.left))
    return table


def boards() -> Recorder:
    """A game played out, a part-score with overtricks, a game that fails, a part-score that fails."""
    table = Recorder("minibridge", "duplicate:4", seed=20)
    announced(table).do(parse_action("game:NT")).play(52)
    played(table, "part:H", 10)
    played(table, "game:S", 8, cards=5)
    return played(table, "part:C", 6)


def vulnerable() -> Recorder:
    """Vulnerability by board, and a call taken back before the lead."""
    table = Recorder("minibridge", "duplicate:2", {"vulnerability": "board"}, seed=21)
    announced(table).do(parse_action("part:D")).undo(1).do(parse_action("game:D"))
    table.play(1).claim(11)
    return played(table, "game:H", 9)


RECORDED = {"boards": boards, "vulnerable": vulnerable}
