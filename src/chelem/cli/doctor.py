"""`chelem doctor`: say what is wrong with a database, and what to do."""

import asyncio
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from chelem.cli.database_argument import DatabaseArgument, database_url
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.core import BadOption
from chelem.i18n import say
from chelem.site.operations import REPAIRABLE, Diagnosis, examine, repair

if TYPE_CHECKING:
    from chelem.site.work import WorkerSummary


UNKNOWN = "?"
"""Where workers of the first release run, and which release that is."""
BUS_SECONDS = 5.0
"""For how long a bus is sought, which runs if there is one."""


def examine_database(
    database: DatabaseArgument = None,
    repairing: Annotated[bool, typer.Option("--repair", help="help.doctor.repair")] = False,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", envvar="CHELEM_BUS", help="help.doctor.bus")
    ] = None,
    copy: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="help.doctor.copy")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print a sentence for each fault, note, owner and worker; exit with status 1 if a fault is left."""
    language, url = language_of(lang), database_url(database)
    if repairing:
        _repair(url, copy or _copy_of(), language, as_json=as_json)
        return
    diagnosis = examine(url)
    faults = [fault.say(language) for fault in diagnosis.faults]
    notes = [note.say(language) for note in diagnosis.notes]
    shards, workers = diagnosis.shards, _workers(bus or _bus_of(url, diagnosis), notes, language)
    if as_json:
        owned: dict[str, Any] = {} if shards is None else {"shards": asdict(shards)}
        owned |= {} if workers is None else {"workers": [asdict(worker) for worker in workers]}
        print_json({"logs": diagnosis.logs, "faults": faults, "notes": notes, **owned})
    else:
        console = Console(highlight=False, soft_wrap=True)
        for sentence in faults:
            console.print(sentence, style="red", markup=False)
        if any(fault.code in REPAIRABLE for fault in diagnosis.faults):
            console.print(say("doctor.repairable", {}, language), style="bold", markup=False)
        for sentence in notes:
            console.print(sentence, style="yellow", markup=False)
        for phrase in () if shards is None else shards.phrases():
            console.print(phrase.say(language), markup=False)
        for sentence in _sentences_of(workers, language, sought=bus is not None):
            console.print(sentence, markup=False)
        if not faults:
            console.print(say("doctor.sound", {"logs": diagnosis.logs}, language), style="bold")
    if faults:
        raise typer.Exit(1)


def _bus_of(url: str, diagnosis: Diagnosis) -> str | None:
    """Return the bus of servers that need no other one than their database; None where there are none."""
    return url if diagnosis.shards is not None and diagnosis.shards.owners else None


def _workers(bus: str | None, notes: list[str], language: str) -> "list[WorkerSummary] | None":
    """Return the workers on a bus; None without one, with a note if it cannot be reached."""
    if bus is None:
        return None
    from chelem.site.bus import open_bus  # noqa: PLC0415 - a file has no bus
    from chelem.site.work import find_workers  # noqa: PLC0415 - as above

    async def find() -> "list[WorkerSummary]":
        opened = await open_bus(bus, patience=BUS_SECONDS)
        try:
            return await find_workers(opened)
        finally:
            await opened.close()

    try:
        return asyncio.run(find())
    except BadOption as error:
        notes.append(say(error.code, error.facts, language))
        return None


def _sentences_of(workers: "list[WorkerSummary] | None", language: str, *, sought: bool) -> Iterator[str]:
    """Yield a sentence for each worker; if they were asked for, also that there is none."""
    for worker in workers or ():
        facts = asdict(worker) | {"host": worker.host or UNKNOWN, "release": worker.release or UNKNOWN}
        yield say("doctor.worker", facts, language)
    if workers == [] and sought:
        yield say("doctor.workers-none", {}, language)


def _copy_of() -> Path:
    """Return the file of the copy before a repair: of this second, where the command is run."""
    return Path(f"chelem-before-repair-{datetime.now(UTC):%Y%m%d-%H%M%S}.db")


def _repair(url: str, copy: Path, language: str, *, as_json: bool) -> None:
    """Repair a database, and say what was done and what is left."""
    try:
        repaired = repair(url, copy)
    except FileExistsError:
        raise BadOption("backup.exists", path=copy) from None
    done = [phrase.say(language) for phrase in repaired.done]
    left = [fault.say(language) for fault in repaired.left]
    if as_json:
        print_json({"copy": str(copy), "repaired": done, "faults": left})
    else:
        console = Console(highlight=False, soft_wrap=True)
        console.print(say("doctor.copied", {"file": str(copy)}, language), markup=False)
        for sentence in done or [say("doctor.nothing-repaired", {}, language)]:
            console.print(sentence, style="bold", markup=False)
        for sentence in left:
            console.print(sentence, style="red", markup=False)
    if left:
        raise typer.Exit(1)
