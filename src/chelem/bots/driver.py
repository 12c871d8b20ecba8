"""Lets bots play: whoever is to act and is a bot acts, until a person or the next deal is waited for."""

from collections.abc import Callable, Mapping

from chelem.bots.bot import Bot
from chelem.engine.audience import Player
from chelem.engine.log import Entry, Log
from chelem.engine.sheet import PlayerId
from chelem.matches.dealing import next_deal


def bot_to_act(log: Log, bots: Mapping[PlayerId, Bot]) -> PlayerId | None:
    """The first bot that may act now."""
    players = (log.state.chairs[turn.actor] for turn in log.state.turns)
    return next((player for player in players if player in bots), None)


def bots_act(log: Log, bots: Mapping[PlayerId, Bot]) -> tuple[Entry, ...]:
    """One move of a bot, if any may act; the new entries."""
    player = bot_to_act(log, bots)
    return () if player is None else log.act(player, bots[player].move(log.view(Player(player))))


def play_deal(log: Log, bots: Mapping[PlayerId, Bot], randbelow: Callable[[int], int]) -> None:
    """Deal the next cards and let bots, who sit in all chairs, play them to the end."""
    log.add(next_deal(log.state, randbelow))
    while bots_act(log, bots):
        pass
