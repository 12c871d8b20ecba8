"""Groups of commands that load the module of a command when it is used: to load all takes half a second."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, ClassVar

import typer

from chelem.cli.translated_help import TranslatedCommand, TranslatedGroup, help_heading
from chelem.i18n import say
from chelem.processes import long_lived_loading


class LazyGroup(TranslatedGroup):
    """A group of commands given by name, each with the place of its function, `chelem.cli.score:score`.

    The help of a command is the sentence whose code is `helps` and its name.
    """

    places: ClassVar[Mapping[str, str]]
    helps: ClassVar[str]

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002 - as Typer asks
        """Return the names of all commands, loaded or not."""
        return [*self.places, *(name for name in self.commands if name not in self.places)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command, loaded now if need be; nothing for an unknown name."""
        if cmd_name in self.places and cmd_name not in self.commands:
            self.commands[cmd_name] = _load(cmd_name, self.places[cmd_name], self.helps + cmd_name)
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write what each command does."""
        with formatter.section(help_heading("commands", ctx.obj)):
            formatter.write_dl(
                [(name, say(self.helps + name, {}, ctx.obj)) for name in self.list_commands(ctx)]
            )


def function_at(place: str) -> Callable[..., None]:
    """Return the function at a place, `chelem.cli.score:score`."""
    module, _, name = place.partition(":")
    with long_lived_loading():
        function: Callable[..., None] = getattr(import_module(module), name)
    return function


def _load(name: str, place: str, help_code: str) -> Any:
    """Return the command of a function."""
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name, cls=TranslatedCommand, help=help_code)(function_at(place))
    return typer.main.get_command(alone)
