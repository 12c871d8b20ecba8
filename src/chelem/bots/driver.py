"""Let bots act in a log."""

from collections.abc import Callable, Mapping

from chelem.bots.bot import Bot
from chelem.engine import Entry, Log, Player, PlayerId
from chelem.matches import next_deal


def bot_to_act(log: Log, bots: Mapping[PlayerId, Bot]) -> PlayerId | None:
    """Return the first player who may act and is a bot; None if there is none."""
    players = (log.state.chairs[turn.actor] for turn in log.state.turns)
    return next((player for player in players if player in bots), None)


def bots_act(log: Log, bots: Mapping[PlayerId, Bot]) -> tuple[Entry, ...]:
    """Let one bot make one move; return the new entries, none if no bot may act."""
    player = bot_to_act(log, bots)
    return () if player is None else log.act(player, bots[player].move(log.view(Player(player))))


def play_deal(log: Log, bots: Mapping[PlayerId, Bot], randbelow: Callable[[int], int]) -> None:
    """Deal the next board and let the bots, one for each chair, bid and play it.

    `randbelow(n)` returns a random number below n, from 0, like `random.Random().randrange`.
    """
    log.add(next_deal(log.state, randbelow))
    while bots_act(log, bots):
        pass
