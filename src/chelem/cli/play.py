"""`chelem play` and `chelem resume`: a match in the terminal, with the user or among bots only."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.bots import Bot, Configuration, Occasion, new_bot
from chelem.bots.table_bots import requested_bots
from chelem.cli.deal import randbelow_of
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.autosave import Autosave, read_match
from chelem.cli.shared.option_arguments import parse_option_arguments
from chelem.cli.shared.session import Session
from chelem.core import SEATS, BadOption, Seat
from chelem.engine import Game, Log, Match, PlayerId
from chelem.engine.events import Finished, Started
from chelem.formats import write_log
from chelem.formats.log.started import LATEST_FORMAT
from chelem.games.forms import new_match, sized
from chelem.games.options import new_game, read_options
from chelem.matches.parameters import parameters
from chelem.text import read_seat

TableBots = Annotated[str | None, typer.Option("--bots", metavar="STRENGTH:SYSTEM", help="help.play.bots")]
BOTS_ALONE = "instant:sayc"
"""The bots of a match that nobody watches move by move, the same in all languages."""


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
    bots: TableBots = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="LOG", help="help.play.save")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a match; with `--json` the log goes to stdout and, if the user plays, the table to stderr."""
    language = language_of(lang)
    rules = new_game(game, read_options(game, parse_option_arguments(option or [])))
    own_seat = Seat.S if seat is None else read_seat(seat, language)
    me = None if auto else str(own_seat)
    configuration = requested_bots(bots or (BOTS_ALONE if auto else None), language)
    players = players_by_seat(rules, own_seat)
    log = Log(Started(rules, match_form(game, match, deals), players, LATEST_FORMAT))
    autosave = Autosave.new(save, language)
    session = Session(
        log,
        create_bots(log, me, configuration, seed),
        configuration,
        me,
        randbelow_of(seed),
        language,
        Console(stderr=as_json, quiet=auto and as_json, highlight=False),
        autosave,
    )
    if session.run(deals):
        end_unfinished_match(log)
        autosave.save(log)
    if as_json:
        print("\n".join(write_log(log.entries, language)))  # noqa: T201 - the output


def resume(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="help.resume.log")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N|E|S|W", help="help.play.seat")] = None,
    bots: TableBots = None,
    lang: Lang = None,
) -> None:
    """Resume a match saved by `play --save`, in the same file."""
    language = language_of(lang)
    match = read_match(log)
    if match.state.format == 2 or match.chain is not None:  # the log of a live table
        raise BadOption("resume.format", format=match.state.format)
    me = str(Seat.S if seat is None else read_seat(seat, language))
    if match.state.seat(me) is None:
        raise BadOption("resume.seat", seat=me)
    console = Console(highlight=False)
    autosave = Autosave(log, language, match.version)
    configuration = requested_bots(bots, language)
    players = create_bots(match, me, configuration, None)
    Session(match, players, configuration, me, randbelow_of(None), language, console, autosave).run()


def match_form(game: str, match: str | None, deals: int | None) -> Match:
    """Return the form of match; `--deals` sets its size if it is played over a number of deals."""
    form = new_match(game) if match is None else sized(game, match)
    if deals is not None and parameters(form).keys() & {"boards", "deals"} and ":" not in (match or ""):
        return sized(game, f"{form.kind}:{deals}")
    return form


def players_by_seat(game: Game, own_seat: Seat) -> dict[Seat, PlayerId]:
    """Return players named after their seats; if the empty seat is `mine`, the opposite one stays empty."""
    empty = game.info.empty_seat
    if empty is own_seat:
        empty = own_seat.partner
    return {seat: str(seat) for seat in SEATS if seat is not empty}


def create_bots(
    log: Log, me: PlayerId | None, configuration: Configuration, seed: int | None
) -> dict[PlayerId, Bot]:
    """Return a bot for every player except the user."""
    players = [player for player in log.state.chairs if player and player != me]
    numbered = enumerate(players, seed or 0)
    return {player: new_bot(configuration, number, Occasion(claims=True)) for number, player in numbered}


def end_unfinished_match(log: Log) -> None:
    """Settle an unfinished rubber (RULES 0.10) if no deal is in progress."""
    state = log.state
    between_deals = state.board is not None and state.board.closed
    if state.verdict is None and between_deals and (verdict := state.match.stopped(state.game, state.sheet)):
        log.add(Finished(verdict))
