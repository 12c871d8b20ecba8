"""The seeds of bots: secret until a deal is revealed, then computable by anyone."""

from dataclasses import replace
from hashlib import sha256

from chelem.engine import View
from chelem.site.tables.domain.table import Table


def bot_seed(table: Table, player: str) -> int:
    """Return the seed of a player's bot in the deal in progress, the same after a restart.

    It comes from the salt of the deal, which nobody knows before the end: with the seed, anyone could
    compute how a bot breaks ties and which hands it imagines. It is the first 64 bits of a SHA-256; the
    word `seed`, which is not hexadecimal, keeps it apart from the draws of the cards.
    """
    board = None if table.log is None else table.log.state.board
    deal = None if board is None else table.commitments.get((board.setting.deal, board.setting.attempt))
    salt = "" if deal is None else deal.salt
    return int.from_bytes(sha256(f"{salt}:seed:{player}".encode()).digest()[:8])


def view_of_position(view: View) -> View:
    """Return the view with the number of calls and cards made in the deal as its version.

    Bots draw from their seed and the version of the view, and versions count much that says nothing of the
    position: earlier deals, refused claims, somebody's absence. So the same seed, cards, calls and play give
    the same moves at all tables.
    """
    board = view.state.board
    if board is None:
        return view
    phases = (*board.past_phases, *(() if board.phase is None else (board.phase,)))
    calls = sum(len(phase.said()) for phase in phases)
    cards = 0 if board.play is None else board.play.gone.bit_count()
    return replace(view, version=calls + cards)
