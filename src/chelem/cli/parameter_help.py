"""An argument or an option of a command as a row of its help: what it is called, and what it is for."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any

from chelem.i18n import say
from chelem.i18n.catalogue import load_catalogue

_KINDS = {"str": "text", "path": "file", "int": "number", "float": "number"}
"""The words for types of values; what is none of them, such as a choice, is shown as it is."""
_TYPE = re.compile(r"<(?:list\[)?(\w+)(?: range)?\]?>")


def parameter_row(parameter: Any, context: Any) -> tuple[str, str]:
    """Return what a parameter and its value are called, and its help with what else counts for it."""
    value = _value(parameter.display_type(context), context.obj)
    if parameter.param_type_name == "argument":
        repeated = "..." if parameter.metavar is None and parameter.nargs != 1 else ""
        name = f"{parameter.metavar or parameter.name}{repeated} {value}"
    else:
        named = "" if parameter.is_flag else f" {parameter.metavar or value}"
        spellings = (parameter.opts, parameter.secondary_opts)
        name = " / ".join(", ".join(sorted(names, key=_dashes)) + named for names in spellings if names)
    remarks = "; ".join(_remarks(parameter, context))
    return name, "  ".join(filter(None, (parameter.help, remarks and f"[{remarks}]")))


def translated_metavar(text: str | None, language: str) -> str | None:
    """Return the name of a value with the words in capitals that differ between languages: `FILE`."""
    catalogue = load_catalogue(language)

    def translated(found: re.Match[str]) -> str:
        code = f"help-name-{found[0].lower()}"
        return catalogue.say(code, {}) if code in catalogue else found[0]

    return text and re.sub("[A-Z]+", translated, text)


def _value(shown: str, language: str) -> str:
    """Return the type of a value, `<list[str]>` as Typer shows it, in words."""
    found = _TYPE.fullmatch(shown)
    kind = found and _KINDS.get(found[1].lower())
    return f"<{say(f'help.value.{kind}', {}, language)}>" if kind else shown


def _dashes(option: str) -> int:
    return len(option) - len(option.lstrip("-"))


def _remarks(parameter: Any, context: Any) -> Iterator[str]:
    """Yield where a value comes from, which are allowed, and whether there must be one."""
    language = context.obj
    if parameter.show_envvar and parameter.envvar:
        yield f"{say('help.of-typer.env-var', {}, language)} {parameter.envvar}"
    if default := _default(parameter, context):
        yield f"{say('help.of-typer.default', {}, language)} {default}"
    low, high = parameter.min, parameter.max
    if low is not None or high is not None:
        yield f"x>={low}" if high is None else f"x<={high}" if low is None else f"{low}<=x<={high}"
    if parameter.required:
        yield say("help.of-typer.required", {}, language)


def _default(parameter: Any, context: Any) -> str:
    """Return the value of a parameter that is not given; nothing if it is not to be shown."""
    if isinstance(parameter.show_default, str):
        return f"({parameter.show_default})"
    value = parameter.get_default(context, call=False) if parameter.show_default else None
    if isinstance(value, bool):
        spellings = parameter.opts if value else parameter.secondary_opts
        return spellings[0].lstrip("-") if parameter.secondary_opts else ""
    values = value if isinstance(value, (list, tuple)) else [] if value is None else [value]
    return ", ".join(str(part.value if isinstance(part, Enum) else part) for part in values)
