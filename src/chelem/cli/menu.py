"""`chelem menu`: the interactive menu in a terminal."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rich.console import Console

from chelem.cli.deal import deal
from chelem.cli.language import Lang, language_of
from chelem.cli.play import play
from chelem.cli.score import score
from chelem.core import ChelemError
from chelem.games import GAMES
from chelem.i18n import say

QUIT = ("q", "0")
VULNERABLE = ("rouge", "vulnérable", "vulnerable", "vul", "red")
LANGUAGES = {"f": "fr", "e": "en"}


@dataclass(frozen=True, slots=True)
class Choice:
    """A menu entry and its action."""

    label: str
    action: Callable[[], None]


def menu(lang: Lang = None) -> None:
    """Offer the games, the calculator and a deal, until the user quits."""
    language, console = language_of(lang), Console(highlight=False)
    while True:
        choices = _choices(language, console)
        _print_choices(choices, language, console)
        try:
            choice = console.input(say("menu.choice", {}, language) + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if choice in QUIT:
            return
        language = LANGUAGES.get(choice, language)
        if choice.isdecimal() and 1 <= int(choice) <= len(choices):
            try:
                choices[int(choice) - 1].action()
            except ChelemError as error:
                console.print(error.say(language), style="bold red")
        elif choice not in LANGUAGES:
            console.print(say("menu.unknown", {}, language), style="bold red")


def _score_contracts(language: str, console: Console) -> None:
    """Score typed contracts until an empty line; a last word "vulnerable" is accepted."""
    while text := console.input(say("menu.contract", {}, language) + " ").strip():
        contract, _, last = text.rpartition(" ")
        vulnerable = last.lower() in VULNERABLE
        try:
            score(contract if vulnerable else text, vulnerable=vulnerable, lang=language)
        except ChelemError as error:
            console.print(error.say(language), style="bold red")


def _print_choices(choices: list[Choice], language: str, console: Console) -> None:
    """Print the numbered choices, then the lettered ones."""
    lines = [f"{number}  {choice.label}" for number, choice in enumerate(choices, start=1)]
    lines += [say("menu.language", {}, language), say("menu.quit", {}, language)]
    console.print("Chelem\n\n" + "\n".join(f"  {line}" for line in lines), markup=False)


def _choices(language: str, console: Console) -> list[Choice]:
    """Return the choices: every game in each form of match, then the calculator and a deal."""
    choices = []
    for name, package in GAMES.items():
        title = say(f"game-{name}", {}, language)
        for form in package.forms:
            label = f"{title} · {say(f'form-{form.kind}', {'game': name}, language)}"
            choices.append(Choice(label, partial(play, name, match=form.kind, lang=language)))
    return [
        *choices,
        Choice(say("menu.score", {}, language), partial(_score_contracts, language, console)),
        Choice(say("menu.deal", {}, language), partial(deal, lang=language)),
    ]
