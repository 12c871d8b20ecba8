"""The files that a disk may have after a power cut, from the record of what was written and synced."""

import os
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.chance import Below
from tests.support.libraries import compile_library

HERE = Path(__file__).parent
HEADER = struct.Struct("=cIQQ")
SECTOR = 512
"""What a disk writes whole or not at all, in bytes."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a file or a sync: `kind` as in record.c."""

    kind: str
    name: str
    offset: int
    data: bytes


@dataclass(slots=True)
class _File:
    """A file: what the disk has, and the changes since its last sync."""

    safe: bytearray = field(default_factory=bytearray)
    pending: list[Change] = field(default_factory=list)
    named: bool = False
    """Whether its name is on the disk: its folder has been synced."""


def compiled(folder: Path) -> Path:
    """Compile the recorder, and return it."""
    return compile_library(HERE / "record.c", folder)


def recording(library: Path, folder: Path, record: Path) -> dict[str, str]:
    """Return the environment of a program whose changes below a folder are recorded."""
    return {"LD_PRELOAD": str(library), "CHELEM_POWER": str(folder), "CHELEM_POWER_RECORD": str(record)}


def read_record(record: Path) -> list[Change]:
    """Return the changes in order; the last may be cut where the program was killed."""
    return list(_changes(record.read_bytes()))


def _changes(data: bytes) -> Iterator[Change]:
    place = 0
    while place + HEADER.size <= len(data):
        kind, length, offset, size = HEADER.unpack_from(data, place)
        place += HEADER.size
        if place + length + size > len(data):
            return
        name, body = data[place : place + length].decode(), data[place + length : place + length + size]
        yield Change(kind.decode(), name, offset, body)
        place += length + size


def rebuild(
    changes: Sequence[Change], folder: Path, below: Below, before: Mapping[str, bytes] | None = None
) -> None:
    """Write the files of an empty folder as a disk may have them after these changes.

    The files of `before` were on the disk when the record began. What was synced is there. Of later changes
    each file keeps all, none, or any of them, in sectors.
    """
    files = {name: _File(bytearray(content), named=True) for name, content in (before or {}).items()}
    for change in changes:
        _note(files, change)
    for name, file in files.items():
        if file.named or below(2):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(_surviving(file, below))


def _note(files: dict[str, _File], change: Change) -> None:
    match change.kind:
        case "u":
            files.pop(change.name, None)  # SQLite removes only what it no longer needs
        case "r":
            files[change.data.decode()] = files.pop(change.name, _File())
        case "d":
            for name, file in files.items():
                file.named = file.named or os.path.dirname(name) == change.name  # noqa: PTH120
        case "s":
            file = files.setdefault(change.name, _File())
            for pending in file.pending:
                _apply(file.safe, pending)
            file.pending.clear()
        case _:
            files.setdefault(change.name, _File()).pending.append(change)


def _surviving(file: _File, below: Below) -> bytes:
    content, mood = bytearray(file.safe), below(3)
    for change in file.pending:
        if mood == 0:
            break
        if mood == 1 or change.kind != "w":
            _apply(content, change)
            continue
        for start in range(0, len(change.data), SECTOR):
            if below(2):
                part = change.data[start : start + SECTOR]
                _apply(content, Change("w", change.name, change.offset + start, part))
    return bytes(content)


def _apply(content: bytearray, change: Change) -> None:
    if change.kind == "t":
        del content[change.offset :]
        content.extend(bytes(change.offset - len(content)))
    elif change.kind == "w":
        content.extend(bytes(max(0, change.offset - len(content))))
        content[change.offset : change.offset + len(change.data)] = change.data
