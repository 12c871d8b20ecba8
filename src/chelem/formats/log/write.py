"""Write log entries as JSON, with the reasons of score lines in the reader's language."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from chelem.core import Contract
from chelem.engine import Entry, Verdict
from chelem.engine.events import Finished
from chelem.formats.log.events import event_codecs
from chelem.formats.log.values import CONTRACT

Json = dict[str, Any]


def write_log(entries: Iterable[Entry], language: str = "en") -> Iterator[str]:
    """Yield the lines of a log, without line ends."""
    for entry in entries:
        yield json.dumps(entry_json(entry, language), ensure_ascii=False)


def entry_json(entry: Entry, language: str = "en") -> Json:
    """Return an entry as a JSON object."""
    event = entry.event
    written = {
        "version": entry.version,
        "event": event.event,
        **event_codecs(language)[type(event)].write(event),
    }
    if entry.at is not None:
        written["at"] = entry.at
    if entry.id is not None:
        written["id"] = entry.id
    if entry.chain is not None:
        written["chain"] = entry.chain
    return written


def contract_json(contract: Contract) -> Json:
    """Return a contract as events contain it."""
    written: Json = CONTRACT.write(contract)
    return written


def verdict_json(verdict: Verdict, language: str) -> Json:
    """Return the end of a match as `finished` contains it."""
    written: Json = event_codecs(language)[Finished].write(Finished(verdict))
    return written
