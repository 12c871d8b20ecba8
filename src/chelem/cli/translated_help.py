"""Commands whose help is said in the language of the command line, which is the object of their context.

Their definitions name the codes of sentences; only a help that is asked for looks them up.
"""

import re
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from chelem.games.registry import GAMES, calculator_methods
from chelem.i18n import say

_OF_TYPER = re.compile(
    r"^(Usage|Arguments|Options|Commands):|(?<=\[)(default|env var):|\b(required)(?=\])", re.MULTILINE
)
"""What Typer writes in English."""
_VALUE = re.compile(
    r"<(?:list\[)?(?P<type>str|int|int range|float|float range|[pP]ath)\]?>"
    r"|\b(?P<name>AUCTION|BOT|DATABASE|DEAL|FILES?|FORM|GAME|HOST|IN|KEY|LOG|NAME"
    r"|OUT|PAPER|SEAT|STRENGTH|SYSTEM|TOKEN|VALUE|WHO)\b"
)
"""What stands for a value: a type as Typer names it, or a name in capitals that differs between languages."""
_TYPES = {"str": "text", "path": "file"}
"""Types by their names in the catalogue; all others are numbers."""


class TranslatedCommand(TyperCommand):
    """A command."""

    def get_help(self, ctx: Any) -> str:
        """Return the help."""
        _translate(self, ctx)
        return _formatted(self, ctx)


class TranslatedGroup(TyperGroup):
    """A group of commands."""

    def get_help(self, ctx: Any) -> str:
        """Return the help of the group, and what its commands do."""
        _translate(self, ctx)
        self.subcommand_metavar = say("help.of-typer.command", {}, ctx.obj)
        return _formatted(self, ctx)


def _translate(command: TyperCommand | TyperGroup, context: Any) -> None:
    language = context.obj
    facts = {"games": ", ".join(GAMES), "methods": ", ".join(calculator_methods())}
    command.help = say(command.help or "", {}, language)
    if (option := command.get_help_option(context)) is not None:
        option.help = say("help.help", {}, language)
    for parameter in command.params:
        if text := getattr(parameter, "help", None):
            vars(parameter)["help"] = say(text, facts, language)


class _Formatter:
    """A formatter of Typer whose rows are in a language before they are set in columns."""

    def __init__(self, formatter: Any, language: str) -> None:
        self._formatter = formatter
        self._language = language

    def __getattr__(self, name: str) -> Any:
        return getattr(self._formatter, name)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write how a command is called."""
        self._formatter.write_usage(prog, self._values(args), prefix)

    def write_dl(self, rows: Sequence[tuple[str, str]], *columns: int) -> None:
        """Write options, arguments or commands, with what they do."""
        said = [(self._values(first), _in_language(second, self._language)) for first, second in rows]
        self._formatter.write_dl(said, *columns)

    def _values(self, text: str) -> str:
        return _VALUE.sub(self._value, text)

    def _value(self, found: re.Match[str]) -> str:
        if (name := found["name"]) is not None:
            return say(f"help.name.{name.lower()}", {}, self._language)
        value = say(f"help.value.{_TYPES.get(found['type'].lower(), 'number')}", {}, self._language)
        return f"<{value}>"


def _formatted(command: TyperCommand | TyperGroup, context: Any) -> str:
    formatter: Any = _Formatter(context.make_formatter(), context.obj)
    command.format_help(context, formatter)
    return _in_language(formatter.getvalue().rstrip("\n"), context.obj)


def _in_language(text: str, language: str) -> str:
    """Return a part of a help whose headings and remarks are said in a language."""
    return _OF_TYPER.sub(lambda said: say(_code(said[0]), {}, language), text)


def _code(said: str) -> str:
    return f"help.of-typer.{said.strip(':').lower().replace(' ', '-')}"
