"""What the robots' workers may be asked for by other processes, and the games of which it may be."""

import sys
from collections.abc import Iterator
from dataclasses import is_dataclass
from typing import Any

from chelem.bots.hints import give_hint
from chelem.engine import Game, Match
from chelem.games import GAMES
from chelem.learning.study.partnership_card import check_card
from chelem.phases import Auction, CardPlay, Phase
from chelem.site.tables.domain.comparison import replay_by_bots
from chelem.site.tables.live import bot_tasks, training_tasks
from chelem.site.work import TaskRegistry

_OF_A_PHASE = ("turn", "said", "legal", "check", "after")


def _games() -> Iterator[type[Game]]:
    return (package.game for package in GAMES.values())


def _matches() -> Iterator[type[Match]]:
    yield from dict.fromkeys(form for package in GAMES.values() for form in package.forms)


def _phases() -> Iterator[type[Any]]:
    """Yield the phases that all games have, then the dataclasses of games that are phases."""
    yield from (Auction, CardPlay)
    for package in GAMES.values():
        for name, module in tuple(sys.modules.items()):
            if name == package.import_name or name.startswith(f"{package.import_name}."):
                yield from (kind for kind in vars(module).values() if _is_phase(kind, name))


def _is_phase(kind: object, module: str) -> bool:
    own = isinstance(kind, type) and kind.__module__ == module and is_dataclass(kind)
    return own and all(hasattr(kind, name) for name in _OF_A_PHASE)


WORK_TASKS = TaskRegistry(
    (
        bot_tasks.answer_fixed_question,
        bot_tasks.choose_move,
        bot_tasks.objection_to,
        bot_tasks.first_mistake_of,
        bot_tasks.sure_claim,
        bot_tasks.meaning_of_next,
        bot_tasks.meanings_of_deal,
        bot_tasks.departures_of_deal,
        check_card,
        give_hint,
        replay_by_bots,
        training_tasks.draw_for_training,
        training_tasks.play_perfectly,
    ),
    {Game: _games, Match: _matches, Phase: _phases},
    bot_tasks.load_bots,
)
"""Everything that `BotWorkers` asks of its workers."""
