"""The command `chelem` put together: its subcommands, its languages, its exit statuses."""

import contextlib
import signal
import sys
from typing import NoReturn

import typer
from typer.exceptions import Abort, TyperException

from chelem.cli import deal, menu, play, replay, score
from chelem.cli.language import asked_on
from chelem.core.errors import BadLog, ChelemError
from chelem.words import say

DONE, NO, BAD = 0, 1, 2
"""Exit statuses: done; the answer is no; bad input or usage."""

app = typer.Typer(
    help="help.chelem", add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
)
app.command("score", help="help.score")(score.score)
app.command("deal", help="help.deal")(deal.deal)
app.command("play", help="help.play")(play.play)
app.command("replay", help="help.replay")(replay.replay_log)
app.command("menu", help="help.menu")(menu.menu)


def main(words: list[str] | None = None) -> NoReturn:
    """Run one command line and end the process with its status."""
    with contextlib.suppress(AttributeError, ValueError):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `chelem deal | head` ends quietly
    sys.exit(run(sys.argv[1:] if words is None else words))


def run(words: list[str]) -> int:
    """Run one command line; its exit status. Errors are one sentence on stderr."""
    language = asked_on(words)
    command = typer.main.get_command(app)
    for told in (command, *getattr(command, "commands", {}).values()):
        told.help = say(told.help or "", {}, language)
        for parameter in told.params:
            if text := getattr(parameter, "help", None):
                parameter.help = say(text, {}, language)
    try:
        return int(command.main(words or ["menu"], prog_name="chelem", standalone_mode=False) or DONE)
    except BadLog as error:
        return _say(error.say(language), NO)
    except ChelemError as error:
        return _say(error.say(language), BAD)
    except Abort:
        return _say(say("cli.left", {}, language), DONE)
    except TyperException as error:
        return _say(error.format_message(), BAD)
    except (OSError, UnicodeDecodeError) as error:
        return _say(say("cli.file", {"reason": str(error)}, language), BAD)


def _say(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - this is how a command speaks
    return status
