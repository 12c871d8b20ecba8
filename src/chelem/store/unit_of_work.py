"""What a table has still to write: rows as the database has them, in the order in which they came about."""

import json
from collections.abc import Iterable, Mapping

import orjson
from sqlalchemy import delete, insert, update

from chelem.engine.log import Entry
from chelem.formats.log.write import entry_json
from chelem.store import schema
from chelem.store.writer import Write
from chelem.tables.people import Person


class Ledger:
    """The writes of one table that nobody has kept yet."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._write = Write()

    def __bool__(self) -> bool:
        return bool(self._write)

    def take(self) -> Write:
        """All of it, to be kept at once or not at all."""
        write, self._write = self._write, Write()
        return write

    def table(self, plan: Mapping[str, object], policy: Mapping[str, object], owner: str, since: str) -> None:
        """A table that has just been made: everything else of it comes after."""
        values = {"plan": json.dumps(plan), "policy": json.dumps(policy), "owner": owner, "since": since}
        row = insert(schema.tables).values(code=self._code, status="open", **values)
        self._write.statements.insert(0, row)

    def change(self, **values: object) -> None:
        """A change of the table's own row."""
        rows = schema.tables
        self._write.statements.append(update(rows).where(rows.c.code == self._code).values(**values))

    def person(self, person: Person, place: int, seat: str | None) -> None:
        """Who somebody is, as the how-manieth they came, and where they sit."""
        rows = schema.people
        values = {"player": person.player, "place": place, "name": person.name, "visitor": person.visitor}
        self._write.statements += [
            delete(rows).where(rows.c.code == self._code, rows.c.player == person.player),
            insert(rows).values(code=self._code, seat=seat, **values),
        ]

    def chair(self, player: str, seat: str | None) -> None:
        """Where somebody sits now."""
        rows = schema.people
        these = update(rows).where(rows.c.code == self._code, rows.c.player == player)
        self._write.statements.append(these.values(seat=seat))

    def promise(self, deal: int, attempt: int, salt: str, drawn: object) -> None:
        """What will prove a deal, and how its dealer was drawn."""
        values = {"deal": deal, "attempt": attempt, "salt": salt, "drawn": json.dumps(drawn)}
        self._write.statements.append(insert(schema.promises).values(code=self._code, **values))

    def comparison(self, deal: int, results: object) -> None:
        """What bots made of a deal."""
        row = insert(schema.comparisons).values(code=self._code, deal=deal, results=json.dumps(results))
        self._write.statements.append(row)

    def entries(self, entries: Iterable[Entry]) -> None:
        """Lines of the log."""
        self._write.lines += [
            {"code": self._code, "version": e.version, "body": orjson.dumps(entry_json(e)).decode()}
            for e in entries
        ]
