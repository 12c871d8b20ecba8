"""`chelem system`: check a bidding system, explain an auction, deal hands, name its texts, watch its file."""

from enum import Enum
from typing import Annotated

import typer

from chelem.arena.standing import Standing
from chelem.bots.convention_cards.loading import load_system
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared import system_report as report
from chelem.cli.shared.system_watching import SystemWatcher, watched_file


class SystemAction(Enum):
    """What to do with a system."""

    CHECK = "check"
    EXPLAIN = "explain"
    DEAL = "deal"
    TEXTS = "texts"
    WATCH = "watch"


def bidding_system(
    action: Annotated[
        SystemAction, typer.Argument(metavar="check|explain|deal|texts|watch", help="help.system.action")
    ],
    name: Annotated[str, typer.Argument(metavar="NAME|FILE", help="help.system.name")],
    auction: Annotated[str, typer.Argument(metavar="AUCTION", help="help.system.auction")] = "",
    style: Annotated[str, typer.Option("--style", help="help.system.style")] = "",
    vulnerable: Annotated[
        str, typer.Option("--vulnerable", metavar="none|ns|ew|all", help="help.system.vulnerable")
    ] = "none",
    part_score: Annotated[
        str | None, typer.Option("--part-score", metavar="NS:EW", help="help.system.part_score")
    ] = None,
    number: Annotated[int, typer.Option("-n", min=1, max=1000, help="help.system.number")] = 3,
    auctions: Annotated[
        int, typer.Option("--auctions", min=0, max=100_000, help="help.system.auctions")
    ] = 300,
    seed: Annotated[int, typer.Option("--seed", min=0, help="help.system.seed")] = 0,
    exact: Annotated[bool, typer.Option("--exact", help="help.system.exact")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check a system, explain an auction, deal hands, name its texts, watch it; faults exit with status 1."""
    language = language_of(lang)
    if action is SystemAction.WATCH:
        SystemWatcher(watched_file(name), style, auctions, seed, language).run()
        return
    chosen = load_system(name, style)
    if action is SystemAction.CHECK:
        raise typer.Exit(report.check_system(chosen, auctions, seed, language, as_json=as_json) > 0)
    if action is SystemAction.TEXTS:
        report.print_texts(chosen, language, as_json=as_json)
        return
    standing = None if part_score is None else Standing.parse(part_score)
    point = report.read_point(chosen, auction, report.setting_asked(vulnerable, standing), language)
    if action is SystemAction.EXPLAIN:
        report.explain_auction(point, language, as_json=as_json, exact=exact)
    else:
        report.deal_examples(point, number, seed, language, as_json=as_json)
