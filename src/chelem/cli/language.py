"""The language of the output: `--lang`, otherwise the environment."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Annotated

import typer

from chelem.core.errors import BadOption
from chelem.i18n import LANGUAGES

Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="help.lang")]
AsJson = Annotated[bool, typer.Option("--json", help="help.json")]

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


def language_of(option: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language of `--lang`, otherwise of the environment: French or, by default, English."""
    if option is not None:
        if option not in LANGUAGES:
            raise BadOption("option.value", option="lang", value=option, values=", ".join(LANGUAGES))
        return option
    spoken = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return "fr" if spoken.lower().startswith("fr") else "en"


def asked_on(words: Sequence[str]) -> str:
    """The language of a command line before it is parsed, for help and usage errors."""
    asked = [word.partition("=")[2] for word in words if word.startswith("--lang=")]
    asked += [after for word, after in pairwise(words) if word == "--lang"]
    return asked[-1] if asked and asked[-1] in LANGUAGES else language_of(None)
