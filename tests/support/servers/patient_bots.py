"""Bots that think over every move and hint, however busy the machine: tests rely on what they choose."""

from dataclasses import replace

from chelem.site.tables.live import bot_workers, move_maker
from tests.support.replacing import replace_in

LONG = 600.0
"""Seconds that no test takes."""


def let_bots_think() -> None:
    """Hurry no bot because of the time."""
    for module, name in ((move_maker, "MOVE"), (move_maker, "UNHURRIED"), (bot_workers, "HINT")):
        replace_in(module, **{name: replace(vars(module)[name], seconds=LONG)})
