"""Commands whose help is said in the language of the command line, which is the object of their context.

Their definitions name the codes of sentences; only a help that is asked for looks them up.
"""

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from chelem.games.registry import GAMES, calculator_methods
from chelem.i18n import say

_OF_TYPER = re.compile(
    r"^(Usage|Arguments|Options|Commands):|(?<=\[)(default):|(?<=\[)(required)(?=\])", re.MULTILINE
)
"""What Typer writes in English."""


class TranslatedCommand(TyperCommand):
    """A command."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        _translate(self, ctx)
        return _in_language(super().get_help(ctx), ctx.obj)


class TranslatedGroup(TyperGroup):
    """A group of commands."""

    def get_help(self, ctx: Any) -> str:
        """Return the help of the group, and what its commands do."""
        _translate(self, ctx)
        self.subcommand_metavar = say("help.of-typer.command", {}, ctx.obj)
        return _in_language(super().get_help(ctx), ctx.obj)


def _translate(command: TyperCommand | TyperGroup, context: Any) -> None:
    language = context.obj
    facts = {"games": ", ".join(GAMES), "methods": ", ".join(calculator_methods())}
    command.help = say(command.help or "", {}, language)
    if (option := command.get_help_option(context)) is not None:
        option.help = say("help.help", {}, language)
    for parameter in command.params:
        if text := getattr(parameter, "help", None):
            vars(parameter)["help"] = say(text, facts, language)


def _in_language(text: str, language: str) -> str:
    """Return a help whose headings and remarks are said in a language."""
    return _OF_TYPER.sub(lambda said: say(f"help.of-typer.{said[0].strip(':').lower()}", {}, language), text)
