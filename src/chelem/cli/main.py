"""Entry point of the command `chelem`: its subcommands, languages and exit statuses."""

import contextlib
import io
import os
import signal
import sys
from itertools import pairwise
from typing import Annotated, NoReturn

import typer
from typer.exceptions import Abort, TyperException

from chelem import __version__
from chelem.cli.language import Lang, command_line_language, language_of
from chelem.cli.lazy_group import LazyGroup, function_at
from chelem.core import BadLog, BadOption, ChelemError
from chelem.i18n import say
from chelem.i18n.catalogue import load_catalogue

EXIT_OK, EXIT_INVALID, EXIT_USAGE = 0, 1, 2
"""Exit statuses: success; a file breaks the rules; bad input or usage."""

COMMANDS = {  # the places of their functions, which are loaded when they are used
    "score": "chelem.cli.score:score",
    "deal": "chelem.cli.deal:deal",
    "play": "chelem.cli.play:play",
    "resume": "chelem.cli.play:resume",
    "replay": "chelem.cli.replay:replay_log",
    "check": "chelem.cli.check:check_files",
    "convert": "chelem.cli.convert:convert",
    "show": "chelem.cli.show:show",
    "solve": "chelem.cli.solve:solve_boards",
    "review": "chelem.cli.review:review_file",
    "paper": "chelem.cli.paper:paper",
    "match": "chelem.cli.match:play_teams",
    "simulate": "chelem.cli.simulate:simulate_script",
    "system": "chelem.cli.system:bidding_system",
    "convention-card": "chelem.cli.convention_card:check_or_print_card",
    "bid": "chelem.cli.bid:answer_bids",
    "card": "chelem.cli.card:answer_cards",
    "menu": "chelem.cli.menu:menu",
    "serve": "chelem.cli.serve:serve",
    "work": "chelem.cli.work:work_for_servers",
    "club": "chelem.cli.club:open_club",
    "backup": "chelem.cli.backup:back_up_database",
    "restore": "chelem.cli.restore:restore_database",
    "doctor": "chelem.cli.doctor:examine_database",
    "prune": "chelem.cli.prune:prune_database",
    "admin": "chelem.cli.admin:administer",
    "table-manager": "chelem.cli.table_manager:table_manager",
    "sit": "chelem.cli.sit:sit",
}
GROUPS = {
    "event": {
        "score": "chelem.cli.event.score:score_event",
        "rank": "chelem.cli.event.rank:rank_file",
        "serve": "chelem.cli.event.serve:serve_event",
        "movement": "chelem.cli.event.movement:propose_movement",
        "draw": "chelem.cli.event.draw:draw_swiss_round",
        "print": "chelem.cli.event.print:print_event",
    }
}
"""Commands of two words, by the first."""


class _Commands(LazyGroup):
    places = COMMANDS
    helps = "help."


class _EventCommands(LazyGroup):
    places = GROUPS["event"]
    helps = "help.event."


app = typer.Typer(
    cls=_Commands,
    help="help.chelem",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def chelem(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help.version")] = False,
    lang: Lang = None,
) -> None:
    """Handle the options before a subcommand; without a subcommand, open the menu."""
    if version:
        print(f"chelem {__version__}")  # noqa: T201 - the output
    elif context.invoked_subcommand is None:
        function_at(COMMANDS["menu"])(lang)
    elif lang is not None:
        given = {"lang": language_of(lang)}
        context.default_map = dict.fromkeys(COMMANDS, given) | {
            group: dict.fromkeys(members, given) for group, members in GROUPS.items()
        }


def choose_member(context: typer.Context, lang: Lang = None) -> None:
    """Handle the language of a group before its command; without a command, say which there are."""
    given = {"lang": language_of(lang)}
    if context.invoked_subcommand is None:
        print(context.get_help())  # noqa: T201 - the output
    elif lang is not None:
        context.default_map = dict.fromkeys(GROUPS[str(context.info_name)], given)


app.add_typer(
    typer.Typer(cls=_EventCommands, help="help.event", invoke_without_command=True, callback=choose_member),
    name="event",
)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command line and exit with its status."""
    with contextlib.suppress(AttributeError, ValueError):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # let `chelem deal | head` end quietly
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit status; an error prints one sentence to stderr."""
    language = command_line_language(arguments)
    command = typer.main.get_command(app)
    try:
        _check_command_name(arguments)
        status = command.main(arguments, prog_name="chelem", standalone_mode=False, obj=language)
        return int(status or EXIT_OK)
    except BadLog as error:
        return _print_error(error.say(language), EXIT_INVALID)
    except ChelemError as error:
        return _print_error(error.say(language), EXIT_USAGE)
    except Abort:
        return _print_error(say("cli.left", {}, language), EXIT_OK)
    except TyperException as error:
        return _print_error(usage_error_text(error, language), EXIT_USAGE)
    except UnicodeError as error:
        return _print_error(say("cli.text", {"reason": str(error)}, language), EXIT_USAGE)
    except OSError as error:
        return _print_error(file_error_text(error, language), EXIT_USAGE)


def file_error_text(error: OSError, language: str) -> str:
    """Return the error message for a file that is missing or cannot be accessed."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return say("cli.machine", {"reason": reason}, language)
    codes = {FileNotFoundError: "cli.absent", IsADirectoryError: "cli.folder", PermissionError: "cli.denied"}
    facts = {"path": os.fsdecode(error.filename), "reason": reason}
    return say(codes.get(type(error), "cli.file"), facts, language)


def _check_command_name(arguments: list[str]) -> None:
    """Raise `BadOption` if the first positional argument is not a command."""
    first = next(
        (word for before, word in pairwise(["", *arguments]) if word[:1] != "-" and before != "--lang"), ""
    )
    if first and first not in COMMANDS and first not in GROUPS:
        raise BadOption("cli.command", command=first, commands=", ".join((*COMMANDS, *GROUPS)))


def usage_error_text(error: TyperException, language: str) -> str:
    """Return the error message for a command line that Typer cannot parse."""
    code = f"usage.{type(error).__name__}"
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None) or (parameter.opts[-1] if parameter else "")
    if parameter and not option.startswith("-"):
        option = parameter.metavar or option.upper()
    facts = {"option": option, "reason": error.format_message()}
    return say(code if code in load_catalogue(language) else "usage", facts, language)


def _print_error(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - the error message
    return status
