"""Commands whose help is said in the language of the command line, which is the object of their context.

Their definitions name the codes of sentences; only a help that is asked for looks them up. The headings and
remarks are written here, from what Typer knows of a command: its own have English words.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from chelem.cli.parameter_help import parameter_row, translated_metavar
from chelem.games.registry import GAMES, calculator_methods
from chelem.i18n import say


class TranslatedCommand(TyperCommand):
    """A command."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the command is called."""
        _translate(self, ctx)
        _write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write what its arguments and options are for."""
        _write_parameters(self, ctx, formatter)


class TranslatedGroup(TyperGroup):
    """A group of commands."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how the group is called."""
        _translate(self, ctx)
        self.subcommand_metavar = say("help.of-typer.command", {}, ctx.obj)
        _write_usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write what the options of the group are for, and what its commands do."""
        _write_parameters(self, ctx, formatter)
        self.format_commands(ctx, formatter)


def _translate(command: TyperCommand | TyperGroup, context: Any) -> None:
    language = context.obj
    facts = {"games": ", ".join(GAMES), "methods": ", ".join(calculator_methods())}
    command.help = say(command.help or "", {}, language)
    if (option := command.get_help_option(context)) is not None:
        option.help = say("help.help", {}, language)
    for parameter in command.params:
        parameter.metavar = translated_metavar(parameter.metavar, language)
        if text := getattr(parameter, "help", None):
            vars(parameter)["help"] = say(text, facts, language)


def _write_usage(command: TyperCommand | TyperGroup, context: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, f"{say('help.of-typer.usage', {}, context.obj)} ")


def _write_parameters(command: TyperCommand | TyperGroup, context: Any, formatter: Any) -> None:
    parameters: list[Any] = command.get_params(context)
    for kind in ("argument", "option"):
        shown = (
            parameter
            for parameter in parameters
            if parameter.param_type_name == kind and not parameter.hidden
        )
        rows = [parameter_row(parameter, context) for parameter in shown]
        if rows:
            with formatter.section(help_heading(f"{kind}s", context.obj)):
                formatter.write_dl(rows)


def help_heading(code: str, language: str) -> str:
    """Return the heading of a part of a help, without the colon that the formatter adds."""
    return say(f"help.of-typer.{code}", {}, language).removesuffix(":")
