"""An entry of an event's log as JSON, and back."""

from collections.abc import Mapping
from typing import Any

from chelem.core import ParseError
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.log.author import Author
from chelem.events.log.entries.registry import ENTRIES
from chelem.events.log.event import EntryContent, EventEntry
from chelem.events.log.values import MOVEMENT, SETTINGS_CODEC, event_codec_of
from chelem.formats.log.codec import Codec, Misfit, derived, of_kind, read_property
from chelem.formats.log.values import NUMBER, TEXT
from chelem.movements import Movement

CODECS: Mapping[str, Codec[Any]] = {kind.entry: derived(kind, event_codec_of) for kind in ENTRIES}
"""The codecs of all entries, by their names."""
AUTHOR = derived(Author, event_codec_of, whole=True)


def entry_content_json(content: EntryContent) -> dict[str, Any]:
    """Return what an entry says as plain JSON values, as `read_entry_content` reads it."""
    return {"event": content.entry, **CODECS[content.entry].write(content)}


def event_entry_json(entry: EventEntry) -> dict[str, Any]:
    """Return an entry as plain JSON values, its own fields beside those that all entries have."""
    name = entry.content.entry
    return {
        "version": entry.version,
        "event": name,
        **entry_stamp_json(entry),
        **CODECS[name].write(entry.content),
    }


def entry_stamp_json(entry: EventEntry) -> dict[str, Any]:
    """Return what an entry has besides what it says, as plain JSON values."""
    stamp = {"device": entry.device, "client": entry.client, "at": entry.at}
    return {
        "version": entry.version,
        "by": AUTHOR.write(entry.author),
        **{key: value for key, value in stamp.items() if value},
    }


def read_event_entry(values: Any) -> EventEntry:
    """Read an entry; raise `ParseError` for its first fault."""
    try:
        fields = of_kind(dict, values)
        version = read_property(fields, "version", NUMBER)
        author = read_property(fields, "by", AUTHOR)
        stamp = [TEXT.read(fields.get(name, "")) for name in ("device", "client", "at")]
        return EventEntry(version, read_entry_content(fields), author, *stamp)
    except Misfit as misfit:
        raise ParseError("event.log.content", field=".".join(misfit.path)) from None


def read_entry_content(values: Any) -> EntryContent:
    """Read what an entry says: its name under `event`, and its fields; raise `ParseError`."""
    try:
        fields = of_kind(dict, values)
        name = read_property(fields, "event", TEXT)
        if name not in CODECS:
            raise ParseError("event.log.entry", name=name)
        content: EntryContent = CODECS[name].read(fields)
    except Misfit as misfit:
        raise ParseError("event.log.content", field=".".join(misfit.path)) from None
    return content


def read_settings(values: Any) -> ChosenSettings:
    """Read the settings with which an event is opened, and check them; raise `ParseError` or `BadOption`."""
    try:
        chosen = SETTINGS_CODEC.read(values)
    except Misfit as misfit:
        raise ParseError("event.log.content", field=".".join(("settings", *misfit.path))) from None
    chosen.check()
    return chosen


def json_of_movement(movement: Movement) -> dict[str, Any]:
    """Return a movement as an entry `planned` has it."""
    written: dict[str, Any] = MOVEMENT.write(movement)
    return written


def movement_of_json(values: Any) -> Movement:
    """Read the movement of a section; raise `ParseError`."""
    try:
        return MOVEMENT.read(values)
    except Misfit as misfit:
        raise ParseError("event.log.content", field=".".join(("movement", *misfit.path))) from None
