"""Count contracts that were once certain, whatever the hidden cards, and those of them that went down.

`python tools/sure_contracts.py --deals 1000` bids deals by `instant`. A `normal` declarer plays them against
defenders of `instant`. Before each trick to which declarer's side leads, it looks for one line of play that
takes the tricks still needed in every layout (`bots/claims.py`), first among those that cash top tricks. It
prints how many contracts were certain by either, and the numbers of the deals lost.
"""

import argparse
from dataclasses import dataclass, field
from random import Random

from chelem.bots.bot import Bot
from chelem.bots.claims import is_sure
from chelem.bots.configuration import Configuration
from chelem.bots.driver import play_deal
from chelem.bots.making import new_bot
from chelem.cli.shared.parallel import map_parallel
from chelem.core.seats import SEATS
from chelem.engine.audience import View
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.moves import Move
from chelem.games.forms import new_match
from chelem.games.options import new_game


@dataclass(slots=True)
class WatchedPlayer:
    """Plays as one bot as declarer, as another otherwise, and notes when the contract is sure.

    `cashable` is whether top tricks alone were once enough.
    """

    declarer: Bot
    other: Bot
    cashable: bool = field(default=False, init=False)
    sure: bool = field(default=False, init=False)

    def move(self, view: View) -> Move:
        """Return the move of the bot whose part it is."""
        board, turn = view.state.board, view.state.turn
        if board is None or board.contract is None or board.play is None or turn is None:
            return self.other.move(view)
        seat = board.contract.declarer
        if turn.actor is not seat:
            return self.other.move(view)
        if board.led and not board.play.trick and not self.cashable:
            needed = max(0, board.contract.tricks - board.play.taken(seat.side))
            if needed <= board.play.left:
                self.cashable = is_sure(board, seat, needed, quick=True)
                self.sure = self.sure or self.cashable or is_sure(board, seat, needed)
        return self.declarer.move(view)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a deal was played, whether its contract was once sure, and whether it was made."""

    number: int
    played: bool
    cashable: bool = False
    sure: bool = False
    made: bool = False


def play(task: tuple[int, int, str, str]) -> Outcome:
    """Bid and play a deal, given the seed, the deal's number and the two configurations."""
    seed, number, declarer, other = task
    rng = Random(f"{seed} {number}")  # noqa: S311 - repeatable, not secret
    game = new_game("contract")
    log = Log(Started(game, new_match(game.name, "duplicate", {"boards": 1}), {s: str(s) for s in SEATS}))
    players = {
        str(seat): WatchedPlayer(
            *(new_bot(Configuration.parse(name), rng.getrandbits(30)) for name in (declarer, other))
        )
        for seat in SEATS
    }
    play_deal(log, players, rng.randrange)
    row = log.state.sheet.rows[0]
    if row.contract is None or row.tricks is None:
        return Outcome(number, played=False)
    cashable = any(player.cashable for player in players.values())
    sure = any(player.sure for player in players.values())
    made = row.tricks[row.contract.declarer.side] >= row.contract.tricks
    return Outcome(number, played=True, cashable=cashable, sure=sure, made=made)


def main() -> None:
    """Play the deals and print the counts."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=100, help="how many deals")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the cards and of the bots")
    parser.add_argument("--declarer", default="normal", help="the bot that declares")
    parser.add_argument("--others", default="instant", help="the bot that bids, and that defends")
    parser.add_argument("--jobs", type=int, help="how many processes")
    options = parser.parse_args()
    tasks = ((options.seed, number, options.declarer, options.others) for number in range(options.deals))
    outcomes = [each for each in map_parallel(play, tasks, options.jobs) if each.played]
    print(f"{len(outcomes)} contracts, {sum(each.made for each in outcomes)} made")
    for what, certain in (
        ("with enough tops", [each for each in outcomes if each.cashable]),
        ("sure by any line", [each for each in outcomes if each.sure]),
    ):
        lost = [each.number for each in certain if not each.made]
        print(f"{what} at some time: {len(certain)}, of these lost: {len(lost)} {lost or ''}")


if __name__ == "__main__":
    main()
