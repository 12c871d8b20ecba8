"""`chelem prune`: remove old tables from a database."""

from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.database_argument import DatabaseArgument, database_url
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.i18n import say
from chelem.site.operations import Retention, before, parse_age, prune, stored_age, stored_names_age


def prune_database(
    database: DatabaseArgument = None,
    older_than: Annotated[
        str | None, typer.Option("--older-than", metavar="AGE", help="help.prune.older")
    ] = None,
    names_older_than: Annotated[
        str | None, typer.Option("--names-older-than", metavar="AGE", help="help.prune.names")
    ] = None,
    events_older_than: Annotated[
        str | None, typer.Option("--events-older-than", metavar="AGE", help="help.prune.events")
    ] = None,
    unfinished: Annotated[bool, typer.Option("--unfinished", help="help.prune.unfinished")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="help.prune.dry")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Remove them, or with `--dry-run` say how many would be."""
    url = database_url(database)
    age = parse_age(stored_age(url) if older_than is None else older_than)
    names_age = parse_age(stored_names_age(url) if names_older_than is None else names_older_than)
    events_before = "" if events_older_than is None else before(parse_age(events_older_than))
    retention = Retention(before(age), unfinished, before(names_age), events_before)
    pruned = prune(url, retention, dry_run=dry_run)
    facts = {"tables": pruned.tables, "visitors": pruned.visitors, "names": pruned.names}
    facts |= {"events": pruned.events} if events_older_than else {}
    if as_json:
        print_json({**facts, "dry_run": dry_run})
        return
    code = "prune.would" if dry_run else "prune.done"
    console, language = Console(highlight=False, soft_wrap=True), language_of(lang)
    console.print(say(code, facts, language))
    if events_older_than:
        console.print(say("prune.events-would" if dry_run else "prune.events-done", facts, language))
