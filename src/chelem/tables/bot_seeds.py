"""The seeds of bots: secret until a deal is revealed, then computable by anyone."""

from hashlib import sha256

from chelem.tables.table import Table


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
