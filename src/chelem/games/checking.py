"""Find what the package of a game lacks, for authors of games."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files

from chelem.core import ChelemError, Statement
from chelem.engine import Log, Match, Started
from chelem.engine.options import as_text
from chelem.engine.replay import replay
from chelem.games.registry import GAMES, GamePackage
from chelem.i18n import LANGUAGES, say
from chelem.i18n.catalogue import load_catalogue
from chelem.matches import next_deal
from chelem.matches.parameters import size_of

_SECTION = re.compile(r'<a id="([a-z0-9-]+)"></a>\n+#')


def check_game(name: str, randbelow: Callable[[int], int], deals: int = 20) -> tuple[str, ...]:
    """What is missing from an installed game, one English sentence each; nothing where all is there.

    Looks for its sentences and its rules in each language, then plays up to `deals` deals of each form of
    match with random legal moves: every move must be accepted, the log replay to the same state, and every
    line of the score have its sentence. `randbelow(n)` draws a number from 0 to n−1. `BadOption` where there
    is no such game.

    >>> from random import Random
    >>> check_game("minibridge", Random(1).randrange, deals=1)
    ()
    """
    package = GAMES.find(name)
    found = [*_sentences(package), *_pages(package)]
    for form in package.forms:
        found += _matches(package, form, randbelow, deals)
    return tuple(dict.fromkeys(found))


def _sentences(package: GamePackage) -> Iterator[str]:
    """What screens ask for, whatever is played."""
    for language in LANGUAGES:
        known = load_catalogue(language)
        yield from (f"{language}.ftl has no message {code}." for code in _codes(package) if code not in known)


def _codes(package: GamePackage) -> Iterator[str]:
    info, options = package.game.info, package.game().options
    yield from (f"game-{info.id}", f"game-{info.id}-about")
    for form in package.forms:
        yield from (f"form-{form.kind}", f"match-{form.kind}")
        if size_of(form) is not None:
            yield f"form-{form.kind}-size"
    for option, values in options.allowed().items():
        yield f"choice-{option}"
        yield from (f"choice-{option}-{as_text(value)}" for value in values)
    for kind in info.kinds:
        own = {call.kind for call in kind.calls if isinstance(call, Statement)}
        yield from (f"call-{code}" for code in sorted(own))
    for method in package.scoring:
        yield from (f"calc-title-{method.id}", f"calc-note-{method.id}")


def _pages(package: GamePackage) -> Iterator[str]:
    """A page of rules in each language, with the same sections."""
    sections: dict[str, list[str]] = {}
    for language in LANGUAGES:
        page = files(package.import_name).joinpath(f"rules.{language}.md")
        if page.is_file():
            sections[language] = _SECTION.findall(page.read_text(encoding="utf-8"))
        else:
            yield f"There is no page rules.{language}.md."
    if len(set(map(tuple, sections.values()))) > 1:
        yield "The pages of rules do not have the same sections in the same order."


def _matches(
    package: GamePackage, form: type[Match], randbelow: Callable[[int], int], deals: int
) -> Iterator[str]:
    """A match of random moves."""
    game = package.game()
    log = Log(Started(game, form(), {seat: str(seat) for seat in game.info.seats}))
    try:
        for _ in range(deals):
            if log.state.verdict is not None:
                break
            log.add(next_deal(log.state, randbelow))
            while player := log.state.player:
                legal = log.state.legal()
                log.act(player, legal[randbelow(len(legal))])
        if replay(log.entries).state != log.state:
            yield f"A match “{form.kind}” does not replay to the same state."
    except ChelemError as error:
        yield f"A match “{form.kind}” stops at entry {log.version}: {error}"
    yield from _lines(log)


def _lines(log: Log) -> Iterator[str]:
    """The sentence of each line of the score, and of the match's end."""
    verdict = log.state.verdict
    lines = [line for row in log.state.sheet.rows for line in row.lines]
    for line in [*lines, *(verdict.lines if verdict else ())]:
        for language in LANGUAGES:
            if line.code not in load_catalogue(language):
                yield f"{language}.ftl has no message {line.code.replace('.', '-')}."
            elif say(line.code, line.args, language).startswith(line.code):
                yield f"{language}.ftl asks for facts in {line.code.replace('.', '-')} that the line lacks."
