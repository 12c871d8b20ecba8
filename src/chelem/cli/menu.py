"""`chelem menu`: the first page of the program in a terminal."""

from collections.abc import Callable

from rich.console import Console

from chelem.cli.deal import deal
from chelem.cli.language import Lang, language_of
from chelem.cli.play import play
from chelem.cli.score import score
from chelem.core.errors import ChelemError
from chelem.i18n import say

QUIT = ("q", "0")
VULNERABLE = ("rouge", "vulnérable", "vulnerable", "vul", "red")
LANGUAGES = {"f": "fr", "e": "en"}


def menu(lang: Lang = None) -> None:
    """Offer the games, the calculator and a deal, until the person has enough."""
    language, console = language_of(lang), Console(highlight=False)
    while True:
        console.print(say("menu", {}, language))
        try:
            choice = console.input(say("menu.choice", {}, language) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if choice in QUIT:
            return
        language = LANGUAGES.get(choice, language)
        if action := _actions(language, console).get(choice):
            try:
                action()
            except ChelemError as error:
                console.print(error.say(language), style="bold red")
        elif choice not in LANGUAGES:
            console.print(say("menu.unknown", {}, language), style="bold red")


def _marks(language: str, console: Console) -> None:
    """Mark contracts, one after the other, until an empty line; a last word may say vulnerable."""
    while text := console.input(say("menu.contract", {}, language) + " ").strip():
        contract, _, last = text.rpartition(" ")
        vulnerable = last.lower() in VULNERABLE
        try:
            score(contract if vulnerable else text, vulnerable=vulnerable, lang=language)
        except ChelemError as error:
            console.print(error.say(language), style="bold red")


def _actions(language: str, console: Console) -> dict[str, Callable[[], None]]:
    """What each choice does."""
    return {
        "1": lambda: play("contract", match="duplicate", lang=language),
        "2": lambda: play("contract", match="rubber", lang=language),
        "3": lambda: play("contract", match="chicago", lang=language),
        "4": lambda: play("whist", lang=language),
        "5": lambda: play("comptoir", lang=language),
        "6": lambda: play("whiz", lang=language),
        "7": lambda: _marks(language, console),
        "8": lambda: deal(lang=language),
    }
