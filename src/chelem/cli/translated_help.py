"""Commands whose help is said in the language of the command line, which is the object of their context.

Their definitions name the codes of sentences; only a help that is asked for looks them up.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from chelem.games.registry import GAMES, calculator_methods
from chelem.i18n import say


class TranslatedCommand(TyperCommand):
    """A command."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        _translate(self, ctx)
        return super().get_help(ctx)


class TranslatedGroup(TyperGroup):
    """A group of commands."""

    def get_help(self, ctx: Any) -> str:
        """Return the help of the group, and what its commands do."""
        _translate(self, ctx)
        return super().get_help(ctx)


def _translate(command: TyperCommand | TyperGroup, context: Any) -> None:
    language = context.obj
    facts = {"games": ", ".join(GAMES), "methods": ", ".join(calculator_methods())}
    command.help = say(command.help or "", {}, language)
    if (option := command.get_help_option(context)) is not None:
        option.help = say("help.help", {}, language)
    for parameter in command.params:
        if text := getattr(parameter, "help", None):
            vars(parameter)["help"] = say(text, facts, language)
