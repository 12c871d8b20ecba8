"""`chelem play`: a match in the terminal, against bots or among them."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.bots.baseline import Baseline
from chelem.bots.bot import Bot
from chelem.cli.autosave import Keeper, read_match
from chelem.cli.deal import randbelow_of
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.session import Session
from chelem.core.errors import BadOption
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Finished, Started
from chelem.engine.game import Game
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.engine.sheet import PlayerId
from chelem.formats.log.write import write_log
from chelem.games.forms import new_match, sized
from chelem.games.options import new_game, read_options
from chelem.matches.parameters import parameters
from chelem.text import read_seat


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="help.play.game")],
    match: Annotated[str | None, typer.Option("--match", metavar="FORM", help="help.play.match")] = None,
    deals: Annotated[int | None, typer.Option("--deals", min=1, help="help.play.deals")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N|E|S|W", help="help.play.seat")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="help.seed")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help.play.option")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="help.play.auto")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="LOG", help="help.play.save")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play; with `--json` the log is printed to stdout, and the table, if the user plays, to stderr."""
    language = language_of(lang)
    chosen = new_game(game, read_options(game, options_of(option or [])))
    form = form_of(game, match, deals)
    mine = Seat.S if seat is None else read_seat(seat, language)
    me = None if auto else str(mine)
    log = Log(Started(chosen, form, players_of(chosen, mine)))
    keeper = Keeper.new(save, language)
    session = Session(
        log,
        bots_of(log, me, seed),
        me,
        randbelow_of(seed),
        language,
        Console(stderr=as_json, quiet=auto and as_json, highlight=False),
        keeper,
    )
    if session.run(deals):
        stop_early(log)
        keeper.keep(log)
    if as_json:
        print("\n".join(write_log(log.entries, language)))  # noqa: T201 - the output


def resume(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="help.resume.log")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N|E|S|W", help="help.play.seat")] = None,
    lang: Lang = None,
) -> None:
    """Resume a match saved by `play --save`, in the same file."""
    language = language_of(lang)
    match = read_match(log)
    me = str(Seat.S if seat is None else read_seat(seat, language))
    if match.state.seat(me) is None:
        raise BadOption("resume.seat", seat=me)
    console = Console(highlight=False)
    keeper = Keeper(log, language, match.version)
    Session(match, bots_of(match, me, None), me, randbelow_of(None), language, console, keeper).run()


def options_of(texts: list[str]) -> dict[str, str]:
    """Options typed as `name=value`."""
    options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option.form", text=text)
        options[name.strip()] = value.strip().lower()
    return options


def form_of(game: str, match: str | None, deals: int | None) -> Match:
    """The form of match; `--deals` is its size, if it has a number of deals."""
    form = new_match(game) if match is None else sized(game, match)
    if deals is not None and parameters(form).keys() & {"boards", "deals"} and ":" not in (match or ""):
        return sized(game, f"{form.kind}:{deals}")
    return form


def players_of(game: Game, mine: Seat) -> dict[Seat, PlayerId]:
    """The players by seat, named after their seats; the empty seat moves opposite if it is `mine`."""
    empty = game.info.empty_seat
    if empty is mine:
        empty = mine.partner
    return {seat: str(seat) for seat in SEATS if seat is not empty}


def bots_of(log: Log, me: PlayerId | None, seed: int | None) -> dict[PlayerId, Bot]:
    """A bot for everybody except the user."""
    players = [player for player in log.state.chairs if player and player != me]
    return {player: Baseline((seed or 0) + place) for place, player in enumerate(players)}


def stop_early(log: Log) -> None:
    """End a rubber between two deals as unfinished (RULES 0.10)."""
    state = log.state
    between = state.board is not None and state.board.closed
    if state.verdict is None and between and (verdict := state.match.stopped(state.game, state.sheet)):
        log.add(Finished(verdict))
