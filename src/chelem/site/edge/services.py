"""The parts of a running server, which its features share: one of each type."""

from typing import TypeVar, cast

from starlette.requests import HTTPConnection

Wanted = TypeVar("Wanted")


class Services:
    """The parts of a server, found by their type, so that no feature is known here."""

    def __init__(self, *parts: object) -> None:
        self._parts = {type(part): part for part in parts}

    def get(self, kind: type[Wanted]) -> Wanted:
        """Return the part of a type; `KeyError` if this server has none."""
        return cast("Wanted", self._parts[kind])

    def find(self, kind: type[Wanted]) -> Wanted | None:
        """Return the part of a type; None if this server has none."""
        return cast("Wanted | None", self._parts.get(kind))


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the running server."""
    return cast("Services", connection.app.state.services)


def provided(connection: HTTPConnection, kind: type[Wanted]) -> Wanted:
    """Return the part of a type of the running server; `KeyError` if it has none."""
    return services_of(connection).get(kind)
