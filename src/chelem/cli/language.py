"""The language of the output: `--lang`, otherwise the environment."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated

import typer

from chelem.core import BadOption
from chelem.i18n import LANGUAGES

Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="help.lang")]
AsJson = Annotated[bool, typer.Option("--json", help="help.json")]

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


def language_of(option: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of `--lang`, otherwise of the environment; English by default."""
    if option is not None:
        if option not in LANGUAGES:
            raise BadOption("option.value", option="lang", value=option, values=", ".join(LANGUAGES))
        return option
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def command_line_language(arguments: Sequence[str]) -> str:
    """Return the language of an unparsed command line, for help and usage errors."""
    options = [word.partition("=")[2] for word in arguments if word.startswith("--lang=")]
    options += [after for word, after in pairwise(arguments) if word == "--lang"]
    return options[-1] if options and options[-1] in LANGUAGES else language_of(None)
